/** run_stats.json → reliability per SKU. Labels are normalised and added up, never dropped for their spelling. */
import type { EntityTables } from './entities.ts'
import { normaliseHardware } from './normalise.ts'
import { integerOf, isRow, recordOf } from './row-fields.ts'

export interface RunStat {
  readonly hardware: string
  readonly nSuccess: number
  readonly total: number
}

export interface RunStats {
  readonly stats: readonly RunStat[]
  readonly unmappedHardware: readonly string[]
}

export function mapRunStats(document: unknown, entities: EntityTables): RunStats {
  const sums = new Map<string, RunStat>()
  const unmappedHardware: string[] = []
  if (!isRow(document)) return { stats: [], unmappedHardware }
  for (const label of Object.keys(document)) {
    const counts = recordOf(document, label)
    const nSuccess = counts && integerOf(counts, 'n_success')
    const total = counts && integerOf(counts, 'total')
    if (nSuccess === undefined || total === undefined || nSuccess < 0 || nSuccess > total) continue
    const hardware = normaliseHardware(label, entities)
    if (hardware === undefined) unmappedHardware.push(label)
    else {
      const sum = sums.get(hardware)
      sums.set(hardware, {
        hardware,
        nSuccess: (sum?.nSuccess ?? 0) + nSuccess,
        total: (sum?.total ?? 0) + total,
      })
    }
  }
  return { stats: [...sums.values()], unmappedHardware }
}
