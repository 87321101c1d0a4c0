export const id = 667;
export const ids = [667];
export const modules = {

/***/ 80667:
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
;// CONCATENATED MODULE: ./lib/actions/run-eval-point/inputs.js
/** Contract of `run-eval-point`. */

const contract = (0,point_contract/* pointContract */.p)('run-eval-point', 'Evaluate one point', 'Serves one point with real acceptance, asks its questions, and judges the scores.');
//# sourceMappingURL=inputs.js.map
// EXTERNAL MODULE: ./lib/actions/point-step.js + 1 modules
var point_step = __webpack_require__(95424);
;// CONCATENATED MODULE: ./lib/actions/run-eval-point/run.js

const run = (inputs, host) => (0,point_step/* runPointStep */.I)('run-eval-point', inputs, host);
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./lib/actions/run-eval-point/main.js



const main = () => (0,run_action/* runAction */.C)(contract, run);
//# sourceMappingURL=main.js.map

/***/ })

};
