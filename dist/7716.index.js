export const id = 7716;
export const ids = [7716];
export const modules = {

/***/ 27716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  generateVerb: () => (/* binding */ generateVerb)
});

// EXTERNAL MODULE: ./lib/src/core/problems/catalogue.js
var catalogue = __webpack_require__(85492);
// EXTERNAL MODULE: ./lib/src/core/problems/command.js
var command = __webpack_require__(8076);
// EXTERNAL MODULE: ./lib/src/core/problem.js
var problem = __webpack_require__(80947);
// EXTERNAL MODULE: ./lib/src/sweep/prepare.js + 1 modules
var prepare = __webpack_require__(7021);
// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(33243);
;// CONCATENATED MODULE: ./lib/src/yaml-write.js
/** Writes values as YAML that `loadYaml` reads back as the same values, without a warning. */

/** One document, ending with a newline; keys in the order of the value, no anchors, no line folding. */
const dumpYaml = (value) => (0,js_yaml/* dump */.Bh)(value, { noRefs: true, lineWidth: -1 });
//# sourceMappingURL=yaml-write.js.map
// EXTERNAL MODULE: ./lib/src/cli/failure.js
var failure = __webpack_require__(95085);
;// CONCATENATED MODULE: ./lib/src/cli/generate.js






/** One YAML document per point, or one JSON array; points without a recipe have `recipe: null`. */
async function generateVerb(given) {
    const { settings, config, problems } = (0,prepare/* readSettings */.sb)(given, process.cwd(), {});
    if (!settings)
        throw new problem/* ProblemError */.Mm(problems);
    if (settings.keys === undefined && settings.base === undefined) {
        const hint = 'give the keys with --keys, or --base for those of the new changelog entries';
        throw new problem/* ProblemError */.Mm([(0,catalogue/* problem */.CC)('INFX301', 'nothing says which points to generate', { hint })]);
    }
    const prepared = await (0,prepare/* prepareSweep */.aY)(settings, config);
    (0,failure/* printFindings */.c2)(prepared.problems, failure/* elsewhere */.Jn);
    if (!prepared.plan)
        return (0,failure/* exitCodeOf */.FO)(prepared.problems);
    const generated = prepared.plan.points.map(generatedPoint);
    process.stdout.write(settings.json
        ? `${JSON.stringify(generated, null, 1)}\n`
        : generated.map((point) => `---\n${dumpYaml(point)}`).join(''));
    return 0;
}
function generatedPoint({ id, title, configKey, recipe, acceptance }) {
    const named = recipe?.selector === undefined ? recipe?.path : `${recipe.path}:${recipe.selector}`;
    return {
        point: id,
        title,
        key: configKey,
        recipe: named ?? null,
        ...(recipe === undefined ? {} : { digest: recipe.digest }),
        ...(acceptance === undefined ? {} : { acceptance }),
        ...(recipe === undefined ? {} : { resolved: recipe.resolved }),
    };
}
//# sourceMappingURL=generate.js.map

/***/ })

};
