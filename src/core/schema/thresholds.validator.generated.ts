// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
// @ts-nocheck: machine-written JavaScript; typed by schema-problems.ts
/* eslint-disable */
// <stdin>
var thresholds = validate75, schema124 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://infx-actions.dev/schemas/thresholds.v1.json", title: "Thresholds", description: "Lowest acceptable score per task and per model. Looked up as models.<prefix>.<task>, then default.<task>; a task in neither has no threshold and fails, unless a minimum score was given by hand.", type: "object", additionalProperties: !1, minProperties: 1, properties: { default: { type: "object", additionalProperties: { type: "number", minimum: 0, maximum: 1 }, description: "Task name to lowest acceptable score in [0, 1], for every model without an entry of its own." }, models: { type: "object", additionalProperties: { type: "object", additionalProperties: { type: "number", minimum: 0, maximum: 1 } }, description: "Model prefix to task to lowest acceptable score in [0, 1]." } } };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema124, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "default" || key0 === "models")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema124, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.default !== void 0) {
      let data0 = data.default;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0))
        for (let key1 in data0) {
          let data1 = data0[key1];
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1 || isNaN(data1)) {
              let err2 = { instancePath: instancePath + "/default/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/default/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema124.properties.default.additionalProperties, data: data1 };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            if (data1 < 0 || isNaN(data1)) {
              let err3 = { instancePath: instancePath + "/default/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/default/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema124.properties.default.additionalProperties, data: data1 };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
          } else {
            let err4 = { instancePath: instancePath + "/default/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/default/additionalProperties/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema124.properties.default.additionalProperties.type, parentSchema: schema124.properties.default.additionalProperties, data: data1 };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
      else {
        let err5 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema124.properties.default.type, parentSchema: schema124.properties.default, data: data0 };
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
                  let err6 = { instancePath: instancePath + "/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/additionalProperties/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema124.properties.models.additionalProperties.additionalProperties, data: data4 };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
                if (data4 < 0 || isNaN(data4)) {
                  let err7 = { instancePath: instancePath + "/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/additionalProperties/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema124.properties.models.additionalProperties.additionalProperties, data: data4 };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              } else {
                let err8 = { instancePath: instancePath + "/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/additionalProperties/additionalProperties/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema124.properties.models.additionalProperties.additionalProperties.type, parentSchema: schema124.properties.models.additionalProperties.additionalProperties, data: data4 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            }
          else {
            let err9 = { instancePath: instancePath + "/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema124.properties.models.additionalProperties.type, parentSchema: schema124.properties.models.additionalProperties, data: data3 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      else {
        let err10 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema124.properties.models.type, parentSchema: schema124.properties.models, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema124.type, parentSchema: schema124, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate75.errors = vErrors, errors === 0;
}
validate75.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  thresholds
};
