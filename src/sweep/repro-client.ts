/** What asks the engine, in a script: the load of a benchmark point, or the questions of an evaluation. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { selfCommand } from '../assets.ts'
import { aiperfArgv, aiperfEnv, corpusEntries } from '../clients/aiperf/command.ts'
import type { AiperfInput } from '../clients/aiperf/command.ts'
import { aiperfFactsOf } from '../clients/aiperf/facts.ts'
import { assumedContextTokens } from '../clients/evals/settings.ts'
import { lmEvalArgv, lmEvalEnv } from '../clients/lm-eval/command.ts'
import type { LoadSpec } from '../clients/load-client.ts'
import type { PlannedPoint } from '../core/plan/plan.ts'
import { isRecord } from '../core/measure/lenient-json.ts'
import { parseJsonText, readBoundedText } from '../files/json-file.ts'
import { evalTaskOfPoint } from './drive-eval.ts'
import { clientFolder, loadSpecOf } from './load-spec.ts'
import type { PointClients } from './point-clients.ts'
import type { ReproTarget } from './repro-engine.ts'
import { type ReproScript, standIns } from './repro-script.ts'

type ReproClient = ReproScript['client'] & Pick<ReproScript, 'python'>

interface Repeated {
  readonly repoDir: string
  readonly clients: PointClients
  readonly env: NodeJS.ProcessEnv
  /** Folder of the attempt that is repeated, when it left one. */
  readonly attemptDir: string | undefined
}

/** Throws ProblemError when the task or the dataset of the point is not there. */
export const reproClient = (
  point: PlannedPoint,
  target: ReproTarget,
  repeated: Repeated,
): Promise<ReproClient> =>
  point.kind === 'eval'
    ? evalClient(point, target, repeated)
    : Promise.resolve(loadClient(point, target, repeated))

const maxCommandBytes = 1024 * 1024

/** Folder of lm-eval's files at one concurrency, below the working folder. */
export const evalFolder = (conc: number): string => `eval/conc${conc}`

/** lm-eval at every concurrency; where the built-in runner asked, it asks the same questions. */
async function evalClient(
  point: PlannedPoint,
  { endpointUrl, servedModel, notes }: ReproTarget,
  { repoDir, clients, attemptDir }: Repeated,
): Promise<ReproClient> {
  evalTaskOfPoint(point, repoDir)
  const taskFile = `${standIns.REPO}/${point.evalTask?.path ?? ''}`
  const isOwn = clients.evalNameFor(point) === 'built-in'
  return {
    python: (await pythonOf(attemptDir)) ?? 'python3',
    notes: [
      ...notes,
      ...(isOwn ? ['asked by the built-in runner; lm-eval asks the same questions'] : []),
      `PYTHON is an interpreter with ${clients.lmEvalPackage}`,
    ],
    files: [],
    commands: (point.evalConcs ?? [point.conc]).map((conc) => ({
      name: `lm-eval-conc${conc}`,
      argv: lmEvalArgv({
        python: standIns.PYTHON,
        endpointUrl,
        servedModel,
        taskFile,
        outputDir: `${standIns.WORK}/${evalFolder(conc)}`,
        conc,
        contextTokens: point.maxModelLen === 0 ? assumedContextTokens : point.maxModelLen,
        ...(point.evalTask?.limit === undefined ? {} : { limit: point.evalTask.limit }),
      }),
      env: lmEvalEnv(clients.cacheDir),
      // Data files are named relative to the task's file.
      cwd: dirname(taskFile),
    })),
  }
}

/** The interpreter that asked, as long as it is there. */
async function pythonOf(attemptDir: string | undefined): Promise<string | undefined> {
  const path = attemptDir === undefined ? undefined : join(attemptDir, 'eval/lm_eval_command.json')
  if (path === undefined || !existsSync(path)) return undefined
  const kept = parseJsonText(await readBoundedText(path, maxCommandBytes), path)
  const argv: unknown = isRecord(kept) ? kept['argv'] : undefined
  const python: unknown = Array.isArray(argv) ? argv[0] : undefined
  return typeof python === 'string' && existsSync(python) ? python : undefined
}

/** AIPerf by a runner of Python packages, at the version that measured; the built-in client where it replays the load itself. */
function loadClient(
  point: PlannedPoint,
  target: ReproTarget,
  { clients, env }: Repeated,
): ReproScript['client'] {
  const isSimulated = point.simulated === true
  const client = isSimulated ? 'replay' : clients.nameFor(point)
  const outputDir = `${standIns.WORK}/${clientFolder}`
  const load = loadSpecOf(point, target, { repoDir: standIns.REPO, client, outputDir })
  const file = { path: `${standIns.WORK}/load.json`, text: `${JSON.stringify(load, null, 2)}\n` }
  const input = inputOf(load)
  if (client !== 'aiperf' || input === undefined) {
    const isOther = isSimulated && clients.nameFor(point) === 'aiperf'
    return {
      notes: [
        ...target.notes,
        ...(isOther ? ['measured with AIPerf; the built-in client sends the same load'] : []),
      ],
      files: [file],
      commands: [{ name: 'client', argv: [...selfCommand(), 'replay', '--spec', file.path], env: {} }],
    }
  }
  const dialect = clients.dialectFor(point)
  const facts = aiperfFactsOf(point, {
    ...(target.modelPath === undefined ? {} : { tokenizer: target.modelPath }),
    ...(point.router?.name.includes('sglang') === true ? { sessionHeader: 'x-smg-routing-key' } : {}),
  })
  const argv = aiperfArgv({ programPath: (name) => name, dialect, spec: load, facts, input })
  return {
    notes: [...target.notes, `${dialect.name}, in an environment that has it`],
    files: [file],
    commands: [{ name: 'client', argv, env: aiperfEnv(facts, clients.cacheDir || (env['HOME'] ?? '')) }],
  }
}

/** Undefined for what AIPerf gets as files that are made for each run. */
function inputOf({ load }: LoadSpec): AiperfInput | undefined {
  if (load.kind === 'fixed') return { kind: 'synthetic' }
  const { trace } = load
  if (trace.format === 'corpus') return { kind: 'corpus', loader: trace.loader, entries: corpusEntries }
  return trace.format === 'weka' ? { kind: 'file', path: trace.path, type: 'weka_trace' } : undefined
}
