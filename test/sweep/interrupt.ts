/** A sweep that is interrupted in the middle of a point. */
import { expect } from 'vitest'
import type { Self } from '../self.ts'
import { type LabelledProcess, eventually, processesWith } from './processes.ts'

/** What GitHub leaves a cancelled job between SIGINT and SIGTERM. */
const graceSeconds = 7.5

export interface Interruption {
  readonly signal: 'SIGINT' | 'SIGTERM'
  readonly args: readonly string[]
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  /** Whether the point is where it shall be interrupted. */
  readonly when: (started: readonly LabelledProcess[]) => boolean
}

/** Interrupts; expects client and engine to be gone in time, no process to be left, and the sweep to say what happened. */
export async function interrupt(
  self: Self,
  { signal, args, cwd, env, when }: Interruption,
): Promise<{ readonly stderr: string }> {
  const mark = `${process.pid}-${args.join(' ')}-${signal}`
  const running = self.start(args, { cwd, env: { ...env, INFX_TEST_MARK: mark } })
  const started = (): readonly LabelledProcess[] =>
    processesWith('INFX_TEST_MARK', mark).filter(({ pid }) => pid !== running.pid)
  await eventually(() => (when(started()) ? true : undefined), 'a point to be interrupted', 120)
  running.kill(signal)
  await eventually(() => (started().length === 0 ? true : undefined), 'client and engine end', graceSeconds)
  const { code, stderr } = await running.ended
  expect(code, stderr).toBe(130)
  expect(processesWith('INFX_TEST_MARK', mark)).toEqual([])
  expect(stderr).toContain('stopping; finished points are kept')
  return { stderr }
}

export const isEngine = ({ command }: LabelledProcess): boolean => command.includes(' sim-engine ')
