// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
// @ts-nocheck: machine-written JavaScript; typed by validate.ts
/* eslint-disable */
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// <stdin>
var changelog = validate20, schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/changelog.v1.json", title: "PerfChangelog", description: "perf-changelog.yaml, and each fragment in changelog.d/: the list of changes that were swept. New entries go to the end.", examples: [[{ "config-keys": ["orca-fp8-b300-sglang"], description: ["New serving image."], "pr-link": "https://github.com/example-org/bench/pull/21" }]], type: "array", items: { $ref: "#/$defs/entry" }, $defs: { entry: { type: "object", additionalProperties: !1, description: "One change and the configurations it concerns. The first key is config-keys, at the first column.", required: ["config-keys", "description", "pr-link"], properties: { "config-keys": { type: "array", minItems: 1, items: { type: "string", pattern: "\\S" }, description: "Configuration keys to sweep, exact or with * as wildcard.", examples: [["orca-fp8-b300-sglang", "orca-fp4-*"]] }, description: { type: "array", minItems: 1, items: { type: "string", pattern: "\\S" }, description: "What changed, one text per line; shown with the results." }, "pr-link": { type: "string", description: "Address of the pull request: https://github.com/OWNER/REPOSITORY/pull/NUMBER.", examples: ["https://github.com/example-org/bench/pull/21"] }, "scenario-type": { type: "array", minItems: 1, items: { enum: ["fixed-seq-len", "agentic-coding"] }, description: "Sweep only these scenarios; all when absent." }, "evals-only": { type: "boolean", description: "Evaluate only, measure no throughput." }, "all-evals": { type: "boolean", description: "Evaluate every 8k1k point, measure no throughput." }, "append-only": { type: "boolean", description: "Run only points that the base does not have; no evaluations." }, "eval-min-prefill-ep": { type: "integer", minimum: 1, description: "Leave out multi-node evaluations whose prefill expert parallelism is below." } }, if: { properties: { "append-only": { const: !0 } }, required: ["append-only"] }, then: { properties: { "evals-only": { const: !1 }, "all-evals": { const: !1 }, "eval-min-prefill-ep": !1 } } } } }, schema32 = { type: "object", additionalProperties: !1, description: "One change and the configurations it concerns. The first key is config-keys, at the first column.", required: ["config-keys", "description", "pr-link"], properties: { "config-keys": { type: "array", minItems: 1, items: { type: "string", pattern: "\\S" }, description: "Configuration keys to sweep, exact or with * as wildcard.", examples: [["orca-fp8-b300-sglang", "orca-fp4-*"]] }, description: { type: "array", minItems: 1, items: { type: "string", pattern: "\\S" }, description: "What changed, one text per line; shown with the results." }, "pr-link": { type: "string", description: "Address of the pull request: https://github.com/OWNER/REPOSITORY/pull/NUMBER.", examples: ["https://github.com/example-org/bench/pull/21"] }, "scenario-type": { type: "array", minItems: 1, items: { enum: ["fixed-seq-len", "agentic-coding"] }, description: "Sweep only these scenarios; all when absent." }, "evals-only": { type: "boolean", description: "Evaluate only, measure no throughput." }, "all-evals": { type: "boolean", description: "Evaluate every 8k1k point, measure no throughput." }, "append-only": { type: "boolean", description: "Run only points that the base does not have; no evaluations." }, "eval-min-prefill-ep": { type: "integer", minimum: 1, description: "Leave out multi-node evaluations whose prefill expert parallelism is below." } }, if: { properties: { "append-only": { const: !0 } }, required: ["append-only"] }, then: { properties: { "evals-only": { const: !1 }, "all-evals": { const: !1 }, "eval-min-prefill-ep": !1 } } }, pattern4 = new RegExp("\\S", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0], _errs4 = errors, valid3 = !0, _errs5 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        let missing0;
        if (data0["append-only"] === void 0 && (missing0 = "append-only")) {
          let err0 = {};
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        } else if (data0["append-only"] !== void 0 && data0["append-only"] !== !0) {
          let err1 = {};
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      }
      var _valid0 = _errs5 === errors;
      if (errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null), _valid0) {
        let _errs7 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (data0["evals-only"] !== void 0) {
            let data2 = data0["evals-only"];
            if (data2 !== !1) {
              let err2 = { instancePath: instancePath + "/" + i0 + "/evals-only", schemaPath: "#/$defs/entry/then/properties/evals-only/const", keyword: "const", params: { allowedValue: !1 }, message: "must be equal to constant", schema: !1, parentSchema: schema32.then.properties["evals-only"], data: data2 };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
          }
          if (data0["all-evals"] !== void 0) {
            let data3 = data0["all-evals"];
            if (data3 !== !1) {
              let err3 = { instancePath: instancePath + "/" + i0 + "/all-evals", schemaPath: "#/$defs/entry/then/properties/all-evals/const", keyword: "const", params: { allowedValue: !1 }, message: "must be equal to constant", schema: !1, parentSchema: schema32.then.properties["all-evals"], data: data3 };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
          }
          if (data0["eval-min-prefill-ep"] !== void 0) {
            let err4 = { instancePath: instancePath + "/" + i0 + "/eval-min-prefill-ep", schemaPath: "#/$defs/entry/then/properties/eval-min-prefill-ep/false schema", keyword: "false schema", params: {}, message: "boolean schema is false", schema: !1, parentSchema: schema32.then.properties["eval-min-prefill-ep"], data: data0["eval-min-prefill-ep"] };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
        var _valid0 = _errs7 === errors;
        if (valid3 = _valid0, valid3) {
          var props0 = {};
          props0["evals-only"] = !0, props0["all-evals"] = !0, props0["eval-min-prefill-ep"] = !0, props0["append-only"] = !0;
        }
      }
      if (!valid3) {
        let err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/entry/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema32.if, parentSchema: schema32, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0["config-keys"] === void 0) {
          let err6 = { instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/entry/required", keyword: "required", params: { missingProperty: "config-keys" }, message: "must have required property 'config-keys'", schema: schema32.required, parentSchema: schema32, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data0.description === void 0) {
          let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/entry/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'", schema: schema32.required, parentSchema: schema32, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data0["pr-link"] === void 0) {
          let err8 = { instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/entry/required", keyword: "required", params: { missingProperty: "pr-link" }, message: "must have required property 'pr-link'", schema: schema32.required, parentSchema: schema32, data: data0 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "config-keys" || key0 === "description" || key0 === "pr-link" || key0 === "scenario-type" || key0 === "evals-only" || key0 === "all-evals" || key0 === "append-only" || key0 === "eval-min-prefill-ep")) {
            let err9 = { instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/entry/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema32, data: data0 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        if (data0["config-keys"] !== void 0) {
          let data5 = data0["config-keys"];
          if (Array.isArray(data5)) {
            if (data5.length < 1) {
              let err10 = { instancePath: instancePath + "/" + i0 + "/config-keys", schemaPath: "#/$defs/entry/properties/config-keys/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema32.properties["config-keys"], data: data5 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            let len1 = data5.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data6 = data5[i1];
              if (typeof data6 == "string") {
                if (!pattern4.test(data6)) {
                  let err11 = { instancePath: instancePath + "/" + i0 + "/config-keys/" + i1, schemaPath: "#/$defs/entry/properties/config-keys/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema32.properties["config-keys"].items, data: data6 };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
              } else {
                let err12 = { instancePath: instancePath + "/" + i0 + "/config-keys/" + i1, schemaPath: "#/$defs/entry/properties/config-keys/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["config-keys"].items.type, parentSchema: schema32.properties["config-keys"].items, data: data6 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
          } else {
            let err13 = { instancePath: instancePath + "/" + i0 + "/config-keys", schemaPath: "#/$defs/entry/properties/config-keys/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties["config-keys"].type, parentSchema: schema32.properties["config-keys"], data: data5 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
        if (data0.description !== void 0) {
          let data7 = data0.description;
          if (Array.isArray(data7)) {
            if (data7.length < 1) {
              let err14 = { instancePath: instancePath + "/" + i0 + "/description", schemaPath: "#/$defs/entry/properties/description/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema32.properties.description, data: data7 };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            let len2 = data7.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data8 = data7[i2];
              if (typeof data8 == "string") {
                if (!pattern4.test(data8)) {
                  let err15 = { instancePath: instancePath + "/" + i0 + "/description/" + i2, schemaPath: "#/$defs/entry/properties/description/items/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"', schema: "\\S", parentSchema: schema32.properties.description.items, data: data8 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                let err16 = { instancePath: instancePath + "/" + i0 + "/description/" + i2, schemaPath: "#/$defs/entry/properties/description/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.description.items.type, parentSchema: schema32.properties.description.items, data: data8 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
          } else {
            let err17 = { instancePath: instancePath + "/" + i0 + "/description", schemaPath: "#/$defs/entry/properties/description/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.description.type, parentSchema: schema32.properties.description, data: data7 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        if (data0["pr-link"] !== void 0) {
          let data9 = data0["pr-link"];
          if (typeof data9 != "string") {
            let err18 = { instancePath: instancePath + "/" + i0 + "/pr-link", schemaPath: "#/$defs/entry/properties/pr-link/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["pr-link"].type, parentSchema: schema32.properties["pr-link"], data: data9 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
        if (data0["scenario-type"] !== void 0) {
          let data10 = data0["scenario-type"];
          if (Array.isArray(data10)) {
            if (data10.length < 1) {
              let err19 = { instancePath: instancePath + "/" + i0 + "/scenario-type", schemaPath: "#/$defs/entry/properties/scenario-type/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema32.properties["scenario-type"], data: data10 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            let len3 = data10.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data11 = data10[i3];
              if (!(data11 === "fixed-seq-len" || data11 === "agentic-coding")) {
                let err20 = { instancePath: instancePath + "/" + i0 + "/scenario-type/" + i3, schemaPath: "#/$defs/entry/properties/scenario-type/items/enum", keyword: "enum", params: { allowedValues: schema32.properties["scenario-type"].items.enum }, message: "must be equal to one of the allowed values", schema: schema32.properties["scenario-type"].items.enum, parentSchema: schema32.properties["scenario-type"].items, data: data11 };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            }
          } else {
            let err21 = { instancePath: instancePath + "/" + i0 + "/scenario-type", schemaPath: "#/$defs/entry/properties/scenario-type/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties["scenario-type"].type, parentSchema: schema32.properties["scenario-type"], data: data10 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
        if (data0["evals-only"] !== void 0) {
          let data12 = data0["evals-only"];
          if (typeof data12 != "boolean") {
            let err22 = { instancePath: instancePath + "/" + i0 + "/evals-only", schemaPath: "#/$defs/entry/properties/evals-only/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema32.properties["evals-only"].type, parentSchema: schema32.properties["evals-only"], data: data12 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
        if (data0["all-evals"] !== void 0) {
          let data13 = data0["all-evals"];
          if (typeof data13 != "boolean") {
            let err23 = { instancePath: instancePath + "/" + i0 + "/all-evals", schemaPath: "#/$defs/entry/properties/all-evals/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema32.properties["all-evals"].type, parentSchema: schema32.properties["all-evals"], data: data13 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
        if (data0["append-only"] !== void 0) {
          let data14 = data0["append-only"];
          if (typeof data14 != "boolean") {
            let err24 = { instancePath: instancePath + "/" + i0 + "/append-only", schemaPath: "#/$defs/entry/properties/append-only/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema32.properties["append-only"].type, parentSchema: schema32.properties["append-only"], data: data14 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
        if (data0["eval-min-prefill-ep"] !== void 0) {
          let data15 = data0["eval-min-prefill-ep"];
          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
            let err25 = { instancePath: instancePath + "/" + i0 + "/eval-min-prefill-ep", schemaPath: "#/$defs/entry/properties/eval-min-prefill-ep/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema32.properties["eval-min-prefill-ep"].type, parentSchema: schema32.properties["eval-min-prefill-ep"], data: data15 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
          if (typeof data15 == "number" && isFinite(data15) && (data15 < 1 || isNaN(data15))) {
            let err26 = { instancePath: instancePath + "/" + i0 + "/eval-min-prefill-ep", schemaPath: "#/$defs/entry/properties/eval-min-prefill-ep/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema32.properties["eval-min-prefill-ep"], data: data15 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
      } else {
        let err27 = { instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/entry/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data: data0 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
  } else {
    let err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
validate20.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
var evalTask = validate21, schema33 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/eval-task.v1.json", title: "EvalTask", description: "A generative question set scored by exact match: the subset of an lm-eval task file that the built-in runner carries out, so that both runners can read the same file.", type: "object", additionalProperties: !1, required: ["task", "dataset_kwargs", "test_split", "doc_to_text", "doc_to_target", "filter_list", "metric_list"], properties: { task: { type: "string", pattern: "^[a-z0-9][a-z0-9_.-]*$", description: "Task name, lower case; the key of its threshold." }, dataset_path: { const: "json", description: "Local JSONL files; the only kind the built-in runner reads." }, dataset_kwargs: { type: "object", additionalProperties: !1, required: ["data_files"], description: "Where the documents are.", properties: { data_files: { type: "object", minProperties: 1, additionalProperties: { type: "string", minLength: 1 }, description: "Split name to JSONL file, relative to this file." } } }, test_split: { type: "string", description: "Split with the questions." }, fewshot_split: { type: "string", description: "Split with the worked examples; needed when num_fewshot is above 0." }, fewshot_config: { type: "object", additionalProperties: !1, required: ["sampler"], description: "How worked examples are chosen.", properties: { sampler: { const: "first_n", description: "The first num_fewshot documents of the split, for every question." } } }, num_fewshot: { type: "integer", minimum: 0, maximum: 64, description: "Worked examples before each question; 0 when absent." }, fewshot_as_multiturn: { type: "boolean", description: "Worked examples as user and assistant turns (true, lm-eval's default with a chat template) or joined in one user turn (false)." }, output_type: { const: "generate_until", description: "The only kind the built-in runner asks." }, doc_to_text: { type: "string", minLength: 1, description: "Prompt of one document; {{field}} inserts a field of it." }, doc_to_target: { type: "string", minLength: 1, description: "Reference answer of one document; {{field}} inserts a field of it." }, generation_kwargs: { type: "object", additionalProperties: !1, description: "Sampling of the answers.", properties: { until: { type: "array", items: { type: "string", minLength: 1 }, description: "Stop strings; the first four are sent." }, do_sample: { const: !1, description: "Answers are greedy." }, temperature: { const: 0, description: "Answers are greedy." } } }, filter_list: { type: "array", minItems: 1, description: "Every filter extracts an answer and is scored on its own.", items: { type: "object", additionalProperties: !1, required: ["name", "filter"], properties: { name: { type: "string", minLength: 1, description: "Name behind the comma of the metric, e.g. strict-match." }, filter: { type: "array", minItems: 1, description: "One regex step, then take_first.", items: { type: "object", additionalProperties: !1, required: ["function"], properties: { function: { enum: ["regex", "take_first"], description: "Step of the filter." }, regex_pattern: { type: "string", minLength: 1, description: "Python regular expression; its first non-empty group is the answer." }, group_select: { type: "integer", description: "Which of all matches counts: 0 the first (also when absent), -1 the last." }, fallback: { type: "string", description: "Answer when nothing matches; [invalid] when absent." } } } } } } }, metric_list: { type: "array", minItems: 1, maxItems: 1, description: "Exact match and how both sides are normalised before the comparison.", items: { type: "object", additionalProperties: !1, required: ["metric"], properties: { metric: { const: "exact_match", description: "Share of answers equal to the reference." }, aggregation: { const: "mean", description: "Mean over the questions." }, higher_is_better: { const: !0, description: "A score, not an error." }, ignore_case: { type: "boolean", description: "Compare in lower case." }, ignore_punctuation: { type: "boolean", description: "Drop ASCII punctuation from both sides." }, regexes_to_ignore: { type: "array", items: { type: "string", minLength: 1 }, description: "Python regular expressions removed from both sides, in this order, before anything else." } } } }, repeats: { const: 1, description: "Every question is asked once." }, metadata: { type: "object", description: "Free notes; two have a meaning here.", properties: { version: { type: ["number", "string"], description: "Version of the task; scores of different versions are not compared." }, full_set: { type: "boolean", description: "True when the test split is the whole question set, so that a score over all of it may pass a gate. A slice of a larger set says false. Absent = true." } }, additionalProperties: !0 } } }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, pattern6 = new RegExp("^[a-z0-9][a-z0-9_.-]*$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.task === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema33.required, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.dataset_kwargs === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dataset_kwargs" }, message: "must have required property 'dataset_kwargs'", schema: schema33.required, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.test_split === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "test_split" }, message: "must have required property 'test_split'", schema: schema33.required, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.doc_to_text === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "doc_to_text" }, message: "must have required property 'doc_to_text'", schema: schema33.required, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.doc_to_target === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "doc_to_target" }, message: "must have required property 'doc_to_target'", schema: schema33.required, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.filter_list === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filter_list" }, message: "must have required property 'filter_list'", schema: schema33.required, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.metric_list === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metric_list" }, message: "must have required property 'metric_list'", schema: schema33.required, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema33.properties, key0)) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema33, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.task !== void 0) {
      let data0 = data.task;
      if (typeof data0 == "string") {
        if (!pattern6.test(data0)) {
          let err8 = { instancePath: instancePath + "/task", schemaPath: "#/properties/task/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9_.-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9_.-]*$"', schema: "^[a-z0-9][a-z0-9_.-]*$", parentSchema: schema33.properties.task, data: data0 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/task", schemaPath: "#/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.task.type, parentSchema: schema33.properties.task, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.dataset_path !== void 0) {
      let data1 = data.dataset_path;
      if (data1 !== "json") {
        let err10 = { instancePath: instancePath + "/dataset_path", schemaPath: "#/properties/dataset_path/const", keyword: "const", params: { allowedValue: "json" }, message: "must be equal to constant", schema: "json", parentSchema: schema33.properties.dataset_path, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.dataset_kwargs !== void 0) {
      let data2 = data.dataset_kwargs;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.data_files === void 0) {
          let err11 = { instancePath: instancePath + "/dataset_kwargs", schemaPath: "#/properties/dataset_kwargs/required", keyword: "required", params: { missingProperty: "data_files" }, message: "must have required property 'data_files'", schema: schema33.properties.dataset_kwargs.required, parentSchema: schema33.properties.dataset_kwargs, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        for (let key1 in data2)
          if (key1 !== "data_files") {
            let err12 = { instancePath: instancePath + "/dataset_kwargs", schemaPath: "#/properties/dataset_kwargs/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema33.properties.dataset_kwargs, data: data2 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        if (data2.data_files !== void 0) {
          let data3 = data2.data_files;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (Object.keys(data3).length < 1) {
              let err13 = { instancePath: instancePath + "/dataset_kwargs/data_files", schemaPath: "#/properties/dataset_kwargs/properties/data_files/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema33.properties.dataset_kwargs.properties.data_files, data: data3 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            for (let key2 in data3) {
              let data4 = data3[key2];
              if (typeof data4 == "string") {
                if (func2(data4) < 1) {
                  let err14 = { instancePath: instancePath + "/dataset_kwargs/data_files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dataset_kwargs/properties/data_files/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33.properties.dataset_kwargs.properties.data_files.additionalProperties, data: data4 };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
              } else {
                let err15 = { instancePath: instancePath + "/dataset_kwargs/data_files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dataset_kwargs/properties/data_files/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.dataset_kwargs.properties.data_files.additionalProperties.type, parentSchema: schema33.properties.dataset_kwargs.properties.data_files.additionalProperties, data: data4 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
          } else {
            let err16 = { instancePath: instancePath + "/dataset_kwargs/data_files", schemaPath: "#/properties/dataset_kwargs/properties/data_files/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.properties.dataset_kwargs.properties.data_files.type, parentSchema: schema33.properties.dataset_kwargs.properties.data_files, data: data3 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      } else {
        let err17 = { instancePath: instancePath + "/dataset_kwargs", schemaPath: "#/properties/dataset_kwargs/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.properties.dataset_kwargs.type, parentSchema: schema33.properties.dataset_kwargs, data: data2 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.test_split !== void 0) {
      let data5 = data.test_split;
      if (typeof data5 != "string") {
        let err18 = { instancePath: instancePath + "/test_split", schemaPath: "#/properties/test_split/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.test_split.type, parentSchema: schema33.properties.test_split, data: data5 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.fewshot_split !== void 0) {
      let data6 = data.fewshot_split;
      if (typeof data6 != "string") {
        let err19 = { instancePath: instancePath + "/fewshot_split", schemaPath: "#/properties/fewshot_split/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.fewshot_split.type, parentSchema: schema33.properties.fewshot_split, data: data6 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.fewshot_config !== void 0) {
      let data7 = data.fewshot_config;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.sampler === void 0) {
          let err20 = { instancePath: instancePath + "/fewshot_config", schemaPath: "#/properties/fewshot_config/required", keyword: "required", params: { missingProperty: "sampler" }, message: "must have required property 'sampler'", schema: schema33.properties.fewshot_config.required, parentSchema: schema33.properties.fewshot_config, data: data7 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        for (let key3 in data7)
          if (key3 !== "sampler") {
            let err21 = { instancePath: instancePath + "/fewshot_config", schemaPath: "#/properties/fewshot_config/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema33.properties.fewshot_config, data: data7 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        if (data7.sampler !== void 0) {
          let data8 = data7.sampler;
          if (data8 !== "first_n") {
            let err22 = { instancePath: instancePath + "/fewshot_config/sampler", schemaPath: "#/properties/fewshot_config/properties/sampler/const", keyword: "const", params: { allowedValue: "first_n" }, message: "must be equal to constant", schema: "first_n", parentSchema: schema33.properties.fewshot_config.properties.sampler, data: data8 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
      } else {
        let err23 = { instancePath: instancePath + "/fewshot_config", schemaPath: "#/properties/fewshot_config/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.properties.fewshot_config.type, parentSchema: schema33.properties.fewshot_config, data: data7 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.num_fewshot !== void 0) {
      let data9 = data.num_fewshot;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err24 = { instancePath: instancePath + "/num_fewshot", schemaPath: "#/properties/num_fewshot/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema33.properties.num_fewshot.type, parentSchema: schema33.properties.num_fewshot, data: data9 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 64 || isNaN(data9)) {
          let err25 = { instancePath: instancePath + "/num_fewshot", schemaPath: "#/properties/num_fewshot/maximum", keyword: "maximum", params: { comparison: "<=", limit: 64 }, message: "must be <= 64", schema: 64, parentSchema: schema33.properties.num_fewshot, data: data9 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          let err26 = { instancePath: instancePath + "/num_fewshot", schemaPath: "#/properties/num_fewshot/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema33.properties.num_fewshot, data: data9 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      }
    }
    if (data.fewshot_as_multiturn !== void 0) {
      let data10 = data.fewshot_as_multiturn;
      if (typeof data10 != "boolean") {
        let err27 = { instancePath: instancePath + "/fewshot_as_multiturn", schemaPath: "#/properties/fewshot_as_multiturn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema33.properties.fewshot_as_multiturn.type, parentSchema: schema33.properties.fewshot_as_multiturn, data: data10 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.output_type !== void 0) {
      let data11 = data.output_type;
      if (data11 !== "generate_until") {
        let err28 = { instancePath: instancePath + "/output_type", schemaPath: "#/properties/output_type/const", keyword: "const", params: { allowedValue: "generate_until" }, message: "must be equal to constant", schema: "generate_until", parentSchema: schema33.properties.output_type, data: data11 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.doc_to_text !== void 0) {
      let data12 = data.doc_to_text;
      if (typeof data12 == "string") {
        if (func2(data12) < 1) {
          let err29 = { instancePath: instancePath + "/doc_to_text", schemaPath: "#/properties/doc_to_text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33.properties.doc_to_text, data: data12 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/doc_to_text", schemaPath: "#/properties/doc_to_text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.doc_to_text.type, parentSchema: schema33.properties.doc_to_text, data: data12 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.doc_to_target !== void 0) {
      let data13 = data.doc_to_target;
      if (typeof data13 == "string") {
        if (func2(data13) < 1) {
          let err31 = { instancePath: instancePath + "/doc_to_target", schemaPath: "#/properties/doc_to_target/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33.properties.doc_to_target, data: data13 };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      } else {
        let err32 = { instancePath: instancePath + "/doc_to_target", schemaPath: "#/properties/doc_to_target/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.doc_to_target.type, parentSchema: schema33.properties.doc_to_target, data: data13 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.generation_kwargs !== void 0) {
      let data14 = data.generation_kwargs;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        for (let key4 in data14)
          if (!(key4 === "until" || key4 === "do_sample" || key4 === "temperature")) {
            let err33 = { instancePath: instancePath + "/generation_kwargs", schemaPath: "#/properties/generation_kwargs/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema33.properties.generation_kwargs, data: data14 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        if (data14.until !== void 0) {
          let data15 = data14.until;
          if (Array.isArray(data15)) {
            let len0 = data15.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data16 = data15[i0];
              if (typeof data16 == "string") {
                if (func2(data16) < 1) {
                  let err34 = { instancePath: instancePath + "/generation_kwargs/until/" + i0, schemaPath: "#/properties/generation_kwargs/properties/until/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33.properties.generation_kwargs.properties.until.items, data: data16 };
                  vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                }
              } else {
                let err35 = { instancePath: instancePath + "/generation_kwargs/until/" + i0, schemaPath: "#/properties/generation_kwargs/properties/until/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.generation_kwargs.properties.until.items.type, parentSchema: schema33.properties.generation_kwargs.properties.until.items, data: data16 };
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              }
            }
          } else {
            let err36 = { instancePath: instancePath + "/generation_kwargs/until", schemaPath: "#/properties/generation_kwargs/properties/until/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema33.properties.generation_kwargs.properties.until.type, parentSchema: schema33.properties.generation_kwargs.properties.until, data: data15 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
        if (data14.do_sample !== void 0) {
          let data17 = data14.do_sample;
          if (data17 !== !1) {
            let err37 = { instancePath: instancePath + "/generation_kwargs/do_sample", schemaPath: "#/properties/generation_kwargs/properties/do_sample/const", keyword: "const", params: { allowedValue: !1 }, message: "must be equal to constant", schema: !1, parentSchema: schema33.properties.generation_kwargs.properties.do_sample, data: data17 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
        if (data14.temperature !== void 0) {
          let data18 = data14.temperature;
          if (data18 !== 0) {
            let err38 = { instancePath: instancePath + "/generation_kwargs/temperature", schemaPath: "#/properties/generation_kwargs/properties/temperature/const", keyword: "const", params: { allowedValue: 0 }, message: "must be equal to constant", schema: 0, parentSchema: schema33.properties.generation_kwargs.properties.temperature, data: data18 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        }
      } else {
        let err39 = { instancePath: instancePath + "/generation_kwargs", schemaPath: "#/properties/generation_kwargs/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.properties.generation_kwargs.type, parentSchema: schema33.properties.generation_kwargs, data: data14 };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.filter_list !== void 0) {
      let data19 = data.filter_list;
      if (Array.isArray(data19)) {
        if (data19.length < 1) {
          let err40 = { instancePath: instancePath + "/filter_list", schemaPath: "#/properties/filter_list/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema33.properties.filter_list, data: data19 };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        let len1 = data19.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data20 = data19[i1];
          if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
            if (data20.name === void 0) {
              let err41 = { instancePath: instancePath + "/filter_list/" + i1, schemaPath: "#/properties/filter_list/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema33.properties.filter_list.items.required, parentSchema: schema33.properties.filter_list.items, data: data20 };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
            if (data20.filter === void 0) {
              let err42 = { instancePath: instancePath + "/filter_list/" + i1, schemaPath: "#/properties/filter_list/items/required", keyword: "required", params: { missingProperty: "filter" }, message: "must have required property 'filter'", schema: schema33.properties.filter_list.items.required, parentSchema: schema33.properties.filter_list.items, data: data20 };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
            for (let key5 in data20)
              if (!(key5 === "name" || key5 === "filter")) {
                let err43 = { instancePath: instancePath + "/filter_list/" + i1, schemaPath: "#/properties/filter_list/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema33.properties.filter_list.items, data: data20 };
                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
              }
            if (data20.name !== void 0) {
              let data21 = data20.name;
              if (typeof data21 == "string") {
                if (func2(data21) < 1) {
                  let err44 = { instancePath: instancePath + "/filter_list/" + i1 + "/name", schemaPath: "#/properties/filter_list/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33.properties.filter_list.items.properties.name, data: data21 };
                  vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                }
              } else {
                let err45 = { instancePath: instancePath + "/filter_list/" + i1 + "/name", schemaPath: "#/properties/filter_list/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.filter_list.items.properties.name.type, parentSchema: schema33.properties.filter_list.items.properties.name, data: data21 };
                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
              }
            }
            if (data20.filter !== void 0) {
              let data22 = data20.filter;
              if (Array.isArray(data22)) {
                if (data22.length < 1) {
                  let err46 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter", schemaPath: "#/properties/filter_list/items/properties/filter/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema33.properties.filter_list.items.properties.filter, data: data22 };
                  vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                }
                let len2 = data22.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data23 = data22[i2];
                  if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                    if (data23.function === void 0) {
                      let err47 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2, schemaPath: "#/properties/filter_list/items/properties/filter/items/required", keyword: "required", params: { missingProperty: "function" }, message: "must have required property 'function'", schema: schema33.properties.filter_list.items.properties.filter.items.required, parentSchema: schema33.properties.filter_list.items.properties.filter.items, data: data23 };
                      vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                    }
                    for (let key6 in data23)
                      if (!(key6 === "function" || key6 === "regex_pattern" || key6 === "group_select" || key6 === "fallback")) {
                        let err48 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2, schemaPath: "#/properties/filter_list/items/properties/filter/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema33.properties.filter_list.items.properties.filter.items, data: data23 };
                        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                      }
                    if (data23.function !== void 0) {
                      let data24 = data23.function;
                      if (!(data24 === "regex" || data24 === "take_first")) {
                        let err49 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2 + "/function", schemaPath: "#/properties/filter_list/items/properties/filter/items/properties/function/enum", keyword: "enum", params: { allowedValues: schema33.properties.filter_list.items.properties.filter.items.properties.function.enum }, message: "must be equal to one of the allowed values", schema: schema33.properties.filter_list.items.properties.filter.items.properties.function.enum, parentSchema: schema33.properties.filter_list.items.properties.filter.items.properties.function, data: data24 };
                        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                      }
                    }
                    if (data23.regex_pattern !== void 0) {
                      let data25 = data23.regex_pattern;
                      if (typeof data25 == "string") {
                        if (func2(data25) < 1) {
                          let err50 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2 + "/regex_pattern", schemaPath: "#/properties/filter_list/items/properties/filter/items/properties/regex_pattern/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33.properties.filter_list.items.properties.filter.items.properties.regex_pattern, data: data25 };
                          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                        }
                      } else {
                        let err51 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2 + "/regex_pattern", schemaPath: "#/properties/filter_list/items/properties/filter/items/properties/regex_pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.filter_list.items.properties.filter.items.properties.regex_pattern.type, parentSchema: schema33.properties.filter_list.items.properties.filter.items.properties.regex_pattern, data: data25 };
                        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                      }
                    }
                    if (data23.group_select !== void 0) {
                      let data26 = data23.group_select;
                      if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26) && isFinite(data26))) {
                        let err52 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2 + "/group_select", schemaPath: "#/properties/filter_list/items/properties/filter/items/properties/group_select/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema33.properties.filter_list.items.properties.filter.items.properties.group_select.type, parentSchema: schema33.properties.filter_list.items.properties.filter.items.properties.group_select, data: data26 };
                        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                      }
                    }
                    if (data23.fallback !== void 0) {
                      let data27 = data23.fallback;
                      if (typeof data27 != "string") {
                        let err53 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2 + "/fallback", schemaPath: "#/properties/filter_list/items/properties/filter/items/properties/fallback/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.filter_list.items.properties.filter.items.properties.fallback.type, parentSchema: schema33.properties.filter_list.items.properties.filter.items.properties.fallback, data: data27 };
                        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                      }
                    }
                  } else {
                    let err54 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2, schemaPath: "#/properties/filter_list/items/properties/filter/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.properties.filter_list.items.properties.filter.items.type, parentSchema: schema33.properties.filter_list.items.properties.filter.items, data: data23 };
                    vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                  }
                }
              } else {
                let err55 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter", schemaPath: "#/properties/filter_list/items/properties/filter/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema33.properties.filter_list.items.properties.filter.type, parentSchema: schema33.properties.filter_list.items.properties.filter, data: data22 };
                vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
              }
            }
          } else {
            let err56 = { instancePath: instancePath + "/filter_list/" + i1, schemaPath: "#/properties/filter_list/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.properties.filter_list.items.type, parentSchema: schema33.properties.filter_list.items, data: data20 };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
        }
      } else {
        let err57 = { instancePath: instancePath + "/filter_list", schemaPath: "#/properties/filter_list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema33.properties.filter_list.type, parentSchema: schema33.properties.filter_list, data: data19 };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.metric_list !== void 0) {
      let data28 = data.metric_list;
      if (Array.isArray(data28)) {
        if (data28.length > 1) {
          let err58 = { instancePath: instancePath + "/metric_list", schemaPath: "#/properties/metric_list/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items", schema: 1, parentSchema: schema33.properties.metric_list, data: data28 };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
        if (data28.length < 1) {
          let err59 = { instancePath: instancePath + "/metric_list", schemaPath: "#/properties/metric_list/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema33.properties.metric_list, data: data28 };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
        let len3 = data28.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data29 = data28[i3];
          if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
            if (data29.metric === void 0) {
              let err60 = { instancePath: instancePath + "/metric_list/" + i3, schemaPath: "#/properties/metric_list/items/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema33.properties.metric_list.items.required, parentSchema: schema33.properties.metric_list.items, data: data29 };
              vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
            }
            for (let key7 in data29)
              if (!(key7 === "metric" || key7 === "aggregation" || key7 === "higher_is_better" || key7 === "ignore_case" || key7 === "ignore_punctuation" || key7 === "regexes_to_ignore")) {
                let err61 = { instancePath: instancePath + "/metric_list/" + i3, schemaPath: "#/properties/metric_list/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema33.properties.metric_list.items, data: data29 };
                vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
              }
            if (data29.metric !== void 0) {
              let data30 = data29.metric;
              if (data30 !== "exact_match") {
                let err62 = { instancePath: instancePath + "/metric_list/" + i3 + "/metric", schemaPath: "#/properties/metric_list/items/properties/metric/const", keyword: "const", params: { allowedValue: "exact_match" }, message: "must be equal to constant", schema: "exact_match", parentSchema: schema33.properties.metric_list.items.properties.metric, data: data30 };
                vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
              }
            }
            if (data29.aggregation !== void 0) {
              let data31 = data29.aggregation;
              if (data31 !== "mean") {
                let err63 = { instancePath: instancePath + "/metric_list/" + i3 + "/aggregation", schemaPath: "#/properties/metric_list/items/properties/aggregation/const", keyword: "const", params: { allowedValue: "mean" }, message: "must be equal to constant", schema: "mean", parentSchema: schema33.properties.metric_list.items.properties.aggregation, data: data31 };
                vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
              }
            }
            if (data29.higher_is_better !== void 0) {
              let data32 = data29.higher_is_better;
              if (data32 !== !0) {
                let err64 = { instancePath: instancePath + "/metric_list/" + i3 + "/higher_is_better", schemaPath: "#/properties/metric_list/items/properties/higher_is_better/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant", schema: !0, parentSchema: schema33.properties.metric_list.items.properties.higher_is_better, data: data32 };
                vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
              }
            }
            if (data29.ignore_case !== void 0) {
              let data33 = data29.ignore_case;
              if (typeof data33 != "boolean") {
                let err65 = { instancePath: instancePath + "/metric_list/" + i3 + "/ignore_case", schemaPath: "#/properties/metric_list/items/properties/ignore_case/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema33.properties.metric_list.items.properties.ignore_case.type, parentSchema: schema33.properties.metric_list.items.properties.ignore_case, data: data33 };
                vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
              }
            }
            if (data29.ignore_punctuation !== void 0) {
              let data34 = data29.ignore_punctuation;
              if (typeof data34 != "boolean") {
                let err66 = { instancePath: instancePath + "/metric_list/" + i3 + "/ignore_punctuation", schemaPath: "#/properties/metric_list/items/properties/ignore_punctuation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema33.properties.metric_list.items.properties.ignore_punctuation.type, parentSchema: schema33.properties.metric_list.items.properties.ignore_punctuation, data: data34 };
                vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
              }
            }
            if (data29.regexes_to_ignore !== void 0) {
              let data35 = data29.regexes_to_ignore;
              if (Array.isArray(data35)) {
                let len4 = data35.length;
                for (let i4 = 0; i4 < len4; i4++) {
                  let data36 = data35[i4];
                  if (typeof data36 == "string") {
                    if (func2(data36) < 1) {
                      let err67 = { instancePath: instancePath + "/metric_list/" + i3 + "/regexes_to_ignore/" + i4, schemaPath: "#/properties/metric_list/items/properties/regexes_to_ignore/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33.properties.metric_list.items.properties.regexes_to_ignore.items, data: data36 };
                      vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                    }
                  } else {
                    let err68 = { instancePath: instancePath + "/metric_list/" + i3 + "/regexes_to_ignore/" + i4, schemaPath: "#/properties/metric_list/items/properties/regexes_to_ignore/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.metric_list.items.properties.regexes_to_ignore.items.type, parentSchema: schema33.properties.metric_list.items.properties.regexes_to_ignore.items, data: data36 };
                    vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                  }
                }
              } else {
                let err69 = { instancePath: instancePath + "/metric_list/" + i3 + "/regexes_to_ignore", schemaPath: "#/properties/metric_list/items/properties/regexes_to_ignore/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema33.properties.metric_list.items.properties.regexes_to_ignore.type, parentSchema: schema33.properties.metric_list.items.properties.regexes_to_ignore, data: data35 };
                vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
              }
            }
          } else {
            let err70 = { instancePath: instancePath + "/metric_list/" + i3, schemaPath: "#/properties/metric_list/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.properties.metric_list.items.type, parentSchema: schema33.properties.metric_list.items, data: data29 };
            vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
          }
        }
      } else {
        let err71 = { instancePath: instancePath + "/metric_list", schemaPath: "#/properties/metric_list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema33.properties.metric_list.type, parentSchema: schema33.properties.metric_list, data: data28 };
        vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
      }
    }
    if (data.repeats !== void 0) {
      let data37 = data.repeats;
      if (data37 !== 1) {
        let err72 = { instancePath: instancePath + "/repeats", schemaPath: "#/properties/repeats/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema33.properties.repeats, data: data37 };
        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
      }
    }
    if (data.metadata !== void 0) {
      let data38 = data.metadata;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        if (data38.version !== void 0) {
          let data39 = data38.version;
          if (!(typeof data39 == "number" && isFinite(data39)) && typeof data39 != "string") {
            let err73 = { instancePath: instancePath + "/metadata/version", schemaPath: "#/properties/metadata/properties/version/type", keyword: "type", params: { type: schema33.properties.metadata.properties.version.type }, message: "must be number,string", schema: schema33.properties.metadata.properties.version.type, parentSchema: schema33.properties.metadata.properties.version, data: data39 };
            vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
          }
        }
        if (data38.full_set !== void 0) {
          let data40 = data38.full_set;
          if (typeof data40 != "boolean") {
            let err74 = { instancePath: instancePath + "/metadata/full_set", schemaPath: "#/properties/metadata/properties/full_set/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema33.properties.metadata.properties.full_set.type, parentSchema: schema33.properties.metadata.properties.full_set, data: data40 };
            vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
          }
        }
      } else {
        let err75 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.properties.metadata.type, parentSchema: schema33.properties.metadata, data: data38 };
        vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
      }
    }
  } else {
    let err76 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.type, parentSchema: schema33, data };
    vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
validate21.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var infxConfig = validate22, schema34 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/infx-config.v1.json", title: "InfxConfig", description: "infx.config.yaml: defaults of the command line's and the actions' inputs, per repository.", type: "object", additionalProperties: !1, properties: { "config-files": { type: "array", items: { type: "string" }, minItems: 1, description: "Master configuration files, relative to this file." }, "runner-config": { type: "string", description: "Runner labels and their hardware." }, "changelog-file": { type: "string", description: "The performance changelog." }, "recipes-dir": { type: "string", description: "Folder that recipe paths in the configuration are relative to." }, "golden-al-dir": { type: "string", description: "Folder of golden acceptance-length curves." }, "thresholds-file": { type: "string", description: "Accuracy thresholds per model and task." }, "evals-dir": { type: "string", description: "Folder of evaluation task files." }, labels: { type: "array", items: { type: "string" }, description: "Labels that `infx sweep` and `infx plan` pretend the pull request carries." }, "labels-map": { type: "object", description: "Names that this repository gives to sweep labels: a name of docs/labels.md to one name, or to several of which the first is shown.", additionalProperties: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" }, minItems: 1 }] } }, simulate: { type: "boolean", description: "Serve every point with the simulated engine. Results say simulated: true." }, duration: { type: "number", exclusiveMinimum: 0, description: "Seconds of profiling per agentic point instead of the planned ones; such points are never publishable." }, "trace-scale": { type: "number", minimum: 1, description: "Divisor of trace token counts and gaps for short simulated runs." }, "eval-task": { type: "string", description: "Evaluation task, by name in evals-dir." }, repository: { type: "string", pattern: "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$", description: "owner/name that changelog pr-links must point to." }, out: { type: "string", description: "Output directory." }, "eval-policy": { $ref: "#/$defs/evalPolicy" }, "warmup-requests-per-lane": { type: "integer", minimum: 0, description: "Warm-up requests per live lane before profiling, for agentic points; 0 = none." }, "start-up-window-seconds": { type: "number", exclusiveMinimum: 0, description: "Longest time from starting an engine until it answers, in seconds; part of the bound on the whole job." }, "parallel-points": { type: "integer", minimum: 1, description: "Points that `infx sweep` runs at the same time on this host." }, entities: { $ref: "#/$defs/entities" }, "simulated-accuracy": { type: "number", minimum: 0, maximum: 1, description: "Share of evaluation questions that the simulated engine answers right. Default: 0.95." } }, $defs: { evalPolicy: { type: "object", additionalProperties: !1, description: "Which points are evaluated besides being measured.", properties: { agentic: { enum: ["always", "labelled", "never"], description: "Agentic points: always, only with the label all-evals, or never." }, "min-conc": { type: "integer", minimum: 1, description: "Lowest concurrency that is worth an evaluation." }, "seq-lens": { enum: ["all", "8k1k"], description: "Fixed-sequence points: every length pair, or only 8k1k." } } }, entities: { type: "object", additionalProperties: !1, description: "Names of this organisation that the ingest knows besides the ecosystem's. What is unknown is reported as unmapped, never stored under a guess.", properties: { models: { type: "array", items: { type: "string", minLength: 1 }, description: "Model prefixes, as `model-prefix` has them." }, hardware: { type: "array", items: { type: "string", minLength: 1 }, description: "SKUs, as runner labels begin with them." } } } } }, schema35 = { type: "object", additionalProperties: !1, description: "Which points are evaluated besides being measured.", properties: { agentic: { enum: ["always", "labelled", "never"], description: "Agentic points: always, only with the label all-evals, or never." }, "min-conc": { type: "integer", minimum: 1, description: "Lowest concurrency that is worth an evaluation." }, "seq-lens": { enum: ["all", "8k1k"], description: "Fixed-sequence points: every length pair, or only 8k1k." } } }, schema36 = { type: "object", additionalProperties: !1, description: "Names of this organisation that the ingest knows besides the ecosystem's. What is unknown is reported as unmapped, never stored under a guess.", properties: { models: { type: "array", items: { type: "string", minLength: 1 }, description: "Model prefixes, as `model-prefix` has them." }, hardware: { type: "array", items: { type: "string", minLength: 1 }, description: "SKUs, as runner labels begin with them." } } }, pattern7 = new RegExp("^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func1.call(schema34.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema34, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data["config-files"] !== void 0) {
      let data0 = data["config-files"];
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          let err1 = { instancePath: instancePath + "/config-files", schemaPath: "#/properties/config-files/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34.properties["config-files"], data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 != "string") {
            let err2 = { instancePath: instancePath + "/config-files/" + i0, schemaPath: "#/properties/config-files/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties["config-files"].items.type, parentSchema: schema34.properties["config-files"].items, data: data1 };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        }
      } else {
        let err3 = { instancePath: instancePath + "/config-files", schemaPath: "#/properties/config-files/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.properties["config-files"].type, parentSchema: schema34.properties["config-files"], data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data["runner-config"] !== void 0) {
      let data2 = data["runner-config"];
      if (typeof data2 != "string") {
        let err4 = { instancePath: instancePath + "/runner-config", schemaPath: "#/properties/runner-config/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties["runner-config"].type, parentSchema: schema34.properties["runner-config"], data: data2 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data["changelog-file"] !== void 0) {
      let data3 = data["changelog-file"];
      if (typeof data3 != "string") {
        let err5 = { instancePath: instancePath + "/changelog-file", schemaPath: "#/properties/changelog-file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties["changelog-file"].type, parentSchema: schema34.properties["changelog-file"], data: data3 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data["recipes-dir"] !== void 0) {
      let data4 = data["recipes-dir"];
      if (typeof data4 != "string") {
        let err6 = { instancePath: instancePath + "/recipes-dir", schemaPath: "#/properties/recipes-dir/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties["recipes-dir"].type, parentSchema: schema34.properties["recipes-dir"], data: data4 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data["golden-al-dir"] !== void 0) {
      let data5 = data["golden-al-dir"];
      if (typeof data5 != "string") {
        let err7 = { instancePath: instancePath + "/golden-al-dir", schemaPath: "#/properties/golden-al-dir/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties["golden-al-dir"].type, parentSchema: schema34.properties["golden-al-dir"], data: data5 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data["thresholds-file"] !== void 0) {
      let data6 = data["thresholds-file"];
      if (typeof data6 != "string") {
        let err8 = { instancePath: instancePath + "/thresholds-file", schemaPath: "#/properties/thresholds-file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties["thresholds-file"].type, parentSchema: schema34.properties["thresholds-file"], data: data6 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data["evals-dir"] !== void 0) {
      let data7 = data["evals-dir"];
      if (typeof data7 != "string") {
        let err9 = { instancePath: instancePath + "/evals-dir", schemaPath: "#/properties/evals-dir/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties["evals-dir"].type, parentSchema: schema34.properties["evals-dir"], data: data7 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.labels !== void 0) {
      let data8 = data.labels;
      if (Array.isArray(data8)) {
        let len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data9 = data8[i1];
          if (typeof data9 != "string") {
            let err10 = { instancePath: instancePath + "/labels/" + i1, schemaPath: "#/properties/labels/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.labels.items.type, parentSchema: schema34.properties.labels.items, data: data9 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
      } else {
        let err11 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.properties.labels.type, parentSchema: schema34.properties.labels, data: data8 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data["labels-map"] !== void 0) {
      let data10 = data["labels-map"];
      if (data10 && typeof data10 == "object" && !Array.isArray(data10))
        for (let key1 in data10) {
          let data11 = data10[key1], _errs26 = errors, valid6 = !1, _errs27 = errors;
          if (typeof data11 != "string") {
            let err12 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels-map/additionalProperties/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties["labels-map"].additionalProperties.anyOf[0].type, parentSchema: schema34.properties["labels-map"].additionalProperties.anyOf[0], data: data11 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
          var _valid0 = _errs27 === errors;
          valid6 = valid6 || _valid0;
          let _errs29 = errors;
          if (Array.isArray(data11)) {
            if (data11.length < 1) {
              let err13 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels-map/additionalProperties/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34.properties["labels-map"].additionalProperties.anyOf[1], data: data11 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            let len2 = data11.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data12 = data11[i2];
              if (typeof data12 != "string") {
                let err14 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2, schemaPath: "#/properties/labels-map/additionalProperties/anyOf/1/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties["labels-map"].additionalProperties.anyOf[1].items.type, parentSchema: schema34.properties["labels-map"].additionalProperties.anyOf[1].items, data: data12 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
          } else {
            let err15 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels-map/additionalProperties/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.properties["labels-map"].additionalProperties.anyOf[1].type, parentSchema: schema34.properties["labels-map"].additionalProperties.anyOf[1], data: data11 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          var _valid0 = _errs29 === errors;
          if (valid6 = valid6 || _valid0, valid6)
            errors = _errs26, vErrors !== null && (_errs26 ? vErrors.length = _errs26 : vErrors = null);
          else {
            let err16 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels-map/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema34.properties["labels-map"].additionalProperties.anyOf, parentSchema: schema34.properties["labels-map"].additionalProperties, data: data11 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      else {
        let err17 = { instancePath: instancePath + "/labels-map", schemaPath: "#/properties/labels-map/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.properties["labels-map"].type, parentSchema: schema34.properties["labels-map"], data: data10 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.simulate !== void 0) {
      let data13 = data.simulate;
      if (typeof data13 != "boolean") {
        let err18 = { instancePath: instancePath + "/simulate", schemaPath: "#/properties/simulate/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema34.properties.simulate.type, parentSchema: schema34.properties.simulate, data: data13 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.duration !== void 0) {
      let data14 = data.duration;
      if (typeof data14 == "number" && isFinite(data14)) {
        if (data14 <= 0 || isNaN(data14)) {
          let err19 = { instancePath: instancePath + "/duration", schemaPath: "#/properties/duration/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema34.properties.duration, data: data14 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/duration", schemaPath: "#/properties/duration/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema34.properties.duration.type, parentSchema: schema34.properties.duration, data: data14 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data["trace-scale"] !== void 0) {
      let data15 = data["trace-scale"];
      if (typeof data15 == "number" && isFinite(data15)) {
        if (data15 < 1 || isNaN(data15)) {
          let err21 = { instancePath: instancePath + "/trace-scale", schemaPath: "#/properties/trace-scale/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema34.properties["trace-scale"], data: data15 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/trace-scale", schemaPath: "#/properties/trace-scale/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema34.properties["trace-scale"].type, parentSchema: schema34.properties["trace-scale"], data: data15 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data["eval-task"] !== void 0) {
      let data16 = data["eval-task"];
      if (typeof data16 != "string") {
        let err23 = { instancePath: instancePath + "/eval-task", schemaPath: "#/properties/eval-task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties["eval-task"].type, parentSchema: schema34.properties["eval-task"], data: data16 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.repository !== void 0) {
      let data17 = data.repository;
      if (typeof data17 == "string") {
        if (!pattern7.test(data17)) {
          let err24 = { instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$"', schema: "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$", parentSchema: schema34.properties.repository, data: data17 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.repository.type, parentSchema: schema34.properties.repository, data: data17 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.out !== void 0) {
      let data18 = data.out;
      if (typeof data18 != "string") {
        let err26 = { instancePath: instancePath + "/out", schemaPath: "#/properties/out/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.out.type, parentSchema: schema34.properties.out, data: data18 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data["eval-policy"] !== void 0) {
      let data19 = data["eval-policy"];
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        for (let key2 in data19)
          if (!(key2 === "agentic" || key2 === "min-conc" || key2 === "seq-lens")) {
            let err27 = { instancePath: instancePath + "/eval-policy", schemaPath: "#/$defs/evalPolicy/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema35, data: data19 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        if (data19.agentic !== void 0) {
          let data20 = data19.agentic;
          if (!(data20 === "always" || data20 === "labelled" || data20 === "never")) {
            let err28 = { instancePath: instancePath + "/eval-policy/agentic", schemaPath: "#/$defs/evalPolicy/properties/agentic/enum", keyword: "enum", params: { allowedValues: schema35.properties.agentic.enum }, message: "must be equal to one of the allowed values", schema: schema35.properties.agentic.enum, parentSchema: schema35.properties.agentic, data: data20 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        if (data19["min-conc"] !== void 0) {
          let data21 = data19["min-conc"];
          if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
            let err29 = { instancePath: instancePath + "/eval-policy/min-conc", schemaPath: "#/$defs/evalPolicy/properties/min-conc/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.properties["min-conc"].type, parentSchema: schema35.properties["min-conc"], data: data21 };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
          if (typeof data21 == "number" && isFinite(data21) && (data21 < 1 || isNaN(data21))) {
            let err30 = { instancePath: instancePath + "/eval-policy/min-conc", schemaPath: "#/$defs/evalPolicy/properties/min-conc/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema35.properties["min-conc"], data: data21 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
        if (data19["seq-lens"] !== void 0) {
          let data22 = data19["seq-lens"];
          if (!(data22 === "all" || data22 === "8k1k")) {
            let err31 = { instancePath: instancePath + "/eval-policy/seq-lens", schemaPath: "#/$defs/evalPolicy/properties/seq-lens/enum", keyword: "enum", params: { allowedValues: schema35.properties["seq-lens"].enum }, message: "must be equal to one of the allowed values", schema: schema35.properties["seq-lens"].enum, parentSchema: schema35.properties["seq-lens"], data: data22 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
      } else {
        let err32 = { instancePath: instancePath + "/eval-policy", schemaPath: "#/$defs/evalPolicy/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.type, parentSchema: schema35, data: data19 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data["warmup-requests-per-lane"] !== void 0) {
      let data23 = data["warmup-requests-per-lane"];
      if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
        let err33 = { instancePath: instancePath + "/warmup-requests-per-lane", schemaPath: "#/properties/warmup-requests-per-lane/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema34.properties["warmup-requests-per-lane"].type, parentSchema: schema34.properties["warmup-requests-per-lane"], data: data23 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
      if (typeof data23 == "number" && isFinite(data23) && (data23 < 0 || isNaN(data23))) {
        let err34 = { instancePath: instancePath + "/warmup-requests-per-lane", schemaPath: "#/properties/warmup-requests-per-lane/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema34.properties["warmup-requests-per-lane"], data: data23 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data["start-up-window-seconds"] !== void 0) {
      let data24 = data["start-up-window-seconds"];
      if (typeof data24 == "number" && isFinite(data24)) {
        if (data24 <= 0 || isNaN(data24)) {
          let err35 = { instancePath: instancePath + "/start-up-window-seconds", schemaPath: "#/properties/start-up-window-seconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema34.properties["start-up-window-seconds"], data: data24 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
      } else {
        let err36 = { instancePath: instancePath + "/start-up-window-seconds", schemaPath: "#/properties/start-up-window-seconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema34.properties["start-up-window-seconds"].type, parentSchema: schema34.properties["start-up-window-seconds"], data: data24 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data["parallel-points"] !== void 0) {
      let data25 = data["parallel-points"];
      if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
        let err37 = { instancePath: instancePath + "/parallel-points", schemaPath: "#/properties/parallel-points/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema34.properties["parallel-points"].type, parentSchema: schema34.properties["parallel-points"], data: data25 };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
      if (typeof data25 == "number" && isFinite(data25) && (data25 < 1 || isNaN(data25))) {
        let err38 = { instancePath: instancePath + "/parallel-points", schemaPath: "#/properties/parallel-points/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema34.properties["parallel-points"], data: data25 };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.entities !== void 0) {
      let data26 = data.entities;
      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
        for (let key3 in data26)
          if (!(key3 === "models" || key3 === "hardware")) {
            let err39 = { instancePath: instancePath + "/entities", schemaPath: "#/$defs/entities/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema36, data: data26 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        if (data26.models !== void 0) {
          let data27 = data26.models;
          if (Array.isArray(data27)) {
            let len3 = data27.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data28 = data27[i3];
              if (typeof data28 == "string") {
                if (func2(data28) < 1) {
                  let err40 = { instancePath: instancePath + "/entities/models/" + i3, schemaPath: "#/$defs/entities/properties/models/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties.models.items, data: data28 };
                  vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
              } else {
                let err41 = { instancePath: instancePath + "/entities/models/" + i3, schemaPath: "#/$defs/entities/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.models.items.type, parentSchema: schema36.properties.models.items, data: data28 };
                vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
              }
            }
          } else {
            let err42 = { instancePath: instancePath + "/entities/models", schemaPath: "#/$defs/entities/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema36.properties.models.type, parentSchema: schema36.properties.models, data: data27 };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
        }
        if (data26.hardware !== void 0) {
          let data29 = data26.hardware;
          if (Array.isArray(data29)) {
            let len4 = data29.length;
            for (let i4 = 0; i4 < len4; i4++) {
              let data30 = data29[i4];
              if (typeof data30 == "string") {
                if (func2(data30) < 1) {
                  let err43 = { instancePath: instancePath + "/entities/hardware/" + i4, schemaPath: "#/$defs/entities/properties/hardware/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties.hardware.items, data: data30 };
                  vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                }
              } else {
                let err44 = { instancePath: instancePath + "/entities/hardware/" + i4, schemaPath: "#/$defs/entities/properties/hardware/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.hardware.items.type, parentSchema: schema36.properties.hardware.items, data: data30 };
                vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
              }
            }
          } else {
            let err45 = { instancePath: instancePath + "/entities/hardware", schemaPath: "#/$defs/entities/properties/hardware/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema36.properties.hardware.type, parentSchema: schema36.properties.hardware, data: data29 };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
        }
      } else {
        let err46 = { instancePath: instancePath + "/entities", schemaPath: "#/$defs/entities/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.type, parentSchema: schema36, data: data26 };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data["simulated-accuracy"] !== void 0) {
      let data31 = data["simulated-accuracy"];
      if (typeof data31 == "number" && isFinite(data31)) {
        if (data31 > 1 || isNaN(data31)) {
          let err47 = { instancePath: instancePath + "/simulated-accuracy", schemaPath: "#/properties/simulated-accuracy/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema34.properties["simulated-accuracy"], data: data31 };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
        if (data31 < 0 || isNaN(data31)) {
          let err48 = { instancePath: instancePath + "/simulated-accuracy", schemaPath: "#/properties/simulated-accuracy/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema34.properties["simulated-accuracy"], data: data31 };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
      } else {
        let err49 = { instancePath: instancePath + "/simulated-accuracy", schemaPath: "#/properties/simulated-accuracy/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema34.properties["simulated-accuracy"].type, parentSchema: schema34.properties["simulated-accuracy"], data: data31 };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
  } else {
    let err50 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data };
    vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
validate22.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var ingestReport = validate23, schema37 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/ingest-report.v1.json", title: "IngestReport", description: "ingest.json: what one ingest of a run did. Every row read ends in exactly one column; raw is their sum.", type: "object", additionalProperties: !1, required: ["schema", "conclusion", "target", "run", "source", "categories", "counters", "unmapped", "problems"], properties: { schema: { const: "ingest-report.v1", description: "Version of this format." }, conclusion: { enum: ["success", "incomplete", "failed"], description: "success: every row is stored or left out on purpose. incomplete: some rows are unmapped or failed. failed: nothing was stored, or the ingest was broken off, or rows are unaccounted for." }, target: { type: "object", additionalProperties: !1, required: ["kind", "name", "description"], description: "The database.", properties: { kind: { enum: ["postgres", "pglite"], description: "Adapter." }, name: { type: "string", description: "What people call it, e.g. production." }, description: { type: "string", description: "Where it is, without credentials." } } }, run: { type: "object", additionalProperties: !1, required: ["origin", "runId", "attempt", "name"], description: "Whose rows these are.", properties: { origin: { enum: ["github", "local"], description: "A GitHub run, or a sweep on somebody's machine." }, runId: { type: "integer", description: "GitHub's run id; for a local sweep the negative start time in Unix milliseconds." }, attempt: { type: "integer", minimum: 0, description: "Run attempt, from 1; 0 where unknown." }, name: { type: "string", description: "Readable name of the run." }, headSha: { type: "string", description: "Commit that was measured." }, htmlUrl: { type: "string", description: "Page of the run." } } }, source: { type: "string", description: "Folder the artifacts were read from." }, categories: { type: "object", additionalProperties: !1, required: ["benchmark", "eval", "trace", "power"], description: "Counts per kind of row.", properties: { benchmark: { $ref: "#/$defs/counts", description: "benchmark_results rows." }, eval: { $ref: "#/$defs/counts", description: "eval_results rows, each told by the aggregate and by its own folder." }, trace: { $ref: "#/$defs/counts", description: "Agentic rows linked to their trace." }, power: { $ref: "#/$defs/counts", description: "GPU telemetry series, and points without one." } } }, counters: { type: "object", additionalProperties: { type: "integer", minimum: 0 }, description: "Details in fixed order; the first eleven are the ecosystem's.", required: ["benchmarkFiles", "rawBenchmarkRows", "coveredByPerJobFiles", "purgedPoints", "failedRunRows", "runStatsNew", "runStatsDuplicate", "evalSamplesNew", "gpuMetricSamplesNew", "powerPublicationPoints", "changelogEntriesWritten"] }, unmapped: { type: "object", additionalProperties: !1, required: ["model", "hardware", "precision", "metricKeys"], description: "Names that are not in the tables.", properties: { model: { $ref: "#/$defs/names", description: "Rows of these models are not stored." }, hardware: { $ref: "#/$defs/names", description: "Rows of this hardware are not stored." }, precision: { $ref: "#/$defs/names", description: "Stored all the same." }, metricKeys: { $ref: "#/$defs/names", description: "Stored all the same." } } }, problems: { type: "array", description: "Findings, with whose they are.", items: { type: "object", additionalProperties: !1, required: ["code", "severity", "blame", "message"], properties: { code: { type: "string", pattern: "^INFX[0-9]{3}$", description: "See docs/problems.md." }, severity: { enum: ["error", "warning", "notice"], description: "Only errors make an ingest fail." }, blame: { enum: ["user", "infra", "product"], description: "Whose it is to mend." }, message: { type: "string", description: "One sentence." }, hint: { type: "string", description: "What to do next." }, at: { type: "object", additionalProperties: !1, required: ["file", "line", "col"], description: "Where it is.", properties: { file: { type: "string", description: "Artifact and file, or a path." }, line: { type: "integer", minimum: 1, description: "From 1." }, col: { type: "integer", minimum: 1, description: "From 1." }, endCol: { type: "integer", minimum: 1, description: "Last column, inclusive." } } } } } } }, $defs: { names: { type: "array", items: { type: "string" } }, counts: { type: "object", additionalProperties: !1, required: ["raw", "new", "duplicate", "skipped", "unmapped", "failed", "reasons"], properties: { raw: { type: "integer", minimum: 0, description: "Rows read." }, new: { type: "integer", minimum: 0, description: "Rows inserted." }, duplicate: { type: "integer", minimum: 0, description: "Rows that were there already, or were told a second time." }, skipped: { type: "integer", minimum: 0, description: "Rows recognised and left out on purpose." }, unmapped: { type: "integer", minimum: 0, description: "Rows whose model or hardware is not in the tables." }, failed: { type: "integer", minimum: 0, description: "Rows that could not be read or were refused." }, reasons: { type: "array", description: "Why rows were skipped, unmapped or failed.", items: { type: "object", additionalProperties: !1, required: ["outcome", "reason", "count", "examples"], properties: { outcome: { enum: ["new", "duplicate", "skipped", "unmapped", "failed"], description: "Column." }, reason: { type: "string", description: "In words." }, count: { type: "integer", minimum: 1, description: "Rows." }, examples: { type: "array", maxItems: 10, items: { type: "string" }, description: "Where they stand, up to ten." } } } } } } } }, schema38 = { type: "object", additionalProperties: !1, required: ["raw", "new", "duplicate", "skipped", "unmapped", "failed", "reasons"], properties: { raw: { type: "integer", minimum: 0, description: "Rows read." }, new: { type: "integer", minimum: 0, description: "Rows inserted." }, duplicate: { type: "integer", minimum: 0, description: "Rows that were there already, or were told a second time." }, skipped: { type: "integer", minimum: 0, description: "Rows recognised and left out on purpose." }, unmapped: { type: "integer", minimum: 0, description: "Rows whose model or hardware is not in the tables." }, failed: { type: "integer", minimum: 0, description: "Rows that could not be read or were refused." }, reasons: { type: "array", description: "Why rows were skipped, unmapped or failed.", items: { type: "object", additionalProperties: !1, required: ["outcome", "reason", "count", "examples"], properties: { outcome: { enum: ["new", "duplicate", "skipped", "unmapped", "failed"], description: "Column." }, reason: { type: "string", description: "In words." }, count: { type: "integer", minimum: 1, description: "Rows." }, examples: { type: "array", maxItems: 10, items: { type: "string" }, description: "Where they stand, up to ten." } } } } } }, schema42 = { type: "array", items: { type: "string" } }, pattern8 = new RegExp("^INFX[0-9]{3}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema" }, message: "must have required property 'schema'", schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.conclusion === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "conclusion" }, message: "must have required property 'conclusion'", schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.target === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "target" }, message: "must have required property 'target'", schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.run === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'", schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.source === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'", schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.categories === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "categories" }, message: "must have required property 'categories'", schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.counters === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "counters" }, message: "must have required property 'counters'", schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.unmapped === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unmapped" }, message: "must have required property 'unmapped'", schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.problems === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "problems" }, message: "must have required property 'problems'", schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema37.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.schema !== void 0) {
      let data0 = data.schema;
      if (data0 !== "ingest-report.v1") {
        let err10 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "ingest-report.v1" }, message: "must be equal to constant", schema: "ingest-report.v1", parentSchema: schema37.properties.schema, data: data0 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.conclusion !== void 0) {
      let data1 = data.conclusion;
      if (!(data1 === "success" || data1 === "incomplete" || data1 === "failed")) {
        let err11 = { instancePath: instancePath + "/conclusion", schemaPath: "#/properties/conclusion/enum", keyword: "enum", params: { allowedValues: schema37.properties.conclusion.enum }, message: "must be equal to one of the allowed values", schema: schema37.properties.conclusion.enum, parentSchema: schema37.properties.conclusion, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.target !== void 0) {
      let data2 = data.target;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.kind === void 0) {
          let err12 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema37.properties.target.required, parentSchema: schema37.properties.target, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data2.name === void 0) {
          let err13 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema37.properties.target.required, parentSchema: schema37.properties.target, data: data2 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data2.description === void 0) {
          let err14 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'", schema: schema37.properties.target.required, parentSchema: schema37.properties.target, data: data2 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        for (let key1 in data2)
          if (!(key1 === "kind" || key1 === "name" || key1 === "description")) {
            let err15 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37.properties.target, data: data2 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        if (data2.kind !== void 0) {
          let data3 = data2.kind;
          if (!(data3 === "postgres" || data3 === "pglite")) {
            let err16 = { instancePath: instancePath + "/target/kind", schemaPath: "#/properties/target/properties/kind/enum", keyword: "enum", params: { allowedValues: schema37.properties.target.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema37.properties.target.properties.kind.enum, parentSchema: schema37.properties.target.properties.kind, data: data3 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        if (data2.name !== void 0) {
          let data4 = data2.name;
          if (typeof data4 != "string") {
            let err17 = { instancePath: instancePath + "/target/name", schemaPath: "#/properties/target/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.target.properties.name.type, parentSchema: schema37.properties.target.properties.name, data: data4 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        if (data2.description !== void 0) {
          let data5 = data2.description;
          if (typeof data5 != "string") {
            let err18 = { instancePath: instancePath + "/target/description", schemaPath: "#/properties/target/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.target.properties.description.type, parentSchema: schema37.properties.target.properties.description, data: data5 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      } else {
        let err19 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.properties.target.type, parentSchema: schema37.properties.target, data: data2 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.run !== void 0) {
      let data6 = data.run;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.origin === void 0) {
          let err20 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/required", keyword: "required", params: { missingProperty: "origin" }, message: "must have required property 'origin'", schema: schema37.properties.run.required, parentSchema: schema37.properties.run, data: data6 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data6.runId === void 0) {
          let err21 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/required", keyword: "required", params: { missingProperty: "runId" }, message: "must have required property 'runId'", schema: schema37.properties.run.required, parentSchema: schema37.properties.run, data: data6 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data6.attempt === void 0) {
          let err22 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'", schema: schema37.properties.run.required, parentSchema: schema37.properties.run, data: data6 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data6.name === void 0) {
          let err23 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema37.properties.run.required, parentSchema: schema37.properties.run, data: data6 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        for (let key2 in data6)
          if (!(key2 === "origin" || key2 === "runId" || key2 === "attempt" || key2 === "name" || key2 === "headSha" || key2 === "htmlUrl")) {
            let err24 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37.properties.run, data: data6 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        if (data6.origin !== void 0) {
          let data7 = data6.origin;
          if (!(data7 === "github" || data7 === "local")) {
            let err25 = { instancePath: instancePath + "/run/origin", schemaPath: "#/properties/run/properties/origin/enum", keyword: "enum", params: { allowedValues: schema37.properties.run.properties.origin.enum }, message: "must be equal to one of the allowed values", schema: schema37.properties.run.properties.origin.enum, parentSchema: schema37.properties.run.properties.origin, data: data7 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
        if (data6.runId !== void 0) {
          let data8 = data6.runId;
          if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
            let err26 = { instancePath: instancePath + "/run/runId", schemaPath: "#/properties/run/properties/runId/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.properties.run.properties.runId.type, parentSchema: schema37.properties.run.properties.runId, data: data8 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
        if (data6.attempt !== void 0) {
          let data9 = data6.attempt;
          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
            let err27 = { instancePath: instancePath + "/run/attempt", schemaPath: "#/properties/run/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.properties.run.properties.attempt.type, parentSchema: schema37.properties.run.properties.attempt, data: data9 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
          if (typeof data9 == "number" && isFinite(data9) && (data9 < 0 || isNaN(data9))) {
            let err28 = { instancePath: instancePath + "/run/attempt", schemaPath: "#/properties/run/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema37.properties.run.properties.attempt, data: data9 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        if (data6.name !== void 0) {
          let data10 = data6.name;
          if (typeof data10 != "string") {
            let err29 = { instancePath: instancePath + "/run/name", schemaPath: "#/properties/run/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.run.properties.name.type, parentSchema: schema37.properties.run.properties.name, data: data10 };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
        }
        if (data6.headSha !== void 0) {
          let data11 = data6.headSha;
          if (typeof data11 != "string") {
            let err30 = { instancePath: instancePath + "/run/headSha", schemaPath: "#/properties/run/properties/headSha/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.run.properties.headSha.type, parentSchema: schema37.properties.run.properties.headSha, data: data11 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
        if (data6.htmlUrl !== void 0) {
          let data12 = data6.htmlUrl;
          if (typeof data12 != "string") {
            let err31 = { instancePath: instancePath + "/run/htmlUrl", schemaPath: "#/properties/run/properties/htmlUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.run.properties.htmlUrl.type, parentSchema: schema37.properties.run.properties.htmlUrl, data: data12 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
      } else {
        let err32 = { instancePath: instancePath + "/run", schemaPath: "#/properties/run/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.properties.run.type, parentSchema: schema37.properties.run, data: data6 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.source !== void 0) {
      let data13 = data.source;
      if (typeof data13 != "string") {
        let err33 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.source.type, parentSchema: schema37.properties.source, data: data13 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.categories !== void 0) {
      let data14 = data.categories;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.benchmark === void 0) {
          let err34 = { instancePath: instancePath + "/categories", schemaPath: "#/properties/categories/required", keyword: "required", params: { missingProperty: "benchmark" }, message: "must have required property 'benchmark'", schema: schema37.properties.categories.required, parentSchema: schema37.properties.categories, data: data14 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        if (data14.eval === void 0) {
          let err35 = { instancePath: instancePath + "/categories", schemaPath: "#/properties/categories/required", keyword: "required", params: { missingProperty: "eval" }, message: "must have required property 'eval'", schema: schema37.properties.categories.required, parentSchema: schema37.properties.categories, data: data14 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        if (data14.trace === void 0) {
          let err36 = { instancePath: instancePath + "/categories", schemaPath: "#/properties/categories/required", keyword: "required", params: { missingProperty: "trace" }, message: "must have required property 'trace'", schema: schema37.properties.categories.required, parentSchema: schema37.properties.categories, data: data14 };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        if (data14.power === void 0) {
          let err37 = { instancePath: instancePath + "/categories", schemaPath: "#/properties/categories/required", keyword: "required", params: { missingProperty: "power" }, message: "must have required property 'power'", schema: schema37.properties.categories.required, parentSchema: schema37.properties.categories, data: data14 };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        for (let key3 in data14)
          if (!(key3 === "benchmark" || key3 === "eval" || key3 === "trace" || key3 === "power")) {
            let err38 = { instancePath: instancePath + "/categories", schemaPath: "#/properties/categories/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37.properties.categories, data: data14 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        if (data14.benchmark !== void 0) {
          let data15 = data14.benchmark;
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.raw === void 0) {
              let err39 = { instancePath: instancePath + "/categories/benchmark", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "raw" }, message: "must have required property 'raw'", schema: schema38.required, parentSchema: schema38, data: data15 };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
            if (data15.new === void 0) {
              let err40 = { instancePath: instancePath + "/categories/benchmark", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'", schema: schema38.required, parentSchema: schema38, data: data15 };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
            if (data15.duplicate === void 0) {
              let err41 = { instancePath: instancePath + "/categories/benchmark", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "duplicate" }, message: "must have required property 'duplicate'", schema: schema38.required, parentSchema: schema38, data: data15 };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
            if (data15.skipped === void 0) {
              let err42 = { instancePath: instancePath + "/categories/benchmark", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "skipped" }, message: "must have required property 'skipped'", schema: schema38.required, parentSchema: schema38, data: data15 };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
            if (data15.unmapped === void 0) {
              let err43 = { instancePath: instancePath + "/categories/benchmark", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "unmapped" }, message: "must have required property 'unmapped'", schema: schema38.required, parentSchema: schema38, data: data15 };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
            if (data15.failed === void 0) {
              let err44 = { instancePath: instancePath + "/categories/benchmark", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "failed" }, message: "must have required property 'failed'", schema: schema38.required, parentSchema: schema38, data: data15 };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
            if (data15.reasons === void 0) {
              let err45 = { instancePath: instancePath + "/categories/benchmark", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "reasons" }, message: "must have required property 'reasons'", schema: schema38.required, parentSchema: schema38, data: data15 };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
            for (let key4 in data15)
              if (!(key4 === "raw" || key4 === "new" || key4 === "duplicate" || key4 === "skipped" || key4 === "unmapped" || key4 === "failed" || key4 === "reasons")) {
                let err46 = { instancePath: instancePath + "/categories/benchmark", schemaPath: "#/$defs/counts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data: data15 };
                vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
              }
            if (data15.raw !== void 0) {
              let data16 = data15.raw;
              if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
                let err47 = { instancePath: instancePath + "/categories/benchmark/raw", schemaPath: "#/$defs/counts/properties/raw/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.raw.type, parentSchema: schema38.properties.raw, data: data16 };
                vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
              }
              if (typeof data16 == "number" && isFinite(data16) && (data16 < 0 || isNaN(data16))) {
                let err48 = { instancePath: instancePath + "/categories/benchmark/raw", schemaPath: "#/$defs/counts/properties/raw/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.raw, data: data16 };
                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
              }
            }
            if (data15.new !== void 0) {
              let data17 = data15.new;
              if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
                let err49 = { instancePath: instancePath + "/categories/benchmark/new", schemaPath: "#/$defs/counts/properties/new/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.new.type, parentSchema: schema38.properties.new, data: data17 };
                vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
              }
              if (typeof data17 == "number" && isFinite(data17) && (data17 < 0 || isNaN(data17))) {
                let err50 = { instancePath: instancePath + "/categories/benchmark/new", schemaPath: "#/$defs/counts/properties/new/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.new, data: data17 };
                vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
              }
            }
            if (data15.duplicate !== void 0) {
              let data18 = data15.duplicate;
              if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
                let err51 = { instancePath: instancePath + "/categories/benchmark/duplicate", schemaPath: "#/$defs/counts/properties/duplicate/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.duplicate.type, parentSchema: schema38.properties.duplicate, data: data18 };
                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
              }
              if (typeof data18 == "number" && isFinite(data18) && (data18 < 0 || isNaN(data18))) {
                let err52 = { instancePath: instancePath + "/categories/benchmark/duplicate", schemaPath: "#/$defs/counts/properties/duplicate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.duplicate, data: data18 };
                vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
              }
            }
            if (data15.skipped !== void 0) {
              let data19 = data15.skipped;
              if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19))) {
                let err53 = { instancePath: instancePath + "/categories/benchmark/skipped", schemaPath: "#/$defs/counts/properties/skipped/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.skipped.type, parentSchema: schema38.properties.skipped, data: data19 };
                vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
              }
              if (typeof data19 == "number" && isFinite(data19) && (data19 < 0 || isNaN(data19))) {
                let err54 = { instancePath: instancePath + "/categories/benchmark/skipped", schemaPath: "#/$defs/counts/properties/skipped/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.skipped, data: data19 };
                vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
              }
            }
            if (data15.unmapped !== void 0) {
              let data20 = data15.unmapped;
              if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
                let err55 = { instancePath: instancePath + "/categories/benchmark/unmapped", schemaPath: "#/$defs/counts/properties/unmapped/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.unmapped.type, parentSchema: schema38.properties.unmapped, data: data20 };
                vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
              }
              if (typeof data20 == "number" && isFinite(data20) && (data20 < 0 || isNaN(data20))) {
                let err56 = { instancePath: instancePath + "/categories/benchmark/unmapped", schemaPath: "#/$defs/counts/properties/unmapped/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.unmapped, data: data20 };
                vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
              }
            }
            if (data15.failed !== void 0) {
              let data21 = data15.failed;
              if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
                let err57 = { instancePath: instancePath + "/categories/benchmark/failed", schemaPath: "#/$defs/counts/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.failed.type, parentSchema: schema38.properties.failed, data: data21 };
                vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
              }
              if (typeof data21 == "number" && isFinite(data21) && (data21 < 0 || isNaN(data21))) {
                let err58 = { instancePath: instancePath + "/categories/benchmark/failed", schemaPath: "#/$defs/counts/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.failed, data: data21 };
                vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
              }
            }
            if (data15.reasons !== void 0) {
              let data22 = data15.reasons;
              if (Array.isArray(data22)) {
                let len0 = data22.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data23 = data22[i0];
                  if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                    if (data23.outcome === void 0) {
                      let err59 = { instancePath: instancePath + "/categories/benchmark/reasons/" + i0, schemaPath: "#/$defs/counts/properties/reasons/items/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema38.properties.reasons.items.required, parentSchema: schema38.properties.reasons.items, data: data23 };
                      vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                    }
                    if (data23.reason === void 0) {
                      let err60 = { instancePath: instancePath + "/categories/benchmark/reasons/" + i0, schemaPath: "#/$defs/counts/properties/reasons/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema38.properties.reasons.items.required, parentSchema: schema38.properties.reasons.items, data: data23 };
                      vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                    }
                    if (data23.count === void 0) {
                      let err61 = { instancePath: instancePath + "/categories/benchmark/reasons/" + i0, schemaPath: "#/$defs/counts/properties/reasons/items/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'", schema: schema38.properties.reasons.items.required, parentSchema: schema38.properties.reasons.items, data: data23 };
                      vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                    }
                    if (data23.examples === void 0) {
                      let err62 = { instancePath: instancePath + "/categories/benchmark/reasons/" + i0, schemaPath: "#/$defs/counts/properties/reasons/items/required", keyword: "required", params: { missingProperty: "examples" }, message: "must have required property 'examples'", schema: schema38.properties.reasons.items.required, parentSchema: schema38.properties.reasons.items, data: data23 };
                      vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                    }
                    for (let key5 in data23)
                      if (!(key5 === "outcome" || key5 === "reason" || key5 === "count" || key5 === "examples")) {
                        let err63 = { instancePath: instancePath + "/categories/benchmark/reasons/" + i0, schemaPath: "#/$defs/counts/properties/reasons/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38.properties.reasons.items, data: data23 };
                        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                      }
                    if (data23.outcome !== void 0) {
                      let data24 = data23.outcome;
                      if (!(data24 === "new" || data24 === "duplicate" || data24 === "skipped" || data24 === "unmapped" || data24 === "failed")) {
                        let err64 = { instancePath: instancePath + "/categories/benchmark/reasons/" + i0 + "/outcome", schemaPath: "#/$defs/counts/properties/reasons/items/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema38.properties.reasons.items.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema38.properties.reasons.items.properties.outcome.enum, parentSchema: schema38.properties.reasons.items.properties.outcome, data: data24 };
                        vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                      }
                    }
                    if (data23.reason !== void 0) {
                      let data25 = data23.reason;
                      if (typeof data25 != "string") {
                        let err65 = { instancePath: instancePath + "/categories/benchmark/reasons/" + i0 + "/reason", schemaPath: "#/$defs/counts/properties/reasons/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.reasons.items.properties.reason.type, parentSchema: schema38.properties.reasons.items.properties.reason, data: data25 };
                        vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                      }
                    }
                    if (data23.count !== void 0) {
                      let data26 = data23.count;
                      if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26) && isFinite(data26))) {
                        let err66 = { instancePath: instancePath + "/categories/benchmark/reasons/" + i0 + "/count", schemaPath: "#/$defs/counts/properties/reasons/items/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.reasons.items.properties.count.type, parentSchema: schema38.properties.reasons.items.properties.count, data: data26 };
                        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                      }
                      if (typeof data26 == "number" && isFinite(data26) && (data26 < 1 || isNaN(data26))) {
                        let err67 = { instancePath: instancePath + "/categories/benchmark/reasons/" + i0 + "/count", schemaPath: "#/$defs/counts/properties/reasons/items/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.reasons.items.properties.count, data: data26 };
                        vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                      }
                    }
                    if (data23.examples !== void 0) {
                      let data27 = data23.examples;
                      if (Array.isArray(data27)) {
                        if (data27.length > 10) {
                          let err68 = { instancePath: instancePath + "/categories/benchmark/reasons/" + i0 + "/examples", schemaPath: "#/$defs/counts/properties/reasons/items/properties/examples/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema38.properties.reasons.items.properties.examples, data: data27 };
                          vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                        }
                        let len1 = data27.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          let data28 = data27[i1];
                          if (typeof data28 != "string") {
                            let err69 = { instancePath: instancePath + "/categories/benchmark/reasons/" + i0 + "/examples/" + i1, schemaPath: "#/$defs/counts/properties/reasons/items/properties/examples/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.reasons.items.properties.examples.items.type, parentSchema: schema38.properties.reasons.items.properties.examples.items, data: data28 };
                            vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                          }
                        }
                      } else {
                        let err70 = { instancePath: instancePath + "/categories/benchmark/reasons/" + i0 + "/examples", schemaPath: "#/$defs/counts/properties/reasons/items/properties/examples/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema38.properties.reasons.items.properties.examples.type, parentSchema: schema38.properties.reasons.items.properties.examples, data: data27 };
                        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                      }
                    }
                  } else {
                    let err71 = { instancePath: instancePath + "/categories/benchmark/reasons/" + i0, schemaPath: "#/$defs/counts/properties/reasons/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.properties.reasons.items.type, parentSchema: schema38.properties.reasons.items, data: data23 };
                    vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
                  }
                }
              } else {
                let err72 = { instancePath: instancePath + "/categories/benchmark/reasons", schemaPath: "#/$defs/counts/properties/reasons/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema38.properties.reasons.type, parentSchema: schema38.properties.reasons, data: data22 };
                vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
              }
            }
          } else {
            let err73 = { instancePath: instancePath + "/categories/benchmark", schemaPath: "#/$defs/counts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data: data15 };
            vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
          }
        }
        if (data14.eval !== void 0) {
          let data29 = data14.eval;
          if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
            if (data29.raw === void 0) {
              let err74 = { instancePath: instancePath + "/categories/eval", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "raw" }, message: "must have required property 'raw'", schema: schema38.required, parentSchema: schema38, data: data29 };
              vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
            }
            if (data29.new === void 0) {
              let err75 = { instancePath: instancePath + "/categories/eval", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'", schema: schema38.required, parentSchema: schema38, data: data29 };
              vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
            }
            if (data29.duplicate === void 0) {
              let err76 = { instancePath: instancePath + "/categories/eval", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "duplicate" }, message: "must have required property 'duplicate'", schema: schema38.required, parentSchema: schema38, data: data29 };
              vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
            }
            if (data29.skipped === void 0) {
              let err77 = { instancePath: instancePath + "/categories/eval", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "skipped" }, message: "must have required property 'skipped'", schema: schema38.required, parentSchema: schema38, data: data29 };
              vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
            }
            if (data29.unmapped === void 0) {
              let err78 = { instancePath: instancePath + "/categories/eval", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "unmapped" }, message: "must have required property 'unmapped'", schema: schema38.required, parentSchema: schema38, data: data29 };
              vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
            }
            if (data29.failed === void 0) {
              let err79 = { instancePath: instancePath + "/categories/eval", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "failed" }, message: "must have required property 'failed'", schema: schema38.required, parentSchema: schema38, data: data29 };
              vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
            }
            if (data29.reasons === void 0) {
              let err80 = { instancePath: instancePath + "/categories/eval", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "reasons" }, message: "must have required property 'reasons'", schema: schema38.required, parentSchema: schema38, data: data29 };
              vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
            }
            for (let key6 in data29)
              if (!(key6 === "raw" || key6 === "new" || key6 === "duplicate" || key6 === "skipped" || key6 === "unmapped" || key6 === "failed" || key6 === "reasons")) {
                let err81 = { instancePath: instancePath + "/categories/eval", schemaPath: "#/$defs/counts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data: data29 };
                vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
              }
            if (data29.raw !== void 0) {
              let data30 = data29.raw;
              if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30) && isFinite(data30))) {
                let err82 = { instancePath: instancePath + "/categories/eval/raw", schemaPath: "#/$defs/counts/properties/raw/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.raw.type, parentSchema: schema38.properties.raw, data: data30 };
                vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
              }
              if (typeof data30 == "number" && isFinite(data30) && (data30 < 0 || isNaN(data30))) {
                let err83 = { instancePath: instancePath + "/categories/eval/raw", schemaPath: "#/$defs/counts/properties/raw/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.raw, data: data30 };
                vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
              }
            }
            if (data29.new !== void 0) {
              let data31 = data29.new;
              if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
                let err84 = { instancePath: instancePath + "/categories/eval/new", schemaPath: "#/$defs/counts/properties/new/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.new.type, parentSchema: schema38.properties.new, data: data31 };
                vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
              }
              if (typeof data31 == "number" && isFinite(data31) && (data31 < 0 || isNaN(data31))) {
                let err85 = { instancePath: instancePath + "/categories/eval/new", schemaPath: "#/$defs/counts/properties/new/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.new, data: data31 };
                vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
              }
            }
            if (data29.duplicate !== void 0) {
              let data32 = data29.duplicate;
              if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32) && isFinite(data32))) {
                let err86 = { instancePath: instancePath + "/categories/eval/duplicate", schemaPath: "#/$defs/counts/properties/duplicate/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.duplicate.type, parentSchema: schema38.properties.duplicate, data: data32 };
                vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
              }
              if (typeof data32 == "number" && isFinite(data32) && (data32 < 0 || isNaN(data32))) {
                let err87 = { instancePath: instancePath + "/categories/eval/duplicate", schemaPath: "#/$defs/counts/properties/duplicate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.duplicate, data: data32 };
                vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
              }
            }
            if (data29.skipped !== void 0) {
              let data33 = data29.skipped;
              if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33))) {
                let err88 = { instancePath: instancePath + "/categories/eval/skipped", schemaPath: "#/$defs/counts/properties/skipped/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.skipped.type, parentSchema: schema38.properties.skipped, data: data33 };
                vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
              }
              if (typeof data33 == "number" && isFinite(data33) && (data33 < 0 || isNaN(data33))) {
                let err89 = { instancePath: instancePath + "/categories/eval/skipped", schemaPath: "#/$defs/counts/properties/skipped/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.skipped, data: data33 };
                vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
              }
            }
            if (data29.unmapped !== void 0) {
              let data34 = data29.unmapped;
              if (!(typeof data34 == "number" && !(data34 % 1) && !isNaN(data34) && isFinite(data34))) {
                let err90 = { instancePath: instancePath + "/categories/eval/unmapped", schemaPath: "#/$defs/counts/properties/unmapped/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.unmapped.type, parentSchema: schema38.properties.unmapped, data: data34 };
                vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
              }
              if (typeof data34 == "number" && isFinite(data34) && (data34 < 0 || isNaN(data34))) {
                let err91 = { instancePath: instancePath + "/categories/eval/unmapped", schemaPath: "#/$defs/counts/properties/unmapped/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.unmapped, data: data34 };
                vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
              }
            }
            if (data29.failed !== void 0) {
              let data35 = data29.failed;
              if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35) && isFinite(data35))) {
                let err92 = { instancePath: instancePath + "/categories/eval/failed", schemaPath: "#/$defs/counts/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.failed.type, parentSchema: schema38.properties.failed, data: data35 };
                vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
              }
              if (typeof data35 == "number" && isFinite(data35) && (data35 < 0 || isNaN(data35))) {
                let err93 = { instancePath: instancePath + "/categories/eval/failed", schemaPath: "#/$defs/counts/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.failed, data: data35 };
                vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
              }
            }
            if (data29.reasons !== void 0) {
              let data36 = data29.reasons;
              if (Array.isArray(data36)) {
                let len2 = data36.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data37 = data36[i2];
                  if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
                    if (data37.outcome === void 0) {
                      let err94 = { instancePath: instancePath + "/categories/eval/reasons/" + i2, schemaPath: "#/$defs/counts/properties/reasons/items/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema38.properties.reasons.items.required, parentSchema: schema38.properties.reasons.items, data: data37 };
                      vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
                    }
                    if (data37.reason === void 0) {
                      let err95 = { instancePath: instancePath + "/categories/eval/reasons/" + i2, schemaPath: "#/$defs/counts/properties/reasons/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema38.properties.reasons.items.required, parentSchema: schema38.properties.reasons.items, data: data37 };
                      vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
                    }
                    if (data37.count === void 0) {
                      let err96 = { instancePath: instancePath + "/categories/eval/reasons/" + i2, schemaPath: "#/$defs/counts/properties/reasons/items/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'", schema: schema38.properties.reasons.items.required, parentSchema: schema38.properties.reasons.items, data: data37 };
                      vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
                    }
                    if (data37.examples === void 0) {
                      let err97 = { instancePath: instancePath + "/categories/eval/reasons/" + i2, schemaPath: "#/$defs/counts/properties/reasons/items/required", keyword: "required", params: { missingProperty: "examples" }, message: "must have required property 'examples'", schema: schema38.properties.reasons.items.required, parentSchema: schema38.properties.reasons.items, data: data37 };
                      vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
                    }
                    for (let key7 in data37)
                      if (!(key7 === "outcome" || key7 === "reason" || key7 === "count" || key7 === "examples")) {
                        let err98 = { instancePath: instancePath + "/categories/eval/reasons/" + i2, schemaPath: "#/$defs/counts/properties/reasons/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38.properties.reasons.items, data: data37 };
                        vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
                      }
                    if (data37.outcome !== void 0) {
                      let data38 = data37.outcome;
                      if (!(data38 === "new" || data38 === "duplicate" || data38 === "skipped" || data38 === "unmapped" || data38 === "failed")) {
                        let err99 = { instancePath: instancePath + "/categories/eval/reasons/" + i2 + "/outcome", schemaPath: "#/$defs/counts/properties/reasons/items/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema38.properties.reasons.items.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema38.properties.reasons.items.properties.outcome.enum, parentSchema: schema38.properties.reasons.items.properties.outcome, data: data38 };
                        vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
                      }
                    }
                    if (data37.reason !== void 0) {
                      let data39 = data37.reason;
                      if (typeof data39 != "string") {
                        let err100 = { instancePath: instancePath + "/categories/eval/reasons/" + i2 + "/reason", schemaPath: "#/$defs/counts/properties/reasons/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.reasons.items.properties.reason.type, parentSchema: schema38.properties.reasons.items.properties.reason, data: data39 };
                        vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
                      }
                    }
                    if (data37.count !== void 0) {
                      let data40 = data37.count;
                      if (!(typeof data40 == "number" && !(data40 % 1) && !isNaN(data40) && isFinite(data40))) {
                        let err101 = { instancePath: instancePath + "/categories/eval/reasons/" + i2 + "/count", schemaPath: "#/$defs/counts/properties/reasons/items/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.reasons.items.properties.count.type, parentSchema: schema38.properties.reasons.items.properties.count, data: data40 };
                        vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
                      }
                      if (typeof data40 == "number" && isFinite(data40) && (data40 < 1 || isNaN(data40))) {
                        let err102 = { instancePath: instancePath + "/categories/eval/reasons/" + i2 + "/count", schemaPath: "#/$defs/counts/properties/reasons/items/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.reasons.items.properties.count, data: data40 };
                        vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
                      }
                    }
                    if (data37.examples !== void 0) {
                      let data41 = data37.examples;
                      if (Array.isArray(data41)) {
                        if (data41.length > 10) {
                          let err103 = { instancePath: instancePath + "/categories/eval/reasons/" + i2 + "/examples", schemaPath: "#/$defs/counts/properties/reasons/items/properties/examples/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema38.properties.reasons.items.properties.examples, data: data41 };
                          vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
                        }
                        let len3 = data41.length;
                        for (let i3 = 0; i3 < len3; i3++) {
                          let data42 = data41[i3];
                          if (typeof data42 != "string") {
                            let err104 = { instancePath: instancePath + "/categories/eval/reasons/" + i2 + "/examples/" + i3, schemaPath: "#/$defs/counts/properties/reasons/items/properties/examples/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.reasons.items.properties.examples.items.type, parentSchema: schema38.properties.reasons.items.properties.examples.items, data: data42 };
                            vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
                          }
                        }
                      } else {
                        let err105 = { instancePath: instancePath + "/categories/eval/reasons/" + i2 + "/examples", schemaPath: "#/$defs/counts/properties/reasons/items/properties/examples/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema38.properties.reasons.items.properties.examples.type, parentSchema: schema38.properties.reasons.items.properties.examples, data: data41 };
                        vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
                      }
                    }
                  } else {
                    let err106 = { instancePath: instancePath + "/categories/eval/reasons/" + i2, schemaPath: "#/$defs/counts/properties/reasons/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.properties.reasons.items.type, parentSchema: schema38.properties.reasons.items, data: data37 };
                    vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
                  }
                }
              } else {
                let err107 = { instancePath: instancePath + "/categories/eval/reasons", schemaPath: "#/$defs/counts/properties/reasons/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema38.properties.reasons.type, parentSchema: schema38.properties.reasons, data: data36 };
                vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
              }
            }
          } else {
            let err108 = { instancePath: instancePath + "/categories/eval", schemaPath: "#/$defs/counts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data: data29 };
            vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
          }
        }
        if (data14.trace !== void 0) {
          let data43 = data14.trace;
          if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
            if (data43.raw === void 0) {
              let err109 = { instancePath: instancePath + "/categories/trace", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "raw" }, message: "must have required property 'raw'", schema: schema38.required, parentSchema: schema38, data: data43 };
              vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
            }
            if (data43.new === void 0) {
              let err110 = { instancePath: instancePath + "/categories/trace", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'", schema: schema38.required, parentSchema: schema38, data: data43 };
              vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
            }
            if (data43.duplicate === void 0) {
              let err111 = { instancePath: instancePath + "/categories/trace", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "duplicate" }, message: "must have required property 'duplicate'", schema: schema38.required, parentSchema: schema38, data: data43 };
              vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
            }
            if (data43.skipped === void 0) {
              let err112 = { instancePath: instancePath + "/categories/trace", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "skipped" }, message: "must have required property 'skipped'", schema: schema38.required, parentSchema: schema38, data: data43 };
              vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
            }
            if (data43.unmapped === void 0) {
              let err113 = { instancePath: instancePath + "/categories/trace", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "unmapped" }, message: "must have required property 'unmapped'", schema: schema38.required, parentSchema: schema38, data: data43 };
              vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
            }
            if (data43.failed === void 0) {
              let err114 = { instancePath: instancePath + "/categories/trace", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "failed" }, message: "must have required property 'failed'", schema: schema38.required, parentSchema: schema38, data: data43 };
              vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
            }
            if (data43.reasons === void 0) {
              let err115 = { instancePath: instancePath + "/categories/trace", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "reasons" }, message: "must have required property 'reasons'", schema: schema38.required, parentSchema: schema38, data: data43 };
              vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
            }
            for (let key8 in data43)
              if (!(key8 === "raw" || key8 === "new" || key8 === "duplicate" || key8 === "skipped" || key8 === "unmapped" || key8 === "failed" || key8 === "reasons")) {
                let err116 = { instancePath: instancePath + "/categories/trace", schemaPath: "#/$defs/counts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data: data43 };
                vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
              }
            if (data43.raw !== void 0) {
              let data44 = data43.raw;
              if (!(typeof data44 == "number" && !(data44 % 1) && !isNaN(data44) && isFinite(data44))) {
                let err117 = { instancePath: instancePath + "/categories/trace/raw", schemaPath: "#/$defs/counts/properties/raw/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.raw.type, parentSchema: schema38.properties.raw, data: data44 };
                vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
              }
              if (typeof data44 == "number" && isFinite(data44) && (data44 < 0 || isNaN(data44))) {
                let err118 = { instancePath: instancePath + "/categories/trace/raw", schemaPath: "#/$defs/counts/properties/raw/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.raw, data: data44 };
                vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
              }
            }
            if (data43.new !== void 0) {
              let data45 = data43.new;
              if (!(typeof data45 == "number" && !(data45 % 1) && !isNaN(data45) && isFinite(data45))) {
                let err119 = { instancePath: instancePath + "/categories/trace/new", schemaPath: "#/$defs/counts/properties/new/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.new.type, parentSchema: schema38.properties.new, data: data45 };
                vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
              }
              if (typeof data45 == "number" && isFinite(data45) && (data45 < 0 || isNaN(data45))) {
                let err120 = { instancePath: instancePath + "/categories/trace/new", schemaPath: "#/$defs/counts/properties/new/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.new, data: data45 };
                vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
              }
            }
            if (data43.duplicate !== void 0) {
              let data46 = data43.duplicate;
              if (!(typeof data46 == "number" && !(data46 % 1) && !isNaN(data46) && isFinite(data46))) {
                let err121 = { instancePath: instancePath + "/categories/trace/duplicate", schemaPath: "#/$defs/counts/properties/duplicate/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.duplicate.type, parentSchema: schema38.properties.duplicate, data: data46 };
                vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
              }
              if (typeof data46 == "number" && isFinite(data46) && (data46 < 0 || isNaN(data46))) {
                let err122 = { instancePath: instancePath + "/categories/trace/duplicate", schemaPath: "#/$defs/counts/properties/duplicate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.duplicate, data: data46 };
                vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
              }
            }
            if (data43.skipped !== void 0) {
              let data47 = data43.skipped;
              if (!(typeof data47 == "number" && !(data47 % 1) && !isNaN(data47) && isFinite(data47))) {
                let err123 = { instancePath: instancePath + "/categories/trace/skipped", schemaPath: "#/$defs/counts/properties/skipped/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.skipped.type, parentSchema: schema38.properties.skipped, data: data47 };
                vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
              }
              if (typeof data47 == "number" && isFinite(data47) && (data47 < 0 || isNaN(data47))) {
                let err124 = { instancePath: instancePath + "/categories/trace/skipped", schemaPath: "#/$defs/counts/properties/skipped/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.skipped, data: data47 };
                vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
              }
            }
            if (data43.unmapped !== void 0) {
              let data48 = data43.unmapped;
              if (!(typeof data48 == "number" && !(data48 % 1) && !isNaN(data48) && isFinite(data48))) {
                let err125 = { instancePath: instancePath + "/categories/trace/unmapped", schemaPath: "#/$defs/counts/properties/unmapped/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.unmapped.type, parentSchema: schema38.properties.unmapped, data: data48 };
                vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
              }
              if (typeof data48 == "number" && isFinite(data48) && (data48 < 0 || isNaN(data48))) {
                let err126 = { instancePath: instancePath + "/categories/trace/unmapped", schemaPath: "#/$defs/counts/properties/unmapped/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.unmapped, data: data48 };
                vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
              }
            }
            if (data43.failed !== void 0) {
              let data49 = data43.failed;
              if (!(typeof data49 == "number" && !(data49 % 1) && !isNaN(data49) && isFinite(data49))) {
                let err127 = { instancePath: instancePath + "/categories/trace/failed", schemaPath: "#/$defs/counts/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.failed.type, parentSchema: schema38.properties.failed, data: data49 };
                vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
              }
              if (typeof data49 == "number" && isFinite(data49) && (data49 < 0 || isNaN(data49))) {
                let err128 = { instancePath: instancePath + "/categories/trace/failed", schemaPath: "#/$defs/counts/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.failed, data: data49 };
                vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
              }
            }
            if (data43.reasons !== void 0) {
              let data50 = data43.reasons;
              if (Array.isArray(data50)) {
                let len4 = data50.length;
                for (let i4 = 0; i4 < len4; i4++) {
                  let data51 = data50[i4];
                  if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                    if (data51.outcome === void 0) {
                      let err129 = { instancePath: instancePath + "/categories/trace/reasons/" + i4, schemaPath: "#/$defs/counts/properties/reasons/items/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema38.properties.reasons.items.required, parentSchema: schema38.properties.reasons.items, data: data51 };
                      vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
                    }
                    if (data51.reason === void 0) {
                      let err130 = { instancePath: instancePath + "/categories/trace/reasons/" + i4, schemaPath: "#/$defs/counts/properties/reasons/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema38.properties.reasons.items.required, parentSchema: schema38.properties.reasons.items, data: data51 };
                      vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
                    }
                    if (data51.count === void 0) {
                      let err131 = { instancePath: instancePath + "/categories/trace/reasons/" + i4, schemaPath: "#/$defs/counts/properties/reasons/items/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'", schema: schema38.properties.reasons.items.required, parentSchema: schema38.properties.reasons.items, data: data51 };
                      vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
                    }
                    if (data51.examples === void 0) {
                      let err132 = { instancePath: instancePath + "/categories/trace/reasons/" + i4, schemaPath: "#/$defs/counts/properties/reasons/items/required", keyword: "required", params: { missingProperty: "examples" }, message: "must have required property 'examples'", schema: schema38.properties.reasons.items.required, parentSchema: schema38.properties.reasons.items, data: data51 };
                      vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
                    }
                    for (let key9 in data51)
                      if (!(key9 === "outcome" || key9 === "reason" || key9 === "count" || key9 === "examples")) {
                        let err133 = { instancePath: instancePath + "/categories/trace/reasons/" + i4, schemaPath: "#/$defs/counts/properties/reasons/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38.properties.reasons.items, data: data51 };
                        vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
                      }
                    if (data51.outcome !== void 0) {
                      let data52 = data51.outcome;
                      if (!(data52 === "new" || data52 === "duplicate" || data52 === "skipped" || data52 === "unmapped" || data52 === "failed")) {
                        let err134 = { instancePath: instancePath + "/categories/trace/reasons/" + i4 + "/outcome", schemaPath: "#/$defs/counts/properties/reasons/items/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema38.properties.reasons.items.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema38.properties.reasons.items.properties.outcome.enum, parentSchema: schema38.properties.reasons.items.properties.outcome, data: data52 };
                        vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
                      }
                    }
                    if (data51.reason !== void 0) {
                      let data53 = data51.reason;
                      if (typeof data53 != "string") {
                        let err135 = { instancePath: instancePath + "/categories/trace/reasons/" + i4 + "/reason", schemaPath: "#/$defs/counts/properties/reasons/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.reasons.items.properties.reason.type, parentSchema: schema38.properties.reasons.items.properties.reason, data: data53 };
                        vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
                      }
                    }
                    if (data51.count !== void 0) {
                      let data54 = data51.count;
                      if (!(typeof data54 == "number" && !(data54 % 1) && !isNaN(data54) && isFinite(data54))) {
                        let err136 = { instancePath: instancePath + "/categories/trace/reasons/" + i4 + "/count", schemaPath: "#/$defs/counts/properties/reasons/items/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.reasons.items.properties.count.type, parentSchema: schema38.properties.reasons.items.properties.count, data: data54 };
                        vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
                      }
                      if (typeof data54 == "number" && isFinite(data54) && (data54 < 1 || isNaN(data54))) {
                        let err137 = { instancePath: instancePath + "/categories/trace/reasons/" + i4 + "/count", schemaPath: "#/$defs/counts/properties/reasons/items/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.reasons.items.properties.count, data: data54 };
                        vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
                      }
                    }
                    if (data51.examples !== void 0) {
                      let data55 = data51.examples;
                      if (Array.isArray(data55)) {
                        if (data55.length > 10) {
                          let err138 = { instancePath: instancePath + "/categories/trace/reasons/" + i4 + "/examples", schemaPath: "#/$defs/counts/properties/reasons/items/properties/examples/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema38.properties.reasons.items.properties.examples, data: data55 };
                          vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
                        }
                        let len5 = data55.length;
                        for (let i5 = 0; i5 < len5; i5++) {
                          let data56 = data55[i5];
                          if (typeof data56 != "string") {
                            let err139 = { instancePath: instancePath + "/categories/trace/reasons/" + i4 + "/examples/" + i5, schemaPath: "#/$defs/counts/properties/reasons/items/properties/examples/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.reasons.items.properties.examples.items.type, parentSchema: schema38.properties.reasons.items.properties.examples.items, data: data56 };
                            vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
                          }
                        }
                      } else {
                        let err140 = { instancePath: instancePath + "/categories/trace/reasons/" + i4 + "/examples", schemaPath: "#/$defs/counts/properties/reasons/items/properties/examples/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema38.properties.reasons.items.properties.examples.type, parentSchema: schema38.properties.reasons.items.properties.examples, data: data55 };
                        vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
                      }
                    }
                  } else {
                    let err141 = { instancePath: instancePath + "/categories/trace/reasons/" + i4, schemaPath: "#/$defs/counts/properties/reasons/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.properties.reasons.items.type, parentSchema: schema38.properties.reasons.items, data: data51 };
                    vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
                  }
                }
              } else {
                let err142 = { instancePath: instancePath + "/categories/trace/reasons", schemaPath: "#/$defs/counts/properties/reasons/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema38.properties.reasons.type, parentSchema: schema38.properties.reasons, data: data50 };
                vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
              }
            }
          } else {
            let err143 = { instancePath: instancePath + "/categories/trace", schemaPath: "#/$defs/counts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data: data43 };
            vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
          }
        }
        if (data14.power !== void 0) {
          let data57 = data14.power;
          if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
            if (data57.raw === void 0) {
              let err144 = { instancePath: instancePath + "/categories/power", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "raw" }, message: "must have required property 'raw'", schema: schema38.required, parentSchema: schema38, data: data57 };
              vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
            }
            if (data57.new === void 0) {
              let err145 = { instancePath: instancePath + "/categories/power", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'", schema: schema38.required, parentSchema: schema38, data: data57 };
              vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
            }
            if (data57.duplicate === void 0) {
              let err146 = { instancePath: instancePath + "/categories/power", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "duplicate" }, message: "must have required property 'duplicate'", schema: schema38.required, parentSchema: schema38, data: data57 };
              vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
            }
            if (data57.skipped === void 0) {
              let err147 = { instancePath: instancePath + "/categories/power", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "skipped" }, message: "must have required property 'skipped'", schema: schema38.required, parentSchema: schema38, data: data57 };
              vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
            }
            if (data57.unmapped === void 0) {
              let err148 = { instancePath: instancePath + "/categories/power", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "unmapped" }, message: "must have required property 'unmapped'", schema: schema38.required, parentSchema: schema38, data: data57 };
              vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
            }
            if (data57.failed === void 0) {
              let err149 = { instancePath: instancePath + "/categories/power", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "failed" }, message: "must have required property 'failed'", schema: schema38.required, parentSchema: schema38, data: data57 };
              vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
            }
            if (data57.reasons === void 0) {
              let err150 = { instancePath: instancePath + "/categories/power", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "reasons" }, message: "must have required property 'reasons'", schema: schema38.required, parentSchema: schema38, data: data57 };
              vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
            }
            for (let key10 in data57)
              if (!(key10 === "raw" || key10 === "new" || key10 === "duplicate" || key10 === "skipped" || key10 === "unmapped" || key10 === "failed" || key10 === "reasons")) {
                let err151 = { instancePath: instancePath + "/categories/power", schemaPath: "#/$defs/counts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data: data57 };
                vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
              }
            if (data57.raw !== void 0) {
              let data58 = data57.raw;
              if (!(typeof data58 == "number" && !(data58 % 1) && !isNaN(data58) && isFinite(data58))) {
                let err152 = { instancePath: instancePath + "/categories/power/raw", schemaPath: "#/$defs/counts/properties/raw/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.raw.type, parentSchema: schema38.properties.raw, data: data58 };
                vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
              }
              if (typeof data58 == "number" && isFinite(data58) && (data58 < 0 || isNaN(data58))) {
                let err153 = { instancePath: instancePath + "/categories/power/raw", schemaPath: "#/$defs/counts/properties/raw/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.raw, data: data58 };
                vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
              }
            }
            if (data57.new !== void 0) {
              let data59 = data57.new;
              if (!(typeof data59 == "number" && !(data59 % 1) && !isNaN(data59) && isFinite(data59))) {
                let err154 = { instancePath: instancePath + "/categories/power/new", schemaPath: "#/$defs/counts/properties/new/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.new.type, parentSchema: schema38.properties.new, data: data59 };
                vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
              }
              if (typeof data59 == "number" && isFinite(data59) && (data59 < 0 || isNaN(data59))) {
                let err155 = { instancePath: instancePath + "/categories/power/new", schemaPath: "#/$defs/counts/properties/new/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.new, data: data59 };
                vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
              }
            }
            if (data57.duplicate !== void 0) {
              let data60 = data57.duplicate;
              if (!(typeof data60 == "number" && !(data60 % 1) && !isNaN(data60) && isFinite(data60))) {
                let err156 = { instancePath: instancePath + "/categories/power/duplicate", schemaPath: "#/$defs/counts/properties/duplicate/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.duplicate.type, parentSchema: schema38.properties.duplicate, data: data60 };
                vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
              }
              if (typeof data60 == "number" && isFinite(data60) && (data60 < 0 || isNaN(data60))) {
                let err157 = { instancePath: instancePath + "/categories/power/duplicate", schemaPath: "#/$defs/counts/properties/duplicate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.duplicate, data: data60 };
                vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
              }
            }
            if (data57.skipped !== void 0) {
              let data61 = data57.skipped;
              if (!(typeof data61 == "number" && !(data61 % 1) && !isNaN(data61) && isFinite(data61))) {
                let err158 = { instancePath: instancePath + "/categories/power/skipped", schemaPath: "#/$defs/counts/properties/skipped/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.skipped.type, parentSchema: schema38.properties.skipped, data: data61 };
                vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
              }
              if (typeof data61 == "number" && isFinite(data61) && (data61 < 0 || isNaN(data61))) {
                let err159 = { instancePath: instancePath + "/categories/power/skipped", schemaPath: "#/$defs/counts/properties/skipped/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.skipped, data: data61 };
                vErrors === null ? vErrors = [err159] : vErrors.push(err159), errors++;
              }
            }
            if (data57.unmapped !== void 0) {
              let data62 = data57.unmapped;
              if (!(typeof data62 == "number" && !(data62 % 1) && !isNaN(data62) && isFinite(data62))) {
                let err160 = { instancePath: instancePath + "/categories/power/unmapped", schemaPath: "#/$defs/counts/properties/unmapped/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.unmapped.type, parentSchema: schema38.properties.unmapped, data: data62 };
                vErrors === null ? vErrors = [err160] : vErrors.push(err160), errors++;
              }
              if (typeof data62 == "number" && isFinite(data62) && (data62 < 0 || isNaN(data62))) {
                let err161 = { instancePath: instancePath + "/categories/power/unmapped", schemaPath: "#/$defs/counts/properties/unmapped/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.unmapped, data: data62 };
                vErrors === null ? vErrors = [err161] : vErrors.push(err161), errors++;
              }
            }
            if (data57.failed !== void 0) {
              let data63 = data57.failed;
              if (!(typeof data63 == "number" && !(data63 % 1) && !isNaN(data63) && isFinite(data63))) {
                let err162 = { instancePath: instancePath + "/categories/power/failed", schemaPath: "#/$defs/counts/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.failed.type, parentSchema: schema38.properties.failed, data: data63 };
                vErrors === null ? vErrors = [err162] : vErrors.push(err162), errors++;
              }
              if (typeof data63 == "number" && isFinite(data63) && (data63 < 0 || isNaN(data63))) {
                let err163 = { instancePath: instancePath + "/categories/power/failed", schemaPath: "#/$defs/counts/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.failed, data: data63 };
                vErrors === null ? vErrors = [err163] : vErrors.push(err163), errors++;
              }
            }
            if (data57.reasons !== void 0) {
              let data64 = data57.reasons;
              if (Array.isArray(data64)) {
                let len6 = data64.length;
                for (let i6 = 0; i6 < len6; i6++) {
                  let data65 = data64[i6];
                  if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
                    if (data65.outcome === void 0) {
                      let err164 = { instancePath: instancePath + "/categories/power/reasons/" + i6, schemaPath: "#/$defs/counts/properties/reasons/items/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema38.properties.reasons.items.required, parentSchema: schema38.properties.reasons.items, data: data65 };
                      vErrors === null ? vErrors = [err164] : vErrors.push(err164), errors++;
                    }
                    if (data65.reason === void 0) {
                      let err165 = { instancePath: instancePath + "/categories/power/reasons/" + i6, schemaPath: "#/$defs/counts/properties/reasons/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema38.properties.reasons.items.required, parentSchema: schema38.properties.reasons.items, data: data65 };
                      vErrors === null ? vErrors = [err165] : vErrors.push(err165), errors++;
                    }
                    if (data65.count === void 0) {
                      let err166 = { instancePath: instancePath + "/categories/power/reasons/" + i6, schemaPath: "#/$defs/counts/properties/reasons/items/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'", schema: schema38.properties.reasons.items.required, parentSchema: schema38.properties.reasons.items, data: data65 };
                      vErrors === null ? vErrors = [err166] : vErrors.push(err166), errors++;
                    }
                    if (data65.examples === void 0) {
                      let err167 = { instancePath: instancePath + "/categories/power/reasons/" + i6, schemaPath: "#/$defs/counts/properties/reasons/items/required", keyword: "required", params: { missingProperty: "examples" }, message: "must have required property 'examples'", schema: schema38.properties.reasons.items.required, parentSchema: schema38.properties.reasons.items, data: data65 };
                      vErrors === null ? vErrors = [err167] : vErrors.push(err167), errors++;
                    }
                    for (let key11 in data65)
                      if (!(key11 === "outcome" || key11 === "reason" || key11 === "count" || key11 === "examples")) {
                        let err168 = { instancePath: instancePath + "/categories/power/reasons/" + i6, schemaPath: "#/$defs/counts/properties/reasons/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38.properties.reasons.items, data: data65 };
                        vErrors === null ? vErrors = [err168] : vErrors.push(err168), errors++;
                      }
                    if (data65.outcome !== void 0) {
                      let data66 = data65.outcome;
                      if (!(data66 === "new" || data66 === "duplicate" || data66 === "skipped" || data66 === "unmapped" || data66 === "failed")) {
                        let err169 = { instancePath: instancePath + "/categories/power/reasons/" + i6 + "/outcome", schemaPath: "#/$defs/counts/properties/reasons/items/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema38.properties.reasons.items.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema38.properties.reasons.items.properties.outcome.enum, parentSchema: schema38.properties.reasons.items.properties.outcome, data: data66 };
                        vErrors === null ? vErrors = [err169] : vErrors.push(err169), errors++;
                      }
                    }
                    if (data65.reason !== void 0) {
                      let data67 = data65.reason;
                      if (typeof data67 != "string") {
                        let err170 = { instancePath: instancePath + "/categories/power/reasons/" + i6 + "/reason", schemaPath: "#/$defs/counts/properties/reasons/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.reasons.items.properties.reason.type, parentSchema: schema38.properties.reasons.items.properties.reason, data: data67 };
                        vErrors === null ? vErrors = [err170] : vErrors.push(err170), errors++;
                      }
                    }
                    if (data65.count !== void 0) {
                      let data68 = data65.count;
                      if (!(typeof data68 == "number" && !(data68 % 1) && !isNaN(data68) && isFinite(data68))) {
                        let err171 = { instancePath: instancePath + "/categories/power/reasons/" + i6 + "/count", schemaPath: "#/$defs/counts/properties/reasons/items/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.reasons.items.properties.count.type, parentSchema: schema38.properties.reasons.items.properties.count, data: data68 };
                        vErrors === null ? vErrors = [err171] : vErrors.push(err171), errors++;
                      }
                      if (typeof data68 == "number" && isFinite(data68) && (data68 < 1 || isNaN(data68))) {
                        let err172 = { instancePath: instancePath + "/categories/power/reasons/" + i6 + "/count", schemaPath: "#/$defs/counts/properties/reasons/items/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.reasons.items.properties.count, data: data68 };
                        vErrors === null ? vErrors = [err172] : vErrors.push(err172), errors++;
                      }
                    }
                    if (data65.examples !== void 0) {
                      let data69 = data65.examples;
                      if (Array.isArray(data69)) {
                        if (data69.length > 10) {
                          let err173 = { instancePath: instancePath + "/categories/power/reasons/" + i6 + "/examples", schemaPath: "#/$defs/counts/properties/reasons/items/properties/examples/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema38.properties.reasons.items.properties.examples, data: data69 };
                          vErrors === null ? vErrors = [err173] : vErrors.push(err173), errors++;
                        }
                        let len7 = data69.length;
                        for (let i7 = 0; i7 < len7; i7++) {
                          let data70 = data69[i7];
                          if (typeof data70 != "string") {
                            let err174 = { instancePath: instancePath + "/categories/power/reasons/" + i6 + "/examples/" + i7, schemaPath: "#/$defs/counts/properties/reasons/items/properties/examples/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.reasons.items.properties.examples.items.type, parentSchema: schema38.properties.reasons.items.properties.examples.items, data: data70 };
                            vErrors === null ? vErrors = [err174] : vErrors.push(err174), errors++;
                          }
                        }
                      } else {
                        let err175 = { instancePath: instancePath + "/categories/power/reasons/" + i6 + "/examples", schemaPath: "#/$defs/counts/properties/reasons/items/properties/examples/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema38.properties.reasons.items.properties.examples.type, parentSchema: schema38.properties.reasons.items.properties.examples, data: data69 };
                        vErrors === null ? vErrors = [err175] : vErrors.push(err175), errors++;
                      }
                    }
                  } else {
                    let err176 = { instancePath: instancePath + "/categories/power/reasons/" + i6, schemaPath: "#/$defs/counts/properties/reasons/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.properties.reasons.items.type, parentSchema: schema38.properties.reasons.items, data: data65 };
                    vErrors === null ? vErrors = [err176] : vErrors.push(err176), errors++;
                  }
                }
              } else {
                let err177 = { instancePath: instancePath + "/categories/power/reasons", schemaPath: "#/$defs/counts/properties/reasons/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema38.properties.reasons.type, parentSchema: schema38.properties.reasons, data: data64 };
                vErrors === null ? vErrors = [err177] : vErrors.push(err177), errors++;
              }
            }
          } else {
            let err178 = { instancePath: instancePath + "/categories/power", schemaPath: "#/$defs/counts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data: data57 };
            vErrors === null ? vErrors = [err178] : vErrors.push(err178), errors++;
          }
        }
      } else {
        let err179 = { instancePath: instancePath + "/categories", schemaPath: "#/properties/categories/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.properties.categories.type, parentSchema: schema37.properties.categories, data: data14 };
        vErrors === null ? vErrors = [err179] : vErrors.push(err179), errors++;
      }
    }
    if (data.counters !== void 0) {
      let data71 = data.counters;
      if (data71 && typeof data71 == "object" && !Array.isArray(data71)) {
        if (data71.benchmarkFiles === void 0) {
          let err180 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/required", keyword: "required", params: { missingProperty: "benchmarkFiles" }, message: "must have required property 'benchmarkFiles'", schema: schema37.properties.counters.required, parentSchema: schema37.properties.counters, data: data71 };
          vErrors === null ? vErrors = [err180] : vErrors.push(err180), errors++;
        }
        if (data71.rawBenchmarkRows === void 0) {
          let err181 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/required", keyword: "required", params: { missingProperty: "rawBenchmarkRows" }, message: "must have required property 'rawBenchmarkRows'", schema: schema37.properties.counters.required, parentSchema: schema37.properties.counters, data: data71 };
          vErrors === null ? vErrors = [err181] : vErrors.push(err181), errors++;
        }
        if (data71.coveredByPerJobFiles === void 0) {
          let err182 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/required", keyword: "required", params: { missingProperty: "coveredByPerJobFiles" }, message: "must have required property 'coveredByPerJobFiles'", schema: schema37.properties.counters.required, parentSchema: schema37.properties.counters, data: data71 };
          vErrors === null ? vErrors = [err182] : vErrors.push(err182), errors++;
        }
        if (data71.purgedPoints === void 0) {
          let err183 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/required", keyword: "required", params: { missingProperty: "purgedPoints" }, message: "must have required property 'purgedPoints'", schema: schema37.properties.counters.required, parentSchema: schema37.properties.counters, data: data71 };
          vErrors === null ? vErrors = [err183] : vErrors.push(err183), errors++;
        }
        if (data71.failedRunRows === void 0) {
          let err184 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/required", keyword: "required", params: { missingProperty: "failedRunRows" }, message: "must have required property 'failedRunRows'", schema: schema37.properties.counters.required, parentSchema: schema37.properties.counters, data: data71 };
          vErrors === null ? vErrors = [err184] : vErrors.push(err184), errors++;
        }
        if (data71.runStatsNew === void 0) {
          let err185 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/required", keyword: "required", params: { missingProperty: "runStatsNew" }, message: "must have required property 'runStatsNew'", schema: schema37.properties.counters.required, parentSchema: schema37.properties.counters, data: data71 };
          vErrors === null ? vErrors = [err185] : vErrors.push(err185), errors++;
        }
        if (data71.runStatsDuplicate === void 0) {
          let err186 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/required", keyword: "required", params: { missingProperty: "runStatsDuplicate" }, message: "must have required property 'runStatsDuplicate'", schema: schema37.properties.counters.required, parentSchema: schema37.properties.counters, data: data71 };
          vErrors === null ? vErrors = [err186] : vErrors.push(err186), errors++;
        }
        if (data71.evalSamplesNew === void 0) {
          let err187 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/required", keyword: "required", params: { missingProperty: "evalSamplesNew" }, message: "must have required property 'evalSamplesNew'", schema: schema37.properties.counters.required, parentSchema: schema37.properties.counters, data: data71 };
          vErrors === null ? vErrors = [err187] : vErrors.push(err187), errors++;
        }
        if (data71.gpuMetricSamplesNew === void 0) {
          let err188 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/required", keyword: "required", params: { missingProperty: "gpuMetricSamplesNew" }, message: "must have required property 'gpuMetricSamplesNew'", schema: schema37.properties.counters.required, parentSchema: schema37.properties.counters, data: data71 };
          vErrors === null ? vErrors = [err188] : vErrors.push(err188), errors++;
        }
        if (data71.powerPublicationPoints === void 0) {
          let err189 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/required", keyword: "required", params: { missingProperty: "powerPublicationPoints" }, message: "must have required property 'powerPublicationPoints'", schema: schema37.properties.counters.required, parentSchema: schema37.properties.counters, data: data71 };
          vErrors === null ? vErrors = [err189] : vErrors.push(err189), errors++;
        }
        if (data71.changelogEntriesWritten === void 0) {
          let err190 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/required", keyword: "required", params: { missingProperty: "changelogEntriesWritten" }, message: "must have required property 'changelogEntriesWritten'", schema: schema37.properties.counters.required, parentSchema: schema37.properties.counters, data: data71 };
          vErrors === null ? vErrors = [err190] : vErrors.push(err190), errors++;
        }
        for (let key12 in data71) {
          let data72 = data71[key12];
          if (!(typeof data72 == "number" && !(data72 % 1) && !isNaN(data72) && isFinite(data72))) {
            let err191 = { instancePath: instancePath + "/counters/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/counters/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.properties.counters.additionalProperties.type, parentSchema: schema37.properties.counters.additionalProperties, data: data72 };
            vErrors === null ? vErrors = [err191] : vErrors.push(err191), errors++;
          }
          if (typeof data72 == "number" && isFinite(data72) && (data72 < 0 || isNaN(data72))) {
            let err192 = { instancePath: instancePath + "/counters/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/counters/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema37.properties.counters.additionalProperties, data: data72 };
            vErrors === null ? vErrors = [err192] : vErrors.push(err192), errors++;
          }
        }
      } else {
        let err193 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.properties.counters.type, parentSchema: schema37.properties.counters, data: data71 };
        vErrors === null ? vErrors = [err193] : vErrors.push(err193), errors++;
      }
    }
    if (data.unmapped !== void 0) {
      let data73 = data.unmapped;
      if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
        if (data73.model === void 0) {
          let err194 = { instancePath: instancePath + "/unmapped", schemaPath: "#/properties/unmapped/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'", schema: schema37.properties.unmapped.required, parentSchema: schema37.properties.unmapped, data: data73 };
          vErrors === null ? vErrors = [err194] : vErrors.push(err194), errors++;
        }
        if (data73.hardware === void 0) {
          let err195 = { instancePath: instancePath + "/unmapped", schemaPath: "#/properties/unmapped/required", keyword: "required", params: { missingProperty: "hardware" }, message: "must have required property 'hardware'", schema: schema37.properties.unmapped.required, parentSchema: schema37.properties.unmapped, data: data73 };
          vErrors === null ? vErrors = [err195] : vErrors.push(err195), errors++;
        }
        if (data73.precision === void 0) {
          let err196 = { instancePath: instancePath + "/unmapped", schemaPath: "#/properties/unmapped/required", keyword: "required", params: { missingProperty: "precision" }, message: "must have required property 'precision'", schema: schema37.properties.unmapped.required, parentSchema: schema37.properties.unmapped, data: data73 };
          vErrors === null ? vErrors = [err196] : vErrors.push(err196), errors++;
        }
        if (data73.metricKeys === void 0) {
          let err197 = { instancePath: instancePath + "/unmapped", schemaPath: "#/properties/unmapped/required", keyword: "required", params: { missingProperty: "metricKeys" }, message: "must have required property 'metricKeys'", schema: schema37.properties.unmapped.required, parentSchema: schema37.properties.unmapped, data: data73 };
          vErrors === null ? vErrors = [err197] : vErrors.push(err197), errors++;
        }
        for (let key13 in data73)
          if (!(key13 === "model" || key13 === "hardware" || key13 === "precision" || key13 === "metricKeys")) {
            let err198 = { instancePath: instancePath + "/unmapped", schemaPath: "#/properties/unmapped/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37.properties.unmapped, data: data73 };
            vErrors === null ? vErrors = [err198] : vErrors.push(err198), errors++;
          }
        if (data73.model !== void 0) {
          let data74 = data73.model;
          if (Array.isArray(data74)) {
            let len8 = data74.length;
            for (let i8 = 0; i8 < len8; i8++) {
              let data75 = data74[i8];
              if (typeof data75 != "string") {
                let err199 = { instancePath: instancePath + "/unmapped/model/" + i8, schemaPath: "#/$defs/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.items.type, parentSchema: schema42.items, data: data75 };
                vErrors === null ? vErrors = [err199] : vErrors.push(err199), errors++;
              }
            }
          } else {
            let err200 = { instancePath: instancePath + "/unmapped/model", schemaPath: "#/$defs/names/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema42.type, parentSchema: schema42, data: data74 };
            vErrors === null ? vErrors = [err200] : vErrors.push(err200), errors++;
          }
        }
        if (data73.hardware !== void 0) {
          let data76 = data73.hardware;
          if (Array.isArray(data76)) {
            let len9 = data76.length;
            for (let i9 = 0; i9 < len9; i9++) {
              let data77 = data76[i9];
              if (typeof data77 != "string") {
                let err201 = { instancePath: instancePath + "/unmapped/hardware/" + i9, schemaPath: "#/$defs/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.items.type, parentSchema: schema42.items, data: data77 };
                vErrors === null ? vErrors = [err201] : vErrors.push(err201), errors++;
              }
            }
          } else {
            let err202 = { instancePath: instancePath + "/unmapped/hardware", schemaPath: "#/$defs/names/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema42.type, parentSchema: schema42, data: data76 };
            vErrors === null ? vErrors = [err202] : vErrors.push(err202), errors++;
          }
        }
        if (data73.precision !== void 0) {
          let data78 = data73.precision;
          if (Array.isArray(data78)) {
            let len10 = data78.length;
            for (let i10 = 0; i10 < len10; i10++) {
              let data79 = data78[i10];
              if (typeof data79 != "string") {
                let err203 = { instancePath: instancePath + "/unmapped/precision/" + i10, schemaPath: "#/$defs/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.items.type, parentSchema: schema42.items, data: data79 };
                vErrors === null ? vErrors = [err203] : vErrors.push(err203), errors++;
              }
            }
          } else {
            let err204 = { instancePath: instancePath + "/unmapped/precision", schemaPath: "#/$defs/names/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema42.type, parentSchema: schema42, data: data78 };
            vErrors === null ? vErrors = [err204] : vErrors.push(err204), errors++;
          }
        }
        if (data73.metricKeys !== void 0) {
          let data80 = data73.metricKeys;
          if (Array.isArray(data80)) {
            let len11 = data80.length;
            for (let i11 = 0; i11 < len11; i11++) {
              let data81 = data80[i11];
              if (typeof data81 != "string") {
                let err205 = { instancePath: instancePath + "/unmapped/metricKeys/" + i11, schemaPath: "#/$defs/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.items.type, parentSchema: schema42.items, data: data81 };
                vErrors === null ? vErrors = [err205] : vErrors.push(err205), errors++;
              }
            }
          } else {
            let err206 = { instancePath: instancePath + "/unmapped/metricKeys", schemaPath: "#/$defs/names/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema42.type, parentSchema: schema42, data: data80 };
            vErrors === null ? vErrors = [err206] : vErrors.push(err206), errors++;
          }
        }
      } else {
        let err207 = { instancePath: instancePath + "/unmapped", schemaPath: "#/properties/unmapped/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.properties.unmapped.type, parentSchema: schema37.properties.unmapped, data: data73 };
        vErrors === null ? vErrors = [err207] : vErrors.push(err207), errors++;
      }
    }
    if (data.problems !== void 0) {
      let data82 = data.problems;
      if (Array.isArray(data82)) {
        let len12 = data82.length;
        for (let i12 = 0; i12 < len12; i12++) {
          let data83 = data82[i12];
          if (data83 && typeof data83 == "object" && !Array.isArray(data83)) {
            if (data83.code === void 0) {
              let err208 = { instancePath: instancePath + "/problems/" + i12, schemaPath: "#/properties/problems/items/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema37.properties.problems.items.required, parentSchema: schema37.properties.problems.items, data: data83 };
              vErrors === null ? vErrors = [err208] : vErrors.push(err208), errors++;
            }
            if (data83.severity === void 0) {
              let err209 = { instancePath: instancePath + "/problems/" + i12, schemaPath: "#/properties/problems/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'", schema: schema37.properties.problems.items.required, parentSchema: schema37.properties.problems.items, data: data83 };
              vErrors === null ? vErrors = [err209] : vErrors.push(err209), errors++;
            }
            if (data83.blame === void 0) {
              let err210 = { instancePath: instancePath + "/problems/" + i12, schemaPath: "#/properties/problems/items/required", keyword: "required", params: { missingProperty: "blame" }, message: "must have required property 'blame'", schema: schema37.properties.problems.items.required, parentSchema: schema37.properties.problems.items, data: data83 };
              vErrors === null ? vErrors = [err210] : vErrors.push(err210), errors++;
            }
            if (data83.message === void 0) {
              let err211 = { instancePath: instancePath + "/problems/" + i12, schemaPath: "#/properties/problems/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema37.properties.problems.items.required, parentSchema: schema37.properties.problems.items, data: data83 };
              vErrors === null ? vErrors = [err211] : vErrors.push(err211), errors++;
            }
            for (let key14 in data83)
              if (!(key14 === "code" || key14 === "severity" || key14 === "blame" || key14 === "message" || key14 === "hint" || key14 === "at")) {
                let err212 = { instancePath: instancePath + "/problems/" + i12, schemaPath: "#/properties/problems/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37.properties.problems.items, data: data83 };
                vErrors === null ? vErrors = [err212] : vErrors.push(err212), errors++;
              }
            if (data83.code !== void 0) {
              let data84 = data83.code;
              if (typeof data84 == "string") {
                if (!pattern8.test(data84)) {
                  let err213 = { instancePath: instancePath + "/problems/" + i12 + "/code", schemaPath: "#/properties/problems/items/properties/code/pattern", keyword: "pattern", params: { pattern: "^INFX[0-9]{3}$" }, message: 'must match pattern "^INFX[0-9]{3}$"', schema: "^INFX[0-9]{3}$", parentSchema: schema37.properties.problems.items.properties.code, data: data84 };
                  vErrors === null ? vErrors = [err213] : vErrors.push(err213), errors++;
                }
              } else {
                let err214 = { instancePath: instancePath + "/problems/" + i12 + "/code", schemaPath: "#/properties/problems/items/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.problems.items.properties.code.type, parentSchema: schema37.properties.problems.items.properties.code, data: data84 };
                vErrors === null ? vErrors = [err214] : vErrors.push(err214), errors++;
              }
            }
            if (data83.severity !== void 0) {
              let data85 = data83.severity;
              if (!(data85 === "error" || data85 === "warning" || data85 === "notice")) {
                let err215 = { instancePath: instancePath + "/problems/" + i12 + "/severity", schemaPath: "#/properties/problems/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema37.properties.problems.items.properties.severity.enum }, message: "must be equal to one of the allowed values", schema: schema37.properties.problems.items.properties.severity.enum, parentSchema: schema37.properties.problems.items.properties.severity, data: data85 };
                vErrors === null ? vErrors = [err215] : vErrors.push(err215), errors++;
              }
            }
            if (data83.blame !== void 0) {
              let data86 = data83.blame;
              if (!(data86 === "user" || data86 === "infra" || data86 === "product")) {
                let err216 = { instancePath: instancePath + "/problems/" + i12 + "/blame", schemaPath: "#/properties/problems/items/properties/blame/enum", keyword: "enum", params: { allowedValues: schema37.properties.problems.items.properties.blame.enum }, message: "must be equal to one of the allowed values", schema: schema37.properties.problems.items.properties.blame.enum, parentSchema: schema37.properties.problems.items.properties.blame, data: data86 };
                vErrors === null ? vErrors = [err216] : vErrors.push(err216), errors++;
              }
            }
            if (data83.message !== void 0) {
              let data87 = data83.message;
              if (typeof data87 != "string") {
                let err217 = { instancePath: instancePath + "/problems/" + i12 + "/message", schemaPath: "#/properties/problems/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.problems.items.properties.message.type, parentSchema: schema37.properties.problems.items.properties.message, data: data87 };
                vErrors === null ? vErrors = [err217] : vErrors.push(err217), errors++;
              }
            }
            if (data83.hint !== void 0) {
              let data88 = data83.hint;
              if (typeof data88 != "string") {
                let err218 = { instancePath: instancePath + "/problems/" + i12 + "/hint", schemaPath: "#/properties/problems/items/properties/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.problems.items.properties.hint.type, parentSchema: schema37.properties.problems.items.properties.hint, data: data88 };
                vErrors === null ? vErrors = [err218] : vErrors.push(err218), errors++;
              }
            }
            if (data83.at !== void 0) {
              let data89 = data83.at;
              if (data89 && typeof data89 == "object" && !Array.isArray(data89)) {
                if (data89.file === void 0) {
                  let err219 = { instancePath: instancePath + "/problems/" + i12 + "/at", schemaPath: "#/properties/problems/items/properties/at/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'", schema: schema37.properties.problems.items.properties.at.required, parentSchema: schema37.properties.problems.items.properties.at, data: data89 };
                  vErrors === null ? vErrors = [err219] : vErrors.push(err219), errors++;
                }
                if (data89.line === void 0) {
                  let err220 = { instancePath: instancePath + "/problems/" + i12 + "/at", schemaPath: "#/properties/problems/items/properties/at/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'", schema: schema37.properties.problems.items.properties.at.required, parentSchema: schema37.properties.problems.items.properties.at, data: data89 };
                  vErrors === null ? vErrors = [err220] : vErrors.push(err220), errors++;
                }
                if (data89.col === void 0) {
                  let err221 = { instancePath: instancePath + "/problems/" + i12 + "/at", schemaPath: "#/properties/problems/items/properties/at/required", keyword: "required", params: { missingProperty: "col" }, message: "must have required property 'col'", schema: schema37.properties.problems.items.properties.at.required, parentSchema: schema37.properties.problems.items.properties.at, data: data89 };
                  vErrors === null ? vErrors = [err221] : vErrors.push(err221), errors++;
                }
                for (let key15 in data89)
                  if (!(key15 === "file" || key15 === "line" || key15 === "col" || key15 === "endCol")) {
                    let err222 = { instancePath: instancePath + "/problems/" + i12 + "/at", schemaPath: "#/properties/problems/items/properties/at/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37.properties.problems.items.properties.at, data: data89 };
                    vErrors === null ? vErrors = [err222] : vErrors.push(err222), errors++;
                  }
                if (data89.file !== void 0) {
                  let data90 = data89.file;
                  if (typeof data90 != "string") {
                    let err223 = { instancePath: instancePath + "/problems/" + i12 + "/at/file", schemaPath: "#/properties/problems/items/properties/at/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.problems.items.properties.at.properties.file.type, parentSchema: schema37.properties.problems.items.properties.at.properties.file, data: data90 };
                    vErrors === null ? vErrors = [err223] : vErrors.push(err223), errors++;
                  }
                }
                if (data89.line !== void 0) {
                  let data91 = data89.line;
                  if (!(typeof data91 == "number" && !(data91 % 1) && !isNaN(data91) && isFinite(data91))) {
                    let err224 = { instancePath: instancePath + "/problems/" + i12 + "/at/line", schemaPath: "#/properties/problems/items/properties/at/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.properties.problems.items.properties.at.properties.line.type, parentSchema: schema37.properties.problems.items.properties.at.properties.line, data: data91 };
                    vErrors === null ? vErrors = [err224] : vErrors.push(err224), errors++;
                  }
                  if (typeof data91 == "number" && isFinite(data91) && (data91 < 1 || isNaN(data91))) {
                    let err225 = { instancePath: instancePath + "/problems/" + i12 + "/at/line", schemaPath: "#/properties/problems/items/properties/at/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37.properties.problems.items.properties.at.properties.line, data: data91 };
                    vErrors === null ? vErrors = [err225] : vErrors.push(err225), errors++;
                  }
                }
                if (data89.col !== void 0) {
                  let data92 = data89.col;
                  if (!(typeof data92 == "number" && !(data92 % 1) && !isNaN(data92) && isFinite(data92))) {
                    let err226 = { instancePath: instancePath + "/problems/" + i12 + "/at/col", schemaPath: "#/properties/problems/items/properties/at/properties/col/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.properties.problems.items.properties.at.properties.col.type, parentSchema: schema37.properties.problems.items.properties.at.properties.col, data: data92 };
                    vErrors === null ? vErrors = [err226] : vErrors.push(err226), errors++;
                  }
                  if (typeof data92 == "number" && isFinite(data92) && (data92 < 1 || isNaN(data92))) {
                    let err227 = { instancePath: instancePath + "/problems/" + i12 + "/at/col", schemaPath: "#/properties/problems/items/properties/at/properties/col/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37.properties.problems.items.properties.at.properties.col, data: data92 };
                    vErrors === null ? vErrors = [err227] : vErrors.push(err227), errors++;
                  }
                }
                if (data89.endCol !== void 0) {
                  let data93 = data89.endCol;
                  if (!(typeof data93 == "number" && !(data93 % 1) && !isNaN(data93) && isFinite(data93))) {
                    let err228 = { instancePath: instancePath + "/problems/" + i12 + "/at/endCol", schemaPath: "#/properties/problems/items/properties/at/properties/endCol/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.properties.problems.items.properties.at.properties.endCol.type, parentSchema: schema37.properties.problems.items.properties.at.properties.endCol, data: data93 };
                    vErrors === null ? vErrors = [err228] : vErrors.push(err228), errors++;
                  }
                  if (typeof data93 == "number" && isFinite(data93) && (data93 < 1 || isNaN(data93))) {
                    let err229 = { instancePath: instancePath + "/problems/" + i12 + "/at/endCol", schemaPath: "#/properties/problems/items/properties/at/properties/endCol/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37.properties.problems.items.properties.at.properties.endCol, data: data93 };
                    vErrors === null ? vErrors = [err229] : vErrors.push(err229), errors++;
                  }
                }
              } else {
                let err230 = { instancePath: instancePath + "/problems/" + i12 + "/at", schemaPath: "#/properties/problems/items/properties/at/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.properties.problems.items.properties.at.type, parentSchema: schema37.properties.problems.items.properties.at, data: data89 };
                vErrors === null ? vErrors = [err230] : vErrors.push(err230), errors++;
              }
            }
          } else {
            let err231 = { instancePath: instancePath + "/problems/" + i12, schemaPath: "#/properties/problems/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.properties.problems.items.type, parentSchema: schema37.properties.problems.items, data: data83 };
            vErrors === null ? vErrors = [err231] : vErrors.push(err231), errors++;
          }
        }
      } else {
        let err232 = { instancePath: instancePath + "/problems", schemaPath: "#/properties/problems/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema37.properties.problems.type, parentSchema: schema37.properties.problems, data: data82 };
        vErrors === null ? vErrors = [err232] : vErrors.push(err232), errors++;
      }
    }
  } else {
    let err233 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data };
    vErrors === null ? vErrors = [err233] : vErrors.push(err233), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
validate23.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var masterConfig = validate24, schema46 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/master-config.v1.json", title: "MasterConfig", description: "Master configuration: config keys and what is measured under each.", examples: [{ "orca-fp8-b300-sglang": { image: "example.org/serving/sglang:v1", model: "example-org/Orca", "model-prefix": "orca", precision: "fp8", framework: "sglang", runner: "b300", multinode: !1, scenarios: { "fixed-seq-len": [{ isl: 8192, osl: 1024, "search-space": [{ tp: 8, "conc-start": 4, "conc-end": 64 }] }] } }, "orca-fp4-gb300-dynamo-sglang-agentic": { image: "example.org/serving/sglang:v1", model: "example-org/Orca", "model-prefix": "orca", precision: "fp4", framework: "dynamo-sglang", runner: "cluster:gb300-nv", multinode: !0, disagg: !0, "kv-p2p-transfer": "nixl", "srt-recipe": "recipes/sglang/orca/disagg.yaml:override_{prefill.workers}p{decode.workers}d_c{conc}", scenarios: { "agentic-coding": [{ "search-space": [{ "conc-list": [16, 64], prefill: { "num-worker": 2, tp: 4, ep: 4, "dp-attn": !0 }, decode: { "num-worker": 1, tp: 8, ep: 8, "dp-attn": !0 } }] }] } } }], type: "object", "x-validators": ["singleNodeEntry", "multiNodeEntry"], additionalProperties: { anyOf: [{ $ref: "#/$defs/singleNodeEntry" }, { $ref: "#/$defs/multiNodeEntry" }] }, $defs: { router: { type: "object", additionalProperties: !1, required: ["name", "version"], properties: { name: { type: "string", minLength: 1, description: "Name of the component." }, version: { type: "string", minLength: 1, pattern: "^(?!image:)", description: "Version of the component; always quoted, never an image reference." } }, description: "Request router in front of the workers; at the top of the entry or in its search spaces, not in both." }, offloadBackend: { type: "object", additionalProperties: !1, required: ["name"], properties: { name: { type: "string", minLength: 1, description: "Name of the component." }, version: { type: "string", minLength: 1, pattern: "^(?!image:)", description: "Version of the component; always quoted, never an image reference." } }, description: "What moves offloaded KV blocks; given exactly with kv-offloading: dram." }, evalOverride: { type: "object", description: "Evaluation asked instead of the default one.", additionalProperties: !1, required: ["task"], properties: { task: { type: "string", minLength: 1, description: "Name of the task, e.g. gsm8k." }, path: { type: "string", minLength: 1, description: "Task file, relative to the repository." }, limit: { type: "integer", minimum: 1, description: "Number of questions; all unless given." } } }, dataset: { type: "object", description: "Conversations to replay instead of the corpus of the model family: either a file (path and format) or generated.", additionalProperties: !1, required: [], properties: { path: { type: "string", minLength: 1, description: "Trace file, relative to the repository." }, format: { enum: ["weka", "mooncake", "multi-turn"], description: "Format of the trace file." }, generator: { $ref: "#/$defs/generator" } } }, generator: { type: "object", description: "Seeded generator of conversation trees; token counts are unscaled.", additionalProperties: !1, required: ["seed", "trees", "mean-turns", "system-tokens", "mean-new-tokens-per-turn", "mean-output-tokens", "subagent-ratio", "mean-gap-seconds"], properties: { seed: { type: "integer", minimum: 0, description: "Seed; the same seed gives the same trees." }, trees: { type: "integer", minimum: 1, description: "Number of conversation trees." }, "mean-turns": { type: "number", exclusiveMinimum: 0, description: "Mean number of turns of a tree." }, "system-tokens": { type: "integer", minimum: 0, description: "Tokens of the shared system prompt." }, "mean-new-tokens-per-turn": { type: "number", exclusiveMinimum: 0, description: "Mean number of new input tokens of a turn." }, "mean-output-tokens": { type: "number", exclusiveMinimum: 0, description: "Mean number of output tokens of a turn." }, "subagent-ratio": { type: "number", minimum: 0, maximum: 1, description: "Share of turns that fan out to sub-agents." }, "mean-gap-seconds": { type: "number", minimum: 0, description: "Mean gap between the end of a turn and the start of the next." } } }, worker: { type: "object", description: "Pool of equal workers of one role.", additionalProperties: !1, required: ["num-worker", "tp", "ep", "dp-attn"], properties: { "num-worker": { type: "integer", minimum: 0, description: "Number of workers; 0 decode workers is aggregated serving." }, tp: { type: "integer", minimum: 1, description: "Tensor parallel width of one worker." }, pp: { type: "integer", minimum: 1, description: "Pipeline parallel width; 1 unless given." }, "dcp-size": { type: "integer", minimum: 1, description: "Decode context parallel width, reuses tensor parallel ranks; tp must be divisible by it; 1 unless given." }, "pcp-size": { type: "integer", minimum: 1, description: "Prefill context parallel width; 1 unless given." }, ep: { type: "integer", description: "Expert parallel width; does not multiply GPUs." }, "dp-attn": { type: "boolean", description: "Data parallel attention." }, hardware: { type: "string", minLength: 1, description: "SKU of the role when the two differ; given for both roles or neither." }, "additional-settings": { type: "array", items: { type: "string" }, description: "KEY=VALUE environment settings of the role; CONFIG_FILE names the recipe." } } }, singleFixedSearchSpace: { type: "object", description: "Single-node search space.", additionalProperties: !1, required: ["tp"], properties: { tp: { type: "integer", minimum: 1, description: "Tensor parallel width of one worker." }, pp: { type: "integer", minimum: 1, description: "Pipeline parallel width; 1 unless given." }, "dcp-size": { type: "integer", minimum: 1, description: "Decode context parallel width, reuses tensor parallel ranks; tp must be divisible by it; 1 unless given." }, "pcp-size": { type: "integer", minimum: 1, description: "Prefill context parallel width; 1 unless given." }, ep: { type: ["integer", "null"], description: "Expert parallel width; does not multiply GPUs; 1 unless given." }, "dp-attn": { type: ["boolean", "null"], description: "Data parallel attention; false unless given." }, "spec-decoding": { enum: ["mtp", "draft_model", "none"], description: "Method of speculative decoding; none unless given." }, router: { $ref: "#/$defs/router" }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, "conc-list": { type: "array", items: { type: "integer" }, description: "Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end." }, "conc-start": { type: "integer", description: "First concurrency of a range that doubles up to conc-end." }, "conc-end": { type: "integer", description: "Last concurrency of the range, always included." } } }, multiFixedSearchSpace: { type: "object", description: "Multi-node search space.", additionalProperties: !1, required: ["prefill", "decode"], properties: { "spec-decoding": { enum: ["mtp", "draft_model", "none"], description: "Method of speculative decoding; none unless given." }, prefill: { $ref: "#/$defs/worker" }, decode: { $ref: "#/$defs/worker" }, router: { $ref: "#/$defs/router" }, "kv-p2p-transfer": { type: "string", minLength: 1, description: "Transport of the KV cache between prefill and decode, e.g. nixl." }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, "conc-list": { type: "array", items: { type: "integer" }, description: "Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end." }, "conc-start": { type: "integer", description: "First concurrency of a range that doubles up to conc-end." }, "conc-end": { type: "integer", description: "Last concurrency of the range, always included." } } }, singleAgenticSearchSpace: { type: "object", description: "Single-node agentic search space.", additionalProperties: !1, required: ["tp", "kv-offloading"], properties: { tp: { type: "integer", minimum: 1, description: "Tensor parallel width of one worker." }, pp: { type: "integer", minimum: 1, description: "Pipeline parallel width; 1 unless given." }, "dcp-size": { type: "integer", minimum: 1, description: "Decode context parallel width, reuses tensor parallel ranks; tp must be divisible by it; 1 unless given." }, "pcp-size": { type: "integer", minimum: 1, description: "Prefill context parallel width; 1 unless given." }, ep: { type: ["integer", "null"], description: "Expert parallel width; does not multiply GPUs; 1 unless given." }, "dp-attn": { type: ["boolean", "null"], description: "Data parallel attention; false unless given." }, "spec-decoding": { enum: ["mtp", "draft_model", "none"], description: "Method of speculative decoding; none unless given." }, "kv-offloading": { enum: ["none", "dram"], description: "Where evicted KV blocks go." }, "kv-offload-backend": { $ref: "#/$defs/offloadBackend" }, router: { $ref: "#/$defs/router" }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, "conc-list": { type: "array", items: { type: "integer" }, description: "Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end." }, "conc-start": { type: "integer", description: "First concurrency of a range that doubles up to conc-end." }, "conc-end": { type: "integer", description: "Last concurrency of the range, always included." } } }, multiAgenticSearchSpace: { type: "object", description: "Multi-node agentic search space.", additionalProperties: !1, required: ["prefill", "decode"], properties: { "spec-decoding": { enum: ["mtp", "draft_model", "none"], description: "Method of speculative decoding; none unless given." }, prefill: { $ref: "#/$defs/worker" }, decode: { $ref: "#/$defs/worker" }, router: { $ref: "#/$defs/router" }, "kv-p2p-transfer": { type: "string", minLength: 1, description: "Transport of the KV cache between prefill and decode, e.g. nixl." }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, "conc-list": { type: "array", items: { type: "integer" }, description: "Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end." }, "conc-start": { type: "integer", description: "First concurrency of a range that doubles up to conc-end." }, "conc-end": { type: "integer", description: "Last concurrency of the range, always included." }, "kv-offloading": { enum: ["none", "dram"], description: "Where evicted KV blocks go." }, "kv-offload-backend": { $ref: "#/$defs/offloadBackend" } } }, singleFixedItem: { type: "object", description: "One pair of sequence lengths.", additionalProperties: !1, required: ["isl", "osl", "search-space"], properties: { isl: { type: "integer", minimum: 1, description: "Input sequence length in tokens." }, osl: { type: "integer", minimum: 1, description: "Output sequence length in tokens." }, "random-range-ratio": { type: "number", exclusiveMinimum: 0, maximum: 1, description: "Lowest share of ISL and OSL a random prompt may have; 0.8 unless given." }, "num-prompts-per-conc": { type: "integer", minimum: 1, description: "Prompts per unit of concurrency; 10 unless given." }, eval: { $ref: "#/$defs/evalOverride" }, "search-space": { type: "array", items: { $ref: "#/$defs/singleFixedSearchSpace" }, description: "What is run; every element expands into one point per concurrency." } } }, singleAgenticItem: { type: "object", description: "One group of agentic search spaces.", additionalProperties: !1, required: ["search-space"], properties: { "dram-utilization": { type: "number", exclusiveMinimum: 0, maximum: 1, description: "Share of the node's CPU memory that KV offload may use; needed as soon as one search space uses dram." }, dataset: { $ref: "#/$defs/dataset" }, eval: { $ref: "#/$defs/evalOverride" }, "search-space": { type: "array", items: { $ref: "#/$defs/singleAgenticSearchSpace" }, description: "What is run; every element expands into one point per concurrency." } } }, singleScenarios: { type: "object", description: "What is measured; at least one of the two.", additionalProperties: !1, required: [], properties: { "fixed-seq-len": { type: "array", items: { $ref: "#/$defs/singleFixedItem" }, description: "Random prompts of fixed lengths." }, "agentic-coding": { type: "array", items: { $ref: "#/$defs/singleAgenticItem" }, description: "Replay of recorded coding sessions." } } }, multiFixedItem: { type: "object", description: "One pair of sequence lengths.", additionalProperties: !1, required: ["isl", "osl", "search-space"], properties: { isl: { type: "integer", minimum: 1, description: "Input sequence length in tokens." }, osl: { type: "integer", minimum: 1, description: "Output sequence length in tokens." }, "random-range-ratio": { type: "number", exclusiveMinimum: 0, maximum: 1, description: "Lowest share of ISL and OSL a random prompt may have; 0.8 unless given." }, "num-prompts-per-conc": { type: "integer", minimum: 1, description: "Prompts per unit of concurrency; 10 unless given." }, eval: { $ref: "#/$defs/evalOverride" }, "search-space": { type: "array", items: { $ref: "#/$defs/multiFixedSearchSpace" }, description: "What is run; every element expands into one point per concurrency." } } }, multiAgenticItem: { type: "object", description: "One group of agentic search spaces.", additionalProperties: !1, required: ["search-space"], properties: { "dram-utilization": { type: "number", exclusiveMinimum: 0, maximum: 1, description: "Share of the node's CPU memory that KV offload may use; needed as soon as one search space uses dram." }, dataset: { $ref: "#/$defs/dataset" }, eval: { $ref: "#/$defs/evalOverride" }, "search-space": { type: "array", items: { $ref: "#/$defs/multiAgenticSearchSpace" }, description: "What is run; every element expands into one point per concurrency." } } }, multiScenarios: { type: "object", description: "What is measured; at least one of the two.", additionalProperties: !1, required: [], properties: { "fixed-seq-len": { type: "array", items: { $ref: "#/$defs/multiFixedItem" }, description: "Random prompts of fixed lengths." }, "agentic-coding": { type: "array", items: { $ref: "#/$defs/multiAgenticItem" }, description: "Replay of recorded coding sessions." } } }, singleNodeEntry: { type: "object", description: "Single-node entry.", additionalProperties: !1, required: ["image", "model", "model-prefix", "precision", "framework", "runner", "multinode", "scenarios"], properties: { image: { type: "string", minLength: 1, description: "Container image; `#` may stand for `/` after the registry." }, model: { type: "string", minLength: 1, description: "Hugging Face id or path of the model." }, "model-prefix": { type: "string", minLength: 1, description: "Short code of the model, without underscores." }, precision: { type: "string", minLength: 1, description: "Precision of the weights, e.g. fp4." }, framework: { type: "string", minLength: 1, description: "Serving framework, e.g. sglang, dynamo-sglang." }, runner: { type: "string", minLength: 1, description: "Label of the runner configuration." }, multinode: { const: !1, description: "Whether a point spans nodes (prefill and decode pools) or one node." }, disagg: { const: !1, description: "Whether prefill and decode run in separate worker pools; false unless given." }, router: { $ref: "#/$defs/router" }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, eval: { $ref: "#/$defs/evalOverride" }, scenarios: { $ref: "#/$defs/singleScenarios" } } }, multiNodeEntry: { type: "object", description: "Multi-node entry.", additionalProperties: !1, required: ["image", "model", "model-prefix", "precision", "framework", "runner", "multinode", "scenarios"], properties: { image: { type: "string", minLength: 1, description: "Container image; `#` may stand for `/` after the registry." }, model: { type: "string", minLength: 1, description: "Hugging Face id or path of the model." }, "model-prefix": { type: "string", minLength: 1, description: "Short code of the model, without underscores." }, precision: { type: "string", minLength: 1, description: "Precision of the weights, e.g. fp4." }, framework: { type: "string", minLength: 1, description: "Serving framework, e.g. sglang, dynamo-sglang." }, runner: { type: "string", minLength: 1, description: "Label of the runner configuration." }, multinode: { const: !0, description: "Whether a point spans nodes (prefill and decode pools) or one node." }, disagg: { type: "boolean", description: "Whether prefill and decode run in separate worker pools; false unless given." }, router: { $ref: "#/$defs/router" }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, eval: { $ref: "#/$defs/evalOverride" }, scenarios: { $ref: "#/$defs/multiScenarios" }, "kv-p2p-transfer": { type: "string", minLength: 1, description: "Transport of the KV cache between prefill and decode, e.g. nixl." } } } } }, schema47 = { type: "object", description: "Single-node entry.", additionalProperties: !1, required: ["image", "model", "model-prefix", "precision", "framework", "runner", "multinode", "scenarios"], properties: { image: { type: "string", minLength: 1, description: "Container image; `#` may stand for `/` after the registry." }, model: { type: "string", minLength: 1, description: "Hugging Face id or path of the model." }, "model-prefix": { type: "string", minLength: 1, description: "Short code of the model, without underscores." }, precision: { type: "string", minLength: 1, description: "Precision of the weights, e.g. fp4." }, framework: { type: "string", minLength: 1, description: "Serving framework, e.g. sglang, dynamo-sglang." }, runner: { type: "string", minLength: 1, description: "Label of the runner configuration." }, multinode: { const: !1, description: "Whether a point spans nodes (prefill and decode pools) or one node." }, disagg: { const: !1, description: "Whether prefill and decode run in separate worker pools; false unless given." }, router: { $ref: "#/$defs/router" }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, eval: { $ref: "#/$defs/evalOverride" }, scenarios: { $ref: "#/$defs/singleScenarios" } } }, schema48 = { type: "object", additionalProperties: !1, required: ["name", "version"], properties: { name: { type: "string", minLength: 1, description: "Name of the component." }, version: { type: "string", minLength: 1, pattern: "^(?!image:)", description: "Version of the component; always quoted, never an image reference." } }, description: "Request router in front of the workers; at the top of the entry or in its search spaces, not in both." }, schema49 = { type: "object", description: "Evaluation asked instead of the default one.", additionalProperties: !1, required: ["task"], properties: { task: { type: "string", minLength: 1, description: "Name of the task, e.g. gsm8k." }, path: { type: "string", minLength: 1, description: "Task file, relative to the repository." }, limit: { type: "integer", minimum: 1, description: "Number of questions; all unless given." } } }, pattern9 = new RegExp("^(?!image:)", "u"), schema50 = { type: "object", description: "What is measured; at least one of the two.", additionalProperties: !1, required: [], properties: { "fixed-seq-len": { type: "array", items: { $ref: "#/$defs/singleFixedItem" }, description: "Random prompts of fixed lengths." }, "agentic-coding": { type: "array", items: { $ref: "#/$defs/singleAgenticItem" }, description: "Replay of recorded coding sessions." } } }, schema51 = { type: "object", description: "One pair of sequence lengths.", additionalProperties: !1, required: ["isl", "osl", "search-space"], properties: { isl: { type: "integer", minimum: 1, description: "Input sequence length in tokens." }, osl: { type: "integer", minimum: 1, description: "Output sequence length in tokens." }, "random-range-ratio": { type: "number", exclusiveMinimum: 0, maximum: 1, description: "Lowest share of ISL and OSL a random prompt may have; 0.8 unless given." }, "num-prompts-per-conc": { type: "integer", minimum: 1, description: "Prompts per unit of concurrency; 10 unless given." }, eval: { $ref: "#/$defs/evalOverride" }, "search-space": { type: "array", items: { $ref: "#/$defs/singleFixedSearchSpace" }, description: "What is run; every element expands into one point per concurrency." } } }, schema53 = { type: "object", description: "Single-node search space.", additionalProperties: !1, required: ["tp"], properties: { tp: { type: "integer", minimum: 1, description: "Tensor parallel width of one worker." }, pp: { type: "integer", minimum: 1, description: "Pipeline parallel width; 1 unless given." }, "dcp-size": { type: "integer", minimum: 1, description: "Decode context parallel width, reuses tensor parallel ranks; tp must be divisible by it; 1 unless given." }, "pcp-size": { type: "integer", minimum: 1, description: "Prefill context parallel width; 1 unless given." }, ep: { type: ["integer", "null"], description: "Expert parallel width; does not multiply GPUs; 1 unless given." }, "dp-attn": { type: ["boolean", "null"], description: "Data parallel attention; false unless given." }, "spec-decoding": { enum: ["mtp", "draft_model", "none"], description: "Method of speculative decoding; none unless given." }, router: { $ref: "#/$defs/router" }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, "conc-list": { type: "array", items: { type: "integer" }, description: "Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end." }, "conc-start": { type: "integer", description: "First concurrency of a range that doubles up to conc-end." }, "conc-end": { type: "integer", description: "Last concurrency of the range, always included." } } };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tp === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema53.required, parentSchema: schema53, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema53.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema53, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.tp !== void 0) {
      let data0 = data.tp;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err2 = { instancePath: instancePath + "/tp", schemaPath: "#/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema53.properties.tp.type, parentSchema: schema53.properties.tp, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        let err3 = { instancePath: instancePath + "/tp", schemaPath: "#/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema53.properties.tp, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.pp !== void 0) {
      let data1 = data.pp;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/pp", schemaPath: "#/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema53.properties.pp.type, parentSchema: schema53.properties.pp, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        let err5 = { instancePath: instancePath + "/pp", schemaPath: "#/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema53.properties.pp, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data["dcp-size"] !== void 0) {
      let data2 = data["dcp-size"];
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err6 = { instancePath: instancePath + "/dcp-size", schemaPath: "#/properties/dcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema53.properties["dcp-size"].type, parentSchema: schema53.properties["dcp-size"], data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
        let err7 = { instancePath: instancePath + "/dcp-size", schemaPath: "#/properties/dcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema53.properties["dcp-size"], data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data["pcp-size"] !== void 0) {
      let data3 = data["pcp-size"];
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err8 = { instancePath: instancePath + "/pcp-size", schemaPath: "#/properties/pcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema53.properties["pcp-size"].type, parentSchema: schema53.properties["pcp-size"], data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
        let err9 = { instancePath: instancePath + "/pcp-size", schemaPath: "#/properties/pcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema53.properties["pcp-size"], data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.ep !== void 0) {
      let data4 = data.ep;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
        let err10 = { instancePath: instancePath + "/ep", schemaPath: "#/properties/ep/type", keyword: "type", params: { type: schema53.properties.ep.type }, message: "must be integer,null", schema: schema53.properties.ep.type, parentSchema: schema53.properties.ep, data: data4 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data["dp-attn"] !== void 0) {
      let data5 = data["dp-attn"];
      if (typeof data5 != "boolean" && data5 !== null) {
        let err11 = { instancePath: instancePath + "/dp-attn", schemaPath: "#/properties/dp-attn/type", keyword: "type", params: { type: schema53.properties["dp-attn"].type }, message: "must be boolean,null", schema: schema53.properties["dp-attn"].type, parentSchema: schema53.properties["dp-attn"], data: data5 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data["spec-decoding"] !== void 0) {
      let data6 = data["spec-decoding"];
      if (!(data6 === "mtp" || data6 === "draft_model" || data6 === "none")) {
        let err12 = { instancePath: instancePath + "/spec-decoding", schemaPath: "#/properties/spec-decoding/enum", keyword: "enum", params: { allowedValues: schema53.properties["spec-decoding"].enum }, message: "must be equal to one of the allowed values", schema: schema53.properties["spec-decoding"].enum, parentSchema: schema53.properties["spec-decoding"], data: data6 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.router !== void 0) {
      let data7 = data.router;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.name === void 0) {
          let err13 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema48.required, parentSchema: schema48, data: data7 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data7.version === void 0) {
          let err14 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema48.required, parentSchema: schema48, data: data7 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        for (let key1 in data7)
          if (!(key1 === "name" || key1 === "version")) {
            let err15 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema48, data: data7 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        if (data7.name !== void 0) {
          let data8 = data7.name;
          if (typeof data8 == "string") {
            if (func2(data8) < 1) {
              let err16 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema48.properties.name, data: data8 };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          } else {
            let err17 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.name.type, parentSchema: schema48.properties.name, data: data8 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        if (data7.version !== void 0) {
          let data9 = data7.version;
          if (typeof data9 == "string") {
            if (func2(data9) < 1) {
              let err18 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema48.properties.version, data: data9 };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (!pattern9.test(data9)) {
              let err19 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema48.properties.version, data: data9 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          } else {
            let err20 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.version.type, parentSchema: schema48.properties.version, data: data9 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
      } else {
        let err21 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.type, parentSchema: schema48, data: data7 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data["srt-recipe"] !== void 0) {
      let data10 = data["srt-recipe"];
      if (typeof data10 == "string") {
        if (func2(data10) < 1) {
          let err22 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema53.properties["srt-recipe"], data: data10 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.properties["srt-recipe"].type, parentSchema: schema53.properties["srt-recipe"], data: data10 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data["conc-list"] !== void 0) {
      let data11 = data["conc-list"];
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
            let err24 = { instancePath: instancePath + "/conc-list/" + i0, schemaPath: "#/properties/conc-list/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema53.properties["conc-list"].items.type, parentSchema: schema53.properties["conc-list"].items, data: data12 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
      } else {
        let err25 = { instancePath: instancePath + "/conc-list", schemaPath: "#/properties/conc-list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema53.properties["conc-list"].type, parentSchema: schema53.properties["conc-list"], data: data11 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data["conc-start"] !== void 0) {
      let data13 = data["conc-start"];
      if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
        let err26 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema53.properties["conc-start"].type, parentSchema: schema53.properties["conc-start"], data: data13 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data["conc-end"] !== void 0) {
      let data14 = data["conc-end"];
      if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
        let err27 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema53.properties["conc-end"].type, parentSchema: schema53.properties["conc-end"], data: data14 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
  } else {
    let err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema53.type, parentSchema: schema53, data };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate28.errors = vErrors, errors === 0;
}
validate28.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.isl === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isl" }, message: "must have required property 'isl'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.osl === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "osl" }, message: "must have required property 'osl'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data["search-space"] === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "search-space" }, message: "must have required property 'search-space'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "isl" || key0 === "osl" || key0 === "random-range-ratio" || key0 === "num-prompts-per-conc" || key0 === "eval" || key0 === "search-space")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.isl !== void 0) {
      let data0 = data.isl;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/isl", schemaPath: "#/properties/isl/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema51.properties.isl.type, parentSchema: schema51.properties.isl, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        let err5 = { instancePath: instancePath + "/isl", schemaPath: "#/properties/isl/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema51.properties.isl, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.osl !== void 0) {
      let data1 = data.osl;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/osl", schemaPath: "#/properties/osl/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema51.properties.osl.type, parentSchema: schema51.properties.osl, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        let err7 = { instancePath: instancePath + "/osl", schemaPath: "#/properties/osl/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema51.properties.osl, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data["random-range-ratio"] !== void 0) {
      let data2 = data["random-range-ratio"];
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/random-range-ratio", schemaPath: "#/properties/random-range-ratio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema51.properties["random-range-ratio"], data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2 <= 0 || isNaN(data2)) {
          let err9 = { instancePath: instancePath + "/random-range-ratio", schemaPath: "#/properties/random-range-ratio/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema51.properties["random-range-ratio"], data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/random-range-ratio", schemaPath: "#/properties/random-range-ratio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema51.properties["random-range-ratio"].type, parentSchema: schema51.properties["random-range-ratio"], data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data["num-prompts-per-conc"] !== void 0) {
      let data3 = data["num-prompts-per-conc"];
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err11 = { instancePath: instancePath + "/num-prompts-per-conc", schemaPath: "#/properties/num-prompts-per-conc/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema51.properties["num-prompts-per-conc"].type, parentSchema: schema51.properties["num-prompts-per-conc"], data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
        let err12 = { instancePath: instancePath + "/num-prompts-per-conc", schemaPath: "#/properties/num-prompts-per-conc/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema51.properties["num-prompts-per-conc"], data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.eval !== void 0) {
      let data4 = data.eval;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.task === void 0) {
          let err13 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema49.required, parentSchema: schema49, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        for (let key1 in data4)
          if (!(key1 === "task" || key1 === "path" || key1 === "limit")) {
            let err14 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema49, data: data4 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        if (data4.task !== void 0) {
          let data5 = data4.task;
          if (typeof data5 == "string") {
            if (func2(data5) < 1) {
              let err15 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.task, data: data5 };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          } else {
            let err16 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.task.type, parentSchema: schema49.properties.task, data: data5 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        if (data4.path !== void 0) {
          let data6 = data4.path;
          if (typeof data6 == "string") {
            if (func2(data6) < 1) {
              let err17 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.path, data: data6 };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
          } else {
            let err18 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.path.type, parentSchema: schema49.properties.path, data: data6 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
        if (data4.limit !== void 0) {
          let data7 = data4.limit;
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err19 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema49.properties.limit.type, parentSchema: schema49.properties.limit, data: data7 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
          if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
            let err20 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema49.properties.limit, data: data7 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
      } else {
        let err21 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data: data4 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data["search-space"] !== void 0) {
      let data8 = data["search-space"];
      if (Array.isArray(data8)) {
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate28(data8[i0], { instancePath: instancePath + "/search-space/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
      } else {
        let err22 = { instancePath: instancePath + "/search-space", schemaPath: "#/properties/search-space/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema51.properties["search-space"].type, parentSchema: schema51.properties["search-space"], data: data8 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
  } else {
    let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.type, parentSchema: schema51, data };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return validate27.errors = vErrors, errors === 0;
}
validate27.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema55 = { type: "object", description: "One group of agentic search spaces.", additionalProperties: !1, required: ["search-space"], properties: { "dram-utilization": { type: "number", exclusiveMinimum: 0, maximum: 1, description: "Share of the node's CPU memory that KV offload may use; needed as soon as one search space uses dram." }, dataset: { $ref: "#/$defs/dataset" }, eval: { $ref: "#/$defs/evalOverride" }, "search-space": { type: "array", items: { $ref: "#/$defs/singleAgenticSearchSpace" }, description: "What is run; every element expands into one point per concurrency." } } }, schema56 = { type: "object", description: "Conversations to replay instead of the corpus of the model family: either a file (path and format) or generated.", additionalProperties: !1, required: [], properties: { path: { type: "string", minLength: 1, description: "Trace file, relative to the repository." }, format: { enum: ["weka", "mooncake", "multi-turn"], description: "Format of the trace file." }, generator: { $ref: "#/$defs/generator" } } }, schema57 = { type: "object", description: "Seeded generator of conversation trees; token counts are unscaled.", additionalProperties: !1, required: ["seed", "trees", "mean-turns", "system-tokens", "mean-new-tokens-per-turn", "mean-output-tokens", "subagent-ratio", "mean-gap-seconds"], properties: { seed: { type: "integer", minimum: 0, description: "Seed; the same seed gives the same trees." }, trees: { type: "integer", minimum: 1, description: "Number of conversation trees." }, "mean-turns": { type: "number", exclusiveMinimum: 0, description: "Mean number of turns of a tree." }, "system-tokens": { type: "integer", minimum: 0, description: "Tokens of the shared system prompt." }, "mean-new-tokens-per-turn": { type: "number", exclusiveMinimum: 0, description: "Mean number of new input tokens of a turn." }, "mean-output-tokens": { type: "number", exclusiveMinimum: 0, description: "Mean number of output tokens of a turn." }, "subagent-ratio": { type: "number", minimum: 0, maximum: 1, description: "Share of turns that fan out to sub-agents." }, "mean-gap-seconds": { type: "number", minimum: 0, description: "Mean gap between the end of a turn and the start of the next." } } };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate32.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "format" || key0 === "generator")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema56, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema56.properties.path, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.path.type, parentSchema: schema56.properties.path, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.format !== void 0) {
      let data1 = data.format;
      if (!(data1 === "weka" || data1 === "mooncake" || data1 === "multi-turn")) {
        let err3 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/enum", keyword: "enum", params: { allowedValues: schema56.properties.format.enum }, message: "must be equal to one of the allowed values", schema: schema56.properties.format.enum, parentSchema: schema56.properties.format, data: data1 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.generator !== void 0) {
      let data2 = data.generator;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.seed === void 0) {
          let err4 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "seed" }, message: "must have required property 'seed'", schema: schema57.required, parentSchema: schema57, data: data2 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data2.trees === void 0) {
          let err5 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "trees" }, message: "must have required property 'trees'", schema: schema57.required, parentSchema: schema57, data: data2 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2["mean-turns"] === void 0) {
          let err6 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "mean-turns" }, message: "must have required property 'mean-turns'", schema: schema57.required, parentSchema: schema57, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2["system-tokens"] === void 0) {
          let err7 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "system-tokens" }, message: "must have required property 'system-tokens'", schema: schema57.required, parentSchema: schema57, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data2["mean-new-tokens-per-turn"] === void 0) {
          let err8 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "mean-new-tokens-per-turn" }, message: "must have required property 'mean-new-tokens-per-turn'", schema: schema57.required, parentSchema: schema57, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2["mean-output-tokens"] === void 0) {
          let err9 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "mean-output-tokens" }, message: "must have required property 'mean-output-tokens'", schema: schema57.required, parentSchema: schema57, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data2["subagent-ratio"] === void 0) {
          let err10 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "subagent-ratio" }, message: "must have required property 'subagent-ratio'", schema: schema57.required, parentSchema: schema57, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2["mean-gap-seconds"] === void 0) {
          let err11 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "mean-gap-seconds" }, message: "must have required property 'mean-gap-seconds'", schema: schema57.required, parentSchema: schema57, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        for (let key1 in data2)
          if (!(key1 === "seed" || key1 === "trees" || key1 === "mean-turns" || key1 === "system-tokens" || key1 === "mean-new-tokens-per-turn" || key1 === "mean-output-tokens" || key1 === "subagent-ratio" || key1 === "mean-gap-seconds")) {
            let err12 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema57, data: data2 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        if (data2.seed !== void 0) {
          let data3 = data2.seed;
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err13 = { instancePath: instancePath + "/generator/seed", schemaPath: "#/$defs/generator/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.seed.type, parentSchema: schema57.properties.seed, data: data3 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3) && (data3 < 0 || isNaN(data3))) {
            let err14 = { instancePath: instancePath + "/generator/seed", schemaPath: "#/$defs/generator/properties/seed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema57.properties.seed, data: data3 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
        if (data2.trees !== void 0) {
          let data4 = data2.trees;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err15 = { instancePath: instancePath + "/generator/trees", schemaPath: "#/$defs/generator/properties/trees/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.trees.type, parentSchema: schema57.properties.trees, data: data4 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
            let err16 = { instancePath: instancePath + "/generator/trees", schemaPath: "#/$defs/generator/properties/trees/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.trees, data: data4 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        if (data2["mean-turns"] !== void 0) {
          let data5 = data2["mean-turns"];
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 <= 0 || isNaN(data5)) {
              let err17 = { instancePath: instancePath + "/generator/mean-turns", schemaPath: "#/$defs/generator/properties/mean-turns/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema57.properties["mean-turns"], data: data5 };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
          } else {
            let err18 = { instancePath: instancePath + "/generator/mean-turns", schemaPath: "#/$defs/generator/properties/mean-turns/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties["mean-turns"].type, parentSchema: schema57.properties["mean-turns"], data: data5 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
        if (data2["system-tokens"] !== void 0) {
          let data6 = data2["system-tokens"];
          if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
            let err19 = { instancePath: instancePath + "/generator/system-tokens", schemaPath: "#/$defs/generator/properties/system-tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties["system-tokens"].type, parentSchema: schema57.properties["system-tokens"], data: data6 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
          if (typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6))) {
            let err20 = { instancePath: instancePath + "/generator/system-tokens", schemaPath: "#/$defs/generator/properties/system-tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema57.properties["system-tokens"], data: data6 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
        if (data2["mean-new-tokens-per-turn"] !== void 0) {
          let data7 = data2["mean-new-tokens-per-turn"];
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 <= 0 || isNaN(data7)) {
              let err21 = { instancePath: instancePath + "/generator/mean-new-tokens-per-turn", schemaPath: "#/$defs/generator/properties/mean-new-tokens-per-turn/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema57.properties["mean-new-tokens-per-turn"], data: data7 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          } else {
            let err22 = { instancePath: instancePath + "/generator/mean-new-tokens-per-turn", schemaPath: "#/$defs/generator/properties/mean-new-tokens-per-turn/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties["mean-new-tokens-per-turn"].type, parentSchema: schema57.properties["mean-new-tokens-per-turn"], data: data7 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
        if (data2["mean-output-tokens"] !== void 0) {
          let data8 = data2["mean-output-tokens"];
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 <= 0 || isNaN(data8)) {
              let err23 = { instancePath: instancePath + "/generator/mean-output-tokens", schemaPath: "#/$defs/generator/properties/mean-output-tokens/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema57.properties["mean-output-tokens"], data: data8 };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
          } else {
            let err24 = { instancePath: instancePath + "/generator/mean-output-tokens", schemaPath: "#/$defs/generator/properties/mean-output-tokens/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties["mean-output-tokens"].type, parentSchema: schema57.properties["mean-output-tokens"], data: data8 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
        if (data2["subagent-ratio"] !== void 0) {
          let data9 = data2["subagent-ratio"];
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 1 || isNaN(data9)) {
              let err25 = { instancePath: instancePath + "/generator/subagent-ratio", schemaPath: "#/$defs/generator/properties/subagent-ratio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema57.properties["subagent-ratio"], data: data9 };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            if (data9 < 0 || isNaN(data9)) {
              let err26 = { instancePath: instancePath + "/generator/subagent-ratio", schemaPath: "#/$defs/generator/properties/subagent-ratio/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema57.properties["subagent-ratio"], data: data9 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          } else {
            let err27 = { instancePath: instancePath + "/generator/subagent-ratio", schemaPath: "#/$defs/generator/properties/subagent-ratio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties["subagent-ratio"].type, parentSchema: schema57.properties["subagent-ratio"], data: data9 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
        if (data2["mean-gap-seconds"] !== void 0) {
          let data10 = data2["mean-gap-seconds"];
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 < 0 || isNaN(data10)) {
              let err28 = { instancePath: instancePath + "/generator/mean-gap-seconds", schemaPath: "#/$defs/generator/properties/mean-gap-seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema57.properties["mean-gap-seconds"], data: data10 };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
          } else {
            let err29 = { instancePath: instancePath + "/generator/mean-gap-seconds", schemaPath: "#/$defs/generator/properties/mean-gap-seconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema57.properties["mean-gap-seconds"].type, parentSchema: schema57.properties["mean-gap-seconds"], data: data10 };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
        }
      } else {
        let err30 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data: data2 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
  } else {
    let err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema56.type, parentSchema: schema56, data };
    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
  }
  return validate32.errors = vErrors, errors === 0;
}
validate32.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema59 = { type: "object", description: "Single-node agentic search space.", additionalProperties: !1, required: ["tp", "kv-offloading"], properties: { tp: { type: "integer", minimum: 1, description: "Tensor parallel width of one worker." }, pp: { type: "integer", minimum: 1, description: "Pipeline parallel width; 1 unless given." }, "dcp-size": { type: "integer", minimum: 1, description: "Decode context parallel width, reuses tensor parallel ranks; tp must be divisible by it; 1 unless given." }, "pcp-size": { type: "integer", minimum: 1, description: "Prefill context parallel width; 1 unless given." }, ep: { type: ["integer", "null"], description: "Expert parallel width; does not multiply GPUs; 1 unless given." }, "dp-attn": { type: ["boolean", "null"], description: "Data parallel attention; false unless given." }, "spec-decoding": { enum: ["mtp", "draft_model", "none"], description: "Method of speculative decoding; none unless given." }, "kv-offloading": { enum: ["none", "dram"], description: "Where evicted KV blocks go." }, "kv-offload-backend": { $ref: "#/$defs/offloadBackend" }, router: { $ref: "#/$defs/router" }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, "conc-list": { type: "array", items: { type: "integer" }, description: "Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end." }, "conc-start": { type: "integer", description: "First concurrency of a range that doubles up to conc-end." }, "conc-end": { type: "integer", description: "Last concurrency of the range, always included." } } }, schema60 = { type: "object", additionalProperties: !1, required: ["name"], properties: { name: { type: "string", minLength: 1, description: "Name of the component." }, version: { type: "string", minLength: 1, pattern: "^(?!image:)", description: "Version of the component; always quoted, never an image reference." } }, description: "What moves offloaded KV blocks; given exactly with kv-offloading: dram." };
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate34.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tp === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema59.required, parentSchema: schema59, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data["kv-offloading"] === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kv-offloading" }, message: "must have required property 'kv-offloading'", schema: schema59.required, parentSchema: schema59, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema59.properties, key0)) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema59, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.tp !== void 0) {
      let data0 = data.tp;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/tp", schemaPath: "#/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema59.properties.tp.type, parentSchema: schema59.properties.tp, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        let err4 = { instancePath: instancePath + "/tp", schemaPath: "#/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema59.properties.tp, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.pp !== void 0) {
      let data1 = data.pp;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err5 = { instancePath: instancePath + "/pp", schemaPath: "#/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema59.properties.pp.type, parentSchema: schema59.properties.pp, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        let err6 = { instancePath: instancePath + "/pp", schemaPath: "#/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema59.properties.pp, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data["dcp-size"] !== void 0) {
      let data2 = data["dcp-size"];
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err7 = { instancePath: instancePath + "/dcp-size", schemaPath: "#/properties/dcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema59.properties["dcp-size"].type, parentSchema: schema59.properties["dcp-size"], data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
        let err8 = { instancePath: instancePath + "/dcp-size", schemaPath: "#/properties/dcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema59.properties["dcp-size"], data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data["pcp-size"] !== void 0) {
      let data3 = data["pcp-size"];
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err9 = { instancePath: instancePath + "/pcp-size", schemaPath: "#/properties/pcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema59.properties["pcp-size"].type, parentSchema: schema59.properties["pcp-size"], data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
        let err10 = { instancePath: instancePath + "/pcp-size", schemaPath: "#/properties/pcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema59.properties["pcp-size"], data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.ep !== void 0) {
      let data4 = data.ep;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
        let err11 = { instancePath: instancePath + "/ep", schemaPath: "#/properties/ep/type", keyword: "type", params: { type: schema59.properties.ep.type }, message: "must be integer,null", schema: schema59.properties.ep.type, parentSchema: schema59.properties.ep, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data["dp-attn"] !== void 0) {
      let data5 = data["dp-attn"];
      if (typeof data5 != "boolean" && data5 !== null) {
        let err12 = { instancePath: instancePath + "/dp-attn", schemaPath: "#/properties/dp-attn/type", keyword: "type", params: { type: schema59.properties["dp-attn"].type }, message: "must be boolean,null", schema: schema59.properties["dp-attn"].type, parentSchema: schema59.properties["dp-attn"], data: data5 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data["spec-decoding"] !== void 0) {
      let data6 = data["spec-decoding"];
      if (!(data6 === "mtp" || data6 === "draft_model" || data6 === "none")) {
        let err13 = { instancePath: instancePath + "/spec-decoding", schemaPath: "#/properties/spec-decoding/enum", keyword: "enum", params: { allowedValues: schema59.properties["spec-decoding"].enum }, message: "must be equal to one of the allowed values", schema: schema59.properties["spec-decoding"].enum, parentSchema: schema59.properties["spec-decoding"], data: data6 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data["kv-offloading"] !== void 0) {
      let data7 = data["kv-offloading"];
      if (!(data7 === "none" || data7 === "dram")) {
        let err14 = { instancePath: instancePath + "/kv-offloading", schemaPath: "#/properties/kv-offloading/enum", keyword: "enum", params: { allowedValues: schema59.properties["kv-offloading"].enum }, message: "must be equal to one of the allowed values", schema: schema59.properties["kv-offloading"].enum, parentSchema: schema59.properties["kv-offloading"], data: data7 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data["kv-offload-backend"] !== void 0) {
      let data8 = data["kv-offload-backend"];
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.name === void 0) {
          let err15 = { instancePath: instancePath + "/kv-offload-backend", schemaPath: "#/$defs/offloadBackend/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema60.required, parentSchema: schema60, data: data8 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        for (let key1 in data8)
          if (!(key1 === "name" || key1 === "version")) {
            let err16 = { instancePath: instancePath + "/kv-offload-backend", schemaPath: "#/$defs/offloadBackend/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema60, data: data8 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        if (data8.name !== void 0) {
          let data9 = data8.name;
          if (typeof data9 == "string") {
            if (func2(data9) < 1) {
              let err17 = { instancePath: instancePath + "/kv-offload-backend/name", schemaPath: "#/$defs/offloadBackend/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema60.properties.name, data: data9 };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
          } else {
            let err18 = { instancePath: instancePath + "/kv-offload-backend/name", schemaPath: "#/$defs/offloadBackend/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties.name.type, parentSchema: schema60.properties.name, data: data9 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
        if (data8.version !== void 0) {
          let data10 = data8.version;
          if (typeof data10 == "string") {
            if (func2(data10) < 1) {
              let err19 = { instancePath: instancePath + "/kv-offload-backend/version", schemaPath: "#/$defs/offloadBackend/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema60.properties.version, data: data10 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (!pattern9.test(data10)) {
              let err20 = { instancePath: instancePath + "/kv-offload-backend/version", schemaPath: "#/$defs/offloadBackend/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema60.properties.version, data: data10 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          } else {
            let err21 = { instancePath: instancePath + "/kv-offload-backend/version", schemaPath: "#/$defs/offloadBackend/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties.version.type, parentSchema: schema60.properties.version, data: data10 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
      } else {
        let err22 = { instancePath: instancePath + "/kv-offload-backend", schemaPath: "#/$defs/offloadBackend/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema60.type, parentSchema: schema60, data: data8 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.router !== void 0) {
      let data11 = data.router;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.name === void 0) {
          let err23 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema48.required, parentSchema: schema48, data: data11 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (data11.version === void 0) {
          let err24 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema48.required, parentSchema: schema48, data: data11 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        for (let key2 in data11)
          if (!(key2 === "name" || key2 === "version")) {
            let err25 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema48, data: data11 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        if (data11.name !== void 0) {
          let data12 = data11.name;
          if (typeof data12 == "string") {
            if (func2(data12) < 1) {
              let err26 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema48.properties.name, data: data12 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          } else {
            let err27 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.name.type, parentSchema: schema48.properties.name, data: data12 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
        if (data11.version !== void 0) {
          let data13 = data11.version;
          if (typeof data13 == "string") {
            if (func2(data13) < 1) {
              let err28 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema48.properties.version, data: data13 };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (!pattern9.test(data13)) {
              let err29 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema48.properties.version, data: data13 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          } else {
            let err30 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.version.type, parentSchema: schema48.properties.version, data: data13 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        let err31 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.type, parentSchema: schema48, data: data11 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data["srt-recipe"] !== void 0) {
      let data14 = data["srt-recipe"];
      if (typeof data14 == "string") {
        if (func2(data14) < 1) {
          let err32 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema59.properties["srt-recipe"], data: data14 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema59.properties["srt-recipe"].type, parentSchema: schema59.properties["srt-recipe"], data: data14 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data["conc-list"] !== void 0) {
      let data15 = data["conc-list"];
      if (Array.isArray(data15)) {
        let len0 = data15.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data16 = data15[i0];
          if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
            let err34 = { instancePath: instancePath + "/conc-list/" + i0, schemaPath: "#/properties/conc-list/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema59.properties["conc-list"].items.type, parentSchema: schema59.properties["conc-list"].items, data: data16 };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
      } else {
        let err35 = { instancePath: instancePath + "/conc-list", schemaPath: "#/properties/conc-list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema59.properties["conc-list"].type, parentSchema: schema59.properties["conc-list"], data: data15 };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data["conc-start"] !== void 0) {
      let data17 = data["conc-start"];
      if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
        let err36 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema59.properties["conc-start"].type, parentSchema: schema59.properties["conc-start"], data: data17 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data["conc-end"] !== void 0) {
      let data18 = data["conc-end"];
      if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
        let err37 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema59.properties["conc-end"].type, parentSchema: schema59.properties["conc-end"], data: data18 };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
  } else {
    let err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema59.type, parentSchema: schema59, data };
    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
  }
  return validate34.errors = vErrors, errors === 0;
}
validate34.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate31.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data["search-space"] === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "search-space" }, message: "must have required property 'search-space'", schema: schema55.required, parentSchema: schema55, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "dram-utilization" || key0 === "dataset" || key0 === "eval" || key0 === "search-space")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema55, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data["dram-utilization"] !== void 0) {
      let data0 = data["dram-utilization"];
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1 || isNaN(data0)) {
          let err2 = { instancePath: instancePath + "/dram-utilization", schemaPath: "#/properties/dram-utilization/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema55.properties["dram-utilization"], data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0 <= 0 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/dram-utilization", schemaPath: "#/properties/dram-utilization/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema55.properties["dram-utilization"], data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/dram-utilization", schemaPath: "#/properties/dram-utilization/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema55.properties["dram-utilization"].type, parentSchema: schema55.properties["dram-utilization"], data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.dataset !== void 0 && (validate32(data.dataset, { instancePath: instancePath + "/dataset", parentData: data, parentDataProperty: "dataset", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length)), data.eval !== void 0) {
      let data2 = data.eval;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.task === void 0) {
          let err5 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema49.required, parentSchema: schema49, data: data2 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        for (let key1 in data2)
          if (!(key1 === "task" || key1 === "path" || key1 === "limit")) {
            let err6 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema49, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        if (data2.task !== void 0) {
          let data3 = data2.task;
          if (typeof data3 == "string") {
            if (func2(data3) < 1) {
              let err7 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.task, data: data3 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            let err8 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.task.type, parentSchema: schema49.properties.task, data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        if (data2.path !== void 0) {
          let data4 = data2.path;
          if (typeof data4 == "string") {
            if (func2(data4) < 1) {
              let err9 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.path, data: data4 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.path.type, parentSchema: schema49.properties.path, data: data4 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        if (data2.limit !== void 0) {
          let data5 = data2.limit;
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err11 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema49.properties.limit.type, parentSchema: schema49.properties.limit, data: data5 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
            let err12 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema49.properties.limit, data: data5 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data["search-space"] !== void 0) {
      let data6 = data["search-space"];
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate34(data6[i0], { instancePath: instancePath + "/search-space/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/search-space", schemaPath: "#/properties/search-space/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema55.properties["search-space"].type, parentSchema: schema55.properties["search-space"], data: data6 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema55.type, parentSchema: schema55, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate31.errors = vErrors, errors === 0;
}
validate31.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "fixed-seq-len" || key0 === "agentic-coding")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema50, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data["fixed-seq-len"] !== void 0) {
      let data0 = data["fixed-seq-len"];
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate27(data0[i0], { instancePath: instancePath + "/fixed-seq-len/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/fixed-seq-len", schemaPath: "#/properties/fixed-seq-len/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema50.properties["fixed-seq-len"].type, parentSchema: schema50.properties["fixed-seq-len"], data: data0 };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data["agentic-coding"] !== void 0) {
      let data2 = data["agentic-coding"];
      if (Array.isArray(data2)) {
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate31(data2[i1], { instancePath: instancePath + "/agentic-coding/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/agentic-coding", schemaPath: "#/properties/agentic-coding/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema50.properties["agentic-coding"].type, parentSchema: schema50.properties["agentic-coding"], data: data2 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema50.type, parentSchema: schema50, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
validate26.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.image === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "image" }, message: "must have required property 'image'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.model === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data["model-prefix"] === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model-prefix" }, message: "must have required property 'model-prefix'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.precision === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "precision" }, message: "must have required property 'precision'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.framework === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "framework" }, message: "must have required property 'framework'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.runner === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runner" }, message: "must have required property 'runner'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.multinode === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "multinode" }, message: "must have required property 'multinode'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.scenarios === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema47.properties, key0)) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema47, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.image !== void 0) {
      let data0 = data.image;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err9 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema47.properties.image, data: data0 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.image.type, parentSchema: schema47.properties.image, data: data0 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.model !== void 0) {
      let data1 = data.model;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err11 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema47.properties.model, data: data1 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.model.type, parentSchema: schema47.properties.model, data: data1 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data["model-prefix"] !== void 0) {
      let data2 = data["model-prefix"];
      if (typeof data2 == "string") {
        if (func2(data2) < 1) {
          let err13 = { instancePath: instancePath + "/model-prefix", schemaPath: "#/properties/model-prefix/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema47.properties["model-prefix"], data: data2 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/model-prefix", schemaPath: "#/properties/model-prefix/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties["model-prefix"].type, parentSchema: schema47.properties["model-prefix"], data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.precision !== void 0) {
      let data3 = data.precision;
      if (typeof data3 == "string") {
        if (func2(data3) < 1) {
          let err15 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema47.properties.precision, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.precision.type, parentSchema: schema47.properties.precision, data: data3 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.framework !== void 0) {
      let data4 = data.framework;
      if (typeof data4 == "string") {
        if (func2(data4) < 1) {
          let err17 = { instancePath: instancePath + "/framework", schemaPath: "#/properties/framework/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema47.properties.framework, data: data4 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/framework", schemaPath: "#/properties/framework/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.framework.type, parentSchema: schema47.properties.framework, data: data4 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.runner !== void 0) {
      let data5 = data.runner;
      if (typeof data5 == "string") {
        if (func2(data5) < 1) {
          let err19 = { instancePath: instancePath + "/runner", schemaPath: "#/properties/runner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema47.properties.runner, data: data5 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/runner", schemaPath: "#/properties/runner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.runner.type, parentSchema: schema47.properties.runner, data: data5 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.multinode !== void 0) {
      let data6 = data.multinode;
      if (data6 !== !1) {
        let err21 = { instancePath: instancePath + "/multinode", schemaPath: "#/properties/multinode/const", keyword: "const", params: { allowedValue: !1 }, message: "must be equal to constant", schema: !1, parentSchema: schema47.properties.multinode, data: data6 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.disagg !== void 0) {
      let data7 = data.disagg;
      if (data7 !== !1) {
        let err22 = { instancePath: instancePath + "/disagg", schemaPath: "#/properties/disagg/const", keyword: "const", params: { allowedValue: !1 }, message: "must be equal to constant", schema: !1, parentSchema: schema47.properties.disagg, data: data7 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.router !== void 0) {
      let data8 = data.router;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.name === void 0) {
          let err23 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema48.required, parentSchema: schema48, data: data8 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (data8.version === void 0) {
          let err24 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema48.required, parentSchema: schema48, data: data8 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        for (let key1 in data8)
          if (!(key1 === "name" || key1 === "version")) {
            let err25 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema48, data: data8 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        if (data8.name !== void 0) {
          let data9 = data8.name;
          if (typeof data9 == "string") {
            if (func2(data9) < 1) {
              let err26 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema48.properties.name, data: data9 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          } else {
            let err27 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.name.type, parentSchema: schema48.properties.name, data: data9 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
        if (data8.version !== void 0) {
          let data10 = data8.version;
          if (typeof data10 == "string") {
            if (func2(data10) < 1) {
              let err28 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema48.properties.version, data: data10 };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (!pattern9.test(data10)) {
              let err29 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema48.properties.version, data: data10 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          } else {
            let err30 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.version.type, parentSchema: schema48.properties.version, data: data10 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        let err31 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.type, parentSchema: schema48, data: data8 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data["srt-recipe"] !== void 0) {
      let data11 = data["srt-recipe"];
      if (typeof data11 == "string") {
        if (func2(data11) < 1) {
          let err32 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema47.properties["srt-recipe"], data: data11 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties["srt-recipe"].type, parentSchema: schema47.properties["srt-recipe"], data: data11 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.eval !== void 0) {
      let data12 = data.eval;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.task === void 0) {
          let err34 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema49.required, parentSchema: schema49, data: data12 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        for (let key2 in data12)
          if (!(key2 === "task" || key2 === "path" || key2 === "limit")) {
            let err35 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema49, data: data12 };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
        if (data12.task !== void 0) {
          let data13 = data12.task;
          if (typeof data13 == "string") {
            if (func2(data13) < 1) {
              let err36 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.task, data: data13 };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
          } else {
            let err37 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.task.type, parentSchema: schema49.properties.task, data: data13 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
        if (data12.path !== void 0) {
          let data14 = data12.path;
          if (typeof data14 == "string") {
            if (func2(data14) < 1) {
              let err38 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.path, data: data14 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
          } else {
            let err39 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.path.type, parentSchema: schema49.properties.path, data: data14 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
        if (data12.limit !== void 0) {
          let data15 = data12.limit;
          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
            let err40 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema49.properties.limit.type, parentSchema: schema49.properties.limit, data: data15 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
          if (typeof data15 == "number" && isFinite(data15) && (data15 < 1 || isNaN(data15))) {
            let err41 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema49.properties.limit, data: data15 };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
      } else {
        let err42 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data: data12 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    data.scenarios !== void 0 && (validate26(data.scenarios, { instancePath: instancePath + "/scenarios", parentData: data, parentDataProperty: "scenarios", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length));
  } else {
    let err43 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema47.type, parentSchema: schema47, data };
    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
validate25.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema62 = { type: "object", description: "Multi-node entry.", additionalProperties: !1, required: ["image", "model", "model-prefix", "precision", "framework", "runner", "multinode", "scenarios"], properties: { image: { type: "string", minLength: 1, description: "Container image; `#` may stand for `/` after the registry." }, model: { type: "string", minLength: 1, description: "Hugging Face id or path of the model." }, "model-prefix": { type: "string", minLength: 1, description: "Short code of the model, without underscores." }, precision: { type: "string", minLength: 1, description: "Precision of the weights, e.g. fp4." }, framework: { type: "string", minLength: 1, description: "Serving framework, e.g. sglang, dynamo-sglang." }, runner: { type: "string", minLength: 1, description: "Label of the runner configuration." }, multinode: { const: !0, description: "Whether a point spans nodes (prefill and decode pools) or one node." }, disagg: { type: "boolean", description: "Whether prefill and decode run in separate worker pools; false unless given." }, router: { $ref: "#/$defs/router" }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, eval: { $ref: "#/$defs/evalOverride" }, scenarios: { $ref: "#/$defs/multiScenarios" }, "kv-p2p-transfer": { type: "string", minLength: 1, description: "Transport of the KV cache between prefill and decode, e.g. nixl." } } }, schema65 = { type: "object", description: "What is measured; at least one of the two.", additionalProperties: !1, required: [], properties: { "fixed-seq-len": { type: "array", items: { $ref: "#/$defs/multiFixedItem" }, description: "Random prompts of fixed lengths." }, "agentic-coding": { type: "array", items: { $ref: "#/$defs/multiAgenticItem" }, description: "Replay of recorded coding sessions." } } }, schema66 = { type: "object", description: "One pair of sequence lengths.", additionalProperties: !1, required: ["isl", "osl", "search-space"], properties: { isl: { type: "integer", minimum: 1, description: "Input sequence length in tokens." }, osl: { type: "integer", minimum: 1, description: "Output sequence length in tokens." }, "random-range-ratio": { type: "number", exclusiveMinimum: 0, maximum: 1, description: "Lowest share of ISL and OSL a random prompt may have; 0.8 unless given." }, "num-prompts-per-conc": { type: "integer", minimum: 1, description: "Prompts per unit of concurrency; 10 unless given." }, eval: { $ref: "#/$defs/evalOverride" }, "search-space": { type: "array", items: { $ref: "#/$defs/multiFixedSearchSpace" }, description: "What is run; every element expands into one point per concurrency." } } }, schema68 = { type: "object", description: "Multi-node search space.", additionalProperties: !1, required: ["prefill", "decode"], properties: { "spec-decoding": { enum: ["mtp", "draft_model", "none"], description: "Method of speculative decoding; none unless given." }, prefill: { $ref: "#/$defs/worker" }, decode: { $ref: "#/$defs/worker" }, router: { $ref: "#/$defs/router" }, "kv-p2p-transfer": { type: "string", minLength: 1, description: "Transport of the KV cache between prefill and decode, e.g. nixl." }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, "conc-list": { type: "array", items: { type: "integer" }, description: "Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end." }, "conc-start": { type: "integer", description: "First concurrency of a range that doubles up to conc-end." }, "conc-end": { type: "integer", description: "Last concurrency of the range, always included." } } }, schema69 = { type: "object", description: "Pool of equal workers of one role.", additionalProperties: !1, required: ["num-worker", "tp", "ep", "dp-attn"], properties: { "num-worker": { type: "integer", minimum: 0, description: "Number of workers; 0 decode workers is aggregated serving." }, tp: { type: "integer", minimum: 1, description: "Tensor parallel width of one worker." }, pp: { type: "integer", minimum: 1, description: "Pipeline parallel width; 1 unless given." }, "dcp-size": { type: "integer", minimum: 1, description: "Decode context parallel width, reuses tensor parallel ranks; tp must be divisible by it; 1 unless given." }, "pcp-size": { type: "integer", minimum: 1, description: "Prefill context parallel width; 1 unless given." }, ep: { type: "integer", description: "Expert parallel width; does not multiply GPUs." }, "dp-attn": { type: "boolean", description: "Data parallel attention." }, hardware: { type: "string", minLength: 1, description: "SKU of the role when the two differ; given for both roles or neither." }, "additional-settings": { type: "array", items: { type: "string" }, description: "KEY=VALUE environment settings of the role; CONFIG_FILE names the recipe." } } };
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate42.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.prefill === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefill" }, message: "must have required property 'prefill'", schema: schema68.required, parentSchema: schema68, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.decode === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decode" }, message: "must have required property 'decode'", schema: schema68.required, parentSchema: schema68, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema68.properties, key0)) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema68, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data["spec-decoding"] !== void 0) {
      let data0 = data["spec-decoding"];
      if (!(data0 === "mtp" || data0 === "draft_model" || data0 === "none")) {
        let err3 = { instancePath: instancePath + "/spec-decoding", schemaPath: "#/properties/spec-decoding/enum", keyword: "enum", params: { allowedValues: schema68.properties["spec-decoding"].enum }, message: "must be equal to one of the allowed values", schema: schema68.properties["spec-decoding"].enum, parentSchema: schema68.properties["spec-decoding"], data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.prefill !== void 0) {
      let data1 = data.prefill;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1["num-worker"] === void 0) {
          let err4 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "num-worker" }, message: "must have required property 'num-worker'", schema: schema69.required, parentSchema: schema69, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.tp === void 0) {
          let err5 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema69.required, parentSchema: schema69, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1.ep === void 0) {
          let err6 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "ep" }, message: "must have required property 'ep'", schema: schema69.required, parentSchema: schema69, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1["dp-attn"] === void 0) {
          let err7 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "dp-attn" }, message: "must have required property 'dp-attn'", schema: schema69.required, parentSchema: schema69, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        for (let key1 in data1)
          if (!func1.call(schema69.properties, key1)) {
            let err8 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema69, data: data1 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        if (data1["num-worker"] !== void 0) {
          let data2 = data1["num-worker"];
          if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
            let err9 = { instancePath: instancePath + "/prefill/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties["num-worker"].type, parentSchema: schema69.properties["num-worker"], data: data2 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
          if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
            let err10 = { instancePath: instancePath + "/prefill/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema69.properties["num-worker"], data: data2 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        if (data1.tp !== void 0) {
          let data3 = data1.tp;
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err11 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/worker/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties.tp.type, parentSchema: schema69.properties.tp, data: data3 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
            let err12 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/worker/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema69.properties.tp, data: data3 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        if (data1.pp !== void 0) {
          let data4 = data1.pp;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err13 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/worker/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties.pp.type, parentSchema: schema69.properties.pp, data: data4 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
            let err14 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/worker/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema69.properties.pp, data: data4 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
        if (data1["dcp-size"] !== void 0) {
          let data5 = data1["dcp-size"];
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err15 = { instancePath: instancePath + "/prefill/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties["dcp-size"].type, parentSchema: schema69.properties["dcp-size"], data: data5 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
            let err16 = { instancePath: instancePath + "/prefill/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema69.properties["dcp-size"], data: data5 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        if (data1["pcp-size"] !== void 0) {
          let data6 = data1["pcp-size"];
          if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
            let err17 = { instancePath: instancePath + "/prefill/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties["pcp-size"].type, parentSchema: schema69.properties["pcp-size"], data: data6 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
          if (typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6))) {
            let err18 = { instancePath: instancePath + "/prefill/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema69.properties["pcp-size"], data: data6 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
        if (data1.ep !== void 0) {
          let data7 = data1.ep;
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err19 = { instancePath: instancePath + "/prefill/ep", schemaPath: "#/$defs/worker/properties/ep/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties.ep.type, parentSchema: schema69.properties.ep, data: data7 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
        if (data1["dp-attn"] !== void 0) {
          let data8 = data1["dp-attn"];
          if (typeof data8 != "boolean") {
            let err20 = { instancePath: instancePath + "/prefill/dp-attn", schemaPath: "#/$defs/worker/properties/dp-attn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema69.properties["dp-attn"].type, parentSchema: schema69.properties["dp-attn"], data: data8 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
        if (data1.hardware !== void 0) {
          let data9 = data1.hardware;
          if (typeof data9 == "string") {
            if (func2(data9) < 1) {
              let err21 = { instancePath: instancePath + "/prefill/hardware", schemaPath: "#/$defs/worker/properties/hardware/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema69.properties.hardware, data: data9 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          } else {
            let err22 = { instancePath: instancePath + "/prefill/hardware", schemaPath: "#/$defs/worker/properties/hardware/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema69.properties.hardware.type, parentSchema: schema69.properties.hardware, data: data9 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
        if (data1["additional-settings"] !== void 0) {
          let data10 = data1["additional-settings"];
          if (Array.isArray(data10)) {
            let len0 = data10.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data11 = data10[i0];
              if (typeof data11 != "string") {
                let err23 = { instancePath: instancePath + "/prefill/additional-settings/" + i0, schemaPath: "#/$defs/worker/properties/additional-settings/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema69.properties["additional-settings"].items.type, parentSchema: schema69.properties["additional-settings"].items, data: data11 };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            }
          } else {
            let err24 = { instancePath: instancePath + "/prefill/additional-settings", schemaPath: "#/$defs/worker/properties/additional-settings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema69.properties["additional-settings"].type, parentSchema: schema69.properties["additional-settings"], data: data10 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
      } else {
        let err25 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema69.type, parentSchema: schema69, data: data1 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.decode !== void 0) {
      let data12 = data.decode;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12["num-worker"] === void 0) {
          let err26 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "num-worker" }, message: "must have required property 'num-worker'", schema: schema69.required, parentSchema: schema69, data: data12 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data12.tp === void 0) {
          let err27 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema69.required, parentSchema: schema69, data: data12 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (data12.ep === void 0) {
          let err28 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "ep" }, message: "must have required property 'ep'", schema: schema69.required, parentSchema: schema69, data: data12 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data12["dp-attn"] === void 0) {
          let err29 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "dp-attn" }, message: "must have required property 'dp-attn'", schema: schema69.required, parentSchema: schema69, data: data12 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        for (let key2 in data12)
          if (!func1.call(schema69.properties, key2)) {
            let err30 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema69, data: data12 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        if (data12["num-worker"] !== void 0) {
          let data13 = data12["num-worker"];
          if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
            let err31 = { instancePath: instancePath + "/decode/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties["num-worker"].type, parentSchema: schema69.properties["num-worker"], data: data13 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
          if (typeof data13 == "number" && isFinite(data13) && (data13 < 0 || isNaN(data13))) {
            let err32 = { instancePath: instancePath + "/decode/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema69.properties["num-worker"], data: data13 };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
        }
        if (data12.tp !== void 0) {
          let data14 = data12.tp;
          if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
            let err33 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/worker/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties.tp.type, parentSchema: schema69.properties.tp, data: data14 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
          if (typeof data14 == "number" && isFinite(data14) && (data14 < 1 || isNaN(data14))) {
            let err34 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/worker/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema69.properties.tp, data: data14 };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
        if (data12.pp !== void 0) {
          let data15 = data12.pp;
          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
            let err35 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/worker/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties.pp.type, parentSchema: schema69.properties.pp, data: data15 };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
          if (typeof data15 == "number" && isFinite(data15) && (data15 < 1 || isNaN(data15))) {
            let err36 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/worker/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema69.properties.pp, data: data15 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
        if (data12["dcp-size"] !== void 0) {
          let data16 = data12["dcp-size"];
          if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
            let err37 = { instancePath: instancePath + "/decode/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties["dcp-size"].type, parentSchema: schema69.properties["dcp-size"], data: data16 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
          if (typeof data16 == "number" && isFinite(data16) && (data16 < 1 || isNaN(data16))) {
            let err38 = { instancePath: instancePath + "/decode/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema69.properties["dcp-size"], data: data16 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        }
        if (data12["pcp-size"] !== void 0) {
          let data17 = data12["pcp-size"];
          if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
            let err39 = { instancePath: instancePath + "/decode/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties["pcp-size"].type, parentSchema: schema69.properties["pcp-size"], data: data17 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
          if (typeof data17 == "number" && isFinite(data17) && (data17 < 1 || isNaN(data17))) {
            let err40 = { instancePath: instancePath + "/decode/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema69.properties["pcp-size"], data: data17 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        }
        if (data12.ep !== void 0) {
          let data18 = data12.ep;
          if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
            let err41 = { instancePath: instancePath + "/decode/ep", schemaPath: "#/$defs/worker/properties/ep/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties.ep.type, parentSchema: schema69.properties.ep, data: data18 };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
        if (data12["dp-attn"] !== void 0) {
          let data19 = data12["dp-attn"];
          if (typeof data19 != "boolean") {
            let err42 = { instancePath: instancePath + "/decode/dp-attn", schemaPath: "#/$defs/worker/properties/dp-attn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema69.properties["dp-attn"].type, parentSchema: schema69.properties["dp-attn"], data: data19 };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
        }
        if (data12.hardware !== void 0) {
          let data20 = data12.hardware;
          if (typeof data20 == "string") {
            if (func2(data20) < 1) {
              let err43 = { instancePath: instancePath + "/decode/hardware", schemaPath: "#/$defs/worker/properties/hardware/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema69.properties.hardware, data: data20 };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
          } else {
            let err44 = { instancePath: instancePath + "/decode/hardware", schemaPath: "#/$defs/worker/properties/hardware/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema69.properties.hardware.type, parentSchema: schema69.properties.hardware, data: data20 };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
        if (data12["additional-settings"] !== void 0) {
          let data21 = data12["additional-settings"];
          if (Array.isArray(data21)) {
            let len1 = data21.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data22 = data21[i1];
              if (typeof data22 != "string") {
                let err45 = { instancePath: instancePath + "/decode/additional-settings/" + i1, schemaPath: "#/$defs/worker/properties/additional-settings/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema69.properties["additional-settings"].items.type, parentSchema: schema69.properties["additional-settings"].items, data: data22 };
                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
              }
            }
          } else {
            let err46 = { instancePath: instancePath + "/decode/additional-settings", schemaPath: "#/$defs/worker/properties/additional-settings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema69.properties["additional-settings"].type, parentSchema: schema69.properties["additional-settings"], data: data21 };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
        }
      } else {
        let err47 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema69.type, parentSchema: schema69, data: data12 };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
    }
    if (data.router !== void 0) {
      let data23 = data.router;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
        if (data23.name === void 0) {
          let err48 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema48.required, parentSchema: schema48, data: data23 };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
        if (data23.version === void 0) {
          let err49 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema48.required, parentSchema: schema48, data: data23 };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
        for (let key3 in data23)
          if (!(key3 === "name" || key3 === "version")) {
            let err50 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema48, data: data23 };
            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
          }
        if (data23.name !== void 0) {
          let data24 = data23.name;
          if (typeof data24 == "string") {
            if (func2(data24) < 1) {
              let err51 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema48.properties.name, data: data24 };
              vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
            }
          } else {
            let err52 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.name.type, parentSchema: schema48.properties.name, data: data24 };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
        }
        if (data23.version !== void 0) {
          let data25 = data23.version;
          if (typeof data25 == "string") {
            if (func2(data25) < 1) {
              let err53 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema48.properties.version, data: data25 };
              vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
            }
            if (!pattern9.test(data25)) {
              let err54 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema48.properties.version, data: data25 };
              vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
            }
          } else {
            let err55 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.version.type, parentSchema: schema48.properties.version, data: data25 };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
        }
      } else {
        let err56 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.type, parentSchema: schema48, data: data23 };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data["kv-p2p-transfer"] !== void 0) {
      let data26 = data["kv-p2p-transfer"];
      if (typeof data26 == "string") {
        if (func2(data26) < 1) {
          let err57 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema68.properties["kv-p2p-transfer"], data: data26 };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
      } else {
        let err58 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema68.properties["kv-p2p-transfer"].type, parentSchema: schema68.properties["kv-p2p-transfer"], data: data26 };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data["srt-recipe"] !== void 0) {
      let data27 = data["srt-recipe"];
      if (typeof data27 == "string") {
        if (func2(data27) < 1) {
          let err59 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema68.properties["srt-recipe"], data: data27 };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
      } else {
        let err60 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema68.properties["srt-recipe"].type, parentSchema: schema68.properties["srt-recipe"], data: data27 };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
    if (data["conc-list"] !== void 0) {
      let data28 = data["conc-list"];
      if (Array.isArray(data28)) {
        let len2 = data28.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data29 = data28[i2];
          if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29))) {
            let err61 = { instancePath: instancePath + "/conc-list/" + i2, schemaPath: "#/properties/conc-list/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema68.properties["conc-list"].items.type, parentSchema: schema68.properties["conc-list"].items, data: data29 };
            vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
          }
        }
      } else {
        let err62 = { instancePath: instancePath + "/conc-list", schemaPath: "#/properties/conc-list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema68.properties["conc-list"].type, parentSchema: schema68.properties["conc-list"], data: data28 };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
    }
    if (data["conc-start"] !== void 0) {
      let data30 = data["conc-start"];
      if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30) && isFinite(data30))) {
        let err63 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema68.properties["conc-start"].type, parentSchema: schema68.properties["conc-start"], data: data30 };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
    }
    if (data["conc-end"] !== void 0) {
      let data31 = data["conc-end"];
      if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
        let err64 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema68.properties["conc-end"].type, parentSchema: schema68.properties["conc-end"], data: data31 };
        vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
      }
    }
  } else {
    let err65 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema68.type, parentSchema: schema68, data };
    vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
  }
  return validate42.errors = vErrors, errors === 0;
}
validate42.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate41.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.isl === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isl" }, message: "must have required property 'isl'", schema: schema66.required, parentSchema: schema66, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.osl === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "osl" }, message: "must have required property 'osl'", schema: schema66.required, parentSchema: schema66, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data["search-space"] === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "search-space" }, message: "must have required property 'search-space'", schema: schema66.required, parentSchema: schema66, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "isl" || key0 === "osl" || key0 === "random-range-ratio" || key0 === "num-prompts-per-conc" || key0 === "eval" || key0 === "search-space")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema66, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.isl !== void 0) {
      let data0 = data.isl;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/isl", schemaPath: "#/properties/isl/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema66.properties.isl.type, parentSchema: schema66.properties.isl, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        let err5 = { instancePath: instancePath + "/isl", schemaPath: "#/properties/isl/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema66.properties.isl, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.osl !== void 0) {
      let data1 = data.osl;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/osl", schemaPath: "#/properties/osl/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema66.properties.osl.type, parentSchema: schema66.properties.osl, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        let err7 = { instancePath: instancePath + "/osl", schemaPath: "#/properties/osl/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema66.properties.osl, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data["random-range-ratio"] !== void 0) {
      let data2 = data["random-range-ratio"];
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/random-range-ratio", schemaPath: "#/properties/random-range-ratio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema66.properties["random-range-ratio"], data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2 <= 0 || isNaN(data2)) {
          let err9 = { instancePath: instancePath + "/random-range-ratio", schemaPath: "#/properties/random-range-ratio/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema66.properties["random-range-ratio"], data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/random-range-ratio", schemaPath: "#/properties/random-range-ratio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema66.properties["random-range-ratio"].type, parentSchema: schema66.properties["random-range-ratio"], data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data["num-prompts-per-conc"] !== void 0) {
      let data3 = data["num-prompts-per-conc"];
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err11 = { instancePath: instancePath + "/num-prompts-per-conc", schemaPath: "#/properties/num-prompts-per-conc/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema66.properties["num-prompts-per-conc"].type, parentSchema: schema66.properties["num-prompts-per-conc"], data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
        let err12 = { instancePath: instancePath + "/num-prompts-per-conc", schemaPath: "#/properties/num-prompts-per-conc/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema66.properties["num-prompts-per-conc"], data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.eval !== void 0) {
      let data4 = data.eval;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.task === void 0) {
          let err13 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema49.required, parentSchema: schema49, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        for (let key1 in data4)
          if (!(key1 === "task" || key1 === "path" || key1 === "limit")) {
            let err14 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema49, data: data4 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        if (data4.task !== void 0) {
          let data5 = data4.task;
          if (typeof data5 == "string") {
            if (func2(data5) < 1) {
              let err15 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.task, data: data5 };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          } else {
            let err16 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.task.type, parentSchema: schema49.properties.task, data: data5 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        if (data4.path !== void 0) {
          let data6 = data4.path;
          if (typeof data6 == "string") {
            if (func2(data6) < 1) {
              let err17 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.path, data: data6 };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
          } else {
            let err18 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.path.type, parentSchema: schema49.properties.path, data: data6 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
        if (data4.limit !== void 0) {
          let data7 = data4.limit;
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err19 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema49.properties.limit.type, parentSchema: schema49.properties.limit, data: data7 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
          if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
            let err20 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema49.properties.limit, data: data7 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
      } else {
        let err21 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data: data4 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data["search-space"] !== void 0) {
      let data8 = data["search-space"];
      if (Array.isArray(data8)) {
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate42(data8[i0], { instancePath: instancePath + "/search-space/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors), errors = vErrors.length);
      } else {
        let err22 = { instancePath: instancePath + "/search-space", schemaPath: "#/properties/search-space/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema66.properties["search-space"].type, parentSchema: schema66.properties["search-space"], data: data8 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
  } else {
    let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema66.type, parentSchema: schema66, data };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return validate41.errors = vErrors, errors === 0;
}
validate41.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema72 = { type: "object", description: "One group of agentic search spaces.", additionalProperties: !1, required: ["search-space"], properties: { "dram-utilization": { type: "number", exclusiveMinimum: 0, maximum: 1, description: "Share of the node's CPU memory that KV offload may use; needed as soon as one search space uses dram." }, dataset: { $ref: "#/$defs/dataset" }, eval: { $ref: "#/$defs/evalOverride" }, "search-space": { type: "array", items: { $ref: "#/$defs/multiAgenticSearchSpace" }, description: "What is run; every element expands into one point per concurrency." } } }, schema74 = { type: "object", description: "Multi-node agentic search space.", additionalProperties: !1, required: ["prefill", "decode"], properties: { "spec-decoding": { enum: ["mtp", "draft_model", "none"], description: "Method of speculative decoding; none unless given." }, prefill: { $ref: "#/$defs/worker" }, decode: { $ref: "#/$defs/worker" }, router: { $ref: "#/$defs/router" }, "kv-p2p-transfer": { type: "string", minLength: 1, description: "Transport of the KV cache between prefill and decode, e.g. nixl." }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, "conc-list": { type: "array", items: { type: "integer" }, description: "Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end." }, "conc-start": { type: "integer", description: "First concurrency of a range that doubles up to conc-end." }, "conc-end": { type: "integer", description: "Last concurrency of the range, always included." }, "kv-offloading": { enum: ["none", "dram"], description: "Where evicted KV blocks go." }, "kv-offload-backend": { $ref: "#/$defs/offloadBackend" } } };
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate47.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.prefill === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefill" }, message: "must have required property 'prefill'", schema: schema74.required, parentSchema: schema74, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.decode === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decode" }, message: "must have required property 'decode'", schema: schema74.required, parentSchema: schema74, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema74.properties, key0)) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema74, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data["spec-decoding"] !== void 0) {
      let data0 = data["spec-decoding"];
      if (!(data0 === "mtp" || data0 === "draft_model" || data0 === "none")) {
        let err3 = { instancePath: instancePath + "/spec-decoding", schemaPath: "#/properties/spec-decoding/enum", keyword: "enum", params: { allowedValues: schema74.properties["spec-decoding"].enum }, message: "must be equal to one of the allowed values", schema: schema74.properties["spec-decoding"].enum, parentSchema: schema74.properties["spec-decoding"], data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.prefill !== void 0) {
      let data1 = data.prefill;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1["num-worker"] === void 0) {
          let err4 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "num-worker" }, message: "must have required property 'num-worker'", schema: schema69.required, parentSchema: schema69, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.tp === void 0) {
          let err5 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema69.required, parentSchema: schema69, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1.ep === void 0) {
          let err6 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "ep" }, message: "must have required property 'ep'", schema: schema69.required, parentSchema: schema69, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1["dp-attn"] === void 0) {
          let err7 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "dp-attn" }, message: "must have required property 'dp-attn'", schema: schema69.required, parentSchema: schema69, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        for (let key1 in data1)
          if (!func1.call(schema69.properties, key1)) {
            let err8 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema69, data: data1 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        if (data1["num-worker"] !== void 0) {
          let data2 = data1["num-worker"];
          if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
            let err9 = { instancePath: instancePath + "/prefill/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties["num-worker"].type, parentSchema: schema69.properties["num-worker"], data: data2 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
          if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
            let err10 = { instancePath: instancePath + "/prefill/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema69.properties["num-worker"], data: data2 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        if (data1.tp !== void 0) {
          let data3 = data1.tp;
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err11 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/worker/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties.tp.type, parentSchema: schema69.properties.tp, data: data3 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
            let err12 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/worker/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema69.properties.tp, data: data3 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        if (data1.pp !== void 0) {
          let data4 = data1.pp;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err13 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/worker/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties.pp.type, parentSchema: schema69.properties.pp, data: data4 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
            let err14 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/worker/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema69.properties.pp, data: data4 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
        if (data1["dcp-size"] !== void 0) {
          let data5 = data1["dcp-size"];
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err15 = { instancePath: instancePath + "/prefill/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties["dcp-size"].type, parentSchema: schema69.properties["dcp-size"], data: data5 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
            let err16 = { instancePath: instancePath + "/prefill/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema69.properties["dcp-size"], data: data5 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        if (data1["pcp-size"] !== void 0) {
          let data6 = data1["pcp-size"];
          if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
            let err17 = { instancePath: instancePath + "/prefill/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties["pcp-size"].type, parentSchema: schema69.properties["pcp-size"], data: data6 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
          if (typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6))) {
            let err18 = { instancePath: instancePath + "/prefill/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema69.properties["pcp-size"], data: data6 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
        if (data1.ep !== void 0) {
          let data7 = data1.ep;
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err19 = { instancePath: instancePath + "/prefill/ep", schemaPath: "#/$defs/worker/properties/ep/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties.ep.type, parentSchema: schema69.properties.ep, data: data7 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
        if (data1["dp-attn"] !== void 0) {
          let data8 = data1["dp-attn"];
          if (typeof data8 != "boolean") {
            let err20 = { instancePath: instancePath + "/prefill/dp-attn", schemaPath: "#/$defs/worker/properties/dp-attn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema69.properties["dp-attn"].type, parentSchema: schema69.properties["dp-attn"], data: data8 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
        if (data1.hardware !== void 0) {
          let data9 = data1.hardware;
          if (typeof data9 == "string") {
            if (func2(data9) < 1) {
              let err21 = { instancePath: instancePath + "/prefill/hardware", schemaPath: "#/$defs/worker/properties/hardware/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema69.properties.hardware, data: data9 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          } else {
            let err22 = { instancePath: instancePath + "/prefill/hardware", schemaPath: "#/$defs/worker/properties/hardware/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema69.properties.hardware.type, parentSchema: schema69.properties.hardware, data: data9 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
        if (data1["additional-settings"] !== void 0) {
          let data10 = data1["additional-settings"];
          if (Array.isArray(data10)) {
            let len0 = data10.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data11 = data10[i0];
              if (typeof data11 != "string") {
                let err23 = { instancePath: instancePath + "/prefill/additional-settings/" + i0, schemaPath: "#/$defs/worker/properties/additional-settings/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema69.properties["additional-settings"].items.type, parentSchema: schema69.properties["additional-settings"].items, data: data11 };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            }
          } else {
            let err24 = { instancePath: instancePath + "/prefill/additional-settings", schemaPath: "#/$defs/worker/properties/additional-settings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema69.properties["additional-settings"].type, parentSchema: schema69.properties["additional-settings"], data: data10 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
      } else {
        let err25 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema69.type, parentSchema: schema69, data: data1 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.decode !== void 0) {
      let data12 = data.decode;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12["num-worker"] === void 0) {
          let err26 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "num-worker" }, message: "must have required property 'num-worker'", schema: schema69.required, parentSchema: schema69, data: data12 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data12.tp === void 0) {
          let err27 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema69.required, parentSchema: schema69, data: data12 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (data12.ep === void 0) {
          let err28 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "ep" }, message: "must have required property 'ep'", schema: schema69.required, parentSchema: schema69, data: data12 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data12["dp-attn"] === void 0) {
          let err29 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "dp-attn" }, message: "must have required property 'dp-attn'", schema: schema69.required, parentSchema: schema69, data: data12 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        for (let key2 in data12)
          if (!func1.call(schema69.properties, key2)) {
            let err30 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema69, data: data12 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        if (data12["num-worker"] !== void 0) {
          let data13 = data12["num-worker"];
          if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
            let err31 = { instancePath: instancePath + "/decode/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties["num-worker"].type, parentSchema: schema69.properties["num-worker"], data: data13 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
          if (typeof data13 == "number" && isFinite(data13) && (data13 < 0 || isNaN(data13))) {
            let err32 = { instancePath: instancePath + "/decode/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema69.properties["num-worker"], data: data13 };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
        }
        if (data12.tp !== void 0) {
          let data14 = data12.tp;
          if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
            let err33 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/worker/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties.tp.type, parentSchema: schema69.properties.tp, data: data14 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
          if (typeof data14 == "number" && isFinite(data14) && (data14 < 1 || isNaN(data14))) {
            let err34 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/worker/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema69.properties.tp, data: data14 };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
        if (data12.pp !== void 0) {
          let data15 = data12.pp;
          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
            let err35 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/worker/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties.pp.type, parentSchema: schema69.properties.pp, data: data15 };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
          if (typeof data15 == "number" && isFinite(data15) && (data15 < 1 || isNaN(data15))) {
            let err36 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/worker/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema69.properties.pp, data: data15 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
        if (data12["dcp-size"] !== void 0) {
          let data16 = data12["dcp-size"];
          if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
            let err37 = { instancePath: instancePath + "/decode/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties["dcp-size"].type, parentSchema: schema69.properties["dcp-size"], data: data16 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
          if (typeof data16 == "number" && isFinite(data16) && (data16 < 1 || isNaN(data16))) {
            let err38 = { instancePath: instancePath + "/decode/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema69.properties["dcp-size"], data: data16 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        }
        if (data12["pcp-size"] !== void 0) {
          let data17 = data12["pcp-size"];
          if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
            let err39 = { instancePath: instancePath + "/decode/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties["pcp-size"].type, parentSchema: schema69.properties["pcp-size"], data: data17 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
          if (typeof data17 == "number" && isFinite(data17) && (data17 < 1 || isNaN(data17))) {
            let err40 = { instancePath: instancePath + "/decode/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema69.properties["pcp-size"], data: data17 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        }
        if (data12.ep !== void 0) {
          let data18 = data12.ep;
          if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
            let err41 = { instancePath: instancePath + "/decode/ep", schemaPath: "#/$defs/worker/properties/ep/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema69.properties.ep.type, parentSchema: schema69.properties.ep, data: data18 };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
        if (data12["dp-attn"] !== void 0) {
          let data19 = data12["dp-attn"];
          if (typeof data19 != "boolean") {
            let err42 = { instancePath: instancePath + "/decode/dp-attn", schemaPath: "#/$defs/worker/properties/dp-attn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema69.properties["dp-attn"].type, parentSchema: schema69.properties["dp-attn"], data: data19 };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
        }
        if (data12.hardware !== void 0) {
          let data20 = data12.hardware;
          if (typeof data20 == "string") {
            if (func2(data20) < 1) {
              let err43 = { instancePath: instancePath + "/decode/hardware", schemaPath: "#/$defs/worker/properties/hardware/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema69.properties.hardware, data: data20 };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
          } else {
            let err44 = { instancePath: instancePath + "/decode/hardware", schemaPath: "#/$defs/worker/properties/hardware/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema69.properties.hardware.type, parentSchema: schema69.properties.hardware, data: data20 };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
        if (data12["additional-settings"] !== void 0) {
          let data21 = data12["additional-settings"];
          if (Array.isArray(data21)) {
            let len1 = data21.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data22 = data21[i1];
              if (typeof data22 != "string") {
                let err45 = { instancePath: instancePath + "/decode/additional-settings/" + i1, schemaPath: "#/$defs/worker/properties/additional-settings/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema69.properties["additional-settings"].items.type, parentSchema: schema69.properties["additional-settings"].items, data: data22 };
                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
              }
            }
          } else {
            let err46 = { instancePath: instancePath + "/decode/additional-settings", schemaPath: "#/$defs/worker/properties/additional-settings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema69.properties["additional-settings"].type, parentSchema: schema69.properties["additional-settings"], data: data21 };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
        }
      } else {
        let err47 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema69.type, parentSchema: schema69, data: data12 };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
    }
    if (data.router !== void 0) {
      let data23 = data.router;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
        if (data23.name === void 0) {
          let err48 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema48.required, parentSchema: schema48, data: data23 };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
        if (data23.version === void 0) {
          let err49 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema48.required, parentSchema: schema48, data: data23 };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
        for (let key3 in data23)
          if (!(key3 === "name" || key3 === "version")) {
            let err50 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema48, data: data23 };
            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
          }
        if (data23.name !== void 0) {
          let data24 = data23.name;
          if (typeof data24 == "string") {
            if (func2(data24) < 1) {
              let err51 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema48.properties.name, data: data24 };
              vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
            }
          } else {
            let err52 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.name.type, parentSchema: schema48.properties.name, data: data24 };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
        }
        if (data23.version !== void 0) {
          let data25 = data23.version;
          if (typeof data25 == "string") {
            if (func2(data25) < 1) {
              let err53 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema48.properties.version, data: data25 };
              vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
            }
            if (!pattern9.test(data25)) {
              let err54 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema48.properties.version, data: data25 };
              vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
            }
          } else {
            let err55 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.version.type, parentSchema: schema48.properties.version, data: data25 };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
        }
      } else {
        let err56 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.type, parentSchema: schema48, data: data23 };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data["kv-p2p-transfer"] !== void 0) {
      let data26 = data["kv-p2p-transfer"];
      if (typeof data26 == "string") {
        if (func2(data26) < 1) {
          let err57 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema74.properties["kv-p2p-transfer"], data: data26 };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
      } else {
        let err58 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties["kv-p2p-transfer"].type, parentSchema: schema74.properties["kv-p2p-transfer"], data: data26 };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data["srt-recipe"] !== void 0) {
      let data27 = data["srt-recipe"];
      if (typeof data27 == "string") {
        if (func2(data27) < 1) {
          let err59 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema74.properties["srt-recipe"], data: data27 };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
      } else {
        let err60 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema74.properties["srt-recipe"].type, parentSchema: schema74.properties["srt-recipe"], data: data27 };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
    if (data["conc-list"] !== void 0) {
      let data28 = data["conc-list"];
      if (Array.isArray(data28)) {
        let len2 = data28.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data29 = data28[i2];
          if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29))) {
            let err61 = { instancePath: instancePath + "/conc-list/" + i2, schemaPath: "#/properties/conc-list/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema74.properties["conc-list"].items.type, parentSchema: schema74.properties["conc-list"].items, data: data29 };
            vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
          }
        }
      } else {
        let err62 = { instancePath: instancePath + "/conc-list", schemaPath: "#/properties/conc-list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema74.properties["conc-list"].type, parentSchema: schema74.properties["conc-list"], data: data28 };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
    }
    if (data["conc-start"] !== void 0) {
      let data30 = data["conc-start"];
      if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30) && isFinite(data30))) {
        let err63 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema74.properties["conc-start"].type, parentSchema: schema74.properties["conc-start"], data: data30 };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
    }
    if (data["conc-end"] !== void 0) {
      let data31 = data["conc-end"];
      if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
        let err64 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema74.properties["conc-end"].type, parentSchema: schema74.properties["conc-end"], data: data31 };
        vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
      }
    }
    if (data["kv-offloading"] !== void 0) {
      let data32 = data["kv-offloading"];
      if (!(data32 === "none" || data32 === "dram")) {
        let err65 = { instancePath: instancePath + "/kv-offloading", schemaPath: "#/properties/kv-offloading/enum", keyword: "enum", params: { allowedValues: schema74.properties["kv-offloading"].enum }, message: "must be equal to one of the allowed values", schema: schema74.properties["kv-offloading"].enum, parentSchema: schema74.properties["kv-offloading"], data: data32 };
        vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
      }
    }
    if (data["kv-offload-backend"] !== void 0) {
      let data33 = data["kv-offload-backend"];
      if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
        if (data33.name === void 0) {
          let err66 = { instancePath: instancePath + "/kv-offload-backend", schemaPath: "#/$defs/offloadBackend/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema60.required, parentSchema: schema60, data: data33 };
          vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
        }
        for (let key4 in data33)
          if (!(key4 === "name" || key4 === "version")) {
            let err67 = { instancePath: instancePath + "/kv-offload-backend", schemaPath: "#/$defs/offloadBackend/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema60, data: data33 };
            vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
          }
        if (data33.name !== void 0) {
          let data34 = data33.name;
          if (typeof data34 == "string") {
            if (func2(data34) < 1) {
              let err68 = { instancePath: instancePath + "/kv-offload-backend/name", schemaPath: "#/$defs/offloadBackend/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema60.properties.name, data: data34 };
              vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
            }
          } else {
            let err69 = { instancePath: instancePath + "/kv-offload-backend/name", schemaPath: "#/$defs/offloadBackend/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties.name.type, parentSchema: schema60.properties.name, data: data34 };
            vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
          }
        }
        if (data33.version !== void 0) {
          let data35 = data33.version;
          if (typeof data35 == "string") {
            if (func2(data35) < 1) {
              let err70 = { instancePath: instancePath + "/kv-offload-backend/version", schemaPath: "#/$defs/offloadBackend/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema60.properties.version, data: data35 };
              vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
            }
            if (!pattern9.test(data35)) {
              let err71 = { instancePath: instancePath + "/kv-offload-backend/version", schemaPath: "#/$defs/offloadBackend/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema60.properties.version, data: data35 };
              vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
            }
          } else {
            let err72 = { instancePath: instancePath + "/kv-offload-backend/version", schemaPath: "#/$defs/offloadBackend/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties.version.type, parentSchema: schema60.properties.version, data: data35 };
            vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
          }
        }
      } else {
        let err73 = { instancePath: instancePath + "/kv-offload-backend", schemaPath: "#/$defs/offloadBackend/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema60.type, parentSchema: schema60, data: data33 };
        vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
      }
    }
  } else {
    let err74 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema74.type, parentSchema: schema74, data };
    vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
  }
  return validate47.errors = vErrors, errors === 0;
}
validate47.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate45.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data["search-space"] === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "search-space" }, message: "must have required property 'search-space'", schema: schema72.required, parentSchema: schema72, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "dram-utilization" || key0 === "dataset" || key0 === "eval" || key0 === "search-space")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema72, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data["dram-utilization"] !== void 0) {
      let data0 = data["dram-utilization"];
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1 || isNaN(data0)) {
          let err2 = { instancePath: instancePath + "/dram-utilization", schemaPath: "#/properties/dram-utilization/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema72.properties["dram-utilization"], data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0 <= 0 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/dram-utilization", schemaPath: "#/properties/dram-utilization/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema72.properties["dram-utilization"], data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/dram-utilization", schemaPath: "#/properties/dram-utilization/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema72.properties["dram-utilization"].type, parentSchema: schema72.properties["dram-utilization"], data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.dataset !== void 0 && (validate32(data.dataset, { instancePath: instancePath + "/dataset", parentData: data, parentDataProperty: "dataset", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length)), data.eval !== void 0) {
      let data2 = data.eval;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.task === void 0) {
          let err5 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema49.required, parentSchema: schema49, data: data2 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        for (let key1 in data2)
          if (!(key1 === "task" || key1 === "path" || key1 === "limit")) {
            let err6 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema49, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        if (data2.task !== void 0) {
          let data3 = data2.task;
          if (typeof data3 == "string") {
            if (func2(data3) < 1) {
              let err7 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.task, data: data3 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            let err8 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.task.type, parentSchema: schema49.properties.task, data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        if (data2.path !== void 0) {
          let data4 = data2.path;
          if (typeof data4 == "string") {
            if (func2(data4) < 1) {
              let err9 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.path, data: data4 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.path.type, parentSchema: schema49.properties.path, data: data4 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        if (data2.limit !== void 0) {
          let data5 = data2.limit;
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err11 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema49.properties.limit.type, parentSchema: schema49.properties.limit, data: data5 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
            let err12 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema49.properties.limit, data: data5 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data["search-space"] !== void 0) {
      let data6 = data["search-space"];
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data6[i0], { instancePath: instancePath + "/search-space/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/search-space", schemaPath: "#/properties/search-space/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema72.properties["search-space"].type, parentSchema: schema72.properties["search-space"], data: data6 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema72.type, parentSchema: schema72, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate45.errors = vErrors, errors === 0;
}
validate45.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate40.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "fixed-seq-len" || key0 === "agentic-coding")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema65, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data["fixed-seq-len"] !== void 0) {
      let data0 = data["fixed-seq-len"];
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate41(data0[i0], { instancePath: instancePath + "/fixed-seq-len/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/fixed-seq-len", schemaPath: "#/properties/fixed-seq-len/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema65.properties["fixed-seq-len"].type, parentSchema: schema65.properties["fixed-seq-len"], data: data0 };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data["agentic-coding"] !== void 0) {
      let data2 = data["agentic-coding"];
      if (Array.isArray(data2)) {
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate45(data2[i1], { instancePath: instancePath + "/agentic-coding/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/agentic-coding", schemaPath: "#/properties/agentic-coding/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema65.properties["agentic-coding"].type, parentSchema: schema65.properties["agentic-coding"], data: data2 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema65.type, parentSchema: schema65, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate40.errors = vErrors, errors === 0;
}
validate40.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate39.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.image === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "image" }, message: "must have required property 'image'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.model === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data["model-prefix"] === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model-prefix" }, message: "must have required property 'model-prefix'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.precision === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "precision" }, message: "must have required property 'precision'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.framework === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "framework" }, message: "must have required property 'framework'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.runner === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runner" }, message: "must have required property 'runner'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.multinode === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "multinode" }, message: "must have required property 'multinode'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.scenarios === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema62.properties, key0)) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema62, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.image !== void 0) {
      let data0 = data.image;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err9 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema62.properties.image, data: data0 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.image.type, parentSchema: schema62.properties.image, data: data0 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.model !== void 0) {
      let data1 = data.model;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err11 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema62.properties.model, data: data1 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.model.type, parentSchema: schema62.properties.model, data: data1 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data["model-prefix"] !== void 0) {
      let data2 = data["model-prefix"];
      if (typeof data2 == "string") {
        if (func2(data2) < 1) {
          let err13 = { instancePath: instancePath + "/model-prefix", schemaPath: "#/properties/model-prefix/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema62.properties["model-prefix"], data: data2 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/model-prefix", schemaPath: "#/properties/model-prefix/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties["model-prefix"].type, parentSchema: schema62.properties["model-prefix"], data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.precision !== void 0) {
      let data3 = data.precision;
      if (typeof data3 == "string") {
        if (func2(data3) < 1) {
          let err15 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema62.properties.precision, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.precision.type, parentSchema: schema62.properties.precision, data: data3 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.framework !== void 0) {
      let data4 = data.framework;
      if (typeof data4 == "string") {
        if (func2(data4) < 1) {
          let err17 = { instancePath: instancePath + "/framework", schemaPath: "#/properties/framework/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema62.properties.framework, data: data4 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/framework", schemaPath: "#/properties/framework/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.framework.type, parentSchema: schema62.properties.framework, data: data4 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.runner !== void 0) {
      let data5 = data.runner;
      if (typeof data5 == "string") {
        if (func2(data5) < 1) {
          let err19 = { instancePath: instancePath + "/runner", schemaPath: "#/properties/runner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema62.properties.runner, data: data5 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/runner", schemaPath: "#/properties/runner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.runner.type, parentSchema: schema62.properties.runner, data: data5 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.multinode !== void 0) {
      let data6 = data.multinode;
      if (data6 !== !0) {
        let err21 = { instancePath: instancePath + "/multinode", schemaPath: "#/properties/multinode/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant", schema: !0, parentSchema: schema62.properties.multinode, data: data6 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.disagg !== void 0) {
      let data7 = data.disagg;
      if (typeof data7 != "boolean") {
        let err22 = { instancePath: instancePath + "/disagg", schemaPath: "#/properties/disagg/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema62.properties.disagg.type, parentSchema: schema62.properties.disagg, data: data7 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.router !== void 0) {
      let data8 = data.router;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.name === void 0) {
          let err23 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema48.required, parentSchema: schema48, data: data8 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (data8.version === void 0) {
          let err24 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema48.required, parentSchema: schema48, data: data8 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        for (let key1 in data8)
          if (!(key1 === "name" || key1 === "version")) {
            let err25 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema48, data: data8 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        if (data8.name !== void 0) {
          let data9 = data8.name;
          if (typeof data9 == "string") {
            if (func2(data9) < 1) {
              let err26 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema48.properties.name, data: data9 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          } else {
            let err27 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.name.type, parentSchema: schema48.properties.name, data: data9 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
        if (data8.version !== void 0) {
          let data10 = data8.version;
          if (typeof data10 == "string") {
            if (func2(data10) < 1) {
              let err28 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema48.properties.version, data: data10 };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (!pattern9.test(data10)) {
              let err29 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema48.properties.version, data: data10 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          } else {
            let err30 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.version.type, parentSchema: schema48.properties.version, data: data10 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        let err31 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.type, parentSchema: schema48, data: data8 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data["srt-recipe"] !== void 0) {
      let data11 = data["srt-recipe"];
      if (typeof data11 == "string") {
        if (func2(data11) < 1) {
          let err32 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema62.properties["srt-recipe"], data: data11 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties["srt-recipe"].type, parentSchema: schema62.properties["srt-recipe"], data: data11 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.eval !== void 0) {
      let data12 = data.eval;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.task === void 0) {
          let err34 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema49.required, parentSchema: schema49, data: data12 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        for (let key2 in data12)
          if (!(key2 === "task" || key2 === "path" || key2 === "limit")) {
            let err35 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema49, data: data12 };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
        if (data12.task !== void 0) {
          let data13 = data12.task;
          if (typeof data13 == "string") {
            if (func2(data13) < 1) {
              let err36 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.task, data: data13 };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
          } else {
            let err37 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.task.type, parentSchema: schema49.properties.task, data: data13 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
        if (data12.path !== void 0) {
          let data14 = data12.path;
          if (typeof data14 == "string") {
            if (func2(data14) < 1) {
              let err38 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.path, data: data14 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
          } else {
            let err39 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.path.type, parentSchema: schema49.properties.path, data: data14 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
        if (data12.limit !== void 0) {
          let data15 = data12.limit;
          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
            let err40 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema49.properties.limit.type, parentSchema: schema49.properties.limit, data: data15 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
          if (typeof data15 == "number" && isFinite(data15) && (data15 < 1 || isNaN(data15))) {
            let err41 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema49.properties.limit, data: data15 };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
      } else {
        let err42 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data: data12 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.scenarios !== void 0 && (validate40(data.scenarios, { instancePath: instancePath + "/scenarios", parentData: data, parentDataProperty: "scenarios", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length)), data["kv-p2p-transfer"] !== void 0) {
      let data17 = data["kv-p2p-transfer"];
      if (typeof data17 == "string") {
        if (func2(data17) < 1) {
          let err43 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema62.properties["kv-p2p-transfer"], data: data17 };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
      } else {
        let err44 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties["kv-p2p-transfer"].type, parentSchema: schema62.properties["kv-p2p-transfer"], data: data17 };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
  } else {
    let err45 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema62.type, parentSchema: schema62, data };
    vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
  }
  return validate39.errors = vErrors, errors === 0;
}
validate39.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let data0 = data[key0], _errs3 = errors, valid1 = !1, _errs4 = errors;
      validate25(data0, { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
      var _valid0 = _errs4 === errors;
      if (valid1 = valid1 || _valid0, _valid0)
        var props0 = !0;
      let _errs5 = errors;
      validate39(data0, { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
      var _valid0 = _errs5 === errors;
      if (valid1 = valid1 || _valid0, _valid0 && props0 !== !0 && (props0 = !0), valid1)
        errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      else {
        let err0 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema46.additionalProperties.anyOf, parentSchema: schema46.additionalProperties, data: data0 };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema46.type, parentSchema: schema46, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
validate24.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var masterConfigSingleNodeEntry = validate52;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.image === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "image" }, message: "must have required property 'image'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.model === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data["model-prefix"] === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model-prefix" }, message: "must have required property 'model-prefix'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.precision === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "precision" }, message: "must have required property 'precision'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.framework === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "framework" }, message: "must have required property 'framework'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.runner === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runner" }, message: "must have required property 'runner'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.multinode === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "multinode" }, message: "must have required property 'multinode'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.scenarios === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema47.properties, key0)) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema47, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.image !== void 0) {
      let data0 = data.image;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err9 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema47.properties.image, data: data0 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.image.type, parentSchema: schema47.properties.image, data: data0 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.model !== void 0) {
      let data1 = data.model;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err11 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema47.properties.model, data: data1 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.model.type, parentSchema: schema47.properties.model, data: data1 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data["model-prefix"] !== void 0) {
      let data2 = data["model-prefix"];
      if (typeof data2 == "string") {
        if (func2(data2) < 1) {
          let err13 = { instancePath: instancePath + "/model-prefix", schemaPath: "#/properties/model-prefix/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema47.properties["model-prefix"], data: data2 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/model-prefix", schemaPath: "#/properties/model-prefix/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties["model-prefix"].type, parentSchema: schema47.properties["model-prefix"], data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.precision !== void 0) {
      let data3 = data.precision;
      if (typeof data3 == "string") {
        if (func2(data3) < 1) {
          let err15 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema47.properties.precision, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.precision.type, parentSchema: schema47.properties.precision, data: data3 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.framework !== void 0) {
      let data4 = data.framework;
      if (typeof data4 == "string") {
        if (func2(data4) < 1) {
          let err17 = { instancePath: instancePath + "/framework", schemaPath: "#/properties/framework/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema47.properties.framework, data: data4 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/framework", schemaPath: "#/properties/framework/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.framework.type, parentSchema: schema47.properties.framework, data: data4 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.runner !== void 0) {
      let data5 = data.runner;
      if (typeof data5 == "string") {
        if (func2(data5) < 1) {
          let err19 = { instancePath: instancePath + "/runner", schemaPath: "#/properties/runner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema47.properties.runner, data: data5 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/runner", schemaPath: "#/properties/runner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.runner.type, parentSchema: schema47.properties.runner, data: data5 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.multinode !== void 0) {
      let data6 = data.multinode;
      if (data6 !== !1) {
        let err21 = { instancePath: instancePath + "/multinode", schemaPath: "#/properties/multinode/const", keyword: "const", params: { allowedValue: !1 }, message: "must be equal to constant", schema: !1, parentSchema: schema47.properties.multinode, data: data6 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.disagg !== void 0) {
      let data7 = data.disagg;
      if (data7 !== !1) {
        let err22 = { instancePath: instancePath + "/disagg", schemaPath: "#/properties/disagg/const", keyword: "const", params: { allowedValue: !1 }, message: "must be equal to constant", schema: !1, parentSchema: schema47.properties.disagg, data: data7 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.router !== void 0) {
      let data8 = data.router;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.name === void 0) {
          let err23 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema48.required, parentSchema: schema48, data: data8 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (data8.version === void 0) {
          let err24 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema48.required, parentSchema: schema48, data: data8 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        for (let key1 in data8)
          if (!(key1 === "name" || key1 === "version")) {
            let err25 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema48, data: data8 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        if (data8.name !== void 0) {
          let data9 = data8.name;
          if (typeof data9 == "string") {
            if (func2(data9) < 1) {
              let err26 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema48.properties.name, data: data9 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          } else {
            let err27 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.name.type, parentSchema: schema48.properties.name, data: data9 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
        if (data8.version !== void 0) {
          let data10 = data8.version;
          if (typeof data10 == "string") {
            if (func2(data10) < 1) {
              let err28 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema48.properties.version, data: data10 };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (!pattern9.test(data10)) {
              let err29 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema48.properties.version, data: data10 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          } else {
            let err30 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.version.type, parentSchema: schema48.properties.version, data: data10 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        let err31 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.type, parentSchema: schema48, data: data8 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data["srt-recipe"] !== void 0) {
      let data11 = data["srt-recipe"];
      if (typeof data11 == "string") {
        if (func2(data11) < 1) {
          let err32 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema47.properties["srt-recipe"], data: data11 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties["srt-recipe"].type, parentSchema: schema47.properties["srt-recipe"], data: data11 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.eval !== void 0) {
      let data12 = data.eval;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.task === void 0) {
          let err34 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema49.required, parentSchema: schema49, data: data12 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        for (let key2 in data12)
          if (!(key2 === "task" || key2 === "path" || key2 === "limit")) {
            let err35 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema49, data: data12 };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
        if (data12.task !== void 0) {
          let data13 = data12.task;
          if (typeof data13 == "string") {
            if (func2(data13) < 1) {
              let err36 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.task, data: data13 };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
          } else {
            let err37 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.task.type, parentSchema: schema49.properties.task, data: data13 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
        if (data12.path !== void 0) {
          let data14 = data12.path;
          if (typeof data14 == "string") {
            if (func2(data14) < 1) {
              let err38 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.path, data: data14 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
          } else {
            let err39 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.path.type, parentSchema: schema49.properties.path, data: data14 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
        if (data12.limit !== void 0) {
          let data15 = data12.limit;
          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
            let err40 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema49.properties.limit.type, parentSchema: schema49.properties.limit, data: data15 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
          if (typeof data15 == "number" && isFinite(data15) && (data15 < 1 || isNaN(data15))) {
            let err41 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema49.properties.limit, data: data15 };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
      } else {
        let err42 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data: data12 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    data.scenarios !== void 0 && (validate26(data.scenarios, { instancePath: instancePath + "/scenarios", parentData: data, parentDataProperty: "scenarios", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length));
  } else {
    let err43 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema47.type, parentSchema: schema47, data };
    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var masterConfigMultiNodeEntry = validate54;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.image === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "image" }, message: "must have required property 'image'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.model === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data["model-prefix"] === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model-prefix" }, message: "must have required property 'model-prefix'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.precision === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "precision" }, message: "must have required property 'precision'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.framework === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "framework" }, message: "must have required property 'framework'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.runner === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runner" }, message: "must have required property 'runner'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.multinode === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "multinode" }, message: "must have required property 'multinode'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.scenarios === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema62.properties, key0)) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema62, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.image !== void 0) {
      let data0 = data.image;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err9 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema62.properties.image, data: data0 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.image.type, parentSchema: schema62.properties.image, data: data0 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.model !== void 0) {
      let data1 = data.model;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err11 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema62.properties.model, data: data1 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.model.type, parentSchema: schema62.properties.model, data: data1 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data["model-prefix"] !== void 0) {
      let data2 = data["model-prefix"];
      if (typeof data2 == "string") {
        if (func2(data2) < 1) {
          let err13 = { instancePath: instancePath + "/model-prefix", schemaPath: "#/properties/model-prefix/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema62.properties["model-prefix"], data: data2 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/model-prefix", schemaPath: "#/properties/model-prefix/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties["model-prefix"].type, parentSchema: schema62.properties["model-prefix"], data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.precision !== void 0) {
      let data3 = data.precision;
      if (typeof data3 == "string") {
        if (func2(data3) < 1) {
          let err15 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema62.properties.precision, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.precision.type, parentSchema: schema62.properties.precision, data: data3 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.framework !== void 0) {
      let data4 = data.framework;
      if (typeof data4 == "string") {
        if (func2(data4) < 1) {
          let err17 = { instancePath: instancePath + "/framework", schemaPath: "#/properties/framework/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema62.properties.framework, data: data4 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/framework", schemaPath: "#/properties/framework/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.framework.type, parentSchema: schema62.properties.framework, data: data4 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.runner !== void 0) {
      let data5 = data.runner;
      if (typeof data5 == "string") {
        if (func2(data5) < 1) {
          let err19 = { instancePath: instancePath + "/runner", schemaPath: "#/properties/runner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema62.properties.runner, data: data5 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/runner", schemaPath: "#/properties/runner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties.runner.type, parentSchema: schema62.properties.runner, data: data5 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.multinode !== void 0) {
      let data6 = data.multinode;
      if (data6 !== !0) {
        let err21 = { instancePath: instancePath + "/multinode", schemaPath: "#/properties/multinode/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant", schema: !0, parentSchema: schema62.properties.multinode, data: data6 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.disagg !== void 0) {
      let data7 = data.disagg;
      if (typeof data7 != "boolean") {
        let err22 = { instancePath: instancePath + "/disagg", schemaPath: "#/properties/disagg/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema62.properties.disagg.type, parentSchema: schema62.properties.disagg, data: data7 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.router !== void 0) {
      let data8 = data.router;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.name === void 0) {
          let err23 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema48.required, parentSchema: schema48, data: data8 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (data8.version === void 0) {
          let err24 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema48.required, parentSchema: schema48, data: data8 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        for (let key1 in data8)
          if (!(key1 === "name" || key1 === "version")) {
            let err25 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema48, data: data8 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        if (data8.name !== void 0) {
          let data9 = data8.name;
          if (typeof data9 == "string") {
            if (func2(data9) < 1) {
              let err26 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema48.properties.name, data: data9 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          } else {
            let err27 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.name.type, parentSchema: schema48.properties.name, data: data9 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
        if (data8.version !== void 0) {
          let data10 = data8.version;
          if (typeof data10 == "string") {
            if (func2(data10) < 1) {
              let err28 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema48.properties.version, data: data10 };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (!pattern9.test(data10)) {
              let err29 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema48.properties.version, data: data10 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          } else {
            let err30 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties.version.type, parentSchema: schema48.properties.version, data: data10 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        let err31 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.type, parentSchema: schema48, data: data8 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data["srt-recipe"] !== void 0) {
      let data11 = data["srt-recipe"];
      if (typeof data11 == "string") {
        if (func2(data11) < 1) {
          let err32 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema62.properties["srt-recipe"], data: data11 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties["srt-recipe"].type, parentSchema: schema62.properties["srt-recipe"], data: data11 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.eval !== void 0) {
      let data12 = data.eval;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.task === void 0) {
          let err34 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema49.required, parentSchema: schema49, data: data12 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        for (let key2 in data12)
          if (!(key2 === "task" || key2 === "path" || key2 === "limit")) {
            let err35 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema49, data: data12 };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
        if (data12.task !== void 0) {
          let data13 = data12.task;
          if (typeof data13 == "string") {
            if (func2(data13) < 1) {
              let err36 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.task, data: data13 };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
          } else {
            let err37 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.task.type, parentSchema: schema49.properties.task, data: data13 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
        if (data12.path !== void 0) {
          let data14 = data12.path;
          if (typeof data14 == "string") {
            if (func2(data14) < 1) {
              let err38 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.path, data: data14 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
          } else {
            let err39 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.path.type, parentSchema: schema49.properties.path, data: data14 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
        if (data12.limit !== void 0) {
          let data15 = data12.limit;
          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
            let err40 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema49.properties.limit.type, parentSchema: schema49.properties.limit, data: data15 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
          if (typeof data15 == "number" && isFinite(data15) && (data15 < 1 || isNaN(data15))) {
            let err41 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema49.properties.limit, data: data15 };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
      } else {
        let err42 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data: data12 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.scenarios !== void 0 && (validate40(data.scenarios, { instancePath: instancePath + "/scenarios", parentData: data, parentDataProperty: "scenarios", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length)), data["kv-p2p-transfer"] !== void 0) {
      let data17 = data["kv-p2p-transfer"];
      if (typeof data17 == "string") {
        if (func2(data17) < 1) {
          let err43 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema62.properties["kv-p2p-transfer"], data: data17 };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
      } else {
        let err44 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.properties["kv-p2p-transfer"].type, parentSchema: schema62.properties["kv-p2p-transfer"], data: data17 };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
  } else {
    let err45 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema62.type, parentSchema: schema62, data };
    vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var plan = validate56, schema85 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/plan.v1.json", title: "PlanDocument", description: "plan.json: what a sweep will do, with reasons, before anything runs.", type: "object", additionalProperties: !1, required: ["schema", "trigger", "decision", "changelog", "points", "canary", "shards", "keys", "totals", "problems", "digest"], properties: { schema: { const: "plan.v1", description: "Version of this format." }, trigger: { type: "object", description: "What started it.", additionalProperties: !1, required: ["kind", "labels"], properties: { kind: { type: "string", description: "Event or command." }, labels: { type: "array", items: { type: "string" }, description: "Labels it carried." }, pullRequest: { type: "integer", description: "Number of the pull request." } } }, decision: { type: "object", description: "The gate's decision.", additionalProperties: !1, required: ["action", "because"], properties: { action: { enum: ["run", "skip", "refuse"], description: "Decision." }, because: { type: "array", items: { type: "string" }, description: "Reasons." } } }, labelNotes: { type: "array", description: "What labels of the pull request changed; absent when none did.", items: { type: "object", additionalProperties: !1, required: ["label", "effect"], properties: { label: { type: "string", description: "The label." }, effect: { type: "string", description: "What it did, for the reader." } } } }, base: { type: "string", description: "Commit compared with." }, head: { type: "string", description: "Commit planned." }, mergeBase: { type: "string", description: "Merge base of the two." }, changelog: { type: "array", items: { $ref: "#/$defs/changelogEntry" }, description: "Entries that asked for it." }, points: { type: "array", items: { $ref: "#/$defs/point" }, description: "Every point, benchmarks first." }, canary: { type: "object", description: "What runs first.", additionalProperties: !1, required: ["state", "because"], properties: { state: { enum: ["chosen", "none-possible", "skipped"], description: "State." }, pointId: { type: "string", description: "Chosen point." }, because: { type: "array", items: { type: "string" }, description: "Reasons." } } }, shards: { type: "array", items: { type: "object", description: "A slice of at most 256 points.", additionalProperties: !1, required: ["name", "pointIds"], properties: { name: { type: "string", description: "Name." }, pointIds: { type: "array", items: { type: "string" }, maxItems: 256, description: "Ids, in plan order." } } }, description: "Everything but the canary." }, keys: { type: "array", items: { $ref: "#/$defs/keyDiff" }, description: "Comparison with the base." }, totals: { type: "object", description: "Sums.", additionalProperties: !1, required: ["benchmarkPoints", "evalPoints", "estimatedGpuHours", "longestLegMinutes"], properties: { benchmarkPoints: { type: "integer", description: "Points to measure." }, evalPoints: { type: "integer", description: "Points to evaluate." }, estimatedGpuHours: { type: "number", description: "Estimate." }, longestLegMinutes: { type: "integer", description: "Highest bound of a job." } } }, problems: { type: "array", items: { $ref: "#/$defs/problem" }, description: "Warnings and notices." }, digest: { type: "string", pattern: "^[0-9a-f]{64}$", description: "Hash of points and canary." } }, $defs: { component: { type: "object", description: "Named, versioned component.", additionalProperties: !1, required: ["name"], properties: { name: { type: "string", description: "Name." }, version: { type: "string", description: "Version." } } }, pool: { type: "object", description: "Pool of equal workers of one role.", additionalProperties: !1, required: ["numWorkers", "tp", "pp", "dcp", "pcp", "ep", "dpAttn", "additionalSettings"], properties: { numWorkers: { type: "integer", minimum: 0, description: "Number of workers." }, tp: { type: "integer", minimum: 1, description: "Tensor parallel width." }, pp: { type: "integer", minimum: 1, description: "Pipeline parallel width." }, dcp: { type: "integer", minimum: 1, description: "Decode context parallel width." }, pcp: { type: "integer", minimum: 1, description: "Prefill context parallel width." }, ep: { type: "integer", description: "Expert parallel width." }, dpAttn: { type: "boolean", description: "Data parallel attention." }, hardware: { type: "string", description: "SKU of the role when the two differ." }, additionalSettings: { type: "array", items: { type: "string" }, description: "KEY=VALUE environment settings." } } }, topology: { description: "Parallel widths of the one worker, or the two pools.", oneOf: [{ type: "object", description: "One node.", additionalProperties: !1, required: ["shape", "tp", "pp", "dcp", "pcp", "ep", "dpAttn"], properties: { shape: { const: "single-node", description: "Shape." }, tp: { type: "integer", minimum: 1, description: "Tensor parallel width." }, pp: { type: "integer", minimum: 1, description: "Pipeline parallel width." }, dcp: { type: "integer", minimum: 1, description: "Decode context parallel width." }, pcp: { type: "integer", minimum: 1, description: "Prefill context parallel width." }, ep: { type: "integer", description: "Expert parallel width." }, dpAttn: { type: "boolean", description: "Data parallel attention." } } }, { type: "object", description: "Prefill and decode pools.", additionalProperties: !1, required: ["shape", "prefill", "decode"], properties: { shape: { const: "multi-node", description: "Shape." }, prefill: { $ref: "#/$defs/pool" }, decode: { $ref: "#/$defs/pool" } } }] }, place: { type: "object", description: "Place in a text file, counted from 1.", additionalProperties: !1, required: ["file", "line", "col"], properties: { file: { type: "string", description: "File." }, line: { type: "integer", description: "Line." }, col: { type: "integer", description: "Column." }, endCol: { type: "integer", description: "Last column, inclusive." } } }, problem: { type: "object", description: "A finding.", additionalProperties: !1, required: ["code", "severity", "blame", "message"], properties: { code: { type: "string", pattern: "^INFX[0-9]{3}$", description: "Code, see docs/problems.md." }, severity: { enum: ["error", "warning", "notice"], description: "Severity." }, blame: { enum: ["user", "infra", "product"], description: "Whose it is." }, message: { type: "string", description: "What is wrong." }, hint: { type: "string", description: "What to do." }, at: { $ref: "#/$defs/place" } } }, point: { type: "object", description: "One fully resolved measurement or evaluation.", additionalProperties: !1, required: ["id", "kind", "configKey", "scenario", "topology", "conc", "disagg", "multinode", "specDecoding", "kvOffloading", "totalCpuDramGb", "image", "model", "modelPrefix", "precision", "framework", "runner", "maxModelLen", "seriesKey", "curveKey", "gpus", "nodes", "expName", "runsOn", "timeoutMinutes", "title", "estimatedGpuHours", "because"], properties: { id: { type: "string", pattern: "^[a-z0-9._-]{1,120}$", description: "Identity: readable slug and 12 hex digits." }, kind: { enum: ["benchmark", "eval"], description: "Measurement or evaluation." }, configKey: { type: "string", description: "Key of the master configuration." }, scenario: { enum: ["agentic-coding", "fixed-seq-len"], description: "Kind of load." }, isl: { type: "integer", description: "Input tokens; only fixed-seq-len." }, osl: { type: "integer", description: "Output tokens; only fixed-seq-len." }, randomRangeRatio: { type: "number", description: "Lowest share of ISL/OSL." }, promptsPerConc: { type: "integer", description: "Prompts per unit of concurrency." }, topology: { $ref: "#/$defs/topology" }, conc: { type: "integer", minimum: 1, description: "Concurrency." }, evalConcs: { type: "array", items: { type: "integer" }, description: "Concurrencies to evaluate at, ascending." }, disagg: { type: "boolean", description: "Prefill and decode in separate pools." }, multinode: { type: "boolean", description: "Started by a multi-node launcher." }, specDecoding: { type: "string", description: "Speculative decoding." }, acceptance: { type: "object", description: "Target of speculative decoding.", additionalProperties: !1, required: ["curve", "modelKey", "thinking", "numSpecTokens", "acceptanceLength"], properties: { curve: { type: "string", description: "Golden curve file." }, modelKey: { type: "string", description: "Key in the file." }, thinking: { enum: ["on", "off"], description: "Thinking mode." }, numSpecTokens: { type: "integer", description: "Draft tokens per step." }, acceptanceLength: { type: "number", description: "Mean accepted tokens per step, bonus token included." } } }, kvOffloading: { enum: ["none", "dram"], description: "Where evicted KV blocks go." }, kvOffloadBackend: { $ref: "#/$defs/component" }, router: { $ref: "#/$defs/component" }, kvP2pTransfer: { type: "string", description: "KV transport between roles." }, totalCpuDramGb: { type: "number", description: "Budget of the KV offload in GB." }, image: { type: "string", description: "Container image." }, model: { type: "string", description: "Model id or path." }, modelPrefix: { type: "string", description: "Short code of the model." }, precision: { type: "string", description: "Precision." }, framework: { type: "string", description: "Serving framework." }, runner: { type: "string", description: "Runner label." }, durationSeconds: { type: "number", description: "Planned profiling time." }, warmupRequestsPerLane: { type: "integer", description: "Warm-up requests per lane." }, maxModelLen: { type: "integer", description: "Context limit; 0 = the model's own." }, dataset: { type: "object", description: "What is replayed.", additionalProperties: !1, required: ["loader"], properties: { loader: { type: "string", description: "Loader name." }, path: { type: "string", description: "File, relative to the repository." }, digest: { type: "string", pattern: "^[0-9a-f]{64}$", description: "Hash of the file." }, generator: { type: "object", description: "Seed and shape of a generated dataset." } } }, recipe: { type: "object", description: "The recipe bound to the point.", additionalProperties: !1, required: ["path", "digest", "resolved"], properties: { path: { type: "string", description: "Recipe file." }, selector: { type: "string", description: "Override in it." }, digest: { type: "string", pattern: "^[0-9a-f]{64}$", description: "Hash of the merged content." }, resolved: { type: "object", description: "Merged content." } } }, evalTask: { type: "object", description: "What is asked.", additionalProperties: !1, required: ["task"], properties: { task: { type: "string", description: "Task name." }, path: { type: "string", description: "Task file." }, digest: { type: "string", pattern: "^[0-9a-f]{64}$", description: "Hash of the file." }, limit: { type: "integer", description: "Questions to ask." } } }, simulated: { const: !0, description: "Served by the simulated engine." }, traceScale: { type: "number", minimum: 1, description: "Divisor of trace token counts and gaps." }, seriesKey: { type: "string", description: "What the points of one line share." }, curveKey: { type: "string", description: "Curve identity." }, gpus: { type: "integer", minimum: 1, description: "GPUs it occupies." }, nodes: { type: "integer", minimum: 1, description: "Nodes it occupies." }, expName: { type: "string", description: "The ecosystem's result label." }, recipeFingerprint: { type: "string", pattern: "^[0-9a-f]{64}$", description: "The ecosystem's hash of the row." }, runsOn: { type: "array", items: { type: "string" }, description: "Runner labels, all of them." }, timeoutMinutes: { type: "integer", description: "Bound on the job." }, title: { type: "string", description: "Job name." }, estimatedGpuHours: { type: "number", description: "Estimate." }, because: { type: "array", items: { type: "string" }, description: "Why it is in the plan." } } }, keyDiff: { type: "object", description: "What changed of one config key.", additionalProperties: !1, required: ["configKey", "added", "removed", "changed", "unchanged"], properties: { configKey: { type: "string", description: "Key." }, added: { type: "array", items: { type: "string" }, description: "Ids only in head." }, removed: { type: "array", items: { type: "string" }, description: "Ids only in base." }, changed: { type: "array", items: { type: "object", description: "The same place of the search space, measured differently.", additionalProperties: !1, required: ["from", "to", "fields"], properties: { from: { type: "string", description: "Id in base." }, to: { type: "string", description: "Id in head." }, fields: { type: "array", items: { type: "string" }, description: "Fields that differ." }, values: { type: "array", items: { type: "object", description: "A scalar field.", additionalProperties: !1, required: ["field", "from", "to"], properties: { field: { type: "string", description: "Name." }, from: { type: ["string", "number", "boolean", "null"], description: "In base." }, to: { type: ["string", "number", "boolean", "null"], description: "In head." } } }, description: "Both values of scalar fields." } } }, description: "Changed points." }, unchanged: { type: "array", items: { type: "string" }, description: "Ids in both." }, removedPoints: { type: "array", items: { type: "object", description: "A point of the base.", additionalProperties: !1, required: ["id", "kind", "line", "conc"], properties: { id: { type: "string", description: "Id." }, kind: { enum: ["benchmark", "eval"], description: "Kind." }, line: { type: "string", description: "Line of the search space." }, conc: { type: "integer", description: "Concurrency." } } }, description: "What the removed points were." } } }, changelogEntry: { type: "object", description: "One entry of the performance changelog.", additionalProperties: !1, required: ["configKeys", "description", "prLink", "evalsOnly", "allEvals", "appendOnly", "ordinal", "line"], properties: { configKeys: { type: "array", items: { type: "string" }, description: "Keys or wildcards." }, description: { type: "array", items: { type: "string" }, description: "Text." }, prLink: { type: "string", description: "Pull request." }, scenarioType: { type: "array", items: { type: "string" }, description: "Restriction." }, evalsOnly: { type: "boolean", description: "No throughput." }, allEvals: { type: "boolean", description: "All evaluations." }, appendOnly: { type: "boolean", description: "Only new points." }, evalMinPrefillEp: { type: "integer", description: "Lowest prefill ep of evaluated rows." }, ordinal: { type: "integer", description: "Position in the document, from 0." }, line: { type: "integer", description: "First line, from 1." }, file: { type: "string", description: "Changelog fragment that holds it; absent for the changelog itself." } } } } }, schema86 = { type: "object", description: "One entry of the performance changelog.", additionalProperties: !1, required: ["configKeys", "description", "prLink", "evalsOnly", "allEvals", "appendOnly", "ordinal", "line"], properties: { configKeys: { type: "array", items: { type: "string" }, description: "Keys or wildcards." }, description: { type: "array", items: { type: "string" }, description: "Text." }, prLink: { type: "string", description: "Pull request." }, scenarioType: { type: "array", items: { type: "string" }, description: "Restriction." }, evalsOnly: { type: "boolean", description: "No throughput." }, allEvals: { type: "boolean", description: "All evaluations." }, appendOnly: { type: "boolean", description: "Only new points." }, evalMinPrefillEp: { type: "integer", description: "Lowest prefill ep of evaluated rows." }, ordinal: { type: "integer", description: "Position in the document, from 0." }, line: { type: "integer", description: "First line, from 1." }, file: { type: "string", description: "Changelog fragment that holds it; absent for the changelog itself." } } }, schema93 = { type: "object", description: "What changed of one config key.", additionalProperties: !1, required: ["configKey", "added", "removed", "changed", "unchanged"], properties: { configKey: { type: "string", description: "Key." }, added: { type: "array", items: { type: "string" }, description: "Ids only in head." }, removed: { type: "array", items: { type: "string" }, description: "Ids only in base." }, changed: { type: "array", items: { type: "object", description: "The same place of the search space, measured differently.", additionalProperties: !1, required: ["from", "to", "fields"], properties: { from: { type: "string", description: "Id in base." }, to: { type: "string", description: "Id in head." }, fields: { type: "array", items: { type: "string" }, description: "Fields that differ." }, values: { type: "array", items: { type: "object", description: "A scalar field.", additionalProperties: !1, required: ["field", "from", "to"], properties: { field: { type: "string", description: "Name." }, from: { type: ["string", "number", "boolean", "null"], description: "In base." }, to: { type: ["string", "number", "boolean", "null"], description: "In head." } } }, description: "Both values of scalar fields." } } }, description: "Changed points." }, unchanged: { type: "array", items: { type: "string" }, description: "Ids in both." }, removedPoints: { type: "array", items: { type: "object", description: "A point of the base.", additionalProperties: !1, required: ["id", "kind", "line", "conc"], properties: { id: { type: "string", description: "Id." }, kind: { enum: ["benchmark", "eval"], description: "Kind." }, line: { type: "string", description: "Line of the search space." }, conc: { type: "integer", description: "Concurrency." } } }, description: "What the removed points were." } } }, schema87 = { type: "object", description: "One fully resolved measurement or evaluation.", additionalProperties: !1, required: ["id", "kind", "configKey", "scenario", "topology", "conc", "disagg", "multinode", "specDecoding", "kvOffloading", "totalCpuDramGb", "image", "model", "modelPrefix", "precision", "framework", "runner", "maxModelLen", "seriesKey", "curveKey", "gpus", "nodes", "expName", "runsOn", "timeoutMinutes", "title", "estimatedGpuHours", "because"], properties: { id: { type: "string", pattern: "^[a-z0-9._-]{1,120}$", description: "Identity: readable slug and 12 hex digits." }, kind: { enum: ["benchmark", "eval"], description: "Measurement or evaluation." }, configKey: { type: "string", description: "Key of the master configuration." }, scenario: { enum: ["agentic-coding", "fixed-seq-len"], description: "Kind of load." }, isl: { type: "integer", description: "Input tokens; only fixed-seq-len." }, osl: { type: "integer", description: "Output tokens; only fixed-seq-len." }, randomRangeRatio: { type: "number", description: "Lowest share of ISL/OSL." }, promptsPerConc: { type: "integer", description: "Prompts per unit of concurrency." }, topology: { $ref: "#/$defs/topology" }, conc: { type: "integer", minimum: 1, description: "Concurrency." }, evalConcs: { type: "array", items: { type: "integer" }, description: "Concurrencies to evaluate at, ascending." }, disagg: { type: "boolean", description: "Prefill and decode in separate pools." }, multinode: { type: "boolean", description: "Started by a multi-node launcher." }, specDecoding: { type: "string", description: "Speculative decoding." }, acceptance: { type: "object", description: "Target of speculative decoding.", additionalProperties: !1, required: ["curve", "modelKey", "thinking", "numSpecTokens", "acceptanceLength"], properties: { curve: { type: "string", description: "Golden curve file." }, modelKey: { type: "string", description: "Key in the file." }, thinking: { enum: ["on", "off"], description: "Thinking mode." }, numSpecTokens: { type: "integer", description: "Draft tokens per step." }, acceptanceLength: { type: "number", description: "Mean accepted tokens per step, bonus token included." } } }, kvOffloading: { enum: ["none", "dram"], description: "Where evicted KV blocks go." }, kvOffloadBackend: { $ref: "#/$defs/component" }, router: { $ref: "#/$defs/component" }, kvP2pTransfer: { type: "string", description: "KV transport between roles." }, totalCpuDramGb: { type: "number", description: "Budget of the KV offload in GB." }, image: { type: "string", description: "Container image." }, model: { type: "string", description: "Model id or path." }, modelPrefix: { type: "string", description: "Short code of the model." }, precision: { type: "string", description: "Precision." }, framework: { type: "string", description: "Serving framework." }, runner: { type: "string", description: "Runner label." }, durationSeconds: { type: "number", description: "Planned profiling time." }, warmupRequestsPerLane: { type: "integer", description: "Warm-up requests per lane." }, maxModelLen: { type: "integer", description: "Context limit; 0 = the model's own." }, dataset: { type: "object", description: "What is replayed.", additionalProperties: !1, required: ["loader"], properties: { loader: { type: "string", description: "Loader name." }, path: { type: "string", description: "File, relative to the repository." }, digest: { type: "string", pattern: "^[0-9a-f]{64}$", description: "Hash of the file." }, generator: { type: "object", description: "Seed and shape of a generated dataset." } } }, recipe: { type: "object", description: "The recipe bound to the point.", additionalProperties: !1, required: ["path", "digest", "resolved"], properties: { path: { type: "string", description: "Recipe file." }, selector: { type: "string", description: "Override in it." }, digest: { type: "string", pattern: "^[0-9a-f]{64}$", description: "Hash of the merged content." }, resolved: { type: "object", description: "Merged content." } } }, evalTask: { type: "object", description: "What is asked.", additionalProperties: !1, required: ["task"], properties: { task: { type: "string", description: "Task name." }, path: { type: "string", description: "Task file." }, digest: { type: "string", pattern: "^[0-9a-f]{64}$", description: "Hash of the file." }, limit: { type: "integer", description: "Questions to ask." } } }, simulated: { const: !0, description: "Served by the simulated engine." }, traceScale: { type: "number", minimum: 1, description: "Divisor of trace token counts and gaps." }, seriesKey: { type: "string", description: "What the points of one line share." }, curveKey: { type: "string", description: "Curve identity." }, gpus: { type: "integer", minimum: 1, description: "GPUs it occupies." }, nodes: { type: "integer", minimum: 1, description: "Nodes it occupies." }, expName: { type: "string", description: "The ecosystem's result label." }, recipeFingerprint: { type: "string", pattern: "^[0-9a-f]{64}$", description: "The ecosystem's hash of the row." }, runsOn: { type: "array", items: { type: "string" }, description: "Runner labels, all of them." }, timeoutMinutes: { type: "integer", description: "Bound on the job." }, title: { type: "string", description: "Job name." }, estimatedGpuHours: { type: "number", description: "Estimate." }, because: { type: "array", items: { type: "string" }, description: "Why it is in the plan." } } }, schema91 = { type: "object", description: "Named, versioned component.", additionalProperties: !1, required: ["name"], properties: { name: { type: "string", description: "Name." }, version: { type: "string", description: "Version." } } }, pattern19 = new RegExp("^[a-z0-9._-]{1,120}$", "u"), pattern20 = new RegExp("^[0-9a-f]{64}$", "u"), schema88 = { description: "Parallel widths of the one worker, or the two pools.", oneOf: [{ type: "object", description: "One node.", additionalProperties: !1, required: ["shape", "tp", "pp", "dcp", "pcp", "ep", "dpAttn"], properties: { shape: { const: "single-node", description: "Shape." }, tp: { type: "integer", minimum: 1, description: "Tensor parallel width." }, pp: { type: "integer", minimum: 1, description: "Pipeline parallel width." }, dcp: { type: "integer", minimum: 1, description: "Decode context parallel width." }, pcp: { type: "integer", minimum: 1, description: "Prefill context parallel width." }, ep: { type: "integer", description: "Expert parallel width." }, dpAttn: { type: "boolean", description: "Data parallel attention." } } }, { type: "object", description: "Prefill and decode pools.", additionalProperties: !1, required: ["shape", "prefill", "decode"], properties: { shape: { const: "multi-node", description: "Shape." }, prefill: { $ref: "#/$defs/pool" }, decode: { $ref: "#/$defs/pool" } } }] }, schema89 = { type: "object", description: "Pool of equal workers of one role.", additionalProperties: !1, required: ["numWorkers", "tp", "pp", "dcp", "pcp", "ep", "dpAttn", "additionalSettings"], properties: { numWorkers: { type: "integer", minimum: 0, description: "Number of workers." }, tp: { type: "integer", minimum: 1, description: "Tensor parallel width." }, pp: { type: "integer", minimum: 1, description: "Pipeline parallel width." }, dcp: { type: "integer", minimum: 1, description: "Decode context parallel width." }, pcp: { type: "integer", minimum: 1, description: "Prefill context parallel width." }, ep: { type: "integer", description: "Expert parallel width." }, dpAttn: { type: "boolean", description: "Data parallel attention." }, hardware: { type: "string", description: "SKU of the role when the two differ." }, additionalSettings: { type: "array", items: { type: "string" }, description: "KEY=VALUE environment settings." } } };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.shape === void 0) {
      let err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "shape" }, message: "must have required property 'shape'", schema: schema88.oneOf[0].required, parentSchema: schema88.oneOf[0], data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tp === void 0) {
      let err1 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema88.oneOf[0].required, parentSchema: schema88.oneOf[0], data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.pp === void 0) {
      let err2 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "pp" }, message: "must have required property 'pp'", schema: schema88.oneOf[0].required, parentSchema: schema88.oneOf[0], data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.dcp === void 0) {
      let err3 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "dcp" }, message: "must have required property 'dcp'", schema: schema88.oneOf[0].required, parentSchema: schema88.oneOf[0], data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.pcp === void 0) {
      let err4 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "pcp" }, message: "must have required property 'pcp'", schema: schema88.oneOf[0].required, parentSchema: schema88.oneOf[0], data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.ep === void 0) {
      let err5 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "ep" }, message: "must have required property 'ep'", schema: schema88.oneOf[0].required, parentSchema: schema88.oneOf[0], data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.dpAttn === void 0) {
      let err6 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "dpAttn" }, message: "must have required property 'dpAttn'", schema: schema88.oneOf[0].required, parentSchema: schema88.oneOf[0], data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "shape" || key0 === "tp" || key0 === "pp" || key0 === "dcp" || key0 === "pcp" || key0 === "ep" || key0 === "dpAttn")) {
        let err7 = { instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema88.oneOf[0], data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.shape !== void 0) {
      let data0 = data.shape;
      if (data0 !== "single-node") {
        let err8 = { instancePath: instancePath + "/shape", schemaPath: "#/oneOf/0/properties/shape/const", keyword: "const", params: { allowedValue: "single-node" }, message: "must be equal to constant", schema: "single-node", parentSchema: schema88.oneOf[0].properties.shape, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.tp !== void 0) {
      let data1 = data.tp;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err9 = { instancePath: instancePath + "/tp", schemaPath: "#/oneOf/0/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema88.oneOf[0].properties.tp.type, parentSchema: schema88.oneOf[0].properties.tp, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        let err10 = { instancePath: instancePath + "/tp", schemaPath: "#/oneOf/0/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema88.oneOf[0].properties.tp, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.pp !== void 0) {
      let data2 = data.pp;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err11 = { instancePath: instancePath + "/pp", schemaPath: "#/oneOf/0/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema88.oneOf[0].properties.pp.type, parentSchema: schema88.oneOf[0].properties.pp, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
        let err12 = { instancePath: instancePath + "/pp", schemaPath: "#/oneOf/0/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema88.oneOf[0].properties.pp, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.dcp !== void 0) {
      let data3 = data.dcp;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err13 = { instancePath: instancePath + "/dcp", schemaPath: "#/oneOf/0/properties/dcp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema88.oneOf[0].properties.dcp.type, parentSchema: schema88.oneOf[0].properties.dcp, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
        let err14 = { instancePath: instancePath + "/dcp", schemaPath: "#/oneOf/0/properties/dcp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema88.oneOf[0].properties.dcp, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.pcp !== void 0) {
      let data4 = data.pcp;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err15 = { instancePath: instancePath + "/pcp", schemaPath: "#/oneOf/0/properties/pcp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema88.oneOf[0].properties.pcp.type, parentSchema: schema88.oneOf[0].properties.pcp, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
        let err16 = { instancePath: instancePath + "/pcp", schemaPath: "#/oneOf/0/properties/pcp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema88.oneOf[0].properties.pcp, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.ep !== void 0) {
      let data5 = data.ep;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err17 = { instancePath: instancePath + "/ep", schemaPath: "#/oneOf/0/properties/ep/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema88.oneOf[0].properties.ep.type, parentSchema: schema88.oneOf[0].properties.ep, data: data5 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.dpAttn !== void 0) {
      let data6 = data.dpAttn;
      if (typeof data6 != "boolean") {
        let err18 = { instancePath: instancePath + "/dpAttn", schemaPath: "#/oneOf/0/properties/dpAttn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema88.oneOf[0].properties.dpAttn.type, parentSchema: schema88.oneOf[0].properties.dpAttn, data: data6 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema88.oneOf[0].type, parentSchema: schema88.oneOf[0], data };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = !0, passing0 = 0;
    var props0 = !0;
  }
  let _errs17 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.shape === void 0) {
      let err20 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "shape" }, message: "must have required property 'shape'", schema: schema88.oneOf[1].required, parentSchema: schema88.oneOf[1], data };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.prefill === void 0) {
      let err21 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "prefill" }, message: "must have required property 'prefill'", schema: schema88.oneOf[1].required, parentSchema: schema88.oneOf[1], data };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.decode === void 0) {
      let err22 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "decode" }, message: "must have required property 'decode'", schema: schema88.oneOf[1].required, parentSchema: schema88.oneOf[1], data };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    for (let key1 in data)
      if (!(key1 === "shape" || key1 === "prefill" || key1 === "decode")) {
        let err23 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema88.oneOf[1], data };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    if (data.shape !== void 0) {
      let data7 = data.shape;
      if (data7 !== "multi-node") {
        let err24 = { instancePath: instancePath + "/shape", schemaPath: "#/oneOf/1/properties/shape/const", keyword: "const", params: { allowedValue: "multi-node" }, message: "must be equal to constant", schema: "multi-node", parentSchema: schema88.oneOf[1].properties.shape, data: data7 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.prefill !== void 0) {
      let data8 = data.prefill;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.numWorkers === void 0) {
          let err25 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "numWorkers" }, message: "must have required property 'numWorkers'", schema: schema89.required, parentSchema: schema89, data: data8 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (data8.tp === void 0) {
          let err26 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema89.required, parentSchema: schema89, data: data8 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data8.pp === void 0) {
          let err27 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "pp" }, message: "must have required property 'pp'", schema: schema89.required, parentSchema: schema89, data: data8 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (data8.dcp === void 0) {
          let err28 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "dcp" }, message: "must have required property 'dcp'", schema: schema89.required, parentSchema: schema89, data: data8 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data8.pcp === void 0) {
          let err29 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "pcp" }, message: "must have required property 'pcp'", schema: schema89.required, parentSchema: schema89, data: data8 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (data8.ep === void 0) {
          let err30 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "ep" }, message: "must have required property 'ep'", schema: schema89.required, parentSchema: schema89, data: data8 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        if (data8.dpAttn === void 0) {
          let err31 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "dpAttn" }, message: "must have required property 'dpAttn'", schema: schema89.required, parentSchema: schema89, data: data8 };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (data8.additionalSettings === void 0) {
          let err32 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "additionalSettings" }, message: "must have required property 'additionalSettings'", schema: schema89.required, parentSchema: schema89, data: data8 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        for (let key2 in data8)
          if (!func1.call(schema89.properties, key2)) {
            let err33 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema89, data: data8 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        if (data8.numWorkers !== void 0) {
          let data9 = data8.numWorkers;
          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
            let err34 = { instancePath: instancePath + "/prefill/numWorkers", schemaPath: "#/$defs/pool/properties/numWorkers/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.numWorkers.type, parentSchema: schema89.properties.numWorkers, data: data9 };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
          if (typeof data9 == "number" && isFinite(data9) && (data9 < 0 || isNaN(data9))) {
            let err35 = { instancePath: instancePath + "/prefill/numWorkers", schemaPath: "#/$defs/pool/properties/numWorkers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema89.properties.numWorkers, data: data9 };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
        }
        if (data8.tp !== void 0) {
          let data10 = data8.tp;
          if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
            let err36 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/pool/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.tp.type, parentSchema: schema89.properties.tp, data: data10 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
          if (typeof data10 == "number" && isFinite(data10) && (data10 < 1 || isNaN(data10))) {
            let err37 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/pool/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema89.properties.tp, data: data10 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
        if (data8.pp !== void 0) {
          let data11 = data8.pp;
          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
            let err38 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/pool/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.pp.type, parentSchema: schema89.properties.pp, data: data11 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
          if (typeof data11 == "number" && isFinite(data11) && (data11 < 1 || isNaN(data11))) {
            let err39 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/pool/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema89.properties.pp, data: data11 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
        if (data8.dcp !== void 0) {
          let data12 = data8.dcp;
          if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
            let err40 = { instancePath: instancePath + "/prefill/dcp", schemaPath: "#/$defs/pool/properties/dcp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.dcp.type, parentSchema: schema89.properties.dcp, data: data12 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
          if (typeof data12 == "number" && isFinite(data12) && (data12 < 1 || isNaN(data12))) {
            let err41 = { instancePath: instancePath + "/prefill/dcp", schemaPath: "#/$defs/pool/properties/dcp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema89.properties.dcp, data: data12 };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
        if (data8.pcp !== void 0) {
          let data13 = data8.pcp;
          if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
            let err42 = { instancePath: instancePath + "/prefill/pcp", schemaPath: "#/$defs/pool/properties/pcp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.pcp.type, parentSchema: schema89.properties.pcp, data: data13 };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
          if (typeof data13 == "number" && isFinite(data13) && (data13 < 1 || isNaN(data13))) {
            let err43 = { instancePath: instancePath + "/prefill/pcp", schemaPath: "#/$defs/pool/properties/pcp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema89.properties.pcp, data: data13 };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
        }
        if (data8.ep !== void 0) {
          let data14 = data8.ep;
          if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
            let err44 = { instancePath: instancePath + "/prefill/ep", schemaPath: "#/$defs/pool/properties/ep/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.ep.type, parentSchema: schema89.properties.ep, data: data14 };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
        if (data8.dpAttn !== void 0) {
          let data15 = data8.dpAttn;
          if (typeof data15 != "boolean") {
            let err45 = { instancePath: instancePath + "/prefill/dpAttn", schemaPath: "#/$defs/pool/properties/dpAttn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema89.properties.dpAttn.type, parentSchema: schema89.properties.dpAttn, data: data15 };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
        }
        if (data8.hardware !== void 0) {
          let data16 = data8.hardware;
          if (typeof data16 != "string") {
            let err46 = { instancePath: instancePath + "/prefill/hardware", schemaPath: "#/$defs/pool/properties/hardware/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.hardware.type, parentSchema: schema89.properties.hardware, data: data16 };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
        }
        if (data8.additionalSettings !== void 0) {
          let data17 = data8.additionalSettings;
          if (Array.isArray(data17)) {
            let len0 = data17.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data18 = data17[i0];
              if (typeof data18 != "string") {
                let err47 = { instancePath: instancePath + "/prefill/additionalSettings/" + i0, schemaPath: "#/$defs/pool/properties/additionalSettings/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.additionalSettings.items.type, parentSchema: schema89.properties.additionalSettings.items, data: data18 };
                vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
              }
            }
          } else {
            let err48 = { instancePath: instancePath + "/prefill/additionalSettings", schemaPath: "#/$defs/pool/properties/additionalSettings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema89.properties.additionalSettings.type, parentSchema: schema89.properties.additionalSettings, data: data17 };
            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
          }
        }
      } else {
        let err49 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/pool/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema89.type, parentSchema: schema89, data: data8 };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.decode !== void 0) {
      let data19 = data.decode;
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        if (data19.numWorkers === void 0) {
          let err50 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "numWorkers" }, message: "must have required property 'numWorkers'", schema: schema89.required, parentSchema: schema89, data: data19 };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
        if (data19.tp === void 0) {
          let err51 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema89.required, parentSchema: schema89, data: data19 };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
        if (data19.pp === void 0) {
          let err52 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "pp" }, message: "must have required property 'pp'", schema: schema89.required, parentSchema: schema89, data: data19 };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
        if (data19.dcp === void 0) {
          let err53 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "dcp" }, message: "must have required property 'dcp'", schema: schema89.required, parentSchema: schema89, data: data19 };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
        if (data19.pcp === void 0) {
          let err54 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "pcp" }, message: "must have required property 'pcp'", schema: schema89.required, parentSchema: schema89, data: data19 };
          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
        if (data19.ep === void 0) {
          let err55 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "ep" }, message: "must have required property 'ep'", schema: schema89.required, parentSchema: schema89, data: data19 };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
        if (data19.dpAttn === void 0) {
          let err56 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "dpAttn" }, message: "must have required property 'dpAttn'", schema: schema89.required, parentSchema: schema89, data: data19 };
          vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
        }
        if (data19.additionalSettings === void 0) {
          let err57 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/required", keyword: "required", params: { missingProperty: "additionalSettings" }, message: "must have required property 'additionalSettings'", schema: schema89.required, parentSchema: schema89, data: data19 };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
        for (let key3 in data19)
          if (!func1.call(schema89.properties, key3)) {
            let err58 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema89, data: data19 };
            vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
          }
        if (data19.numWorkers !== void 0) {
          let data20 = data19.numWorkers;
          if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
            let err59 = { instancePath: instancePath + "/decode/numWorkers", schemaPath: "#/$defs/pool/properties/numWorkers/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.numWorkers.type, parentSchema: schema89.properties.numWorkers, data: data20 };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
          }
          if (typeof data20 == "number" && isFinite(data20) && (data20 < 0 || isNaN(data20))) {
            let err60 = { instancePath: instancePath + "/decode/numWorkers", schemaPath: "#/$defs/pool/properties/numWorkers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema89.properties.numWorkers, data: data20 };
            vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
          }
        }
        if (data19.tp !== void 0) {
          let data21 = data19.tp;
          if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
            let err61 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/pool/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.tp.type, parentSchema: schema89.properties.tp, data: data21 };
            vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
          }
          if (typeof data21 == "number" && isFinite(data21) && (data21 < 1 || isNaN(data21))) {
            let err62 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/pool/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema89.properties.tp, data: data21 };
            vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
          }
        }
        if (data19.pp !== void 0) {
          let data22 = data19.pp;
          if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
            let err63 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/pool/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.pp.type, parentSchema: schema89.properties.pp, data: data22 };
            vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
          }
          if (typeof data22 == "number" && isFinite(data22) && (data22 < 1 || isNaN(data22))) {
            let err64 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/pool/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema89.properties.pp, data: data22 };
            vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
          }
        }
        if (data19.dcp !== void 0) {
          let data23 = data19.dcp;
          if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
            let err65 = { instancePath: instancePath + "/decode/dcp", schemaPath: "#/$defs/pool/properties/dcp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.dcp.type, parentSchema: schema89.properties.dcp, data: data23 };
            vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
          }
          if (typeof data23 == "number" && isFinite(data23) && (data23 < 1 || isNaN(data23))) {
            let err66 = { instancePath: instancePath + "/decode/dcp", schemaPath: "#/$defs/pool/properties/dcp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema89.properties.dcp, data: data23 };
            vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
          }
        }
        if (data19.pcp !== void 0) {
          let data24 = data19.pcp;
          if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
            let err67 = { instancePath: instancePath + "/decode/pcp", schemaPath: "#/$defs/pool/properties/pcp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.pcp.type, parentSchema: schema89.properties.pcp, data: data24 };
            vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
          }
          if (typeof data24 == "number" && isFinite(data24) && (data24 < 1 || isNaN(data24))) {
            let err68 = { instancePath: instancePath + "/decode/pcp", schemaPath: "#/$defs/pool/properties/pcp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema89.properties.pcp, data: data24 };
            vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
          }
        }
        if (data19.ep !== void 0) {
          let data25 = data19.ep;
          if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
            let err69 = { instancePath: instancePath + "/decode/ep", schemaPath: "#/$defs/pool/properties/ep/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.ep.type, parentSchema: schema89.properties.ep, data: data25 };
            vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
          }
        }
        if (data19.dpAttn !== void 0) {
          let data26 = data19.dpAttn;
          if (typeof data26 != "boolean") {
            let err70 = { instancePath: instancePath + "/decode/dpAttn", schemaPath: "#/$defs/pool/properties/dpAttn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema89.properties.dpAttn.type, parentSchema: schema89.properties.dpAttn, data: data26 };
            vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
          }
        }
        if (data19.hardware !== void 0) {
          let data27 = data19.hardware;
          if (typeof data27 != "string") {
            let err71 = { instancePath: instancePath + "/decode/hardware", schemaPath: "#/$defs/pool/properties/hardware/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.hardware.type, parentSchema: schema89.properties.hardware, data: data27 };
            vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
          }
        }
        if (data19.additionalSettings !== void 0) {
          let data28 = data19.additionalSettings;
          if (Array.isArray(data28)) {
            let len1 = data28.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data29 = data28[i1];
              if (typeof data29 != "string") {
                let err72 = { instancePath: instancePath + "/decode/additionalSettings/" + i1, schemaPath: "#/$defs/pool/properties/additionalSettings/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.additionalSettings.items.type, parentSchema: schema89.properties.additionalSettings.items, data: data29 };
                vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
              }
            }
          } else {
            let err73 = { instancePath: instancePath + "/decode/additionalSettings", schemaPath: "#/$defs/pool/properties/additionalSettings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema89.properties.additionalSettings.type, parentSchema: schema89.properties.additionalSettings, data: data28 };
            vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
          }
        }
      } else {
        let err74 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/pool/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema89.type, parentSchema: schema89, data: data19 };
        vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
      }
    }
  } else {
    let err75 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema88.oneOf[1].type, parentSchema: schema88.oneOf[1], data };
    vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
  }
  var _valid0 = _errs17 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1, props0 !== !0 && (props0 = !0)), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err76 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema88.oneOf, parentSchema: schema88, data };
    vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
  }
  return validate58.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate58.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.configKey === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configKey" }, message: "must have required property 'configKey'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.scenario === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.topology === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "topology" }, message: "must have required property 'topology'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.conc === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "conc" }, message: "must have required property 'conc'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.disagg === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "disagg" }, message: "must have required property 'disagg'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.multinode === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "multinode" }, message: "must have required property 'multinode'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.specDecoding === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "specDecoding" }, message: "must have required property 'specDecoding'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.kvOffloading === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kvOffloading" }, message: "must have required property 'kvOffloading'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.totalCpuDramGb === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "totalCpuDramGb" }, message: "must have required property 'totalCpuDramGb'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.image === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "image" }, message: "must have required property 'image'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.model === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.modelPrefix === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "modelPrefix" }, message: "must have required property 'modelPrefix'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.precision === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "precision" }, message: "must have required property 'precision'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.framework === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "framework" }, message: "must have required property 'framework'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.runner === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runner" }, message: "must have required property 'runner'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.maxModelLen === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxModelLen" }, message: "must have required property 'maxModelLen'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.seriesKey === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seriesKey" }, message: "must have required property 'seriesKey'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.curveKey === void 0) {
      let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "curveKey" }, message: "must have required property 'curveKey'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.gpus === void 0) {
      let err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gpus" }, message: "must have required property 'gpus'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.nodes === void 0) {
      let err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nodes" }, message: "must have required property 'nodes'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.expName === void 0) {
      let err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expName" }, message: "must have required property 'expName'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.runsOn === void 0) {
      let err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runsOn" }, message: "must have required property 'runsOn'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.timeoutMinutes === void 0) {
      let err24 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timeoutMinutes" }, message: "must have required property 'timeoutMinutes'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.title === void 0) {
      let err25 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.estimatedGpuHours === void 0) {
      let err26 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "estimatedGpuHours" }, message: "must have required property 'estimatedGpuHours'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.because === void 0) {
      let err27 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "because" }, message: "must have required property 'because'", schema: schema87.required, parentSchema: schema87, data };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema87.properties, key0)) {
        let err28 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema87, data };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (!pattern19.test(data0)) {
          let err29 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9._-]{1,120}$" }, message: 'must match pattern "^[a-z0-9._-]{1,120}$"', schema: "^[a-z0-9._-]{1,120}$", parentSchema: schema87.properties.id, data: data0 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.id.type, parentSchema: schema87.properties.id, data: data0 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (!(data1 === "benchmark" || data1 === "eval")) {
        let err31 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema87.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema87.properties.kind.enum, parentSchema: schema87.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.configKey !== void 0) {
      let data2 = data.configKey;
      if (typeof data2 != "string") {
        let err32 = { instancePath: instancePath + "/configKey", schemaPath: "#/properties/configKey/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.configKey.type, parentSchema: schema87.properties.configKey, data: data2 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.scenario !== void 0) {
      let data3 = data.scenario;
      if (!(data3 === "agentic-coding" || data3 === "fixed-seq-len")) {
        let err33 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/enum", keyword: "enum", params: { allowedValues: schema87.properties.scenario.enum }, message: "must be equal to one of the allowed values", schema: schema87.properties.scenario.enum, parentSchema: schema87.properties.scenario, data: data3 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.isl !== void 0) {
      let data4 = data.isl;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err34 = { instancePath: instancePath + "/isl", schemaPath: "#/properties/isl/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema87.properties.isl.type, parentSchema: schema87.properties.isl, data: data4 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.osl !== void 0) {
      let data5 = data.osl;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err35 = { instancePath: instancePath + "/osl", schemaPath: "#/properties/osl/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema87.properties.osl.type, parentSchema: schema87.properties.osl, data: data5 };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.randomRangeRatio !== void 0) {
      let data6 = data.randomRangeRatio;
      if (!(typeof data6 == "number" && isFinite(data6))) {
        let err36 = { instancePath: instancePath + "/randomRangeRatio", schemaPath: "#/properties/randomRangeRatio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema87.properties.randomRangeRatio.type, parentSchema: schema87.properties.randomRangeRatio, data: data6 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.promptsPerConc !== void 0) {
      let data7 = data.promptsPerConc;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err37 = { instancePath: instancePath + "/promptsPerConc", schemaPath: "#/properties/promptsPerConc/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema87.properties.promptsPerConc.type, parentSchema: schema87.properties.promptsPerConc, data: data7 };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.topology !== void 0 && (validate58(data.topology, { instancePath: instancePath + "/topology", parentData: data, parentDataProperty: "topology", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length)), data.conc !== void 0) {
      let data9 = data.conc;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err38 = { instancePath: instancePath + "/conc", schemaPath: "#/properties/conc/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema87.properties.conc.type, parentSchema: schema87.properties.conc, data: data9 };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9) && (data9 < 1 || isNaN(data9))) {
        let err39 = { instancePath: instancePath + "/conc", schemaPath: "#/properties/conc/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema87.properties.conc, data: data9 };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.evalConcs !== void 0) {
      let data10 = data.evalConcs;
      if (Array.isArray(data10)) {
        let len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data11 = data10[i0];
          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
            let err40 = { instancePath: instancePath + "/evalConcs/" + i0, schemaPath: "#/properties/evalConcs/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema87.properties.evalConcs.items.type, parentSchema: schema87.properties.evalConcs.items, data: data11 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        }
      } else {
        let err41 = { instancePath: instancePath + "/evalConcs", schemaPath: "#/properties/evalConcs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema87.properties.evalConcs.type, parentSchema: schema87.properties.evalConcs, data: data10 };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.disagg !== void 0) {
      let data12 = data.disagg;
      if (typeof data12 != "boolean") {
        let err42 = { instancePath: instancePath + "/disagg", schemaPath: "#/properties/disagg/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema87.properties.disagg.type, parentSchema: schema87.properties.disagg, data: data12 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.multinode !== void 0) {
      let data13 = data.multinode;
      if (typeof data13 != "boolean") {
        let err43 = { instancePath: instancePath + "/multinode", schemaPath: "#/properties/multinode/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema87.properties.multinode.type, parentSchema: schema87.properties.multinode, data: data13 };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.specDecoding !== void 0) {
      let data14 = data.specDecoding;
      if (typeof data14 != "string") {
        let err44 = { instancePath: instancePath + "/specDecoding", schemaPath: "#/properties/specDecoding/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.specDecoding.type, parentSchema: schema87.properties.specDecoding, data: data14 };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.acceptance !== void 0) {
      let data15 = data.acceptance;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        if (data15.curve === void 0) {
          let err45 = { instancePath: instancePath + "/acceptance", schemaPath: "#/properties/acceptance/required", keyword: "required", params: { missingProperty: "curve" }, message: "must have required property 'curve'", schema: schema87.properties.acceptance.required, parentSchema: schema87.properties.acceptance, data: data15 };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
        if (data15.modelKey === void 0) {
          let err46 = { instancePath: instancePath + "/acceptance", schemaPath: "#/properties/acceptance/required", keyword: "required", params: { missingProperty: "modelKey" }, message: "must have required property 'modelKey'", schema: schema87.properties.acceptance.required, parentSchema: schema87.properties.acceptance, data: data15 };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        if (data15.thinking === void 0) {
          let err47 = { instancePath: instancePath + "/acceptance", schemaPath: "#/properties/acceptance/required", keyword: "required", params: { missingProperty: "thinking" }, message: "must have required property 'thinking'", schema: schema87.properties.acceptance.required, parentSchema: schema87.properties.acceptance, data: data15 };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
        if (data15.numSpecTokens === void 0) {
          let err48 = { instancePath: instancePath + "/acceptance", schemaPath: "#/properties/acceptance/required", keyword: "required", params: { missingProperty: "numSpecTokens" }, message: "must have required property 'numSpecTokens'", schema: schema87.properties.acceptance.required, parentSchema: schema87.properties.acceptance, data: data15 };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
        if (data15.acceptanceLength === void 0) {
          let err49 = { instancePath: instancePath + "/acceptance", schemaPath: "#/properties/acceptance/required", keyword: "required", params: { missingProperty: "acceptanceLength" }, message: "must have required property 'acceptanceLength'", schema: schema87.properties.acceptance.required, parentSchema: schema87.properties.acceptance, data: data15 };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
        for (let key1 in data15)
          if (!(key1 === "curve" || key1 === "modelKey" || key1 === "thinking" || key1 === "numSpecTokens" || key1 === "acceptanceLength")) {
            let err50 = { instancePath: instancePath + "/acceptance", schemaPath: "#/properties/acceptance/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema87.properties.acceptance, data: data15 };
            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
          }
        if (data15.curve !== void 0) {
          let data16 = data15.curve;
          if (typeof data16 != "string") {
            let err51 = { instancePath: instancePath + "/acceptance/curve", schemaPath: "#/properties/acceptance/properties/curve/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.acceptance.properties.curve.type, parentSchema: schema87.properties.acceptance.properties.curve, data: data16 };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
        }
        if (data15.modelKey !== void 0) {
          let data17 = data15.modelKey;
          if (typeof data17 != "string") {
            let err52 = { instancePath: instancePath + "/acceptance/modelKey", schemaPath: "#/properties/acceptance/properties/modelKey/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.acceptance.properties.modelKey.type, parentSchema: schema87.properties.acceptance.properties.modelKey, data: data17 };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
        }
        if (data15.thinking !== void 0) {
          let data18 = data15.thinking;
          if (!(data18 === "on" || data18 === "off")) {
            let err53 = { instancePath: instancePath + "/acceptance/thinking", schemaPath: "#/properties/acceptance/properties/thinking/enum", keyword: "enum", params: { allowedValues: schema87.properties.acceptance.properties.thinking.enum }, message: "must be equal to one of the allowed values", schema: schema87.properties.acceptance.properties.thinking.enum, parentSchema: schema87.properties.acceptance.properties.thinking, data: data18 };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
        }
        if (data15.numSpecTokens !== void 0) {
          let data19 = data15.numSpecTokens;
          if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19))) {
            let err54 = { instancePath: instancePath + "/acceptance/numSpecTokens", schemaPath: "#/properties/acceptance/properties/numSpecTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema87.properties.acceptance.properties.numSpecTokens.type, parentSchema: schema87.properties.acceptance.properties.numSpecTokens, data: data19 };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
          }
        }
        if (data15.acceptanceLength !== void 0) {
          let data20 = data15.acceptanceLength;
          if (!(typeof data20 == "number" && isFinite(data20))) {
            let err55 = { instancePath: instancePath + "/acceptance/acceptanceLength", schemaPath: "#/properties/acceptance/properties/acceptanceLength/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema87.properties.acceptance.properties.acceptanceLength.type, parentSchema: schema87.properties.acceptance.properties.acceptanceLength, data: data20 };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
        }
      } else {
        let err56 = { instancePath: instancePath + "/acceptance", schemaPath: "#/properties/acceptance/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema87.properties.acceptance.type, parentSchema: schema87.properties.acceptance, data: data15 };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data.kvOffloading !== void 0) {
      let data21 = data.kvOffloading;
      if (!(data21 === "none" || data21 === "dram")) {
        let err57 = { instancePath: instancePath + "/kvOffloading", schemaPath: "#/properties/kvOffloading/enum", keyword: "enum", params: { allowedValues: schema87.properties.kvOffloading.enum }, message: "must be equal to one of the allowed values", schema: schema87.properties.kvOffloading.enum, parentSchema: schema87.properties.kvOffloading, data: data21 };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.kvOffloadBackend !== void 0) {
      let data22 = data.kvOffloadBackend;
      if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
        if (data22.name === void 0) {
          let err58 = { instancePath: instancePath + "/kvOffloadBackend", schemaPath: "#/$defs/component/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema91.required, parentSchema: schema91, data: data22 };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
        for (let key2 in data22)
          if (!(key2 === "name" || key2 === "version")) {
            let err59 = { instancePath: instancePath + "/kvOffloadBackend", schemaPath: "#/$defs/component/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema91, data: data22 };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
          }
        if (data22.name !== void 0) {
          let data23 = data22.name;
          if (typeof data23 != "string") {
            let err60 = { instancePath: instancePath + "/kvOffloadBackend/name", schemaPath: "#/$defs/component/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema91.properties.name.type, parentSchema: schema91.properties.name, data: data23 };
            vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
          }
        }
        if (data22.version !== void 0) {
          let data24 = data22.version;
          if (typeof data24 != "string") {
            let err61 = { instancePath: instancePath + "/kvOffloadBackend/version", schemaPath: "#/$defs/component/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema91.properties.version.type, parentSchema: schema91.properties.version, data: data24 };
            vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
          }
        }
      } else {
        let err62 = { instancePath: instancePath + "/kvOffloadBackend", schemaPath: "#/$defs/component/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema91.type, parentSchema: schema91, data: data22 };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
    }
    if (data.router !== void 0) {
      let data25 = data.router;
      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
        if (data25.name === void 0) {
          let err63 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/component/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema91.required, parentSchema: schema91, data: data25 };
          vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
        }
        for (let key3 in data25)
          if (!(key3 === "name" || key3 === "version")) {
            let err64 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/component/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema91, data: data25 };
            vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
          }
        if (data25.name !== void 0) {
          let data26 = data25.name;
          if (typeof data26 != "string") {
            let err65 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/component/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema91.properties.name.type, parentSchema: schema91.properties.name, data: data26 };
            vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
          }
        }
        if (data25.version !== void 0) {
          let data27 = data25.version;
          if (typeof data27 != "string") {
            let err66 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/component/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema91.properties.version.type, parentSchema: schema91.properties.version, data: data27 };
            vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
          }
        }
      } else {
        let err67 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/component/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema91.type, parentSchema: schema91, data: data25 };
        vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
      }
    }
    if (data.kvP2pTransfer !== void 0) {
      let data28 = data.kvP2pTransfer;
      if (typeof data28 != "string") {
        let err68 = { instancePath: instancePath + "/kvP2pTransfer", schemaPath: "#/properties/kvP2pTransfer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.kvP2pTransfer.type, parentSchema: schema87.properties.kvP2pTransfer, data: data28 };
        vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
      }
    }
    if (data.totalCpuDramGb !== void 0) {
      let data29 = data.totalCpuDramGb;
      if (!(typeof data29 == "number" && isFinite(data29))) {
        let err69 = { instancePath: instancePath + "/totalCpuDramGb", schemaPath: "#/properties/totalCpuDramGb/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema87.properties.totalCpuDramGb.type, parentSchema: schema87.properties.totalCpuDramGb, data: data29 };
        vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
      }
    }
    if (data.image !== void 0) {
      let data30 = data.image;
      if (typeof data30 != "string") {
        let err70 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.image.type, parentSchema: schema87.properties.image, data: data30 };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
      }
    }
    if (data.model !== void 0) {
      let data31 = data.model;
      if (typeof data31 != "string") {
        let err71 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.model.type, parentSchema: schema87.properties.model, data: data31 };
        vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
      }
    }
    if (data.modelPrefix !== void 0) {
      let data32 = data.modelPrefix;
      if (typeof data32 != "string") {
        let err72 = { instancePath: instancePath + "/modelPrefix", schemaPath: "#/properties/modelPrefix/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.modelPrefix.type, parentSchema: schema87.properties.modelPrefix, data: data32 };
        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
      }
    }
    if (data.precision !== void 0) {
      let data33 = data.precision;
      if (typeof data33 != "string") {
        let err73 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.precision.type, parentSchema: schema87.properties.precision, data: data33 };
        vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
      }
    }
    if (data.framework !== void 0) {
      let data34 = data.framework;
      if (typeof data34 != "string") {
        let err74 = { instancePath: instancePath + "/framework", schemaPath: "#/properties/framework/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.framework.type, parentSchema: schema87.properties.framework, data: data34 };
        vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
      }
    }
    if (data.runner !== void 0) {
      let data35 = data.runner;
      if (typeof data35 != "string") {
        let err75 = { instancePath: instancePath + "/runner", schemaPath: "#/properties/runner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.runner.type, parentSchema: schema87.properties.runner, data: data35 };
        vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
      }
    }
    if (data.durationSeconds !== void 0) {
      let data36 = data.durationSeconds;
      if (!(typeof data36 == "number" && isFinite(data36))) {
        let err76 = { instancePath: instancePath + "/durationSeconds", schemaPath: "#/properties/durationSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema87.properties.durationSeconds.type, parentSchema: schema87.properties.durationSeconds, data: data36 };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
    }
    if (data.warmupRequestsPerLane !== void 0) {
      let data37 = data.warmupRequestsPerLane;
      if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37) && isFinite(data37))) {
        let err77 = { instancePath: instancePath + "/warmupRequestsPerLane", schemaPath: "#/properties/warmupRequestsPerLane/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema87.properties.warmupRequestsPerLane.type, parentSchema: schema87.properties.warmupRequestsPerLane, data: data37 };
        vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
      }
    }
    if (data.maxModelLen !== void 0) {
      let data38 = data.maxModelLen;
      if (!(typeof data38 == "number" && !(data38 % 1) && !isNaN(data38) && isFinite(data38))) {
        let err78 = { instancePath: instancePath + "/maxModelLen", schemaPath: "#/properties/maxModelLen/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema87.properties.maxModelLen.type, parentSchema: schema87.properties.maxModelLen, data: data38 };
        vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
      }
    }
    if (data.dataset !== void 0) {
      let data39 = data.dataset;
      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
        if (data39.loader === void 0) {
          let err79 = { instancePath: instancePath + "/dataset", schemaPath: "#/properties/dataset/required", keyword: "required", params: { missingProperty: "loader" }, message: "must have required property 'loader'", schema: schema87.properties.dataset.required, parentSchema: schema87.properties.dataset, data: data39 };
          vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
        }
        for (let key4 in data39)
          if (!(key4 === "loader" || key4 === "path" || key4 === "digest" || key4 === "generator")) {
            let err80 = { instancePath: instancePath + "/dataset", schemaPath: "#/properties/dataset/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema87.properties.dataset, data: data39 };
            vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
          }
        if (data39.loader !== void 0) {
          let data40 = data39.loader;
          if (typeof data40 != "string") {
            let err81 = { instancePath: instancePath + "/dataset/loader", schemaPath: "#/properties/dataset/properties/loader/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.dataset.properties.loader.type, parentSchema: schema87.properties.dataset.properties.loader, data: data40 };
            vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
          }
        }
        if (data39.path !== void 0) {
          let data41 = data39.path;
          if (typeof data41 != "string") {
            let err82 = { instancePath: instancePath + "/dataset/path", schemaPath: "#/properties/dataset/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.dataset.properties.path.type, parentSchema: schema87.properties.dataset.properties.path, data: data41 };
            vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
          }
        }
        if (data39.digest !== void 0) {
          let data42 = data39.digest;
          if (typeof data42 == "string") {
            if (!pattern20.test(data42)) {
              let err83 = { instancePath: instancePath + "/dataset/digest", schemaPath: "#/properties/dataset/properties/digest/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"', schema: "^[0-9a-f]{64}$", parentSchema: schema87.properties.dataset.properties.digest, data: data42 };
              vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
            }
          } else {
            let err84 = { instancePath: instancePath + "/dataset/digest", schemaPath: "#/properties/dataset/properties/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.dataset.properties.digest.type, parentSchema: schema87.properties.dataset.properties.digest, data: data42 };
            vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
          }
        }
        if (data39.generator !== void 0) {
          let data43 = data39.generator;
          if (!(data43 && typeof data43 == "object" && !Array.isArray(data43))) {
            let err85 = { instancePath: instancePath + "/dataset/generator", schemaPath: "#/properties/dataset/properties/generator/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema87.properties.dataset.properties.generator.type, parentSchema: schema87.properties.dataset.properties.generator, data: data43 };
            vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
          }
        }
      } else {
        let err86 = { instancePath: instancePath + "/dataset", schemaPath: "#/properties/dataset/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema87.properties.dataset.type, parentSchema: schema87.properties.dataset, data: data39 };
        vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
      }
    }
    if (data.recipe !== void 0) {
      let data44 = data.recipe;
      if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
        if (data44.path === void 0) {
          let err87 = { instancePath: instancePath + "/recipe", schemaPath: "#/properties/recipe/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema87.properties.recipe.required, parentSchema: schema87.properties.recipe, data: data44 };
          vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
        }
        if (data44.digest === void 0) {
          let err88 = { instancePath: instancePath + "/recipe", schemaPath: "#/properties/recipe/required", keyword: "required", params: { missingProperty: "digest" }, message: "must have required property 'digest'", schema: schema87.properties.recipe.required, parentSchema: schema87.properties.recipe, data: data44 };
          vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
        }
        if (data44.resolved === void 0) {
          let err89 = { instancePath: instancePath + "/recipe", schemaPath: "#/properties/recipe/required", keyword: "required", params: { missingProperty: "resolved" }, message: "must have required property 'resolved'", schema: schema87.properties.recipe.required, parentSchema: schema87.properties.recipe, data: data44 };
          vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
        }
        for (let key5 in data44)
          if (!(key5 === "path" || key5 === "selector" || key5 === "digest" || key5 === "resolved")) {
            let err90 = { instancePath: instancePath + "/recipe", schemaPath: "#/properties/recipe/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema87.properties.recipe, data: data44 };
            vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
          }
        if (data44.path !== void 0) {
          let data45 = data44.path;
          if (typeof data45 != "string") {
            let err91 = { instancePath: instancePath + "/recipe/path", schemaPath: "#/properties/recipe/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.recipe.properties.path.type, parentSchema: schema87.properties.recipe.properties.path, data: data45 };
            vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
          }
        }
        if (data44.selector !== void 0) {
          let data46 = data44.selector;
          if (typeof data46 != "string") {
            let err92 = { instancePath: instancePath + "/recipe/selector", schemaPath: "#/properties/recipe/properties/selector/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.recipe.properties.selector.type, parentSchema: schema87.properties.recipe.properties.selector, data: data46 };
            vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
          }
        }
        if (data44.digest !== void 0) {
          let data47 = data44.digest;
          if (typeof data47 == "string") {
            if (!pattern20.test(data47)) {
              let err93 = { instancePath: instancePath + "/recipe/digest", schemaPath: "#/properties/recipe/properties/digest/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"', schema: "^[0-9a-f]{64}$", parentSchema: schema87.properties.recipe.properties.digest, data: data47 };
              vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
            }
          } else {
            let err94 = { instancePath: instancePath + "/recipe/digest", schemaPath: "#/properties/recipe/properties/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.recipe.properties.digest.type, parentSchema: schema87.properties.recipe.properties.digest, data: data47 };
            vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
          }
        }
        if (data44.resolved !== void 0) {
          let data48 = data44.resolved;
          if (!(data48 && typeof data48 == "object" && !Array.isArray(data48))) {
            let err95 = { instancePath: instancePath + "/recipe/resolved", schemaPath: "#/properties/recipe/properties/resolved/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema87.properties.recipe.properties.resolved.type, parentSchema: schema87.properties.recipe.properties.resolved, data: data48 };
            vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
          }
        }
      } else {
        let err96 = { instancePath: instancePath + "/recipe", schemaPath: "#/properties/recipe/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema87.properties.recipe.type, parentSchema: schema87.properties.recipe, data: data44 };
        vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
      }
    }
    if (data.evalTask !== void 0) {
      let data49 = data.evalTask;
      if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
        if (data49.task === void 0) {
          let err97 = { instancePath: instancePath + "/evalTask", schemaPath: "#/properties/evalTask/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema87.properties.evalTask.required, parentSchema: schema87.properties.evalTask, data: data49 };
          vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
        }
        for (let key6 in data49)
          if (!(key6 === "task" || key6 === "path" || key6 === "digest" || key6 === "limit")) {
            let err98 = { instancePath: instancePath + "/evalTask", schemaPath: "#/properties/evalTask/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema87.properties.evalTask, data: data49 };
            vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
          }
        if (data49.task !== void 0) {
          let data50 = data49.task;
          if (typeof data50 != "string") {
            let err99 = { instancePath: instancePath + "/evalTask/task", schemaPath: "#/properties/evalTask/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.evalTask.properties.task.type, parentSchema: schema87.properties.evalTask.properties.task, data: data50 };
            vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
          }
        }
        if (data49.path !== void 0) {
          let data51 = data49.path;
          if (typeof data51 != "string") {
            let err100 = { instancePath: instancePath + "/evalTask/path", schemaPath: "#/properties/evalTask/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.evalTask.properties.path.type, parentSchema: schema87.properties.evalTask.properties.path, data: data51 };
            vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
          }
        }
        if (data49.digest !== void 0) {
          let data52 = data49.digest;
          if (typeof data52 == "string") {
            if (!pattern20.test(data52)) {
              let err101 = { instancePath: instancePath + "/evalTask/digest", schemaPath: "#/properties/evalTask/properties/digest/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"', schema: "^[0-9a-f]{64}$", parentSchema: schema87.properties.evalTask.properties.digest, data: data52 };
              vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
            }
          } else {
            let err102 = { instancePath: instancePath + "/evalTask/digest", schemaPath: "#/properties/evalTask/properties/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.evalTask.properties.digest.type, parentSchema: schema87.properties.evalTask.properties.digest, data: data52 };
            vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
          }
        }
        if (data49.limit !== void 0) {
          let data53 = data49.limit;
          if (!(typeof data53 == "number" && !(data53 % 1) && !isNaN(data53) && isFinite(data53))) {
            let err103 = { instancePath: instancePath + "/evalTask/limit", schemaPath: "#/properties/evalTask/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema87.properties.evalTask.properties.limit.type, parentSchema: schema87.properties.evalTask.properties.limit, data: data53 };
            vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
          }
        }
      } else {
        let err104 = { instancePath: instancePath + "/evalTask", schemaPath: "#/properties/evalTask/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema87.properties.evalTask.type, parentSchema: schema87.properties.evalTask, data: data49 };
        vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
      }
    }
    if (data.simulated !== void 0) {
      let data54 = data.simulated;
      if (data54 !== !0) {
        let err105 = { instancePath: instancePath + "/simulated", schemaPath: "#/properties/simulated/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant", schema: !0, parentSchema: schema87.properties.simulated, data: data54 };
        vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
      }
    }
    if (data.traceScale !== void 0) {
      let data55 = data.traceScale;
      if (typeof data55 == "number" && isFinite(data55)) {
        if (data55 < 1 || isNaN(data55)) {
          let err106 = { instancePath: instancePath + "/traceScale", schemaPath: "#/properties/traceScale/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema87.properties.traceScale, data: data55 };
          vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
        }
      } else {
        let err107 = { instancePath: instancePath + "/traceScale", schemaPath: "#/properties/traceScale/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema87.properties.traceScale.type, parentSchema: schema87.properties.traceScale, data: data55 };
        vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
      }
    }
    if (data.seriesKey !== void 0) {
      let data56 = data.seriesKey;
      if (typeof data56 != "string") {
        let err108 = { instancePath: instancePath + "/seriesKey", schemaPath: "#/properties/seriesKey/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.seriesKey.type, parentSchema: schema87.properties.seriesKey, data: data56 };
        vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
      }
    }
    if (data.curveKey !== void 0) {
      let data57 = data.curveKey;
      if (typeof data57 != "string") {
        let err109 = { instancePath: instancePath + "/curveKey", schemaPath: "#/properties/curveKey/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.curveKey.type, parentSchema: schema87.properties.curveKey, data: data57 };
        vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
      }
    }
    if (data.gpus !== void 0) {
      let data58 = data.gpus;
      if (!(typeof data58 == "number" && !(data58 % 1) && !isNaN(data58) && isFinite(data58))) {
        let err110 = { instancePath: instancePath + "/gpus", schemaPath: "#/properties/gpus/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema87.properties.gpus.type, parentSchema: schema87.properties.gpus, data: data58 };
        vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
      }
      if (typeof data58 == "number" && isFinite(data58) && (data58 < 1 || isNaN(data58))) {
        let err111 = { instancePath: instancePath + "/gpus", schemaPath: "#/properties/gpus/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema87.properties.gpus, data: data58 };
        vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
      }
    }
    if (data.nodes !== void 0) {
      let data59 = data.nodes;
      if (!(typeof data59 == "number" && !(data59 % 1) && !isNaN(data59) && isFinite(data59))) {
        let err112 = { instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema87.properties.nodes.type, parentSchema: schema87.properties.nodes, data: data59 };
        vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
      }
      if (typeof data59 == "number" && isFinite(data59) && (data59 < 1 || isNaN(data59))) {
        let err113 = { instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema87.properties.nodes, data: data59 };
        vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
      }
    }
    if (data.expName !== void 0) {
      let data60 = data.expName;
      if (typeof data60 != "string") {
        let err114 = { instancePath: instancePath + "/expName", schemaPath: "#/properties/expName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.expName.type, parentSchema: schema87.properties.expName, data: data60 };
        vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
      }
    }
    if (data.recipeFingerprint !== void 0) {
      let data61 = data.recipeFingerprint;
      if (typeof data61 == "string") {
        if (!pattern20.test(data61)) {
          let err115 = { instancePath: instancePath + "/recipeFingerprint", schemaPath: "#/properties/recipeFingerprint/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"', schema: "^[0-9a-f]{64}$", parentSchema: schema87.properties.recipeFingerprint, data: data61 };
          vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
        }
      } else {
        let err116 = { instancePath: instancePath + "/recipeFingerprint", schemaPath: "#/properties/recipeFingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.recipeFingerprint.type, parentSchema: schema87.properties.recipeFingerprint, data: data61 };
        vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
      }
    }
    if (data.runsOn !== void 0) {
      let data62 = data.runsOn;
      if (Array.isArray(data62)) {
        let len1 = data62.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data63 = data62[i1];
          if (typeof data63 != "string") {
            let err117 = { instancePath: instancePath + "/runsOn/" + i1, schemaPath: "#/properties/runsOn/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.runsOn.items.type, parentSchema: schema87.properties.runsOn.items, data: data63 };
            vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
          }
        }
      } else {
        let err118 = { instancePath: instancePath + "/runsOn", schemaPath: "#/properties/runsOn/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema87.properties.runsOn.type, parentSchema: schema87.properties.runsOn, data: data62 };
        vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
      }
    }
    if (data.timeoutMinutes !== void 0) {
      let data64 = data.timeoutMinutes;
      if (!(typeof data64 == "number" && !(data64 % 1) && !isNaN(data64) && isFinite(data64))) {
        let err119 = { instancePath: instancePath + "/timeoutMinutes", schemaPath: "#/properties/timeoutMinutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema87.properties.timeoutMinutes.type, parentSchema: schema87.properties.timeoutMinutes, data: data64 };
        vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
      }
    }
    if (data.title !== void 0) {
      let data65 = data.title;
      if (typeof data65 != "string") {
        let err120 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.title.type, parentSchema: schema87.properties.title, data: data65 };
        vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
      }
    }
    if (data.estimatedGpuHours !== void 0) {
      let data66 = data.estimatedGpuHours;
      if (!(typeof data66 == "number" && isFinite(data66))) {
        let err121 = { instancePath: instancePath + "/estimatedGpuHours", schemaPath: "#/properties/estimatedGpuHours/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema87.properties.estimatedGpuHours.type, parentSchema: schema87.properties.estimatedGpuHours, data: data66 };
        vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
      }
    }
    if (data.because !== void 0) {
      let data67 = data.because;
      if (Array.isArray(data67)) {
        let len2 = data67.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data68 = data67[i2];
          if (typeof data68 != "string") {
            let err122 = { instancePath: instancePath + "/because/" + i2, schemaPath: "#/properties/because/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema87.properties.because.items.type, parentSchema: schema87.properties.because.items, data: data68 };
            vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
          }
        }
      } else {
        let err123 = { instancePath: instancePath + "/because", schemaPath: "#/properties/because/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema87.properties.because.type, parentSchema: schema87.properties.because, data: data67 };
        vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
      }
    }
  } else {
    let err124 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema87.type, parentSchema: schema87, data };
    vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
  }
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema94 = { type: "object", description: "A finding.", additionalProperties: !1, required: ["code", "severity", "blame", "message"], properties: { code: { type: "string", pattern: "^INFX[0-9]{3}$", description: "Code, see docs/problems.md." }, severity: { enum: ["error", "warning", "notice"], description: "Severity." }, blame: { enum: ["user", "infra", "product"], description: "Whose it is." }, message: { type: "string", description: "What is wrong." }, hint: { type: "string", description: "What to do." }, at: { $ref: "#/$defs/place" } } }, schema95 = { type: "object", description: "Place in a text file, counted from 1.", additionalProperties: !1, required: ["file", "line", "col"], properties: { file: { type: "string", description: "File." }, line: { type: "integer", description: "Line." }, col: { type: "integer", description: "Column." }, endCol: { type: "integer", description: "Last column, inclusive." } } };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema94.required, parentSchema: schema94, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.severity === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'", schema: schema94.required, parentSchema: schema94, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.blame === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "blame" }, message: "must have required property 'blame'", schema: schema94.required, parentSchema: schema94, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.message === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema94.required, parentSchema: schema94, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "code" || key0 === "severity" || key0 === "blame" || key0 === "message" || key0 === "hint" || key0 === "at")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema94, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 == "string") {
        if (!pattern8.test(data0)) {
          let err5 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^INFX[0-9]{3}$" }, message: 'must match pattern "^INFX[0-9]{3}$"', schema: "^INFX[0-9]{3}$", parentSchema: schema94.properties.code, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.code.type, parentSchema: schema94.properties.code, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.severity !== void 0) {
      let data1 = data.severity;
      if (!(data1 === "error" || data1 === "warning" || data1 === "notice")) {
        let err7 = { instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: schema94.properties.severity.enum }, message: "must be equal to one of the allowed values", schema: schema94.properties.severity.enum, parentSchema: schema94.properties.severity, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.blame !== void 0) {
      let data2 = data.blame;
      if (!(data2 === "user" || data2 === "infra" || data2 === "product")) {
        let err8 = { instancePath: instancePath + "/blame", schemaPath: "#/properties/blame/enum", keyword: "enum", params: { allowedValues: schema94.properties.blame.enum }, message: "must be equal to one of the allowed values", schema: schema94.properties.blame.enum, parentSchema: schema94.properties.blame, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.message !== void 0) {
      let data3 = data.message;
      if (typeof data3 != "string") {
        let err9 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.message.type, parentSchema: schema94.properties.message, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data4 = data.hint;
      if (typeof data4 != "string") {
        let err10 = { instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.hint.type, parentSchema: schema94.properties.hint, data: data4 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.at !== void 0) {
      let data5 = data.at;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.file === void 0) {
          let err11 = { instancePath: instancePath + "/at", schemaPath: "#/$defs/place/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'", schema: schema95.required, parentSchema: schema95, data: data5 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data5.line === void 0) {
          let err12 = { instancePath: instancePath + "/at", schemaPath: "#/$defs/place/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'", schema: schema95.required, parentSchema: schema95, data: data5 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data5.col === void 0) {
          let err13 = { instancePath: instancePath + "/at", schemaPath: "#/$defs/place/required", keyword: "required", params: { missingProperty: "col" }, message: "must have required property 'col'", schema: schema95.required, parentSchema: schema95, data: data5 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        for (let key1 in data5)
          if (!(key1 === "file" || key1 === "line" || key1 === "col" || key1 === "endCol")) {
            let err14 = { instancePath: instancePath + "/at", schemaPath: "#/$defs/place/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema95, data: data5 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        if (data5.file !== void 0) {
          let data6 = data5.file;
          if (typeof data6 != "string") {
            let err15 = { instancePath: instancePath + "/at/file", schemaPath: "#/$defs/place/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema95.properties.file.type, parentSchema: schema95.properties.file, data: data6 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
        if (data5.line !== void 0) {
          let data7 = data5.line;
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err16 = { instancePath: instancePath + "/at/line", schemaPath: "#/$defs/place/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema95.properties.line.type, parentSchema: schema95.properties.line, data: data7 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        if (data5.col !== void 0) {
          let data8 = data5.col;
          if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
            let err17 = { instancePath: instancePath + "/at/col", schemaPath: "#/$defs/place/properties/col/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema95.properties.col.type, parentSchema: schema95.properties.col, data: data8 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        if (data5.endCol !== void 0) {
          let data9 = data5.endCol;
          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
            let err18 = { instancePath: instancePath + "/at/endCol", schemaPath: "#/$defs/place/properties/endCol/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema95.properties.endCol.type, parentSchema: schema95.properties.endCol, data: data9 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      } else {
        let err19 = { instancePath: instancePath + "/at", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema95.type, parentSchema: schema95, data: data5 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema94.type, parentSchema: schema94, data };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema" }, message: "must have required property 'schema'", schema: schema85.required, parentSchema: schema85, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.trigger === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trigger" }, message: "must have required property 'trigger'", schema: schema85.required, parentSchema: schema85, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.decision === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'", schema: schema85.required, parentSchema: schema85, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.changelog === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changelog" }, message: "must have required property 'changelog'", schema: schema85.required, parentSchema: schema85, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.points === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "points" }, message: "must have required property 'points'", schema: schema85.required, parentSchema: schema85, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.canary === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "canary" }, message: "must have required property 'canary'", schema: schema85.required, parentSchema: schema85, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.shards === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shards" }, message: "must have required property 'shards'", schema: schema85.required, parentSchema: schema85, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.keys === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "keys" }, message: "must have required property 'keys'", schema: schema85.required, parentSchema: schema85, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.totals === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "totals" }, message: "must have required property 'totals'", schema: schema85.required, parentSchema: schema85, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.problems === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "problems" }, message: "must have required property 'problems'", schema: schema85.required, parentSchema: schema85, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.digest === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "digest" }, message: "must have required property 'digest'", schema: schema85.required, parentSchema: schema85, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema85.properties, key0)) {
        let err11 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema85, data };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    if (data.schema !== void 0) {
      let data0 = data.schema;
      if (data0 !== "plan.v1") {
        let err12 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "plan.v1" }, message: "must be equal to constant", schema: "plan.v1", parentSchema: schema85.properties.schema, data: data0 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.trigger !== void 0) {
      let data1 = data.trigger;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.kind === void 0) {
          let err13 = { instancePath: instancePath + "/trigger", schemaPath: "#/properties/trigger/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema85.properties.trigger.required, parentSchema: schema85.properties.trigger, data: data1 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data1.labels === void 0) {
          let err14 = { instancePath: instancePath + "/trigger", schemaPath: "#/properties/trigger/required", keyword: "required", params: { missingProperty: "labels" }, message: "must have required property 'labels'", schema: schema85.properties.trigger.required, parentSchema: schema85.properties.trigger, data: data1 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        for (let key1 in data1)
          if (!(key1 === "kind" || key1 === "labels" || key1 === "pullRequest")) {
            let err15 = { instancePath: instancePath + "/trigger", schemaPath: "#/properties/trigger/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema85.properties.trigger, data: data1 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        if (data1.kind !== void 0) {
          let data2 = data1.kind;
          if (typeof data2 != "string") {
            let err16 = { instancePath: instancePath + "/trigger/kind", schemaPath: "#/properties/trigger/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.properties.trigger.properties.kind.type, parentSchema: schema85.properties.trigger.properties.kind, data: data2 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        if (data1.labels !== void 0) {
          let data3 = data1.labels;
          if (Array.isArray(data3)) {
            let len0 = data3.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data4 = data3[i0];
              if (typeof data4 != "string") {
                let err17 = { instancePath: instancePath + "/trigger/labels/" + i0, schemaPath: "#/properties/trigger/properties/labels/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.properties.trigger.properties.labels.items.type, parentSchema: schema85.properties.trigger.properties.labels.items, data: data4 };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
          } else {
            let err18 = { instancePath: instancePath + "/trigger/labels", schemaPath: "#/properties/trigger/properties/labels/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema85.properties.trigger.properties.labels.type, parentSchema: schema85.properties.trigger.properties.labels, data: data3 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
        if (data1.pullRequest !== void 0) {
          let data5 = data1.pullRequest;
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err19 = { instancePath: instancePath + "/trigger/pullRequest", schemaPath: "#/properties/trigger/properties/pullRequest/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema85.properties.trigger.properties.pullRequest.type, parentSchema: schema85.properties.trigger.properties.pullRequest, data: data5 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/trigger", schemaPath: "#/properties/trigger/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema85.properties.trigger.type, parentSchema: schema85.properties.trigger, data: data1 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.decision !== void 0) {
      let data6 = data.decision;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.action === void 0) {
          let err21 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema85.properties.decision.required, parentSchema: schema85.properties.decision, data: data6 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data6.because === void 0) {
          let err22 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/required", keyword: "required", params: { missingProperty: "because" }, message: "must have required property 'because'", schema: schema85.properties.decision.required, parentSchema: schema85.properties.decision, data: data6 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        for (let key2 in data6)
          if (!(key2 === "action" || key2 === "because")) {
            let err23 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema85.properties.decision, data: data6 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        if (data6.action !== void 0) {
          let data7 = data6.action;
          if (!(data7 === "run" || data7 === "skip" || data7 === "refuse")) {
            let err24 = { instancePath: instancePath + "/decision/action", schemaPath: "#/properties/decision/properties/action/enum", keyword: "enum", params: { allowedValues: schema85.properties.decision.properties.action.enum }, message: "must be equal to one of the allowed values", schema: schema85.properties.decision.properties.action.enum, parentSchema: schema85.properties.decision.properties.action, data: data7 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
        if (data6.because !== void 0) {
          let data8 = data6.because;
          if (Array.isArray(data8)) {
            let len1 = data8.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data9 = data8[i1];
              if (typeof data9 != "string") {
                let err25 = { instancePath: instancePath + "/decision/because/" + i1, schemaPath: "#/properties/decision/properties/because/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.properties.decision.properties.because.items.type, parentSchema: schema85.properties.decision.properties.because.items, data: data9 };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
          } else {
            let err26 = { instancePath: instancePath + "/decision/because", schemaPath: "#/properties/decision/properties/because/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema85.properties.decision.properties.because.type, parentSchema: schema85.properties.decision.properties.because, data: data8 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
      } else {
        let err27 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema85.properties.decision.type, parentSchema: schema85.properties.decision, data: data6 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.labelNotes !== void 0) {
      let data10 = data.labelNotes;
      if (Array.isArray(data10)) {
        let len2 = data10.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data11 = data10[i2];
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            if (data11.label === void 0) {
              let err28 = { instancePath: instancePath + "/labelNotes/" + i2, schemaPath: "#/properties/labelNotes/items/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema85.properties.labelNotes.items.required, parentSchema: schema85.properties.labelNotes.items, data: data11 };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (data11.effect === void 0) {
              let err29 = { instancePath: instancePath + "/labelNotes/" + i2, schemaPath: "#/properties/labelNotes/items/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'", schema: schema85.properties.labelNotes.items.required, parentSchema: schema85.properties.labelNotes.items, data: data11 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            for (let key3 in data11)
              if (!(key3 === "label" || key3 === "effect")) {
                let err30 = { instancePath: instancePath + "/labelNotes/" + i2, schemaPath: "#/properties/labelNotes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema85.properties.labelNotes.items, data: data11 };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
            if (data11.label !== void 0) {
              let data12 = data11.label;
              if (typeof data12 != "string") {
                let err31 = { instancePath: instancePath + "/labelNotes/" + i2 + "/label", schemaPath: "#/properties/labelNotes/items/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.properties.labelNotes.items.properties.label.type, parentSchema: schema85.properties.labelNotes.items.properties.label, data: data12 };
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
              }
            }
            if (data11.effect !== void 0) {
              let data13 = data11.effect;
              if (typeof data13 != "string") {
                let err32 = { instancePath: instancePath + "/labelNotes/" + i2 + "/effect", schemaPath: "#/properties/labelNotes/items/properties/effect/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.properties.labelNotes.items.properties.effect.type, parentSchema: schema85.properties.labelNotes.items.properties.effect, data: data13 };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
              }
            }
          } else {
            let err33 = { instancePath: instancePath + "/labelNotes/" + i2, schemaPath: "#/properties/labelNotes/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema85.properties.labelNotes.items.type, parentSchema: schema85.properties.labelNotes.items, data: data11 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
      } else {
        let err34 = { instancePath: instancePath + "/labelNotes", schemaPath: "#/properties/labelNotes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema85.properties.labelNotes.type, parentSchema: schema85.properties.labelNotes, data: data10 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.base !== void 0) {
      let data14 = data.base;
      if (typeof data14 != "string") {
        let err35 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.properties.base.type, parentSchema: schema85.properties.base, data: data14 };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.head !== void 0) {
      let data15 = data.head;
      if (typeof data15 != "string") {
        let err36 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.properties.head.type, parentSchema: schema85.properties.head, data: data15 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.mergeBase !== void 0) {
      let data16 = data.mergeBase;
      if (typeof data16 != "string") {
        let err37 = { instancePath: instancePath + "/mergeBase", schemaPath: "#/properties/mergeBase/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.properties.mergeBase.type, parentSchema: schema85.properties.mergeBase, data: data16 };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.changelog !== void 0) {
      let data17 = data.changelog;
      if (Array.isArray(data17)) {
        let len3 = data17.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data18 = data17[i3];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            if (data18.configKeys === void 0) {
              let err38 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/required", keyword: "required", params: { missingProperty: "configKeys" }, message: "must have required property 'configKeys'", schema: schema86.required, parentSchema: schema86, data: data18 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            if (data18.description === void 0) {
              let err39 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'", schema: schema86.required, parentSchema: schema86, data: data18 };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
            if (data18.prLink === void 0) {
              let err40 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/required", keyword: "required", params: { missingProperty: "prLink" }, message: "must have required property 'prLink'", schema: schema86.required, parentSchema: schema86, data: data18 };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
            if (data18.evalsOnly === void 0) {
              let err41 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/required", keyword: "required", params: { missingProperty: "evalsOnly" }, message: "must have required property 'evalsOnly'", schema: schema86.required, parentSchema: schema86, data: data18 };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
            if (data18.allEvals === void 0) {
              let err42 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/required", keyword: "required", params: { missingProperty: "allEvals" }, message: "must have required property 'allEvals'", schema: schema86.required, parentSchema: schema86, data: data18 };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
            if (data18.appendOnly === void 0) {
              let err43 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/required", keyword: "required", params: { missingProperty: "appendOnly" }, message: "must have required property 'appendOnly'", schema: schema86.required, parentSchema: schema86, data: data18 };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
            if (data18.ordinal === void 0) {
              let err44 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/required", keyword: "required", params: { missingProperty: "ordinal" }, message: "must have required property 'ordinal'", schema: schema86.required, parentSchema: schema86, data: data18 };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
            if (data18.line === void 0) {
              let err45 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'", schema: schema86.required, parentSchema: schema86, data: data18 };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
            for (let key4 in data18)
              if (!func1.call(schema86.properties, key4)) {
                let err46 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema86, data: data18 };
                vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
              }
            if (data18.configKeys !== void 0) {
              let data19 = data18.configKeys;
              if (Array.isArray(data19)) {
                let len4 = data19.length;
                for (let i4 = 0; i4 < len4; i4++) {
                  let data20 = data19[i4];
                  if (typeof data20 != "string") {
                    let err47 = { instancePath: instancePath + "/changelog/" + i3 + "/configKeys/" + i4, schemaPath: "#/$defs/changelogEntry/properties/configKeys/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema86.properties.configKeys.items.type, parentSchema: schema86.properties.configKeys.items, data: data20 };
                    vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                  }
                }
              } else {
                let err48 = { instancePath: instancePath + "/changelog/" + i3 + "/configKeys", schemaPath: "#/$defs/changelogEntry/properties/configKeys/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema86.properties.configKeys.type, parentSchema: schema86.properties.configKeys, data: data19 };
                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
              }
            }
            if (data18.description !== void 0) {
              let data21 = data18.description;
              if (Array.isArray(data21)) {
                let len5 = data21.length;
                for (let i5 = 0; i5 < len5; i5++) {
                  let data22 = data21[i5];
                  if (typeof data22 != "string") {
                    let err49 = { instancePath: instancePath + "/changelog/" + i3 + "/description/" + i5, schemaPath: "#/$defs/changelogEntry/properties/description/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema86.properties.description.items.type, parentSchema: schema86.properties.description.items, data: data22 };
                    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                  }
                }
              } else {
                let err50 = { instancePath: instancePath + "/changelog/" + i3 + "/description", schemaPath: "#/$defs/changelogEntry/properties/description/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema86.properties.description.type, parentSchema: schema86.properties.description, data: data21 };
                vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
              }
            }
            if (data18.prLink !== void 0) {
              let data23 = data18.prLink;
              if (typeof data23 != "string") {
                let err51 = { instancePath: instancePath + "/changelog/" + i3 + "/prLink", schemaPath: "#/$defs/changelogEntry/properties/prLink/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema86.properties.prLink.type, parentSchema: schema86.properties.prLink, data: data23 };
                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
              }
            }
            if (data18.scenarioType !== void 0) {
              let data24 = data18.scenarioType;
              if (Array.isArray(data24)) {
                let len6 = data24.length;
                for (let i6 = 0; i6 < len6; i6++) {
                  let data25 = data24[i6];
                  if (typeof data25 != "string") {
                    let err52 = { instancePath: instancePath + "/changelog/" + i3 + "/scenarioType/" + i6, schemaPath: "#/$defs/changelogEntry/properties/scenarioType/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema86.properties.scenarioType.items.type, parentSchema: schema86.properties.scenarioType.items, data: data25 };
                    vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                  }
                }
              } else {
                let err53 = { instancePath: instancePath + "/changelog/" + i3 + "/scenarioType", schemaPath: "#/$defs/changelogEntry/properties/scenarioType/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema86.properties.scenarioType.type, parentSchema: schema86.properties.scenarioType, data: data24 };
                vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
              }
            }
            if (data18.evalsOnly !== void 0) {
              let data26 = data18.evalsOnly;
              if (typeof data26 != "boolean") {
                let err54 = { instancePath: instancePath + "/changelog/" + i3 + "/evalsOnly", schemaPath: "#/$defs/changelogEntry/properties/evalsOnly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema86.properties.evalsOnly.type, parentSchema: schema86.properties.evalsOnly, data: data26 };
                vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
              }
            }
            if (data18.allEvals !== void 0) {
              let data27 = data18.allEvals;
              if (typeof data27 != "boolean") {
                let err55 = { instancePath: instancePath + "/changelog/" + i3 + "/allEvals", schemaPath: "#/$defs/changelogEntry/properties/allEvals/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema86.properties.allEvals.type, parentSchema: schema86.properties.allEvals, data: data27 };
                vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
              }
            }
            if (data18.appendOnly !== void 0) {
              let data28 = data18.appendOnly;
              if (typeof data28 != "boolean") {
                let err56 = { instancePath: instancePath + "/changelog/" + i3 + "/appendOnly", schemaPath: "#/$defs/changelogEntry/properties/appendOnly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema86.properties.appendOnly.type, parentSchema: schema86.properties.appendOnly, data: data28 };
                vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
              }
            }
            if (data18.evalMinPrefillEp !== void 0) {
              let data29 = data18.evalMinPrefillEp;
              if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29))) {
                let err57 = { instancePath: instancePath + "/changelog/" + i3 + "/evalMinPrefillEp", schemaPath: "#/$defs/changelogEntry/properties/evalMinPrefillEp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema86.properties.evalMinPrefillEp.type, parentSchema: schema86.properties.evalMinPrefillEp, data: data29 };
                vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
              }
            }
            if (data18.ordinal !== void 0) {
              let data30 = data18.ordinal;
              if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30) && isFinite(data30))) {
                let err58 = { instancePath: instancePath + "/changelog/" + i3 + "/ordinal", schemaPath: "#/$defs/changelogEntry/properties/ordinal/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema86.properties.ordinal.type, parentSchema: schema86.properties.ordinal, data: data30 };
                vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
              }
            }
            if (data18.line !== void 0) {
              let data31 = data18.line;
              if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
                let err59 = { instancePath: instancePath + "/changelog/" + i3 + "/line", schemaPath: "#/$defs/changelogEntry/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema86.properties.line.type, parentSchema: schema86.properties.line, data: data31 };
                vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
              }
            }
            if (data18.file !== void 0) {
              let data32 = data18.file;
              if (typeof data32 != "string") {
                let err60 = { instancePath: instancePath + "/changelog/" + i3 + "/file", schemaPath: "#/$defs/changelogEntry/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema86.properties.file.type, parentSchema: schema86.properties.file, data: data32 };
                vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
              }
            }
          } else {
            let err61 = { instancePath: instancePath + "/changelog/" + i3, schemaPath: "#/$defs/changelogEntry/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema86.type, parentSchema: schema86, data: data18 };
            vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
          }
        }
      } else {
        let err62 = { instancePath: instancePath + "/changelog", schemaPath: "#/properties/changelog/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema85.properties.changelog.type, parentSchema: schema85.properties.changelog, data: data17 };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
    }
    if (data.points !== void 0) {
      let data33 = data.points;
      if (Array.isArray(data33)) {
        let len7 = data33.length;
        for (let i7 = 0; i7 < len7; i7++)
          validate57(data33[i7], { instancePath: instancePath + "/points/" + i7, parentData: data33, parentDataProperty: i7, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
      } else {
        let err63 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema85.properties.points.type, parentSchema: schema85.properties.points, data: data33 };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
    }
    if (data.canary !== void 0) {
      let data35 = data.canary;
      if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
        if (data35.state === void 0) {
          let err64 = { instancePath: instancePath + "/canary", schemaPath: "#/properties/canary/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema85.properties.canary.required, parentSchema: schema85.properties.canary, data: data35 };
          vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
        }
        if (data35.because === void 0) {
          let err65 = { instancePath: instancePath + "/canary", schemaPath: "#/properties/canary/required", keyword: "required", params: { missingProperty: "because" }, message: "must have required property 'because'", schema: schema85.properties.canary.required, parentSchema: schema85.properties.canary, data: data35 };
          vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
        }
        for (let key5 in data35)
          if (!(key5 === "state" || key5 === "pointId" || key5 === "because")) {
            let err66 = { instancePath: instancePath + "/canary", schemaPath: "#/properties/canary/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema85.properties.canary, data: data35 };
            vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
          }
        if (data35.state !== void 0) {
          let data36 = data35.state;
          if (!(data36 === "chosen" || data36 === "none-possible" || data36 === "skipped")) {
            let err67 = { instancePath: instancePath + "/canary/state", schemaPath: "#/properties/canary/properties/state/enum", keyword: "enum", params: { allowedValues: schema85.properties.canary.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema85.properties.canary.properties.state.enum, parentSchema: schema85.properties.canary.properties.state, data: data36 };
            vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
          }
        }
        if (data35.pointId !== void 0) {
          let data37 = data35.pointId;
          if (typeof data37 != "string") {
            let err68 = { instancePath: instancePath + "/canary/pointId", schemaPath: "#/properties/canary/properties/pointId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.properties.canary.properties.pointId.type, parentSchema: schema85.properties.canary.properties.pointId, data: data37 };
            vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
          }
        }
        if (data35.because !== void 0) {
          let data38 = data35.because;
          if (Array.isArray(data38)) {
            let len8 = data38.length;
            for (let i8 = 0; i8 < len8; i8++) {
              let data39 = data38[i8];
              if (typeof data39 != "string") {
                let err69 = { instancePath: instancePath + "/canary/because/" + i8, schemaPath: "#/properties/canary/properties/because/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.properties.canary.properties.because.items.type, parentSchema: schema85.properties.canary.properties.because.items, data: data39 };
                vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
              }
            }
          } else {
            let err70 = { instancePath: instancePath + "/canary/because", schemaPath: "#/properties/canary/properties/because/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema85.properties.canary.properties.because.type, parentSchema: schema85.properties.canary.properties.because, data: data38 };
            vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
          }
        }
      } else {
        let err71 = { instancePath: instancePath + "/canary", schemaPath: "#/properties/canary/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema85.properties.canary.type, parentSchema: schema85.properties.canary, data: data35 };
        vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
      }
    }
    if (data.shards !== void 0) {
      let data40 = data.shards;
      if (Array.isArray(data40)) {
        let len9 = data40.length;
        for (let i9 = 0; i9 < len9; i9++) {
          let data41 = data40[i9];
          if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
            if (data41.name === void 0) {
              let err72 = { instancePath: instancePath + "/shards/" + i9, schemaPath: "#/properties/shards/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema85.properties.shards.items.required, parentSchema: schema85.properties.shards.items, data: data41 };
              vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
            }
            if (data41.pointIds === void 0) {
              let err73 = { instancePath: instancePath + "/shards/" + i9, schemaPath: "#/properties/shards/items/required", keyword: "required", params: { missingProperty: "pointIds" }, message: "must have required property 'pointIds'", schema: schema85.properties.shards.items.required, parentSchema: schema85.properties.shards.items, data: data41 };
              vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
            }
            for (let key6 in data41)
              if (!(key6 === "name" || key6 === "pointIds")) {
                let err74 = { instancePath: instancePath + "/shards/" + i9, schemaPath: "#/properties/shards/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema85.properties.shards.items, data: data41 };
                vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
              }
            if (data41.name !== void 0) {
              let data42 = data41.name;
              if (typeof data42 != "string") {
                let err75 = { instancePath: instancePath + "/shards/" + i9 + "/name", schemaPath: "#/properties/shards/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.properties.shards.items.properties.name.type, parentSchema: schema85.properties.shards.items.properties.name, data: data42 };
                vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
              }
            }
            if (data41.pointIds !== void 0) {
              let data43 = data41.pointIds;
              if (Array.isArray(data43)) {
                if (data43.length > 256) {
                  let err76 = { instancePath: instancePath + "/shards/" + i9 + "/pointIds", schemaPath: "#/properties/shards/items/properties/pointIds/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items", schema: 256, parentSchema: schema85.properties.shards.items.properties.pointIds, data: data43 };
                  vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                }
                let len10 = data43.length;
                for (let i10 = 0; i10 < len10; i10++) {
                  let data44 = data43[i10];
                  if (typeof data44 != "string") {
                    let err77 = { instancePath: instancePath + "/shards/" + i9 + "/pointIds/" + i10, schemaPath: "#/properties/shards/items/properties/pointIds/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.properties.shards.items.properties.pointIds.items.type, parentSchema: schema85.properties.shards.items.properties.pointIds.items, data: data44 };
                    vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                  }
                }
              } else {
                let err78 = { instancePath: instancePath + "/shards/" + i9 + "/pointIds", schemaPath: "#/properties/shards/items/properties/pointIds/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema85.properties.shards.items.properties.pointIds.type, parentSchema: schema85.properties.shards.items.properties.pointIds, data: data43 };
                vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
              }
            }
          } else {
            let err79 = { instancePath: instancePath + "/shards/" + i9, schemaPath: "#/properties/shards/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema85.properties.shards.items.type, parentSchema: schema85.properties.shards.items, data: data41 };
            vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
          }
        }
      } else {
        let err80 = { instancePath: instancePath + "/shards", schemaPath: "#/properties/shards/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema85.properties.shards.type, parentSchema: schema85.properties.shards, data: data40 };
        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
      }
    }
    if (data.keys !== void 0) {
      let data45 = data.keys;
      if (Array.isArray(data45)) {
        let len11 = data45.length;
        for (let i11 = 0; i11 < len11; i11++) {
          let data46 = data45[i11];
          if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
            if (data46.configKey === void 0) {
              let err81 = { instancePath: instancePath + "/keys/" + i11, schemaPath: "#/$defs/keyDiff/required", keyword: "required", params: { missingProperty: "configKey" }, message: "must have required property 'configKey'", schema: schema93.required, parentSchema: schema93, data: data46 };
              vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
            }
            if (data46.added === void 0) {
              let err82 = { instancePath: instancePath + "/keys/" + i11, schemaPath: "#/$defs/keyDiff/required", keyword: "required", params: { missingProperty: "added" }, message: "must have required property 'added'", schema: schema93.required, parentSchema: schema93, data: data46 };
              vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
            }
            if (data46.removed === void 0) {
              let err83 = { instancePath: instancePath + "/keys/" + i11, schemaPath: "#/$defs/keyDiff/required", keyword: "required", params: { missingProperty: "removed" }, message: "must have required property 'removed'", schema: schema93.required, parentSchema: schema93, data: data46 };
              vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
            }
            if (data46.changed === void 0) {
              let err84 = { instancePath: instancePath + "/keys/" + i11, schemaPath: "#/$defs/keyDiff/required", keyword: "required", params: { missingProperty: "changed" }, message: "must have required property 'changed'", schema: schema93.required, parentSchema: schema93, data: data46 };
              vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
            }
            if (data46.unchanged === void 0) {
              let err85 = { instancePath: instancePath + "/keys/" + i11, schemaPath: "#/$defs/keyDiff/required", keyword: "required", params: { missingProperty: "unchanged" }, message: "must have required property 'unchanged'", schema: schema93.required, parentSchema: schema93, data: data46 };
              vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
            }
            for (let key7 in data46)
              if (!(key7 === "configKey" || key7 === "added" || key7 === "removed" || key7 === "changed" || key7 === "unchanged" || key7 === "removedPoints")) {
                let err86 = { instancePath: instancePath + "/keys/" + i11, schemaPath: "#/$defs/keyDiff/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema93, data: data46 };
                vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
              }
            if (data46.configKey !== void 0) {
              let data47 = data46.configKey;
              if (typeof data47 != "string") {
                let err87 = { instancePath: instancePath + "/keys/" + i11 + "/configKey", schemaPath: "#/$defs/keyDiff/properties/configKey/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.configKey.type, parentSchema: schema93.properties.configKey, data: data47 };
                vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
              }
            }
            if (data46.added !== void 0) {
              let data48 = data46.added;
              if (Array.isArray(data48)) {
                let len12 = data48.length;
                for (let i12 = 0; i12 < len12; i12++) {
                  let data49 = data48[i12];
                  if (typeof data49 != "string") {
                    let err88 = { instancePath: instancePath + "/keys/" + i11 + "/added/" + i12, schemaPath: "#/$defs/keyDiff/properties/added/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.added.items.type, parentSchema: schema93.properties.added.items, data: data49 };
                    vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
                  }
                }
              } else {
                let err89 = { instancePath: instancePath + "/keys/" + i11 + "/added", schemaPath: "#/$defs/keyDiff/properties/added/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema93.properties.added.type, parentSchema: schema93.properties.added, data: data48 };
                vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
              }
            }
            if (data46.removed !== void 0) {
              let data50 = data46.removed;
              if (Array.isArray(data50)) {
                let len13 = data50.length;
                for (let i13 = 0; i13 < len13; i13++) {
                  let data51 = data50[i13];
                  if (typeof data51 != "string") {
                    let err90 = { instancePath: instancePath + "/keys/" + i11 + "/removed/" + i13, schemaPath: "#/$defs/keyDiff/properties/removed/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.removed.items.type, parentSchema: schema93.properties.removed.items, data: data51 };
                    vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
                  }
                }
              } else {
                let err91 = { instancePath: instancePath + "/keys/" + i11 + "/removed", schemaPath: "#/$defs/keyDiff/properties/removed/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema93.properties.removed.type, parentSchema: schema93.properties.removed, data: data50 };
                vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
              }
            }
            if (data46.changed !== void 0) {
              let data52 = data46.changed;
              if (Array.isArray(data52)) {
                let len14 = data52.length;
                for (let i14 = 0; i14 < len14; i14++) {
                  let data53 = data52[i14];
                  if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
                    if (data53.from === void 0) {
                      let err92 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14, schemaPath: "#/$defs/keyDiff/properties/changed/items/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema93.properties.changed.items.required, parentSchema: schema93.properties.changed.items, data: data53 };
                      vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
                    }
                    if (data53.to === void 0) {
                      let err93 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14, schemaPath: "#/$defs/keyDiff/properties/changed/items/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema93.properties.changed.items.required, parentSchema: schema93.properties.changed.items, data: data53 };
                      vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
                    }
                    if (data53.fields === void 0) {
                      let err94 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14, schemaPath: "#/$defs/keyDiff/properties/changed/items/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'", schema: schema93.properties.changed.items.required, parentSchema: schema93.properties.changed.items, data: data53 };
                      vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
                    }
                    for (let key8 in data53)
                      if (!(key8 === "from" || key8 === "to" || key8 === "fields" || key8 === "values")) {
                        let err95 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14, schemaPath: "#/$defs/keyDiff/properties/changed/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema93.properties.changed.items, data: data53 };
                        vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
                      }
                    if (data53.from !== void 0) {
                      let data54 = data53.from;
                      if (typeof data54 != "string") {
                        let err96 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/from", schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.changed.items.properties.from.type, parentSchema: schema93.properties.changed.items.properties.from, data: data54 };
                        vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
                      }
                    }
                    if (data53.to !== void 0) {
                      let data55 = data53.to;
                      if (typeof data55 != "string") {
                        let err97 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/to", schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.changed.items.properties.to.type, parentSchema: schema93.properties.changed.items.properties.to, data: data55 };
                        vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
                      }
                    }
                    if (data53.fields !== void 0) {
                      let data56 = data53.fields;
                      if (Array.isArray(data56)) {
                        let len15 = data56.length;
                        for (let i15 = 0; i15 < len15; i15++) {
                          let data57 = data56[i15];
                          if (typeof data57 != "string") {
                            let err98 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/fields/" + i15, schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.changed.items.properties.fields.items.type, parentSchema: schema93.properties.changed.items.properties.fields.items, data: data57 };
                            vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
                          }
                        }
                      } else {
                        let err99 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/fields", schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema93.properties.changed.items.properties.fields.type, parentSchema: schema93.properties.changed.items.properties.fields, data: data56 };
                        vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
                      }
                    }
                    if (data53.values !== void 0) {
                      let data58 = data53.values;
                      if (Array.isArray(data58)) {
                        let len16 = data58.length;
                        for (let i16 = 0; i16 < len16; i16++) {
                          let data59 = data58[i16];
                          if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
                            if (data59.field === void 0) {
                              let err100 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/values/" + i16, schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/values/items/required", keyword: "required", params: { missingProperty: "field" }, message: "must have required property 'field'", schema: schema93.properties.changed.items.properties.values.items.required, parentSchema: schema93.properties.changed.items.properties.values.items, data: data59 };
                              vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
                            }
                            if (data59.from === void 0) {
                              let err101 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/values/" + i16, schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/values/items/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema93.properties.changed.items.properties.values.items.required, parentSchema: schema93.properties.changed.items.properties.values.items, data: data59 };
                              vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
                            }
                            if (data59.to === void 0) {
                              let err102 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/values/" + i16, schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/values/items/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema93.properties.changed.items.properties.values.items.required, parentSchema: schema93.properties.changed.items.properties.values.items, data: data59 };
                              vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
                            }
                            for (let key9 in data59)
                              if (!(key9 === "field" || key9 === "from" || key9 === "to")) {
                                let err103 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/values/" + i16, schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/values/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema93.properties.changed.items.properties.values.items, data: data59 };
                                vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
                              }
                            if (data59.field !== void 0) {
                              let data60 = data59.field;
                              if (typeof data60 != "string") {
                                let err104 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/values/" + i16 + "/field", schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/values/items/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.changed.items.properties.values.items.properties.field.type, parentSchema: schema93.properties.changed.items.properties.values.items.properties.field, data: data60 };
                                vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
                              }
                            }
                            if (data59.from !== void 0) {
                              let data61 = data59.from;
                              if (typeof data61 != "string" && !(typeof data61 == "number" && isFinite(data61)) && typeof data61 != "boolean" && data61 !== null) {
                                let err105 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/values/" + i16 + "/from", schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/values/items/properties/from/type", keyword: "type", params: { type: schema93.properties.changed.items.properties.values.items.properties.from.type }, message: "must be string,number,boolean,null", schema: schema93.properties.changed.items.properties.values.items.properties.from.type, parentSchema: schema93.properties.changed.items.properties.values.items.properties.from, data: data61 };
                                vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
                              }
                            }
                            if (data59.to !== void 0) {
                              let data62 = data59.to;
                              if (typeof data62 != "string" && !(typeof data62 == "number" && isFinite(data62)) && typeof data62 != "boolean" && data62 !== null) {
                                let err106 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/values/" + i16 + "/to", schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/values/items/properties/to/type", keyword: "type", params: { type: schema93.properties.changed.items.properties.values.items.properties.to.type }, message: "must be string,number,boolean,null", schema: schema93.properties.changed.items.properties.values.items.properties.to.type, parentSchema: schema93.properties.changed.items.properties.values.items.properties.to, data: data62 };
                                vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
                              }
                            }
                          } else {
                            let err107 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/values/" + i16, schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/values/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema93.properties.changed.items.properties.values.items.type, parentSchema: schema93.properties.changed.items.properties.values.items, data: data59 };
                            vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
                          }
                        }
                      } else {
                        let err108 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14 + "/values", schemaPath: "#/$defs/keyDiff/properties/changed/items/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema93.properties.changed.items.properties.values.type, parentSchema: schema93.properties.changed.items.properties.values, data: data58 };
                        vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
                      }
                    }
                  } else {
                    let err109 = { instancePath: instancePath + "/keys/" + i11 + "/changed/" + i14, schemaPath: "#/$defs/keyDiff/properties/changed/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema93.properties.changed.items.type, parentSchema: schema93.properties.changed.items, data: data53 };
                    vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
                  }
                }
              } else {
                let err110 = { instancePath: instancePath + "/keys/" + i11 + "/changed", schemaPath: "#/$defs/keyDiff/properties/changed/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema93.properties.changed.type, parentSchema: schema93.properties.changed, data: data52 };
                vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
              }
            }
            if (data46.unchanged !== void 0) {
              let data63 = data46.unchanged;
              if (Array.isArray(data63)) {
                let len17 = data63.length;
                for (let i17 = 0; i17 < len17; i17++) {
                  let data64 = data63[i17];
                  if (typeof data64 != "string") {
                    let err111 = { instancePath: instancePath + "/keys/" + i11 + "/unchanged/" + i17, schemaPath: "#/$defs/keyDiff/properties/unchanged/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.unchanged.items.type, parentSchema: schema93.properties.unchanged.items, data: data64 };
                    vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
                  }
                }
              } else {
                let err112 = { instancePath: instancePath + "/keys/" + i11 + "/unchanged", schemaPath: "#/$defs/keyDiff/properties/unchanged/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema93.properties.unchanged.type, parentSchema: schema93.properties.unchanged, data: data63 };
                vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
              }
            }
            if (data46.removedPoints !== void 0) {
              let data65 = data46.removedPoints;
              if (Array.isArray(data65)) {
                let len18 = data65.length;
                for (let i18 = 0; i18 < len18; i18++) {
                  let data66 = data65[i18];
                  if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
                    if (data66.id === void 0) {
                      let err113 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18, schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema93.properties.removedPoints.items.required, parentSchema: schema93.properties.removedPoints.items, data: data66 };
                      vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
                    }
                    if (data66.kind === void 0) {
                      let err114 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18, schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema93.properties.removedPoints.items.required, parentSchema: schema93.properties.removedPoints.items, data: data66 };
                      vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
                    }
                    if (data66.line === void 0) {
                      let err115 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18, schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'", schema: schema93.properties.removedPoints.items.required, parentSchema: schema93.properties.removedPoints.items, data: data66 };
                      vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
                    }
                    if (data66.conc === void 0) {
                      let err116 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18, schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/required", keyword: "required", params: { missingProperty: "conc" }, message: "must have required property 'conc'", schema: schema93.properties.removedPoints.items.required, parentSchema: schema93.properties.removedPoints.items, data: data66 };
                      vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
                    }
                    for (let key10 in data66)
                      if (!(key10 === "id" || key10 === "kind" || key10 === "line" || key10 === "conc")) {
                        let err117 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18, schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema93.properties.removedPoints.items, data: data66 };
                        vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
                      }
                    if (data66.id !== void 0) {
                      let data67 = data66.id;
                      if (typeof data67 != "string") {
                        let err118 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18 + "/id", schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.removedPoints.items.properties.id.type, parentSchema: schema93.properties.removedPoints.items.properties.id, data: data67 };
                        vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
                      }
                    }
                    if (data66.kind !== void 0) {
                      let data68 = data66.kind;
                      if (!(data68 === "benchmark" || data68 === "eval")) {
                        let err119 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18 + "/kind", schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema93.properties.removedPoints.items.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema93.properties.removedPoints.items.properties.kind.enum, parentSchema: schema93.properties.removedPoints.items.properties.kind, data: data68 };
                        vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
                      }
                    }
                    if (data66.line !== void 0) {
                      let data69 = data66.line;
                      if (typeof data69 != "string") {
                        let err120 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18 + "/line", schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/properties/line/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.removedPoints.items.properties.line.type, parentSchema: schema93.properties.removedPoints.items.properties.line, data: data69 };
                        vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
                      }
                    }
                    if (data66.conc !== void 0) {
                      let data70 = data66.conc;
                      if (!(typeof data70 == "number" && !(data70 % 1) && !isNaN(data70) && isFinite(data70))) {
                        let err121 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18 + "/conc", schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/properties/conc/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema93.properties.removedPoints.items.properties.conc.type, parentSchema: schema93.properties.removedPoints.items.properties.conc, data: data70 };
                        vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
                      }
                    }
                  } else {
                    let err122 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints/" + i18, schemaPath: "#/$defs/keyDiff/properties/removedPoints/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema93.properties.removedPoints.items.type, parentSchema: schema93.properties.removedPoints.items, data: data66 };
                    vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
                  }
                }
              } else {
                let err123 = { instancePath: instancePath + "/keys/" + i11 + "/removedPoints", schemaPath: "#/$defs/keyDiff/properties/removedPoints/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema93.properties.removedPoints.type, parentSchema: schema93.properties.removedPoints, data: data65 };
                vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
              }
            }
          } else {
            let err124 = { instancePath: instancePath + "/keys/" + i11, schemaPath: "#/$defs/keyDiff/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema93.type, parentSchema: schema93, data: data46 };
            vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
          }
        }
      } else {
        let err125 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema85.properties.keys.type, parentSchema: schema85.properties.keys, data: data45 };
        vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
      }
    }
    if (data.totals !== void 0) {
      let data71 = data.totals;
      if (data71 && typeof data71 == "object" && !Array.isArray(data71)) {
        if (data71.benchmarkPoints === void 0) {
          let err126 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/required", keyword: "required", params: { missingProperty: "benchmarkPoints" }, message: "must have required property 'benchmarkPoints'", schema: schema85.properties.totals.required, parentSchema: schema85.properties.totals, data: data71 };
          vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
        }
        if (data71.evalPoints === void 0) {
          let err127 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/required", keyword: "required", params: { missingProperty: "evalPoints" }, message: "must have required property 'evalPoints'", schema: schema85.properties.totals.required, parentSchema: schema85.properties.totals, data: data71 };
          vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
        }
        if (data71.estimatedGpuHours === void 0) {
          let err128 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/required", keyword: "required", params: { missingProperty: "estimatedGpuHours" }, message: "must have required property 'estimatedGpuHours'", schema: schema85.properties.totals.required, parentSchema: schema85.properties.totals, data: data71 };
          vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
        }
        if (data71.longestLegMinutes === void 0) {
          let err129 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/required", keyword: "required", params: { missingProperty: "longestLegMinutes" }, message: "must have required property 'longestLegMinutes'", schema: schema85.properties.totals.required, parentSchema: schema85.properties.totals, data: data71 };
          vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
        }
        for (let key11 in data71)
          if (!(key11 === "benchmarkPoints" || key11 === "evalPoints" || key11 === "estimatedGpuHours" || key11 === "longestLegMinutes")) {
            let err130 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema85.properties.totals, data: data71 };
            vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
          }
        if (data71.benchmarkPoints !== void 0) {
          let data72 = data71.benchmarkPoints;
          if (!(typeof data72 == "number" && !(data72 % 1) && !isNaN(data72) && isFinite(data72))) {
            let err131 = { instancePath: instancePath + "/totals/benchmarkPoints", schemaPath: "#/properties/totals/properties/benchmarkPoints/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema85.properties.totals.properties.benchmarkPoints.type, parentSchema: schema85.properties.totals.properties.benchmarkPoints, data: data72 };
            vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
          }
        }
        if (data71.evalPoints !== void 0) {
          let data73 = data71.evalPoints;
          if (!(typeof data73 == "number" && !(data73 % 1) && !isNaN(data73) && isFinite(data73))) {
            let err132 = { instancePath: instancePath + "/totals/evalPoints", schemaPath: "#/properties/totals/properties/evalPoints/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema85.properties.totals.properties.evalPoints.type, parentSchema: schema85.properties.totals.properties.evalPoints, data: data73 };
            vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
          }
        }
        if (data71.estimatedGpuHours !== void 0) {
          let data74 = data71.estimatedGpuHours;
          if (!(typeof data74 == "number" && isFinite(data74))) {
            let err133 = { instancePath: instancePath + "/totals/estimatedGpuHours", schemaPath: "#/properties/totals/properties/estimatedGpuHours/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema85.properties.totals.properties.estimatedGpuHours.type, parentSchema: schema85.properties.totals.properties.estimatedGpuHours, data: data74 };
            vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
          }
        }
        if (data71.longestLegMinutes !== void 0) {
          let data75 = data71.longestLegMinutes;
          if (!(typeof data75 == "number" && !(data75 % 1) && !isNaN(data75) && isFinite(data75))) {
            let err134 = { instancePath: instancePath + "/totals/longestLegMinutes", schemaPath: "#/properties/totals/properties/longestLegMinutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema85.properties.totals.properties.longestLegMinutes.type, parentSchema: schema85.properties.totals.properties.longestLegMinutes, data: data75 };
            vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
          }
        }
      } else {
        let err135 = { instancePath: instancePath + "/totals", schemaPath: "#/properties/totals/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema85.properties.totals.type, parentSchema: schema85.properties.totals, data: data71 };
        vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
      }
    }
    if (data.problems !== void 0) {
      let data76 = data.problems;
      if (Array.isArray(data76)) {
        let len19 = data76.length;
        for (let i19 = 0; i19 < len19; i19++)
          validate61(data76[i19], { instancePath: instancePath + "/problems/" + i19, parentData: data76, parentDataProperty: i19, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
      } else {
        let err136 = { instancePath: instancePath + "/problems", schemaPath: "#/properties/problems/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema85.properties.problems.type, parentSchema: schema85.properties.problems, data: data76 };
        vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
      }
    }
    if (data.digest !== void 0) {
      let data78 = data.digest;
      if (typeof data78 == "string") {
        if (!pattern20.test(data78)) {
          let err137 = { instancePath: instancePath + "/digest", schemaPath: "#/properties/digest/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"', schema: "^[0-9a-f]{64}$", parentSchema: schema85.properties.digest, data: data78 };
          vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
        }
      } else {
        let err138 = { instancePath: instancePath + "/digest", schemaPath: "#/properties/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.properties.digest.type, parentSchema: schema85.properties.digest, data: data78 };
        vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
      }
    }
  } else {
    let err139 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema85.type, parentSchema: schema85, data };
    vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var recipe = validate63, schema96 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/recipe.v1.json", title: "Recipe", description: "An srt-slurm recipe: one plain recipe, or a base with override_NAME and zip_override_NAME variants. Only what points are bound by is described; the rest belongs to srt-slurm.", examples: [{ base: { name: "orca-agg", model: { path: "orca-fp4", container: "example.org/serving/sglang:v1", precision: "fp4" }, resources: { gpu_type: "gb300", gpus_per_node: 4, agg_nodes: 1, agg_workers: 1, gpus_per_agg: 4 }, backend: { type: "sglang", sglang_config: { aggregated: { "tp-size": 4 } } } }, override_tp4_c16: { backend: { sglang_config: { aggregated: { "max-running-requests": 16 } } } } }], type: "object", anyOf: [{ $ref: "#/$defs/overrides" }, { $ref: "#/$defs/plain" }], $defs: { overrides: { type: "object", required: ["base"], additionalProperties: !1, description: "A shared base and its variants.", properties: { base: { $ref: "#/$defs/plain" }, schema: { description: "Version of the recipe format, shared by every variant." } }, patternProperties: { "^override_": { type: "object", description: "One variant, laid over the base: mappings merge, lists replace, null deletes." }, "^zip_override_": { type: "object", description: "Several variants: every list is one dimension; lists of one repeat; a list of lists gives list values." } } }, plain: { type: "object", description: "The content of one recipe.", not: { required: ["base"] }, properties: { name: { type: "string", description: "Name of the job." }, model: { type: "object", description: "Model path, container and precision." }, resources: { $ref: "#/$defs/resources" }, backend: { type: "object", description: "Engine type, environment and engine flags per role (sglang_config, vllm_config, trtllm_config)." }, benchmark: { type: "object", description: "Benchmark type and its parameters." } } }, resources: { type: "object", description: "Nodes, workers and GPUs per role.", properties: { gpus_per_node: { type: ["integer", "null"], minimum: 0, description: "GPUs of one node." }, prefill_nodes: { type: ["integer", "null"], minimum: 0, description: "Nodes of the prefill workers." }, decode_nodes: { type: ["integer", "null"], minimum: 0, description: "Nodes of the decode workers; 0 = they share the prefill nodes." }, prefill_workers: { type: ["integer", "null"], minimum: 0, description: "Prefill workers." }, decode_workers: { type: ["integer", "null"], minimum: 0, description: "Decode workers." }, agg_nodes: { type: ["integer", "null"], minimum: 0, description: "Nodes of the aggregated workers." }, agg_workers: { type: ["integer", "null"], minimum: 0, description: "Aggregated workers." }, gpus_per_prefill: { type: ["integer", "null"], minimum: 0, description: "GPUs of one prefill worker." }, gpus_per_decode: { type: ["integer", "null"], minimum: 0, description: "GPUs of one decode worker." }, gpus_per_agg: { type: ["integer", "null"], minimum: 0, description: "GPUs of one aggregated worker." } } } } }, schema97 = { type: "object", required: ["base"], additionalProperties: !1, description: "A shared base and its variants.", properties: { base: { $ref: "#/$defs/plain" }, schema: { description: "Version of the recipe format, shared by every variant." } }, patternProperties: { "^override_": { type: "object", description: "One variant, laid over the base: mappings merge, lists replace, null deletes." }, "^zip_override_": { type: "object", description: "Several variants: every list is one dimension; lists of one repeat; a list of lists gives list values." } } }, pattern26 = new RegExp("^override_", "u"), pattern27 = new RegExp("^zip_override_", "u"), schema98 = { type: "object", description: "The content of one recipe.", not: { required: ["base"] }, properties: { name: { type: "string", description: "Name of the job." }, model: { type: "object", description: "Model path, container and precision." }, resources: { $ref: "#/$defs/resources" }, backend: { type: "object", description: "Engine type, environment and engine flags per role (sglang_config, vllm_config, trtllm_config)." }, benchmark: { type: "object", description: "Benchmark type and its parameters." } } }, schema99 = { type: "object", description: "Nodes, workers and GPUs per role.", properties: { gpus_per_node: { type: ["integer", "null"], minimum: 0, description: "GPUs of one node." }, prefill_nodes: { type: ["integer", "null"], minimum: 0, description: "Nodes of the prefill workers." }, decode_nodes: { type: ["integer", "null"], minimum: 0, description: "Nodes of the decode workers; 0 = they share the prefill nodes." }, prefill_workers: { type: ["integer", "null"], minimum: 0, description: "Prefill workers." }, decode_workers: { type: ["integer", "null"], minimum: 0, description: "Decode workers." }, agg_nodes: { type: ["integer", "null"], minimum: 0, description: "Nodes of the aggregated workers." }, agg_workers: { type: ["integer", "null"], minimum: 0, description: "Aggregated workers." }, gpus_per_prefill: { type: ["integer", "null"], minimum: 0, description: "GPUs of one prefill worker." }, gpus_per_decode: { type: ["integer", "null"], minimum: 0, description: "GPUs of one decode worker." }, gpus_per_agg: { type: ["integer", "null"], minimum: 0, description: "GPUs of one aggregated worker." } } };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs1 = errors, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.base === void 0 && (missing0 = "base")) {
      let err0 = {};
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    let err1 = { instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema98.not, parentSchema: schema98, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  } else
    errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null);
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.name.type, parentSchema: schema98.properties.name, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.model !== void 0) {
      let data1 = data.model;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        let err3 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema98.properties.model.type, parentSchema: schema98.properties.model, data: data1 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.resources !== void 0) {
      let data2 = data.resources;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.gpus_per_node !== void 0) {
          let data3 = data2.gpus_per_node;
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
            let err4 = { instancePath: instancePath + "/resources/gpus_per_node", schemaPath: "#/$defs/resources/properties/gpus_per_node/type", keyword: "type", params: { type: schema99.properties.gpus_per_node.type }, message: "must be integer,null", schema: schema99.properties.gpus_per_node.type, parentSchema: schema99.properties.gpus_per_node, data: data3 };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3) && (data3 < 0 || isNaN(data3))) {
            let err5 = { instancePath: instancePath + "/resources/gpus_per_node", schemaPath: "#/$defs/resources/properties/gpus_per_node/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema99.properties.gpus_per_node, data: data3 };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        if (data2.prefill_nodes !== void 0) {
          let data4 = data2.prefill_nodes;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
            let err6 = { instancePath: instancePath + "/resources/prefill_nodes", schemaPath: "#/$defs/resources/properties/prefill_nodes/type", keyword: "type", params: { type: schema99.properties.prefill_nodes.type }, message: "must be integer,null", schema: schema99.properties.prefill_nodes.type, parentSchema: schema99.properties.prefill_nodes, data: data4 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4) && (data4 < 0 || isNaN(data4))) {
            let err7 = { instancePath: instancePath + "/resources/prefill_nodes", schemaPath: "#/$defs/resources/properties/prefill_nodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema99.properties.prefill_nodes, data: data4 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
        if (data2.decode_nodes !== void 0) {
          let data5 = data2.decode_nodes;
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
            let err8 = { instancePath: instancePath + "/resources/decode_nodes", schemaPath: "#/$defs/resources/properties/decode_nodes/type", keyword: "type", params: { type: schema99.properties.decode_nodes.type }, message: "must be integer,null", schema: schema99.properties.decode_nodes.type, parentSchema: schema99.properties.decode_nodes, data: data5 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5))) {
            let err9 = { instancePath: instancePath + "/resources/decode_nodes", schemaPath: "#/$defs/resources/properties/decode_nodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema99.properties.decode_nodes, data: data5 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
        if (data2.prefill_workers !== void 0) {
          let data6 = data2.prefill_workers;
          if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
            let err10 = { instancePath: instancePath + "/resources/prefill_workers", schemaPath: "#/$defs/resources/properties/prefill_workers/type", keyword: "type", params: { type: schema99.properties.prefill_workers.type }, message: "must be integer,null", schema: schema99.properties.prefill_workers.type, parentSchema: schema99.properties.prefill_workers, data: data6 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
          if (typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6))) {
            let err11 = { instancePath: instancePath + "/resources/prefill_workers", schemaPath: "#/$defs/resources/properties/prefill_workers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema99.properties.prefill_workers, data: data6 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
        if (data2.decode_workers !== void 0) {
          let data7 = data2.decode_workers;
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) && data7 !== null) {
            let err12 = { instancePath: instancePath + "/resources/decode_workers", schemaPath: "#/$defs/resources/properties/decode_workers/type", keyword: "type", params: { type: schema99.properties.decode_workers.type }, message: "must be integer,null", schema: schema99.properties.decode_workers.type, parentSchema: schema99.properties.decode_workers, data: data7 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
          if (typeof data7 == "number" && isFinite(data7) && (data7 < 0 || isNaN(data7))) {
            let err13 = { instancePath: instancePath + "/resources/decode_workers", schemaPath: "#/$defs/resources/properties/decode_workers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema99.properties.decode_workers, data: data7 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
        if (data2.agg_nodes !== void 0) {
          let data8 = data2.agg_nodes;
          if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)) && data8 !== null) {
            let err14 = { instancePath: instancePath + "/resources/agg_nodes", schemaPath: "#/$defs/resources/properties/agg_nodes/type", keyword: "type", params: { type: schema99.properties.agg_nodes.type }, message: "must be integer,null", schema: schema99.properties.agg_nodes.type, parentSchema: schema99.properties.agg_nodes, data: data8 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          if (typeof data8 == "number" && isFinite(data8) && (data8 < 0 || isNaN(data8))) {
            let err15 = { instancePath: instancePath + "/resources/agg_nodes", schemaPath: "#/$defs/resources/properties/agg_nodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema99.properties.agg_nodes, data: data8 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
        if (data2.agg_workers !== void 0) {
          let data9 = data2.agg_workers;
          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)) && data9 !== null) {
            let err16 = { instancePath: instancePath + "/resources/agg_workers", schemaPath: "#/$defs/resources/properties/agg_workers/type", keyword: "type", params: { type: schema99.properties.agg_workers.type }, message: "must be integer,null", schema: schema99.properties.agg_workers.type, parentSchema: schema99.properties.agg_workers, data: data9 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
          if (typeof data9 == "number" && isFinite(data9) && (data9 < 0 || isNaN(data9))) {
            let err17 = { instancePath: instancePath + "/resources/agg_workers", schemaPath: "#/$defs/resources/properties/agg_workers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema99.properties.agg_workers, data: data9 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        if (data2.gpus_per_prefill !== void 0) {
          let data10 = data2.gpus_per_prefill;
          if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)) && data10 !== null) {
            let err18 = { instancePath: instancePath + "/resources/gpus_per_prefill", schemaPath: "#/$defs/resources/properties/gpus_per_prefill/type", keyword: "type", params: { type: schema99.properties.gpus_per_prefill.type }, message: "must be integer,null", schema: schema99.properties.gpus_per_prefill.type, parentSchema: schema99.properties.gpus_per_prefill, data: data10 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
          if (typeof data10 == "number" && isFinite(data10) && (data10 < 0 || isNaN(data10))) {
            let err19 = { instancePath: instancePath + "/resources/gpus_per_prefill", schemaPath: "#/$defs/resources/properties/gpus_per_prefill/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema99.properties.gpus_per_prefill, data: data10 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
        if (data2.gpus_per_decode !== void 0) {
          let data11 = data2.gpus_per_decode;
          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)) && data11 !== null) {
            let err20 = { instancePath: instancePath + "/resources/gpus_per_decode", schemaPath: "#/$defs/resources/properties/gpus_per_decode/type", keyword: "type", params: { type: schema99.properties.gpus_per_decode.type }, message: "must be integer,null", schema: schema99.properties.gpus_per_decode.type, parentSchema: schema99.properties.gpus_per_decode, data: data11 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
          if (typeof data11 == "number" && isFinite(data11) && (data11 < 0 || isNaN(data11))) {
            let err21 = { instancePath: instancePath + "/resources/gpus_per_decode", schemaPath: "#/$defs/resources/properties/gpus_per_decode/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema99.properties.gpus_per_decode, data: data11 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
        if (data2.gpus_per_agg !== void 0) {
          let data12 = data2.gpus_per_agg;
          if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)) && data12 !== null) {
            let err22 = { instancePath: instancePath + "/resources/gpus_per_agg", schemaPath: "#/$defs/resources/properties/gpus_per_agg/type", keyword: "type", params: { type: schema99.properties.gpus_per_agg.type }, message: "must be integer,null", schema: schema99.properties.gpus_per_agg.type, parentSchema: schema99.properties.gpus_per_agg, data: data12 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
          if (typeof data12 == "number" && isFinite(data12) && (data12 < 0 || isNaN(data12))) {
            let err23 = { instancePath: instancePath + "/resources/gpus_per_agg", schemaPath: "#/$defs/resources/properties/gpus_per_agg/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema99.properties.gpus_per_agg, data: data12 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
      } else {
        let err24 = { instancePath: instancePath + "/resources", schemaPath: "#/$defs/resources/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema99.type, parentSchema: schema99, data: data2 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.backend !== void 0) {
      let data13 = data.backend;
      if (!(data13 && typeof data13 == "object" && !Array.isArray(data13))) {
        let err25 = { instancePath: instancePath + "/backend", schemaPath: "#/properties/backend/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema98.properties.backend.type, parentSchema: schema98.properties.backend, data: data13 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.benchmark !== void 0) {
      let data14 = data.benchmark;
      if (!(data14 && typeof data14 == "object" && !Array.isArray(data14))) {
        let err26 = { instancePath: instancePath + "/benchmark", schemaPath: "#/properties/benchmark/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema98.properties.benchmark.type, parentSchema: schema98.properties.benchmark, data: data14 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema98.type, parentSchema: schema98, data };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: { name: !0, model: !0, resources: !0, backend: !0, benchmark: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.base === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base" }, message: "must have required property 'base'", schema: schema97.required, parentSchema: schema97, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "base" || key0 === "schema" || pattern26.test(key0) || pattern27.test(key0))) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema97, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.base !== void 0 && (validate65(data.base, { instancePath: instancePath + "/base", parentData: data, parentDataProperty: "base", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length));
    for (let key1 in data)
      if (pattern26.test(key1)) {
        let data1 = data[key1];
        if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
          let err2 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/patternProperties/%5Eoverride_/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema97.patternProperties["^override_"].type, parentSchema: schema97.patternProperties["^override_"], data: data1 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      }
    for (let key2 in data)
      if (pattern27.test(key2)) {
        let data2 = data[key2];
        if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
          let err3 = { instancePath: instancePath + "/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/patternProperties/%5Ezip_override_/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema97.patternProperties["^zip_override_"].type, parentSchema: schema97.patternProperties["^zip_override_"], data: data2 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema97.type, parentSchema: schema97, data };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema96.type, parentSchema: schema96, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  let _errs1 = errors, valid0 = !1, _errs2 = errors;
  validate64(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  let _errs3 = errors;
  validate65(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
  var _valid0 = _errs3 === errors;
  if (valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = props0 || {}, props0.name = !0, props0.model = !0, props0.resources = !0, props0.backend = !0, props0.benchmark = !0), valid0)
    errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null);
  else {
    let err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema96.anyOf, parentSchema: schema96, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate63.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate63.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var runners = validate69, schema100 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/runners.v1.json", title: "RunnerConfig", description: "Runner labels and the hardware behind them.", examples: [{ labels: { b300: ["b300-lab_00", "b300-lab_01"], "cluster:b300-lab": ["b300-lab_00", "b300-lab_01"] }, hardware: { "cluster:b300-lab": { "available-cpu-dram-mib": 2964436, "gpus-per-node": 8 } } }], type: "object", additionalProperties: !1, required: ["labels"], properties: { labels: { type: "object", description: "Runner names of each label.", additionalProperties: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } } }, hardware: { type: "object", description: "Hardware of one node of a label.", additionalProperties: { $ref: "#/$defs/runnerHardware" } } }, $defs: { runnerHardware: { type: "object", description: "Hardware of one node.", additionalProperties: !1, required: ["available-cpu-dram-mib", "gpus-per-node"], properties: { "available-cpu-dram-mib": { type: "integer", minimum: 1, description: "CPU memory that is free for use, in MiB." }, "gpus-per-node": { type: "integer", minimum: 1, description: "GPUs of one node." } } } } }, schema101 = { type: "object", description: "Hardware of one node.", additionalProperties: !1, required: ["available-cpu-dram-mib", "gpus-per-node"], properties: { "available-cpu-dram-mib": { type: "integer", minimum: 1, description: "CPU memory that is free for use, in MiB." }, "gpus-per-node": { type: "integer", minimum: 1, description: "GPUs of one node." } } };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.labels === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "labels" }, message: "must have required property 'labels'", schema: schema100.required, parentSchema: schema100, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "labels" || key0 === "hardware")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema100, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.labels !== void 0) {
      let data0 = data.labels;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0))
        for (let key1 in data0) {
          let data1 = data0[key1];
          if (Array.isArray(data1)) {
            if (data1.length < 1) {
              let err2 = { instancePath: instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels/additionalProperties/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema100.properties.labels.additionalProperties, data: data1 };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            let len0 = data1.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data2 = data1[i0];
              if (typeof data2 == "string") {
                if (func2(data2) < 1) {
                  let err3 = { instancePath: instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/properties/labels/additionalProperties/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema100.properties.labels.additionalProperties.items, data: data2 };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
              } else {
                let err4 = { instancePath: instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/properties/labels/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema100.properties.labels.additionalProperties.items.type, parentSchema: schema100.properties.labels.additionalProperties.items, data: data2 };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            }
          } else {
            let err5 = { instancePath: instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema100.properties.labels.additionalProperties.type, parentSchema: schema100.properties.labels.additionalProperties, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      else {
        let err6 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.properties.labels.type, parentSchema: schema100.properties.labels, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.hardware !== void 0) {
      let data3 = data.hardware;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3))
        for (let key2 in data3) {
          let data4 = data3[key2];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4["available-cpu-dram-mib"] === void 0) {
              let err7 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/runnerHardware/required", keyword: "required", params: { missingProperty: "available-cpu-dram-mib" }, message: "must have required property 'available-cpu-dram-mib'", schema: schema101.required, parentSchema: schema101, data: data4 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data4["gpus-per-node"] === void 0) {
              let err8 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/runnerHardware/required", keyword: "required", params: { missingProperty: "gpus-per-node" }, message: "must have required property 'gpus-per-node'", schema: schema101.required, parentSchema: schema101, data: data4 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            for (let key3 in data4)
              if (!(key3 === "available-cpu-dram-mib" || key3 === "gpus-per-node")) {
                let err9 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/runnerHardware/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema101, data: data4 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
            if (data4["available-cpu-dram-mib"] !== void 0) {
              let data5 = data4["available-cpu-dram-mib"];
              if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                let err10 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/available-cpu-dram-mib", schemaPath: "#/$defs/runnerHardware/properties/available-cpu-dram-mib/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema101.properties["available-cpu-dram-mib"].type, parentSchema: schema101.properties["available-cpu-dram-mib"], data: data5 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
              if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
                let err11 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/available-cpu-dram-mib", schemaPath: "#/$defs/runnerHardware/properties/available-cpu-dram-mib/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema101.properties["available-cpu-dram-mib"], data: data5 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
            if (data4["gpus-per-node"] !== void 0) {
              let data6 = data4["gpus-per-node"];
              if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
                let err12 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/gpus-per-node", schemaPath: "#/$defs/runnerHardware/properties/gpus-per-node/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema101.properties["gpus-per-node"].type, parentSchema: schema101.properties["gpus-per-node"], data: data6 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
              if (typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6))) {
                let err13 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/gpus-per-node", schemaPath: "#/$defs/runnerHardware/properties/gpus-per-node/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema101.properties["gpus-per-node"], data: data6 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
          } else {
            let err14 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/runnerHardware/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema101.type, parentSchema: schema101, data: data4 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      else {
        let err15 = { instancePath: instancePath + "/hardware", schemaPath: "#/properties/hardware/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.properties.hardware.type, parentSchema: schema100.properties.hardware, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.type, parentSchema: schema100, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate69.errors = vErrors, errors === 0;
}
validate69.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var simEngine = validate70, schema102 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/sim-engine.v1.json", title: "SimEngineConfig", description: "Configuration of the simulated engine: `infx sim-engine --config FILE`. Token numbers are already divided by traceScale.", type: "object", additionalProperties: !1, properties: { schema: { const: "sim-engine.v1", description: "Version of this format." }, servedModel: { type: "string", minLength: 1, description: "Model name on the wire." }, seed: { type: "integer", minimum: 0, description: "Seed of the output text, natural lengths and fault choices." }, startupSeconds: { type: "number", minimum: 0, description: "Time from start to healthy, seconds." }, maxModelLenTokens: { type: "integer", minimum: 1, description: "Prompt plus completion a request may have, tokens." }, maxQueuedRequests: { type: "integer", minimum: 0, description: "Waiting requests above which the server answers 503; 0 = no bound." }, maxBodyBytes: { type: "integer", minimum: 1, description: "Largest request body, bytes." }, streamIntervalTokens: { type: "integer", minimum: 1, description: "Tokens that must have gathered before a stream gets its next chunk (the first one is never held back)." }, pageTokens: { type: "integer", minimum: 1, description: "Tokens of one KV page: unit of allocation and of prefix matching." }, traceScale: { type: "number", minimum: 1, description: "Divisor that was applied to token counts; for the record, the clock is never scaled." }, sku: { type: "string", description: "GPU product the coefficients are of, for the record." }, router: { title: "SimRouter", description: "How requests find a worker and rank.", type: "object", additionalProperties: !1, properties: { policy: { enum: ["session", "cache-aware", "least-loaded", "round-robin"], description: "`session`: sticky by correlation header; `cache-aware`: longest cached prefix unless the load is unequal." }, sessionHeaders: { type: "array", items: { type: "string", minLength: 1 }, description: "Headers that name a session, lower case, the first present one wins." }, decodePolicy: { enum: ["total-tokens", "total-requests"], description: "What is balanced over decode ranks." } }, required: ["policy", "sessionHeaders", "decodePolicy"] }, speculative: { $ref: "#/$defs/speculative" }, evalMode: { type: "boolean", description: "Evaluation run: acceptance is drawn per draft token, never injected." }, pools: { type: "array", minItems: 1, maxItems: 2, items: { $ref: "#/$defs/pool" }, description: "One `mixed` pool, or one `prefill` and one `decode` pool." }, transfer: { title: "SimTransfer", description: "KV transfer from prefill to decode workers; needed with these pools.", type: "object", additionalProperties: !1, properties: { tokensPerSecond: { type: "number", exclusiveMinimum: 0, description: "Rate of one prefill worker's link, tokens per second." }, latencySeconds: { type: "number", minimum: 0, description: "Fixed cost per transfer, seconds." } }, required: ["tokensPerSecond", "latencySeconds"] }, faults: { $ref: "#/$defs/faults" }, oracle: { $ref: "#/$defs/oracle" }, gpuMetricsPath: { type: "string", minLength: 1, description: "Where to write power samples in nvidia-smi's CSV form." }, gpuMetricsIntervalMs: { type: "integer", minimum: 1, description: "Distance of power samples, milliseconds." } }, required: ["schema", "servedModel", "seed", "startupSeconds", "maxModelLenTokens", "maxQueuedRequests", "maxBodyBytes", "streamIntervalTokens", "pageTokens", "traceScale", "sku", "router", "evalMode", "pools"], $defs: { stepCoefficients: { title: "SimStepCoefficients", description: "Duration of one forward step of a worker, already divided by its parallel widths (docs/simulated-engine.md).", type: "object", additionalProperties: !1, properties: { overheadSeconds: { type: "number", minimum: 0, description: "t0: scheduling and launch cost of every step, seconds." }, prefillSecondsPerToken: { type: "number", minimum: 0, description: "a: seconds per uncached prompt token." }, prefillSecondsPerTokenMegacontext: { type: "number", minimum: 0, description: "b: extra seconds per uncached prompt token at a context of 10^6 tokens; linear in the mean context of the chunk." }, decodeBaseSeconds: { type: "number", minimum: 0, description: "d0: seconds of a step that decodes at least one sequence: weights read, collectives." }, decodeSecondsPerSequence: { type: "number", minimum: 0, description: "d1: seconds per decoding sequence of the busiest rank." }, decodeSecondsPerContextToken: { type: "number", minimum: 0, description: "d2: seconds per token of context that the busiest rank's sequences attend to." }, draftSecondsPerSequenceToken: { type: "number", minimum: 0, description: "d3: seconds per sequence and draft token of speculative decoding." } }, required: ["overheadSeconds", "prefillSecondsPerToken", "prefillSecondsPerTokenMegacontext", "decodeBaseSeconds", "decodeSecondsPerSequence", "decodeSecondsPerContextToken", "draftSecondsPerSequenceToken"] }, powerModel: { title: "SimPowerModel", description: "Power of one GPU of a pool: idle + \u03A3 share of time in a kind of step \xD7 (its full power \u2212 idle).", type: "object", additionalProperties: !1, properties: { idleWatts: { type: "number", minimum: 0, description: "Watts of an idle GPU." }, prefillWatts: { type: "number", minimum: 0, description: "Watts of a GPU that does nothing but prefill." }, decodeWatts: { type: "number", minimum: 0, description: "Watts of a GPU that does nothing but decode." } }, required: ["idleWatts", "prefillWatts", "decodeWatts"] }, pool: { title: "SimPool", description: "Equal workers with one role.", type: "object", additionalProperties: !1, properties: { role: { enum: ["mixed", "prefill", "decode"], description: "`mixed` prefills and decodes (aggregated serving); `prefill` and `decode` pools exist only together." }, workers: { type: "integer", minimum: 1, description: "Number of workers." }, dpRanks: { type: "integer", minimum: 1, description: "Attention data-parallel ranks of one worker, each with its own KV pool and queue; they step together, at the pace of the busiest." }, gpusPerWorker: { type: "integer", minimum: 1, description: "GPUs of one worker, for power." }, kvPoolTokensPerRank: { type: "integer", minimum: 1, description: "Device KV pool of a rank in tokens; rounded down to whole pages." }, hostPoolTokensPerRank: { type: "integer", minimum: 0, description: "Host KV tier (HiCache) of a rank in tokens; 0 = none." }, hostLoadTokensPerSecond: { type: "number", exclusiveMinimum: 0, description: "Host to device transfer rate of a rank, tokens per second." }, chunkTokens: { type: "integer", minimum: 1, description: "Chunked-prefill budget of a rank and step, tokens." }, maxRunningPerRank: { type: "integer", minimum: 1, description: "Admission limit: sequences a rank works on at once." }, step: { $ref: "#/$defs/stepCoefficients" }, power: { $ref: "#/$defs/powerModel" } }, required: ["role", "workers", "dpRanks", "gpusPerWorker", "kvPoolTokensPerRank", "hostPoolTokensPerRank", "hostLoadTokensPerSecond", "chunkTokens", "maxRunningPerRank", "step", "power"] }, faults: { title: "SimFaults", description: "Deliberate failures, for tests of what surrounds an engine.", type: "object", additionalProperties: !1, properties: { neverHealthy: { type: "boolean", description: "/health answers 503 for ever." }, dieAfterRequests: { type: "integer", minimum: 1, description: "Exit with code 1 when this many generation requests have been accepted." }, dieAfterSeconds: { type: "number", exclusiveMinimum: 0, description: "Exit with code 1 this long after the start." }, emptyAnswerRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests that get 200 and no token." }, errorRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests answered with 500." }, hangRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests that stop mid-stream without ending." }, resetRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests whose connection is reset mid-stream." } }, required: [] }, oracle: { title: "SimOracle", description: "Answers for evaluations.", type: "object", additionalProperties: !1, properties: { path: { type: "string", minLength: 1, description: "JSONL of {question, answer}; the number after `#### ` in the answer, or the whole answer, is what is right." }, accuracy: { type: "number", minimum: 0, maximum: 1, description: "Share of questions answered right, by a hash of seed and question." }, seed: { type: "integer", minimum: 0, description: "Seed of that choice." } }, required: ["path", "accuracy", "seed"] }, speculative: { title: "SimSpeculative", description: "Speculative decoding.", type: "object", additionalProperties: !1, properties: { numSpecTokens: { type: "integer", minimum: 1, description: "Draft tokens per step." }, acceptanceLength: { type: "number", minimum: 1, description: "Synthetic mean of accepted tokens per step, bonus token included; in [1, numSpecTokens + 1]. Ignored when evalMode is set." }, realAcceptanceRatio: { type: "number", minimum: 0, maximum: 1, description: "Chance that one draft token is accepted when nothing is injected (evalMode)." } }, required: ["numSpecTokens", "acceptanceLength", "realAcceptanceRatio"] } } }, schema103 = { title: "SimSpeculative", description: "Speculative decoding.", type: "object", additionalProperties: !1, properties: { numSpecTokens: { type: "integer", minimum: 1, description: "Draft tokens per step." }, acceptanceLength: { type: "number", minimum: 1, description: "Synthetic mean of accepted tokens per step, bonus token included; in [1, numSpecTokens + 1]. Ignored when evalMode is set." }, realAcceptanceRatio: { type: "number", minimum: 0, maximum: 1, description: "Chance that one draft token is accepted when nothing is injected (evalMode)." } }, required: ["numSpecTokens", "acceptanceLength", "realAcceptanceRatio"] }, schema107 = { title: "SimFaults", description: "Deliberate failures, for tests of what surrounds an engine.", type: "object", additionalProperties: !1, properties: { neverHealthy: { type: "boolean", description: "/health answers 503 for ever." }, dieAfterRequests: { type: "integer", minimum: 1, description: "Exit with code 1 when this many generation requests have been accepted." }, dieAfterSeconds: { type: "number", exclusiveMinimum: 0, description: "Exit with code 1 this long after the start." }, emptyAnswerRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests that get 200 and no token." }, errorRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests answered with 500." }, hangRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests that stop mid-stream without ending." }, resetRatio: { type: "number", minimum: 0, maximum: 1, description: "Share of generation requests whose connection is reset mid-stream." } }, required: [] }, schema108 = { title: "SimOracle", description: "Answers for evaluations.", type: "object", additionalProperties: !1, properties: { path: { type: "string", minLength: 1, description: "JSONL of {question, answer}; the number after `#### ` in the answer, or the whole answer, is what is right." }, accuracy: { type: "number", minimum: 0, maximum: 1, description: "Share of questions answered right, by a hash of seed and question." }, seed: { type: "integer", minimum: 0, description: "Seed of that choice." } }, required: ["path", "accuracy", "seed"] }, schema104 = { title: "SimPool", description: "Equal workers with one role.", type: "object", additionalProperties: !1, properties: { role: { enum: ["mixed", "prefill", "decode"], description: "`mixed` prefills and decodes (aggregated serving); `prefill` and `decode` pools exist only together." }, workers: { type: "integer", minimum: 1, description: "Number of workers." }, dpRanks: { type: "integer", minimum: 1, description: "Attention data-parallel ranks of one worker, each with its own KV pool and queue; they step together, at the pace of the busiest." }, gpusPerWorker: { type: "integer", minimum: 1, description: "GPUs of one worker, for power." }, kvPoolTokensPerRank: { type: "integer", minimum: 1, description: "Device KV pool of a rank in tokens; rounded down to whole pages." }, hostPoolTokensPerRank: { type: "integer", minimum: 0, description: "Host KV tier (HiCache) of a rank in tokens; 0 = none." }, hostLoadTokensPerSecond: { type: "number", exclusiveMinimum: 0, description: "Host to device transfer rate of a rank, tokens per second." }, chunkTokens: { type: "integer", minimum: 1, description: "Chunked-prefill budget of a rank and step, tokens." }, maxRunningPerRank: { type: "integer", minimum: 1, description: "Admission limit: sequences a rank works on at once." }, step: { $ref: "#/$defs/stepCoefficients" }, power: { $ref: "#/$defs/powerModel" } }, required: ["role", "workers", "dpRanks", "gpusPerWorker", "kvPoolTokensPerRank", "hostPoolTokensPerRank", "hostLoadTokensPerSecond", "chunkTokens", "maxRunningPerRank", "step", "power"] }, schema105 = { title: "SimStepCoefficients", description: "Duration of one forward step of a worker, already divided by its parallel widths (docs/simulated-engine.md).", type: "object", additionalProperties: !1, properties: { overheadSeconds: { type: "number", minimum: 0, description: "t0: scheduling and launch cost of every step, seconds." }, prefillSecondsPerToken: { type: "number", minimum: 0, description: "a: seconds per uncached prompt token." }, prefillSecondsPerTokenMegacontext: { type: "number", minimum: 0, description: "b: extra seconds per uncached prompt token at a context of 10^6 tokens; linear in the mean context of the chunk." }, decodeBaseSeconds: { type: "number", minimum: 0, description: "d0: seconds of a step that decodes at least one sequence: weights read, collectives." }, decodeSecondsPerSequence: { type: "number", minimum: 0, description: "d1: seconds per decoding sequence of the busiest rank." }, decodeSecondsPerContextToken: { type: "number", minimum: 0, description: "d2: seconds per token of context that the busiest rank's sequences attend to." }, draftSecondsPerSequenceToken: { type: "number", minimum: 0, description: "d3: seconds per sequence and draft token of speculative decoding." } }, required: ["overheadSeconds", "prefillSecondsPerToken", "prefillSecondsPerTokenMegacontext", "decodeBaseSeconds", "decodeSecondsPerSequence", "decodeSecondsPerContextToken", "draftSecondsPerSequenceToken"] }, schema106 = { title: "SimPowerModel", description: "Power of one GPU of a pool: idle + \u03A3 share of time in a kind of step \xD7 (its full power \u2212 idle).", type: "object", additionalProperties: !1, properties: { idleWatts: { type: "number", minimum: 0, description: "Watts of an idle GPU." }, prefillWatts: { type: "number", minimum: 0, description: "Watts of a GPU that does nothing but prefill." }, decodeWatts: { type: "number", minimum: 0, description: "Watts of a GPU that does nothing but decode." } }, required: ["idleWatts", "prefillWatts", "decodeWatts"] };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'", schema: schema104.required, parentSchema: schema104, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.workers === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workers" }, message: "must have required property 'workers'", schema: schema104.required, parentSchema: schema104, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.dpRanks === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dpRanks" }, message: "must have required property 'dpRanks'", schema: schema104.required, parentSchema: schema104, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.gpusPerWorker === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gpusPerWorker" }, message: "must have required property 'gpusPerWorker'", schema: schema104.required, parentSchema: schema104, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.kvPoolTokensPerRank === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kvPoolTokensPerRank" }, message: "must have required property 'kvPoolTokensPerRank'", schema: schema104.required, parentSchema: schema104, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.hostPoolTokensPerRank === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hostPoolTokensPerRank" }, message: "must have required property 'hostPoolTokensPerRank'", schema: schema104.required, parentSchema: schema104, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.hostLoadTokensPerSecond === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hostLoadTokensPerSecond" }, message: "must have required property 'hostLoadTokensPerSecond'", schema: schema104.required, parentSchema: schema104, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.chunkTokens === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chunkTokens" }, message: "must have required property 'chunkTokens'", schema: schema104.required, parentSchema: schema104, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.maxRunningPerRank === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxRunningPerRank" }, message: "must have required property 'maxRunningPerRank'", schema: schema104.required, parentSchema: schema104, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.step === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'", schema: schema104.required, parentSchema: schema104, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.power === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "power" }, message: "must have required property 'power'", schema: schema104.required, parentSchema: schema104, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema104.properties, key0)) {
        let err11 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema104, data };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    if (data.role !== void 0) {
      let data0 = data.role;
      if (!(data0 === "mixed" || data0 === "prefill" || data0 === "decode")) {
        let err12 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema104.properties.role.enum }, message: "must be equal to one of the allowed values", schema: schema104.properties.role.enum, parentSchema: schema104.properties.role, data: data0 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.workers !== void 0) {
      let data1 = data.workers;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err13 = { instancePath: instancePath + "/workers", schemaPath: "#/properties/workers/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema104.properties.workers.type, parentSchema: schema104.properties.workers, data: data1 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        let err14 = { instancePath: instancePath + "/workers", schemaPath: "#/properties/workers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema104.properties.workers, data: data1 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.dpRanks !== void 0) {
      let data2 = data.dpRanks;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err15 = { instancePath: instancePath + "/dpRanks", schemaPath: "#/properties/dpRanks/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema104.properties.dpRanks.type, parentSchema: schema104.properties.dpRanks, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
        let err16 = { instancePath: instancePath + "/dpRanks", schemaPath: "#/properties/dpRanks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema104.properties.dpRanks, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.gpusPerWorker !== void 0) {
      let data3 = data.gpusPerWorker;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err17 = { instancePath: instancePath + "/gpusPerWorker", schemaPath: "#/properties/gpusPerWorker/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema104.properties.gpusPerWorker.type, parentSchema: schema104.properties.gpusPerWorker, data: data3 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
        let err18 = { instancePath: instancePath + "/gpusPerWorker", schemaPath: "#/properties/gpusPerWorker/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema104.properties.gpusPerWorker, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.kvPoolTokensPerRank !== void 0) {
      let data4 = data.kvPoolTokensPerRank;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err19 = { instancePath: instancePath + "/kvPoolTokensPerRank", schemaPath: "#/properties/kvPoolTokensPerRank/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema104.properties.kvPoolTokensPerRank.type, parentSchema: schema104.properties.kvPoolTokensPerRank, data: data4 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
        let err20 = { instancePath: instancePath + "/kvPoolTokensPerRank", schemaPath: "#/properties/kvPoolTokensPerRank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema104.properties.kvPoolTokensPerRank, data: data4 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.hostPoolTokensPerRank !== void 0) {
      let data5 = data.hostPoolTokensPerRank;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err21 = { instancePath: instancePath + "/hostPoolTokensPerRank", schemaPath: "#/properties/hostPoolTokensPerRank/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema104.properties.hostPoolTokensPerRank.type, parentSchema: schema104.properties.hostPoolTokensPerRank, data: data5 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5))) {
        let err22 = { instancePath: instancePath + "/hostPoolTokensPerRank", schemaPath: "#/properties/hostPoolTokensPerRank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema104.properties.hostPoolTokensPerRank, data: data5 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.hostLoadTokensPerSecond !== void 0) {
      let data6 = data.hostLoadTokensPerSecond;
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 <= 0 || isNaN(data6)) {
          let err23 = { instancePath: instancePath + "/hostLoadTokensPerSecond", schemaPath: "#/properties/hostLoadTokensPerSecond/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema104.properties.hostLoadTokensPerSecond, data: data6 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/hostLoadTokensPerSecond", schemaPath: "#/properties/hostLoadTokensPerSecond/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema104.properties.hostLoadTokensPerSecond.type, parentSchema: schema104.properties.hostLoadTokensPerSecond, data: data6 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.chunkTokens !== void 0) {
      let data7 = data.chunkTokens;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err25 = { instancePath: instancePath + "/chunkTokens", schemaPath: "#/properties/chunkTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema104.properties.chunkTokens.type, parentSchema: schema104.properties.chunkTokens, data: data7 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
        let err26 = { instancePath: instancePath + "/chunkTokens", schemaPath: "#/properties/chunkTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema104.properties.chunkTokens, data: data7 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.maxRunningPerRank !== void 0) {
      let data8 = data.maxRunningPerRank;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err27 = { instancePath: instancePath + "/maxRunningPerRank", schemaPath: "#/properties/maxRunningPerRank/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema104.properties.maxRunningPerRank.type, parentSchema: schema104.properties.maxRunningPerRank, data: data8 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err28 = { instancePath: instancePath + "/maxRunningPerRank", schemaPath: "#/properties/maxRunningPerRank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema104.properties.maxRunningPerRank, data: data8 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.step !== void 0) {
      let data9 = data.step;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.overheadSeconds === void 0) {
          let err29 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "overheadSeconds" }, message: "must have required property 'overheadSeconds'", schema: schema105.required, parentSchema: schema105, data: data9 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (data9.prefillSecondsPerToken === void 0) {
          let err30 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "prefillSecondsPerToken" }, message: "must have required property 'prefillSecondsPerToken'", schema: schema105.required, parentSchema: schema105, data: data9 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        if (data9.prefillSecondsPerTokenMegacontext === void 0) {
          let err31 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "prefillSecondsPerTokenMegacontext" }, message: "must have required property 'prefillSecondsPerTokenMegacontext'", schema: schema105.required, parentSchema: schema105, data: data9 };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (data9.decodeBaseSeconds === void 0) {
          let err32 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "decodeBaseSeconds" }, message: "must have required property 'decodeBaseSeconds'", schema: schema105.required, parentSchema: schema105, data: data9 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (data9.decodeSecondsPerSequence === void 0) {
          let err33 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "decodeSecondsPerSequence" }, message: "must have required property 'decodeSecondsPerSequence'", schema: schema105.required, parentSchema: schema105, data: data9 };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        if (data9.decodeSecondsPerContextToken === void 0) {
          let err34 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "decodeSecondsPerContextToken" }, message: "must have required property 'decodeSecondsPerContextToken'", schema: schema105.required, parentSchema: schema105, data: data9 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        if (data9.draftSecondsPerSequenceToken === void 0) {
          let err35 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/required", keyword: "required", params: { missingProperty: "draftSecondsPerSequenceToken" }, message: "must have required property 'draftSecondsPerSequenceToken'", schema: schema105.required, parentSchema: schema105, data: data9 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        for (let key1 in data9)
          if (!(key1 === "overheadSeconds" || key1 === "prefillSecondsPerToken" || key1 === "prefillSecondsPerTokenMegacontext" || key1 === "decodeBaseSeconds" || key1 === "decodeSecondsPerSequence" || key1 === "decodeSecondsPerContextToken" || key1 === "draftSecondsPerSequenceToken")) {
            let err36 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema105, data: data9 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        if (data9.overheadSeconds !== void 0) {
          let data10 = data9.overheadSeconds;
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 < 0 || isNaN(data10)) {
              let err37 = { instancePath: instancePath + "/step/overheadSeconds", schemaPath: "#/$defs/stepCoefficients/properties/overheadSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema105.properties.overheadSeconds, data: data10 };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
          } else {
            let err38 = { instancePath: instancePath + "/step/overheadSeconds", schemaPath: "#/$defs/stepCoefficients/properties/overheadSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema105.properties.overheadSeconds.type, parentSchema: schema105.properties.overheadSeconds, data: data10 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        }
        if (data9.prefillSecondsPerToken !== void 0) {
          let data11 = data9.prefillSecondsPerToken;
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 < 0 || isNaN(data11)) {
              let err39 = { instancePath: instancePath + "/step/prefillSecondsPerToken", schemaPath: "#/$defs/stepCoefficients/properties/prefillSecondsPerToken/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema105.properties.prefillSecondsPerToken, data: data11 };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
          } else {
            let err40 = { instancePath: instancePath + "/step/prefillSecondsPerToken", schemaPath: "#/$defs/stepCoefficients/properties/prefillSecondsPerToken/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema105.properties.prefillSecondsPerToken.type, parentSchema: schema105.properties.prefillSecondsPerToken, data: data11 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        }
        if (data9.prefillSecondsPerTokenMegacontext !== void 0) {
          let data12 = data9.prefillSecondsPerTokenMegacontext;
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 < 0 || isNaN(data12)) {
              let err41 = { instancePath: instancePath + "/step/prefillSecondsPerTokenMegacontext", schemaPath: "#/$defs/stepCoefficients/properties/prefillSecondsPerTokenMegacontext/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema105.properties.prefillSecondsPerTokenMegacontext, data: data12 };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
          } else {
            let err42 = { instancePath: instancePath + "/step/prefillSecondsPerTokenMegacontext", schemaPath: "#/$defs/stepCoefficients/properties/prefillSecondsPerTokenMegacontext/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema105.properties.prefillSecondsPerTokenMegacontext.type, parentSchema: schema105.properties.prefillSecondsPerTokenMegacontext, data: data12 };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
        }
        if (data9.decodeBaseSeconds !== void 0) {
          let data13 = data9.decodeBaseSeconds;
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 < 0 || isNaN(data13)) {
              let err43 = { instancePath: instancePath + "/step/decodeBaseSeconds", schemaPath: "#/$defs/stepCoefficients/properties/decodeBaseSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema105.properties.decodeBaseSeconds, data: data13 };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
          } else {
            let err44 = { instancePath: instancePath + "/step/decodeBaseSeconds", schemaPath: "#/$defs/stepCoefficients/properties/decodeBaseSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema105.properties.decodeBaseSeconds.type, parentSchema: schema105.properties.decodeBaseSeconds, data: data13 };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
        if (data9.decodeSecondsPerSequence !== void 0) {
          let data14 = data9.decodeSecondsPerSequence;
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 < 0 || isNaN(data14)) {
              let err45 = { instancePath: instancePath + "/step/decodeSecondsPerSequence", schemaPath: "#/$defs/stepCoefficients/properties/decodeSecondsPerSequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema105.properties.decodeSecondsPerSequence, data: data14 };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
          } else {
            let err46 = { instancePath: instancePath + "/step/decodeSecondsPerSequence", schemaPath: "#/$defs/stepCoefficients/properties/decodeSecondsPerSequence/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema105.properties.decodeSecondsPerSequence.type, parentSchema: schema105.properties.decodeSecondsPerSequence, data: data14 };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
        }
        if (data9.decodeSecondsPerContextToken !== void 0) {
          let data15 = data9.decodeSecondsPerContextToken;
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 < 0 || isNaN(data15)) {
              let err47 = { instancePath: instancePath + "/step/decodeSecondsPerContextToken", schemaPath: "#/$defs/stepCoefficients/properties/decodeSecondsPerContextToken/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema105.properties.decodeSecondsPerContextToken, data: data15 };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
          } else {
            let err48 = { instancePath: instancePath + "/step/decodeSecondsPerContextToken", schemaPath: "#/$defs/stepCoefficients/properties/decodeSecondsPerContextToken/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema105.properties.decodeSecondsPerContextToken.type, parentSchema: schema105.properties.decodeSecondsPerContextToken, data: data15 };
            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
          }
        }
        if (data9.draftSecondsPerSequenceToken !== void 0) {
          let data16 = data9.draftSecondsPerSequenceToken;
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 < 0 || isNaN(data16)) {
              let err49 = { instancePath: instancePath + "/step/draftSecondsPerSequenceToken", schemaPath: "#/$defs/stepCoefficients/properties/draftSecondsPerSequenceToken/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema105.properties.draftSecondsPerSequenceToken, data: data16 };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
          } else {
            let err50 = { instancePath: instancePath + "/step/draftSecondsPerSequenceToken", schemaPath: "#/$defs/stepCoefficients/properties/draftSecondsPerSequenceToken/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema105.properties.draftSecondsPerSequenceToken.type, parentSchema: schema105.properties.draftSecondsPerSequenceToken, data: data16 };
            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
          }
        }
      } else {
        let err51 = { instancePath: instancePath + "/step", schemaPath: "#/$defs/stepCoefficients/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema105.type, parentSchema: schema105, data: data9 };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
    }
    if (data.power !== void 0) {
      let data17 = data.power;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.idleWatts === void 0) {
          let err52 = { instancePath: instancePath + "/power", schemaPath: "#/$defs/powerModel/required", keyword: "required", params: { missingProperty: "idleWatts" }, message: "must have required property 'idleWatts'", schema: schema106.required, parentSchema: schema106, data: data17 };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
        if (data17.prefillWatts === void 0) {
          let err53 = { instancePath: instancePath + "/power", schemaPath: "#/$defs/powerModel/required", keyword: "required", params: { missingProperty: "prefillWatts" }, message: "must have required property 'prefillWatts'", schema: schema106.required, parentSchema: schema106, data: data17 };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
        if (data17.decodeWatts === void 0) {
          let err54 = { instancePath: instancePath + "/power", schemaPath: "#/$defs/powerModel/required", keyword: "required", params: { missingProperty: "decodeWatts" }, message: "must have required property 'decodeWatts'", schema: schema106.required, parentSchema: schema106, data: data17 };
          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
        for (let key2 in data17)
          if (!(key2 === "idleWatts" || key2 === "prefillWatts" || key2 === "decodeWatts")) {
            let err55 = { instancePath: instancePath + "/power", schemaPath: "#/$defs/powerModel/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema106, data: data17 };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
        if (data17.idleWatts !== void 0) {
          let data18 = data17.idleWatts;
          if (typeof data18 == "number" && isFinite(data18)) {
            if (data18 < 0 || isNaN(data18)) {
              let err56 = { instancePath: instancePath + "/power/idleWatts", schemaPath: "#/$defs/powerModel/properties/idleWatts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema106.properties.idleWatts, data: data18 };
              vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
            }
          } else {
            let err57 = { instancePath: instancePath + "/power/idleWatts", schemaPath: "#/$defs/powerModel/properties/idleWatts/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema106.properties.idleWatts.type, parentSchema: schema106.properties.idleWatts, data: data18 };
            vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
          }
        }
        if (data17.prefillWatts !== void 0) {
          let data19 = data17.prefillWatts;
          if (typeof data19 == "number" && isFinite(data19)) {
            if (data19 < 0 || isNaN(data19)) {
              let err58 = { instancePath: instancePath + "/power/prefillWatts", schemaPath: "#/$defs/powerModel/properties/prefillWatts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema106.properties.prefillWatts, data: data19 };
              vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
            }
          } else {
            let err59 = { instancePath: instancePath + "/power/prefillWatts", schemaPath: "#/$defs/powerModel/properties/prefillWatts/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema106.properties.prefillWatts.type, parentSchema: schema106.properties.prefillWatts, data: data19 };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
          }
        }
        if (data17.decodeWatts !== void 0) {
          let data20 = data17.decodeWatts;
          if (typeof data20 == "number" && isFinite(data20)) {
            if (data20 < 0 || isNaN(data20)) {
              let err60 = { instancePath: instancePath + "/power/decodeWatts", schemaPath: "#/$defs/powerModel/properties/decodeWatts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema106.properties.decodeWatts, data: data20 };
              vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
            }
          } else {
            let err61 = { instancePath: instancePath + "/power/decodeWatts", schemaPath: "#/$defs/powerModel/properties/decodeWatts/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema106.properties.decodeWatts.type, parentSchema: schema106.properties.decodeWatts, data: data20 };
            vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
          }
        }
      } else {
        let err62 = { instancePath: instancePath + "/power", schemaPath: "#/$defs/powerModel/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema106.type, parentSchema: schema106, data: data17 };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
    }
  } else {
    let err63 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.type, parentSchema: schema104, data };
    vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
  }
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema" }, message: "must have required property 'schema'", schema: schema102.required, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.servedModel === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "servedModel" }, message: "must have required property 'servedModel'", schema: schema102.required, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.seed === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seed" }, message: "must have required property 'seed'", schema: schema102.required, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.startupSeconds === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startupSeconds" }, message: "must have required property 'startupSeconds'", schema: schema102.required, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.maxModelLenTokens === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxModelLenTokens" }, message: "must have required property 'maxModelLenTokens'", schema: schema102.required, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.maxQueuedRequests === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxQueuedRequests" }, message: "must have required property 'maxQueuedRequests'", schema: schema102.required, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.maxBodyBytes === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxBodyBytes" }, message: "must have required property 'maxBodyBytes'", schema: schema102.required, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.streamIntervalTokens === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "streamIntervalTokens" }, message: "must have required property 'streamIntervalTokens'", schema: schema102.required, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.pageTokens === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pageTokens" }, message: "must have required property 'pageTokens'", schema: schema102.required, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.traceScale === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "traceScale" }, message: "must have required property 'traceScale'", schema: schema102.required, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.sku === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sku" }, message: "must have required property 'sku'", schema: schema102.required, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.router === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "router" }, message: "must have required property 'router'", schema: schema102.required, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.evalMode === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evalMode" }, message: "must have required property 'evalMode'", schema: schema102.required, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.pools === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pools" }, message: "must have required property 'pools'", schema: schema102.required, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema102.properties, key0)) {
        let err14 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema102, data };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    if (data.schema !== void 0) {
      let data0 = data.schema;
      if (data0 !== "sim-engine.v1") {
        let err15 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: "sim-engine.v1" }, message: "must be equal to constant", schema: "sim-engine.v1", parentSchema: schema102.properties.schema, data: data0 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.servedModel !== void 0) {
      let data1 = data.servedModel;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err16 = { instancePath: instancePath + "/servedModel", schemaPath: "#/properties/servedModel/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema102.properties.servedModel, data: data1 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/servedModel", schemaPath: "#/properties/servedModel/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema102.properties.servedModel.type, parentSchema: schema102.properties.servedModel, data: data1 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.seed !== void 0) {
      let data2 = data.seed;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err18 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema102.properties.seed.type, parentSchema: schema102.properties.seed, data: data2 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err19 = { instancePath: instancePath + "/seed", schemaPath: "#/properties/seed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema102.properties.seed, data: data2 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.startupSeconds !== void 0) {
      let data3 = data.startupSeconds;
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          let err20 = { instancePath: instancePath + "/startupSeconds", schemaPath: "#/properties/startupSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema102.properties.startupSeconds, data: data3 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/startupSeconds", schemaPath: "#/properties/startupSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema102.properties.startupSeconds.type, parentSchema: schema102.properties.startupSeconds, data: data3 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.maxModelLenTokens !== void 0) {
      let data4 = data.maxModelLenTokens;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err22 = { instancePath: instancePath + "/maxModelLenTokens", schemaPath: "#/properties/maxModelLenTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema102.properties.maxModelLenTokens.type, parentSchema: schema102.properties.maxModelLenTokens, data: data4 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
        let err23 = { instancePath: instancePath + "/maxModelLenTokens", schemaPath: "#/properties/maxModelLenTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema102.properties.maxModelLenTokens, data: data4 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.maxQueuedRequests !== void 0) {
      let data5 = data.maxQueuedRequests;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err24 = { instancePath: instancePath + "/maxQueuedRequests", schemaPath: "#/properties/maxQueuedRequests/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema102.properties.maxQueuedRequests.type, parentSchema: schema102.properties.maxQueuedRequests, data: data5 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5))) {
        let err25 = { instancePath: instancePath + "/maxQueuedRequests", schemaPath: "#/properties/maxQueuedRequests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema102.properties.maxQueuedRequests, data: data5 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.maxBodyBytes !== void 0) {
      let data6 = data.maxBodyBytes;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err26 = { instancePath: instancePath + "/maxBodyBytes", schemaPath: "#/properties/maxBodyBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema102.properties.maxBodyBytes.type, parentSchema: schema102.properties.maxBodyBytes, data: data6 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6))) {
        let err27 = { instancePath: instancePath + "/maxBodyBytes", schemaPath: "#/properties/maxBodyBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema102.properties.maxBodyBytes, data: data6 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.streamIntervalTokens !== void 0) {
      let data7 = data.streamIntervalTokens;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err28 = { instancePath: instancePath + "/streamIntervalTokens", schemaPath: "#/properties/streamIntervalTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema102.properties.streamIntervalTokens.type, parentSchema: schema102.properties.streamIntervalTokens, data: data7 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
        let err29 = { instancePath: instancePath + "/streamIntervalTokens", schemaPath: "#/properties/streamIntervalTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema102.properties.streamIntervalTokens, data: data7 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.pageTokens !== void 0) {
      let data8 = data.pageTokens;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err30 = { instancePath: instancePath + "/pageTokens", schemaPath: "#/properties/pageTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema102.properties.pageTokens.type, parentSchema: schema102.properties.pageTokens, data: data8 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err31 = { instancePath: instancePath + "/pageTokens", schemaPath: "#/properties/pageTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema102.properties.pageTokens, data: data8 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.traceScale !== void 0) {
      let data9 = data.traceScale;
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 < 1 || isNaN(data9)) {
          let err32 = { instancePath: instancePath + "/traceScale", schemaPath: "#/properties/traceScale/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema102.properties.traceScale, data: data9 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/traceScale", schemaPath: "#/properties/traceScale/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema102.properties.traceScale.type, parentSchema: schema102.properties.traceScale, data: data9 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.sku !== void 0) {
      let data10 = data.sku;
      if (typeof data10 != "string") {
        let err34 = { instancePath: instancePath + "/sku", schemaPath: "#/properties/sku/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema102.properties.sku.type, parentSchema: schema102.properties.sku, data: data10 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.router !== void 0) {
      let data11 = data.router;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.policy === void 0) {
          let err35 = { instancePath: instancePath + "/router", schemaPath: "#/properties/router/required", keyword: "required", params: { missingProperty: "policy" }, message: "must have required property 'policy'", schema: schema102.properties.router.required, parentSchema: schema102.properties.router, data: data11 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        if (data11.sessionHeaders === void 0) {
          let err36 = { instancePath: instancePath + "/router", schemaPath: "#/properties/router/required", keyword: "required", params: { missingProperty: "sessionHeaders" }, message: "must have required property 'sessionHeaders'", schema: schema102.properties.router.required, parentSchema: schema102.properties.router, data: data11 };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        if (data11.decodePolicy === void 0) {
          let err37 = { instancePath: instancePath + "/router", schemaPath: "#/properties/router/required", keyword: "required", params: { missingProperty: "decodePolicy" }, message: "must have required property 'decodePolicy'", schema: schema102.properties.router.required, parentSchema: schema102.properties.router, data: data11 };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        for (let key1 in data11)
          if (!(key1 === "policy" || key1 === "sessionHeaders" || key1 === "decodePolicy")) {
            let err38 = { instancePath: instancePath + "/router", schemaPath: "#/properties/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema102.properties.router, data: data11 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        if (data11.policy !== void 0) {
          let data12 = data11.policy;
          if (!(data12 === "session" || data12 === "cache-aware" || data12 === "least-loaded" || data12 === "round-robin")) {
            let err39 = { instancePath: instancePath + "/router/policy", schemaPath: "#/properties/router/properties/policy/enum", keyword: "enum", params: { allowedValues: schema102.properties.router.properties.policy.enum }, message: "must be equal to one of the allowed values", schema: schema102.properties.router.properties.policy.enum, parentSchema: schema102.properties.router.properties.policy, data: data12 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
        if (data11.sessionHeaders !== void 0) {
          let data13 = data11.sessionHeaders;
          if (Array.isArray(data13)) {
            let len0 = data13.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data14 = data13[i0];
              if (typeof data14 == "string") {
                if (func2(data14) < 1) {
                  let err40 = { instancePath: instancePath + "/router/sessionHeaders/" + i0, schemaPath: "#/properties/router/properties/sessionHeaders/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema102.properties.router.properties.sessionHeaders.items, data: data14 };
                  vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
              } else {
                let err41 = { instancePath: instancePath + "/router/sessionHeaders/" + i0, schemaPath: "#/properties/router/properties/sessionHeaders/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema102.properties.router.properties.sessionHeaders.items.type, parentSchema: schema102.properties.router.properties.sessionHeaders.items, data: data14 };
                vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
              }
            }
          } else {
            let err42 = { instancePath: instancePath + "/router/sessionHeaders", schemaPath: "#/properties/router/properties/sessionHeaders/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema102.properties.router.properties.sessionHeaders.type, parentSchema: schema102.properties.router.properties.sessionHeaders, data: data13 };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
        }
        if (data11.decodePolicy !== void 0) {
          let data15 = data11.decodePolicy;
          if (!(data15 === "total-tokens" || data15 === "total-requests")) {
            let err43 = { instancePath: instancePath + "/router/decodePolicy", schemaPath: "#/properties/router/properties/decodePolicy/enum", keyword: "enum", params: { allowedValues: schema102.properties.router.properties.decodePolicy.enum }, message: "must be equal to one of the allowed values", schema: schema102.properties.router.properties.decodePolicy.enum, parentSchema: schema102.properties.router.properties.decodePolicy, data: data15 };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
        }
      } else {
        let err44 = { instancePath: instancePath + "/router", schemaPath: "#/properties/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema102.properties.router.type, parentSchema: schema102.properties.router, data: data11 };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.speculative !== void 0) {
      let data16 = data.speculative;
      if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
        if (data16.numSpecTokens === void 0) {
          let err45 = { instancePath: instancePath + "/speculative", schemaPath: "#/$defs/speculative/required", keyword: "required", params: { missingProperty: "numSpecTokens" }, message: "must have required property 'numSpecTokens'", schema: schema103.required, parentSchema: schema103, data: data16 };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
        if (data16.acceptanceLength === void 0) {
          let err46 = { instancePath: instancePath + "/speculative", schemaPath: "#/$defs/speculative/required", keyword: "required", params: { missingProperty: "acceptanceLength" }, message: "must have required property 'acceptanceLength'", schema: schema103.required, parentSchema: schema103, data: data16 };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        if (data16.realAcceptanceRatio === void 0) {
          let err47 = { instancePath: instancePath + "/speculative", schemaPath: "#/$defs/speculative/required", keyword: "required", params: { missingProperty: "realAcceptanceRatio" }, message: "must have required property 'realAcceptanceRatio'", schema: schema103.required, parentSchema: schema103, data: data16 };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
        for (let key2 in data16)
          if (!(key2 === "numSpecTokens" || key2 === "acceptanceLength" || key2 === "realAcceptanceRatio")) {
            let err48 = { instancePath: instancePath + "/speculative", schemaPath: "#/$defs/speculative/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema103, data: data16 };
            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
          }
        if (data16.numSpecTokens !== void 0) {
          let data17 = data16.numSpecTokens;
          if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
            let err49 = { instancePath: instancePath + "/speculative/numSpecTokens", schemaPath: "#/$defs/speculative/properties/numSpecTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema103.properties.numSpecTokens.type, parentSchema: schema103.properties.numSpecTokens, data: data17 };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
          }
          if (typeof data17 == "number" && isFinite(data17) && (data17 < 1 || isNaN(data17))) {
            let err50 = { instancePath: instancePath + "/speculative/numSpecTokens", schemaPath: "#/$defs/speculative/properties/numSpecTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema103.properties.numSpecTokens, data: data17 };
            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
          }
        }
        if (data16.acceptanceLength !== void 0) {
          let data18 = data16.acceptanceLength;
          if (typeof data18 == "number" && isFinite(data18)) {
            if (data18 < 1 || isNaN(data18)) {
              let err51 = { instancePath: instancePath + "/speculative/acceptanceLength", schemaPath: "#/$defs/speculative/properties/acceptanceLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema103.properties.acceptanceLength, data: data18 };
              vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
            }
          } else {
            let err52 = { instancePath: instancePath + "/speculative/acceptanceLength", schemaPath: "#/$defs/speculative/properties/acceptanceLength/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema103.properties.acceptanceLength.type, parentSchema: schema103.properties.acceptanceLength, data: data18 };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
        }
        if (data16.realAcceptanceRatio !== void 0) {
          let data19 = data16.realAcceptanceRatio;
          if (typeof data19 == "number" && isFinite(data19)) {
            if (data19 > 1 || isNaN(data19)) {
              let err53 = { instancePath: instancePath + "/speculative/realAcceptanceRatio", schemaPath: "#/$defs/speculative/properties/realAcceptanceRatio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema103.properties.realAcceptanceRatio, data: data19 };
              vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
            }
            if (data19 < 0 || isNaN(data19)) {
              let err54 = { instancePath: instancePath + "/speculative/realAcceptanceRatio", schemaPath: "#/$defs/speculative/properties/realAcceptanceRatio/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema103.properties.realAcceptanceRatio, data: data19 };
              vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
            }
          } else {
            let err55 = { instancePath: instancePath + "/speculative/realAcceptanceRatio", schemaPath: "#/$defs/speculative/properties/realAcceptanceRatio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema103.properties.realAcceptanceRatio.type, parentSchema: schema103.properties.realAcceptanceRatio, data: data19 };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
        }
      } else {
        let err56 = { instancePath: instancePath + "/speculative", schemaPath: "#/$defs/speculative/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema103.type, parentSchema: schema103, data: data16 };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data.evalMode !== void 0) {
      let data20 = data.evalMode;
      if (typeof data20 != "boolean") {
        let err57 = { instancePath: instancePath + "/evalMode", schemaPath: "#/properties/evalMode/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema102.properties.evalMode.type, parentSchema: schema102.properties.evalMode, data: data20 };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.pools !== void 0) {
      let data21 = data.pools;
      if (Array.isArray(data21)) {
        if (data21.length > 2) {
          let err58 = { instancePath: instancePath + "/pools", schemaPath: "#/properties/pools/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items", schema: 2, parentSchema: schema102.properties.pools, data: data21 };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
        if (data21.length < 1) {
          let err59 = { instancePath: instancePath + "/pools", schemaPath: "#/properties/pools/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema102.properties.pools, data: data21 };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
        let len1 = data21.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate71(data21[i1], { instancePath: instancePath + "/pools/" + i1, parentData: data21, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
      } else {
        let err60 = { instancePath: instancePath + "/pools", schemaPath: "#/properties/pools/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema102.properties.pools.type, parentSchema: schema102.properties.pools, data: data21 };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
    if (data.transfer !== void 0) {
      let data23 = data.transfer;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
        if (data23.tokensPerSecond === void 0) {
          let err61 = { instancePath: instancePath + "/transfer", schemaPath: "#/properties/transfer/required", keyword: "required", params: { missingProperty: "tokensPerSecond" }, message: "must have required property 'tokensPerSecond'", schema: schema102.properties.transfer.required, parentSchema: schema102.properties.transfer, data: data23 };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
        if (data23.latencySeconds === void 0) {
          let err62 = { instancePath: instancePath + "/transfer", schemaPath: "#/properties/transfer/required", keyword: "required", params: { missingProperty: "latencySeconds" }, message: "must have required property 'latencySeconds'", schema: schema102.properties.transfer.required, parentSchema: schema102.properties.transfer, data: data23 };
          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
        for (let key3 in data23)
          if (!(key3 === "tokensPerSecond" || key3 === "latencySeconds")) {
            let err63 = { instancePath: instancePath + "/transfer", schemaPath: "#/properties/transfer/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema102.properties.transfer, data: data23 };
            vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
          }
        if (data23.tokensPerSecond !== void 0) {
          let data24 = data23.tokensPerSecond;
          if (typeof data24 == "number" && isFinite(data24)) {
            if (data24 <= 0 || isNaN(data24)) {
              let err64 = { instancePath: instancePath + "/transfer/tokensPerSecond", schemaPath: "#/properties/transfer/properties/tokensPerSecond/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema102.properties.transfer.properties.tokensPerSecond, data: data24 };
              vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
            }
          } else {
            let err65 = { instancePath: instancePath + "/transfer/tokensPerSecond", schemaPath: "#/properties/transfer/properties/tokensPerSecond/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema102.properties.transfer.properties.tokensPerSecond.type, parentSchema: schema102.properties.transfer.properties.tokensPerSecond, data: data24 };
            vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
          }
        }
        if (data23.latencySeconds !== void 0) {
          let data25 = data23.latencySeconds;
          if (typeof data25 == "number" && isFinite(data25)) {
            if (data25 < 0 || isNaN(data25)) {
              let err66 = { instancePath: instancePath + "/transfer/latencySeconds", schemaPath: "#/properties/transfer/properties/latencySeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema102.properties.transfer.properties.latencySeconds, data: data25 };
              vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
            }
          } else {
            let err67 = { instancePath: instancePath + "/transfer/latencySeconds", schemaPath: "#/properties/transfer/properties/latencySeconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema102.properties.transfer.properties.latencySeconds.type, parentSchema: schema102.properties.transfer.properties.latencySeconds, data: data25 };
            vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
          }
        }
      } else {
        let err68 = { instancePath: instancePath + "/transfer", schemaPath: "#/properties/transfer/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema102.properties.transfer.type, parentSchema: schema102.properties.transfer, data: data23 };
        vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
      }
    }
    if (data.faults !== void 0) {
      let data26 = data.faults;
      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
        for (let key4 in data26)
          if (!(key4 === "neverHealthy" || key4 === "dieAfterRequests" || key4 === "dieAfterSeconds" || key4 === "emptyAnswerRatio" || key4 === "errorRatio" || key4 === "hangRatio" || key4 === "resetRatio")) {
            let err69 = { instancePath: instancePath + "/faults", schemaPath: "#/$defs/faults/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema107, data: data26 };
            vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
          }
        if (data26.neverHealthy !== void 0) {
          let data27 = data26.neverHealthy;
          if (typeof data27 != "boolean") {
            let err70 = { instancePath: instancePath + "/faults/neverHealthy", schemaPath: "#/$defs/faults/properties/neverHealthy/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema107.properties.neverHealthy.type, parentSchema: schema107.properties.neverHealthy, data: data27 };
            vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
          }
        }
        if (data26.dieAfterRequests !== void 0) {
          let data28 = data26.dieAfterRequests;
          if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28) && isFinite(data28))) {
            let err71 = { instancePath: instancePath + "/faults/dieAfterRequests", schemaPath: "#/$defs/faults/properties/dieAfterRequests/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema107.properties.dieAfterRequests.type, parentSchema: schema107.properties.dieAfterRequests, data: data28 };
            vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
          }
          if (typeof data28 == "number" && isFinite(data28) && (data28 < 1 || isNaN(data28))) {
            let err72 = { instancePath: instancePath + "/faults/dieAfterRequests", schemaPath: "#/$defs/faults/properties/dieAfterRequests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema107.properties.dieAfterRequests, data: data28 };
            vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
          }
        }
        if (data26.dieAfterSeconds !== void 0) {
          let data29 = data26.dieAfterSeconds;
          if (typeof data29 == "number" && isFinite(data29)) {
            if (data29 <= 0 || isNaN(data29)) {
              let err73 = { instancePath: instancePath + "/faults/dieAfterSeconds", schemaPath: "#/$defs/faults/properties/dieAfterSeconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema107.properties.dieAfterSeconds, data: data29 };
              vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
            }
          } else {
            let err74 = { instancePath: instancePath + "/faults/dieAfterSeconds", schemaPath: "#/$defs/faults/properties/dieAfterSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema107.properties.dieAfterSeconds.type, parentSchema: schema107.properties.dieAfterSeconds, data: data29 };
            vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
          }
        }
        if (data26.emptyAnswerRatio !== void 0) {
          let data30 = data26.emptyAnswerRatio;
          if (typeof data30 == "number" && isFinite(data30)) {
            if (data30 > 1 || isNaN(data30)) {
              let err75 = { instancePath: instancePath + "/faults/emptyAnswerRatio", schemaPath: "#/$defs/faults/properties/emptyAnswerRatio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema107.properties.emptyAnswerRatio, data: data30 };
              vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
            }
            if (data30 < 0 || isNaN(data30)) {
              let err76 = { instancePath: instancePath + "/faults/emptyAnswerRatio", schemaPath: "#/$defs/faults/properties/emptyAnswerRatio/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema107.properties.emptyAnswerRatio, data: data30 };
              vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
            }
          } else {
            let err77 = { instancePath: instancePath + "/faults/emptyAnswerRatio", schemaPath: "#/$defs/faults/properties/emptyAnswerRatio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema107.properties.emptyAnswerRatio.type, parentSchema: schema107.properties.emptyAnswerRatio, data: data30 };
            vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
          }
        }
        if (data26.errorRatio !== void 0) {
          let data31 = data26.errorRatio;
          if (typeof data31 == "number" && isFinite(data31)) {
            if (data31 > 1 || isNaN(data31)) {
              let err78 = { instancePath: instancePath + "/faults/errorRatio", schemaPath: "#/$defs/faults/properties/errorRatio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema107.properties.errorRatio, data: data31 };
              vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
            }
            if (data31 < 0 || isNaN(data31)) {
              let err79 = { instancePath: instancePath + "/faults/errorRatio", schemaPath: "#/$defs/faults/properties/errorRatio/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema107.properties.errorRatio, data: data31 };
              vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
            }
          } else {
            let err80 = { instancePath: instancePath + "/faults/errorRatio", schemaPath: "#/$defs/faults/properties/errorRatio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema107.properties.errorRatio.type, parentSchema: schema107.properties.errorRatio, data: data31 };
            vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
          }
        }
        if (data26.hangRatio !== void 0) {
          let data32 = data26.hangRatio;
          if (typeof data32 == "number" && isFinite(data32)) {
            if (data32 > 1 || isNaN(data32)) {
              let err81 = { instancePath: instancePath + "/faults/hangRatio", schemaPath: "#/$defs/faults/properties/hangRatio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema107.properties.hangRatio, data: data32 };
              vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
            }
            if (data32 < 0 || isNaN(data32)) {
              let err82 = { instancePath: instancePath + "/faults/hangRatio", schemaPath: "#/$defs/faults/properties/hangRatio/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema107.properties.hangRatio, data: data32 };
              vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
            }
          } else {
            let err83 = { instancePath: instancePath + "/faults/hangRatio", schemaPath: "#/$defs/faults/properties/hangRatio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema107.properties.hangRatio.type, parentSchema: schema107.properties.hangRatio, data: data32 };
            vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
          }
        }
        if (data26.resetRatio !== void 0) {
          let data33 = data26.resetRatio;
          if (typeof data33 == "number" && isFinite(data33)) {
            if (data33 > 1 || isNaN(data33)) {
              let err84 = { instancePath: instancePath + "/faults/resetRatio", schemaPath: "#/$defs/faults/properties/resetRatio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema107.properties.resetRatio, data: data33 };
              vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
            }
            if (data33 < 0 || isNaN(data33)) {
              let err85 = { instancePath: instancePath + "/faults/resetRatio", schemaPath: "#/$defs/faults/properties/resetRatio/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema107.properties.resetRatio, data: data33 };
              vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
            }
          } else {
            let err86 = { instancePath: instancePath + "/faults/resetRatio", schemaPath: "#/$defs/faults/properties/resetRatio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema107.properties.resetRatio.type, parentSchema: schema107.properties.resetRatio, data: data33 };
            vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
          }
        }
      } else {
        let err87 = { instancePath: instancePath + "/faults", schemaPath: "#/$defs/faults/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema107.type, parentSchema: schema107, data: data26 };
        vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
      }
    }
    if (data.oracle !== void 0) {
      let data34 = data.oracle;
      if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
        if (data34.path === void 0) {
          let err88 = { instancePath: instancePath + "/oracle", schemaPath: "#/$defs/oracle/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema108.required, parentSchema: schema108, data: data34 };
          vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
        }
        if (data34.accuracy === void 0) {
          let err89 = { instancePath: instancePath + "/oracle", schemaPath: "#/$defs/oracle/required", keyword: "required", params: { missingProperty: "accuracy" }, message: "must have required property 'accuracy'", schema: schema108.required, parentSchema: schema108, data: data34 };
          vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
        }
        if (data34.seed === void 0) {
          let err90 = { instancePath: instancePath + "/oracle", schemaPath: "#/$defs/oracle/required", keyword: "required", params: { missingProperty: "seed" }, message: "must have required property 'seed'", schema: schema108.required, parentSchema: schema108, data: data34 };
          vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
        }
        for (let key5 in data34)
          if (!(key5 === "path" || key5 === "accuracy" || key5 === "seed")) {
            let err91 = { instancePath: instancePath + "/oracle", schemaPath: "#/$defs/oracle/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema108, data: data34 };
            vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
          }
        if (data34.path !== void 0) {
          let data35 = data34.path;
          if (typeof data35 == "string") {
            if (func2(data35) < 1) {
              let err92 = { instancePath: instancePath + "/oracle/path", schemaPath: "#/$defs/oracle/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema108.properties.path, data: data35 };
              vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
            }
          } else {
            let err93 = { instancePath: instancePath + "/oracle/path", schemaPath: "#/$defs/oracle/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.path.type, parentSchema: schema108.properties.path, data: data35 };
            vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
          }
        }
        if (data34.accuracy !== void 0) {
          let data36 = data34.accuracy;
          if (typeof data36 == "number" && isFinite(data36)) {
            if (data36 > 1 || isNaN(data36)) {
              let err94 = { instancePath: instancePath + "/oracle/accuracy", schemaPath: "#/$defs/oracle/properties/accuracy/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema108.properties.accuracy, data: data36 };
              vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
            }
            if (data36 < 0 || isNaN(data36)) {
              let err95 = { instancePath: instancePath + "/oracle/accuracy", schemaPath: "#/$defs/oracle/properties/accuracy/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema108.properties.accuracy, data: data36 };
              vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
            }
          } else {
            let err96 = { instancePath: instancePath + "/oracle/accuracy", schemaPath: "#/$defs/oracle/properties/accuracy/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema108.properties.accuracy.type, parentSchema: schema108.properties.accuracy, data: data36 };
            vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
          }
        }
        if (data34.seed !== void 0) {
          let data37 = data34.seed;
          if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37) && isFinite(data37))) {
            let err97 = { instancePath: instancePath + "/oracle/seed", schemaPath: "#/$defs/oracle/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema108.properties.seed.type, parentSchema: schema108.properties.seed, data: data37 };
            vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
          }
          if (typeof data37 == "number" && isFinite(data37) && (data37 < 0 || isNaN(data37))) {
            let err98 = { instancePath: instancePath + "/oracle/seed", schemaPath: "#/$defs/oracle/properties/seed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema108.properties.seed, data: data37 };
            vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
          }
        }
      } else {
        let err99 = { instancePath: instancePath + "/oracle", schemaPath: "#/$defs/oracle/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema108.type, parentSchema: schema108, data: data34 };
        vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
      }
    }
    if (data.gpuMetricsPath !== void 0) {
      let data38 = data.gpuMetricsPath;
      if (typeof data38 == "string") {
        if (func2(data38) < 1) {
          let err100 = { instancePath: instancePath + "/gpuMetricsPath", schemaPath: "#/properties/gpuMetricsPath/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema102.properties.gpuMetricsPath, data: data38 };
          vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
        }
      } else {
        let err101 = { instancePath: instancePath + "/gpuMetricsPath", schemaPath: "#/properties/gpuMetricsPath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema102.properties.gpuMetricsPath.type, parentSchema: schema102.properties.gpuMetricsPath, data: data38 };
        vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
      }
    }
    if (data.gpuMetricsIntervalMs !== void 0) {
      let data39 = data.gpuMetricsIntervalMs;
      if (!(typeof data39 == "number" && !(data39 % 1) && !isNaN(data39) && isFinite(data39))) {
        let err102 = { instancePath: instancePath + "/gpuMetricsIntervalMs", schemaPath: "#/properties/gpuMetricsIntervalMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema102.properties.gpuMetricsIntervalMs.type, parentSchema: schema102.properties.gpuMetricsIntervalMs, data: data39 };
        vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
      }
      if (typeof data39 == "number" && isFinite(data39) && (data39 < 1 || isNaN(data39))) {
        let err103 = { instancePath: instancePath + "/gpuMetricsIntervalMs", schemaPath: "#/properties/gpuMetricsIntervalMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema102.properties.gpuMetricsIntervalMs, data: data39 };
        vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
      }
    }
  } else {
    let err104 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema102.type, parentSchema: schema102, data };
    vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
  }
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var site = validate73, schema109 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/site.v1.json", title: "Site", description: "Where engines run: launcher, scheduler, containers, models and nodes to avoid. One file per cluster or machine.", type: "object", additionalProperties: !1, required: ["launcher"], properties: { launcher: { enum: ["process", "docker", "slurm", "srtctl"], description: "process: on this host; docker: a container on this host; slurm: jobs of a Slurm cluster; srtctl: srt-slurm submits the job." }, slurm: { $ref: "#/$defs/slurm" }, container: { $ref: "#/$defs/container" }, srtctl: { $ref: "#/$defs/srtctl" }, models: { type: "object", description: "Folder of each model on the nodes, by its name on the hub. Other models go by their name.", additionalProperties: { $ref: "#/$defs/absolutePath" } }, "draft-models": { type: "object", description: "Folder of the separate draft model, by the name of the model it drafts for.", additionalProperties: { $ref: "#/$defs/absolutePath" } }, "pass-environment": { type: "array", uniqueItems: !0, items: { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, description: "Names of environment variables of the runner that engines get, e.g. HF_TOKEN. Nothing else of it reaches them." }, "default-engine-flags": { type: "object", description: "Engine flags for points without a recipe, e.g. mem-fraction-static." } }, $defs: { word: { type: "string", pattern: "^[^\\s\"'\\\\`$]+$", description: "One word without blanks, quotes or shell signs." }, absolutePath: { type: "string", pattern: "^/[^\\s,:\"'\\\\`$]*$", description: "An absolute path without blanks, commas or colons." }, pool: { type: "object", additionalProperties: !1, description: "Where nodes of one pool come from, when not from the partition of all.", properties: { partition: { $ref: "#/$defs/word", description: "Partition of this pool's nodes." }, constraint: { $ref: "#/$defs/word", description: "Node features that this pool needs." }, gres: { $ref: "#/$defs/word", description: "As above, for this pool." } } }, slurm: { type: "object", additionalProperties: !1, required: ["partition", "gpus-per-node", "time-limit-minutes"], description: "The Slurm cluster.", properties: { partition: { $ref: "#/$defs/word", description: "Partition of all nodes, unless a pool names its own." }, account: { $ref: "#/$defs/word", description: "Account that is charged." }, qos: { $ref: "#/$defs/word", description: "Quality of service." }, constraint: { $ref: "#/$defs/word", description: "Node features that every node needs." }, "gpus-per-node": { type: "integer", minimum: 1, description: "GPUs of one node." }, gres: { $ref: "#/$defs/word", description: "How GPUs are asked for; {gpus} becomes their number per node. gpu:{gpus} when absent, none where whole nodes are given." }, exclusive: { type: "boolean", description: "Nodes are not shared with other jobs. true when absent." }, memory: { $ref: "#/$defs/word", description: "Memory per node as sbatch reads it; 0 is all of it." }, "time-limit-minutes": { type: "integer", minimum: 1, description: "Longest allocation of a point, from start to end." }, "queue-limit-minutes": { type: "integer", minimum: 1, description: "Longest wait for nodes before the job is cancelled. 720 when absent." }, pools: { type: "object", additionalProperties: !1, description: "Pools with nodes of their own kind; they become components of one heterogeneous job.", properties: { prefill: { $ref: "#/$defs/pool", description: "Nodes of prefill workers." }, decode: { $ref: "#/$defs/pool", description: "Nodes of decode workers." } } }, exclude: { type: "array", description: "Nodes to avoid, each until a date.", items: { type: "object", additionalProperties: !1, required: ["nodes", "until", "reason"], properties: { nodes: { $ref: "#/$defs/word", description: "A node or a list as Slurm writes it, e.g. b300-[003-004]." }, until: { type: "string", pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", description: "Last day of the exclusion, UTC, YYYY-MM-DD." }, reason: { type: "string", minLength: 1, description: "What is wrong with the node, for who reads this later." } } } }, "network-interface": { $ref: "#/$defs/word", description: "Interface whose address nodes reach each other at; the scheduler's address of the node when absent." }, "sbatch-options": { type: "object", description: "Further options of sbatch by long name, e.g. reservation: bench. true for an option without a value.", propertyNames: { pattern: "^[a-z][a-z0-9-]*$" }, additionalProperties: { anyOf: [{ $ref: "#/$defs/word" }, { const: !0 }], description: "The value." } }, "srun-options": { type: "object", description: "Further options of every srun, likewise.", propertyNames: { pattern: "^[a-z][a-z0-9-]*$" }, additionalProperties: { anyOf: [{ $ref: "#/$defs/word" }, { const: !0 }], description: "The value." } }, mpi: { $ref: "#/$defs/word", description: "Value of srun --mpi for engines that start through MPI. pmix when absent." }, "poll-seconds": { type: "number", minimum: 0.1, description: "Time between two questions about a job. 5 when absent." }, "command-timeout-seconds": { type: "number", minimum: 1, description: "Longest answer of one command of the scheduler. 20 when absent." }, "file-lag-seconds": { type: "number", minimum: 0, description: "How long a file that a node wrote may stay invisible here. 30 when absent." } } }, container: { type: "object", additionalProperties: !1, required: ["runtime"], description: "Containers that engines run in.", properties: { runtime: { enum: ["none", "docker", "pyxis"], description: "docker: a docker-compatible command line; pyxis: container options of srun; none: as plain processes." }, mounts: { type: "array", description: "Folders of the node that containers see, beside the point's own and its model.", items: { type: "object", additionalProperties: !1, required: ["source"], properties: { source: { $ref: "#/$defs/absolutePath", description: "Folder on the node." }, target: { $ref: "#/$defs/absolutePath", description: "Where the container sees it; the same path when absent." }, "read-only": { type: "boolean", description: "true when absent." } } } }, environment: { type: "object", description: "Variables of every engine process, weaker than the recipe's, e.g. HF_HOME.", propertyNames: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, additionalProperties: { type: "string", description: "The value." } }, "image-cache": { $ref: "#/$defs/absolutePath", description: "Folder of squash files that all nodes share; images that are not there are imported once, under a lock. Without it pyxis imports for every start." }, "image-timeout-minutes": { type: "integer", minimum: 1, description: "Longest pull or import of an image. 60 when absent." }, images: { type: "object", description: "Files or folders that stand for images, by the name of the image.", additionalProperties: { $ref: "#/$defs/absolutePath", description: "The file or folder." } }, docker: { type: "object", additionalProperties: !1, description: "Options of docker; pyxis ignores them.", properties: { command: { type: "array", minItems: 1, items: { type: "string", minLength: 1 }, description: "Program and leading arguments, e.g. [sudo, docker] or [podman]. [docker] when absent." }, gpus: { enum: ["nvidia", "amd", "none"], description: "How containers get GPUs. nvidia when absent." }, ipc: { $ref: "#/$defs/word", description: "Value of --ipc. host when absent." }, "shm-size": { $ref: "#/$defs/word", description: "Value of --shm-size; only without --ipc=host." }, ulimits: { type: "object", additionalProperties: { $ref: "#/$defs/word", description: "The limit." }, description: 'Limits by name; memlock: "-1" and stack: "67108864" when absent.' }, user: { enum: ["caller", "image"], description: "caller: files in mounted folders belong to the runner's user. image: the image's user, for rootless daemons. caller when absent." }, memory: { $ref: "#/$defs/word", description: "Value of --memory: the container's limit of host memory." }, "extra-args": { type: "array", items: { type: "string", minLength: 1 }, description: "Further words of docker create, one each, e.g. --device=/dev/infiniband." } } } } }, srtctl: { type: "object", additionalProperties: !1, description: "srt-slurm's command line.", properties: { command: { type: "array", minItems: 1, items: { type: "string", minLength: 1 }, description: "Program and leading arguments. [srtctl] when absent." }, outputs: { $ref: "#/$defs/absolutePath", description: "Folder in which srt-slurm keeps a folder per job." }, "endpoint-port": { type: "integer", minimum: 1, maximum: 65535, description: "Port of the front end on the head node. 8000 when absent." }, "apply-args": { type: "array", items: { type: "string", minLength: 1 }, description: "Further words of srtctl apply, e.g. --no-preflight." } } } } }, schema127 = { type: "string", pattern: "^/[^\\s,:\"'\\\\`$]*$", description: "An absolute path without blanks, commas or colons." }, schema110 = { type: "object", additionalProperties: !1, required: ["partition", "gpus-per-node", "time-limit-minutes"], description: "The Slurm cluster.", properties: { partition: { $ref: "#/$defs/word", description: "Partition of all nodes, unless a pool names its own." }, account: { $ref: "#/$defs/word", description: "Account that is charged." }, qos: { $ref: "#/$defs/word", description: "Quality of service." }, constraint: { $ref: "#/$defs/word", description: "Node features that every node needs." }, "gpus-per-node": { type: "integer", minimum: 1, description: "GPUs of one node." }, gres: { $ref: "#/$defs/word", description: "How GPUs are asked for; {gpus} becomes their number per node. gpu:{gpus} when absent, none where whole nodes are given." }, exclusive: { type: "boolean", description: "Nodes are not shared with other jobs. true when absent." }, memory: { $ref: "#/$defs/word", description: "Memory per node as sbatch reads it; 0 is all of it." }, "time-limit-minutes": { type: "integer", minimum: 1, description: "Longest allocation of a point, from start to end." }, "queue-limit-minutes": { type: "integer", minimum: 1, description: "Longest wait for nodes before the job is cancelled. 720 when absent." }, pools: { type: "object", additionalProperties: !1, description: "Pools with nodes of their own kind; they become components of one heterogeneous job.", properties: { prefill: { $ref: "#/$defs/pool", description: "Nodes of prefill workers." }, decode: { $ref: "#/$defs/pool", description: "Nodes of decode workers." } } }, exclude: { type: "array", description: "Nodes to avoid, each until a date.", items: { type: "object", additionalProperties: !1, required: ["nodes", "until", "reason"], properties: { nodes: { $ref: "#/$defs/word", description: "A node or a list as Slurm writes it, e.g. b300-[003-004]." }, until: { type: "string", pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", description: "Last day of the exclusion, UTC, YYYY-MM-DD." }, reason: { type: "string", minLength: 1, description: "What is wrong with the node, for who reads this later." } } } }, "network-interface": { $ref: "#/$defs/word", description: "Interface whose address nodes reach each other at; the scheduler's address of the node when absent." }, "sbatch-options": { type: "object", description: "Further options of sbatch by long name, e.g. reservation: bench. true for an option without a value.", propertyNames: { pattern: "^[a-z][a-z0-9-]*$" }, additionalProperties: { anyOf: [{ $ref: "#/$defs/word" }, { const: !0 }], description: "The value." } }, "srun-options": { type: "object", description: "Further options of every srun, likewise.", propertyNames: { pattern: "^[a-z][a-z0-9-]*$" }, additionalProperties: { anyOf: [{ $ref: "#/$defs/word" }, { const: !0 }], description: "The value." } }, mpi: { $ref: "#/$defs/word", description: "Value of srun --mpi for engines that start through MPI. pmix when absent." }, "poll-seconds": { type: "number", minimum: 0.1, description: "Time between two questions about a job. 5 when absent." }, "command-timeout-seconds": { type: "number", minimum: 1, description: "Longest answer of one command of the scheduler. 20 when absent." }, "file-lag-seconds": { type: "number", minimum: 0, description: "How long a file that a node wrote may stay invisible here. 30 when absent." } } }, schema111 = { type: "string", pattern: "^[^\\s\"'\\\\`$]+$", description: "One word without blanks, quotes or shell signs." }, pattern30 = new RegExp("^[^\\s\"'\\\\`$]+$", "u"), pattern40 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", "u"), pattern42 = new RegExp("^[a-z][a-z0-9-]*$", "u"), schema117 = { type: "object", additionalProperties: !1, description: "Where nodes of one pool come from, when not from the partition of all.", properties: { partition: { $ref: "#/$defs/word", description: "Partition of this pool's nodes." }, constraint: { $ref: "#/$defs/word", description: "Node features that this pool needs." }, gres: { $ref: "#/$defs/word", description: "As above, for this pool." } } };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "partition" || key0 === "constraint" || key0 === "gres")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema117, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.partition !== void 0) {
      let data0 = data.partition;
      if (typeof data0 == "string") {
        if (!pattern30.test(data0)) {
          let err1 = { instancePath: instancePath + "/partition", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema111, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/partition", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.type, parentSchema: schema111, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.constraint !== void 0) {
      let data1 = data.constraint;
      if (typeof data1 == "string") {
        if (!pattern30.test(data1)) {
          let err3 = { instancePath: instancePath + "/constraint", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema111, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/constraint", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.type, parentSchema: schema111, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.gres !== void 0) {
      let data2 = data.gres;
      if (typeof data2 == "string") {
        if (!pattern30.test(data2)) {
          let err5 = { instancePath: instancePath + "/gres", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema111, data: data2 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/gres", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.type, parentSchema: schema111, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema117.type, parentSchema: schema117, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate75.errors = vErrors, errors === 0;
}
validate75.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.partition === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "partition" }, message: "must have required property 'partition'", schema: schema110.required, parentSchema: schema110, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data["gpus-per-node"] === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "gpus-per-node" }, message: "must have required property 'gpus-per-node'", schema: schema110.required, parentSchema: schema110, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data["time-limit-minutes"] === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time-limit-minutes" }, message: "must have required property 'time-limit-minutes'", schema: schema110.required, parentSchema: schema110, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema110.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema110, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.partition !== void 0) {
      let data0 = data.partition;
      if (typeof data0 == "string") {
        if (!pattern30.test(data0)) {
          let err4 = { instancePath: instancePath + "/partition", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema111, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/partition", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.type, parentSchema: schema111, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.account !== void 0) {
      let data1 = data.account;
      if (typeof data1 == "string") {
        if (!pattern30.test(data1)) {
          let err6 = { instancePath: instancePath + "/account", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema111, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/account", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.type, parentSchema: schema111, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.qos !== void 0) {
      let data2 = data.qos;
      if (typeof data2 == "string") {
        if (!pattern30.test(data2)) {
          let err8 = { instancePath: instancePath + "/qos", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema111, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/qos", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.type, parentSchema: schema111, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.constraint !== void 0) {
      let data3 = data.constraint;
      if (typeof data3 == "string") {
        if (!pattern30.test(data3)) {
          let err10 = { instancePath: instancePath + "/constraint", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema111, data: data3 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/constraint", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.type, parentSchema: schema111, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data["gpus-per-node"] !== void 0) {
      let data4 = data["gpus-per-node"];
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err12 = { instancePath: instancePath + "/gpus-per-node", schemaPath: "#/properties/gpus-per-node/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema110.properties["gpus-per-node"].type, parentSchema: schema110.properties["gpus-per-node"], data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
        let err13 = { instancePath: instancePath + "/gpus-per-node", schemaPath: "#/properties/gpus-per-node/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema110.properties["gpus-per-node"], data: data4 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.gres !== void 0) {
      let data5 = data.gres;
      if (typeof data5 == "string") {
        if (!pattern30.test(data5)) {
          let err14 = { instancePath: instancePath + "/gres", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema111, data: data5 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/gres", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.type, parentSchema: schema111, data: data5 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.exclusive !== void 0) {
      let data6 = data.exclusive;
      if (typeof data6 != "boolean") {
        let err16 = { instancePath: instancePath + "/exclusive", schemaPath: "#/properties/exclusive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema110.properties.exclusive.type, parentSchema: schema110.properties.exclusive, data: data6 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.memory !== void 0) {
      let data7 = data.memory;
      if (typeof data7 == "string") {
        if (!pattern30.test(data7)) {
          let err17 = { instancePath: instancePath + "/memory", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema111, data: data7 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/memory", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.type, parentSchema: schema111, data: data7 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data["time-limit-minutes"] !== void 0) {
      let data8 = data["time-limit-minutes"];
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err19 = { instancePath: instancePath + "/time-limit-minutes", schemaPath: "#/properties/time-limit-minutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema110.properties["time-limit-minutes"].type, parentSchema: schema110.properties["time-limit-minutes"], data: data8 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err20 = { instancePath: instancePath + "/time-limit-minutes", schemaPath: "#/properties/time-limit-minutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema110.properties["time-limit-minutes"], data: data8 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data["queue-limit-minutes"] !== void 0) {
      let data9 = data["queue-limit-minutes"];
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err21 = { instancePath: instancePath + "/queue-limit-minutes", schemaPath: "#/properties/queue-limit-minutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema110.properties["queue-limit-minutes"].type, parentSchema: schema110.properties["queue-limit-minutes"], data: data9 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9) && (data9 < 1 || isNaN(data9))) {
        let err22 = { instancePath: instancePath + "/queue-limit-minutes", schemaPath: "#/properties/queue-limit-minutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema110.properties["queue-limit-minutes"], data: data9 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.pools !== void 0) {
      let data10 = data.pools;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        for (let key1 in data10)
          if (!(key1 === "prefill" || key1 === "decode")) {
            let err23 = { instancePath: instancePath + "/pools", schemaPath: "#/properties/pools/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema110.properties.pools, data: data10 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        data10.prefill !== void 0 && (validate75(data10.prefill, { instancePath: instancePath + "/pools/prefill", parentData: data10, parentDataProperty: "prefill", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length)), data10.decode !== void 0 && (validate75(data10.decode, { instancePath: instancePath + "/pools/decode", parentData: data10, parentDataProperty: "decode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length));
      } else {
        let err24 = { instancePath: instancePath + "/pools", schemaPath: "#/properties/pools/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema110.properties.pools.type, parentSchema: schema110.properties.pools, data: data10 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.exclude !== void 0) {
      let data13 = data.exclude;
      if (Array.isArray(data13)) {
        let len0 = data13.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data14 = data13[i0];
          if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
            if (data14.nodes === void 0) {
              let err25 = { instancePath: instancePath + "/exclude/" + i0, schemaPath: "#/properties/exclude/items/required", keyword: "required", params: { missingProperty: "nodes" }, message: "must have required property 'nodes'", schema: schema110.properties.exclude.items.required, parentSchema: schema110.properties.exclude.items, data: data14 };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            if (data14.until === void 0) {
              let err26 = { instancePath: instancePath + "/exclude/" + i0, schemaPath: "#/properties/exclude/items/required", keyword: "required", params: { missingProperty: "until" }, message: "must have required property 'until'", schema: schema110.properties.exclude.items.required, parentSchema: schema110.properties.exclude.items, data: data14 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
            if (data14.reason === void 0) {
              let err27 = { instancePath: instancePath + "/exclude/" + i0, schemaPath: "#/properties/exclude/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema110.properties.exclude.items.required, parentSchema: schema110.properties.exclude.items, data: data14 };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
            for (let key2 in data14)
              if (!(key2 === "nodes" || key2 === "until" || key2 === "reason")) {
                let err28 = { instancePath: instancePath + "/exclude/" + i0, schemaPath: "#/properties/exclude/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema110.properties.exclude.items, data: data14 };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
              }
            if (data14.nodes !== void 0) {
              let data15 = data14.nodes;
              if (typeof data15 == "string") {
                if (!pattern30.test(data15)) {
                  let err29 = { instancePath: instancePath + "/exclude/" + i0 + "/nodes", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema111, data: data15 };
                  vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                }
              } else {
                let err30 = { instancePath: instancePath + "/exclude/" + i0 + "/nodes", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.type, parentSchema: schema111, data: data15 };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
            }
            if (data14.until !== void 0) {
              let data16 = data14.until;
              if (typeof data16 == "string") {
                if (!pattern40.test(data16)) {
                  let err31 = { instancePath: instancePath + "/exclude/" + i0 + "/until", schemaPath: "#/properties/exclude/items/properties/until/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" }, message: 'must match pattern "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"', schema: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", parentSchema: schema110.properties.exclude.items.properties.until, data: data16 };
                  vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                }
              } else {
                let err32 = { instancePath: instancePath + "/exclude/" + i0 + "/until", schemaPath: "#/properties/exclude/items/properties/until/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema110.properties.exclude.items.properties.until.type, parentSchema: schema110.properties.exclude.items.properties.until, data: data16 };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
              }
            }
            if (data14.reason !== void 0) {
              let data17 = data14.reason;
              if (typeof data17 == "string") {
                if (func2(data17) < 1) {
                  let err33 = { instancePath: instancePath + "/exclude/" + i0 + "/reason", schemaPath: "#/properties/exclude/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema110.properties.exclude.items.properties.reason, data: data17 };
                  vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                }
              } else {
                let err34 = { instancePath: instancePath + "/exclude/" + i0 + "/reason", schemaPath: "#/properties/exclude/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema110.properties.exclude.items.properties.reason.type, parentSchema: schema110.properties.exclude.items.properties.reason, data: data17 };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
              }
            }
          } else {
            let err35 = { instancePath: instancePath + "/exclude/" + i0, schemaPath: "#/properties/exclude/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema110.properties.exclude.items.type, parentSchema: schema110.properties.exclude.items, data: data14 };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
        }
      } else {
        let err36 = { instancePath: instancePath + "/exclude", schemaPath: "#/properties/exclude/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema110.properties.exclude.type, parentSchema: schema110.properties.exclude, data: data13 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data["network-interface"] !== void 0) {
      let data18 = data["network-interface"];
      if (typeof data18 == "string") {
        if (!pattern30.test(data18)) {
          let err37 = { instancePath: instancePath + "/network-interface", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema111, data: data18 };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
      } else {
        let err38 = { instancePath: instancePath + "/network-interface", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.type, parentSchema: schema111, data: data18 };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data["sbatch-options"] !== void 0) {
      let data19 = data["sbatch-options"];
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        for (let key3 in data19) {
          let _errs50 = errors;
          if (typeof key3 == "string" && !pattern42.test(key3)) {
            let err39 = { instancePath: instancePath + "/sbatch-options", schemaPath: "#/properties/sbatch-options/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*$" }, message: 'must match pattern "^[a-z][a-z0-9-]*$"', schema: "^[a-z][a-z0-9-]*$", parentSchema: schema110.properties["sbatch-options"].propertyNames, data: key3, propertyName: key3 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
          var valid13 = _errs50 === errors;
          if (!valid13) {
            let err40 = { instancePath: instancePath + "/sbatch-options", schemaPath: "#/properties/sbatch-options/propertyNames", keyword: "propertyNames", params: { propertyName: key3 }, message: "property name must be valid", schema: schema110.properties["sbatch-options"].propertyNames, parentSchema: schema110.properties["sbatch-options"], data: data19 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        }
        for (let key4 in data19) {
          let data20 = data19[key4], _errs53 = errors, valid15 = !1, _errs54 = errors;
          if (typeof data20 == "string") {
            if (!pattern30.test(data20)) {
              let err41 = { instancePath: instancePath + "/sbatch-options/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema111, data: data20 };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
          } else {
            let err42 = { instancePath: instancePath + "/sbatch-options/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.type, parentSchema: schema111, data: data20 };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
          var _valid0 = _errs54 === errors;
          valid15 = valid15 || _valid0;
          let _errs57 = errors;
          if (data20 !== !0) {
            let err43 = { instancePath: instancePath + "/sbatch-options/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sbatch-options/additionalProperties/anyOf/1/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant", schema: !0, parentSchema: schema110.properties["sbatch-options"].additionalProperties.anyOf[1], data: data20 };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
          var _valid0 = _errs57 === errors;
          if (valid15 = valid15 || _valid0, valid15)
            errors = _errs53, vErrors !== null && (_errs53 ? vErrors.length = _errs53 : vErrors = null);
          else {
            let err44 = { instancePath: instancePath + "/sbatch-options/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sbatch-options/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema110.properties["sbatch-options"].additionalProperties.anyOf, parentSchema: schema110.properties["sbatch-options"].additionalProperties, data: data20 };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
      } else {
        let err45 = { instancePath: instancePath + "/sbatch-options", schemaPath: "#/properties/sbatch-options/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema110.properties["sbatch-options"].type, parentSchema: schema110.properties["sbatch-options"], data: data19 };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data["srun-options"] !== void 0) {
      let data21 = data["srun-options"];
      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        for (let key5 in data21) {
          let _errs60 = errors;
          if (typeof key5 == "string" && !pattern42.test(key5)) {
            let err46 = { instancePath: instancePath + "/srun-options", schemaPath: "#/properties/srun-options/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*$" }, message: 'must match pattern "^[a-z][a-z0-9-]*$"', schema: "^[a-z][a-z0-9-]*$", parentSchema: schema110.properties["srun-options"].propertyNames, data: key5, propertyName: key5 };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
          var valid17 = _errs60 === errors;
          if (!valid17) {
            let err47 = { instancePath: instancePath + "/srun-options", schemaPath: "#/properties/srun-options/propertyNames", keyword: "propertyNames", params: { propertyName: key5 }, message: "property name must be valid", schema: schema110.properties["srun-options"].propertyNames, parentSchema: schema110.properties["srun-options"], data: data21 };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
        }
        for (let key6 in data21) {
          let data22 = data21[key6], _errs63 = errors, valid19 = !1, _errs64 = errors;
          if (typeof data22 == "string") {
            if (!pattern30.test(data22)) {
              let err48 = { instancePath: instancePath + "/srun-options/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema111, data: data22 };
              vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
            }
          } else {
            let err49 = { instancePath: instancePath + "/srun-options/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.type, parentSchema: schema111, data: data22 };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
          }
          var _valid1 = _errs64 === errors;
          valid19 = valid19 || _valid1;
          let _errs67 = errors;
          if (data22 !== !0) {
            let err50 = { instancePath: instancePath + "/srun-options/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/srun-options/additionalProperties/anyOf/1/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant", schema: !0, parentSchema: schema110.properties["srun-options"].additionalProperties.anyOf[1], data: data22 };
            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
          }
          var _valid1 = _errs67 === errors;
          if (valid19 = valid19 || _valid1, valid19)
            errors = _errs63, vErrors !== null && (_errs63 ? vErrors.length = _errs63 : vErrors = null);
          else {
            let err51 = { instancePath: instancePath + "/srun-options/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/srun-options/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema110.properties["srun-options"].additionalProperties.anyOf, parentSchema: schema110.properties["srun-options"].additionalProperties, data: data22 };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
        }
      } else {
        let err52 = { instancePath: instancePath + "/srun-options", schemaPath: "#/properties/srun-options/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema110.properties["srun-options"].type, parentSchema: schema110.properties["srun-options"], data: data21 };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.mpi !== void 0) {
      let data23 = data.mpi;
      if (typeof data23 == "string") {
        if (!pattern30.test(data23)) {
          let err53 = { instancePath: instancePath + "/mpi", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema111, data: data23 };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
      } else {
        let err54 = { instancePath: instancePath + "/mpi", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.type, parentSchema: schema111, data: data23 };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data["poll-seconds"] !== void 0) {
      let data24 = data["poll-seconds"];
      if (typeof data24 == "number" && isFinite(data24)) {
        if (data24 < 0.1 || isNaN(data24)) {
          let err55 = { instancePath: instancePath + "/poll-seconds", schemaPath: "#/properties/poll-seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.1 }, message: "must be >= 0.1", schema: 0.1, parentSchema: schema110.properties["poll-seconds"], data: data24 };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
      } else {
        let err56 = { instancePath: instancePath + "/poll-seconds", schemaPath: "#/properties/poll-seconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema110.properties["poll-seconds"].type, parentSchema: schema110.properties["poll-seconds"], data: data24 };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data["command-timeout-seconds"] !== void 0) {
      let data25 = data["command-timeout-seconds"];
      if (typeof data25 == "number" && isFinite(data25)) {
        if (data25 < 1 || isNaN(data25)) {
          let err57 = { instancePath: instancePath + "/command-timeout-seconds", schemaPath: "#/properties/command-timeout-seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema110.properties["command-timeout-seconds"], data: data25 };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
      } else {
        let err58 = { instancePath: instancePath + "/command-timeout-seconds", schemaPath: "#/properties/command-timeout-seconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema110.properties["command-timeout-seconds"].type, parentSchema: schema110.properties["command-timeout-seconds"], data: data25 };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data["file-lag-seconds"] !== void 0) {
      let data26 = data["file-lag-seconds"];
      if (typeof data26 == "number" && isFinite(data26)) {
        if (data26 < 0 || isNaN(data26)) {
          let err59 = { instancePath: instancePath + "/file-lag-seconds", schemaPath: "#/properties/file-lag-seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema110.properties["file-lag-seconds"], data: data26 };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
      } else {
        let err60 = { instancePath: instancePath + "/file-lag-seconds", schemaPath: "#/properties/file-lag-seconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema110.properties["file-lag-seconds"].type, parentSchema: schema110.properties["file-lag-seconds"], data: data26 };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
  } else {
    let err61 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema110.type, parentSchema: schema110, data };
    vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
  }
  return validate74.errors = vErrors, errors === 0;
}
validate74.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema126 = { type: "object", additionalProperties: !1, required: ["runtime"], description: "Containers that engines run in.", properties: { runtime: { enum: ["none", "docker", "pyxis"], description: "docker: a docker-compatible command line; pyxis: container options of srun; none: as plain processes." }, mounts: { type: "array", description: "Folders of the node that containers see, beside the point's own and its model.", items: { type: "object", additionalProperties: !1, required: ["source"], properties: { source: { $ref: "#/$defs/absolutePath", description: "Folder on the node." }, target: { $ref: "#/$defs/absolutePath", description: "Where the container sees it; the same path when absent." }, "read-only": { type: "boolean", description: "true when absent." } } } }, environment: { type: "object", description: "Variables of every engine process, weaker than the recipe's, e.g. HF_HOME.", propertyNames: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, additionalProperties: { type: "string", description: "The value." } }, "image-cache": { $ref: "#/$defs/absolutePath", description: "Folder of squash files that all nodes share; images that are not there are imported once, under a lock. Without it pyxis imports for every start." }, "image-timeout-minutes": { type: "integer", minimum: 1, description: "Longest pull or import of an image. 60 when absent." }, images: { type: "object", description: "Files or folders that stand for images, by the name of the image.", additionalProperties: { $ref: "#/$defs/absolutePath", description: "The file or folder." } }, docker: { type: "object", additionalProperties: !1, description: "Options of docker; pyxis ignores them.", properties: { command: { type: "array", minItems: 1, items: { type: "string", minLength: 1 }, description: "Program and leading arguments, e.g. [sudo, docker] or [podman]. [docker] when absent." }, gpus: { enum: ["nvidia", "amd", "none"], description: "How containers get GPUs. nvidia when absent." }, ipc: { $ref: "#/$defs/word", description: "Value of --ipc. host when absent." }, "shm-size": { $ref: "#/$defs/word", description: "Value of --shm-size; only without --ipc=host." }, ulimits: { type: "object", additionalProperties: { $ref: "#/$defs/word", description: "The limit." }, description: 'Limits by name; memlock: "-1" and stack: "67108864" when absent.' }, user: { enum: ["caller", "image"], description: "caller: files in mounted folders belong to the runner's user. image: the image's user, for rootless daemons. caller when absent." }, memory: { $ref: "#/$defs/word", description: "Value of --memory: the container's limit of host memory." }, "extra-args": { type: "array", items: { type: "string", minLength: 1 }, description: "Further words of docker create, one each, e.g. --device=/dev/infiniband." } } } } }, pattern47 = new RegExp("^/[^\\s,:\"'\\\\`$]*$", "u"), pattern49 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.runtime === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runtime" }, message: "must have required property 'runtime'", schema: schema126.required, parentSchema: schema126, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "runtime" || key0 === "mounts" || key0 === "environment" || key0 === "image-cache" || key0 === "image-timeout-minutes" || key0 === "images" || key0 === "docker")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema126, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.runtime !== void 0) {
      let data0 = data.runtime;
      if (!(data0 === "none" || data0 === "docker" || data0 === "pyxis")) {
        let err2 = { instancePath: instancePath + "/runtime", schemaPath: "#/properties/runtime/enum", keyword: "enum", params: { allowedValues: schema126.properties.runtime.enum }, message: "must be equal to one of the allowed values", schema: schema126.properties.runtime.enum, parentSchema: schema126.properties.runtime, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.mounts !== void 0) {
      let data1 = data.mounts;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.source === void 0) {
              let err3 = { instancePath: instancePath + "/mounts/" + i0, schemaPath: "#/properties/mounts/items/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'", schema: schema126.properties.mounts.items.required, parentSchema: schema126.properties.mounts.items, data: data2 };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            for (let key1 in data2)
              if (!(key1 === "source" || key1 === "target" || key1 === "read-only")) {
                let err4 = { instancePath: instancePath + "/mounts/" + i0, schemaPath: "#/properties/mounts/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema126.properties.mounts.items, data: data2 };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            if (data2.source !== void 0) {
              let data3 = data2.source;
              if (typeof data3 == "string") {
                if (!pattern47.test(data3)) {
                  let err5 = { instancePath: instancePath + "/mounts/" + i0 + "/source", schemaPath: "#/$defs/absolutePath/pattern", keyword: "pattern", params: { pattern: "^/[^\\s,:\"'\\\\`$]*$" }, message: 'must match pattern "^/[^\\s,:"\'\\\\`$]*$"', schema: "^/[^\\s,:\"'\\\\`$]*$", parentSchema: schema127, data: data3 };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
              } else {
                let err6 = { instancePath: instancePath + "/mounts/" + i0 + "/source", schemaPath: "#/$defs/absolutePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.type, parentSchema: schema127, data: data3 };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
            }
            if (data2.target !== void 0) {
              let data4 = data2.target;
              if (typeof data4 == "string") {
                if (!pattern47.test(data4)) {
                  let err7 = { instancePath: instancePath + "/mounts/" + i0 + "/target", schemaPath: "#/$defs/absolutePath/pattern", keyword: "pattern", params: { pattern: "^/[^\\s,:\"'\\\\`$]*$" }, message: 'must match pattern "^/[^\\s,:"\'\\\\`$]*$"', schema: "^/[^\\s,:\"'\\\\`$]*$", parentSchema: schema127, data: data4 };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              } else {
                let err8 = { instancePath: instancePath + "/mounts/" + i0 + "/target", schemaPath: "#/$defs/absolutePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.type, parentSchema: schema127, data: data4 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            }
            if (data2["read-only"] !== void 0) {
              let data5 = data2["read-only"];
              if (typeof data5 != "boolean") {
                let err9 = { instancePath: instancePath + "/mounts/" + i0 + "/read-only", schemaPath: "#/properties/mounts/items/properties/read-only/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema126.properties.mounts.items.properties["read-only"].type, parentSchema: schema126.properties.mounts.items.properties["read-only"], data: data5 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
            }
          } else {
            let err10 = { instancePath: instancePath + "/mounts/" + i0, schemaPath: "#/properties/mounts/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema126.properties.mounts.items.type, parentSchema: schema126.properties.mounts.items, data: data2 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
      } else {
        let err11 = { instancePath: instancePath + "/mounts", schemaPath: "#/properties/mounts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema126.properties.mounts.type, parentSchema: schema126.properties.mounts, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.environment !== void 0) {
      let data6 = data.environment;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (let key2 in data6) {
          let _errs18 = errors;
          if (typeof key2 == "string" && !pattern49.test(key2)) {
            let err12 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', schema: "^[A-Za-z_][A-Za-z0-9_]*$", parentSchema: schema126.properties.environment.propertyNames, data: key2, propertyName: key2 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
          var valid6 = _errs18 === errors;
          if (!valid6) {
            let err13 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid", schema: schema126.properties.environment.propertyNames, parentSchema: schema126.properties.environment, data: data6 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
        for (let key3 in data6) {
          let data7 = data6[key3];
          if (typeof data7 != "string") {
            let err14 = { instancePath: instancePath + "/environment/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/environment/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema126.properties.environment.additionalProperties.type, parentSchema: schema126.properties.environment.additionalProperties, data: data7 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      } else {
        let err15 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema126.properties.environment.type, parentSchema: schema126.properties.environment, data: data6 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data["image-cache"] !== void 0) {
      let data8 = data["image-cache"];
      if (typeof data8 == "string") {
        if (!pattern47.test(data8)) {
          let err16 = { instancePath: instancePath + "/image-cache", schemaPath: "#/$defs/absolutePath/pattern", keyword: "pattern", params: { pattern: "^/[^\\s,:\"'\\\\`$]*$" }, message: 'must match pattern "^/[^\\s,:"\'\\\\`$]*$"', schema: "^/[^\\s,:\"'\\\\`$]*$", parentSchema: schema127, data: data8 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/image-cache", schemaPath: "#/$defs/absolutePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.type, parentSchema: schema127, data: data8 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data["image-timeout-minutes"] !== void 0) {
      let data9 = data["image-timeout-minutes"];
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err18 = { instancePath: instancePath + "/image-timeout-minutes", schemaPath: "#/properties/image-timeout-minutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema126.properties["image-timeout-minutes"].type, parentSchema: schema126.properties["image-timeout-minutes"], data: data9 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9) && (data9 < 1 || isNaN(data9))) {
        let err19 = { instancePath: instancePath + "/image-timeout-minutes", schemaPath: "#/properties/image-timeout-minutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema126.properties["image-timeout-minutes"], data: data9 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.images !== void 0) {
      let data10 = data.images;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10))
        for (let key4 in data10) {
          let data11 = data10[key4];
          if (typeof data11 == "string") {
            if (!pattern47.test(data11)) {
              let err20 = { instancePath: instancePath + "/images/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/absolutePath/pattern", keyword: "pattern", params: { pattern: "^/[^\\s,:\"'\\\\`$]*$" }, message: 'must match pattern "^/[^\\s,:"\'\\\\`$]*$"', schema: "^/[^\\s,:\"'\\\\`$]*$", parentSchema: schema127, data: data11 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          } else {
            let err21 = { instancePath: instancePath + "/images/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/absolutePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.type, parentSchema: schema127, data: data11 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
      else {
        let err22 = { instancePath: instancePath + "/images", schemaPath: "#/properties/images/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema126.properties.images.type, parentSchema: schema126.properties.images, data: data10 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.docker !== void 0) {
      let data12 = data.docker;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        for (let key5 in data12)
          if (!(key5 === "command" || key5 === "gpus" || key5 === "ipc" || key5 === "shm-size" || key5 === "ulimits" || key5 === "user" || key5 === "memory" || key5 === "extra-args")) {
            let err23 = { instancePath: instancePath + "/docker", schemaPath: "#/properties/docker/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema126.properties.docker, data: data12 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        if (data12.command !== void 0) {
          let data13 = data12.command;
          if (Array.isArray(data13)) {
            if (data13.length < 1) {
              let err24 = { instancePath: instancePath + "/docker/command", schemaPath: "#/properties/docker/properties/command/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema126.properties.docker.properties.command, data: data13 };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            let len1 = data13.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data14 = data13[i1];
              if (typeof data14 == "string") {
                if (func2(data14) < 1) {
                  let err25 = { instancePath: instancePath + "/docker/command/" + i1, schemaPath: "#/properties/docker/properties/command/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema126.properties.docker.properties.command.items, data: data14 };
                  vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                }
              } else {
                let err26 = { instancePath: instancePath + "/docker/command/" + i1, schemaPath: "#/properties/docker/properties/command/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema126.properties.docker.properties.command.items.type, parentSchema: schema126.properties.docker.properties.command.items, data: data14 };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
              }
            }
          } else {
            let err27 = { instancePath: instancePath + "/docker/command", schemaPath: "#/properties/docker/properties/command/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema126.properties.docker.properties.command.type, parentSchema: schema126.properties.docker.properties.command, data: data13 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
        if (data12.gpus !== void 0) {
          let data15 = data12.gpus;
          if (!(data15 === "nvidia" || data15 === "amd" || data15 === "none")) {
            let err28 = { instancePath: instancePath + "/docker/gpus", schemaPath: "#/properties/docker/properties/gpus/enum", keyword: "enum", params: { allowedValues: schema126.properties.docker.properties.gpus.enum }, message: "must be equal to one of the allowed values", schema: schema126.properties.docker.properties.gpus.enum, parentSchema: schema126.properties.docker.properties.gpus, data: data15 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        if (data12.ipc !== void 0) {
          let data16 = data12.ipc;
          if (typeof data16 == "string") {
            if (!pattern30.test(data16)) {
              let err29 = { instancePath: instancePath + "/docker/ipc", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema111, data: data16 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          } else {
            let err30 = { instancePath: instancePath + "/docker/ipc", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.type, parentSchema: schema111, data: data16 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
        if (data12["shm-size"] !== void 0) {
          let data17 = data12["shm-size"];
          if (typeof data17 == "string") {
            if (!pattern30.test(data17)) {
              let err31 = { instancePath: instancePath + "/docker/shm-size", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema111, data: data17 };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          } else {
            let err32 = { instancePath: instancePath + "/docker/shm-size", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.type, parentSchema: schema111, data: data17 };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
        }
        if (data12.ulimits !== void 0) {
          let data18 = data12.ulimits;
          if (data18 && typeof data18 == "object" && !Array.isArray(data18))
            for (let key6 in data18) {
              let data19 = data18[key6];
              if (typeof data19 == "string") {
                if (!pattern30.test(data19)) {
                  let err33 = { instancePath: instancePath + "/docker/ulimits/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema111, data: data19 };
                  vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                }
              } else {
                let err34 = { instancePath: instancePath + "/docker/ulimits/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.type, parentSchema: schema111, data: data19 };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
              }
            }
          else {
            let err35 = { instancePath: instancePath + "/docker/ulimits", schemaPath: "#/properties/docker/properties/ulimits/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema126.properties.docker.properties.ulimits.type, parentSchema: schema126.properties.docker.properties.ulimits, data: data18 };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
        }
        if (data12.user !== void 0) {
          let data20 = data12.user;
          if (!(data20 === "caller" || data20 === "image")) {
            let err36 = { instancePath: instancePath + "/docker/user", schemaPath: "#/properties/docker/properties/user/enum", keyword: "enum", params: { allowedValues: schema126.properties.docker.properties.user.enum }, message: "must be equal to one of the allowed values", schema: schema126.properties.docker.properties.user.enum, parentSchema: schema126.properties.docker.properties.user, data: data20 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
        if (data12.memory !== void 0) {
          let data21 = data12.memory;
          if (typeof data21 == "string") {
            if (!pattern30.test(data21)) {
              let err37 = { instancePath: instancePath + "/docker/memory", schemaPath: "#/$defs/word/pattern", keyword: "pattern", params: { pattern: "^[^\\s\"'\\\\`$]+$" }, message: 'must match pattern "^[^\\s"\'\\\\`$]+$"', schema: "^[^\\s\"'\\\\`$]+$", parentSchema: schema111, data: data21 };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
          } else {
            let err38 = { instancePath: instancePath + "/docker/memory", schemaPath: "#/$defs/word/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema111.type, parentSchema: schema111, data: data21 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        }
        if (data12["extra-args"] !== void 0) {
          let data22 = data12["extra-args"];
          if (Array.isArray(data22)) {
            let len2 = data22.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data23 = data22[i2];
              if (typeof data23 == "string") {
                if (func2(data23) < 1) {
                  let err39 = { instancePath: instancePath + "/docker/extra-args/" + i2, schemaPath: "#/properties/docker/properties/extra-args/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema126.properties.docker.properties["extra-args"].items, data: data23 };
                  vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                }
              } else {
                let err40 = { instancePath: instancePath + "/docker/extra-args/" + i2, schemaPath: "#/properties/docker/properties/extra-args/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema126.properties.docker.properties["extra-args"].items.type, parentSchema: schema126.properties.docker.properties["extra-args"].items, data: data23 };
                vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
              }
            }
          } else {
            let err41 = { instancePath: instancePath + "/docker/extra-args", schemaPath: "#/properties/docker/properties/extra-args/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema126.properties.docker.properties["extra-args"].type, parentSchema: schema126.properties.docker.properties["extra-args"], data: data22 };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
      } else {
        let err42 = { instancePath: instancePath + "/docker", schemaPath: "#/properties/docker/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema126.properties.docker.type, parentSchema: schema126.properties.docker, data: data12 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
  } else {
    let err43 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema126.type, parentSchema: schema126, data };
    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
  }
  return validate79.errors = vErrors, errors === 0;
}
validate79.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema135 = { type: "object", additionalProperties: !1, description: "srt-slurm's command line.", properties: { command: { type: "array", minItems: 1, items: { type: "string", minLength: 1 }, description: "Program and leading arguments. [srtctl] when absent." }, outputs: { $ref: "#/$defs/absolutePath", description: "Folder in which srt-slurm keeps a folder per job." }, "endpoint-port": { type: "integer", minimum: 1, maximum: 65535, description: "Port of the front end on the head node. 8000 when absent." }, "apply-args": { type: "array", items: { type: "string", minLength: 1 }, description: "Further words of srtctl apply, e.g. --no-preflight." } } };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "command" || key0 === "outputs" || key0 === "endpoint-port" || key0 === "apply-args")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema135, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.command !== void 0) {
      let data0 = data.command;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          let err1 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema135.properties.command, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 == "string") {
            if (func2(data1) < 1) {
              let err2 = { instancePath: instancePath + "/command/" + i0, schemaPath: "#/properties/command/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema135.properties.command.items, data: data1 };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
          } else {
            let err3 = { instancePath: instancePath + "/command/" + i0, schemaPath: "#/properties/command/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema135.properties.command.items.type, parentSchema: schema135.properties.command.items, data: data1 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
      } else {
        let err4 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema135.properties.command.type, parentSchema: schema135.properties.command, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.outputs !== void 0) {
      let data2 = data.outputs;
      if (typeof data2 == "string") {
        if (!pattern47.test(data2)) {
          let err5 = { instancePath: instancePath + "/outputs", schemaPath: "#/$defs/absolutePath/pattern", keyword: "pattern", params: { pattern: "^/[^\\s,:\"'\\\\`$]*$" }, message: 'must match pattern "^/[^\\s,:"\'\\\\`$]*$"', schema: "^/[^\\s,:\"'\\\\`$]*$", parentSchema: schema127, data: data2 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/outputs", schemaPath: "#/$defs/absolutePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.type, parentSchema: schema127, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data["endpoint-port"] !== void 0) {
      let data3 = data["endpoint-port"];
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err7 = { instancePath: instancePath + "/endpoint-port", schemaPath: "#/properties/endpoint-port/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema135.properties["endpoint-port"].type, parentSchema: schema135.properties["endpoint-port"], data: data3 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 65535 || isNaN(data3)) {
          let err8 = { instancePath: instancePath + "/endpoint-port", schemaPath: "#/properties/endpoint-port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535", schema: 65535, parentSchema: schema135.properties["endpoint-port"], data: data3 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err9 = { instancePath: instancePath + "/endpoint-port", schemaPath: "#/properties/endpoint-port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema135.properties["endpoint-port"], data: data3 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data["apply-args"] !== void 0) {
      let data4 = data["apply-args"];
      if (Array.isArray(data4)) {
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (typeof data5 == "string") {
            if (func2(data5) < 1) {
              let err10 = { instancePath: instancePath + "/apply-args/" + i1, schemaPath: "#/properties/apply-args/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema135.properties["apply-args"].items, data: data5 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
          } else {
            let err11 = { instancePath: instancePath + "/apply-args/" + i1, schemaPath: "#/properties/apply-args/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema135.properties["apply-args"].items.type, parentSchema: schema135.properties["apply-args"].items, data: data5 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/apply-args", schemaPath: "#/properties/apply-args/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema135.properties["apply-args"].type, parentSchema: schema135.properties["apply-args"], data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema135.type, parentSchema: schema135, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate81.errors = vErrors, errors === 0;
}
validate81.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.launcher === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "launcher" }, message: "must have required property 'launcher'", schema: schema109.required, parentSchema: schema109, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "launcher" || key0 === "slurm" || key0 === "container" || key0 === "srtctl" || key0 === "models" || key0 === "draft-models" || key0 === "pass-environment" || key0 === "default-engine-flags")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema109, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.launcher !== void 0) {
      let data0 = data.launcher;
      if (!(data0 === "process" || data0 === "docker" || data0 === "slurm" || data0 === "srtctl")) {
        let err2 = { instancePath: instancePath + "/launcher", schemaPath: "#/properties/launcher/enum", keyword: "enum", params: { allowedValues: schema109.properties.launcher.enum }, message: "must be equal to one of the allowed values", schema: schema109.properties.launcher.enum, parentSchema: schema109.properties.launcher, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.slurm !== void 0 && (validate74(data.slurm, { instancePath: instancePath + "/slurm", parentData: data, parentDataProperty: "slurm", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length)), data.container !== void 0 && (validate79(data.container, { instancePath: instancePath + "/container", parentData: data, parentDataProperty: "container", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length)), data.srtctl !== void 0 && (validate81(data.srtctl, { instancePath: instancePath + "/srtctl", parentData: data, parentDataProperty: "srtctl", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length)), data.models !== void 0) {
      let data4 = data.models;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4))
        for (let key1 in data4) {
          let data5 = data4[key1];
          if (typeof data5 == "string") {
            if (!pattern47.test(data5)) {
              let err3 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/absolutePath/pattern", keyword: "pattern", params: { pattern: "^/[^\\s,:\"'\\\\`$]*$" }, message: 'must match pattern "^/[^\\s,:"\'\\\\`$]*$"', schema: "^/[^\\s,:\"'\\\\`$]*$", parentSchema: schema127, data: data5 };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
          } else {
            let err4 = { instancePath: instancePath + "/models/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/absolutePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.type, parentSchema: schema127, data: data5 };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
      else {
        let err5 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema109.properties.models.type, parentSchema: schema109.properties.models, data: data4 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data["draft-models"] !== void 0) {
      let data6 = data["draft-models"];
      if (data6 && typeof data6 == "object" && !Array.isArray(data6))
        for (let key2 in data6) {
          let data7 = data6[key2];
          if (typeof data7 == "string") {
            if (!pattern47.test(data7)) {
              let err6 = { instancePath: instancePath + "/draft-models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/absolutePath/pattern", keyword: "pattern", params: { pattern: "^/[^\\s,:\"'\\\\`$]*$" }, message: 'must match pattern "^/[^\\s,:"\'\\\\`$]*$"', schema: "^/[^\\s,:\"'\\\\`$]*$", parentSchema: schema127, data: data7 };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          } else {
            let err7 = { instancePath: instancePath + "/draft-models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/absolutePath/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema127.type, parentSchema: schema127, data: data7 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      else {
        let err8 = { instancePath: instancePath + "/draft-models", schemaPath: "#/properties/draft-models/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema109.properties["draft-models"].type, parentSchema: schema109.properties["draft-models"], data: data6 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data["pass-environment"] !== void 0) {
      let data8 = data["pass-environment"];
      if (Array.isArray(data8)) {
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data9 = data8[i0];
          if (typeof data9 == "string") {
            if (!pattern49.test(data9)) {
              let err9 = { instancePath: instancePath + "/pass-environment/" + i0, schemaPath: "#/properties/pass-environment/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_]*$"', schema: "^[A-Za-z_][A-Za-z0-9_]*$", parentSchema: schema109.properties["pass-environment"].items, data: data9 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/pass-environment/" + i0, schemaPath: "#/properties/pass-environment/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.properties["pass-environment"].items.type, parentSchema: schema109.properties["pass-environment"].items, data: data9 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        let i1 = data8.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data8[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err11 = { instancePath: instancePath + "/pass-environment", schemaPath: "#/properties/pass-environment/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema109.properties["pass-environment"], data: data8 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/pass-environment", schemaPath: "#/properties/pass-environment/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema109.properties["pass-environment"].type, parentSchema: schema109.properties["pass-environment"], data: data8 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data["default-engine-flags"] !== void 0) {
      let data10 = data["default-engine-flags"];
      if (!(data10 && typeof data10 == "object" && !Array.isArray(data10))) {
        let err13 = { instancePath: instancePath + "/default-engine-flags", schemaPath: "#/properties/default-engine-flags/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema109.properties["default-engine-flags"].type, parentSchema: schema109.properties["default-engine-flags"], data: data10 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema109.type, parentSchema: schema109, data };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate73.errors = vErrors, errors === 0;
}
validate73.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var thresholds = validate83, schema139 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/thresholds.v1.json", title: "Thresholds", description: "Lowest acceptable score per task and per model. Looked up as models.<prefix>.<task>, then default.<task>; a task in neither has no threshold and fails, unless a minimum score was given by hand.", type: "object", additionalProperties: !1, minProperties: 1, properties: { default: { type: "object", additionalProperties: { type: "number", minimum: 0, maximum: 1 }, description: "Task name to lowest acceptable score in [0, 1], for every model without an entry of its own." }, models: { type: "object", additionalProperties: { type: "object", additionalProperties: { type: "number", minimum: 0, maximum: 1 } }, description: "Model prefix to task to lowest acceptable score in [0, 1]." } } };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema139, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "default" || key0 === "models")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema139, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.default !== void 0) {
      let data0 = data.default;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0))
        for (let key1 in data0) {
          let data1 = data0[key1];
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1 || isNaN(data1)) {
              let err2 = { instancePath: instancePath + "/default/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/default/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema139.properties.default.additionalProperties, data: data1 };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            if (data1 < 0 || isNaN(data1)) {
              let err3 = { instancePath: instancePath + "/default/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/default/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema139.properties.default.additionalProperties, data: data1 };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
          } else {
            let err4 = { instancePath: instancePath + "/default/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/default/additionalProperties/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema139.properties.default.additionalProperties.type, parentSchema: schema139.properties.default.additionalProperties, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
      else {
        let err5 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema139.properties.default.type, parentSchema: schema139.properties.default, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.models !== void 0) {
      let data2 = data.models;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2))
        for (let key2 in data2) {
          let data3 = data2[key2];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3))
            for (let key3 in data3) {
              let data4 = data3[key3];
              if (typeof data4 == "number" && isFinite(data4)) {
                if (data4 > 1 || isNaN(data4)) {
                  let err6 = { instancePath: instancePath + "/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/additionalProperties/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema139.properties.models.additionalProperties.additionalProperties, data: data4 };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
                if (data4 < 0 || isNaN(data4)) {
                  let err7 = { instancePath: instancePath + "/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/additionalProperties/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema139.properties.models.additionalProperties.additionalProperties, data: data4 };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              } else {
                let err8 = { instancePath: instancePath + "/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/additionalProperties/additionalProperties/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema139.properties.models.additionalProperties.additionalProperties.type, parentSchema: schema139.properties.models.additionalProperties.additionalProperties, data: data4 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            }
          else {
            let err9 = { instancePath: instancePath + "/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema139.properties.models.additionalProperties.type, parentSchema: schema139.properties.models.additionalProperties, data: data3 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      else {
        let err10 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema139.properties.models.type, parentSchema: schema139.properties.models, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema139.type, parentSchema: schema139, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate83.errors = vErrors, errors === 0;
}
validate83.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  changelog,
  evalTask,
  infxConfig,
  ingestReport,
  masterConfig,
  masterConfigMultiNodeEntry,
  masterConfigSingleNodeEntry,
  plan,
  recipe,
  runners,
  simEngine,
  site,
  thresholds
};
