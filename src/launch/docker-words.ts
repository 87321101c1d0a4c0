/** Words of `docker create` for one engine process. */
import '../core/problems/launch.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'
import type { EngineProcess } from '../engines/engine.ts'
import { dockerImage } from './image.ts'
import type { Mount } from './launcher.ts'
import { wordsOnOneHost } from './one-host.ts'
import { ownedName, ownerFields } from './owner.ts'
import type { Owner } from './owner.ts'
import { mountable } from './site.ts'
import type { ContainerSettings } from './site.ts'

export interface ContainerPlan {
  readonly process: EngineProcess
  readonly owner: Owner
  readonly image: string | undefined
  readonly mounts: readonly Mount[]
  readonly container: ContainerSettings
  /** Variables that docker itself takes from its environment: tokens must not stand in a command line. */
  readonly passed: readonly string[]
  /** Whom files in mounted folders shall belong to; undefined where the system has no such ids. */
  readonly user: string | undefined
}

/** Throws ProblemError (INFX195, INFX197). */
export function createWords(plan: ContainerPlan): readonly string[] {
  const { process, owner, container, user } = plan
  const { docker } = container
  const name = imageOf(plan)
  const isCaller = docker.user === 'caller' && user !== undefined
  const env = {
    // A user without a home of its own in the image writes its caches somewhere.
    ...(isCaller ? { HOME: '/tmp' } : {}),
    ...container.environment,
    INFX_RUN: owner.run,
    INFX_ATTEMPT: String(owner.attempt),
    INFX_POINT: owner.point,
    ...process.env,
  }
  const [program, ...args] = wordsOnOneHost(process)
  if (program === undefined) throw new Error(`engine process ${process.role} has an empty command`)
  return [
    'create',
    `--name=${ownedName(owner)}-${process.role}-${owner.pid}`,
    '--network=host',
    // The first process of a container does not reap what it did not start.
    '--init',
    ...Object.entries({ ...ownerFields(owner), 'infx.role': process.role }).map(
      ([key, value]) => `--label=${key}=${value}`,
    ),
    ...(isCaller ? [`--user=${user}`] : []),
    ...plan.mounts.map((mount) => `--mount=${bindWord(mount)}`),
    ...hardwareWords(process, docker),
    ...docker.extraArgs,
    ...plan.passed.map((key) => `--env=${key}`),
    ...Object.entries(env).map(([key, value]) => `--env=${key}=${value}`),
    `--entrypoint=${program}`,
    name,
    ...args,
  ]
}

/** Unlike `--volume`, this refuses a source that does not exist instead of making it, for root. */
function bindWord({ source, target, readOnly }: Mount): string {
  const words = ['type=bind', `source=${mountable(source)}`, `target=${mountable(target)}`]
  return [...words, ...(readOnly ? ['readonly'] : [])].join(',')
}

export function imageOf({ process, image }: Pick<ContainerPlan, 'process' | 'image'>): string {
  const name = process.image ?? image
  if (name !== undefined) return dockerImage(name)
  throw new ProblemError([problem('INFX197', `${process.role} has no image to run in`)])
}

/** All GPUs are visible where any is: engines count them from 0 and choose by CUDA_VISIBLE_DEVICES. */
function hardwareWords({ gpus }: EngineProcess, docker: ContainerSettings['docker']): readonly string[] {
  const shared = docker.ipc === 'host' || docker.shmSize === undefined ? [] : [`--shm-size=${docker.shmSize}`]
  return [
    ...(gpus > 0 ? gpuWords[docker.gpus] : []),
    `--ipc=${docker.ipc}`,
    ...shared,
    ...Object.entries(docker.ulimits).map(([name, value]) => `--ulimit=${name}=${value}`),
    ...(docker.memory === undefined ? [] : [`--memory=${docker.memory}`]),
  ]
}

const gpuWords: Readonly<Record<ContainerSettings['docker']['gpus'], readonly string[]>> = {
  nvidia: ['--gpus=all'],
  amd: ['--device=/dev/kfd', '--device=/dev/dri', '--group-add=video', '--security-opt=seccomp=unconfined'],
  none: [],
}
