/** Names of topologies: one spelling in titles, plans and the report. */
import { describe, expect, it } from 'vitest'
import { compactTopology, topologyShorthand } from '../../src/core/point-label.ts'
import type { Parallelism, Topology } from '../../src/core/point.ts'

const wide: Parallelism = { tp: 8, pp: 1, dcp: 1, pcp: 1, ep: 8, dpAttn: true }
const narrow: Parallelism = { tp: 4, pp: 2, dcp: 1, pcp: 1, ep: 1, dpAttn: false }

describe('the shorthand of a topology', () => {
  it.each<readonly [string, string, Topology]>([
    ['tp8 ep8 dpa', 'tp8ep8dpa', { shape: 'single-node', ...wide }],
    [
      '1P tp4 pp2 + 3D tp8 ep8 dpa',
      '1ptp4pp2-3dtp8ep8dpa',
      {
        shape: 'multi-node',
        prefill: { additionalSettings: [], numWorkers: 1, ...narrow },
        decode: { additionalSettings: [], numWorkers: 3, ...wide },
      },
    ],
    [
      '1P tp4 pp2 on h200 + 1D tp8 ep8 dpa on b200',
      '1ptp4pp2-1dtp8ep8dpa',
      {
        shape: 'multi-node',
        prefill: { additionalSettings: [], numWorkers: 1, ...narrow, hardware: 'h200' },
        decode: { additionalSettings: [], numWorkers: 1, ...wide, hardware: 'b200' },
      },
    ],
    [
      '2W tp8 ep8 dpa',
      '2wtp8ep8dpa',
      {
        shape: 'multi-node',
        prefill: { additionalSettings: [], numWorkers: 2, ...wide },
        decode: { additionalSettings: [], numWorkers: 0, ...narrow },
      },
    ],
  ])('%s, compact %s', (shorthand, compact, topology) => {
    expect(topologyShorthand(topology)).toBe(shorthand)
    expect(compactTopology(topology)).toBe(compact)
  })
})
