export const id = 5395;
export const ids = [5395];
export const modules = {

/***/ 65395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   drawSvg: () => (/* binding */ drawSvg)
/* harmony export */ });
/* harmony import */ var echarts_charts__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18273);
/* harmony import */ var echarts_charts__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40023);
/* harmony import */ var echarts_components__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27737);
/* harmony import */ var echarts_components__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95059);
/* harmony import */ var echarts_components__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97373);
/* harmony import */ var echarts_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90354);
/* harmony import */ var echarts_core__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97812);
/* harmony import */ var echarts_core__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10242);
/* harmony import */ var echarts_features__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69993);
/* harmony import */ var echarts_renderers__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9833);
/* harmony import */ var _palette_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39274);
/**
 * The parts of echarts that the still picture needs. Static imports, so that the bundler leaves the other charts out;
 * loaded by `import()`, so that a command that draws nothing does not pay for it.
 */






(0,echarts_core__WEBPACK_IMPORTED_MODULE_1__/* .use */ .Y)([echarts_charts__WEBPACK_IMPORTED_MODULE_2__/* .install */ .a, echarts_charts__WEBPACK_IMPORTED_MODULE_3__/* .install */ .a, echarts_components__WEBPACK_IMPORTED_MODULE_4__/* .install */ .a, echarts_components__WEBPACK_IMPORTED_MODULE_5__/* .install */ .a, echarts_components__WEBPACK_IMPORTED_MODULE_6__/* .install */ .a, echarts_features__WEBPACK_IMPORTED_MODULE_7__/* .installLabelLayout */ ._, echarts_renderers__WEBPACK_IMPORTED_MODULE_8__/* .install */ .a]);
for (const [index, path] of _palette_js__WEBPACK_IMPORTED_MODULE_0__/* .symbolPaths */ .ng.entries()) {
    echarts_core__WEBPACK_IMPORTED_MODULE_9__.registerShape((0,_palette_js__WEBPACK_IMPORTED_MODULE_0__/* .swatchType */ .XR)(index), echarts_core__WEBPACK_IMPORTED_MODULE_9__.extendPath(path, {}));
}
/** Draws without a browser. */
function drawSvg(option, size) {
    const chart = (0,echarts_core__WEBPACK_IMPORTED_MODULE_10__/* .init */ .Ts)(null, null, { renderer: 'svg', ssr: true, ...size });
    try {
        chart.setOption(option);
        return chart.renderToSVGString();
    }
    finally {
        // An undisposed chart keeps the process alive for ever.
        chart.dispose();
    }
}
//# sourceMappingURL=echarts.js.map

/***/ })

};
