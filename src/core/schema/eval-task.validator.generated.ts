// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
// @ts-nocheck: machine-written JavaScript; typed by schema-problems.ts
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
var evalTask = validate20, schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/eval-task.v1.json", title: "EvalTask", description: "A generative question set scored by exact match: the subset of an lm-eval task file that the built-in runner carries out, so that both runners can read the same file.", type: "object", additionalProperties: !1, required: ["task", "dataset_kwargs", "test_split", "doc_to_text", "doc_to_target", "filter_list", "metric_list"], properties: { task: { type: "string", pattern: "^[a-z0-9][a-z0-9_.-]*$", description: "Task name, lower case; the key of its threshold." }, dataset_path: { const: "json", description: "Local JSONL files; the only kind the built-in runner reads." }, dataset_kwargs: { type: "object", additionalProperties: !1, required: ["data_files"], description: "Where the documents are.", properties: { data_files: { type: "object", minProperties: 1, additionalProperties: { type: "string", minLength: 1 }, description: "Split name to JSONL file, relative to this file." } } }, test_split: { type: "string", description: "Split with the questions." }, fewshot_split: { type: "string", description: "Split with the worked examples; needed when num_fewshot is above 0." }, fewshot_config: { type: "object", additionalProperties: !1, required: ["sampler"], description: "How worked examples are chosen.", properties: { sampler: { const: "first_n", description: "The first num_fewshot documents of the split, for every question." } } }, num_fewshot: { type: "integer", minimum: 0, maximum: 64, description: "Worked examples before each question; 0 when absent." }, fewshot_as_multiturn: { type: "boolean", description: "Worked examples as user and assistant turns (true, lm-eval's default with a chat template) or joined in one user turn (false)." }, output_type: { const: "generate_until", description: "The only kind the built-in runner asks." }, doc_to_text: { type: "string", minLength: 1, description: "Prompt of one document; {{field}} inserts a field of it." }, doc_to_target: { type: "string", minLength: 1, description: "Reference answer of one document; {{field}} inserts a field of it." }, generation_kwargs: { type: "object", additionalProperties: !1, description: "Sampling of the answers.", properties: { until: { type: "array", items: { type: "string", minLength: 1 }, description: "Stop strings; the first four are sent." }, do_sample: { const: !1, description: "Answers are greedy." }, temperature: { const: 0, description: "Answers are greedy." } } }, filter_list: { type: "array", minItems: 1, description: "Every filter extracts an answer and is scored on its own.", items: { type: "object", additionalProperties: !1, required: ["name", "filter"], properties: { name: { type: "string", minLength: 1, description: "Name behind the comma of the metric, e.g. strict-match." }, filter: { type: "array", minItems: 1, description: "One regex step, then take_first.", items: { type: "object", additionalProperties: !1, required: ["function"], properties: { function: { enum: ["regex", "take_first"], description: "Step of the filter." }, regex_pattern: { type: "string", minLength: 1, description: "Python regular expression; its first non-empty group is the answer." }, group_select: { type: "integer", description: "Which of all matches counts: 0 the first (also when absent), -1 the last." }, fallback: { type: "string", description: "Answer when nothing matches; [invalid] when absent." } } } } } } }, metric_list: { type: "array", minItems: 1, maxItems: 1, description: "Exact match and how both sides are normalised before the comparison.", items: { type: "object", additionalProperties: !1, required: ["metric"], properties: { metric: { const: "exact_match", description: "Share of answers equal to the reference." }, aggregation: { const: "mean", description: "Mean over the questions." }, higher_is_better: { const: !0, description: "A score, not an error." }, ignore_case: { type: "boolean", description: "Compare in lower case." }, ignore_punctuation: { type: "boolean", description: "Drop ASCII punctuation from both sides." }, regexes_to_ignore: { type: "array", items: { type: "string", minLength: 1 }, description: "Python regular expressions removed from both sides, in this order, before anything else." } } } }, repeats: { const: 1, description: "Every question is asked once." }, metadata: { type: "object", description: "Free notes; two have a meaning here.", properties: { version: { type: ["number", "string"], description: "Version of the task; scores of different versions are not compared." }, full_set: { type: "boolean", description: "True when the test split is the whole question set, so that a score over all of it may pass a gate. A slice of a larger set says false. Absent = true." } }, additionalProperties: !0 } } }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, pattern4 = new RegExp("^[a-z0-9][a-z0-9_.-]*$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.task === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.dataset_kwargs === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dataset_kwargs" }, message: "must have required property 'dataset_kwargs'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.test_split === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "test_split" }, message: "must have required property 'test_split'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.doc_to_text === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "doc_to_text" }, message: "must have required property 'doc_to_text'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.doc_to_target === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "doc_to_target" }, message: "must have required property 'doc_to_target'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.filter_list === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filter_list" }, message: "must have required property 'filter_list'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.metric_list === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metric_list" }, message: "must have required property 'metric_list'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema31.properties, key0)) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.task !== void 0) {
      let data0 = data.task;
      if (typeof data0 == "string") {
        if (!pattern4.test(data0)) {
          let err8 = { instancePath: instancePath + "/task", schemaPath: "#/properties/task/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9][a-z0-9_.-]*$" }, message: 'must match pattern "^[a-z0-9][a-z0-9_.-]*$"', schema: "^[a-z0-9][a-z0-9_.-]*$", parentSchema: schema31.properties.task, data: data0 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/task", schemaPath: "#/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.task.type, parentSchema: schema31.properties.task, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.dataset_path !== void 0) {
      let data1 = data.dataset_path;
      if (data1 !== "json") {
        let err10 = { instancePath: instancePath + "/dataset_path", schemaPath: "#/properties/dataset_path/const", keyword: "const", params: { allowedValue: "json" }, message: "must be equal to constant", schema: "json", parentSchema: schema31.properties.dataset_path, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.dataset_kwargs !== void 0) {
      let data2 = data.dataset_kwargs;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.data_files === void 0) {
          let err11 = { instancePath: instancePath + "/dataset_kwargs", schemaPath: "#/properties/dataset_kwargs/required", keyword: "required", params: { missingProperty: "data_files" }, message: "must have required property 'data_files'", schema: schema31.properties.dataset_kwargs.required, parentSchema: schema31.properties.dataset_kwargs, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        for (let key1 in data2)
          if (key1 !== "data_files") {
            let err12 = { instancePath: instancePath + "/dataset_kwargs", schemaPath: "#/properties/dataset_kwargs/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.dataset_kwargs, data: data2 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        if (data2.data_files !== void 0) {
          let data3 = data2.data_files;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (Object.keys(data3).length < 1) {
              let err13 = { instancePath: instancePath + "/dataset_kwargs/data_files", schemaPath: "#/properties/dataset_kwargs/properties/data_files/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema31.properties.dataset_kwargs.properties.data_files, data: data3 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            for (let key2 in data3) {
              let data4 = data3[key2];
              if (typeof data4 == "string") {
                if (func2(data4) < 1) {
                  let err14 = { instancePath: instancePath + "/dataset_kwargs/data_files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dataset_kwargs/properties/data_files/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.dataset_kwargs.properties.data_files.additionalProperties, data: data4 };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
              } else {
                let err15 = { instancePath: instancePath + "/dataset_kwargs/data_files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dataset_kwargs/properties/data_files/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.dataset_kwargs.properties.data_files.additionalProperties.type, parentSchema: schema31.properties.dataset_kwargs.properties.data_files.additionalProperties, data: data4 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
          } else {
            let err16 = { instancePath: instancePath + "/dataset_kwargs/data_files", schemaPath: "#/properties/dataset_kwargs/properties/data_files/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.dataset_kwargs.properties.data_files.type, parentSchema: schema31.properties.dataset_kwargs.properties.data_files, data: data3 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      } else {
        let err17 = { instancePath: instancePath + "/dataset_kwargs", schemaPath: "#/properties/dataset_kwargs/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.dataset_kwargs.type, parentSchema: schema31.properties.dataset_kwargs, data: data2 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.test_split !== void 0) {
      let data5 = data.test_split;
      if (typeof data5 != "string") {
        let err18 = { instancePath: instancePath + "/test_split", schemaPath: "#/properties/test_split/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.test_split.type, parentSchema: schema31.properties.test_split, data: data5 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.fewshot_split !== void 0) {
      let data6 = data.fewshot_split;
      if (typeof data6 != "string") {
        let err19 = { instancePath: instancePath + "/fewshot_split", schemaPath: "#/properties/fewshot_split/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.fewshot_split.type, parentSchema: schema31.properties.fewshot_split, data: data6 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.fewshot_config !== void 0) {
      let data7 = data.fewshot_config;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.sampler === void 0) {
          let err20 = { instancePath: instancePath + "/fewshot_config", schemaPath: "#/properties/fewshot_config/required", keyword: "required", params: { missingProperty: "sampler" }, message: "must have required property 'sampler'", schema: schema31.properties.fewshot_config.required, parentSchema: schema31.properties.fewshot_config, data: data7 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        for (let key3 in data7)
          if (key3 !== "sampler") {
            let err21 = { instancePath: instancePath + "/fewshot_config", schemaPath: "#/properties/fewshot_config/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.fewshot_config, data: data7 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        if (data7.sampler !== void 0) {
          let data8 = data7.sampler;
          if (data8 !== "first_n") {
            let err22 = { instancePath: instancePath + "/fewshot_config/sampler", schemaPath: "#/properties/fewshot_config/properties/sampler/const", keyword: "const", params: { allowedValue: "first_n" }, message: "must be equal to constant", schema: "first_n", parentSchema: schema31.properties.fewshot_config.properties.sampler, data: data8 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
      } else {
        let err23 = { instancePath: instancePath + "/fewshot_config", schemaPath: "#/properties/fewshot_config/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.fewshot_config.type, parentSchema: schema31.properties.fewshot_config, data: data7 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.num_fewshot !== void 0) {
      let data9 = data.num_fewshot;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err24 = { instancePath: instancePath + "/num_fewshot", schemaPath: "#/properties/num_fewshot/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.num_fewshot.type, parentSchema: schema31.properties.num_fewshot, data: data9 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 64 || isNaN(data9)) {
          let err25 = { instancePath: instancePath + "/num_fewshot", schemaPath: "#/properties/num_fewshot/maximum", keyword: "maximum", params: { comparison: "<=", limit: 64 }, message: "must be <= 64", schema: 64, parentSchema: schema31.properties.num_fewshot, data: data9 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          let err26 = { instancePath: instancePath + "/num_fewshot", schemaPath: "#/properties/num_fewshot/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.num_fewshot, data: data9 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      }
    }
    if (data.fewshot_as_multiturn !== void 0) {
      let data10 = data.fewshot_as_multiturn;
      if (typeof data10 != "boolean") {
        let err27 = { instancePath: instancePath + "/fewshot_as_multiturn", schemaPath: "#/properties/fewshot_as_multiturn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema31.properties.fewshot_as_multiturn.type, parentSchema: schema31.properties.fewshot_as_multiturn, data: data10 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.output_type !== void 0) {
      let data11 = data.output_type;
      if (data11 !== "generate_until") {
        let err28 = { instancePath: instancePath + "/output_type", schemaPath: "#/properties/output_type/const", keyword: "const", params: { allowedValue: "generate_until" }, message: "must be equal to constant", schema: "generate_until", parentSchema: schema31.properties.output_type, data: data11 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.doc_to_text !== void 0) {
      let data12 = data.doc_to_text;
      if (typeof data12 == "string") {
        if (func2(data12) < 1) {
          let err29 = { instancePath: instancePath + "/doc_to_text", schemaPath: "#/properties/doc_to_text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.doc_to_text, data: data12 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/doc_to_text", schemaPath: "#/properties/doc_to_text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.doc_to_text.type, parentSchema: schema31.properties.doc_to_text, data: data12 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.doc_to_target !== void 0) {
      let data13 = data.doc_to_target;
      if (typeof data13 == "string") {
        if (func2(data13) < 1) {
          let err31 = { instancePath: instancePath + "/doc_to_target", schemaPath: "#/properties/doc_to_target/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.doc_to_target, data: data13 };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      } else {
        let err32 = { instancePath: instancePath + "/doc_to_target", schemaPath: "#/properties/doc_to_target/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.doc_to_target.type, parentSchema: schema31.properties.doc_to_target, data: data13 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.generation_kwargs !== void 0) {
      let data14 = data.generation_kwargs;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        for (let key4 in data14)
          if (!(key4 === "until" || key4 === "do_sample" || key4 === "temperature")) {
            let err33 = { instancePath: instancePath + "/generation_kwargs", schemaPath: "#/properties/generation_kwargs/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.generation_kwargs, data: data14 };
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
                  let err34 = { instancePath: instancePath + "/generation_kwargs/until/" + i0, schemaPath: "#/properties/generation_kwargs/properties/until/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.generation_kwargs.properties.until.items, data: data16 };
                  vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                }
              } else {
                let err35 = { instancePath: instancePath + "/generation_kwargs/until/" + i0, schemaPath: "#/properties/generation_kwargs/properties/until/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.generation_kwargs.properties.until.items.type, parentSchema: schema31.properties.generation_kwargs.properties.until.items, data: data16 };
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              }
            }
          } else {
            let err36 = { instancePath: instancePath + "/generation_kwargs/until", schemaPath: "#/properties/generation_kwargs/properties/until/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.generation_kwargs.properties.until.type, parentSchema: schema31.properties.generation_kwargs.properties.until, data: data15 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
        if (data14.do_sample !== void 0) {
          let data17 = data14.do_sample;
          if (data17 !== !1) {
            let err37 = { instancePath: instancePath + "/generation_kwargs/do_sample", schemaPath: "#/properties/generation_kwargs/properties/do_sample/const", keyword: "const", params: { allowedValue: !1 }, message: "must be equal to constant", schema: !1, parentSchema: schema31.properties.generation_kwargs.properties.do_sample, data: data17 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
        if (data14.temperature !== void 0) {
          let data18 = data14.temperature;
          if (data18 !== 0) {
            let err38 = { instancePath: instancePath + "/generation_kwargs/temperature", schemaPath: "#/properties/generation_kwargs/properties/temperature/const", keyword: "const", params: { allowedValue: 0 }, message: "must be equal to constant", schema: 0, parentSchema: schema31.properties.generation_kwargs.properties.temperature, data: data18 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        }
      } else {
        let err39 = { instancePath: instancePath + "/generation_kwargs", schemaPath: "#/properties/generation_kwargs/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.generation_kwargs.type, parentSchema: schema31.properties.generation_kwargs, data: data14 };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.filter_list !== void 0) {
      let data19 = data.filter_list;
      if (Array.isArray(data19)) {
        if (data19.length < 1) {
          let err40 = { instancePath: instancePath + "/filter_list", schemaPath: "#/properties/filter_list/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.filter_list, data: data19 };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        let len1 = data19.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data20 = data19[i1];
          if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
            if (data20.name === void 0) {
              let err41 = { instancePath: instancePath + "/filter_list/" + i1, schemaPath: "#/properties/filter_list/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema31.properties.filter_list.items.required, parentSchema: schema31.properties.filter_list.items, data: data20 };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
            if (data20.filter === void 0) {
              let err42 = { instancePath: instancePath + "/filter_list/" + i1, schemaPath: "#/properties/filter_list/items/required", keyword: "required", params: { missingProperty: "filter" }, message: "must have required property 'filter'", schema: schema31.properties.filter_list.items.required, parentSchema: schema31.properties.filter_list.items, data: data20 };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
            for (let key5 in data20)
              if (!(key5 === "name" || key5 === "filter")) {
                let err43 = { instancePath: instancePath + "/filter_list/" + i1, schemaPath: "#/properties/filter_list/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.filter_list.items, data: data20 };
                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
              }
            if (data20.name !== void 0) {
              let data21 = data20.name;
              if (typeof data21 == "string") {
                if (func2(data21) < 1) {
                  let err44 = { instancePath: instancePath + "/filter_list/" + i1 + "/name", schemaPath: "#/properties/filter_list/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.filter_list.items.properties.name, data: data21 };
                  vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                }
              } else {
                let err45 = { instancePath: instancePath + "/filter_list/" + i1 + "/name", schemaPath: "#/properties/filter_list/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.filter_list.items.properties.name.type, parentSchema: schema31.properties.filter_list.items.properties.name, data: data21 };
                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
              }
            }
            if (data20.filter !== void 0) {
              let data22 = data20.filter;
              if (Array.isArray(data22)) {
                if (data22.length < 1) {
                  let err46 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter", schemaPath: "#/properties/filter_list/items/properties/filter/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.filter_list.items.properties.filter, data: data22 };
                  vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                }
                let len2 = data22.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data23 = data22[i2];
                  if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                    if (data23.function === void 0) {
                      let err47 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2, schemaPath: "#/properties/filter_list/items/properties/filter/items/required", keyword: "required", params: { missingProperty: "function" }, message: "must have required property 'function'", schema: schema31.properties.filter_list.items.properties.filter.items.required, parentSchema: schema31.properties.filter_list.items.properties.filter.items, data: data23 };
                      vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                    }
                    for (let key6 in data23)
                      if (!(key6 === "function" || key6 === "regex_pattern" || key6 === "group_select" || key6 === "fallback")) {
                        let err48 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2, schemaPath: "#/properties/filter_list/items/properties/filter/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.filter_list.items.properties.filter.items, data: data23 };
                        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                      }
                    if (data23.function !== void 0) {
                      let data24 = data23.function;
                      if (!(data24 === "regex" || data24 === "take_first")) {
                        let err49 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2 + "/function", schemaPath: "#/properties/filter_list/items/properties/filter/items/properties/function/enum", keyword: "enum", params: { allowedValues: schema31.properties.filter_list.items.properties.filter.items.properties.function.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.filter_list.items.properties.filter.items.properties.function.enum, parentSchema: schema31.properties.filter_list.items.properties.filter.items.properties.function, data: data24 };
                        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                      }
                    }
                    if (data23.regex_pattern !== void 0) {
                      let data25 = data23.regex_pattern;
                      if (typeof data25 == "string") {
                        if (func2(data25) < 1) {
                          let err50 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2 + "/regex_pattern", schemaPath: "#/properties/filter_list/items/properties/filter/items/properties/regex_pattern/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.filter_list.items.properties.filter.items.properties.regex_pattern, data: data25 };
                          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                        }
                      } else {
                        let err51 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2 + "/regex_pattern", schemaPath: "#/properties/filter_list/items/properties/filter/items/properties/regex_pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.filter_list.items.properties.filter.items.properties.regex_pattern.type, parentSchema: schema31.properties.filter_list.items.properties.filter.items.properties.regex_pattern, data: data25 };
                        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                      }
                    }
                    if (data23.group_select !== void 0) {
                      let data26 = data23.group_select;
                      if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26) && isFinite(data26))) {
                        let err52 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2 + "/group_select", schemaPath: "#/properties/filter_list/items/properties/filter/items/properties/group_select/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.filter_list.items.properties.filter.items.properties.group_select.type, parentSchema: schema31.properties.filter_list.items.properties.filter.items.properties.group_select, data: data26 };
                        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                      }
                    }
                    if (data23.fallback !== void 0) {
                      let data27 = data23.fallback;
                      if (typeof data27 != "string") {
                        let err53 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2 + "/fallback", schemaPath: "#/properties/filter_list/items/properties/filter/items/properties/fallback/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.filter_list.items.properties.filter.items.properties.fallback.type, parentSchema: schema31.properties.filter_list.items.properties.filter.items.properties.fallback, data: data27 };
                        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                      }
                    }
                  } else {
                    let err54 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter/" + i2, schemaPath: "#/properties/filter_list/items/properties/filter/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.filter_list.items.properties.filter.items.type, parentSchema: schema31.properties.filter_list.items.properties.filter.items, data: data23 };
                    vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                  }
                }
              } else {
                let err55 = { instancePath: instancePath + "/filter_list/" + i1 + "/filter", schemaPath: "#/properties/filter_list/items/properties/filter/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.filter_list.items.properties.filter.type, parentSchema: schema31.properties.filter_list.items.properties.filter, data: data22 };
                vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
              }
            }
          } else {
            let err56 = { instancePath: instancePath + "/filter_list/" + i1, schemaPath: "#/properties/filter_list/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.filter_list.items.type, parentSchema: schema31.properties.filter_list.items, data: data20 };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
        }
      } else {
        let err57 = { instancePath: instancePath + "/filter_list", schemaPath: "#/properties/filter_list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.filter_list.type, parentSchema: schema31.properties.filter_list, data: data19 };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.metric_list !== void 0) {
      let data28 = data.metric_list;
      if (Array.isArray(data28)) {
        if (data28.length > 1) {
          let err58 = { instancePath: instancePath + "/metric_list", schemaPath: "#/properties/metric_list/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items", schema: 1, parentSchema: schema31.properties.metric_list, data: data28 };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
        if (data28.length < 1) {
          let err59 = { instancePath: instancePath + "/metric_list", schemaPath: "#/properties/metric_list/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.metric_list, data: data28 };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
        let len3 = data28.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data29 = data28[i3];
          if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
            if (data29.metric === void 0) {
              let err60 = { instancePath: instancePath + "/metric_list/" + i3, schemaPath: "#/properties/metric_list/items/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema31.properties.metric_list.items.required, parentSchema: schema31.properties.metric_list.items, data: data29 };
              vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
            }
            for (let key7 in data29)
              if (!(key7 === "metric" || key7 === "aggregation" || key7 === "higher_is_better" || key7 === "ignore_case" || key7 === "ignore_punctuation" || key7 === "regexes_to_ignore")) {
                let err61 = { instancePath: instancePath + "/metric_list/" + i3, schemaPath: "#/properties/metric_list/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.metric_list.items, data: data29 };
                vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
              }
            if (data29.metric !== void 0) {
              let data30 = data29.metric;
              if (data30 !== "exact_match") {
                let err62 = { instancePath: instancePath + "/metric_list/" + i3 + "/metric", schemaPath: "#/properties/metric_list/items/properties/metric/const", keyword: "const", params: { allowedValue: "exact_match" }, message: "must be equal to constant", schema: "exact_match", parentSchema: schema31.properties.metric_list.items.properties.metric, data: data30 };
                vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
              }
            }
            if (data29.aggregation !== void 0) {
              let data31 = data29.aggregation;
              if (data31 !== "mean") {
                let err63 = { instancePath: instancePath + "/metric_list/" + i3 + "/aggregation", schemaPath: "#/properties/metric_list/items/properties/aggregation/const", keyword: "const", params: { allowedValue: "mean" }, message: "must be equal to constant", schema: "mean", parentSchema: schema31.properties.metric_list.items.properties.aggregation, data: data31 };
                vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
              }
            }
            if (data29.higher_is_better !== void 0) {
              let data32 = data29.higher_is_better;
              if (data32 !== !0) {
                let err64 = { instancePath: instancePath + "/metric_list/" + i3 + "/higher_is_better", schemaPath: "#/properties/metric_list/items/properties/higher_is_better/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant", schema: !0, parentSchema: schema31.properties.metric_list.items.properties.higher_is_better, data: data32 };
                vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
              }
            }
            if (data29.ignore_case !== void 0) {
              let data33 = data29.ignore_case;
              if (typeof data33 != "boolean") {
                let err65 = { instancePath: instancePath + "/metric_list/" + i3 + "/ignore_case", schemaPath: "#/properties/metric_list/items/properties/ignore_case/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema31.properties.metric_list.items.properties.ignore_case.type, parentSchema: schema31.properties.metric_list.items.properties.ignore_case, data: data33 };
                vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
              }
            }
            if (data29.ignore_punctuation !== void 0) {
              let data34 = data29.ignore_punctuation;
              if (typeof data34 != "boolean") {
                let err66 = { instancePath: instancePath + "/metric_list/" + i3 + "/ignore_punctuation", schemaPath: "#/properties/metric_list/items/properties/ignore_punctuation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema31.properties.metric_list.items.properties.ignore_punctuation.type, parentSchema: schema31.properties.metric_list.items.properties.ignore_punctuation, data: data34 };
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
                      let err67 = { instancePath: instancePath + "/metric_list/" + i3 + "/regexes_to_ignore/" + i4, schemaPath: "#/properties/metric_list/items/properties/regexes_to_ignore/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.metric_list.items.properties.regexes_to_ignore.items, data: data36 };
                      vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                    }
                  } else {
                    let err68 = { instancePath: instancePath + "/metric_list/" + i3 + "/regexes_to_ignore/" + i4, schemaPath: "#/properties/metric_list/items/properties/regexes_to_ignore/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.metric_list.items.properties.regexes_to_ignore.items.type, parentSchema: schema31.properties.metric_list.items.properties.regexes_to_ignore.items, data: data36 };
                    vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                  }
                }
              } else {
                let err69 = { instancePath: instancePath + "/metric_list/" + i3 + "/regexes_to_ignore", schemaPath: "#/properties/metric_list/items/properties/regexes_to_ignore/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.metric_list.items.properties.regexes_to_ignore.type, parentSchema: schema31.properties.metric_list.items.properties.regexes_to_ignore, data: data35 };
                vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
              }
            }
          } else {
            let err70 = { instancePath: instancePath + "/metric_list/" + i3, schemaPath: "#/properties/metric_list/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.metric_list.items.type, parentSchema: schema31.properties.metric_list.items, data: data29 };
            vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
          }
        }
      } else {
        let err71 = { instancePath: instancePath + "/metric_list", schemaPath: "#/properties/metric_list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.metric_list.type, parentSchema: schema31.properties.metric_list, data: data28 };
        vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
      }
    }
    if (data.repeats !== void 0) {
      let data37 = data.repeats;
      if (data37 !== 1) {
        let err72 = { instancePath: instancePath + "/repeats", schemaPath: "#/properties/repeats/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema31.properties.repeats, data: data37 };
        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
      }
    }
    if (data.metadata !== void 0) {
      let data38 = data.metadata;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        if (data38.version !== void 0) {
          let data39 = data38.version;
          if (!(typeof data39 == "number" && isFinite(data39)) && typeof data39 != "string") {
            let err73 = { instancePath: instancePath + "/metadata/version", schemaPath: "#/properties/metadata/properties/version/type", keyword: "type", params: { type: schema31.properties.metadata.properties.version.type }, message: "must be number,string", schema: schema31.properties.metadata.properties.version.type, parentSchema: schema31.properties.metadata.properties.version, data: data39 };
            vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
          }
        }
        if (data38.full_set !== void 0) {
          let data40 = data38.full_set;
          if (typeof data40 != "boolean") {
            let err74 = { instancePath: instancePath + "/metadata/full_set", schemaPath: "#/properties/metadata/properties/full_set/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema31.properties.metadata.properties.full_set.type, parentSchema: schema31.properties.metadata.properties.full_set, data: data40 };
            vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
          }
        }
      } else {
        let err75 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.metadata.type, parentSchema: schema31.properties.metadata, data: data38 };
        vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
      }
    }
  } else {
    let err76 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
validate20.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  evalTask
};
