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
var infxConfig = validate21, schema32 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/infx-config.v1.json", title: "InfxConfig", description: "infx.config.yaml: defaults of the command line's and the actions' inputs, per repository.", type: "object", additionalProperties: !1, properties: { "config-files": { type: "array", items: { type: "string" }, minItems: 1, description: "Master configuration files, relative to this file." }, "runner-config": { type: "string", description: "Runner labels and their hardware." }, "changelog-file": { type: "string", description: "The performance changelog." }, "recipes-dir": { type: "string", description: "Folder that recipe paths in the configuration are relative to." }, "golden-al-dir": { type: "string", description: "Folder of golden acceptance-length curves." }, "thresholds-file": { type: "string", description: "Accuracy thresholds per model and task." }, "evals-dir": { type: "string", description: "Folder of evaluation task files." }, labels: { type: "array", items: { type: "string" }, description: "Labels that `infx sweep` and `infx plan` pretend the pull request carries." }, "labels-map": { type: "object", description: "Names that this repository gives to sweep labels: a name of docs/labels.md to one name, or to several of which the first is shown.", additionalProperties: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" }, minItems: 1 }] } }, simulate: { type: "boolean", description: "Serve every point with the simulated engine. Results say simulated: true." }, duration: { type: "number", exclusiveMinimum: 0, description: "Seconds of profiling per agentic point instead of the planned ones; such points are never publishable." }, "trace-scale": { type: "number", minimum: 1, description: "Divisor of trace token counts and gaps for short simulated runs." }, "eval-task": { type: "string", description: "Evaluation task, by name in evals-dir." }, repository: { type: "string", pattern: "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$", description: "owner/name that changelog pr-links must point to." }, out: { type: "string", description: "Output directory." }, "eval-policy": { $ref: "#/$defs/evalPolicy" }, "warmup-requests-per-lane": { type: "integer", minimum: 0, description: "Warm-up requests per live lane before profiling, for agentic points; 0 = none." }, "start-up-window-seconds": { type: "number", exclusiveMinimum: 0, description: "Longest time from starting an engine until it answers, in seconds; part of the bound on the whole job." }, "parallel-points": { type: "integer", minimum: 1, description: "Points that `infx sweep` runs at the same time on this host." }, entities: { $ref: "#/$defs/entities" }, "simulated-accuracy": { type: "number", minimum: 0, maximum: 1, description: "Share of evaluation questions that the simulated engine answers right. Default: 0.95." } }, $defs: { evalPolicy: { type: "object", additionalProperties: !1, description: "Which points are evaluated besides being measured.", properties: { agentic: { enum: ["always", "labelled", "never"], description: "Agentic points: always, only with the label all-evals, or never." }, "min-conc": { type: "integer", minimum: 1, description: "Lowest concurrency that is worth an evaluation." }, "seq-lens": { enum: ["all", "8k1k"], description: "Fixed-sequence points: every length pair, or only 8k1k." } } }, entities: { type: "object", additionalProperties: !1, description: "Names of this organisation that the ingest knows besides the ecosystem's. What is unknown is reported as unmapped, never stored under a guess.", properties: { models: { type: "array", items: { type: "string", minLength: 1 }, description: "Model prefixes, as `model-prefix` has them." }, hardware: { type: "array", items: { type: "string", minLength: 1 }, description: "SKUs, as runner labels begin with them." } } } } }, schema33 = { type: "object", additionalProperties: !1, description: "Which points are evaluated besides being measured.", properties: { agentic: { enum: ["always", "labelled", "never"], description: "Agentic points: always, only with the label all-evals, or never." }, "min-conc": { type: "integer", minimum: 1, description: "Lowest concurrency that is worth an evaluation." }, "seq-lens": { enum: ["all", "8k1k"], description: "Fixed-sequence points: every length pair, or only 8k1k." } } }, schema34 = { type: "object", additionalProperties: !1, description: "Names of this organisation that the ingest knows besides the ecosystem's. What is unknown is reported as unmapped, never stored under a guess.", properties: { models: { type: "array", items: { type: "string", minLength: 1 }, description: "Model prefixes, as `model-prefix` has them." }, hardware: { type: "array", items: { type: "string", minLength: 1 }, description: "SKUs, as runner labels begin with them." } } }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, pattern5 = new RegExp("^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func1.call(schema32.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema32, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data["config-files"] !== void 0) {
      let data0 = data["config-files"];
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          let err1 = { instancePath: instancePath + "/config-files", schemaPath: "#/properties/config-files/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema32.properties["config-files"], data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 != "string") {
            let err2 = { instancePath: instancePath + "/config-files/" + i0, schemaPath: "#/properties/config-files/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["config-files"].items.type, parentSchema: schema32.properties["config-files"].items, data: data1 };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        }
      } else {
        let err3 = { instancePath: instancePath + "/config-files", schemaPath: "#/properties/config-files/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties["config-files"].type, parentSchema: schema32.properties["config-files"], data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data["runner-config"] !== void 0) {
      let data2 = data["runner-config"];
      if (typeof data2 != "string") {
        let err4 = { instancePath: instancePath + "/runner-config", schemaPath: "#/properties/runner-config/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["runner-config"].type, parentSchema: schema32.properties["runner-config"], data: data2 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data["changelog-file"] !== void 0) {
      let data3 = data["changelog-file"];
      if (typeof data3 != "string") {
        let err5 = { instancePath: instancePath + "/changelog-file", schemaPath: "#/properties/changelog-file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["changelog-file"].type, parentSchema: schema32.properties["changelog-file"], data: data3 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data["recipes-dir"] !== void 0) {
      let data4 = data["recipes-dir"];
      if (typeof data4 != "string") {
        let err6 = { instancePath: instancePath + "/recipes-dir", schemaPath: "#/properties/recipes-dir/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["recipes-dir"].type, parentSchema: schema32.properties["recipes-dir"], data: data4 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data["golden-al-dir"] !== void 0) {
      let data5 = data["golden-al-dir"];
      if (typeof data5 != "string") {
        let err7 = { instancePath: instancePath + "/golden-al-dir", schemaPath: "#/properties/golden-al-dir/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["golden-al-dir"].type, parentSchema: schema32.properties["golden-al-dir"], data: data5 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data["thresholds-file"] !== void 0) {
      let data6 = data["thresholds-file"];
      if (typeof data6 != "string") {
        let err8 = { instancePath: instancePath + "/thresholds-file", schemaPath: "#/properties/thresholds-file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["thresholds-file"].type, parentSchema: schema32.properties["thresholds-file"], data: data6 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data["evals-dir"] !== void 0) {
      let data7 = data["evals-dir"];
      if (typeof data7 != "string") {
        let err9 = { instancePath: instancePath + "/evals-dir", schemaPath: "#/properties/evals-dir/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["evals-dir"].type, parentSchema: schema32.properties["evals-dir"], data: data7 };
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
            let err10 = { instancePath: instancePath + "/labels/" + i1, schemaPath: "#/properties/labels/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.labels.items.type, parentSchema: schema32.properties.labels.items, data: data9 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
      } else {
        let err11 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.labels.type, parentSchema: schema32.properties.labels, data: data8 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data["labels-map"] !== void 0) {
      let data10 = data["labels-map"];
      if (data10 && typeof data10 == "object" && !Array.isArray(data10))
        for (let key1 in data10) {
          let data11 = data10[key1], _errs26 = errors, valid6 = !1, _errs27 = errors;
          if (typeof data11 != "string") {
            let err12 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels-map/additionalProperties/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["labels-map"].additionalProperties.anyOf[0].type, parentSchema: schema32.properties["labels-map"].additionalProperties.anyOf[0], data: data11 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
          var _valid0 = _errs27 === errors;
          valid6 = valid6 || _valid0;
          let _errs29 = errors;
          if (Array.isArray(data11)) {
            if (data11.length < 1) {
              let err13 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels-map/additionalProperties/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema32.properties["labels-map"].additionalProperties.anyOf[1], data: data11 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            let len2 = data11.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data12 = data11[i2];
              if (typeof data12 != "string") {
                let err14 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2, schemaPath: "#/properties/labels-map/additionalProperties/anyOf/1/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["labels-map"].additionalProperties.anyOf[1].items.type, parentSchema: schema32.properties["labels-map"].additionalProperties.anyOf[1].items, data: data12 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
          } else {
            let err15 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels-map/additionalProperties/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties["labels-map"].additionalProperties.anyOf[1].type, parentSchema: schema32.properties["labels-map"].additionalProperties.anyOf[1], data: data11 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          var _valid0 = _errs29 === errors;
          if (valid6 = valid6 || _valid0, valid6)
            errors = _errs26, vErrors !== null && (_errs26 ? vErrors.length = _errs26 : vErrors = null);
          else {
            let err16 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels-map/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema32.properties["labels-map"].additionalProperties.anyOf, parentSchema: schema32.properties["labels-map"].additionalProperties, data: data11 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      else {
        let err17 = { instancePath: instancePath + "/labels-map", schemaPath: "#/properties/labels-map/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.properties["labels-map"].type, parentSchema: schema32.properties["labels-map"], data: data10 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.simulate !== void 0) {
      let data13 = data.simulate;
      if (typeof data13 != "boolean") {
        let err18 = { instancePath: instancePath + "/simulate", schemaPath: "#/properties/simulate/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema32.properties.simulate.type, parentSchema: schema32.properties.simulate, data: data13 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.duration !== void 0) {
      let data14 = data.duration;
      if (typeof data14 == "number" && isFinite(data14)) {
        if (data14 <= 0 || isNaN(data14)) {
          let err19 = { instancePath: instancePath + "/duration", schemaPath: "#/properties/duration/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema32.properties.duration, data: data14 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/duration", schemaPath: "#/properties/duration/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema32.properties.duration.type, parentSchema: schema32.properties.duration, data: data14 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data["trace-scale"] !== void 0) {
      let data15 = data["trace-scale"];
      if (typeof data15 == "number" && isFinite(data15)) {
        if (data15 < 1 || isNaN(data15)) {
          let err21 = { instancePath: instancePath + "/trace-scale", schemaPath: "#/properties/trace-scale/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema32.properties["trace-scale"], data: data15 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/trace-scale", schemaPath: "#/properties/trace-scale/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema32.properties["trace-scale"].type, parentSchema: schema32.properties["trace-scale"], data: data15 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data["eval-task"] !== void 0) {
      let data16 = data["eval-task"];
      if (typeof data16 != "string") {
        let err23 = { instancePath: instancePath + "/eval-task", schemaPath: "#/properties/eval-task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["eval-task"].type, parentSchema: schema32.properties["eval-task"], data: data16 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.repository !== void 0) {
      let data17 = data.repository;
      if (typeof data17 == "string") {
        if (!pattern5.test(data17)) {
          let err24 = { instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$"', schema: "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$", parentSchema: schema32.properties.repository, data: data17 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.repository.type, parentSchema: schema32.properties.repository, data: data17 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.out !== void 0) {
      let data18 = data.out;
      if (typeof data18 != "string") {
        let err26 = { instancePath: instancePath + "/out", schemaPath: "#/properties/out/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.out.type, parentSchema: schema32.properties.out, data: data18 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data["eval-policy"] !== void 0) {
      let data19 = data["eval-policy"];
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        for (let key2 in data19)
          if (!(key2 === "agentic" || key2 === "min-conc" || key2 === "seq-lens")) {
            let err27 = { instancePath: instancePath + "/eval-policy", schemaPath: "#/$defs/evalPolicy/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema33, data: data19 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        if (data19.agentic !== void 0) {
          let data20 = data19.agentic;
          if (!(data20 === "always" || data20 === "labelled" || data20 === "never")) {
            let err28 = { instancePath: instancePath + "/eval-policy/agentic", schemaPath: "#/$defs/evalPolicy/properties/agentic/enum", keyword: "enum", params: { allowedValues: schema33.properties.agentic.enum }, message: "must be equal to one of the allowed values", schema: schema33.properties.agentic.enum, parentSchema: schema33.properties.agentic, data: data20 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        if (data19["min-conc"] !== void 0) {
          let data21 = data19["min-conc"];
          if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
            let err29 = { instancePath: instancePath + "/eval-policy/min-conc", schemaPath: "#/$defs/evalPolicy/properties/min-conc/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema33.properties["min-conc"].type, parentSchema: schema33.properties["min-conc"], data: data21 };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
          if (typeof data21 == "number" && isFinite(data21) && (data21 < 1 || isNaN(data21))) {
            let err30 = { instancePath: instancePath + "/eval-policy/min-conc", schemaPath: "#/$defs/evalPolicy/properties/min-conc/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema33.properties["min-conc"], data: data21 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
        if (data19["seq-lens"] !== void 0) {
          let data22 = data19["seq-lens"];
          if (!(data22 === "all" || data22 === "8k1k")) {
            let err31 = { instancePath: instancePath + "/eval-policy/seq-lens", schemaPath: "#/$defs/evalPolicy/properties/seq-lens/enum", keyword: "enum", params: { allowedValues: schema33.properties["seq-lens"].enum }, message: "must be equal to one of the allowed values", schema: schema33.properties["seq-lens"].enum, parentSchema: schema33.properties["seq-lens"], data: data22 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
      } else {
        let err32 = { instancePath: instancePath + "/eval-policy", schemaPath: "#/$defs/evalPolicy/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.type, parentSchema: schema33, data: data19 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data["warmup-requests-per-lane"] !== void 0) {
      let data23 = data["warmup-requests-per-lane"];
      if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
        let err33 = { instancePath: instancePath + "/warmup-requests-per-lane", schemaPath: "#/properties/warmup-requests-per-lane/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema32.properties["warmup-requests-per-lane"].type, parentSchema: schema32.properties["warmup-requests-per-lane"], data: data23 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
      if (typeof data23 == "number" && isFinite(data23) && (data23 < 0 || isNaN(data23))) {
        let err34 = { instancePath: instancePath + "/warmup-requests-per-lane", schemaPath: "#/properties/warmup-requests-per-lane/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema32.properties["warmup-requests-per-lane"], data: data23 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data["start-up-window-seconds"] !== void 0) {
      let data24 = data["start-up-window-seconds"];
      if (typeof data24 == "number" && isFinite(data24)) {
        if (data24 <= 0 || isNaN(data24)) {
          let err35 = { instancePath: instancePath + "/start-up-window-seconds", schemaPath: "#/properties/start-up-window-seconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema32.properties["start-up-window-seconds"], data: data24 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
      } else {
        let err36 = { instancePath: instancePath + "/start-up-window-seconds", schemaPath: "#/properties/start-up-window-seconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema32.properties["start-up-window-seconds"].type, parentSchema: schema32.properties["start-up-window-seconds"], data: data24 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data["parallel-points"] !== void 0) {
      let data25 = data["parallel-points"];
      if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
        let err37 = { instancePath: instancePath + "/parallel-points", schemaPath: "#/properties/parallel-points/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema32.properties["parallel-points"].type, parentSchema: schema32.properties["parallel-points"], data: data25 };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
      if (typeof data25 == "number" && isFinite(data25) && (data25 < 1 || isNaN(data25))) {
        let err38 = { instancePath: instancePath + "/parallel-points", schemaPath: "#/properties/parallel-points/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema32.properties["parallel-points"], data: data25 };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.entities !== void 0) {
      let data26 = data.entities;
      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
        for (let key3 in data26)
          if (!(key3 === "models" || key3 === "hardware")) {
            let err39 = { instancePath: instancePath + "/entities", schemaPath: "#/$defs/entities/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema34, data: data26 };
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
                  let err40 = { instancePath: instancePath + "/entities/models/" + i3, schemaPath: "#/$defs/entities/properties/models/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34.properties.models.items, data: data28 };
                  vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
              } else {
                let err41 = { instancePath: instancePath + "/entities/models/" + i3, schemaPath: "#/$defs/entities/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.models.items.type, parentSchema: schema34.properties.models.items, data: data28 };
                vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
              }
            }
          } else {
            let err42 = { instancePath: instancePath + "/entities/models", schemaPath: "#/$defs/entities/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.properties.models.type, parentSchema: schema34.properties.models, data: data27 };
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
                  let err43 = { instancePath: instancePath + "/entities/hardware/" + i4, schemaPath: "#/$defs/entities/properties/hardware/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34.properties.hardware.items, data: data30 };
                  vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                }
              } else {
                let err44 = { instancePath: instancePath + "/entities/hardware/" + i4, schemaPath: "#/$defs/entities/properties/hardware/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.hardware.items.type, parentSchema: schema34.properties.hardware.items, data: data30 };
                vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
              }
            }
          } else {
            let err45 = { instancePath: instancePath + "/entities/hardware", schemaPath: "#/$defs/entities/properties/hardware/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.properties.hardware.type, parentSchema: schema34.properties.hardware, data: data29 };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
        }
      } else {
        let err46 = { instancePath: instancePath + "/entities", schemaPath: "#/$defs/entities/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data: data26 };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data["simulated-accuracy"] !== void 0) {
      let data31 = data["simulated-accuracy"];
      if (typeof data31 == "number" && isFinite(data31)) {
        if (data31 > 1 || isNaN(data31)) {
          let err47 = { instancePath: instancePath + "/simulated-accuracy", schemaPath: "#/properties/simulated-accuracy/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema32.properties["simulated-accuracy"], data: data31 };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
        if (data31 < 0 || isNaN(data31)) {
          let err48 = { instancePath: instancePath + "/simulated-accuracy", schemaPath: "#/properties/simulated-accuracy/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema32.properties["simulated-accuracy"], data: data31 };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
      } else {
        let err49 = { instancePath: instancePath + "/simulated-accuracy", schemaPath: "#/properties/simulated-accuracy/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema32.properties["simulated-accuracy"].type, parentSchema: schema32.properties["simulated-accuracy"], data: data31 };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
  } else {
    let err50 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
validate21.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  infxConfig
};
