export const id = 4575;
export const ids = [4575];
export const modules = {

/***/ 84575:
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
;// CONCATENATED MODULE: ./lib/actions/run-fixed-point/inputs.js
/** Contract of `run-fixed-point`. */

const contract = (0,point_contract/* pointContract */.p)('run-fixed-point', 'Run one fixed-sequence point', 'Serves one fixed-sequence point, sends its prompts, and judges the result.');
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: ./lib/actions/point-step.js + 1 modules
var point_step = __webpack_require__(95424);
;// CONCATENATED MODULE: ./lib/actions/run-fixed-point/run.js

const run = (inputs, host) => (0,point_step/* runPointStep */.I)('run-fixed-point', inputs, host);
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/run-fixed-point/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

/***/ })

};
