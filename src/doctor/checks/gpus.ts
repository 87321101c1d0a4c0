/** GPUs of this machine and their driver. */
import { classifyFailure } from '../../launch/failure-table.ts'
import { containerSettings } from '../../launch/site.ts'
import { toolComplaint } from '../../launch/tool.ts'
import type { ToolResult } from '../../tool-call.ts'
import { absentOrFault, fault, ok, startsHere, warning } from '../check.ts'
import type { Check, CheckContext } from '../check.ts'

/** A driver that hangs never answers; one that works does so in a second. */
const answerMs = 15_000
/** Above this an engine is on the GPU; contexts of idle tools stay below. */
const idleMib = 1_024

const nvidiaFields = [
  'index',
  'name',
  'driver_version',
  'memory.total',
  'memory.used',
  'ecc.errors.uncorrected.volatile.total',
]

export async function gpuChecks({ machine, site }: CheckContext): Promise<readonly Check[]> {
  const query = [`--query-gpu=${nvidiaFields.join(',')}`, '--format=csv,noheader,nounits']
  const nvidia = await machine.call(['nvidia-smi', ...query], answerMs)
  if (nvidia.kind !== 'absent') return nvidiaChecks(nvidia, () => computeProcesses({ machine }))
  const amd = await machine.call(['amd-smi', 'list', '--json'], answerMs)
  if (amd.kind !== 'absent') return amdChecks(amd, await machine.call(['amd-smi', 'version'], answerMs))
  const isDemanded = startsHere(site) && site !== undefined && containerSettings(site).docker.gpus !== 'none'
  const fix = 'install the driver, or say "gpus: none" under "docker" of the site file'
  return [absentOrFault(isDemanded, 'gpus', 'neither nvidia-smi nor amd-smi is here', fix)]
}

const hung = (tool: string): Check =>
  fault('gpus', `${tool} did not answer within ${answerMs / 1_000} s`, 'the driver hangs: restart the node')

/** What the tool complains of, with the hint of the failure table. */
function broken(tool: string, result: ToolResult): Check {
  if (result.kind === 'timeout') return hung(tool)
  const complaint = toolComplaint(result)
  const known = classifyFailure([complaint])
  return fault('gpus', `${tool}: ${complaint}`, known?.row.hint ?? 'see the kernel log of the node (dmesg)')
}

interface Gpu {
  readonly index: string
  readonly name: string
  readonly driver: string
  readonly totalMib: number
  readonly usedMib: number
  readonly uncorrected: number
}

async function nvidiaChecks(
  result: ToolResult,
  processes: () => Promise<readonly string[]>,
): Promise<readonly Check[]> {
  if (result.kind !== 'ended' || result.code !== 0) return [broken('nvidia-smi', result)]
  const gpus = result.stdout
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Gpu => {
      const [index = '', name = '', driver = '', total, used, uncorrected] = line
        .split(',')
        .map((cell) => cell.trim())
      // `[N/A]` where the GPU does not count them.
      return {
        index,
        name,
        driver,
        totalMib: Number(total),
        usedMib: Number(used),
        uncorrected: Number(uncorrected) || 0,
      }
    })
  const drivers = [...new Set(gpus.map(({ driver }) => driver))]
  return [
    gpus.length === 0
      ? fault(
          'gpus',
          'nvidia-smi lists no GPU',
          'see the kernel log of the node (dmesg) for an Xid; restart it',
        )
      : inventory(gpus),
    ...memoryErrors(gpus),
    ...(await occupied(gpus, processes)),
    ok('driver', `NVIDIA ${drivers.join(', ')}`),
  ]
}

function inventory(gpus: readonly Gpu[]): Check {
  const kinds = new Map<string, number>()
  for (const { name, totalMib } of gpus) {
    const kind = `${name} of ${(totalMib / 1_024).toFixed(0)} GiB`
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  const says = [...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ')
  return kinds.size === 1
    ? ok('gpus', says)
    : warning(
        'gpus',
        `different ones: ${says}`,
        'points assume equal GPUs: give each kind a runner label of its own',
      )
}

const memoryErrors = (gpus: readonly Gpu[]): readonly Check[] =>
  gpus
    .filter(({ uncorrected }) => uncorrected > 0)
    .map(({ index, uncorrected }) =>
      fault(
        'gpu memory errors',
        `GPU ${index} had ${uncorrected} uncorrectable errors since its driver was loaded`,
        'keep points off this node, reset the GPU (nvidia-smi --gpu-reset), and replace it when they come back',
      ),
    )

async function occupied(
  gpus: readonly Gpu[],
  processes: () => Promise<readonly string[]>,
): Promise<readonly Check[]> {
  const busy = gpus.filter(({ usedMib }) => usedMib > idleMib)
  if (busy.length === 0) return []
  const by = await processes()
  const used = busy.map(({ index, usedMib }) => `GPU ${index}: ${gib(usedMib)}`).join(', ')
  return [
    warning(
      'gpus in use',
      `${used}${by.length === 0 ? '' : `, by ${by.join(', ')}`}`,
      'right while a point runs; otherwise end what is left, or the next engine runs out of memory',
    ),
  ]
}

const gib = (mib: number): string => `${(mib / 1_024).toFixed(0)} GiB`

async function computeProcesses({ machine }: Pick<CheckContext, 'machine'>): Promise<readonly string[]> {
  const query = ['--query-compute-apps=pid,process_name', '--format=csv,noheader']
  const result = await machine.call(['nvidia-smi', ...query], answerMs)
  if (result.kind !== 'ended' || result.code !== 0) return []
  const found = result.stdout.split('\n').flatMap((line) => {
    const [pid, name] = line.split(',').map((cell) => cell.trim())
    return pid !== undefined && pid !== '' && name !== undefined ? [`${name} (pid ${pid})`] : []
  })
  return [...new Set(found)]
}

function amdChecks(list: ToolResult, version: ToolResult): readonly Check[] {
  if (list.kind !== 'ended' || list.code !== 0) return [broken('amd-smi', list)]
  const gpus = gpuCount(list.stdout)
  const driver =
    version.kind === 'ended' ? /amdgpu version:\s*([^\s|]+)/.exec(version.stdout)?.[1] : undefined
  const rocm = version.kind === 'ended' ? /ROCm version:\s*([^\s|]+)/.exec(version.stdout)?.[1] : undefined
  return [
    gpus === undefined || gpus === 0
      ? fault(
          'gpus',
          'amd-smi lists no GPU',
          'load the amdgpu driver, and see the kernel log of the node (dmesg)',
        )
      : ok('gpus', `${gpus} AMD GPUs`),
    driver === undefined
      ? warning(
          'driver',
          'amd-smi does not name its driver',
          'amd-smi and driver may be of different releases',
        )
      : ok('driver', `amdgpu ${driver}${rocm === undefined ? '' : `, ROCm ${rocm}`}`),
  ]
}

function gpuCount(text: string): number | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.length : undefined
  } catch {
    return undefined // Not JSON is not a list of GPUs, which the caller tells.
  }
}
