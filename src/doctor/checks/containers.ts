/** What starts containers here. */
import { containerSettings } from '../../launch/site.ts'
import { toolComplaint } from '../../launch/tool.ts'
import type { ToolResult } from '../../tool-call.ts'
import { absent, absentOrFault, fault, ok, warning } from '../check.ts'
import type { Check, CheckContext, Machine } from '../check.ts'

const answerMs = 20_000

export async function containerChecks({ machine, site }: CheckContext): Promise<readonly Check[]> {
  const runtime = site ? containerSettings(site).runtime : undefined
  const command = site ? containerSettings(site).docker.command : ['docker']
  const isUnused = runtime !== undefined && runtime !== 'docker'
  const docker: DockerAnswer = isUnused
    ? { check: notUsed(toolOf(command)) }
    : await dockerCheck(machine, command, runtime === 'docker')
  const wantsNvidia =
    runtime === 'docker' && site !== undefined && containerSettings(site).docker.gpus === 'nvidia'
  return [
    ...(await dockerGpus(docker, wantsNvidia)),
    ...(await others(machine, runtime)),
    ...(runtime === 'pyxis' ? [await pyxisCheck(machine)] : []),
  ]
}

interface DockerAnswer {
  readonly check: Check
  readonly info?: Readonly<Record<string, unknown>>
}

const toolOf = (command: readonly string[]): string => command.at(-1) ?? 'docker'

/** A tool that is out of order and that no point of the site needs is nobody's fault. */
const notUsed = (name: string): Check => absent(name, 'the site does not use it')

async function dockerCheck(
  machine: Machine,
  command: readonly string[],
  isDemanded: boolean,
): Promise<DockerAnswer> {
  const name = toolOf(command)
  const result = await machine.call([...command, 'info', '--format', '{{json .}}'], answerMs)
  if (result.kind === 'absent') {
    const fix = 'install it, or name another command under "docker" of the site file'
    return { check: absentOrFault(isDemanded, name, `there is no ${command.join(' ')} here`, fix) }
  }
  const info = result.kind === 'ended' && result.code === 0 ? objectOf(result.stdout) : undefined
  // The client answers with its own facts even when the daemon does not.
  const version = info?.['ServerVersion'] ?? info?.['version']
  if (!info || version === undefined || version === '') {
    const says = `the daemon does not answer: ${daemonComplaint(result, info)}`
    const fix = 'start the daemon, and let the runner’s user use it (group docker)'
    return { check: isDemanded ? fault(name, says, fix) : warning(name, says, fix) }
  }
  return { check: ok(name, typeof version === 'string' ? `server ${version}` : 'it answers'), info }
}

function daemonComplaint(result: ToolResult, info: Readonly<Record<string, unknown>> | undefined): string {
  const errors = info?.['ServerErrors']
  return Array.isArray(errors) && errors.length > 0 ? String(errors[0]) : toolComplaint(result)
}

/** `--gpus` needs NVIDIA's runtime, or device files by CDI. */
async function dockerGpus({ check, info }: DockerAnswer, wantsNvidia: boolean): Promise<readonly Check[]> {
  if (!info || !wantsNvidia) return [check]
  const runtimes = info['Runtimes']
  const hasRuntime = typeof runtimes === 'object' && runtimes !== null && 'nvidia' in runtimes
  const devices = info['DiscoveredDevices']
  const hasDevices = Array.isArray(devices) && devices.length > 0
  return [
    check,
    hasRuntime || hasDevices
      ? ok('container gpus', hasRuntime ? 'the nvidia runtime is there' : 'devices by CDI')
      : fault(
          'container gpus',
          'the daemon knows neither the nvidia runtime nor CDI devices',
          'install nvidia-container-toolkit, run nvidia-ctk runtime configure, restart the daemon',
        ),
  ]
}

async function others(machine: Machine, runtime: string | undefined): Promise<readonly Check[]> {
  const version = async (name: string, argv: readonly string[]): Promise<Check> => {
    const result = await machine.call(argv, answerMs)
    if (result.kind === 'absent') return absent(name, `there is no ${name} here`)
    return result.kind === 'ended' && result.code === 0
      ? ok(name, firstLine(result.stdout))
      : warning(name, toolComplaint(result), `mend or remove ${name}`)
  }
  return Promise.all([
    runtime === undefined
      ? version('podman', ['podman', 'version', '--format', '{{.Client.Version}}'])
      : notUsed('podman'),
    runtime === undefined || runtime === 'pyxis'
      ? version('enroot', ['enroot', 'version'])
      : notUsed('enroot'),
  ])
}

async function pyxisCheck(machine: Machine): Promise<Check> {
  const result = await machine.call(['srun', '--help'], answerMs)
  const hasPyxis = result.kind === 'ended' && /--container-image/.test(result.stdout + result.stderr)
  return hasPyxis
    ? ok('pyxis', 'srun has the container options')
    : fault(
        'pyxis',
        'srun has no --container-image',
        'load the plugin in plugstack.conf of this machine and of the nodes',
      )
}

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? ''

function objectOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined // What is no object is told as "does not answer", with what it said.
  }
}
