import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 42613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 35317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 49140:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("constants");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 72250:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("dns");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 91943:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 44708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 98995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 80481:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");

/***/ }),

/***/ 80099:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 38321:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");

/***/ }),

/***/ 46466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 46193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 87997:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");

/***/ }),

/***/ 58500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 78877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 53557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 52018:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 87016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 98253:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util/types");

/***/ }),

/***/ 43106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 60269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q$: () => (/* binding */ assetPath),
/* harmony export */   ee: () => (/* binding */ selfCommand),
/* harmony export */   ul: () => (/* binding */ setDistDir),
/* harmony export */   uq: () => (/* binding */ assetUrl)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73136);
/**
 * Where files that travel beside the bundle lie (PGlite, fonts, the report's browser script).
 * The two-line stubs in dist/ know their own folder and say it once; everything else asks here, because ncc rewrites
 * `import.meta.url` inside the bundle.
 */

let distDir;
/** Called by the stubs (and by the test set-up) before anything else. `dir` ends with a slash. */
function setDistDir(dir) {
    distDir = dir;
}
/** Absolute path of a file under dist/assets/, e.g. `assetPath('pglite/pglite.wasm')`. */
function assetPath(relative) {
    return (0,node_url__WEBPACK_IMPORTED_MODULE_0__.fileURLToPath)(new URL(`assets/${relative}`, requireDistDir()));
}
const assetUrl = (relative) => (0,node_url__WEBPACK_IMPORTED_MODULE_0__.pathToFileURL)(assetPath(relative));
/** argv that starts this same product again, for child processes: `[node, …/infx.js]`. */
function selfCommand() {
    return [process.execPath, (0,node_url__WEBPACK_IMPORTED_MODULE_0__.fileURLToPath)(new URL('infx.js', requireDistDir()))];
}
function requireDistDir() {
    if (!distDir)
        throw new Error('setDistDir() was not called: start through a stub in dist/ or the test set-up');
    return distDir;
}
//# sourceMappingURL=assets.js.map

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var _assets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(60269);
/**
 * The one entry of the bundle: ncc splits every dynamic import into its own chunk, so an action loads only what it
 * uses. The stubs in dist/ call `main` with their own name and folder.
 */

