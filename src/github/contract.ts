/**
 * An action's contract as data: action.yml, the README tables and the parser of raw values are all made from it, so
 * that none of them can drift (scripts/gen-actions.mjs, test/contract).
 */
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import type { Problem } from '../core/problem.ts'

export interface ActionInput {
  readonly description: string
  readonly required: boolean
  /** Text of action.yml's default; GitHub hands it over like a given value. */
  readonly fallback?: string
}

export interface ActionOutput {
  readonly description: string
}

export interface ActionContract {
  readonly name: string
  /** Marketplace title and one sentence. */
  readonly title: string
  readonly description: string
  readonly inputs: Readonly<Record<string, ActionInput>>
  readonly outputs: Readonly<Record<string, ActionOutput>>
  /** Permissions a caller's job needs, each with its reason. */
  readonly permissions: Readonly<Record<string, string>>
  /** Permissions among them that must be `write`; the others are `read`. */
  readonly writes?: readonly string[]
  /** What else the README should say under Requirements. */
  readonly requirements: readonly string[]
}

export type InputValues<Contract extends ActionContract> = Readonly<
  Record<keyof Contract['inputs'] & string, string>
>

/** Trimmed text of every input ('' = not given), or a Problem per missing required one. */
export function readInputs<Contract extends ActionContract>(
  contract: Contract,
  read: (name: string) => string,
): { readonly values: InputValues<Contract>; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const values: Record<string, string> = {}
  for (const [name, input] of Object.entries<ActionInput>(contract.inputs)) {
    const given = read(name).trim()
    const value = given === '' ? (input.fallback ?? '') : given
    if (input.required && value === '')
      problems.push(problem('INFX300', `${name}: expected a value, got nothing`))
    values[name] = value
  }
  return { values: values as InputValues<Contract>, problems }
}
