/** Devices and roles of a multi-node power package against what was planned. */
import { byDevice, deviceKey, shown } from './power-multinode-manifest.ts'
import type { PowerDevice, PowerRole } from './power-multinode-manifest.ts'
import type { ObservedDevice } from './power-multinode-samples.ts'

/** GPUs of each role that the point's topology has. */
export interface PlannedGpus {
  readonly prefill: number
  /** 0 = aggregate deployment: every worker does both. */
  readonly decode: number
}

/** Role of each device by `deviceKey`, in order of devices; empty when a device has two. */
export type DeviceRoles = ReadonlyMap<string, PowerRole>

export interface DevicesJudged {
  readonly roles: DeviceRoles
  /** Reason codes, each once. */
  readonly reasons: readonly string[]
}

/** Is every planned device seen, and only those, each with one identity and one role? */
export function judgeDevices(
  expected: readonly PowerDevice[],
  observed: readonly ObservedDevice[],
): DevicesJudged {
  const keys = new Set(expected.map(({ hostname, gpuIndex }) => deviceKey(hostname, gpuIndex)))
  const seen = new Set(observed.map(({ hostname, gpuIndex }) => deviceKey(hostname, gpuIndex)))
  const uuids = observed.flatMap((device) => device.uuids)
  const reasons: string[] = []
  if (keys.size === 0 || [...keys].some((key) => !seen.has(key))) reasons.push('expected_device_missing')
  if ([...seen].some((key) => !keys.has(key))) reasons.push('unexpected_device')
  // One physical GPU under two names would be counted twice.
  const isOneToOne =
    observed.every((device) => device.uuids.length === 1) && new Set(uuids).size === uuids.length
  if (!isOneToOne) reasons.push('gpu_uuid_changed')
  const roles = rolesOf(expected)
  if (!roles) reasons.push('conflicting_worker_roles')
  if (!hetGroupsOf(expected)) reasons.push('conflicting_het_groups')
  return { roles: roles ?? new Map<string, PowerRole>(), reasons }
}

function rolesOf(devices: readonly PowerDevice[]): DeviceRoles | undefined {
  const roles = new Map<string, PowerRole>()
  for (const { hostname, gpuIndex, assignments } of [...devices].sort(byDevice)) {
    const [role, ...others] = new Set(assignments.map((assignment) => assignment.role))
    if (role === undefined || others.length > 0) return undefined
    roles.set(deviceKey(hostname, gpuIndex), role)
  }
  return roles
}

/** Heterogeneous Slurm group of each host; undefined when a host has two. */
function hetGroupsOf(devices: readonly PowerDevice[]): ReadonlyMap<string, number | null> | undefined {
  const groups = new Map<string, number | null>()
  for (const { hostname, assignments } of devices) {
    const [group = null, ...others] = new Set(assignments.map(({ hetGroup }) => hetGroup))
    if (others.length > 0 || (groups.has(hostname) && groups.get(hostname) !== group)) return undefined
    groups.set(hostname, group)
  }
  return groups
}

/**
 * GPUs that each role of the package must have. Without decode workers the deployment is aggregate: its workers are
 * `agg` in packages that know the role, and all `prefill` in those that do not.
 */
export function expectedRoles(planned: PlannedGpus, roles: DeviceRoles): ReadonlyMap<PowerRole, number> {
  const isAggregate = planned.decode === 0 && [...roles.values()].includes('agg')
  const counts: readonly (readonly [PowerRole, number])[] = isAggregate
    ? [['agg', planned.prefill]]
    : [
        ['decode', planned.decode],
        ['prefill', planned.prefill],
      ]
  return new Map(counts.filter(([, count]) => count > 0))
}

/** In what the package's roles differ from the plan; texts for a person. */
export function topologyFailures(
  devices: readonly PowerDevice[],
  roles: DeviceRoles,
  expected: ReadonlyMap<PowerRole, number>,
): readonly string[] {
  const found = new Map<PowerRole, number>()
  for (const role of roles.values()) found.set(role, (found.get(role) ?? 0) + 1)
  const names = (counts: ReadonlyMap<PowerRole, number>) => shown([...counts.keys()].sort())
  const failures: string[] = []
  if (names(found) !== names(expected))
    failures.push(`expected roles ${names(expected)}, found ${names(found)}`)
  for (const [role, count] of expected) {
    const have = found.get(role) ?? 0
    if (have !== count) failures.push(`expected ${count} ${role} GPUs, found ${have}`)
  }
  return [...failures, ...hetGroupFailures(devices, roles)]
}

/** In a heterogeneous job every role has a group of its own. */
function hetGroupFailures(devices: readonly PowerDevice[], roles: DeviceRoles): readonly string[] {
  const groups = hetGroupsOf(devices)
  if (!groups) return ['conflicting_het_groups (topology)']
  if ([...groups.values()].every((group) => group === null)) return []
  const byRole = new Map<PowerRole, Set<number | null>>()
  for (const { hostname, gpuIndex } of devices) {
    const role = roles.get(deviceKey(hostname, gpuIndex))
    if (role === undefined) continue
    byRole.set(role, (byRole.get(role) ?? new Set()).add(groups.get(hostname) ?? null))
  }
  const failures: string[] = []
  const taken: number[] = []
  for (const [role, of] of [...byRole].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [group = null, ...others] = of
    if (others.length > 0) failures.push(`role ${role} spans ${of.size} het groups, expected one`)
    else if (group === null) failures.push(`role ${role} has no het group while other roles have one`)
    else taken.push(group)
  }
  if (new Set(taken).size !== taken.length) failures.push('roles share a het group')
  return failures
}
