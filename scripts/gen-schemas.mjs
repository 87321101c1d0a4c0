// Generates TypeScript types and precompiled validators from schemas/*.schema.json.
// Usage: node scripts/gen-schemas.mjs [--check]
import { mkdirSync, readFileSync, readdirSync, writeFileSync, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Ajv2020 from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import { compile } from 'json-schema-to-typescript'

const root = new URL('../', import.meta.url)
const check = process.argv.includes('--check')
const outDir = new URL('src/core/schema/', root)
mkdirSync(outDir, { recursive: true })

const banner = '// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.\n'
const camel = (name) => name.replace(/[-.](\w)/g, (_, letter) => letter.toUpperCase())

// Published contracts that we write and tests check; a precompiled validator would cost every cold start 430 KB.
const contractsOnly = ['aggregate-agentic.schema.json', 'aggregate-fixed.schema.json']

const schemas = readdirSync(new URL('schemas/', root))
  .filter((file) => file.endsWith('.schema.json') && !contractsOnly.includes(file))
  .sort()
  .map((file) => ({
    name: file.replace(/\.schema\.json$/, ''),
    schema: JSON.parse(readFileSync(new URL(`schemas/${file}`, root), 'utf8')),
  }))

const outputs = new Map()

for (const { name, schema } of schemas) {
  const types = await compile(schema, camel(name), {
    bannerComment: '',
    additionalProperties: false,
    declareExternallyReferenced: true,
    cwd: fileURLToPath(new URL('schemas/', root)),
    style: { semi: false, singleQuote: true, printWidth: 110 },
    unknownAny: true,
  })
  outputs.set(`${name}.generated.ts`, `${banner}${types}`)
}

// One validator per schema, and one per `$defs` entry that carries an `$id` or `$anchor`-free name listed in `x-validators`.
const ajv = new Ajv2020.default({
  schemas: schemas.map(({ schema }) => schema),
  allErrors: true,
  verbose: true,
  strict: true,
  strictRequired: false,
  strictTypes: false,
  allowUnionTypes: true,
  keywords: ['x-validators', 'x-taplo'],
  code: { source: true, esm: true, lines: false },
})
const exportsById = {}
for (const { name, schema } of schemas) {
  exportsById[camel(name)] = schema.$id
  for (const definition of schema['x-validators'] ?? []) {
    exportsById[`${camel(name)}${definition[0].toUpperCase()}${definition.slice(1)}`] =
      `${schema.$id}#/$defs/${definition}`
  }
}
if (schemas.length > 0) {
  for (const reference of Object.values(exportsById)) {
    if (!ajv.getSchema(reference)) throw new Error(`no schema at ${reference}`)
  }
  const source = standaloneCode.default(ajv, exportsById)
  // esbuild inlines the few ajv runtime helpers, so that the validators need no package at run time.
  const bundled = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(root), loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    minifySyntax: true,
  })
  outputs.set(
    'validators.generated.ts',
    `${banner}// @ts-nocheck: machine-written JavaScript; typed by validate.ts\n/* eslint-disable */\n${bundled.outputFiles[0].text}`,
  )
}

let stale = 0
for (const [file, text] of outputs) {
  const target = new URL(file, outDir)
  const same = existsSync(target) && readFileSync(target, 'utf8') === text
  if (same) continue
  if (check) {
    console.error(`src/core/schema/${file} is stale: run  node scripts/gen-schemas.mjs`)
    stale++
  } else writeFileSync(target, text)
}
process.exitCode = stale > 0 ? 1 : 0
