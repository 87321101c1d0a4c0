export const id = 1948;
export const ids = [1948];
export const modules = {

/***/ 51948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./lib/src/github/run-action.js + 1 modules
var run_action = __webpack_require__(76396);
// EXTERNAL MODULE: ./lib/src/github/point-contract.js
var point_contract = __webpack_require__(48257);
;// CONCATENATED MODULE: ./lib/actions/run-agentic-point/inputs.js
/** Contract of `run-agentic-point`. */

const contract = (0,point_contract/* pointContract */.p)('run-agentic-point', 'Run one agentic point', 'Serves one agentic-coding point, replays its trace against it, and judges the result.');
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: ./lib/actions/point-step.js + 1 modules
var point_step = __webpack_require__(95424);
;// CONCATENATED MODULE: ./lib/actions/run-agentic-point/run.js

const run = (inputs, host) => (0,point_step/* runPointStep */.I)('run-agentic-point', inputs, host);
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/run-agentic-point/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

/***/ })

};
