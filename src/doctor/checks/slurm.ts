/** The scheduler: does it answer, would it take our jobs, and how many nodes are there to run them. */
import { activeExclusions, slurmSettings } from '../../launch/site.ts'
import type { Site } from '../../launch/site.ts'
import { quotedOutput, toolComplaint } from '../../launch/tool.ts'
import { didYouMean } from '../../core/problem.ts'
import { absent, absentOrFault, fault, ok, usesSlurm, warning } from '../check.ts'
import type { Check, CheckContext, Machine } from '../check.ts'

const usualAnswerMs = 20_000

export async function slurmChecks({ machine, site }: CheckContext): Promise<readonly Check[]> {
  if (site && !usesSlurm(site)) return [absent('slurm', 'the site does not use it')]
  const answerMs = site?.slurm ? slurmSettings(site).commandTimeoutMs : usualAnswerMs
  const ping = await machine.call(['scontrol', 'ping'], answerMs)
  if (ping.kind === 'absent') {
    const fix = 'install Slurm’s commands on the runner, with the cluster’s slurm.conf'
    return [absentOrFault(usesSlurm(site), 'slurm', 'Slurm’s commands are not on this machine', fix)]
  }
  const said = ping.kind === 'ended' ? quotedOutput(`${ping.stdout}\n${ping.stderr}`) : ''
  if (ping.kind !== 'ended' || ping.code !== 0 || !/ is UP/.test(said)) {
    const says = `the controller does not answer: ${said === '' ? toolComplaint(ping) : said}`
    const fix = 'check SLURM_CONF, munge and the way to the controller; see slurmctld’s log there'
    return [usesSlurm(site) ? fault('slurm', says, fix) : warning('slurm', says, fix)]
  }
  const checks = [ok('slurm', said)]
  if (!site?.slurm) return checks
  for (const partition of partitionsOf(site)) {
    checks.push(...(await partitionChecks(machine, site, partition, answerMs)))
  }
  return [...checks, ...(await submission(machine, site, answerMs)), ...expired(site, machine)]
}

function partitionsOf({ slurm }: Site): readonly string[] {
  const pools = Object.values(slurm?.pools ?? {})
  const named = [slurm?.partition, ...pools.map(({ partition }) => partition)]
  return [...new Set(named.filter((name) => name !== undefined))]
}

interface Node {
  readonly name: string
  readonly state: string
  readonly reason: string
}

/** States in which a node takes no job, however long one waits. */
const unusable =
  /^(down|drain|drained|draining|fail|failing|error|unknown|maint|inval|no_respond|future|power)/i

async function partitionChecks(
  machine: Machine,
  site: Site,
  partition: string,
  answerMs: number,
): Promise<readonly Check[]> {
  const name = `partition ${partition}`
  // Each node once, with what is wrong with it.
  const format = '--format=%n|%T|%E'
  const listed = await machine.call(
    ['sinfo', '--noheader', '--Node', `--partition=${partition}`, format],
    answerMs,
  )
  if (listed.kind !== 'ended' || listed.code !== 0) {
    return [fault(name, `sinfo: ${toolComplaint(listed)}`, 'ask again; see slurmctld’s log')]
  }
  const nodes = listed.stdout.split('\n').flatMap((line): readonly Node[] => {
    const [node = '', state = '', ...reason] = line.trim().split('|')
    return node === '' ? [] : [{ name: node, state, reason: reason.join('|') }]
  })
  if (nodes.length === 0) return [await noPartition(machine, name, partition, answerMs)]
  const bad = nodes.filter(({ state }) => unusable.test(state) || state.endsWith('*'))
  const usable = nodes.length - bad.length
  const says = `${usable} of ${nodes.length} nodes take jobs${stateCounts(nodes)}`
  const shown = bad.slice(0, 4).map(({ name: node, state, reason }) => `${node} ${state}${why(reason)}`)
  const rest = bad.length > shown.length ? ` and ${bad.length - shown.length} more` : ''
  const first = bad.length === 0 ? ok(name, says) : undefined
  const fix =
    'scontrol update nodename=NODE state=resume when it is repaired; exclude it in the site file until then'
  const detail = `${says}: ${shown.join('; ')}${rest}`
  return [
    first ?? (usable === 0 ? fault(name, detail, fix) : warning(name, detail, fix)),
    ...excluded(site, partition, nodes),
  ]
}

