// Generated from schemas/ by scripts/gen-schemas.mjs. Do not edit.
/**
 * One word without blanks, quotes or shell signs.
 */
export type Word = string
/**
 * An absolute path without blanks, commas or colons.
 */
export type AbsolutePath = string

/**
 * Where engines run: launcher, scheduler, containers, models and nodes to avoid. One file per cluster or machine.
 */
export interface Site {
  /**
   * process: on this host; docker: a container on this host; slurm: jobs of a Slurm cluster; srtctl: srt-slurm submits the job.
   */
  launcher: 'process' | 'docker' | 'slurm' | 'srtctl'
  slurm?: Slurm
  container?: Container
  srtctl?: Srtctl
  /**
   * Folder of each model on the nodes, by its name on the hub. Other models go by their name.
   */
  models?: {
    [k: string]: AbsolutePath
  }
  /**
   * Folder of the separate draft model, by the name of the model it drafts for.
   */
  'draft-models'?: {
    [k: string]: AbsolutePath
  }
  /**
   * Names of environment variables of the runner that engines get, e.g. HF_TOKEN. Nothing else of it reaches them.
   */
  'pass-environment'?: string[]
  /**
   * How containers of this site start the simulated engine; without it, it is started as on this machine.
   */
  'simulated-engine'?: {
    /**
     * Words that start infx inside the container, e.g. [node, /opt/infx/dist/infx.js].
     *
     * @minItems 1
     */
    command?: [string, ...string[]]
    /**
     * Image that has them, instead of the point's own.
     */
    image?: string
  }
  /**
   * Engine flags for points without a recipe, e.g. mem-fraction-static.
   */
  'default-engine-flags'?: {}
}
/**
 * The Slurm cluster.
 */
export interface Slurm {
  /**
   * Partition of all nodes, unless a pool names its own.
   */
  partition: string
  /**
   * Account that is charged.
   */
  account?: string
  /**
   * Quality of service.
   */
  qos?: string
  /**
   * Node features that every node needs.
   */
  constraint?: string
  /**
   * GPUs of one node.
   */
  'gpus-per-node': number
  /**
   * How GPUs are asked for; {gpus} becomes their number per node. gpu:{gpus} when absent, none where whole nodes are given.
   */
  gres?: string
  /**
   * Nodes are not shared with other jobs. true when absent.
   */
  exclusive?: boolean
  /**
   * Memory per node as sbatch reads it; 0 is all of it.
   */
  memory?: string
  /**
   * Longest allocation of a point, from start to end.
   */
  'time-limit-minutes': number
  /**
   * Longest wait for nodes before the job is cancelled. 720 when absent.
   */
  'queue-limit-minutes'?: number
  /**
   * Pools with nodes of their own kind; they become components of one heterogeneous job.
   */
  pools?: {
    prefill?: Pool
    decode?: Pool1
  }
  /**
   * Nodes to avoid, each until a date.
   */
  exclude?: {
    /**
     * A node or a list as Slurm writes it, e.g. b300-[003-004].
     */
    nodes: string
    /**
     * Last day of the exclusion, UTC, YYYY-MM-DD.
     */
    until: string
    /**
     * What is wrong with the node, for who reads this later.
     */
    reason: string
  }[]
  /**
   * Interface whose address nodes reach each other at; the scheduler's address of the node when absent.
   */
  'network-interface'?: string
  /**
   * Further options of sbatch by long name, e.g. reservation: bench. true for an option without a value.
   */
  'sbatch-options'?: {
    /**
     * The value.
     */
    [k: string]: Word | true
  }
  /**
   * Further options of every srun, likewise.
   */
  'srun-options'?: {
    /**
     * The value.
     */
    [k: string]: Word | true
  }
  /**
   * One word without blanks, quotes or shell signs.
   */
  mpi?: string
  /**
   * Time between two questions about a job. 5 when absent.
   */
  'poll-seconds'?: number
  /**
   * Longest answer of one command of the scheduler. 20 when absent.
   */
  'command-timeout-seconds'?: number
  /**
   * How long a file that a node wrote may stay invisible here. 30 when absent.
   */
  'file-lag-seconds'?: number
}
/**
 * Nodes of prefill workers.
 */
export interface Pool {
  /**
   * Partition of this pool's nodes.
   */
  partition?: string
  /**
   * Node features that this pool needs.
   */
  constraint?: string
  /**
   * As above, for this pool.
   */
  gres?: string
}
/**
 * Nodes of decode workers.
 */
export interface Pool1 {
  /**
   * Partition of this pool's nodes.
   */
  partition?: string
  /**
   * Node features that this pool needs.
   */
  constraint?: string
  /**
   * As above, for this pool.
   */
  gres?: string
}
/**
 * Containers that engines run in.
 */
export interface Container {
  /**
   * docker: a docker-compatible command line; pyxis: container options of srun; none: as plain processes.
   */
  runtime: 'none' | 'docker' | 'pyxis'
  /**
   * Folders of the node that containers see, beside the point's own and its model.
   */
  mounts?: {
    /**
     * Folder on the node.
     */
    source: string
    /**
     * Where the container sees it; the same path when absent.
     */
    target?: string
    /**
     * true when absent.
     */
    'read-only'?: boolean
  }[]
  /**
   * Variables of every engine process, weaker than the recipe's, e.g. HF_HOME.
   */
  environment?: {
    /**
     * The value.
     */
    [k: string]: string
  }
  /**
   * Folder of squash files that all nodes share; images that are not there are imported once, under a lock. Without it pyxis imports for every start.
   */
  'image-cache'?: string
  /**
   * Longest pull or import of an image. 60 when absent.
   */
  'image-timeout-minutes'?: number
  /**
   * Files or folders that stand for images, by the name of the image.
   */
  images?: {
    /**
     * The file or folder.
     */
    [k: string]: string
  }
  /**
   * Options of docker; pyxis ignores them.
   */
  docker?: {
    /**
     * Program and leading arguments, e.g. [sudo, docker] or [podman]. [docker] when absent.
     *
     * @minItems 1
     */
    command?: [string, ...string[]]
    /**
     * How containers get GPUs. nvidia when absent.
     */
    gpus?: 'nvidia' | 'amd' | 'none'
    /**
     * One word without blanks, quotes or shell signs.
     */
    ipc?: string
    /**
     * One word without blanks, quotes or shell signs.
     */
    'shm-size'?: string
    /**
     * Limits by name; memlock: "-1" and stack: "67108864" when absent.
     */
    ulimits?: {
      /**
       * One word without blanks, quotes or shell signs.
       */
      [k: string]: string
    }
    /**
     * caller: files in mounted folders belong to the runner's user. image: the image's user, for rootless daemons. caller when absent.
     */
    user?: 'caller' | 'image'
    /**
     * One word without blanks, quotes or shell signs.
     */
    memory?: string
    /**
     * Further words of docker create, one each, e.g. --device=/dev/infiniband.
     */
    'extra-args'?: string[]
  }
}
/**
 * srt-slurm's command line.
 */
export interface Srtctl {
  /**
   * Program and leading arguments. [srtctl] when absent.
   *
   * @minItems 1
   */
  command?: [string, ...string[]]
  /**
   * Folder in which srt-slurm keeps a folder per job.
   */
  outputs?: string
  /**
   * Commit of the installed srt-slurm; its power packages count only when they name it.
   */
  'power-producer-commit'?: string
  /**
   * Port of the front end on the head node. 8000 when absent.
   */
  'endpoint-port'?: number
  /**
   * Further words of srtctl apply, e.g. --no-preflight.
   */
  'apply-args'?: string[]
}
