/** The `KEY=VALUE` environment settings of a multi-node point. */
import type { PointSpec, Topology } from '../point.ts'
import { remembered } from '../remembered.ts'

/** All settings of a point in one environment, as the launcher exports them: decode's win over prefill's. */
export const settingsOf = (spec: Pick<PointSpec, 'topology'>): ReadonlyMap<string, string> =>
  settingsOfTopology(spec.topology)

const settingsOfTopology = remembered((topology: Topology): ReadonlyMap<string, string> => {
  if (topology.shape === 'single-node') return new Map()
  const { prefill, decode } = topology
  return new Map(
    [...prefill.additionalSettings, ...decode.additionalSettings].flatMap((setting): [string, string][] => {
      const at = setting.indexOf('=')
      return at > 0 ? [[setting.slice(0, at).trim(), setting.slice(at + 1).trim()]] : []
    }),
  )
})
