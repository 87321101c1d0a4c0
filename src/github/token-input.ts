/** The input with which an action talks to GitHub. */
import type { ActionInput } from './contract.ts'

export const tokenInput: ActionInput = {
  description: 'Token for the REST interface, with the permissions under Requirements.',
  required: false,
  fallback: '${{ github.token }}',
}
