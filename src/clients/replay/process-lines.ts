/** What the replay process says on standard output, one JSON object per line. */
import type { Problem } from '../../core/problem.ts'
import type { LoadOutcome, LoadProgress } from '../load-client.ts'

export type ReplayLine =
  | { readonly progress: LoadProgress }
  | { readonly outcome: LoadOutcome }
  | { readonly problems: readonly Problem[] }
