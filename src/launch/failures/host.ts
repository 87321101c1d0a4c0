/** Faults of the node: ports, disks, memory, limits. */
import type { FailureRow } from './row.ts'

export const hostFailures: readonly FailureRow[] = [
  {
    id: 'port-taken',
    pattern: /EADDRINUSE|address already in use|(port |:)\d+ is (already )?(in use|taken)/i,
    cause: 'a port of the engine is taken by another process',
    blame: 'infra',
    hint: 'another engine may still be running on this node (infx doctor names leftovers); the point is retried on another port',
    retriable: true,
  },
  {
    id: 'shared-memory-full',
    pattern:
      /\/dev\/shm\/?\S*.{0,120}(No space left on device|error)|(No space left on device|shared memory segment).{0,160}\/dev\/shm|Bus error.{0,60}core dumped|insufficient shared memory \(shm\)/i,
    cause: 'the shared memory of the container is too small',
    blame: 'infra',
    hint: 'raise "shm-size" of "docker" in the site file, or keep "ipc: host"',
    retriable: false,
  },
  {
    id: 'disk-full',
    pattern: /ENOSPC|No space left on device|EDQUOT|Disk quota exceeded/i,
    cause: 'a disk of the node is full, or a quota used up',
    blame: 'infra',
    hint: 'free disk space on the node; an image and its caches need tens of gigabytes',
    retriable: true,
  },
  {
    id: 'file-system',
    pattern:
      /\b(Read-only file system|Stale file handle|ESTALE|Input\/output error|Transport endpoint is not connected)\b/i,
    cause: 'a file system of the node does not work',
    blame: 'infra',
    hint: 'retry on another node and look at the mounts of this one',
    retriable: true,
  },
  {
    id: 'locked-memory-limit',
    pattern:
      /RLIMIT_MEMLOCK|max locked memory|cudaHost(Alloc|Register).{0,120}(fail|error|memory)|mlock.{0,60}Cannot allocate memory|ibv_reg_mr.{0,80}(fail|Cannot allocate memory)/i,
    cause: 'the engine may not lock as much host memory as it needs',
    blame: 'infra',
    hint: 'give "memlock: -1" under "ulimits" of the site file, or in the limits of slurmd',
    retriable: false,
  },
  {
    id: 'host-memory',
    pattern:
      /heap out of memory|Out of memory: Killed process|oom-kill|OOMKilled|Exceeded job memory limit|std::bad_alloc|\bMemoryError\b|DefaultCPUAllocator: can't allocate memory/i,
    cause: 'the process ran out of host memory',
    blame: 'infra',
    hint: 'the node has less memory than the point needs (the KV offload counts), or another job uses it',
    retriable: true,
  },
  {
    id: 'killed',
    pattern:
      /exit(ed)?( with)?( exit)?[ -](code|status)[:= ]+137|task \d+(-\d+)?: Killed|was killed by SIGKILL|terminated by signal (9|SIGKILL)|died with <Signals\.SIGKILL: 9>|signal: 9, SIGKILL/i,
    cause: 'the process was killed from outside (137 is 128 + SIGKILL)',
    blame: 'infra',
    hint: 'nearly always the kernel for lack of host memory: see dmesg of the node; else somebody or a limit killed it',
    retriable: true,
  },
  {
    id: 'too-many-files',
    pattern: /EMFILE|Too many open files/i,
    cause: 'the process may not open as many files as it needs',
    blame: 'infra',
    hint: 'raise "nofile" under "ulimits" of the site file; every connection is a file',
    retriable: false,
  },
  {
    id: 'too-many-threads',
    pattern: /pthread_create failed|can't start new thread|fork: (retry: )?Resource temporarily unavailable/i,
    cause: 'the process may not start as many threads as it needs',
    blame: 'infra',
    hint: 'raise the limit of processes (ulimit -u, --pids-limit of the container, or TasksMax of the service)',
    retriable: false,
  },
  {
    id: 'permission',
    pattern: /EACCES|\[Errno 13\]|: Permission denied/i,
    cause: 'a file or folder is not the runner’s to use',
    blame: 'infra',
    hint: 'most often files that a container wrote as root: keep "user: caller" in the site file and give the folder back to the runner',
    retriable: false,
  },
]
