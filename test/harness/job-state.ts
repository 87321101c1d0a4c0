/** What a job carries from step to step. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Json } from '../fakes/github/json.ts'
import type { Status } from './expressions.ts'
import type { StepOutcome } from './outcomes.ts'
import { hideMasked, maxAnnotationsPerJob } from './workflow-commands.ts'
import type { Annotation } from './workflow-commands.ts'

export class JobState {
  readonly root = mkdtempSync(join(tmpdir(), 'infx-job-'))
  readonly workspace = join(this.root, 'work')
  readonly temp = join(this.root, 'temp')
  readonly home = join(this.root, 'home')
  readonly trackingId = `github_${randomUUID()}`
  /** `env` of workflow and job, then what steps wrote to GITHUB_ENV. */
  readonly env: Record<string, string> = {}
  readonly path: string[] = []
  readonly masks: Set<string>
  readonly steps: StepOutcome[] = []
  readonly annotations: Annotation[] = []
  failed = false
  cancelled = false

  constructor(secrets: Iterable<string>) {
    this.masks = new Set(
      [...secrets].flatMap((secret) => secret.split('\n')).filter((line) => line.trim() !== ''),
    )
    for (const dir of [this.workspace, this.temp, this.home]) mkdirSync(dir)
  }

  get status(): Status {
    return {
      success: !this.failed && !this.cancelled,
      failure: this.failed && !this.cancelled,
      cancelled: this.cancelled,
    }
  }

  /** The `steps` context. */
  get stepsContext(): Json {
    return Object.fromEntries(
      this.steps.map(({ id, outputs, outcome, conclusion }) => [id, { outputs, outcome, conclusion }]),
    )
  }

  annotate(annotation: Annotation): void {
    if (this.annotations.length < maxAnnotationsPerJob)
      this.annotations.push({ ...annotation, message: hideMasked(annotation.message, this.masks) })
  }

  dispose(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}
