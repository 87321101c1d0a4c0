/** Problems of starting, watching and stopping engines (185-199). */
import { registerProblemKinds } from './catalogue.ts'

export const launchProblemKinds = registerProblemKinds({
  INFX185: {
    title: 'The engine was not healthy within its start-up window',
    blame: 'infra',
    severity: 'error',
    explain:
      'The engine process is alive but its health endpoint did not answer 200 within the start-up window. ' +
      'Read the log tail: weights still loading, a worker that waits for another, or a hung node. ' +
      'The point is retried within the budget for infrastructure failures.',
  },
  INFX186: {
    title: 'The engine ended before it was stopped',
    blame: 'product',
    severity: 'error',
    explain:
      'An engine process exited on its own. When its last lines match the failure table, the cause and whose it is are ' +
      'named; otherwise the exit code and the log tail are all that is known.',
  },
  INFX187: {
    title: 'The engine could not be started',
    blame: 'infra',
    severity: 'error',
    explain:
      'The operating system refused to start the process: a missing program, no permission, or no memory.',
  },
  INFX188: {
    title: 'No free port was found',
    blame: 'infra',
    severity: 'error',
    explain:
      'Every port tried on the loopback interface was taken. Something on this machine leaks listeners.',
  },
  INFX189: {
    title: 'An engine process did not end when killed',
    blame: 'infra',
    severity: 'error',
    explain:
      'The process is still there after SIGKILL, which happens when a driver or file system call hangs. The node needs a look.',
  },
})
