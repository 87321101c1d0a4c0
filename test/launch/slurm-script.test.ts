import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { engineOf } from '../../src/engines/registry.ts'
import { symbolicNodes } from '../../src/launch/allocation.ts'
import type { EngineSpec } from '../../src/engines/engine.ts'
import { shellWord } from '../../src/launch/shell-words.ts'
import { containerSettings, slurmSettings } from '../../src/launch/site.ts'
import type { Site } from '../../src/launch/site.ts'
import { nodeGroups } from '../../src/launch/slurm/groups.ts'
import { parseJobs } from '../../src/launch/slurm/scheduler.ts'
import { renderJobScript } from '../../src/launch/slurm/script.ts'
import { verdictOf, worstOf } from '../../src/launch/slurm/verdict.ts'
import { goldenPoints } from '../engines/golden/recipes.ts'
import { aProcess, aSite, anEngine, threePrefillOneDecode } from './cluster.ts'

const dir = mkdtempSync(join(tmpdir(), 'infx-script-'))
afterAll(() => rmSync(dir, { recursive: true }))

const owner = { run: 'r', attempt: 1, point: '0123456789ab', host: 'h', pid: 9, startedAt: null }

function scriptOf(spec: EngineSpec, site: Site, image?: string): string {
  const slurm = slurmSettings(site)
  const script = renderJobScript({
    spec,
    owner,
    groups: nodeGroups(spec, slurm),
    slurm,
    container: containerSettings(site),
    ...(image === undefined ? {} : { image }),
    mounts: [{ source: '/m', target: '/model', readOnly: true }],
    timeLimitSeconds: 3_601,
    gpusPerNode: 4,
    exclude: ['n[1-2]', 'n7'],
    dir: '/w/it is/slurm',
    logPaths: { batch: '/w/batch.log', server: '/w/server.log' },
  })
  const path = join(dir, 'job.sh')
  writeFileSync(path, script)
  // Whatever else: a shell can read it.
  execFileSync('bash', ['-n', path])
  return script
}

const oneProcess = aProcess('server', [0], 4, '')

describe('the job script', () => {
  it('asks for what the site has and the point needs', () => {
    const site = aSite({
      account: 'acc',
      qos: 'high',
      memory: '0',
      'sbatch-options': { reservation: 'bench', contiguous: true },
    })
    const directives = scriptOf(anEngine([oneProcess]), site)
      .split('\n')
      .filter((line) => line.startsWith('#SBATCH'))
      .map((line) => line.replace('#SBATCH ', ''))
    expect(directives).toEqual([
      '--job-name=infx-r-a1-0123456789ab',
      '--comment=infx.run=r&infx.attempt=1&infx.point=0123456789ab&infx.host=h&infx.pid=9',
      '--partition=batch',
      '--account=acc',
      '--qos=high',
      '--nodes=1',
      '--ntasks-per-node=1',
      '--gres=gpu:4',
      '--exclusive',
      '--mem=0',
      '--time=61',
      '--exclude=n[1-2],n7',
      '--no-requeue',
      '--open-mode=append',
      '--output=/w/batch.log',
      '--reservation=bench',
      '--contiguous',
    ])
  })

  it('makes one component per pool that has a partition of its own', () => {
    const pools = { prefill: { partition: 'pre' }, decode: { partition: 'dec', gres: 'gpu:gb300:{gpus}' } }
    const script = scriptOf(threePrefillOneDecode(), aSite({ pools }))
    expect(script).toMatch(
      /--partition=pre\n#SBATCH --nodes=3[^]*#SBATCH hetjob\n[^]*--partition=dec\n#SBATCH --nodes=4/,
    )
    expect(script).toContain('--gres=gpu:gb300:4 --nodelist="${names[3]}" --het-group=1')
  })

  it('refuses pools on one node where the site allocates them apart', () => {
    const spec = anEngine([aProcess('prefill-0', [0], 2, ''), aProcess('decode-0', [0], 2, '')])
    expect(() => scriptOf(spec, aSite({ pools: { decode: { partition: 'd' } } }))).toThrow('INFX197')
    expect(() => scriptOf(spec, aSite())).not.toThrow()
  })

  it('starts a task per GPU where the engine wants MPI', () => {
    const process_ = aProcess('decode-0', [0, 1], 4, '')
    const placement = { nodes: [0, 1], gpuIndices: [0, 1, 2, 3], start: 'mpi' as const }
    const script = scriptOf(anEngine([{ ...process_, placement }]), aSite({ mpi: 'pmi2' }))
    expect(script).toContain('--mpi=pmi2 --overlap')
    expect(script).toContain('--nodes=2 --ntasks=8')
    expect(script).toContain('--nodelist="${names[0]}","${names[1]}"')
  })

  it('runs containers of the cached image, imported once under a lock', () => {
    const site: Site = { ...aSite(), container: { runtime: 'pyxis', 'image-cache': '/cache' } }
    const script = scriptOf(anEngine([oneProcess]), site, 'nvcr.io/nvidia/x:1')
    expect(script).toContain(
      '--container-image=/cache/nvcr.io_nvidia_x_1.sqsh --container-mounts=/m:/model:ro',
    )
    expect(script).toContain("'docker://nvcr.io#nvidia/x:1' /cache/nvcr.io_nvidia_x_1.sqsh 3600")
    expect(() => scriptOf(anEngine([oneProcess]), site)).toThrow('INFX197')
  })

  it.each(["it's", '$HOME `id` $(id)', 'a\nb', '"', '\\', '*', '', '-e'])(
    'keeps the word %j as it is',
    (word) => {
      const said = execFileSync('bash', ['-c', `printf '%s' ${shellWord(word)}`], { encoding: 'utf8' })
      expect(said).toBe(word)
    },
  )

  it('writes node marks as variables and nothing else', () => {
    const said = execFileSync(
      'bash',
      [
        '-c',
        `addresses=(1.1.1.1 2.2.2.2) names=(a b) SLURM_JOB_ID=7; printf '%s' ${shellWord('http://{infx:address:1}:80/{infx:name:0}/{infx:job}/$x')}`,
      ],
      { encoding: 'utf8' },
    )
    expect(said).toBe('http://2.2.2.2:80/a/7/$x')
  })
})

