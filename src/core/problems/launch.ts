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
  INFX190: {
    title: 'The scheduler or container runtime ended the engine',
    blame: 'infra',
    severity: 'error',
    explain:
      'A node failed, the allocation was preempted, cancelled or reached its time limit, or the memory limit was passed. ' +
      'The message says which; failures of nodes are retried within the budget, a time limit is not.',
  },
  INFX191: {
    title: 'The scheduler refused the job',
    blame: 'infra',
    severity: 'error',
    explain:
      'The job was not accepted, with the reason that the scheduler gave: an unknown partition or account, more nodes or ' +
      'GPUs than the partition has, or a limit of the account. Compare the site file with the cluster.',
  },
  INFX192: {
    title: 'The scheduler or container runtime does not answer',
    blame: 'infra',
    severity: 'error',
    explain:
      'A call of the scheduler or of the container runtime failed or took longer than its limit. A job is never taken ' +
      'for dead because of that; what could not be asked or stopped is named.',
  },
  INFX193: {
    title: 'The site file is wrong',
    blame: 'user',
    severity: 'error',
    explain:
      'The site file says where engines run: partition, account, mounts, model paths, image cache, excluded nodes. ' +
      'Its schema is schemas/site.schema.json; docs/sites.md explains every field.',
  },
  INFX194: {
    title: 'An exclusion of nodes has expired',
    blame: 'infra',
    severity: 'warning',
    explain:
      'An excluded node comes back when the date of its exclusion has passed, so that a repaired node is not forgotten. ' +
      'Remove the entry, or give it a new date and reason.',
  },
  INFX195: {
    title: 'The container image cannot be had',
    blame: 'infra',
    severity: 'error',
    explain:
      'The image could not be pulled or imported, or its name is none. A wrong name or tag is for the configuration to ' +
      'mend; a registry that does not answer, or refuses, is for the site.',
  },
  INFX196: {
    title: 'A job or container of an earlier run was left over',
    blame: 'infra',
    severity: 'warning',
    explain:
      'The process that had started it is gone, most likely killed. What carries our own label and belonged to a process ' +
      'of this machine that is gone is ended; everything else is only named.',
  },
  INFX197: {
    title: 'The point does not fit the launcher',
    blame: 'user',
    severity: 'error',
    explain:
      'The point asks for what this launcher or site cannot give: several nodes from one container host, more GPUs of a node than it has, pools that share ' +
      'a node although the site allocates them apart, a container without an image, or a model that the site does not have.',
  },
  INFX198: {
    title: 'The job did not start in time',
    blame: 'infra',
    severity: 'error',
    explain:
      'The job waited in the queue for longer than the site allows and was cancelled. The reason that the scheduler gave ' +
      'last is named: a busy cluster, a limit of the account, or nodes that are down.',
  },
})