async function main(name, distDir) {
    (0,_assets_js__WEBPACK_IMPORTED_MODULE_0__/* .setDistDir */ .ul)(distDir);
    switch (name) {
        case 'infx':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(8179), __nccwpck_require__.e(4824)]).then(__nccwpck_require__.bind(__nccwpck_require__, 44824))).main(process.argv.slice(2));
        case 'check-changelog':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(3243), __nccwpck_require__.e(1659), __nccwpck_require__.e(3551), __nccwpck_require__.e(7366), __nccwpck_require__.e(8384), __nccwpck_require__.e(6396), __nccwpck_require__.e(5927), __nccwpck_require__.e(7116), __nccwpck_require__.e(5468), __nccwpck_require__.e(7021), __nccwpck_require__.e(6993)]).then(__nccwpck_require__.bind(__nccwpck_require__, 66993))).main();
        case 'matrix-generate':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(3243), __nccwpck_require__.e(1659), __nccwpck_require__.e(3551), __nccwpck_require__.e(7366), __nccwpck_require__.e(8384), __nccwpck_require__.e(6396), __nccwpck_require__.e(5927), __nccwpck_require__.e(7116), __nccwpck_require__.e(5468), __nccwpck_require__.e(7021), __nccwpck_require__.e(6136), __nccwpck_require__.e(6646), __nccwpck_require__.e(6605)]).then(__nccwpck_require__.bind(__nccwpck_require__, 79969))).main();
        case 'canary-select':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(1659), __nccwpck_require__.e(6396), __nccwpck_require__.e(178), __nccwpck_require__.e(4578)]).then(__nccwpck_require__.bind(__nccwpck_require__, 54757))).main();
        case 'run-agentic-point':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(3243), __nccwpck_require__.e(1659), __nccwpck_require__.e(3551), __nccwpck_require__.e(7366), __nccwpck_require__.e(8384), __nccwpck_require__.e(6396), __nccwpck_require__.e(5927), __nccwpck_require__.e(7116), __nccwpck_require__.e(5468), __nccwpck_require__.e(7021), __nccwpck_require__.e(7431), __nccwpck_require__.e(9228), __nccwpck_require__.e(9120), __nccwpck_require__.e(3597), __nccwpck_require__.e(733), __nccwpck_require__.e(891), __nccwpck_require__.e(3029), __nccwpck_require__.e(6111), __nccwpck_require__.e(7034), __nccwpck_require__.e(8860), __nccwpck_require__.e(6369), __nccwpck_require__.e(1948)]).then(__nccwpck_require__.bind(__nccwpck_require__, 51948))).main();
        case 'run-fixed-point':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(3243), __nccwpck_require__.e(1659), __nccwpck_require__.e(3551), __nccwpck_require__.e(7366), __nccwpck_require__.e(8384), __nccwpck_require__.e(6396), __nccwpck_require__.e(5927), __nccwpck_require__.e(7116), __nccwpck_require__.e(5468), __nccwpck_require__.e(7021), __nccwpck_require__.e(7431), __nccwpck_require__.e(9228), __nccwpck_require__.e(9120), __nccwpck_require__.e(3597), __nccwpck_require__.e(733), __nccwpck_require__.e(891), __nccwpck_require__.e(3029), __nccwpck_require__.e(6111), __nccwpck_require__.e(7034), __nccwpck_require__.e(8860), __nccwpck_require__.e(6369), __nccwpck_require__.e(4575)]).then(__nccwpck_require__.bind(__nccwpck_require__, 84575))).main();
        case 'run-eval-point':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(3243), __nccwpck_require__.e(1659), __nccwpck_require__.e(3551), __nccwpck_require__.e(7366), __nccwpck_require__.e(8384), __nccwpck_require__.e(6396), __nccwpck_require__.e(5927), __nccwpck_require__.e(7116), __nccwpck_require__.e(5468), __nccwpck_require__.e(7021), __nccwpck_require__.e(7431), __nccwpck_require__.e(9228), __nccwpck_require__.e(9120), __nccwpck_require__.e(3597), __nccwpck_require__.e(733), __nccwpck_require__.e(891), __nccwpck_require__.e(3029), __nccwpck_require__.e(6111), __nccwpck_require__.e(7034), __nccwpck_require__.e(8860), __nccwpck_require__.e(6369), __nccwpck_require__.e(667)]).then(__nccwpck_require__.bind(__nccwpck_require__, 80667))).main();
        case 'collect-results':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(3243), __nccwpck_require__.e(1659), __nccwpck_require__.e(3551), __nccwpck_require__.e(7366), __nccwpck_require__.e(8384), __nccwpck_require__.e(6396), __nccwpck_require__.e(5927), __nccwpck_require__.e(7116), __nccwpck_require__.e(5468), __nccwpck_require__.e(7021), __nccwpck_require__.e(7431), __nccwpck_require__.e(9228), __nccwpck_require__.e(891), __nccwpck_require__.e(6136), __nccwpck_require__.e(897), __nccwpck_require__.e(6646), __nccwpck_require__.e(16), __nccwpck_require__.e(1423), __nccwpck_require__.e(5434), __nccwpck_require__.e(7763)]).then(__nccwpck_require__.bind(__nccwpck_require__, 47763))).main();
        case 'collect-evals':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(3243), __nccwpck_require__.e(1659), __nccwpck_require__.e(3551), __nccwpck_require__.e(7366), __nccwpck_require__.e(8384), __nccwpck_require__.e(6396), __nccwpck_require__.e(5927), __nccwpck_require__.e(7116), __nccwpck_require__.e(5468), __nccwpck_require__.e(7021), __nccwpck_require__.e(7431), __nccwpck_require__.e(9228), __nccwpck_require__.e(891), __nccwpck_require__.e(6136), __nccwpck_require__.e(897), __nccwpck_require__.e(6646), __nccwpck_require__.e(16), __nccwpck_require__.e(1423), __nccwpck_require__.e(5434), __nccwpck_require__.e(5654)]).then(__nccwpck_require__.bind(__nccwpck_require__, 35654))).main();
        case 'ingest':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(3243), __nccwpck_require__.e(1659), __nccwpck_require__.e(3551), __nccwpck_require__.e(7366), __nccwpck_require__.e(8384), __nccwpck_require__.e(6396), __nccwpck_require__.e(5927), __nccwpck_require__.e(7116), __nccwpck_require__.e(5468), __nccwpck_require__.e(7021), __nccwpck_require__.e(6136), __nccwpck_require__.e(1777), __nccwpck_require__.e(9482), __nccwpck_require__.e(6549)]).then(__nccwpck_require__.bind(__nccwpck_require__, 25183))).main();
        case 'gate':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(3243), __nccwpck_require__.e(1659), __nccwpck_require__.e(1351), __nccwpck_require__.e(3551), __nccwpck_require__.e(8384), __nccwpck_require__.e(6396), __nccwpck_require__.e(6159), __nccwpck_require__.e(7628)]).then(__nccwpck_require__.bind(__nccwpck_require__, 97628))).main();
        case 'fan-out':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(1659), __nccwpck_require__.e(1351), __nccwpck_require__.e(6396), __nccwpck_require__.e(5206), __nccwpck_require__.e(178), __nccwpck_require__.e(5235)]).then(__nccwpck_require__.bind(__nccwpck_require__, 79766))).main();
        case 'reuse-points':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(3243), __nccwpck_require__.e(1659), __nccwpck_require__.e(1351), __nccwpck_require__.e(3551), __nccwpck_require__.e(7366), __nccwpck_require__.e(8384), __nccwpck_require__.e(6396), __nccwpck_require__.e(5927), __nccwpck_require__.e(7116), __nccwpck_require__.e(5468), __nccwpck_require__.e(7021), __nccwpck_require__.e(9228), __nccwpck_require__.e(897), __nccwpck_require__.e(5206), __nccwpck_require__.e(1423), __nccwpck_require__.e(882)]).then(__nccwpck_require__.bind(__nccwpck_require__, 67099))).main();
        case 'collect-artifacts':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(1659), __nccwpck_require__.e(1351), __nccwpck_require__.e(6396), __nccwpck_require__.e(5206), __nccwpck_require__.e(1734)]).then(__nccwpck_require__.bind(__nccwpck_require__, 14866))).main();
        case 'upload-artifacts':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(1659), __nccwpck_require__.e(1351), __nccwpck_require__.e(8937), __nccwpck_require__.e(6396), __nccwpck_require__.e(7589)]).then(__nccwpck_require__.bind(__nccwpck_require__, 99994))).main();
        case 'post-comment':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(3243), __nccwpck_require__.e(1659), __nccwpck_require__.e(1351), __nccwpck_require__.e(3551), __nccwpck_require__.e(8384), __nccwpck_require__.e(6396), __nccwpck_require__.e(891), __nccwpck_require__.e(6159), __nccwpck_require__.e(7523)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7887))).main();
        case 'answer-command':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(1659), __nccwpck_require__.e(1351), __nccwpck_require__.e(5251), __nccwpck_require__.e(6396), __nccwpck_require__.e(5206), __nccwpck_require__.e(68)]).then(__nccwpck_require__.bind(__nccwpck_require__, 33455))).main();
        case 'check-sign-off':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(3243), __nccwpck_require__.e(1659), __nccwpck_require__.e(1351), __nccwpck_require__.e(5251), __nccwpck_require__.e(3551), __nccwpck_require__.e(6396), __nccwpck_require__.e(1148)]).then(__nccwpck_require__.bind(__nccwpck_require__, 31148))).main();
        case 'sweep-verdict':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(1659), __nccwpck_require__.e(6396), __nccwpck_require__.e(7891)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7891))).main();
        case 'retry-canary':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(1659), __nccwpck_require__.e(1351), __nccwpck_require__.e(6396), __nccwpck_require__.e(897), __nccwpck_require__.e(5206), __nccwpck_require__.e(7412)]).then(__nccwpck_require__.bind(__nccwpck_require__, 55319))).main();
        case 'run-sweep':
            return (await Promise.all(/* import() */[__nccwpck_require__.e(3243), __nccwpck_require__.e(1659), __nccwpck_require__.e(3551), __nccwpck_require__.e(7366), __nccwpck_require__.e(8384), __nccwpck_require__.e(6396), __nccwpck_require__.e(5927), __nccwpck_require__.e(7116), __nccwpck_require__.e(5468), __nccwpck_require__.e(7021), __nccwpck_require__.e(7431), __nccwpck_require__.e(9228), __nccwpck_require__.e(9120), __nccwpck_require__.e(3597), __nccwpck_require__.e(733), __nccwpck_require__.e(891), __nccwpck_require__.e(3029), __nccwpck_require__.e(6136), __nccwpck_require__.e(6111), __nccwpck_require__.e(897), __nccwpck_require__.e(7034), __nccwpck_require__.e(6646), __nccwpck_require__.e(16), __nccwpck_require__.e(8860), __nccwpck_require__.e(1777), __nccwpck_require__.e(6662), __nccwpck_require__.e(7253)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5562))).main();
        default:
            throw new Error(`no entry point is called "${name}"`);
    }
}
//# sourceMappingURL=dispatcher.js.map
var __webpack_exports__main = __webpack_exports__.i;
export { __webpack_exports__main as main };
