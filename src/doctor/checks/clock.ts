/** The clock: power samples, exports and logs of several machines are laid over one another by their times. */
import { absent, fault, ok, warning } from '../check.ts'
import type { Check, CheckContext, Machine } from '../check.ts'

const answerMs = 10_000
/** Both sources tell whole seconds, and the question takes time. */
const noticeableSeconds = 3
const harmfulSeconds = 30
const fix = 'start chronyd or systemd-timesyncd, and let it step the clock once'

export async function clockChecks({ machine }: CheckContext): Promise<readonly Check[]> {
  return [await synchronisation(machine), ...(await skews(machine))]
}

async function synchronisation(machine: Machine): Promise<Check> {
  const chrony = await machine.call(['chronyc', '-n', 'tracking'], answerMs)
  if (chrony.kind === 'ended' && chrony.code === 0) {
    const leap = /^Leap status\s*:\s*(.+)$/m.exec(chrony.stdout)?.[1]?.trim()
    const offset = /^System time\s*:\s*([\d.]+) seconds/m.exec(chrony.stdout)?.[1]
    if (leap === 'Normal' && offset !== undefined) {
      return Number(offset) > 0.1
        ? warning('clock', `${Number(offset).toFixed(3)} s off by chrony`, fix)
        : ok('clock', `within ${(Number(offset) * 1_000).toFixed(2)} ms by chrony`)
    }
    return fault('clock', `chrony is not synchronised (${leap ?? 'no status'})`, fix)
  }
  const systemd = await machine.call(
    ['timedatectl', 'show', '--property=NTPSynchronized', '--value'],
    answerMs,
  )
  const answer = systemd.kind === 'ended' && systemd.code === 0 ? systemd.stdout.trim() : ''
  if (answer === 'yes') return ok('clock', 'synchronised')
  if (answer === 'no') return fault('clock', 'it is not synchronised', fix)
  return absent('clock', 'neither chronyc nor timedatectl tells about it here')
}

async function skews(machine: Machine): Promise<readonly Check[]> {
  const checks: Check[] = []
  const shown = await machine.call(['scontrol', 'show', 'config'], answerMs)
  // The controller's time, in the zone of this machine.
  const at = shown.kind === 'ended' ? /^Configuration data as of (\S+)/.exec(shown.stdout)?.[1] : undefined
  if (at !== undefined) checks.push(skew('clock of the scheduler', Date.parse(at), machine.nowUnixMs()))
  const github = machine.env['GITHUB_API_URL']
  if (github !== undefined) {
    const theirs = await machine.clockOf(github)
    const name = 'clock of GitHub'
    checks.push(
      theirs === undefined
        ? warning(name, `${github} does not answer`, 'check network and proxy of the runner')
        : skew(name, theirs, machine.nowUnixMs()),
    )
  }
  return checks
}

function skew(name: string, theirs: number, ours: number): Check {
  const seconds = (ours - theirs) / 1_000
  const says = `this machine is ${Math.abs(seconds).toFixed(0)} s ${seconds < 0 ? 'behind' : 'ahead'}`
  if (Math.abs(seconds) <= noticeableSeconds) return ok(name, 'the same as here')
  return Math.abs(seconds) > harmfulSeconds ? fault(name, says, fix) : warning(name, says, fix)
}
