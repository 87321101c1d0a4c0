/** The printed text is what would be started: read back by our own reader, and run by a real shell. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareCommands, isFinding } from '../../../src/core/recipe-command/compare.ts'
import { parsePublished } from '../../../src/core/recipe-command/parse-published.ts'
import type { PlannedPoint } from '../../../src/core/plan/plan.ts'
import { comparableCommands } from '../../../src/engines/command/comparable.ts'
import type { EnginePlan } from '../../../src/engines/command/engine-plan.ts'
import { usualPlanOptions } from '../../../src/engines/command/engine-plan.ts'
import { planEngine } from '../../../src/engines/command/plan-engine.ts'
import { resolvePlan } from '../../../src/engines/command/resolve.ts'
import { shellText } from '../../../src/engines/command/shell.ts'
import { goldenPoints } from './recipes.ts'

const points = Object.entries(goldenPoints)

function planned(point: PlannedPoint): EnginePlan {
  const { plan } = planEngine(point, usualPlanOptions)
  if (!plan) throw new Error('no plan')
  return plan
}

/** Stands for every program: writes its name and words, then its environment, each text ended by NUL. */
const recorder = `#!/bin/sh
{
  printf '%s\\0' "\${0##*/}" "$@" "$(printf '\\001')"
  env -0
  printf '\\002\\0'
} >> "$RECORD"
`
const programs = [
  'python3',
  'vllm',
  'etcd',
  'nats-server',
  'nginx',
  'mooncake_master',
  'mpirun',
  'srun',
  'trtllm-serve',
]

describe.each(['bare', 'docker'] as const)('%s form', (form) => {
  test.each(points)('reads back without a finding: %s', (_name, point) => {
    const plan = planned(point)
    const text = shellText(plan, { form, model: point.model })
    const { commands, problems } = parsePublished(text, 'printed')
    expect(problems).toEqual([])
    const rows = compareCommands(comparableCommands(plan, point.model), commands)
    expect(rows.filter(isFinding).filter(({ what }) => what !== 'process')).toEqual([])
    expect(rows.filter(({ what, status }) => what === 'process' && status === 'missing')).toEqual([])
    expect(rows.some(({ status, what }) => status === 'same' && what === 'flag')).toBe(true)
  })
})

describe('a real shell', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'infx-shell-'))
    for (const program of programs) {
      writeFileSync(join(folder, program), recorder)
      chmodSync(join(folder, program), 0o755)
    }
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each(points)('starts exactly the resolved processes: %s', (_name, point) => {
    const plan = planned(point)
    const nodes = Array.from({ length: plan.nodes }, (_, node) => node)
    const allocation = {
      addresses: nodes.map((node) => `10.0.0.${node}`),
      names: nodes.map((node) => `node ${node}`),
      modelPath: '/models/with space',
      draftModelPath: '/models/draft',
      workDir: join(folder, 'work'),
      jobId: "it's",
    }
    const record = join(folder, 'record')
    writeFileSync(record, '')
    const variables = Object.fromEntries(
      nodes.flatMap((node): [string, string][] => [
        [`NODE${node}_IP`, `10.0.0.${node}`],
        [`NODE${node}_NAME`, `node ${node}`],
      ]),
    )
    execFileSync('/bin/sh', ['-e', '-c', shellText(plan, { form: 'bare', model: point.model })], {
      env: {
        ...variables,
        PATH: `${folder}:/usr/bin:/bin`,
        RECORD: record,
        MODEL_PATH: allocation.modelPath,
        DRAFT_MODEL_PATH: allocation.draftModelPath,
        WORK_DIR: allocation.workDir,
        JOB_ID: allocation.jobId,
      },
    })
    const started = readRecord(readFileSync(record, 'utf8'))
    const spec = resolvePlan(plan, allocation)
    // A person starts one process after the other: the shell that waits for others is the launchers'.
    const wordsOf = spec.processes.map(({ argv, command }) => command ?? argv)
    // Words before the program are the local starter of MPI tasks.
    expect(started.map(({ words }, index) => words.slice(-(wordsOf[index]?.length ?? 0)))).toEqual(wordsOf)
    for (const [index, { env }] of spec.processes.entries()) expect(started[index]?.env).toMatchObject(env)
    for (const { path, text } of spec.files ?? []) expect(readFileSync(path, 'utf8')).toBe(text)
  })
})

function readRecord(text: string): readonly { words: readonly string[]; env: Record<string, string> }[] {
  return text
    .split('\u0002\0')
    .filter((part) => part !== '')
    .map((part) => {
      const [words = '', env = ''] = part.split('\u0001\0')
      const variables = env.split('\0').map((entry) => entry.split(/=([^]*)/, 2) as [string, string])
      return { words: words.split('\0').slice(0, -1), env: Object.fromEntries(variables) }
    })
}
