// A real Slurm cluster on this machine, for tests and benchmarks: one controller and N node daemons on addresses of
// the loopback network, no munge, no accounting. Everything is below one folder; daemons are ended by their pid files.
// Usage: node .ci/real-parts/slurm.mjs install | up DIR [NODES] [PYXIS.c] | down DIR | start-controller DIR | start-node DIR NAME
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { cpus, hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const gpusPerNode = 4

function run(argv, env = {}) {
  const [program, ...args] = argv
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 300_000,
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${argv.join(' ')} ended with ${status}: ${stderr}`)
  return stdout
}

/** Debian's packages; does nothing when they are there. */
export function installSlurm() {
  const wanted = {
    '/usr/sbin/slurmctld': 'slurm-wlm',
    '/usr/include/slurm/spank.h': 'libslurm-dev',
    '/bin/busybox': 'busybox-static',
  }
  const missing = Object.entries(wanted)
    .filter(([path]) => !existsSync(path))
    .map(([, name]) => name)
  if (missing.length === 0) return
  run(['apt-get', 'update', '-qq'])
  run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
}

/** `count` consecutive ports that are free on all addresses now. */
async function freePorts(count) {
  for (let base = 17_000; base < 30_000; base += count) {
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(base + index)))
    if (free.every(Boolean)) return base
  }
  throw new Error(`no ${count} consecutive ports are free`)
}

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '0.0.0.0', () => server.close(() => resolve(true)))
  })

/** Starts a cluster of `nodes` nodes below `dir` and waits until all are idle. Returns what clients need: SLURM_CONF. */
export async function slurmUp(dir, nodes, pyxisSource) {
  if (nodes < 4) throw new Error('the cluster has a partition of three nodes and one of the others')
  for (const name of ['state', 'log', 'spool', 'run', 'dev']) mkdirSync(join(dir, name), { recursive: true })
  chmodSync(dir, 0o755)
  for (let gpu = 0; gpu < gpusPerNode; gpu++) {
    // Slurm sets CUDA_VISIBLE_DEVICES for character devices only; no driver is needed behind them.
    const device = join(dir, 'dev', `nvidia${gpu}`)
    if (!existsSync(device)) run(['mknod', device, 'c', '195', String(gpu)])
  }
  const port = await freePorts(nodes + 12)
  writeFileSync(join(dir, 'slurm.conf'), slurmConf(dir, nodes, port))
  writeFileSync(
    join(dir, 'gres.conf'),
    `AutoDetect=off\nNodeName=node[1-${nodes}] Name=gpu File=${dir}/dev/nvidia[0-${gpusPerNode - 1}]\n`,
  )
  writeFileSync(join(dir, 'cgroup.conf'), 'CgroupPlugin=cgroup/v1\n')
  writeFileSync(join(dir, 'plugstack.conf'), pyxisSource ? `required ${buildPlugin(dir, pyxisSource)}\n` : '')
  startController(dir, true)
  for (let node = 1; node <= nodes; node++) startNode(dir, `node${node}`)
  const conf = join(dir, 'slurm.conf')
  for (let wait = 0; wait < 600; wait++) {
    const idle = spawnSync('sinfo', ['-h', '-N', '-t', 'idle', '-p', 'batch'], {
      encoding: 'utf8',
      env: { ...process.env, SLURM_CONF: conf },
      timeout: 5_000,
    }).stdout
    if (idle?.trim().split('\n').length === nodes) return conf
    await sleep(100)
  }
  throw new Error(`the cluster in ${dir} did not come up; see ${dir}/log`)
}

function buildPlugin(dir, source) {
  const plugin = join(dir, 'container.so')
  run(['gcc', '-shared', '-fPIC', '-o', plugin, source])
  return plugin
}

export function startController(dir, isNew = false) {
  run(['/usr/sbin/slurmctld', '-f', join(dir, 'slurm.conf'), ...(isNew ? ['-c'] : [])])
}

export function startNode(dir, name) {
  mkdirSync(join(dir, 'spool', name), { recursive: true })
  run(['/usr/sbin/slurmd', '-f', join(dir, 'slurm.conf'), '-N', name])
}

/** Cancels what runs on this cluster, then ends its daemons by their pid files. */
export async function slurmDown(dir) {
  const env = { ...process.env, SLURM_CONF: join(dir, 'slurm.conf') }
  spawnSync('scancel', ['--user=root'], { env, timeout: 10_000 })
  for (let wait = 0; wait < 50; wait++) {
    const { stdout } = spawnSync('squeue', ['-h'], { env, encoding: 'utf8', timeout: 5_000 })
    if (!stdout?.trim()) break
    await sleep(100)
  }
  const pids = readdirSync(join(dir, 'run'))
    .filter((name) => name.endsWith('.pid'))
    .map((name) => Number(readFileSync(join(dir, 'run', name), 'utf8')))
    .filter((pid) => pid > 1 && isOurs(pid, dir))
  for (const pid of pids) process.kill(pid, 'SIGTERM')
  for (let wait = 0; wait < 100 && pids.some((pid) => isOurs(pid, dir)); wait++) await sleep(100)
  for (const pid of pids.filter((left) => isOurs(left, dir))) process.kill(pid, 'SIGKILL')
}

/** The process of a pid file, and not another one that got its number: the daemons name their configuration file. */
function isOurs(pid, dir) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(join(dir, 'slurm.conf'))
  } catch {
    return false // It ended.
  }
}

const slurmConf = (dir, nodes, port) => `ClusterName=infx
SlurmctldHost=${hostname().split('.')[0]}(127.0.0.1)
SlurmctldPort=${port}
SlurmdPort=${port + 1}
AuthType=auth/none
CredType=cred/none
SlurmUser=root
SlurmdUser=root
StateSaveLocation=${dir}/state
SlurmdSpoolDir=${dir}/spool/%n
SlurmctldPidFile=${dir}/run/slurmctld.pid
SlurmdPidFile=${dir}/run/slurmd.%n.pid
SlurmctldLogFile=${dir}/log/slurmctld.log
SlurmdLogFile=${dir}/log/slurmd.%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
JobCompType=jobcomp/none
SwitchType=switch/none
MpiDefault=none
MailProg=/bin/true
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerType=sched/backfill
SchedulerParameters=sched_interval=1,bf_interval=1,sched_min_interval=100000,batch_sched_delay=0
ReturnToService=2
SlurmctldTimeout=30
SlurmdTimeout=10
InactiveLimit=0
KillWait=30
MinJobAge=600
Waittime=0
SlurmdParameters=config_overrides
GresTypes=gpu
PropagateResourceLimits=NONE
TreeWidth=64
PlugStackConfig=${dir}/plugstack.conf
NodeName=node[1-${nodes}] NodeHostname=${hostname().split('.')[0]} NodeAddr=127.0.0.[11-${10 + nodes}] Port=[${port + 2}-${port + 1 + nodes}] CPUs=${Math.max(8, cpus().length)} Boards=1 SocketsPerBoard=1 CoresPerSocket=${Math.max(8, cpus().length)} ThreadsPerCore=1 RealMemory=8000 Gres=gpu:${gpusPerNode} State=UNKNOWN
PartitionName=batch Nodes=ALL Default=YES MaxTime=INFINITE State=UP OverSubscribe=NO
PartitionName=prefill Nodes=node[1-3] MaxTime=INFINITE State=UP OverSubscribe=NO
PartitionName=decode Nodes=node[4-${nodes}] MaxTime=INFINITE State=UP OverSubscribe=NO
`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [verb, dir, argument, source] = process.argv.slice(2)
  if (verb === 'install') installSlurm()
  else if (verb === 'up') console.log(`SLURM_CONF=${await slurmUp(dir, Number(argument ?? 8), source)}`)
  else if (verb === 'down') await slurmDown(dir)
  else if (verb === 'start-controller') startController(dir)
  else if (verb === 'start-node') startNode(dir, argument)
  else {
    console.error(
      'usage: slurm.mjs install | up DIR [NODES] [PYXIS.c] | down DIR | start-controller DIR | start-node DIR NAME',
    )
    process.exitCode = 2
  }
}
