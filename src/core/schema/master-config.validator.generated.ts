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
var masterConfigSingleNodeEntry = validate50, schema36 = { type: "object", description: "Single-node entry.", additionalProperties: !1, required: ["image", "model", "model-prefix", "precision", "framework", "runner", "multinode", "scenarios"], properties: { image: { type: "string", minLength: 1, description: "Container image; `#` may stand for `/` after the registry." }, model: { type: "string", minLength: 1, description: "Hugging Face id or path of the model." }, "model-prefix": { type: "string", minLength: 1, description: "Short code of the model, without underscores." }, precision: { type: "string", minLength: 1, description: "Precision of the weights, e.g. fp4." }, framework: { type: "string", minLength: 1, description: "Serving framework, e.g. sglang, dynamo-sglang." }, runner: { type: "string", minLength: 1, description: "Label of the runner configuration." }, multinode: { const: !1, description: "Whether a point spans nodes (prefill and decode pools) or one node." }, disagg: { const: !1, description: "Whether prefill and decode run in separate worker pools; false unless given." }, router: { $ref: "#/$defs/router" }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, eval: { $ref: "#/$defs/evalOverride" }, scenarios: { $ref: "#/$defs/singleScenarios" } } }, schema37 = { type: "object", additionalProperties: !1, required: ["name", "version"], properties: { name: { type: "string", minLength: 1, description: "Name of the component." }, version: { type: "string", minLength: 1, pattern: "^(?!image:)", description: "Version of the component; always quoted, never an image reference." } }, description: "Request router in front of the workers; at the top of the entry or in its search spaces, not in both." }, schema38 = { type: "object", description: "Evaluation asked instead of the default one.", additionalProperties: !1, required: ["task"], properties: { task: { type: "string", minLength: 1, description: "Name of the task, e.g. gsm8k." }, path: { type: "string", minLength: 1, description: "Task file, relative to the repository." }, limit: { type: "integer", minimum: 1, description: "Number of questions; all unless given." } } }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, pattern8 = new RegExp("^(?!image:)", "u"), schema39 = { type: "object", description: "What is measured; at least one of the two.", additionalProperties: !1, required: [], properties: { "fixed-seq-len": { type: "array", items: { $ref: "#/$defs/singleFixedItem" }, description: "Random prompts of fixed lengths." }, "agentic-coding": { type: "array", items: { $ref: "#/$defs/singleAgenticItem" }, description: "Replay of recorded coding sessions." } } }, schema40 = { type: "object", description: "One pair of sequence lengths.", additionalProperties: !1, required: ["isl", "osl", "search-space"], properties: { isl: { type: "integer", minimum: 1, maximum: 16777216, description: "Input sequence length in tokens." }, osl: { type: "integer", minimum: 1, maximum: 16777216, description: "Output sequence length in tokens." }, "random-range-ratio": { type: "number", exclusiveMinimum: 0, maximum: 1, description: "Lowest share of ISL and OSL a random prompt may have; 0.8 unless given." }, "num-prompts-per-conc": { type: "integer", minimum: 1, maximum: 1e4, description: "Prompts per unit of concurrency; 10 unless given." }, eval: { $ref: "#/$defs/evalOverride" }, "search-space": { type: "array", items: { $ref: "#/$defs/singleFixedSearchSpace" }, description: "What is run; every element expands into one point per concurrency." } } }, schema42 = { type: "object", description: "Single-node search space.", additionalProperties: !1, required: ["tp"], properties: { tp: { type: "integer", minimum: 1, maximum: 1e4, description: "Tensor parallel width of one worker." }, pp: { type: "integer", minimum: 1, maximum: 1e4, description: "Pipeline parallel width; 1 unless given." }, "dcp-size": { type: "integer", minimum: 1, maximum: 1e4, description: "Decode context parallel width, reuses tensor parallel ranks; tp must be divisible by it; 1 unless given." }, "pcp-size": { type: "integer", minimum: 1, maximum: 1e4, description: "Prefill context parallel width; 1 unless given." }, ep: { type: ["integer", "null"], maximum: 1e4, description: "Expert parallel width; does not multiply GPUs; 1 unless given." }, "dp-attn": { type: ["boolean", "null"], description: "Data parallel attention; false unless given." }, "spec-decoding": { enum: ["mtp", "draft_model", "none"], description: "Method of speculative decoding; none unless given." }, router: { $ref: "#/$defs/router" }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, "conc-list": { type: "array", items: { type: "integer", maximum: 1e5 }, description: "Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end." }, "conc-start": { type: "integer", maximum: 1e5, description: "First concurrency of a range that doubles up to conc-end." }, "conc-end": { type: "integer", maximum: 1e5, description: "Last concurrency of the range, always included." } } };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tp === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema42.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema42, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.tp !== void 0) {
      let data0 = data.tp;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err2 = { instancePath: instancePath + "/tp", schemaPath: "#/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.properties.tp.type, parentSchema: schema42.properties.tp, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e4 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/tp", schemaPath: "#/properties/tp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema42.properties.tp, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/tp", schemaPath: "#/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema42.properties.tp, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.pp !== void 0) {
      let data1 = data.pp;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err5 = { instancePath: instancePath + "/pp", schemaPath: "#/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.properties.pp.type, parentSchema: schema42.properties.pp, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e4 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/pp", schemaPath: "#/properties/pp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema42.properties.pp, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/pp", schemaPath: "#/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema42.properties.pp, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data["dcp-size"] !== void 0) {
      let data2 = data["dcp-size"];
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err8 = { instancePath: instancePath + "/dcp-size", schemaPath: "#/properties/dcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.properties["dcp-size"].type, parentSchema: schema42.properties["dcp-size"], data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e4 || isNaN(data2)) {
          let err9 = { instancePath: instancePath + "/dcp-size", schemaPath: "#/properties/dcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema42.properties["dcp-size"], data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err10 = { instancePath: instancePath + "/dcp-size", schemaPath: "#/properties/dcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema42.properties["dcp-size"], data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data["pcp-size"] !== void 0) {
      let data3 = data["pcp-size"];
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err11 = { instancePath: instancePath + "/pcp-size", schemaPath: "#/properties/pcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.properties["pcp-size"].type, parentSchema: schema42.properties["pcp-size"], data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e4 || isNaN(data3)) {
          let err12 = { instancePath: instancePath + "/pcp-size", schemaPath: "#/properties/pcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema42.properties["pcp-size"], data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err13 = { instancePath: instancePath + "/pcp-size", schemaPath: "#/properties/pcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema42.properties["pcp-size"], data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
    if (data.ep !== void 0) {
      let data4 = data.ep;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
        let err14 = { instancePath: instancePath + "/ep", schemaPath: "#/properties/ep/type", keyword: "type", params: { type: schema42.properties.ep.type }, message: "must be integer,null", schema: schema42.properties.ep.type, parentSchema: schema42.properties.ep, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 > 1e4 || isNaN(data4))) {
        let err15 = { instancePath: instancePath + "/ep", schemaPath: "#/properties/ep/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema42.properties.ep, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data["dp-attn"] !== void 0) {
      let data5 = data["dp-attn"];
      if (typeof data5 != "boolean" && data5 !== null) {
        let err16 = { instancePath: instancePath + "/dp-attn", schemaPath: "#/properties/dp-attn/type", keyword: "type", params: { type: schema42.properties["dp-attn"].type }, message: "must be boolean,null", schema: schema42.properties["dp-attn"].type, parentSchema: schema42.properties["dp-attn"], data: data5 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data["spec-decoding"] !== void 0) {
      let data6 = data["spec-decoding"];
      if (!(data6 === "mtp" || data6 === "draft_model" || data6 === "none")) {
        let err17 = { instancePath: instancePath + "/spec-decoding", schemaPath: "#/properties/spec-decoding/enum", keyword: "enum", params: { allowedValues: schema42.properties["spec-decoding"].enum }, message: "must be equal to one of the allowed values", schema: schema42.properties["spec-decoding"].enum, parentSchema: schema42.properties["spec-decoding"], data: data6 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.router !== void 0) {
      let data7 = data.router;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.name === void 0) {
          let err18 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema37.required, parentSchema: schema37, data: data7 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data7.version === void 0) {
          let err19 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema37.required, parentSchema: schema37, data: data7 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        for (let key1 in data7)
          if (!(key1 === "name" || key1 === "version")) {
            let err20 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data: data7 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        if (data7.name !== void 0) {
          let data8 = data7.name;
          if (typeof data8 == "string") {
            if (func2(data8) < 1) {
              let err21 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.name, data: data8 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          } else {
            let err22 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.name.type, parentSchema: schema37.properties.name, data: data8 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
        if (data7.version !== void 0) {
          let data9 = data7.version;
          if (typeof data9 == "string") {
            if (func2(data9) < 1) {
              let err23 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.version, data: data9 };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (!pattern8.test(data9)) {
              let err24 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema37.properties.version, data: data9 };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
          } else {
            let err25 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.version.type, parentSchema: schema37.properties.version, data: data9 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
      } else {
        let err26 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data: data7 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data["srt-recipe"] !== void 0) {
      let data10 = data["srt-recipe"];
      if (typeof data10 == "string") {
        if (func2(data10) < 1) {
          let err27 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema42.properties["srt-recipe"], data: data10 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.properties["srt-recipe"].type, parentSchema: schema42.properties["srt-recipe"], data: data10 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data["conc-list"] !== void 0) {
      let data11 = data["conc-list"];
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
            let err29 = { instancePath: instancePath + "/conc-list/" + i0, schemaPath: "#/properties/conc-list/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.properties["conc-list"].items.type, parentSchema: schema42.properties["conc-list"].items, data: data12 };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
          if (typeof data12 == "number" && isFinite(data12) && (data12 > 1e5 || isNaN(data12))) {
            let err30 = { instancePath: instancePath + "/conc-list/" + i0, schemaPath: "#/properties/conc-list/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema42.properties["conc-list"].items, data: data12 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        let err31 = { instancePath: instancePath + "/conc-list", schemaPath: "#/properties/conc-list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema42.properties["conc-list"].type, parentSchema: schema42.properties["conc-list"], data: data11 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data["conc-start"] !== void 0) {
      let data13 = data["conc-start"];
      if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
        let err32 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.properties["conc-start"].type, parentSchema: schema42.properties["conc-start"], data: data13 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
      if (typeof data13 == "number" && isFinite(data13) && (data13 > 1e5 || isNaN(data13))) {
        let err33 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema42.properties["conc-start"], data: data13 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data["conc-end"] !== void 0) {
      let data14 = data["conc-end"];
      if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
        let err34 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.properties["conc-end"].type, parentSchema: schema42.properties["conc-end"], data: data14 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      if (typeof data14 == "number" && isFinite(data14) && (data14 > 1e5 || isNaN(data14))) {
        let err35 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema42.properties["conc-end"], data: data14 };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
  } else {
    let err36 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema42.type, parentSchema: schema42, data };
    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
validate26.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.isl === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isl" }, message: "must have required property 'isl'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.osl === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "osl" }, message: "must have required property 'osl'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data["search-space"] === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "search-space" }, message: "must have required property 'search-space'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "isl" || key0 === "osl" || key0 === "random-range-ratio" || key0 === "num-prompts-per-conc" || key0 === "eval" || key0 === "search-space")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.isl !== void 0) {
      let data0 = data.isl;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/isl", schemaPath: "#/properties/isl/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.properties.isl.type, parentSchema: schema40.properties.isl, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 16777216 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/isl", schemaPath: "#/properties/isl/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16777216 }, message: "must be <= 16777216", schema: 16777216, parentSchema: schema40.properties.isl, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/isl", schemaPath: "#/properties/isl/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema40.properties.isl, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.osl !== void 0) {
      let data1 = data.osl;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/osl", schemaPath: "#/properties/osl/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.properties.osl.type, parentSchema: schema40.properties.osl, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 16777216 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/osl", schemaPath: "#/properties/osl/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16777216 }, message: "must be <= 16777216", schema: 16777216, parentSchema: schema40.properties.osl, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/osl", schemaPath: "#/properties/osl/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema40.properties.osl, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data["random-range-ratio"] !== void 0) {
      let data2 = data["random-range-ratio"];
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1 || isNaN(data2)) {
          let err10 = { instancePath: instancePath + "/random-range-ratio", schemaPath: "#/properties/random-range-ratio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema40.properties["random-range-ratio"], data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2 <= 0 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/random-range-ratio", schemaPath: "#/properties/random-range-ratio/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema40.properties["random-range-ratio"], data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/random-range-ratio", schemaPath: "#/properties/random-range-ratio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema40.properties["random-range-ratio"].type, parentSchema: schema40.properties["random-range-ratio"], data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data["num-prompts-per-conc"] !== void 0) {
      let data3 = data["num-prompts-per-conc"];
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err13 = { instancePath: instancePath + "/num-prompts-per-conc", schemaPath: "#/properties/num-prompts-per-conc/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.properties["num-prompts-per-conc"].type, parentSchema: schema40.properties["num-prompts-per-conc"], data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e4 || isNaN(data3)) {
          let err14 = { instancePath: instancePath + "/num-prompts-per-conc", schemaPath: "#/properties/num-prompts-per-conc/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema40.properties["num-prompts-per-conc"], data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err15 = { instancePath: instancePath + "/num-prompts-per-conc", schemaPath: "#/properties/num-prompts-per-conc/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema40.properties["num-prompts-per-conc"], data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
    if (data.eval !== void 0) {
      let data4 = data.eval;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.task === void 0) {
          let err16 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema38.required, parentSchema: schema38, data: data4 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        for (let key1 in data4)
          if (!(key1 === "task" || key1 === "path" || key1 === "limit")) {
            let err17 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data: data4 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        if (data4.task !== void 0) {
          let data5 = data4.task;
          if (typeof data5 == "string") {
            if (func2(data5) < 1) {
              let err18 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.task, data: data5 };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          } else {
            let err19 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.task.type, parentSchema: schema38.properties.task, data: data5 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
        if (data4.path !== void 0) {
          let data6 = data4.path;
          if (typeof data6 == "string") {
            if (func2(data6) < 1) {
              let err20 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.path, data: data6 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          } else {
            let err21 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.path.type, parentSchema: schema38.properties.path, data: data6 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
        if (data4.limit !== void 0) {
          let data7 = data4.limit;
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err22 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.limit.type, parentSchema: schema38.properties.limit, data: data7 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
          if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
            let err23 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.limit, data: data7 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
      } else {
        let err24 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data: data4 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data["search-space"] !== void 0) {
      let data8 = data["search-space"];
      if (Array.isArray(data8)) {
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate26(data8[i0], { instancePath: instancePath + "/search-space/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
      } else {
        let err25 = { instancePath: instancePath + "/search-space", schemaPath: "#/properties/search-space/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties["search-space"].type, parentSchema: schema40.properties["search-space"], data: data8 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.type, parentSchema: schema40, data };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
validate25.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema44 = { type: "object", description: "One group of agentic search spaces.", additionalProperties: !1, required: ["search-space"], properties: { "dram-utilization": { type: "number", exclusiveMinimum: 0, maximum: 1, description: "Share of the node's CPU memory that KV offload may use; needed as soon as one search space uses dram." }, dataset: { $ref: "#/$defs/dataset" }, eval: { $ref: "#/$defs/evalOverride" }, "search-space": { type: "array", items: { $ref: "#/$defs/singleAgenticSearchSpace" }, description: "What is run; every element expands into one point per concurrency." } } }, schema45 = { type: "object", description: "Conversations to replay instead of the corpus of the model family: either a file (path and format) or generated.", additionalProperties: !1, required: [], properties: { path: { type: "string", minLength: 1, description: "Trace file, relative to the repository." }, format: { enum: ["weka", "mooncake", "multi-turn"], description: "Format of the trace file." }, generator: { $ref: "#/$defs/generator" } } }, schema46 = { type: "object", description: "Seeded generator of conversation trees; token counts are unscaled.", additionalProperties: !1, required: ["seed", "trees", "mean-turns", "system-tokens", "mean-new-tokens-per-turn", "mean-output-tokens", "subagent-ratio", "mean-gap-seconds"], properties: { seed: { type: "integer", minimum: 0, maximum: 9007199254740991, description: "Seed; the same seed gives the same trees." }, trees: { type: "integer", minimum: 1, maximum: 1e5, description: "Number of conversation trees." }, "mean-turns": { type: "number", minimum: 1, maximum: 1e5, description: "Mean number of turns of a tree." }, "system-tokens": { type: "integer", minimum: 0, maximum: 1e7, description: "Tokens of the shared system prompt." }, "mean-new-tokens-per-turn": { type: "number", minimum: 1, maximum: 1e7, description: "Mean number of new input tokens of a turn." }, "mean-output-tokens": { type: "number", minimum: 1, maximum: 1e7, description: "Mean number of output tokens of a turn." }, "subagent-ratio": { type: "number", minimum: 0, maximum: 1, description: "Share of turns that fan out to sub-agents." }, "mean-gap-seconds": { type: "number", minimum: 0, maximum: 1e6, description: "Mean gap between the end of a turn and the start of the next." } } };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "format" || key0 === "generator")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema45, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema45.properties.path, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.path.type, parentSchema: schema45.properties.path, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.format !== void 0) {
      let data1 = data.format;
      if (!(data1 === "weka" || data1 === "mooncake" || data1 === "multi-turn")) {
        let err3 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/enum", keyword: "enum", params: { allowedValues: schema45.properties.format.enum }, message: "must be equal to one of the allowed values", schema: schema45.properties.format.enum, parentSchema: schema45.properties.format, data: data1 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.generator !== void 0) {
      let data2 = data.generator;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.seed === void 0) {
          let err4 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "seed" }, message: "must have required property 'seed'", schema: schema46.required, parentSchema: schema46, data: data2 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data2.trees === void 0) {
          let err5 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "trees" }, message: "must have required property 'trees'", schema: schema46.required, parentSchema: schema46, data: data2 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2["mean-turns"] === void 0) {
          let err6 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "mean-turns" }, message: "must have required property 'mean-turns'", schema: schema46.required, parentSchema: schema46, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2["system-tokens"] === void 0) {
          let err7 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "system-tokens" }, message: "must have required property 'system-tokens'", schema: schema46.required, parentSchema: schema46, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data2["mean-new-tokens-per-turn"] === void 0) {
          let err8 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "mean-new-tokens-per-turn" }, message: "must have required property 'mean-new-tokens-per-turn'", schema: schema46.required, parentSchema: schema46, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2["mean-output-tokens"] === void 0) {
          let err9 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "mean-output-tokens" }, message: "must have required property 'mean-output-tokens'", schema: schema46.required, parentSchema: schema46, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data2["subagent-ratio"] === void 0) {
          let err10 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "subagent-ratio" }, message: "must have required property 'subagent-ratio'", schema: schema46.required, parentSchema: schema46, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2["mean-gap-seconds"] === void 0) {
          let err11 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/required", keyword: "required", params: { missingProperty: "mean-gap-seconds" }, message: "must have required property 'mean-gap-seconds'", schema: schema46.required, parentSchema: schema46, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        for (let key1 in data2)
          if (!(key1 === "seed" || key1 === "trees" || key1 === "mean-turns" || key1 === "system-tokens" || key1 === "mean-new-tokens-per-turn" || key1 === "mean-output-tokens" || key1 === "subagent-ratio" || key1 === "mean-gap-seconds")) {
            let err12 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema46, data: data2 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        if (data2.seed !== void 0) {
          let data3 = data2.seed;
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err13 = { instancePath: instancePath + "/generator/seed", schemaPath: "#/$defs/generator/properties/seed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema46.properties.seed.type, parentSchema: schema46.properties.seed, data: data3 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 9007199254740991 || isNaN(data3)) {
              let err14 = { instancePath: instancePath + "/generator/seed", schemaPath: "#/$defs/generator/properties/seed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema46.properties.seed, data: data3 };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data3 < 0 || isNaN(data3)) {
              let err15 = { instancePath: instancePath + "/generator/seed", schemaPath: "#/$defs/generator/properties/seed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46.properties.seed, data: data3 };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          }
        }
        if (data2.trees !== void 0) {
          let data4 = data2.trees;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err16 = { instancePath: instancePath + "/generator/trees", schemaPath: "#/$defs/generator/properties/trees/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema46.properties.trees.type, parentSchema: schema46.properties.trees, data: data4 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 1e5 || isNaN(data4)) {
              let err17 = { instancePath: instancePath + "/generator/trees", schemaPath: "#/$defs/generator/properties/trees/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema46.properties.trees, data: data4 };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            if (data4 < 1 || isNaN(data4)) {
              let err18 = { instancePath: instancePath + "/generator/trees", schemaPath: "#/$defs/generator/properties/trees/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema46.properties.trees, data: data4 };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          }
        }
        if (data2["mean-turns"] !== void 0) {
          let data5 = data2["mean-turns"];
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 1e5 || isNaN(data5)) {
              let err19 = { instancePath: instancePath + "/generator/mean-turns", schemaPath: "#/$defs/generator/properties/mean-turns/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema46.properties["mean-turns"], data: data5 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (data5 < 1 || isNaN(data5)) {
              let err20 = { instancePath: instancePath + "/generator/mean-turns", schemaPath: "#/$defs/generator/properties/mean-turns/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema46.properties["mean-turns"], data: data5 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          } else {
            let err21 = { instancePath: instancePath + "/generator/mean-turns", schemaPath: "#/$defs/generator/properties/mean-turns/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema46.properties["mean-turns"].type, parentSchema: schema46.properties["mean-turns"], data: data5 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
        if (data2["system-tokens"] !== void 0) {
          let data6 = data2["system-tokens"];
          if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
            let err22 = { instancePath: instancePath + "/generator/system-tokens", schemaPath: "#/$defs/generator/properties/system-tokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema46.properties["system-tokens"].type, parentSchema: schema46.properties["system-tokens"], data: data6 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 1e7 || isNaN(data6)) {
              let err23 = { instancePath: instancePath + "/generator/system-tokens", schemaPath: "#/$defs/generator/properties/system-tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e7 }, message: "must be <= 10000000", schema: 1e7, parentSchema: schema46.properties["system-tokens"], data: data6 };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (data6 < 0 || isNaN(data6)) {
              let err24 = { instancePath: instancePath + "/generator/system-tokens", schemaPath: "#/$defs/generator/properties/system-tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46.properties["system-tokens"], data: data6 };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
          }
        }
        if (data2["mean-new-tokens-per-turn"] !== void 0) {
          let data7 = data2["mean-new-tokens-per-turn"];
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 1e7 || isNaN(data7)) {
              let err25 = { instancePath: instancePath + "/generator/mean-new-tokens-per-turn", schemaPath: "#/$defs/generator/properties/mean-new-tokens-per-turn/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e7 }, message: "must be <= 10000000", schema: 1e7, parentSchema: schema46.properties["mean-new-tokens-per-turn"], data: data7 };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            if (data7 < 1 || isNaN(data7)) {
              let err26 = { instancePath: instancePath + "/generator/mean-new-tokens-per-turn", schemaPath: "#/$defs/generator/properties/mean-new-tokens-per-turn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema46.properties["mean-new-tokens-per-turn"], data: data7 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          } else {
            let err27 = { instancePath: instancePath + "/generator/mean-new-tokens-per-turn", schemaPath: "#/$defs/generator/properties/mean-new-tokens-per-turn/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema46.properties["mean-new-tokens-per-turn"].type, parentSchema: schema46.properties["mean-new-tokens-per-turn"], data: data7 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
        if (data2["mean-output-tokens"] !== void 0) {
          let data8 = data2["mean-output-tokens"];
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 1e7 || isNaN(data8)) {
              let err28 = { instancePath: instancePath + "/generator/mean-output-tokens", schemaPath: "#/$defs/generator/properties/mean-output-tokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e7 }, message: "must be <= 10000000", schema: 1e7, parentSchema: schema46.properties["mean-output-tokens"], data: data8 };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (data8 < 1 || isNaN(data8)) {
              let err29 = { instancePath: instancePath + "/generator/mean-output-tokens", schemaPath: "#/$defs/generator/properties/mean-output-tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema46.properties["mean-output-tokens"], data: data8 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          } else {
            let err30 = { instancePath: instancePath + "/generator/mean-output-tokens", schemaPath: "#/$defs/generator/properties/mean-output-tokens/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema46.properties["mean-output-tokens"].type, parentSchema: schema46.properties["mean-output-tokens"], data: data8 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
        if (data2["subagent-ratio"] !== void 0) {
          let data9 = data2["subagent-ratio"];
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 1 || isNaN(data9)) {
              let err31 = { instancePath: instancePath + "/generator/subagent-ratio", schemaPath: "#/$defs/generator/properties/subagent-ratio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema46.properties["subagent-ratio"], data: data9 };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
            if (data9 < 0 || isNaN(data9)) {
              let err32 = { instancePath: instancePath + "/generator/subagent-ratio", schemaPath: "#/$defs/generator/properties/subagent-ratio/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46.properties["subagent-ratio"], data: data9 };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
          } else {
            let err33 = { instancePath: instancePath + "/generator/subagent-ratio", schemaPath: "#/$defs/generator/properties/subagent-ratio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema46.properties["subagent-ratio"].type, parentSchema: schema46.properties["subagent-ratio"], data: data9 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
        if (data2["mean-gap-seconds"] !== void 0) {
          let data10 = data2["mean-gap-seconds"];
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 > 1e6 || isNaN(data10)) {
              let err34 = { instancePath: instancePath + "/generator/mean-gap-seconds", schemaPath: "#/$defs/generator/properties/mean-gap-seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema46.properties["mean-gap-seconds"], data: data10 };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
            if (data10 < 0 || isNaN(data10)) {
              let err35 = { instancePath: instancePath + "/generator/mean-gap-seconds", schemaPath: "#/$defs/generator/properties/mean-gap-seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46.properties["mean-gap-seconds"], data: data10 };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
          } else {
            let err36 = { instancePath: instancePath + "/generator/mean-gap-seconds", schemaPath: "#/$defs/generator/properties/mean-gap-seconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema46.properties["mean-gap-seconds"].type, parentSchema: schema46.properties["mean-gap-seconds"], data: data10 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
      } else {
        let err37 = { instancePath: instancePath + "/generator", schemaPath: "#/$defs/generator/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema46.type, parentSchema: schema46, data: data2 };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
  } else {
    let err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema45.type, parentSchema: schema45, data };
    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
  }
  return validate30.errors = vErrors, errors === 0;
}
validate30.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema48 = { type: "object", description: "Single-node agentic search space.", additionalProperties: !1, required: ["tp", "kv-offloading"], properties: { tp: { type: "integer", minimum: 1, maximum: 1e4, description: "Tensor parallel width of one worker." }, pp: { type: "integer", minimum: 1, maximum: 1e4, description: "Pipeline parallel width; 1 unless given." }, "dcp-size": { type: "integer", minimum: 1, maximum: 1e4, description: "Decode context parallel width, reuses tensor parallel ranks; tp must be divisible by it; 1 unless given." }, "pcp-size": { type: "integer", minimum: 1, maximum: 1e4, description: "Prefill context parallel width; 1 unless given." }, ep: { type: ["integer", "null"], maximum: 1e4, description: "Expert parallel width; does not multiply GPUs; 1 unless given." }, "dp-attn": { type: ["boolean", "null"], description: "Data parallel attention; false unless given." }, "spec-decoding": { enum: ["mtp", "draft_model", "none"], description: "Method of speculative decoding; none unless given." }, "kv-offloading": { enum: ["none", "dram"], description: "Where evicted KV blocks go." }, "kv-offload-backend": { $ref: "#/$defs/offloadBackend" }, router: { $ref: "#/$defs/router" }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, "conc-list": { type: "array", items: { type: "integer", maximum: 1e5 }, description: "Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end." }, "conc-start": { type: "integer", maximum: 1e5, description: "First concurrency of a range that doubles up to conc-end." }, "conc-end": { type: "integer", maximum: 1e5, description: "Last concurrency of the range, always included." } } }, schema49 = { type: "object", additionalProperties: !1, required: ["name"], properties: { name: { type: "string", minLength: 1, description: "Name of the component." }, version: { type: "string", minLength: 1, pattern: "^(?!image:)", description: "Version of the component; always quoted, never an image reference." } }, description: "What moves offloaded KV blocks; given exactly with kv-offloading: dram." };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate32.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tp === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema48.required, parentSchema: schema48, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data["kv-offloading"] === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kv-offloading" }, message: "must have required property 'kv-offloading'", schema: schema48.required, parentSchema: schema48, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema48.properties, key0)) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema48, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.tp !== void 0) {
      let data0 = data.tp;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/tp", schemaPath: "#/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.properties.tp.type, parentSchema: schema48.properties.tp, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e4 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/tp", schemaPath: "#/properties/tp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema48.properties.tp, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/tp", schemaPath: "#/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema48.properties.tp, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.pp !== void 0) {
      let data1 = data.pp;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/pp", schemaPath: "#/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.properties.pp.type, parentSchema: schema48.properties.pp, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1e4 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/pp", schemaPath: "#/properties/pp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema48.properties.pp, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/pp", schemaPath: "#/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema48.properties.pp, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    if (data["dcp-size"] !== void 0) {
      let data2 = data["dcp-size"];
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err9 = { instancePath: instancePath + "/dcp-size", schemaPath: "#/properties/dcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.properties["dcp-size"].type, parentSchema: schema48.properties["dcp-size"], data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e4 || isNaN(data2)) {
          let err10 = { instancePath: instancePath + "/dcp-size", schemaPath: "#/properties/dcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema48.properties["dcp-size"], data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/dcp-size", schemaPath: "#/properties/dcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema48.properties["dcp-size"], data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
    if (data["pcp-size"] !== void 0) {
      let data3 = data["pcp-size"];
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err12 = { instancePath: instancePath + "/pcp-size", schemaPath: "#/properties/pcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.properties["pcp-size"].type, parentSchema: schema48.properties["pcp-size"], data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e4 || isNaN(data3)) {
          let err13 = { instancePath: instancePath + "/pcp-size", schemaPath: "#/properties/pcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema48.properties["pcp-size"], data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err14 = { instancePath: instancePath + "/pcp-size", schemaPath: "#/properties/pcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema48.properties["pcp-size"], data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.ep !== void 0) {
      let data4 = data.ep;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
        let err15 = { instancePath: instancePath + "/ep", schemaPath: "#/properties/ep/type", keyword: "type", params: { type: schema48.properties.ep.type }, message: "must be integer,null", schema: schema48.properties.ep.type, parentSchema: schema48.properties.ep, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 > 1e4 || isNaN(data4))) {
        let err16 = { instancePath: instancePath + "/ep", schemaPath: "#/properties/ep/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema48.properties.ep, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data["dp-attn"] !== void 0) {
      let data5 = data["dp-attn"];
      if (typeof data5 != "boolean" && data5 !== null) {
        let err17 = { instancePath: instancePath + "/dp-attn", schemaPath: "#/properties/dp-attn/type", keyword: "type", params: { type: schema48.properties["dp-attn"].type }, message: "must be boolean,null", schema: schema48.properties["dp-attn"].type, parentSchema: schema48.properties["dp-attn"], data: data5 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data["spec-decoding"] !== void 0) {
      let data6 = data["spec-decoding"];
      if (!(data6 === "mtp" || data6 === "draft_model" || data6 === "none")) {
        let err18 = { instancePath: instancePath + "/spec-decoding", schemaPath: "#/properties/spec-decoding/enum", keyword: "enum", params: { allowedValues: schema48.properties["spec-decoding"].enum }, message: "must be equal to one of the allowed values", schema: schema48.properties["spec-decoding"].enum, parentSchema: schema48.properties["spec-decoding"], data: data6 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data["kv-offloading"] !== void 0) {
      let data7 = data["kv-offloading"];
      if (!(data7 === "none" || data7 === "dram")) {
        let err19 = { instancePath: instancePath + "/kv-offloading", schemaPath: "#/properties/kv-offloading/enum", keyword: "enum", params: { allowedValues: schema48.properties["kv-offloading"].enum }, message: "must be equal to one of the allowed values", schema: schema48.properties["kv-offloading"].enum, parentSchema: schema48.properties["kv-offloading"], data: data7 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data["kv-offload-backend"] !== void 0) {
      let data8 = data["kv-offload-backend"];
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.name === void 0) {
          let err20 = { instancePath: instancePath + "/kv-offload-backend", schemaPath: "#/$defs/offloadBackend/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema49.required, parentSchema: schema49, data: data8 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        for (let key1 in data8)
          if (!(key1 === "name" || key1 === "version")) {
            let err21 = { instancePath: instancePath + "/kv-offload-backend", schemaPath: "#/$defs/offloadBackend/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema49, data: data8 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        if (data8.name !== void 0) {
          let data9 = data8.name;
          if (typeof data9 == "string") {
            if (func2(data9) < 1) {
              let err22 = { instancePath: instancePath + "/kv-offload-backend/name", schemaPath: "#/$defs/offloadBackend/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.name, data: data9 };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
          } else {
            let err23 = { instancePath: instancePath + "/kv-offload-backend/name", schemaPath: "#/$defs/offloadBackend/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.name.type, parentSchema: schema49.properties.name, data: data9 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
        if (data8.version !== void 0) {
          let data10 = data8.version;
          if (typeof data10 == "string") {
            if (func2(data10) < 1) {
              let err24 = { instancePath: instancePath + "/kv-offload-backend/version", schemaPath: "#/$defs/offloadBackend/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.version, data: data10 };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            if (!pattern8.test(data10)) {
              let err25 = { instancePath: instancePath + "/kv-offload-backend/version", schemaPath: "#/$defs/offloadBackend/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema49.properties.version, data: data10 };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
          } else {
            let err26 = { instancePath: instancePath + "/kv-offload-backend/version", schemaPath: "#/$defs/offloadBackend/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.version.type, parentSchema: schema49.properties.version, data: data10 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
      } else {
        let err27 = { instancePath: instancePath + "/kv-offload-backend", schemaPath: "#/$defs/offloadBackend/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data: data8 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.router !== void 0) {
      let data11 = data.router;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.name === void 0) {
          let err28 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema37.required, parentSchema: schema37, data: data11 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data11.version === void 0) {
          let err29 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema37.required, parentSchema: schema37, data: data11 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        for (let key2 in data11)
          if (!(key2 === "name" || key2 === "version")) {
            let err30 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data: data11 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        if (data11.name !== void 0) {
          let data12 = data11.name;
          if (typeof data12 == "string") {
            if (func2(data12) < 1) {
              let err31 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.name, data: data12 };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          } else {
            let err32 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.name.type, parentSchema: schema37.properties.name, data: data12 };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
        }
        if (data11.version !== void 0) {
          let data13 = data11.version;
          if (typeof data13 == "string") {
            if (func2(data13) < 1) {
              let err33 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.version, data: data13 };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
            if (!pattern8.test(data13)) {
              let err34 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema37.properties.version, data: data13 };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
          } else {
            let err35 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.version.type, parentSchema: schema37.properties.version, data: data13 };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
        }
      } else {
        let err36 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data: data11 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data["srt-recipe"] !== void 0) {
      let data14 = data["srt-recipe"];
      if (typeof data14 == "string") {
        if (func2(data14) < 1) {
          let err37 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema48.properties["srt-recipe"], data: data14 };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
      } else {
        let err38 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.properties["srt-recipe"].type, parentSchema: schema48.properties["srt-recipe"], data: data14 };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data["conc-list"] !== void 0) {
      let data15 = data["conc-list"];
      if (Array.isArray(data15)) {
        let len0 = data15.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data16 = data15[i0];
          if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
            let err39 = { instancePath: instancePath + "/conc-list/" + i0, schemaPath: "#/properties/conc-list/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.properties["conc-list"].items.type, parentSchema: schema48.properties["conc-list"].items, data: data16 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
          if (typeof data16 == "number" && isFinite(data16) && (data16 > 1e5 || isNaN(data16))) {
            let err40 = { instancePath: instancePath + "/conc-list/" + i0, schemaPath: "#/properties/conc-list/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema48.properties["conc-list"].items, data: data16 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        }
      } else {
        let err41 = { instancePath: instancePath + "/conc-list", schemaPath: "#/properties/conc-list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema48.properties["conc-list"].type, parentSchema: schema48.properties["conc-list"], data: data15 };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data["conc-start"] !== void 0) {
      let data17 = data["conc-start"];
      if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
        let err42 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.properties["conc-start"].type, parentSchema: schema48.properties["conc-start"], data: data17 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
      if (typeof data17 == "number" && isFinite(data17) && (data17 > 1e5 || isNaN(data17))) {
        let err43 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema48.properties["conc-start"], data: data17 };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data["conc-end"] !== void 0) {
      let data18 = data["conc-end"];
      if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
        let err44 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.properties["conc-end"].type, parentSchema: schema48.properties["conc-end"], data: data18 };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
      if (typeof data18 == "number" && isFinite(data18) && (data18 > 1e5 || isNaN(data18))) {
        let err45 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema48.properties["conc-end"], data: data18 };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
  } else {
    let err46 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.type, parentSchema: schema48, data };
    vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
  }
  return validate32.errors = vErrors, errors === 0;
}
validate32.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data["search-space"] === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "search-space" }, message: "must have required property 'search-space'", schema: schema44.required, parentSchema: schema44, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "dram-utilization" || key0 === "dataset" || key0 === "eval" || key0 === "search-space")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema44, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data["dram-utilization"] !== void 0) {
      let data0 = data["dram-utilization"];
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1 || isNaN(data0)) {
          let err2 = { instancePath: instancePath + "/dram-utilization", schemaPath: "#/properties/dram-utilization/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema44.properties["dram-utilization"], data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0 <= 0 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/dram-utilization", schemaPath: "#/properties/dram-utilization/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema44.properties["dram-utilization"], data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/dram-utilization", schemaPath: "#/properties/dram-utilization/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema44.properties["dram-utilization"].type, parentSchema: schema44.properties["dram-utilization"], data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.dataset !== void 0 && (validate30(data.dataset, { instancePath: instancePath + "/dataset", parentData: data, parentDataProperty: "dataset", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length)), data.eval !== void 0) {
      let data2 = data.eval;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.task === void 0) {
          let err5 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema38.required, parentSchema: schema38, data: data2 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        for (let key1 in data2)
          if (!(key1 === "task" || key1 === "path" || key1 === "limit")) {
            let err6 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        if (data2.task !== void 0) {
          let data3 = data2.task;
          if (typeof data3 == "string") {
            if (func2(data3) < 1) {
              let err7 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.task, data: data3 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            let err8 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.task.type, parentSchema: schema38.properties.task, data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        if (data2.path !== void 0) {
          let data4 = data2.path;
          if (typeof data4 == "string") {
            if (func2(data4) < 1) {
              let err9 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.path, data: data4 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.path.type, parentSchema: schema38.properties.path, data: data4 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        if (data2.limit !== void 0) {
          let data5 = data2.limit;
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err11 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.limit.type, parentSchema: schema38.properties.limit, data: data5 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
            let err12 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.limit, data: data5 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data["search-space"] !== void 0) {
      let data6 = data["search-space"];
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate32(data6[i0], { instancePath: instancePath + "/search-space/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/search-space", schemaPath: "#/properties/search-space/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema44.properties["search-space"].type, parentSchema: schema44.properties["search-space"], data: data6 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema44.type, parentSchema: schema44, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate29.errors = vErrors, errors === 0;
}
validate29.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "fixed-seq-len" || key0 === "agentic-coding")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema39, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data["fixed-seq-len"] !== void 0) {
      let data0 = data["fixed-seq-len"];
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate25(data0[i0], { instancePath: instancePath + "/fixed-seq-len/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/fixed-seq-len", schemaPath: "#/properties/fixed-seq-len/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema39.properties["fixed-seq-len"].type, parentSchema: schema39.properties["fixed-seq-len"], data: data0 };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data["agentic-coding"] !== void 0) {
      let data2 = data["agentic-coding"];
      if (Array.isArray(data2)) {
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate29(data2[i1], { instancePath: instancePath + "/agentic-coding/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/agentic-coding", schemaPath: "#/properties/agentic-coding/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema39.properties["agentic-coding"].type, parentSchema: schema39.properties["agentic-coding"], data: data2 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema39.type, parentSchema: schema39, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
validate24.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate50.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.image === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "image" }, message: "must have required property 'image'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.model === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data["model-prefix"] === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model-prefix" }, message: "must have required property 'model-prefix'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.precision === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "precision" }, message: "must have required property 'precision'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.framework === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "framework" }, message: "must have required property 'framework'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.runner === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runner" }, message: "must have required property 'runner'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.multinode === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "multinode" }, message: "must have required property 'multinode'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.scenarios === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema36.properties, key0)) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.image !== void 0) {
      let data0 = data.image;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err9 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties.image, data: data0 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.image.type, parentSchema: schema36.properties.image, data: data0 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.model !== void 0) {
      let data1 = data.model;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err11 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties.model, data: data1 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.model.type, parentSchema: schema36.properties.model, data: data1 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data["model-prefix"] !== void 0) {
      let data2 = data["model-prefix"];
      if (typeof data2 == "string") {
        if (func2(data2) < 1) {
          let err13 = { instancePath: instancePath + "/model-prefix", schemaPath: "#/properties/model-prefix/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties["model-prefix"], data: data2 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/model-prefix", schemaPath: "#/properties/model-prefix/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties["model-prefix"].type, parentSchema: schema36.properties["model-prefix"], data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.precision !== void 0) {
      let data3 = data.precision;
      if (typeof data3 == "string") {
        if (func2(data3) < 1) {
          let err15 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties.precision, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.precision.type, parentSchema: schema36.properties.precision, data: data3 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.framework !== void 0) {
      let data4 = data.framework;
      if (typeof data4 == "string") {
        if (func2(data4) < 1) {
          let err17 = { instancePath: instancePath + "/framework", schemaPath: "#/properties/framework/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties.framework, data: data4 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/framework", schemaPath: "#/properties/framework/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.framework.type, parentSchema: schema36.properties.framework, data: data4 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.runner !== void 0) {
      let data5 = data.runner;
      if (typeof data5 == "string") {
        if (func2(data5) < 1) {
          let err19 = { instancePath: instancePath + "/runner", schemaPath: "#/properties/runner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties.runner, data: data5 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/runner", schemaPath: "#/properties/runner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.runner.type, parentSchema: schema36.properties.runner, data: data5 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.multinode !== void 0) {
      let data6 = data.multinode;
      if (data6 !== !1) {
        let err21 = { instancePath: instancePath + "/multinode", schemaPath: "#/properties/multinode/const", keyword: "const", params: { allowedValue: !1 }, message: "must be equal to constant", schema: !1, parentSchema: schema36.properties.multinode, data: data6 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.disagg !== void 0) {
      let data7 = data.disagg;
      if (data7 !== !1) {
        let err22 = { instancePath: instancePath + "/disagg", schemaPath: "#/properties/disagg/const", keyword: "const", params: { allowedValue: !1 }, message: "must be equal to constant", schema: !1, parentSchema: schema36.properties.disagg, data: data7 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.router !== void 0) {
      let data8 = data.router;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.name === void 0) {
          let err23 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema37.required, parentSchema: schema37, data: data8 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (data8.version === void 0) {
          let err24 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema37.required, parentSchema: schema37, data: data8 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        for (let key1 in data8)
          if (!(key1 === "name" || key1 === "version")) {
            let err25 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data: data8 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        if (data8.name !== void 0) {
          let data9 = data8.name;
          if (typeof data9 == "string") {
            if (func2(data9) < 1) {
              let err26 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.name, data: data9 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          } else {
            let err27 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.name.type, parentSchema: schema37.properties.name, data: data9 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
        if (data8.version !== void 0) {
          let data10 = data8.version;
          if (typeof data10 == "string") {
            if (func2(data10) < 1) {
              let err28 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.version, data: data10 };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (!pattern8.test(data10)) {
              let err29 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema37.properties.version, data: data10 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          } else {
            let err30 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.version.type, parentSchema: schema37.properties.version, data: data10 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        let err31 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data: data8 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data["srt-recipe"] !== void 0) {
      let data11 = data["srt-recipe"];
      if (typeof data11 == "string") {
        if (func2(data11) < 1) {
          let err32 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties["srt-recipe"], data: data11 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties["srt-recipe"].type, parentSchema: schema36.properties["srt-recipe"], data: data11 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.eval !== void 0) {
      let data12 = data.eval;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.task === void 0) {
          let err34 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema38.required, parentSchema: schema38, data: data12 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        for (let key2 in data12)
          if (!(key2 === "task" || key2 === "path" || key2 === "limit")) {
            let err35 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data: data12 };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
        if (data12.task !== void 0) {
          let data13 = data12.task;
          if (typeof data13 == "string") {
            if (func2(data13) < 1) {
              let err36 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.task, data: data13 };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
          } else {
            let err37 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.task.type, parentSchema: schema38.properties.task, data: data13 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
        if (data12.path !== void 0) {
          let data14 = data12.path;
          if (typeof data14 == "string") {
            if (func2(data14) < 1) {
              let err38 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.path, data: data14 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
          } else {
            let err39 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.path.type, parentSchema: schema38.properties.path, data: data14 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
        if (data12.limit !== void 0) {
          let data15 = data12.limit;
          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
            let err40 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.limit.type, parentSchema: schema38.properties.limit, data: data15 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
          if (typeof data15 == "number" && isFinite(data15) && (data15 < 1 || isNaN(data15))) {
            let err41 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.limit, data: data15 };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
      } else {
        let err42 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data: data12 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    data.scenarios !== void 0 && (validate24(data.scenarios, { instancePath: instancePath + "/scenarios", parentData: data, parentDataProperty: "scenarios", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length));
  } else {
    let err43 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.type, parentSchema: schema36, data };
    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
  }
  return validate50.errors = vErrors, errors === 0;
}
validate50.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var masterConfigMultiNodeEntry = validate52, schema51 = { type: "object", description: "Multi-node entry.", additionalProperties: !1, required: ["image", "model", "model-prefix", "precision", "framework", "runner", "multinode", "scenarios"], properties: { image: { type: "string", minLength: 1, description: "Container image; `#` may stand for `/` after the registry." }, model: { type: "string", minLength: 1, description: "Hugging Face id or path of the model." }, "model-prefix": { type: "string", minLength: 1, description: "Short code of the model, without underscores." }, precision: { type: "string", minLength: 1, description: "Precision of the weights, e.g. fp4." }, framework: { type: "string", minLength: 1, description: "Serving framework, e.g. sglang, dynamo-sglang." }, runner: { type: "string", minLength: 1, description: "Label of the runner configuration." }, multinode: { const: !0, description: "Whether a point spans nodes (prefill and decode pools) or one node." }, disagg: { type: "boolean", description: "Whether prefill and decode run in separate worker pools; false unless given." }, router: { $ref: "#/$defs/router" }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, eval: { $ref: "#/$defs/evalOverride" }, scenarios: { $ref: "#/$defs/multiScenarios" }, "kv-p2p-transfer": { type: "string", minLength: 1, description: "Transport of the KV cache between prefill and decode, e.g. nixl." } } }, schema54 = { type: "object", description: "What is measured; at least one of the two.", additionalProperties: !1, required: [], properties: { "fixed-seq-len": { type: "array", items: { $ref: "#/$defs/multiFixedItem" }, description: "Random prompts of fixed lengths." }, "agentic-coding": { type: "array", items: { $ref: "#/$defs/multiAgenticItem" }, description: "Replay of recorded coding sessions." } } }, schema55 = { type: "object", description: "One pair of sequence lengths.", additionalProperties: !1, required: ["isl", "osl", "search-space"], properties: { isl: { type: "integer", minimum: 1, maximum: 16777216, description: "Input sequence length in tokens." }, osl: { type: "integer", minimum: 1, maximum: 16777216, description: "Output sequence length in tokens." }, "random-range-ratio": { type: "number", exclusiveMinimum: 0, maximum: 1, description: "Lowest share of ISL and OSL a random prompt may have; 0.8 unless given." }, "num-prompts-per-conc": { type: "integer", minimum: 1, maximum: 1e4, description: "Prompts per unit of concurrency; 10 unless given." }, eval: { $ref: "#/$defs/evalOverride" }, "search-space": { type: "array", items: { $ref: "#/$defs/multiFixedSearchSpace" }, description: "What is run; every element expands into one point per concurrency." } } }, schema57 = { type: "object", description: "Multi-node search space.", additionalProperties: !1, required: ["prefill", "decode"], properties: { "spec-decoding": { enum: ["mtp", "draft_model", "none"], description: "Method of speculative decoding; none unless given." }, prefill: { $ref: "#/$defs/worker" }, decode: { $ref: "#/$defs/worker" }, router: { $ref: "#/$defs/router" }, "kv-p2p-transfer": { type: "string", minLength: 1, description: "Transport of the KV cache between prefill and decode, e.g. nixl." }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, "conc-list": { type: "array", items: { type: "integer", maximum: 1e5 }, description: "Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end." }, "conc-start": { type: "integer", maximum: 1e5, description: "First concurrency of a range that doubles up to conc-end." }, "conc-end": { type: "integer", maximum: 1e5, description: "Last concurrency of the range, always included." } } }, schema58 = { type: "object", description: "Pool of equal workers of one role.", additionalProperties: !1, required: ["num-worker", "tp", "ep", "dp-attn"], properties: { "num-worker": { type: "integer", minimum: 0, maximum: 1e4, description: "Number of workers; 0 decode workers is aggregated serving." }, tp: { type: "integer", minimum: 1, maximum: 1e4, description: "Tensor parallel width of one worker." }, pp: { type: "integer", minimum: 1, maximum: 1e4, description: "Pipeline parallel width; 1 unless given." }, "dcp-size": { type: "integer", minimum: 1, maximum: 1e4, description: "Decode context parallel width, reuses tensor parallel ranks; tp must be divisible by it; 1 unless given." }, "pcp-size": { type: "integer", minimum: 1, maximum: 1e4, description: "Prefill context parallel width; 1 unless given." }, ep: { type: "integer", maximum: 1e4, description: "Expert parallel width; does not multiply GPUs." }, "dp-attn": { type: "boolean", description: "Data parallel attention." }, hardware: { type: "string", minLength: 1, description: "SKU of the role when the two differ; given for both roles or neither." }, "additional-settings": { type: "array", items: { type: "string" }, description: "KEY=VALUE environment settings of the role; CONFIG_FILE names the recipe." } } };
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate40.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.prefill === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefill" }, message: "must have required property 'prefill'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.decode === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decode" }, message: "must have required property 'decode'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema57.properties, key0)) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema57, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data["spec-decoding"] !== void 0) {
      let data0 = data["spec-decoding"];
      if (!(data0 === "mtp" || data0 === "draft_model" || data0 === "none")) {
        let err3 = { instancePath: instancePath + "/spec-decoding", schemaPath: "#/properties/spec-decoding/enum", keyword: "enum", params: { allowedValues: schema57.properties["spec-decoding"].enum }, message: "must be equal to one of the allowed values", schema: schema57.properties["spec-decoding"].enum, parentSchema: schema57.properties["spec-decoding"], data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.prefill !== void 0) {
      let data1 = data.prefill;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1["num-worker"] === void 0) {
          let err4 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "num-worker" }, message: "must have required property 'num-worker'", schema: schema58.required, parentSchema: schema58, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.tp === void 0) {
          let err5 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema58.required, parentSchema: schema58, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1.ep === void 0) {
          let err6 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "ep" }, message: "must have required property 'ep'", schema: schema58.required, parentSchema: schema58, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1["dp-attn"] === void 0) {
          let err7 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "dp-attn" }, message: "must have required property 'dp-attn'", schema: schema58.required, parentSchema: schema58, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        for (let key1 in data1)
          if (!func1.call(schema58.properties, key1)) {
            let err8 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema58, data: data1 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        if (data1["num-worker"] !== void 0) {
          let data2 = data1["num-worker"];
          if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
            let err9 = { instancePath: instancePath + "/prefill/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["num-worker"].type, parentSchema: schema58.properties["num-worker"], data: data2 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 1e4 || isNaN(data2)) {
              let err10 = { instancePath: instancePath + "/prefill/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["num-worker"], data: data2 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              let err11 = { instancePath: instancePath + "/prefill/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema58.properties["num-worker"], data: data2 };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          }
        }
        if (data1.tp !== void 0) {
          let data3 = data1.tp;
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err12 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/worker/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.tp.type, parentSchema: schema58.properties.tp, data: data3 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1e4 || isNaN(data3)) {
              let err13 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/worker/properties/tp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.tp, data: data3 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data3 < 1 || isNaN(data3)) {
              let err14 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/worker/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties.tp, data: data3 };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
          }
        }
        if (data1.pp !== void 0) {
          let data4 = data1.pp;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err15 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/worker/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.pp.type, parentSchema: schema58.properties.pp, data: data4 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 1e4 || isNaN(data4)) {
              let err16 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/worker/properties/pp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.pp, data: data4 };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (data4 < 1 || isNaN(data4)) {
              let err17 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/worker/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties.pp, data: data4 };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
          }
        }
        if (data1["dcp-size"] !== void 0) {
          let data5 = data1["dcp-size"];
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err18 = { instancePath: instancePath + "/prefill/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["dcp-size"].type, parentSchema: schema58.properties["dcp-size"], data: data5 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 1e4 || isNaN(data5)) {
              let err19 = { instancePath: instancePath + "/prefill/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["dcp-size"], data: data5 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (data5 < 1 || isNaN(data5)) {
              let err20 = { instancePath: instancePath + "/prefill/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties["dcp-size"], data: data5 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          }
        }
        if (data1["pcp-size"] !== void 0) {
          let data6 = data1["pcp-size"];
          if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
            let err21 = { instancePath: instancePath + "/prefill/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["pcp-size"].type, parentSchema: schema58.properties["pcp-size"], data: data6 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 1e4 || isNaN(data6)) {
              let err22 = { instancePath: instancePath + "/prefill/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["pcp-size"], data: data6 };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            if (data6 < 1 || isNaN(data6)) {
              let err23 = { instancePath: instancePath + "/prefill/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties["pcp-size"], data: data6 };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
          }
        }
        if (data1.ep !== void 0) {
          let data7 = data1.ep;
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err24 = { instancePath: instancePath + "/prefill/ep", schemaPath: "#/$defs/worker/properties/ep/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.ep.type, parentSchema: schema58.properties.ep, data: data7 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
          if (typeof data7 == "number" && isFinite(data7) && (data7 > 1e4 || isNaN(data7))) {
            let err25 = { instancePath: instancePath + "/prefill/ep", schemaPath: "#/$defs/worker/properties/ep/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.ep, data: data7 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
        if (data1["dp-attn"] !== void 0) {
          let data8 = data1["dp-attn"];
          if (typeof data8 != "boolean") {
            let err26 = { instancePath: instancePath + "/prefill/dp-attn", schemaPath: "#/$defs/worker/properties/dp-attn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema58.properties["dp-attn"].type, parentSchema: schema58.properties["dp-attn"], data: data8 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
        if (data1.hardware !== void 0) {
          let data9 = data1.hardware;
          if (typeof data9 == "string") {
            if (func2(data9) < 1) {
              let err27 = { instancePath: instancePath + "/prefill/hardware", schemaPath: "#/$defs/worker/properties/hardware/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema58.properties.hardware, data: data9 };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
          } else {
            let err28 = { instancePath: instancePath + "/prefill/hardware", schemaPath: "#/$defs/worker/properties/hardware/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.hardware.type, parentSchema: schema58.properties.hardware, data: data9 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        if (data1["additional-settings"] !== void 0) {
          let data10 = data1["additional-settings"];
          if (Array.isArray(data10)) {
            let len0 = data10.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data11 = data10[i0];
              if (typeof data11 != "string") {
                let err29 = { instancePath: instancePath + "/prefill/additional-settings/" + i0, schemaPath: "#/$defs/worker/properties/additional-settings/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties["additional-settings"].items.type, parentSchema: schema58.properties["additional-settings"].items, data: data11 };
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
              }
            }
          } else {
            let err30 = { instancePath: instancePath + "/prefill/additional-settings", schemaPath: "#/$defs/worker/properties/additional-settings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema58.properties["additional-settings"].type, parentSchema: schema58.properties["additional-settings"], data: data10 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        let err31 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data: data1 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.decode !== void 0) {
      let data12 = data.decode;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12["num-worker"] === void 0) {
          let err32 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "num-worker" }, message: "must have required property 'num-worker'", schema: schema58.required, parentSchema: schema58, data: data12 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (data12.tp === void 0) {
          let err33 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema58.required, parentSchema: schema58, data: data12 };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        if (data12.ep === void 0) {
          let err34 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "ep" }, message: "must have required property 'ep'", schema: schema58.required, parentSchema: schema58, data: data12 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        if (data12["dp-attn"] === void 0) {
          let err35 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "dp-attn" }, message: "must have required property 'dp-attn'", schema: schema58.required, parentSchema: schema58, data: data12 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        for (let key2 in data12)
          if (!func1.call(schema58.properties, key2)) {
            let err36 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema58, data: data12 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        if (data12["num-worker"] !== void 0) {
          let data13 = data12["num-worker"];
          if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
            let err37 = { instancePath: instancePath + "/decode/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["num-worker"].type, parentSchema: schema58.properties["num-worker"], data: data13 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 1e4 || isNaN(data13)) {
              let err38 = { instancePath: instancePath + "/decode/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["num-worker"], data: data13 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            if (data13 < 0 || isNaN(data13)) {
              let err39 = { instancePath: instancePath + "/decode/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema58.properties["num-worker"], data: data13 };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
          }
        }
        if (data12.tp !== void 0) {
          let data14 = data12.tp;
          if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
            let err40 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/worker/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.tp.type, parentSchema: schema58.properties.tp, data: data14 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 > 1e4 || isNaN(data14)) {
              let err41 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/worker/properties/tp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.tp, data: data14 };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
            if (data14 < 1 || isNaN(data14)) {
              let err42 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/worker/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties.tp, data: data14 };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
          }
        }
        if (data12.pp !== void 0) {
          let data15 = data12.pp;
          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
            let err43 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/worker/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.pp.type, parentSchema: schema58.properties.pp, data: data15 };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 > 1e4 || isNaN(data15)) {
              let err44 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/worker/properties/pp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.pp, data: data15 };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
            if (data15 < 1 || isNaN(data15)) {
              let err45 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/worker/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties.pp, data: data15 };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
          }
        }
        if (data12["dcp-size"] !== void 0) {
          let data16 = data12["dcp-size"];
          if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
            let err46 = { instancePath: instancePath + "/decode/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["dcp-size"].type, parentSchema: schema58.properties["dcp-size"], data: data16 };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 1e4 || isNaN(data16)) {
              let err47 = { instancePath: instancePath + "/decode/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["dcp-size"], data: data16 };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
            if (data16 < 1 || isNaN(data16)) {
              let err48 = { instancePath: instancePath + "/decode/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties["dcp-size"], data: data16 };
              vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
            }
          }
        }
        if (data12["pcp-size"] !== void 0) {
          let data17 = data12["pcp-size"];
          if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
            let err49 = { instancePath: instancePath + "/decode/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["pcp-size"].type, parentSchema: schema58.properties["pcp-size"], data: data17 };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
          }
          if (typeof data17 == "number" && isFinite(data17)) {
            if (data17 > 1e4 || isNaN(data17)) {
              let err50 = { instancePath: instancePath + "/decode/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["pcp-size"], data: data17 };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
            if (data17 < 1 || isNaN(data17)) {
              let err51 = { instancePath: instancePath + "/decode/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties["pcp-size"], data: data17 };
              vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
            }
          }
        }
        if (data12.ep !== void 0) {
          let data18 = data12.ep;
          if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
            let err52 = { instancePath: instancePath + "/decode/ep", schemaPath: "#/$defs/worker/properties/ep/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.ep.type, parentSchema: schema58.properties.ep, data: data18 };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
          if (typeof data18 == "number" && isFinite(data18) && (data18 > 1e4 || isNaN(data18))) {
            let err53 = { instancePath: instancePath + "/decode/ep", schemaPath: "#/$defs/worker/properties/ep/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.ep, data: data18 };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
        }
        if (data12["dp-attn"] !== void 0) {
          let data19 = data12["dp-attn"];
          if (typeof data19 != "boolean") {
            let err54 = { instancePath: instancePath + "/decode/dp-attn", schemaPath: "#/$defs/worker/properties/dp-attn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema58.properties["dp-attn"].type, parentSchema: schema58.properties["dp-attn"], data: data19 };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
          }
        }
        if (data12.hardware !== void 0) {
          let data20 = data12.hardware;
          if (typeof data20 == "string") {
            if (func2(data20) < 1) {
              let err55 = { instancePath: instancePath + "/decode/hardware", schemaPath: "#/$defs/worker/properties/hardware/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema58.properties.hardware, data: data20 };
              vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
            }
          } else {
            let err56 = { instancePath: instancePath + "/decode/hardware", schemaPath: "#/$defs/worker/properties/hardware/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.hardware.type, parentSchema: schema58.properties.hardware, data: data20 };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
        }
        if (data12["additional-settings"] !== void 0) {
          let data21 = data12["additional-settings"];
          if (Array.isArray(data21)) {
            let len1 = data21.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data22 = data21[i1];
              if (typeof data22 != "string") {
                let err57 = { instancePath: instancePath + "/decode/additional-settings/" + i1, schemaPath: "#/$defs/worker/properties/additional-settings/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties["additional-settings"].items.type, parentSchema: schema58.properties["additional-settings"].items, data: data22 };
                vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
              }
            }
          } else {
            let err58 = { instancePath: instancePath + "/decode/additional-settings", schemaPath: "#/$defs/worker/properties/additional-settings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema58.properties["additional-settings"].type, parentSchema: schema58.properties["additional-settings"], data: data21 };
            vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
          }
        }
      } else {
        let err59 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data: data12 };
        vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
      }
    }
    if (data.router !== void 0) {
      let data23 = data.router;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
        if (data23.name === void 0) {
          let err60 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema37.required, parentSchema: schema37, data: data23 };
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
        if (data23.version === void 0) {
          let err61 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema37.required, parentSchema: schema37, data: data23 };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
        for (let key3 in data23)
          if (!(key3 === "name" || key3 === "version")) {
            let err62 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data: data23 };
            vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
          }
        if (data23.name !== void 0) {
          let data24 = data23.name;
          if (typeof data24 == "string") {
            if (func2(data24) < 1) {
              let err63 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.name, data: data24 };
              vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
            }
          } else {
            let err64 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.name.type, parentSchema: schema37.properties.name, data: data24 };
            vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
          }
        }
        if (data23.version !== void 0) {
          let data25 = data23.version;
          if (typeof data25 == "string") {
            if (func2(data25) < 1) {
              let err65 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.version, data: data25 };
              vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
            }
            if (!pattern8.test(data25)) {
              let err66 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema37.properties.version, data: data25 };
              vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
            }
          } else {
            let err67 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.version.type, parentSchema: schema37.properties.version, data: data25 };
            vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
          }
        }
      } else {
        let err68 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data: data23 };
        vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
      }
    }
    if (data["kv-p2p-transfer"] !== void 0) {
      let data26 = data["kv-p2p-transfer"];
      if (typeof data26 == "string") {
        if (func2(data26) < 1) {
          let err69 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema57.properties["kv-p2p-transfer"], data: data26 };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
      } else {
        let err70 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties["kv-p2p-transfer"].type, parentSchema: schema57.properties["kv-p2p-transfer"], data: data26 };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
      }
    }
    if (data["srt-recipe"] !== void 0) {
      let data27 = data["srt-recipe"];
      if (typeof data27 == "string") {
        if (func2(data27) < 1) {
          let err71 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema57.properties["srt-recipe"], data: data27 };
          vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
        }
      } else {
        let err72 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties["srt-recipe"].type, parentSchema: schema57.properties["srt-recipe"], data: data27 };
        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
      }
    }
    if (data["conc-list"] !== void 0) {
      let data28 = data["conc-list"];
      if (Array.isArray(data28)) {
        let len2 = data28.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data29 = data28[i2];
          if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29))) {
            let err73 = { instancePath: instancePath + "/conc-list/" + i2, schemaPath: "#/properties/conc-list/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties["conc-list"].items.type, parentSchema: schema57.properties["conc-list"].items, data: data29 };
            vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
          }
          if (typeof data29 == "number" && isFinite(data29) && (data29 > 1e5 || isNaN(data29))) {
            let err74 = { instancePath: instancePath + "/conc-list/" + i2, schemaPath: "#/properties/conc-list/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema57.properties["conc-list"].items, data: data29 };
            vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
          }
        }
      } else {
        let err75 = { instancePath: instancePath + "/conc-list", schemaPath: "#/properties/conc-list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema57.properties["conc-list"].type, parentSchema: schema57.properties["conc-list"], data: data28 };
        vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
      }
    }
    if (data["conc-start"] !== void 0) {
      let data30 = data["conc-start"];
      if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30) && isFinite(data30))) {
        let err76 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties["conc-start"].type, parentSchema: schema57.properties["conc-start"], data: data30 };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
      if (typeof data30 == "number" && isFinite(data30) && (data30 > 1e5 || isNaN(data30))) {
        let err77 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema57.properties["conc-start"], data: data30 };
        vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
      }
    }
    if (data["conc-end"] !== void 0) {
      let data31 = data["conc-end"];
      if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
        let err78 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties["conc-end"].type, parentSchema: schema57.properties["conc-end"], data: data31 };
        vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
      }
      if (typeof data31 == "number" && isFinite(data31) && (data31 > 1e5 || isNaN(data31))) {
        let err79 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema57.properties["conc-end"], data: data31 };
        vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
      }
    }
  } else {
    let err80 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data };
    vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
  }
  return validate40.errors = vErrors, errors === 0;
}
validate40.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate39.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.isl === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isl" }, message: "must have required property 'isl'", schema: schema55.required, parentSchema: schema55, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.osl === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "osl" }, message: "must have required property 'osl'", schema: schema55.required, parentSchema: schema55, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data["search-space"] === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "search-space" }, message: "must have required property 'search-space'", schema: schema55.required, parentSchema: schema55, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "isl" || key0 === "osl" || key0 === "random-range-ratio" || key0 === "num-prompts-per-conc" || key0 === "eval" || key0 === "search-space")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema55, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.isl !== void 0) {
      let data0 = data.isl;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/isl", schemaPath: "#/properties/isl/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema55.properties.isl.type, parentSchema: schema55.properties.isl, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 16777216 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/isl", schemaPath: "#/properties/isl/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16777216 }, message: "must be <= 16777216", schema: 16777216, parentSchema: schema55.properties.isl, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/isl", schemaPath: "#/properties/isl/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema55.properties.isl, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.osl !== void 0) {
      let data1 = data.osl;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/osl", schemaPath: "#/properties/osl/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema55.properties.osl.type, parentSchema: schema55.properties.osl, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 16777216 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/osl", schemaPath: "#/properties/osl/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16777216 }, message: "must be <= 16777216", schema: 16777216, parentSchema: schema55.properties.osl, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/osl", schemaPath: "#/properties/osl/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema55.properties.osl, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data["random-range-ratio"] !== void 0) {
      let data2 = data["random-range-ratio"];
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1 || isNaN(data2)) {
          let err10 = { instancePath: instancePath + "/random-range-ratio", schemaPath: "#/properties/random-range-ratio/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema55.properties["random-range-ratio"], data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2 <= 0 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/random-range-ratio", schemaPath: "#/properties/random-range-ratio/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema55.properties["random-range-ratio"], data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/random-range-ratio", schemaPath: "#/properties/random-range-ratio/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema55.properties["random-range-ratio"].type, parentSchema: schema55.properties["random-range-ratio"], data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data["num-prompts-per-conc"] !== void 0) {
      let data3 = data["num-prompts-per-conc"];
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err13 = { instancePath: instancePath + "/num-prompts-per-conc", schemaPath: "#/properties/num-prompts-per-conc/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema55.properties["num-prompts-per-conc"].type, parentSchema: schema55.properties["num-prompts-per-conc"], data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e4 || isNaN(data3)) {
          let err14 = { instancePath: instancePath + "/num-prompts-per-conc", schemaPath: "#/properties/num-prompts-per-conc/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema55.properties["num-prompts-per-conc"], data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err15 = { instancePath: instancePath + "/num-prompts-per-conc", schemaPath: "#/properties/num-prompts-per-conc/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema55.properties["num-prompts-per-conc"], data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
    if (data.eval !== void 0) {
      let data4 = data.eval;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.task === void 0) {
          let err16 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema38.required, parentSchema: schema38, data: data4 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        for (let key1 in data4)
          if (!(key1 === "task" || key1 === "path" || key1 === "limit")) {
            let err17 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data: data4 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        if (data4.task !== void 0) {
          let data5 = data4.task;
          if (typeof data5 == "string") {
            if (func2(data5) < 1) {
              let err18 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.task, data: data5 };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          } else {
            let err19 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.task.type, parentSchema: schema38.properties.task, data: data5 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
        if (data4.path !== void 0) {
          let data6 = data4.path;
          if (typeof data6 == "string") {
            if (func2(data6) < 1) {
              let err20 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.path, data: data6 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          } else {
            let err21 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.path.type, parentSchema: schema38.properties.path, data: data6 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
        if (data4.limit !== void 0) {
          let data7 = data4.limit;
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err22 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.limit.type, parentSchema: schema38.properties.limit, data: data7 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
          if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
            let err23 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.limit, data: data7 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
      } else {
        let err24 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data: data4 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data["search-space"] !== void 0) {
      let data8 = data["search-space"];
      if (Array.isArray(data8)) {
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate40(data8[i0], { instancePath: instancePath + "/search-space/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
      } else {
        let err25 = { instancePath: instancePath + "/search-space", schemaPath: "#/properties/search-space/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema55.properties["search-space"].type, parentSchema: schema55.properties["search-space"], data: data8 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema55.type, parentSchema: schema55, data };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate39.errors = vErrors, errors === 0;
}
validate39.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema61 = { type: "object", description: "One group of agentic search spaces.", additionalProperties: !1, required: ["search-space"], properties: { "dram-utilization": { type: "number", exclusiveMinimum: 0, maximum: 1, description: "Share of the node's CPU memory that KV offload may use; needed as soon as one search space uses dram." }, dataset: { $ref: "#/$defs/dataset" }, eval: { $ref: "#/$defs/evalOverride" }, "search-space": { type: "array", items: { $ref: "#/$defs/multiAgenticSearchSpace" }, description: "What is run; every element expands into one point per concurrency." } } }, schema63 = { type: "object", description: "Multi-node agentic search space.", additionalProperties: !1, required: ["prefill", "decode"], properties: { "spec-decoding": { enum: ["mtp", "draft_model", "none"], description: "Method of speculative decoding; none unless given." }, prefill: { $ref: "#/$defs/worker" }, decode: { $ref: "#/$defs/worker" }, router: { $ref: "#/$defs/router" }, "kv-p2p-transfer": { type: "string", minLength: 1, description: "Transport of the KV cache between prefill and decode, e.g. nixl." }, "srt-recipe": { type: "string", minLength: 1, description: "Recipe file and selector, `path[:selector]`; wins over CONFIG_FILE. Placeholders: {conc}, {tp}, {pp}, {dp}, {ep}, {dcp}, {pcp}, {isl}, {osl}, {spec-decoding}, {precision}, {framework}, {model-prefix}; with two pools {prefill.tp}, {decode.workers} and so on.", examples: ["recipes/sglang/orca/agg.yaml:override_tp{tp}_c{conc}"] }, "conc-list": { type: "array", items: { type: "integer", maximum: 1e5 }, description: "Concurrencies, in the order they are run; all greater than 0. Excludes conc-start and conc-end." }, "conc-start": { type: "integer", maximum: 1e5, description: "First concurrency of a range that doubles up to conc-end." }, "conc-end": { type: "integer", maximum: 1e5, description: "Last concurrency of the range, always included." }, "kv-offloading": { enum: ["none", "dram"], description: "Where evicted KV blocks go." }, "kv-offload-backend": { $ref: "#/$defs/offloadBackend" } } };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate45.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.prefill === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefill" }, message: "must have required property 'prefill'", schema: schema63.required, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.decode === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decode" }, message: "must have required property 'decode'", schema: schema63.required, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema63.properties, key0)) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema63, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data["spec-decoding"] !== void 0) {
      let data0 = data["spec-decoding"];
      if (!(data0 === "mtp" || data0 === "draft_model" || data0 === "none")) {
        let err3 = { instancePath: instancePath + "/spec-decoding", schemaPath: "#/properties/spec-decoding/enum", keyword: "enum", params: { allowedValues: schema63.properties["spec-decoding"].enum }, message: "must be equal to one of the allowed values", schema: schema63.properties["spec-decoding"].enum, parentSchema: schema63.properties["spec-decoding"], data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.prefill !== void 0) {
      let data1 = data.prefill;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1["num-worker"] === void 0) {
          let err4 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "num-worker" }, message: "must have required property 'num-worker'", schema: schema58.required, parentSchema: schema58, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.tp === void 0) {
          let err5 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema58.required, parentSchema: schema58, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1.ep === void 0) {
          let err6 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "ep" }, message: "must have required property 'ep'", schema: schema58.required, parentSchema: schema58, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1["dp-attn"] === void 0) {
          let err7 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "dp-attn" }, message: "must have required property 'dp-attn'", schema: schema58.required, parentSchema: schema58, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        for (let key1 in data1)
          if (!func1.call(schema58.properties, key1)) {
            let err8 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema58, data: data1 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        if (data1["num-worker"] !== void 0) {
          let data2 = data1["num-worker"];
          if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
            let err9 = { instancePath: instancePath + "/prefill/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["num-worker"].type, parentSchema: schema58.properties["num-worker"], data: data2 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 1e4 || isNaN(data2)) {
              let err10 = { instancePath: instancePath + "/prefill/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["num-worker"], data: data2 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              let err11 = { instancePath: instancePath + "/prefill/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema58.properties["num-worker"], data: data2 };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          }
        }
        if (data1.tp !== void 0) {
          let data3 = data1.tp;
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err12 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/worker/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.tp.type, parentSchema: schema58.properties.tp, data: data3 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1e4 || isNaN(data3)) {
              let err13 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/worker/properties/tp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.tp, data: data3 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data3 < 1 || isNaN(data3)) {
              let err14 = { instancePath: instancePath + "/prefill/tp", schemaPath: "#/$defs/worker/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties.tp, data: data3 };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
          }
        }
        if (data1.pp !== void 0) {
          let data4 = data1.pp;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err15 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/worker/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.pp.type, parentSchema: schema58.properties.pp, data: data4 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 1e4 || isNaN(data4)) {
              let err16 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/worker/properties/pp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.pp, data: data4 };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (data4 < 1 || isNaN(data4)) {
              let err17 = { instancePath: instancePath + "/prefill/pp", schemaPath: "#/$defs/worker/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties.pp, data: data4 };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
          }
        }
        if (data1["dcp-size"] !== void 0) {
          let data5 = data1["dcp-size"];
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err18 = { instancePath: instancePath + "/prefill/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["dcp-size"].type, parentSchema: schema58.properties["dcp-size"], data: data5 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 1e4 || isNaN(data5)) {
              let err19 = { instancePath: instancePath + "/prefill/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["dcp-size"], data: data5 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (data5 < 1 || isNaN(data5)) {
              let err20 = { instancePath: instancePath + "/prefill/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties["dcp-size"], data: data5 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          }
        }
        if (data1["pcp-size"] !== void 0) {
          let data6 = data1["pcp-size"];
          if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
            let err21 = { instancePath: instancePath + "/prefill/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["pcp-size"].type, parentSchema: schema58.properties["pcp-size"], data: data6 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 1e4 || isNaN(data6)) {
              let err22 = { instancePath: instancePath + "/prefill/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["pcp-size"], data: data6 };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            if (data6 < 1 || isNaN(data6)) {
              let err23 = { instancePath: instancePath + "/prefill/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties["pcp-size"], data: data6 };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
          }
        }
        if (data1.ep !== void 0) {
          let data7 = data1.ep;
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err24 = { instancePath: instancePath + "/prefill/ep", schemaPath: "#/$defs/worker/properties/ep/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.ep.type, parentSchema: schema58.properties.ep, data: data7 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
          if (typeof data7 == "number" && isFinite(data7) && (data7 > 1e4 || isNaN(data7))) {
            let err25 = { instancePath: instancePath + "/prefill/ep", schemaPath: "#/$defs/worker/properties/ep/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.ep, data: data7 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
        if (data1["dp-attn"] !== void 0) {
          let data8 = data1["dp-attn"];
          if (typeof data8 != "boolean") {
            let err26 = { instancePath: instancePath + "/prefill/dp-attn", schemaPath: "#/$defs/worker/properties/dp-attn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema58.properties["dp-attn"].type, parentSchema: schema58.properties["dp-attn"], data: data8 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
        if (data1.hardware !== void 0) {
          let data9 = data1.hardware;
          if (typeof data9 == "string") {
            if (func2(data9) < 1) {
              let err27 = { instancePath: instancePath + "/prefill/hardware", schemaPath: "#/$defs/worker/properties/hardware/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema58.properties.hardware, data: data9 };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
          } else {
            let err28 = { instancePath: instancePath + "/prefill/hardware", schemaPath: "#/$defs/worker/properties/hardware/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.hardware.type, parentSchema: schema58.properties.hardware, data: data9 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        if (data1["additional-settings"] !== void 0) {
          let data10 = data1["additional-settings"];
          if (Array.isArray(data10)) {
            let len0 = data10.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data11 = data10[i0];
              if (typeof data11 != "string") {
                let err29 = { instancePath: instancePath + "/prefill/additional-settings/" + i0, schemaPath: "#/$defs/worker/properties/additional-settings/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties["additional-settings"].items.type, parentSchema: schema58.properties["additional-settings"].items, data: data11 };
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
              }
            }
          } else {
            let err30 = { instancePath: instancePath + "/prefill/additional-settings", schemaPath: "#/$defs/worker/properties/additional-settings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema58.properties["additional-settings"].type, parentSchema: schema58.properties["additional-settings"], data: data10 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        let err31 = { instancePath: instancePath + "/prefill", schemaPath: "#/$defs/worker/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data: data1 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.decode !== void 0) {
      let data12 = data.decode;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12["num-worker"] === void 0) {
          let err32 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "num-worker" }, message: "must have required property 'num-worker'", schema: schema58.required, parentSchema: schema58, data: data12 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (data12.tp === void 0) {
          let err33 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "tp" }, message: "must have required property 'tp'", schema: schema58.required, parentSchema: schema58, data: data12 };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        if (data12.ep === void 0) {
          let err34 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "ep" }, message: "must have required property 'ep'", schema: schema58.required, parentSchema: schema58, data: data12 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        if (data12["dp-attn"] === void 0) {
          let err35 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/required", keyword: "required", params: { missingProperty: "dp-attn" }, message: "must have required property 'dp-attn'", schema: schema58.required, parentSchema: schema58, data: data12 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        for (let key2 in data12)
          if (!func1.call(schema58.properties, key2)) {
            let err36 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema58, data: data12 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        if (data12["num-worker"] !== void 0) {
          let data13 = data12["num-worker"];
          if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
            let err37 = { instancePath: instancePath + "/decode/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["num-worker"].type, parentSchema: schema58.properties["num-worker"], data: data13 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 1e4 || isNaN(data13)) {
              let err38 = { instancePath: instancePath + "/decode/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["num-worker"], data: data13 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            if (data13 < 0 || isNaN(data13)) {
              let err39 = { instancePath: instancePath + "/decode/num-worker", schemaPath: "#/$defs/worker/properties/num-worker/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema58.properties["num-worker"], data: data13 };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
          }
        }
        if (data12.tp !== void 0) {
          let data14 = data12.tp;
          if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
            let err40 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/worker/properties/tp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.tp.type, parentSchema: schema58.properties.tp, data: data14 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 > 1e4 || isNaN(data14)) {
              let err41 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/worker/properties/tp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.tp, data: data14 };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
            if (data14 < 1 || isNaN(data14)) {
              let err42 = { instancePath: instancePath + "/decode/tp", schemaPath: "#/$defs/worker/properties/tp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties.tp, data: data14 };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
          }
        }
        if (data12.pp !== void 0) {
          let data15 = data12.pp;
          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
            let err43 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/worker/properties/pp/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.pp.type, parentSchema: schema58.properties.pp, data: data15 };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 > 1e4 || isNaN(data15)) {
              let err44 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/worker/properties/pp/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.pp, data: data15 };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
            if (data15 < 1 || isNaN(data15)) {
              let err45 = { instancePath: instancePath + "/decode/pp", schemaPath: "#/$defs/worker/properties/pp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties.pp, data: data15 };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
          }
        }
        if (data12["dcp-size"] !== void 0) {
          let data16 = data12["dcp-size"];
          if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
            let err46 = { instancePath: instancePath + "/decode/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["dcp-size"].type, parentSchema: schema58.properties["dcp-size"], data: data16 };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 1e4 || isNaN(data16)) {
              let err47 = { instancePath: instancePath + "/decode/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["dcp-size"], data: data16 };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
            if (data16 < 1 || isNaN(data16)) {
              let err48 = { instancePath: instancePath + "/decode/dcp-size", schemaPath: "#/$defs/worker/properties/dcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties["dcp-size"], data: data16 };
              vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
            }
          }
        }
        if (data12["pcp-size"] !== void 0) {
          let data17 = data12["pcp-size"];
          if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
            let err49 = { instancePath: instancePath + "/decode/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties["pcp-size"].type, parentSchema: schema58.properties["pcp-size"], data: data17 };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
          }
          if (typeof data17 == "number" && isFinite(data17)) {
            if (data17 > 1e4 || isNaN(data17)) {
              let err50 = { instancePath: instancePath + "/decode/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties["pcp-size"], data: data17 };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
            if (data17 < 1 || isNaN(data17)) {
              let err51 = { instancePath: instancePath + "/decode/pcp-size", schemaPath: "#/$defs/worker/properties/pcp-size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema58.properties["pcp-size"], data: data17 };
              vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
            }
          }
        }
        if (data12.ep !== void 0) {
          let data18 = data12.ep;
          if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
            let err52 = { instancePath: instancePath + "/decode/ep", schemaPath: "#/$defs/worker/properties/ep/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema58.properties.ep.type, parentSchema: schema58.properties.ep, data: data18 };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
          if (typeof data18 == "number" && isFinite(data18) && (data18 > 1e4 || isNaN(data18))) {
            let err53 = { instancePath: instancePath + "/decode/ep", schemaPath: "#/$defs/worker/properties/ep/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema58.properties.ep, data: data18 };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
        }
        if (data12["dp-attn"] !== void 0) {
          let data19 = data12["dp-attn"];
          if (typeof data19 != "boolean") {
            let err54 = { instancePath: instancePath + "/decode/dp-attn", schemaPath: "#/$defs/worker/properties/dp-attn/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema58.properties["dp-attn"].type, parentSchema: schema58.properties["dp-attn"], data: data19 };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
          }
        }
        if (data12.hardware !== void 0) {
          let data20 = data12.hardware;
          if (typeof data20 == "string") {
            if (func2(data20) < 1) {
              let err55 = { instancePath: instancePath + "/decode/hardware", schemaPath: "#/$defs/worker/properties/hardware/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema58.properties.hardware, data: data20 };
              vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
            }
          } else {
            let err56 = { instancePath: instancePath + "/decode/hardware", schemaPath: "#/$defs/worker/properties/hardware/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.hardware.type, parentSchema: schema58.properties.hardware, data: data20 };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
        }
        if (data12["additional-settings"] !== void 0) {
          let data21 = data12["additional-settings"];
          if (Array.isArray(data21)) {
            let len1 = data21.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data22 = data21[i1];
              if (typeof data22 != "string") {
                let err57 = { instancePath: instancePath + "/decode/additional-settings/" + i1, schemaPath: "#/$defs/worker/properties/additional-settings/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties["additional-settings"].items.type, parentSchema: schema58.properties["additional-settings"].items, data: data22 };
                vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
              }
            }
          } else {
            let err58 = { instancePath: instancePath + "/decode/additional-settings", schemaPath: "#/$defs/worker/properties/additional-settings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema58.properties["additional-settings"].type, parentSchema: schema58.properties["additional-settings"], data: data21 };
            vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
          }
        }
      } else {
        let err59 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/worker/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data: data12 };
        vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
      }
    }
    if (data.router !== void 0) {
      let data23 = data.router;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
        if (data23.name === void 0) {
          let err60 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema37.required, parentSchema: schema37, data: data23 };
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
        if (data23.version === void 0) {
          let err61 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema37.required, parentSchema: schema37, data: data23 };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
        for (let key3 in data23)
          if (!(key3 === "name" || key3 === "version")) {
            let err62 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data: data23 };
            vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
          }
        if (data23.name !== void 0) {
          let data24 = data23.name;
          if (typeof data24 == "string") {
            if (func2(data24) < 1) {
              let err63 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.name, data: data24 };
              vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
            }
          } else {
            let err64 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.name.type, parentSchema: schema37.properties.name, data: data24 };
            vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
          }
        }
        if (data23.version !== void 0) {
          let data25 = data23.version;
          if (typeof data25 == "string") {
            if (func2(data25) < 1) {
              let err65 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.version, data: data25 };
              vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
            }
            if (!pattern8.test(data25)) {
              let err66 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema37.properties.version, data: data25 };
              vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
            }
          } else {
            let err67 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.version.type, parentSchema: schema37.properties.version, data: data25 };
            vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
          }
        }
      } else {
        let err68 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data: data23 };
        vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
      }
    }
    if (data["kv-p2p-transfer"] !== void 0) {
      let data26 = data["kv-p2p-transfer"];
      if (typeof data26 == "string") {
        if (func2(data26) < 1) {
          let err69 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema63.properties["kv-p2p-transfer"], data: data26 };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
      } else {
        let err70 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.properties["kv-p2p-transfer"].type, parentSchema: schema63.properties["kv-p2p-transfer"], data: data26 };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
      }
    }
    if (data["srt-recipe"] !== void 0) {
      let data27 = data["srt-recipe"];
      if (typeof data27 == "string") {
        if (func2(data27) < 1) {
          let err71 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema63.properties["srt-recipe"], data: data27 };
          vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
        }
      } else {
        let err72 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.properties["srt-recipe"].type, parentSchema: schema63.properties["srt-recipe"], data: data27 };
        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
      }
    }
    if (data["conc-list"] !== void 0) {
      let data28 = data["conc-list"];
      if (Array.isArray(data28)) {
        let len2 = data28.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data29 = data28[i2];
          if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29))) {
            let err73 = { instancePath: instancePath + "/conc-list/" + i2, schemaPath: "#/properties/conc-list/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema63.properties["conc-list"].items.type, parentSchema: schema63.properties["conc-list"].items, data: data29 };
            vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
          }
          if (typeof data29 == "number" && isFinite(data29) && (data29 > 1e5 || isNaN(data29))) {
            let err74 = { instancePath: instancePath + "/conc-list/" + i2, schemaPath: "#/properties/conc-list/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema63.properties["conc-list"].items, data: data29 };
            vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
          }
        }
      } else {
        let err75 = { instancePath: instancePath + "/conc-list", schemaPath: "#/properties/conc-list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema63.properties["conc-list"].type, parentSchema: schema63.properties["conc-list"], data: data28 };
        vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
      }
    }
    if (data["conc-start"] !== void 0) {
      let data30 = data["conc-start"];
      if (!(typeof data30 == "number" && !(data30 % 1) && !isNaN(data30) && isFinite(data30))) {
        let err76 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema63.properties["conc-start"].type, parentSchema: schema63.properties["conc-start"], data: data30 };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
      if (typeof data30 == "number" && isFinite(data30) && (data30 > 1e5 || isNaN(data30))) {
        let err77 = { instancePath: instancePath + "/conc-start", schemaPath: "#/properties/conc-start/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema63.properties["conc-start"], data: data30 };
        vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
      }
    }
    if (data["conc-end"] !== void 0) {
      let data31 = data["conc-end"];
      if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
        let err78 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema63.properties["conc-end"].type, parentSchema: schema63.properties["conc-end"], data: data31 };
        vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
      }
      if (typeof data31 == "number" && isFinite(data31) && (data31 > 1e5 || isNaN(data31))) {
        let err79 = { instancePath: instancePath + "/conc-end", schemaPath: "#/properties/conc-end/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000", schema: 1e5, parentSchema: schema63.properties["conc-end"], data: data31 };
        vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
      }
    }
    if (data["kv-offloading"] !== void 0) {
      let data32 = data["kv-offloading"];
      if (!(data32 === "none" || data32 === "dram")) {
        let err80 = { instancePath: instancePath + "/kv-offloading", schemaPath: "#/properties/kv-offloading/enum", keyword: "enum", params: { allowedValues: schema63.properties["kv-offloading"].enum }, message: "must be equal to one of the allowed values", schema: schema63.properties["kv-offloading"].enum, parentSchema: schema63.properties["kv-offloading"], data: data32 };
        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
      }
    }
    if (data["kv-offload-backend"] !== void 0) {
      let data33 = data["kv-offload-backend"];
      if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
        if (data33.name === void 0) {
          let err81 = { instancePath: instancePath + "/kv-offload-backend", schemaPath: "#/$defs/offloadBackend/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema49.required, parentSchema: schema49, data: data33 };
          vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
        }
        for (let key4 in data33)
          if (!(key4 === "name" || key4 === "version")) {
            let err82 = { instancePath: instancePath + "/kv-offload-backend", schemaPath: "#/$defs/offloadBackend/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema49, data: data33 };
            vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
          }
        if (data33.name !== void 0) {
          let data34 = data33.name;
          if (typeof data34 == "string") {
            if (func2(data34) < 1) {
              let err83 = { instancePath: instancePath + "/kv-offload-backend/name", schemaPath: "#/$defs/offloadBackend/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.name, data: data34 };
              vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
            }
          } else {
            let err84 = { instancePath: instancePath + "/kv-offload-backend/name", schemaPath: "#/$defs/offloadBackend/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.name.type, parentSchema: schema49.properties.name, data: data34 };
            vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
          }
        }
        if (data33.version !== void 0) {
          let data35 = data33.version;
          if (typeof data35 == "string") {
            if (func2(data35) < 1) {
              let err85 = { instancePath: instancePath + "/kv-offload-backend/version", schemaPath: "#/$defs/offloadBackend/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.version, data: data35 };
              vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
            }
            if (!pattern8.test(data35)) {
              let err86 = { instancePath: instancePath + "/kv-offload-backend/version", schemaPath: "#/$defs/offloadBackend/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema49.properties.version, data: data35 };
              vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
            }
          } else {
            let err87 = { instancePath: instancePath + "/kv-offload-backend/version", schemaPath: "#/$defs/offloadBackend/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.version.type, parentSchema: schema49.properties.version, data: data35 };
            vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
          }
        }
      } else {
        let err88 = { instancePath: instancePath + "/kv-offload-backend", schemaPath: "#/$defs/offloadBackend/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data: data33 };
        vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
      }
    }
  } else {
    let err89 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema63.type, parentSchema: schema63, data };
    vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
  }
  return validate45.errors = vErrors, errors === 0;
}
validate45.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate43.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data["search-space"] === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "search-space" }, message: "must have required property 'search-space'", schema: schema61.required, parentSchema: schema61, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "dram-utilization" || key0 === "dataset" || key0 === "eval" || key0 === "search-space")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema61, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data["dram-utilization"] !== void 0) {
      let data0 = data["dram-utilization"];
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1 || isNaN(data0)) {
          let err2 = { instancePath: instancePath + "/dram-utilization", schemaPath: "#/properties/dram-utilization/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema61.properties["dram-utilization"], data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0 <= 0 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/dram-utilization", schemaPath: "#/properties/dram-utilization/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema61.properties["dram-utilization"], data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/dram-utilization", schemaPath: "#/properties/dram-utilization/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema61.properties["dram-utilization"].type, parentSchema: schema61.properties["dram-utilization"], data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.dataset !== void 0 && (validate30(data.dataset, { instancePath: instancePath + "/dataset", parentData: data, parentDataProperty: "dataset", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length)), data.eval !== void 0) {
      let data2 = data.eval;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.task === void 0) {
          let err5 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema38.required, parentSchema: schema38, data: data2 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        for (let key1 in data2)
          if (!(key1 === "task" || key1 === "path" || key1 === "limit")) {
            let err6 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        if (data2.task !== void 0) {
          let data3 = data2.task;
          if (typeof data3 == "string") {
            if (func2(data3) < 1) {
              let err7 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.task, data: data3 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            let err8 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.task.type, parentSchema: schema38.properties.task, data: data3 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        if (data2.path !== void 0) {
          let data4 = data2.path;
          if (typeof data4 == "string") {
            if (func2(data4) < 1) {
              let err9 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.path, data: data4 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.path.type, parentSchema: schema38.properties.path, data: data4 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        if (data2.limit !== void 0) {
          let data5 = data2.limit;
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err11 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.limit.type, parentSchema: schema38.properties.limit, data: data5 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
            let err12 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.limit, data: data5 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data["search-space"] !== void 0) {
      let data6 = data["search-space"];
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate45(data6[i0], { instancePath: instancePath + "/search-space/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/search-space", schemaPath: "#/properties/search-space/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema61.properties["search-space"].type, parentSchema: schema61.properties["search-space"], data: data6 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema61.type, parentSchema: schema61, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate43.errors = vErrors, errors === 0;
}
validate43.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate38.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "fixed-seq-len" || key0 === "agentic-coding")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema54, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data["fixed-seq-len"] !== void 0) {
      let data0 = data["fixed-seq-len"];
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate39(data0[i0], { instancePath: instancePath + "/fixed-seq-len/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/fixed-seq-len", schemaPath: "#/properties/fixed-seq-len/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema54.properties["fixed-seq-len"].type, parentSchema: schema54.properties["fixed-seq-len"], data: data0 };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data["agentic-coding"] !== void 0) {
      let data2 = data["agentic-coding"];
      if (Array.isArray(data2)) {
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate43(data2[i1], { instancePath: instancePath + "/agentic-coding/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/agentic-coding", schemaPath: "#/properties/agentic-coding/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema54.properties["agentic-coding"].type, parentSchema: schema54.properties["agentic-coding"], data: data2 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema54.type, parentSchema: schema54, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate38.errors = vErrors, errors === 0;
}
validate38.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.image === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "image" }, message: "must have required property 'image'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.model === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data["model-prefix"] === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model-prefix" }, message: "must have required property 'model-prefix'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.precision === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "precision" }, message: "must have required property 'precision'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.framework === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "framework" }, message: "must have required property 'framework'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.runner === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runner" }, message: "must have required property 'runner'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.multinode === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "multinode" }, message: "must have required property 'multinode'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.scenarios === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema51.properties, key0)) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.image !== void 0) {
      let data0 = data.image;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err9 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties.image, data: data0 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.image.type, parentSchema: schema51.properties.image, data: data0 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.model !== void 0) {
      let data1 = data.model;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err11 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties.model, data: data1 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.model.type, parentSchema: schema51.properties.model, data: data1 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data["model-prefix"] !== void 0) {
      let data2 = data["model-prefix"];
      if (typeof data2 == "string") {
        if (func2(data2) < 1) {
          let err13 = { instancePath: instancePath + "/model-prefix", schemaPath: "#/properties/model-prefix/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties["model-prefix"], data: data2 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/model-prefix", schemaPath: "#/properties/model-prefix/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties["model-prefix"].type, parentSchema: schema51.properties["model-prefix"], data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.precision !== void 0) {
      let data3 = data.precision;
      if (typeof data3 == "string") {
        if (func2(data3) < 1) {
          let err15 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties.precision, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/precision", schemaPath: "#/properties/precision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.precision.type, parentSchema: schema51.properties.precision, data: data3 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.framework !== void 0) {
      let data4 = data.framework;
      if (typeof data4 == "string") {
        if (func2(data4) < 1) {
          let err17 = { instancePath: instancePath + "/framework", schemaPath: "#/properties/framework/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties.framework, data: data4 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/framework", schemaPath: "#/properties/framework/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.framework.type, parentSchema: schema51.properties.framework, data: data4 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.runner !== void 0) {
      let data5 = data.runner;
      if (typeof data5 == "string") {
        if (func2(data5) < 1) {
          let err19 = { instancePath: instancePath + "/runner", schemaPath: "#/properties/runner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties.runner, data: data5 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/runner", schemaPath: "#/properties/runner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties.runner.type, parentSchema: schema51.properties.runner, data: data5 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.multinode !== void 0) {
      let data6 = data.multinode;
      if (data6 !== !0) {
        let err21 = { instancePath: instancePath + "/multinode", schemaPath: "#/properties/multinode/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant", schema: !0, parentSchema: schema51.properties.multinode, data: data6 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.disagg !== void 0) {
      let data7 = data.disagg;
      if (typeof data7 != "boolean") {
        let err22 = { instancePath: instancePath + "/disagg", schemaPath: "#/properties/disagg/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema51.properties.disagg.type, parentSchema: schema51.properties.disagg, data: data7 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.router !== void 0) {
      let data8 = data.router;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.name === void 0) {
          let err23 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema37.required, parentSchema: schema37, data: data8 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (data8.version === void 0) {
          let err24 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema37.required, parentSchema: schema37, data: data8 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        for (let key1 in data8)
          if (!(key1 === "name" || key1 === "version")) {
            let err25 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data: data8 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        if (data8.name !== void 0) {
          let data9 = data8.name;
          if (typeof data9 == "string") {
            if (func2(data9) < 1) {
              let err26 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.name, data: data9 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          } else {
            let err27 = { instancePath: instancePath + "/router/name", schemaPath: "#/$defs/router/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.name.type, parentSchema: schema37.properties.name, data: data9 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
        if (data8.version !== void 0) {
          let data10 = data8.version;
          if (typeof data10 == "string") {
            if (func2(data10) < 1) {
              let err28 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.version, data: data10 };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (!pattern8.test(data10)) {
              let err29 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/pattern", keyword: "pattern", params: { pattern: "^(?!image:)" }, message: 'must match pattern "^(?!image:)"', schema: "^(?!image:)", parentSchema: schema37.properties.version, data: data10 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          } else {
            let err30 = { instancePath: instancePath + "/router/version", schemaPath: "#/$defs/router/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.version.type, parentSchema: schema37.properties.version, data: data10 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        let err31 = { instancePath: instancePath + "/router", schemaPath: "#/$defs/router/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data: data8 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data["srt-recipe"] !== void 0) {
      let data11 = data["srt-recipe"];
      if (typeof data11 == "string") {
        if (func2(data11) < 1) {
          let err32 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties["srt-recipe"], data: data11 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/srt-recipe", schemaPath: "#/properties/srt-recipe/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties["srt-recipe"].type, parentSchema: schema51.properties["srt-recipe"], data: data11 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.eval !== void 0) {
      let data12 = data.eval;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.task === void 0) {
          let err34 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/required", keyword: "required", params: { missingProperty: "task" }, message: "must have required property 'task'", schema: schema38.required, parentSchema: schema38, data: data12 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        for (let key2 in data12)
          if (!(key2 === "task" || key2 === "path" || key2 === "limit")) {
            let err35 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data: data12 };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
        if (data12.task !== void 0) {
          let data13 = data12.task;
          if (typeof data13 == "string") {
            if (func2(data13) < 1) {
              let err36 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.task, data: data13 };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
          } else {
            let err37 = { instancePath: instancePath + "/eval/task", schemaPath: "#/$defs/evalOverride/properties/task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.task.type, parentSchema: schema38.properties.task, data: data13 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
        if (data12.path !== void 0) {
          let data14 = data12.path;
          if (typeof data14 == "string") {
            if (func2(data14) < 1) {
              let err38 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.path, data: data14 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
          } else {
            let err39 = { instancePath: instancePath + "/eval/path", schemaPath: "#/$defs/evalOverride/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.path.type, parentSchema: schema38.properties.path, data: data14 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
        if (data12.limit !== void 0) {
          let data15 = data12.limit;
          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
            let err40 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.limit.type, parentSchema: schema38.properties.limit, data: data15 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
          if (typeof data15 == "number" && isFinite(data15) && (data15 < 1 || isNaN(data15))) {
            let err41 = { instancePath: instancePath + "/eval/limit", schemaPath: "#/$defs/evalOverride/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.limit, data: data15 };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
      } else {
        let err42 = { instancePath: instancePath + "/eval", schemaPath: "#/$defs/evalOverride/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data: data12 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.scenarios !== void 0 && (validate38(data.scenarios, { instancePath: instancePath + "/scenarios", parentData: data, parentDataProperty: "scenarios", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors), errors = vErrors.length)), data["kv-p2p-transfer"] !== void 0) {
      let data17 = data["kv-p2p-transfer"];
      if (typeof data17 == "string") {
        if (func2(data17) < 1) {
          let err43 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51.properties["kv-p2p-transfer"], data: data17 };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
      } else {
        let err44 = { instancePath: instancePath + "/kv-p2p-transfer", schemaPath: "#/properties/kv-p2p-transfer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.properties["kv-p2p-transfer"].type, parentSchema: schema51.properties["kv-p2p-transfer"], data: data17 };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
  } else {
    let err45 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.type, parentSchema: schema51, data };
    vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  masterConfigMultiNodeEntry,
  masterConfigSingleNodeEntry
};
