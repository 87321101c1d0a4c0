/** Problems of the clients that drive load. */
import { registerProblemKinds } from './catalogue.ts'

export const clientProblems = registerProblemKinds({
  INFX200: {
    title: 'Load specification is wrong',
    blame: 'user',
    severity: 'error',
    explain:
      'A field of the load specification is missing, of the wrong type or out of range. The message names the field, what came and what is allowed.',
  },
  INFX201: {
    title: 'Result file cannot be written',
    blame: 'infra',
    severity: 'error',
    explain:
      'A result file of the load client could not be written, most often because the disk is full. The requests that ran are lost to the result; the files written so far are kept for inspection. Free space on the runner (or point the output at another volume) and run the point again.',
  },
  INFX202: {
    title: 'Replay process failed',
    blame: 'product',
    severity: 'error',
    explain:
      'The process of the built-in replay client ended without saying how the run went. Its last lines of standard error are part of the message; please report them.',
  },
  INFX203: {
    title: 'Replay process was killed',
    blame: 'infra',
    severity: 'error',
    explain:
      'The process of the built-in replay client was ended by a signal that this product did not send: most often the kernel, because the host ran out of memory. Lower the number of lanes per host or give the runner more memory.',
  },
})