describe('job scripts of real engines', () => {
  it.each(Object.entries(goldenPoints))(
    '%s: a shell can read it, and no mark of a node is left',
    (_, point) => {
      const spec = engineOf(point).render(point, {
        ...{ port: 8_000, workDir: '/w', traceScale: 1, modelPath: '/models/m', draftModelPath: '/models/d' },
        allocation: symbolicNodes,
      })
      const script = scriptOf(spec, aSite())
      expect(script).not.toContain('{infx:')
      expect(script.match(/^launch /gm)).toHaveLength(spec.processes.length)
      expect(spec.endpointUrl).toMatch(/^http:\/\/\{infx:address:\d+\}:8000$/)
    },
  )
})

describe('what the scheduler says', () => {
  const record = (state: string, exit = '0:0', het = ''): string =>
    `JobId=8 ${het}JobName=infx-r-a1-0 UserId=bench(1000) GroupId=x(1) JobState=${state} Reason=None ExitCode=${exit} Partition=p ReqNodeList=(null) NodeList=n[1-2] BatchHost=n1 Comment=infx.run=a+b&x=1 \n`

  it('is read field by field', () => {
    expect(parseJobs(record('RUNNING'))).toMatchObject([
      {
        id: '8',
        component: 0,
        user: 'bench',
        state: 'RUNNING',
        nodeList: 'n[1-2]',
        comment: 'infx.run=a+b&x=1',
      },
    ])
    expect(parseJobs('slurm_load_jobs error: Invalid job id specified\n')).toEqual([])
  })

  it('takes the worst of the components of a job', () => {
    const jobs = parseJobs(
      record('COMPLETED', '0:0', 'HetJobId=8 HetJobOffset=0 ') +
        record('NODE_FAIL', '0:0', 'HetJobId=8 HetJobOffset=1 '),
    )
    expect(jobs.map(({ component }) => component)).toEqual([0, 1])
    expect(worstOf(jobs)?.state).toBe('NODE_FAIL')
  })

  it.each([
    ['NODE_FAIL', 'infra'],
    ['PREEMPTED', 'infra'],
    ['CANCELLED', 'infra'],
    ['OUT_OF_MEMORY', 'infra'],
    ['BOOT_FAIL', 'infra'],
    ['TIMEOUT', 'user'],
  ])('blames %s on %s', (state, blame) => {
    expect(parseJobs(record(state)).map((job) => verdictOf(job)?.blame)).toEqual([blame])
  })

  it.each(['COMPLETED', 'FAILED'])('leaves %s to exit code and log', (state) => {
    expect(parseJobs(record(state, '3:0')).map(verdictOf)).toEqual([undefined])
  })
})
