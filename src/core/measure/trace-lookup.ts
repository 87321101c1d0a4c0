/** Output lengths that the replayed traces promise, to compare with what the server answered. */
import { finiteNumber, isRecord } from './lenient-json.ts'

/** Turn types of a weka trace (engines.md §1.3); sub-agents and others are not turns of their own. */
const TURN_TYPES: readonly unknown[] = ['n', 's']

export class TraceLookup {
  private readonly turns = new Map<string, readonly (number | undefined)[]>()

  /** Adds one conversation of a weka trace; anything else is ignored and returns false. */
  add(trace: unknown): boolean {
    if (!isRecord(trace) || typeof trace['id'] !== 'string' || !Array.isArray(trace['requests'])) return false
    const requests: readonly unknown[] = trace['requests']
    const lengths = requests
      .filter(isRecord)
      .filter((request) => TURN_TYPES.includes(request['type']))
      .map((request) => finiteNumber(request['output_length']) ?? finiteNumber(request['out']))
    this.turns.set(trace['id'], lengths)
    return true
  }

  get size(): number {
    return this.turns.size
  }

  /** Expected output tokens of a turn; sub-agent suffixes (`::sa:…`) are stripped from the conversation id. */
  expectedOutput(conversationId: string, turnIndex: number): number | undefined {
    const root = conversationId.split('::')[0] ?? conversationId
    return turnIndex < 0 ? undefined : this.turns.get(root)?.[turnIndex]
  }
}
