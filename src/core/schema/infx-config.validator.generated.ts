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
var infxConfig = validate21, schema32 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/infx-config.v1.json", title: "InfxConfig", description: "infx.config.yaml: defaults of the command line's and the actions' inputs, per repository.", type: "object", additionalProperties: !1, properties: { "config-files": { type: "array", items: { type: "string" }, minItems: 1, description: "Master configuration files, relative to this file." }, "runner-config": { type: "string", description: "Runner labels and their hardware." }, "changelog-file": { type: "string", description: "The performance changelog." }, "recipes-dir": { type: "string", description: "Folder that recipe paths in the configuration are relative to." }, "golden-al-dir": { type: "string", description: "Folder of golden acceptance-length curves." }, "thresholds-file": { type: "string", description: "Accuracy thresholds per model and task." }, labels: { type: "array", items: { type: "string" }, description: "Labels that `infx sweep` and `infx plan` pretend the pull request carries." }, "labels-map": { type: "object", description: "Names that this repository gives to sweep labels: a name of docs/labels.md to one name, or to several of which the first is shown.", additionalProperties: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" }, minItems: 1 }] } }, simulate: { type: "boolean", description: "Serve every point with the simulated engine. Results say simulated: true." }, site: { type: "string", minLength: 1, description: "Site file for real points, relative to this file, or absolute on the runner. docs/sites.md." }, sites: { type: "object", description: "Site file by runner label, for repositories whose points run in several places; stronger than site.", additionalProperties: { type: "string", minLength: 1 } }, launcher: { enum: ["process", "docker", "slurm", "srtctl"], description: "Launcher of real points, instead of what the site file says." }, client: { enum: ["aiperf", "replay"], description: "What drives load. Default: aiperf for real agentic points, replay for all others." }, "aiperf-package": { type: "string", pattern: "^[a-z-]+==[0-9][0-9A-Za-z.]*$", description: "Pinned package of AIPerf, e.g. agentx-harness==1.0.12 or aiperf==0.13.0; docs/clients.md has the known ones." }, "eval-client": { enum: ["lm-eval", "built-in"], description: "What asks the questions of evaluations. Default: lm-eval for real points, built-in for simulated ones." }, "lm-eval-package": { type: "string", pattern: "^lm_eval(\\[[a-z,]+\\])?==[0-9][0-9A-Za-z.]*$", description: "Pinned package of lm-eval, e.g. lm_eval[api]==0.4.13." }, "require-power": { type: "boolean", description: "A real benchmark point without valid GPU power is invalid. Default: false." }, duration: { type: "number", exclusiveMinimum: 0, maximum: 604800, description: "Seconds of profiling per agentic point instead of the planned ones; such points are never publishable." }, "trace-scale": { type: "number", minimum: 1, description: "Divisor of trace token counts and gaps for short simulated runs." }, "eval-task": { type: "string", description: "Evaluation task file for points whose configuration names none, relative to this file." }, repository: { type: "string", pattern: "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$", description: "owner/name that changelog pr-links must point to." }, out: { type: "string", description: "Output directory." }, "eval-policy": { $ref: "#/$defs/evalPolicy" }, "warmup-requests-per-lane": { type: "integer", minimum: 0, description: "Warm-up requests per live lane before profiling, for agentic points; 0 = none." }, "start-up-window-seconds": { type: "number", exclusiveMinimum: 0, maximum: 86400, description: "Longest time from starting an engine until it answers, in seconds, whatever the recipe says." }, "parallel-points": { type: "integer", minimum: 1, description: "Points that `infx sweep` runs at the same time on this host." }, entities: { $ref: "#/$defs/entities" }, "simulated-accuracy": { type: "number", minimum: 0, maximum: 1, description: "Share of evaluation questions that the simulated engine answers right. Default: 0.95." } }, $defs: { evalPolicy: { type: "object", additionalProperties: !1, description: "Which points are evaluated besides being measured.", properties: { agentic: { enum: ["always", "labelled", "never"], description: "Agentic points: always, only with the label all-evals, or never." }, "min-conc": { type: "integer", minimum: 1, description: "Lowest concurrency that is worth an evaluation." }, "seq-lens": { enum: ["all", "8k1k"], description: "Fixed-sequence points: every length pair, or only 8k1k." } } }, entities: { type: "object", additionalProperties: !1, description: "Names of this organisation that the ingest knows besides the ecosystem's. What is unknown is reported as unmapped, never stored under a guess.", properties: { models: { type: "array", items: { type: "string", minLength: 1 }, description: "Model prefixes, as `model-prefix` has them." }, hardware: { type: "array", items: { type: "string", minLength: 1 }, description: "SKUs, as runner labels begin with them." } } } } }, schema33 = { type: "object", additionalProperties: !1, description: "Which points are evaluated besides being measured.", properties: { agentic: { enum: ["always", "labelled", "never"], description: "Agentic points: always, only with the label all-evals, or never." }, "min-conc": { type: "integer", minimum: 1, description: "Lowest concurrency that is worth an evaluation." }, "seq-lens": { enum: ["all", "8k1k"], description: "Fixed-sequence points: every length pair, or only 8k1k." } } }, schema34 = { type: "object", additionalProperties: !1, description: "Names of this organisation that the ingest knows besides the ecosystem's. What is unknown is reported as unmapped, never stored under a guess.", properties: { models: { type: "array", items: { type: "string", minLength: 1 }, description: "Model prefixes, as `model-prefix` has them." }, hardware: { type: "array", items: { type: "string", minLength: 1 }, description: "SKUs, as runner labels begin with them." } } }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, pattern5 = new RegExp("^[a-z-]+==[0-9][0-9A-Za-z.]*$", "u"), pattern6 = new RegExp("^lm_eval(\\[[a-z,]+\\])?==[0-9][0-9A-Za-z.]*$", "u"), pattern7 = new RegExp("^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$", "u");
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
    if (data.labels !== void 0) {
      let data7 = data.labels;
      if (Array.isArray(data7)) {
        let len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data8 = data7[i1];
          if (typeof data8 != "string") {
            let err9 = { instancePath: instancePath + "/labels/" + i1, schemaPath: "#/properties/labels/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.labels.items.type, parentSchema: schema32.properties.labels.items, data: data8 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      } else {
        let err10 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.labels.type, parentSchema: schema32.properties.labels, data: data7 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data["labels-map"] !== void 0) {
      let data9 = data["labels-map"];
      if (data9 && typeof data9 == "object" && !Array.isArray(data9))
        for (let key1 in data9) {
          let data10 = data9[key1], _errs24 = errors, valid6 = !1, _errs25 = errors;
          if (typeof data10 != "string") {
            let err11 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels-map/additionalProperties/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["labels-map"].additionalProperties.anyOf[0].type, parentSchema: schema32.properties["labels-map"].additionalProperties.anyOf[0], data: data10 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          var _valid0 = _errs25 === errors;
          valid6 = valid6 || _valid0;
          let _errs27 = errors;
          if (Array.isArray(data10)) {
            if (data10.length < 1) {
              let err12 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels-map/additionalProperties/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema32.properties["labels-map"].additionalProperties.anyOf[1], data: data10 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            let len2 = data10.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data11 = data10[i2];
              if (typeof data11 != "string") {
                let err13 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2, schemaPath: "#/properties/labels-map/additionalProperties/anyOf/1/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["labels-map"].additionalProperties.anyOf[1].items.type, parentSchema: schema32.properties["labels-map"].additionalProperties.anyOf[1].items, data: data11 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
          } else {
            let err14 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels-map/additionalProperties/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties["labels-map"].additionalProperties.anyOf[1].type, parentSchema: schema32.properties["labels-map"].additionalProperties.anyOf[1], data: data10 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          var _valid0 = _errs27 === errors;
          if (valid6 = valid6 || _valid0, valid6)
            errors = _errs24, vErrors !== null && (_errs24 ? vErrors.length = _errs24 : vErrors = null);
          else {
            let err15 = { instancePath: instancePath + "/labels-map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/labels-map/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema32.properties["labels-map"].additionalProperties.anyOf, parentSchema: schema32.properties["labels-map"].additionalProperties, data: data10 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
      else {
        let err16 = { instancePath: instancePath + "/labels-map", schemaPath: "#/properties/labels-map/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.properties["labels-map"].type, parentSchema: schema32.properties["labels-map"], data: data9 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.simulate !== void 0) {
      let data12 = data.simulate;
      if (typeof data12 != "boolean") {
        let err17 = { instancePath: instancePath + "/simulate", schemaPath: "#/properties/simulate/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema32.properties.simulate.type, parentSchema: schema32.properties.simulate, data: data12 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.site !== void 0) {
      let data13 = data.site;
      if (typeof data13 == "string") {
        if (func2(data13) < 1) {
          let err18 = { instancePath: instancePath + "/site", schemaPath: "#/properties/site/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema32.properties.site, data: data13 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/site", schemaPath: "#/properties/site/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.site.type, parentSchema: schema32.properties.site, data: data13 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.sites !== void 0) {
      let data14 = data.sites;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14))
        for (let key2 in data14) {
          let data15 = data14[key2];
          if (typeof data15 == "string") {
            if (func2(data15) < 1) {
              let err20 = { instancePath: instancePath + "/sites/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sites/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema32.properties.sites.additionalProperties, data: data15 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          } else {
            let err21 = { instancePath: instancePath + "/sites/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/sites/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.sites.additionalProperties.type, parentSchema: schema32.properties.sites.additionalProperties, data: data15 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
      else {
        let err22 = { instancePath: instancePath + "/sites", schemaPath: "#/properties/sites/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.properties.sites.type, parentSchema: schema32.properties.sites, data: data14 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.launcher !== void 0) {
      let data16 = data.launcher;
      if (!(data16 === "process" || data16 === "docker" || data16 === "slurm" || data16 === "srtctl")) {
        let err23 = { instancePath: instancePath + "/launcher", schemaPath: "#/properties/launcher/enum", keyword: "enum", params: { allowedValues: schema32.properties.launcher.enum }, message: "must be equal to one of the allowed values", schema: schema32.properties.launcher.enum, parentSchema: schema32.properties.launcher, data: data16 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.client !== void 0) {
      let data17 = data.client;
      if (!(data17 === "aiperf" || data17 === "replay")) {
        let err24 = { instancePath: instancePath + "/client", schemaPath: "#/properties/client/enum", keyword: "enum", params: { allowedValues: schema32.properties.client.enum }, message: "must be equal to one of the allowed values", schema: schema32.properties.client.enum, parentSchema: schema32.properties.client, data: data17 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data["aiperf-package"] !== void 0) {
      let data18 = data["aiperf-package"];
      if (typeof data18 == "string") {
        if (!pattern5.test(data18)) {
          let err25 = { instancePath: instancePath + "/aiperf-package", schemaPath: "#/properties/aiperf-package/pattern", keyword: "pattern", params: { pattern: "^[a-z-]+==[0-9][0-9A-Za-z.]*$" }, message: 'must match pattern "^[a-z-]+==[0-9][0-9A-Za-z.]*$"', schema: "^[a-z-]+==[0-9][0-9A-Za-z.]*$", parentSchema: schema32.properties["aiperf-package"], data: data18 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/aiperf-package", schemaPath: "#/properties/aiperf-package/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["aiperf-package"].type, parentSchema: schema32.properties["aiperf-package"], data: data18 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data["eval-client"] !== void 0) {
      let data19 = data["eval-client"];
      if (!(data19 === "lm-eval" || data19 === "built-in")) {
        let err27 = { instancePath: instancePath + "/eval-client", schemaPath: "#/properties/eval-client/enum", keyword: "enum", params: { allowedValues: schema32.properties["eval-client"].enum }, message: "must be equal to one of the allowed values", schema: schema32.properties["eval-client"].enum, parentSchema: schema32.properties["eval-client"], data: data19 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data["lm-eval-package"] !== void 0) {
      let data20 = data["lm-eval-package"];
      if (typeof data20 == "string") {
        if (!pattern6.test(data20)) {
          let err28 = { instancePath: instancePath + "/lm-eval-package", schemaPath: "#/properties/lm-eval-package/pattern", keyword: "pattern", params: { pattern: "^lm_eval(\\[[a-z,]+\\])?==[0-9][0-9A-Za-z.]*$" }, message: 'must match pattern "^lm_eval(\\[[a-z,]+\\])?==[0-9][0-9A-Za-z.]*$"', schema: "^lm_eval(\\[[a-z,]+\\])?==[0-9][0-9A-Za-z.]*$", parentSchema: schema32.properties["lm-eval-package"], data: data20 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      } else {
        let err29 = { instancePath: instancePath + "/lm-eval-package", schemaPath: "#/properties/lm-eval-package/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["lm-eval-package"].type, parentSchema: schema32.properties["lm-eval-package"], data: data20 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data["require-power"] !== void 0) {
      let data21 = data["require-power"];
      if (typeof data21 != "boolean") {
        let err30 = { instancePath: instancePath + "/require-power", schemaPath: "#/properties/require-power/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema32.properties["require-power"].type, parentSchema: schema32.properties["require-power"], data: data21 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.duration !== void 0) {
      let data22 = data.duration;
      if (typeof data22 == "number" && isFinite(data22)) {
        if (data22 > 604800 || isNaN(data22)) {
          let err31 = { instancePath: instancePath + "/duration", schemaPath: "#/properties/duration/maximum", keyword: "maximum", params: { comparison: "<=", limit: 604800 }, message: "must be <= 604800", schema: 604800, parentSchema: schema32.properties.duration, data: data22 };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (data22 <= 0 || isNaN(data22)) {
          let err32 = { instancePath: instancePath + "/duration", schemaPath: "#/properties/duration/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema32.properties.duration, data: data22 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/duration", schemaPath: "#/properties/duration/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema32.properties.duration.type, parentSchema: schema32.properties.duration, data: data22 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data["trace-scale"] !== void 0) {
      let data23 = data["trace-scale"];
      if (typeof data23 == "number" && isFinite(data23)) {
        if (data23 < 1 || isNaN(data23)) {
          let err34 = { instancePath: instancePath + "/trace-scale", schemaPath: "#/properties/trace-scale/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema32.properties["trace-scale"], data: data23 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
      } else {
        let err35 = { instancePath: instancePath + "/trace-scale", schemaPath: "#/properties/trace-scale/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema32.properties["trace-scale"].type, parentSchema: schema32.properties["trace-scale"], data: data23 };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data["eval-task"] !== void 0) {
      let data24 = data["eval-task"];
      if (typeof data24 != "string") {
        let err36 = { instancePath: instancePath + "/eval-task", schemaPath: "#/properties/eval-task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties["eval-task"].type, parentSchema: schema32.properties["eval-task"], data: data24 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.repository !== void 0) {
      let data25 = data.repository;
      if (typeof data25 == "string") {
        if (!pattern7.test(data25)) {
          let err37 = { instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$"', schema: "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$", parentSchema: schema32.properties.repository, data: data25 };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
      } else {
        let err38 = { instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.repository.type, parentSchema: schema32.properties.repository, data: data25 };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.out !== void 0) {
      let data26 = data.out;
      if (typeof data26 != "string") {
        let err39 = { instancePath: instancePath + "/out", schemaPath: "#/properties/out/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.out.type, parentSchema: schema32.properties.out, data: data26 };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data["eval-policy"] !== void 0) {
      let data27 = data["eval-policy"];
      if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
        for (let key3 in data27)
          if (!(key3 === "agentic" || key3 === "min-conc" || key3 === "seq-lens")) {
            let err40 = { instancePath: instancePath + "/eval-policy", schemaPath: "#/$defs/evalPolicy/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema33, data: data27 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        if (data27.agentic !== void 0) {
          let data28 = data27.agentic;
          if (!(data28 === "always" || data28 === "labelled" || data28 === "never")) {
            let err41 = { instancePath: instancePath + "/eval-policy/agentic", schemaPath: "#/$defs/evalPolicy/properties/agentic/enum", keyword: "enum", params: { allowedValues: schema33.properties.agentic.enum }, message: "must be equal to one of the allowed values", schema: schema33.properties.agentic.enum, parentSchema: schema33.properties.agentic, data: data28 };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
        if (data27["min-conc"] !== void 0) {
          let data29 = data27["min-conc"];
          if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29))) {
            let err42 = { instancePath: instancePath + "/eval-policy/min-conc", schemaPath: "#/$defs/evalPolicy/properties/min-conc/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema33.properties["min-conc"].type, parentSchema: schema33.properties["min-conc"], data: data29 };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
          if (typeof data29 == "number" && isFinite(data29) && (data29 < 1 || isNaN(data29))) {
            let err43 = { instancePath: instancePath + "/eval-policy/min-conc", schemaPath: "#/$defs/evalPolicy/properties/min-conc/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema33.properties["min-conc"], data: data29 };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
        }
        if (data27["seq-lens"] !== void 0) {
          let data30 = data27["seq-lens"];
          if (!(data30 === "all" || data30 === "8k1k")) {
            let err44 = { instancePath: instancePath + "/eval-policy/seq-lens", schemaPath: "#/$defs/evalPolicy/properties/seq-lens/enum", keyword: "enum", params: { allowedValues: schema33.properties["seq-lens"].enum }, message: "must be equal to one of the allowed values", schema: schema33.properties["seq-lens"].enum, parentSchema: schema33.properties["seq-lens"], data: data30 };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
      } else {
        let err45 = { instancePath: instancePath + "/eval-policy", schemaPath: "#/$defs/evalPolicy/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.type, parentSchema: schema33, data: data27 };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data["warmup-requests-per-lane"] !== void 0) {
      let data31 = data["warmup-requests-per-lane"];
      if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
        let err46 = { instancePath: instancePath + "/warmup-requests-per-lane", schemaPath: "#/properties/warmup-requests-per-lane/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema32.properties["warmup-requests-per-lane"].type, parentSchema: schema32.properties["warmup-requests-per-lane"], data: data31 };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
      if (typeof data31 == "number" && isFinite(data31) && (data31 < 0 || isNaN(data31))) {
        let err47 = { instancePath: instancePath + "/warmup-requests-per-lane", schemaPath: "#/properties/warmup-requests-per-lane/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema32.properties["warmup-requests-per-lane"], data: data31 };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
    }
    if (data["start-up-window-seconds"] !== void 0) {
      let data32 = data["start-up-window-seconds"];
      if (typeof data32 == "number" && isFinite(data32)) {
        if (data32 > 86400 || isNaN(data32)) {
          let err48 = { instancePath: instancePath + "/start-up-window-seconds", schemaPath: "#/properties/start-up-window-seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400", schema: 86400, parentSchema: schema32.properties["start-up-window-seconds"], data: data32 };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
        if (data32 <= 0 || isNaN(data32)) {
          let err49 = { instancePath: instancePath + "/start-up-window-seconds", schemaPath: "#/properties/start-up-window-seconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema32.properties["start-up-window-seconds"], data: data32 };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
      } else {
        let err50 = { instancePath: instancePath + "/start-up-window-seconds", schemaPath: "#/properties/start-up-window-seconds/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema32.properties["start-up-window-seconds"].type, parentSchema: schema32.properties["start-up-window-seconds"], data: data32 };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data["parallel-points"] !== void 0) {
      let data33 = data["parallel-points"];
      if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33))) {
        let err51 = { instancePath: instancePath + "/parallel-points", schemaPath: "#/properties/parallel-points/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema32.properties["parallel-points"].type, parentSchema: schema32.properties["parallel-points"], data: data33 };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
      if (typeof data33 == "number" && isFinite(data33) && (data33 < 1 || isNaN(data33))) {
        let err52 = { instancePath: instancePath + "/parallel-points", schemaPath: "#/properties/parallel-points/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema32.properties["parallel-points"], data: data33 };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.entities !== void 0) {
      let data34 = data.entities;
      if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
        for (let key4 in data34)
          if (!(key4 === "models" || key4 === "hardware")) {
            let err53 = { instancePath: instancePath + "/entities", schemaPath: "#/$defs/entities/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema34, data: data34 };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
        if (data34.models !== void 0) {
          let data35 = data34.models;
          if (Array.isArray(data35)) {
            let len3 = data35.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data36 = data35[i3];
              if (typeof data36 == "string") {
                if (func2(data36) < 1) {
                  let err54 = { instancePath: instancePath + "/entities/models/" + i3, schemaPath: "#/$defs/entities/properties/models/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34.properties.models.items, data: data36 };
                  vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                }
              } else {
                let err55 = { instancePath: instancePath + "/entities/models/" + i3, schemaPath: "#/$defs/entities/properties/models/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.models.items.type, parentSchema: schema34.properties.models.items, data: data36 };
                vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
              }
            }
          } else {
            let err56 = { instancePath: instancePath + "/entities/models", schemaPath: "#/$defs/entities/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.properties.models.type, parentSchema: schema34.properties.models, data: data35 };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
        }
        if (data34.hardware !== void 0) {
          let data37 = data34.hardware;
          if (Array.isArray(data37)) {
            let len4 = data37.length;
            for (let i4 = 0; i4 < len4; i4++) {
              let data38 = data37[i4];
              if (typeof data38 == "string") {
                if (func2(data38) < 1) {
                  let err57 = { instancePath: instancePath + "/entities/hardware/" + i4, schemaPath: "#/$defs/entities/properties/hardware/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34.properties.hardware.items, data: data38 };
                  vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                }
              } else {
                let err58 = { instancePath: instancePath + "/entities/hardware/" + i4, schemaPath: "#/$defs/entities/properties/hardware/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.hardware.items.type, parentSchema: schema34.properties.hardware.items, data: data38 };
                vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
              }
            }
          } else {
            let err59 = { instancePath: instancePath + "/entities/hardware", schemaPath: "#/$defs/entities/properties/hardware/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.properties.hardware.type, parentSchema: schema34.properties.hardware, data: data37 };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
          }
        }
      } else {
        let err60 = { instancePath: instancePath + "/entities", schemaPath: "#/$defs/entities/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data: data34 };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
    if (data["simulated-accuracy"] !== void 0) {
      let data39 = data["simulated-accuracy"];
      if (typeof data39 == "number" && isFinite(data39)) {
        if (data39 > 1 || isNaN(data39)) {
          let err61 = { instancePath: instancePath + "/simulated-accuracy", schemaPath: "#/properties/simulated-accuracy/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema32.properties["simulated-accuracy"], data: data39 };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
        if (data39 < 0 || isNaN(data39)) {
          let err62 = { instancePath: instancePath + "/simulated-accuracy", schemaPath: "#/properties/simulated-accuracy/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema32.properties["simulated-accuracy"], data: data39 };
          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
      } else {
        let err63 = { instancePath: instancePath + "/simulated-accuracy", schemaPath: "#/properties/simulated-accuracy/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema32.properties["simulated-accuracy"].type, parentSchema: schema32.properties["simulated-accuracy"], data: data39 };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
    }
  } else {
    let err64 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
validate21.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  infxConfig
};
