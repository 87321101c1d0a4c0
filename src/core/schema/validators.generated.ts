// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
// @ts-nocheck: machine-written JavaScript; typed by validate.ts
/* eslint-disable */
// <stdin>
var infxConfig = validate20, schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/infx-config.v1.json", title: "InfxConfig", description: "infx.config.yaml: defaults of the command line's and the actions' inputs, per repository.", type: "object", additionalProperties: !1, properties: { "config-files": { type: "array", items: { type: "string" }, minItems: 1, description: "Master configuration files, relative to this file." }, "runner-config": { type: "string", description: "Runner labels and their hardware." }, "changelog-file": { type: "string", description: "The performance changelog." }, "recipes-dir": { type: "string", description: "Folder that recipe paths in the configuration are relative to." }, "golden-al-dir": { type: "string", description: "Folder of golden acceptance-length curves." }, "thresholds-file": { type: "string", description: "Accuracy thresholds per model and task." }, "evals-dir": { type: "string", description: "Folder of evaluation task files." }, labels: { type: "array", items: { type: "string" }, description: "Labels that `infx sweep` and `infx plan` pretend the pull request carries." }, simulate: { type: "boolean", description: "Serve every point with the simulated engine. Results say simulated: true." }, duration: { type: "number", exclusiveMinimum: 0, description: "Seconds of profiling per agentic point instead of the planned ones; such points are never publishable." }, "trace-scale": { type: "number", minimum: 1, description: "Divisor of trace token counts and gaps for short simulated runs." }, "eval-task": { type: "string", description: "Evaluation task, by name in evals-dir." }, repository: { type: "string", pattern: "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$", description: "owner/name that changelog pr-links must point to." }, out: { type: "string", description: "Output directory." } } }, func1 = Object.prototype.hasOwnProperty, pattern4 = new RegExp("^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func1.call(schema31.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data["config-files"] !== void 0) {
      let data0 = data["config-files"];
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          let err1 = { instancePath: instancePath + "/config-files", schemaPath: "#/properties/config-files/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties["config-files"], data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 != "string") {
            let err2 = { instancePath: instancePath + "/config-files/" + i0, schemaPath: "#/properties/config-files/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties["config-files"].items.type, parentSchema: schema31.properties["config-files"].items, data: data1 };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        }
      } else {
        let err3 = { instancePath: instancePath + "/config-files", schemaPath: "#/properties/config-files/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties["config-files"].type, parentSchema: schema31.properties["config-files"], data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data["runner-config"] !== void 0) {
      let data2 = data["runner-config"];
      if (typeof data2 != "string") {
        let err4 = { instancePath: instancePath + "/runner-config", schemaPath: "#/properties/runner-config/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties["runner-config"].type, parentSchema: schema31.properties["runner-config"], data: data2 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data["changelog-file"] !== void 0) {
      let data3 = data["changelog-file"];
      if (typeof data3 != "string") {
        let err5 = { instancePath: instancePath + "/changelog-file", schemaPath: "#/properties/changelog-file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties["changelog-file"].type, parentSchema: schema31.properties["changelog-file"], data: data3 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data["recipes-dir"] !== void 0) {
      let data4 = data["recipes-dir"];
      if (typeof data4 != "string") {
        let err6 = { instancePath: instancePath + "/recipes-dir", schemaPath: "#/properties/recipes-dir/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties["recipes-dir"].type, parentSchema: schema31.properties["recipes-dir"], data: data4 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data["golden-al-dir"] !== void 0) {
      let data5 = data["golden-al-dir"];
      if (typeof data5 != "string") {
        let err7 = { instancePath: instancePath + "/golden-al-dir", schemaPath: "#/properties/golden-al-dir/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties["golden-al-dir"].type, parentSchema: schema31.properties["golden-al-dir"], data: data5 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data["thresholds-file"] !== void 0) {
      let data6 = data["thresholds-file"];
      if (typeof data6 != "string") {
        let err8 = { instancePath: instancePath + "/thresholds-file", schemaPath: "#/properties/thresholds-file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties["thresholds-file"].type, parentSchema: schema31.properties["thresholds-file"], data: data6 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data["evals-dir"] !== void 0) {
      let data7 = data["evals-dir"];
      if (typeof data7 != "string") {
        let err9 = { instancePath: instancePath + "/evals-dir", schemaPath: "#/properties/evals-dir/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties["evals-dir"].type, parentSchema: schema31.properties["evals-dir"], data: data7 };
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
            let err10 = { instancePath: instancePath + "/labels/" + i1, schemaPath: "#/properties/labels/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.labels.items.type, parentSchema: schema31.properties.labels.items, data: data9 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
      } else {
        let err11 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.labels.type, parentSchema: schema31.properties.labels, data: data8 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.simulate !== void 0) {
      let data10 = data.simulate;
      if (typeof data10 != "boolean") {
        let err12 = { instancePath: instancePath + "/simulate", schemaPath: "#/properties/simulate/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema31.properties.simulate.type, parentSchema: schema31.properties.simulate, data: data10 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.duration !== void 0) {
      let data11 = data.duration;
      if (typeof data11 == "number" && isFinite(data11)) {
        if (data11 <= 0 || isNaN(data11)) {
          let err13 = { instancePath: instancePath + "/duration", schemaPath: "#/properties/duration/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema31.properties.duration, data: data11 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/duration", schemaPath: "#/properties/duration/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema31.properties.duration.type, parentSchema: schema31.properties.duration, data: data11 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data["trace-scale"] !== void 0) {
      let data12 = data["trace-scale"];
      if (typeof data12 == "number" && isFinite(data12)) {
        if (data12 < 1 || isNaN(data12)) {
          let err15 = { instancePath: instancePath + "/trace-scale", schemaPath: "#/properties/trace-scale/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties["trace-scale"], data: data12 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/trace-scale", schemaPath: "#/properties/trace-scale/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema31.properties["trace-scale"].type, parentSchema: schema31.properties["trace-scale"], data: data12 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data["eval-task"] !== void 0) {
      let data13 = data["eval-task"];
      if (typeof data13 != "string") {
        let err17 = { instancePath: instancePath + "/eval-task", schemaPath: "#/properties/eval-task/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties["eval-task"].type, parentSchema: schema31.properties["eval-task"], data: data13 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.repository !== void 0) {
      let data14 = data.repository;
      if (typeof data14 == "string") {
        if (!pattern4.test(data14)) {
          let err18 = { instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$"', schema: "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$", parentSchema: schema31.properties.repository, data: data14 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.repository.type, parentSchema: schema31.properties.repository, data: data14 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.out !== void 0) {
      let data15 = data.out;
      if (typeof data15 != "string") {
        let err20 = { instancePath: instancePath + "/out", schemaPath: "#/properties/out/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.out.type, parentSchema: schema31.properties.out, data: data15 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
validate20.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  infxConfig
};
