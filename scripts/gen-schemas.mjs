// Generates TypeScript types and precompiled validators from schemas/*.schema.json.
// Usage: node scripts/gen-schemas.mjs [--check]
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync, existsSync } from 'node:fs'
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

// Published contracts that we write, or read by rules of our own, and that tests check: nothing imports their types or
// validators.
const contractsOnly = ['aggregate-agentic', 'aggregate-fixed', 'changelog', 'ingest-report', 'recipe'].map(
  (name) => `${name}.schema.json`,
)

// Types of these are written by hand (src/core/plan/plan.ts): with docstrings, and unions that say what goes with what.
const handTyped = ['plan']

const schemas = readdirSync(new URL('schemas/', root))
  .filter((file) => file.endsWith('.schema.json') && !contractsOnly.includes(file))
  .sort()
  .map((file) => ({
    name: file.replace(/\.schema\.json$/, ''),
    schema: JSON.parse(readFileSync(new URL(`schemas/${file}`, root), 'utf8')),
  }))

const outputs = new Map()

for (const { name, schema } of schemas.filter(({ name }) => !handTyped.includes(name))) {
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

// With `verbose` an error carries the value and the schema at its place, for hints to whoever wrote the file by hand. It
// doubles the code, which is read at the start of every leg where the document is a plan.
const ajvOf = (verbose) =>
  new Ajv2020.default({
    schemas: schemas.map(({ schema }) => schema),
    allErrors: true,
    verbose,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    keywords: ['x-validators', 'x-taplo'],
    code: { source: true, esm: true, lines: false },
  })

// One module per schema, so that whoever checks one file does not load the validators of all others: the whole schema,
// or those of its `$defs` that it lists in `x-validators`.
const ajvs = { forPeople: ajvOf(true), forOurs: ajvOf(false) }
for (const { name, schema } of schemas) {
  const ajv = handTyped.includes(name) ? ajvs.forOurs : ajvs.forPeople
  const definitions = schema['x-validators']
  const references = definitions
    ? definitions.map((definition) => [
        `${camel(name)}${definition[0].toUpperCase()}${definition.slice(1)}`,
        `${schema.$id}#/$defs/${definition}`,
      ])
    : [[camel(name), schema.$id]]
  for (const [, reference] of references) {
    if (!ajv.getSchema(reference)) throw new Error(`no schema at ${reference}`)
  }
  const source = standaloneCode.default(ajv, Object.fromEntries(references))
  // esbuild inlines the few ajv runtime helpers, so that the validators need no package at run time.
  const bundled = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(root), loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    minifySyntax: true,
    minifyWhitespace: true,
  })
  outputs.set(
    `${name}.validator.generated.ts`,
    `${banner}// @ts-nocheck: machine-written JavaScript; typed by schema-problems.ts\n/* eslint-disable */\n${bundled.outputFiles[0].text}`,
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
for (const file of readdirSync(outDir).filter(
  (name) => name.endsWith('.generated.ts') && !outputs.has(name),
)) {
  if (check) {
    console.error(`src/core/schema/${file} belongs to no schema: run  node scripts/gen-schemas.mjs`)
    stale++
  } else rmSync(new URL(file, outDir))
}
process.exitCode = stale > 0 ? 1 : 0
