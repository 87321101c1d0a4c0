/** What the ecosystem's generator gave for inputs made for the purpose. */
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dramBudgetGb, type DramRequest } from '../../../src/core/config/dram.ts'
import { appendOnlyDelta } from '../../../src/core/plan/append-only.ts'
import { markAllEvalEntries, markEvalEntries } from '../../../src/core/plan/mark-evals.ts'
import { isMultiRow, recipeFingerprint, rowConcs, type Row } from '../../../src/core/plan/rows.ts'
import { trimConc } from '../../../src/core/plan/trim.ts'
import { noSharedReason, sharedDir } from '../../shared.ts'

interface Vector {
  readonly name: string
  readonly agrees: boolean
  readonly args: readonly never[]
  readonly kwargs: Readonly<Record<string, unknown>>
  readonly expected: {
    readonly result?: unknown
    readonly error?: { readonly type: string; readonly message: string }
  }
}

const folder = (module: string): string => `${sharedDir}corpus/vectors/${module}/`
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

function vectors(module: string): readonly Vector[] {
  if (sharedDir === undefined) return []
  return readdirSync(folder(module)).map((name) => {
    const { args, kwargs = {} } = json(`${folder(module)}${name}/input/args.json`)
    const { agrees } = json(`${folder(module)}${name}/meta.json`)
    return { name, agrees, args, kwargs, expected: json(`${folder(module)}${name}/expected.json`) }
  })
}

const policy = { minConc: 16, seqLens: '8k1k', includeAgentic: true } as const

describe.skipIf(sharedDir === undefined)(
  `vectors (${sharedDir === undefined ? noSharedReason : 'read'})`,
  () => {
    it.each(vectors('trim_conc'))('trim_conc $name', ({ args, expected }) => {
      expect(trimConc(args[0] ?? [], { groupMultiAgentic: false })).toEqual(expected.result)
    })

    it('trims multi-node agentic curves too, which the ecosystem does not', () => {
      const [wrong, ...others] = vectors('trim_conc').filter(({ agrees }) => !agrees)
      expect(others).toEqual([])
      const rows: readonly Row[] = wrong?.args[0] ?? []
      const kept = trimConc(rows, { groupMultiAgentic: true })
      const curve = ({ conc: _conc, 'exp-name': _name, ...rest }: Row): string => JSON.stringify(rest)
      const lowest = new Map<string, number>()
      for (const row of rows)
        lowest.set(curve(row), Math.min(lowest.get(curve(row)) ?? Infinity, ...rowConcs(row)))
      expect(kept.map((row) => [curve(row), ...rowConcs(row)])).toEqual([...lowest])
      expect(kept.length).toBeLessThan(rows.length)
    })

    it.each(vectors('mark_eval_entries'))('mark_eval_entries $name', ({ args, kwargs, expected }) => {
      const includeAgentic = kwargs['include_agentic'] === true
      expect(markEvalEntries(args[0] ?? [], { ...policy, includeAgentic })).toEqual(expected.result)
    })

    it.each(vectors('mark_all_eval_entries'))('mark_all_eval_entries $name', ({ args, expected }) => {
      expect(markAllEvalEntries(args[0] ?? [], policy)).toEqual(expected.result)
    })

    // Python tells 1 from 1.0 and writes 1e+16 where JavaScript writes 10000000000000000; rows hold whole numbers only.
    const fingerprints = vectors('recipe_fingerprint').filter(({ name }) => name !== '04-number-forms')
    it.each(fingerprints)('recipe_fingerprint $name', ({ args, expected }) => {
      const [row] = args
      if (row === undefined) throw new Error('no row')
      expect(recipeFingerprint(row)).toBe(expected.result)
    })

    it.each(vectors('agentic_dram_offload_gb'))('agentic_dram_offload_gb $name', ({ args, expected }) => {
      const [item, request, label, runners] = args as unknown as [
        { 'dram-utilization'?: number },
        DramRequest,
        string,
        { hardware?: Record<string, Record<string, number>> },
      ]
      const hardware = new Map(
        Object.entries(runners.hardware ?? {}).map(([name, node]) => [
          name,
          {
            availableCpuDramMib: node['available-cpu-dram-mib'] ?? 0,
            gpusPerNode: node['gpus-per-node'] ?? 0,
          },
        ]),
      )
      const budget = dramBudgetGb(request, item['dram-utilization'], label, hardware)
      if (expected.error?.type === 'ValueError') expect(budget).toEqual({ error: expected.error.message })
      else if (expected.error) expect(budget).toHaveProperty('error')
      else expect(budget).toEqual({ gb: expected.result })
    })

    it.each(vectors('append_only_delta'))('append_only_delta $name', ({ args, expected }) => {
      const [base = [], head = []] = args as readonly (readonly Row[])[]
      const delta = appendOnlyDelta(base, head)
      if (expected.error) {
        expect(delta).toEqual({ error: expected.error.message })
        return
      }
      if (!('added' in delta)) throw new Error(delta.error)
      const rows = delta.added.map(({ index, concs }) => {
        const row = head[index]
        return row && isMultiRow(row) ? { ...row, conc: concs } : row
      })
      expect(rows).toEqual(expected.result)
    })
  },
)