const why = (reason: string): string => (reason === '' || reason === 'none' ? '' : ` (${reason})`)

function stateCounts(nodes: readonly Node[]): string {
  const counts = new Map<string, number>()
  for (const { state } of nodes) counts.set(state, (counts.get(state) ?? 0) + 1)
  return ` (${[...counts].map(([state, count]) => `${count} ${state}`).join(', ')})`
}

async function noPartition(
  machine: Machine,
  name: string,
  partition: string,
  answerMs: number,
): Promise<Check> {
  const all = await machine.call(['sinfo', '--noheader', '--format=%R'], answerMs)
  const names =
    all.kind === 'ended'
      ? [...new Set(all.stdout.split('\n').map((line) => line.trim()))].filter(Boolean)
      : []
  const near = didYouMean(partition, names)
  const fix = near === undefined ? `there are: ${names.join(', ')}` : `did you mean "${near}"?`
  return fault(name, 'the cluster has no such partition, or it has no nodes', fix)
}

/** A name that is no node keeps nothing out. Lists are compared only where they name single nodes. */
function excluded(site: Site, partition: string, nodes: readonly Node[]): readonly Check[] {
  if (partition !== site.slurm?.partition) return []
  const known = new Set(nodes.map(({ name }) => name))
  const single = (site.slurm.exclude ?? []).flatMap(({ nodes: list }) => (/[[,]/.test(list) ? [] : [list]))
  return single
    .filter((node) => !known.has(node))
    .map((node) =>
      warning(
        'excluded nodes',
        `${node} is no node of partition ${partition}`,
        `mend "exclude" of the site file${near(node, known)}`,
      ),
    )
}

const near = (node: string, known: ReadonlySet<string>): string => {
  const found = didYouMean(node, [...known])
  return found === undefined ? '' : `; did you mean ${found}?`
}

function expired(site: Site, machine: Machine): readonly Check[] {
  const today = new Date(machine.nowUnixMs()).toISOString().slice(0, 10)
  return activeExclusions(site, today).problems.map(({ message, hint }) =>
    warning('excluded nodes', message, hint ?? 'mend the site file'),
  )
}

/** The scheduler judges partition, account, quality of service, GPUs and time of a one-node job without queueing it. */
async function submission(machine: Machine, site: Site, answerMs: number): Promise<readonly Check[]> {
  const slurm = slurmSettings(site)
  const gres = slurm.gres === 'none' ? undefined : slurm.gres.replaceAll('{gpus}', String(slurm.gpusPerNode))
  const words = [
    ...['sbatch', '--test-only', '--wrap=true', '--nodes=1', `--partition=${slurm.partition}`],
    ...(slurm.account === undefined ? [] : [`--account=${slurm.account}`]),
    ...(slurm.qos === undefined ? [] : [`--qos=${slurm.qos}`]),
    ...(slurm.constraint === undefined ? [] : [`--constraint=${slurm.constraint}`]),
    ...(gres === undefined ? [] : [`--gres=${gres}`]),
    ...(slurm.isExclusive ? ['--exclusive'] : []),
    ...(slurm.memory === undefined ? [] : [`--mem=${slurm.memory}`]),
    `--time=${slurm['time-limit-minutes']}`,
  ]
  const result = await machine.call(words, answerMs)
  if (result.kind === 'ended' && result.code === 0) {
    const when = /to start at (\S+)/.exec(result.stderr)?.[1]
    return [
      ok(
        'slurm jobs',
        `a job of one node would be taken${when === undefined ? '' : `, and start at ${when}`}`,
      ),
    ]
  }
  const fix =
    'compare partition, account, qos, gres, memory and time-limit-minutes of the site file with the cluster'
  return [fault('slurm jobs', `a job of one node would be refused: ${toolComplaint(result)}`, fix)]
}
