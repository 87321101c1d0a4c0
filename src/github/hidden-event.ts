/**
 * `@actions/github` parses the event while it is loaded, whoever needs it or not, and a payload that is no JSON ends the
 * action there without a word of ours. So it does not see the event: `event.ts` reads it, and says what is wrong with it.
 * Import this first, and call `showEvent` behind the imports.
 */
import process from 'node:process'

const name = 'GITHUB_EVENT_PATH'
const path = process.env[name]
// eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- an empty variable would be another event
delete process.env[name]

export function showEvent(): void {
  if (path !== undefined) process.env[name] = path
}
