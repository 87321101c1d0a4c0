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
var runners = validate61, schema85 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/runners.v1.json", title: "RunnerConfig", description: "Runner labels and the hardware behind them.", examples: [{ labels: { b300: ["b300-lab_00", "b300-lab_01"], "cluster:b300-lab": ["b300-lab_00", "b300-lab_01"] }, hardware: { "cluster:b300-lab": { "available-cpu-dram-mib": 2964436, "gpus-per-node": 8 } } }], type: "object", additionalProperties: !1, required: ["labels"], properties: { labels: { type: "object", description: "Runner names of each label.", additionalProperties: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } } }, hardware: { type: "object", description: "Hardware of one node of a label.", additionalProperties: { $ref: "#/$defs/runnerHardware" } } }, $defs: { runnerHardware: { type: "object", description: "Hardware of one node.", additionalProperties: !1, required: ["available-cpu-dram-mib", "gpus-per-node"], properties: { "available-cpu-dram-mib": { type: "integer", minimum: 1, description: "CPU memory that is free for use, in MiB." }, "gpus-per-node": { type: "integer", minimum: 1, description: "GPUs of one node." } } } } }, schema86 = { type: "object", description: "Hardware of one node.", additionalProperties: !1, required: ["available-cpu-dram-mib", "gpus-per-node"], properties: { "available-cpu-dram-mib": { type: "integer", minimum: 1, description: "CPU memory that is free for use, in MiB." }, "gpus-per-node": { type: "integer", minimum: 1, description: "GPUs of one node." } } }, func2 = require_ucs2length().default;
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.labels === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "labels" }, message: "must have required property 'labels'", schema: schema85.required, parentSchema: schema85, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "labels" || key0 === "hardware")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema85, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.labels !== void 0) {
      let data0 = data.labels;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0))
        for (let key1 in data0) {
          let data1 = data0[key1];
          if (Array.isArray(data1)) {
            if (data1.length < 1) {
              let err2 = { instancePath: instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels/additionalProperties/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema85.properties.labels.additionalProperties, data: data1 };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            let len0 = data1.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data2 = data1[i0];
              if (typeof data2 == "string") {
                if (func2(data2) < 1) {
                  let err3 = { instancePath: instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/properties/labels/additionalProperties/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema85.properties.labels.additionalProperties.items, data: data2 };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
              } else {
                let err4 = { instancePath: instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/properties/labels/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.properties.labels.additionalProperties.items.type, parentSchema: schema85.properties.labels.additionalProperties.items, data: data2 };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            }
          } else {
            let err5 = { instancePath: instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema85.properties.labels.additionalProperties.type, parentSchema: schema85.properties.labels.additionalProperties, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      else {
        let err6 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema85.properties.labels.type, parentSchema: schema85.properties.labels, data: data0 };
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
              let err7 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/runnerHardware/required", keyword: "required", params: { missingProperty: "available-cpu-dram-mib" }, message: "must have required property 'available-cpu-dram-mib'", schema: schema86.required, parentSchema: schema86, data: data4 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data4["gpus-per-node"] === void 0) {
              let err8 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/runnerHardware/required", keyword: "required", params: { missingProperty: "gpus-per-node" }, message: "must have required property 'gpus-per-node'", schema: schema86.required, parentSchema: schema86, data: data4 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            for (let key3 in data4)
              if (!(key3 === "available-cpu-dram-mib" || key3 === "gpus-per-node")) {
                let err9 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/runnerHardware/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema86, data: data4 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
            if (data4["available-cpu-dram-mib"] !== void 0) {
              let data5 = data4["available-cpu-dram-mib"];
              if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                let err10 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/available-cpu-dram-mib", schemaPath: "#/$defs/runnerHardware/properties/available-cpu-dram-mib/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema86.properties["available-cpu-dram-mib"].type, parentSchema: schema86.properties["available-cpu-dram-mib"], data: data5 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
              if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
                let err11 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/available-cpu-dram-mib", schemaPath: "#/$defs/runnerHardware/properties/available-cpu-dram-mib/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema86.properties["available-cpu-dram-mib"], data: data5 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
            if (data4["gpus-per-node"] !== void 0) {
              let data6 = data4["gpus-per-node"];
              if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
                let err12 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/gpus-per-node", schemaPath: "#/$defs/runnerHardware/properties/gpus-per-node/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema86.properties["gpus-per-node"].type, parentSchema: schema86.properties["gpus-per-node"], data: data6 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
              if (typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6))) {
                let err13 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/gpus-per-node", schemaPath: "#/$defs/runnerHardware/properties/gpus-per-node/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema86.properties["gpus-per-node"], data: data6 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
          } else {
            let err14 = { instancePath: instancePath + "/hardware/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/runnerHardware/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema86.type, parentSchema: schema86, data: data4 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      else {
        let err15 = { instancePath: instancePath + "/hardware", schemaPath: "#/properties/hardware/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema85.properties.hardware.type, parentSchema: schema85.properties.hardware, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema85.type, parentSchema: schema85, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  runners
};
