/** How long an engine may take from its start until it answers. */
import { isMapping } from './merge.ts'
import type { RecipeMapping } from './merge.ts'

/** Tries of a recipe that names none, and the time between two, as srt-slurm has them. */
const usual = { attempts: 180, intervalSeconds: 10 }

/** `health_check` of points without a recipe: large checkpoints from a cold file system take up to 2 hours. */
export const bareHealthCheck = { max_attempts: 720, interval_seconds: 10 }

export interface StartUpWindow {
  /** Seconds between two questions. */
  readonly intervalSeconds: number
  /** Seconds until the engine is given up. */
  readonly windowSeconds: number
}

/** Of `health_check` in a resolved recipe; what is no whole number above 0 counts as absent. */
export function startUpWindow(resolved: RecipeMapping): StartUpWindow {
  const written = resolved['health_check']
  const health = isMapping(written) ? written : {}
  const intervalSeconds = positive(health['interval_seconds']) ?? usual.intervalSeconds
  return {
    intervalSeconds,
    windowSeconds: (positive(health['max_attempts']) ?? usual.attempts) * intervalSeconds,
  }
}

const positive = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined
