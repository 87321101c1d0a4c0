/** Reader of the conformance vectors (recorded inputs and outputs of the reference; never copied into the project). */
import { createReadStream, existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import type { PointIdentity, PoolIdentity, RoleIdentity } from '../../../src/core/measure/identity.ts'
import { isRecord, parseLenientJson } from '../../../src/core/measure/lenient-json.ts'
import { sharedDir } from '../../shared.ts'

export interface VectorMeta {
  readonly covers: readonly string[]
  readonly agrees: boolean
  readonly right: string | null
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly outputs: Readonly<Record<string, string | null>>
  readonly unrounded?: Readonly<Record<string, readonly string[]>>
  readonly known_wrong?: Readonly<Record<string, readonly string[]>>
}

export interface Vector {
  readonly name: string
  readonly dir: string
  readonly input: string
  readonly meta: VectorMeta
}

/** All cases of a module; empty when the corpus is not there. */
export function vectorsOf(module: string): readonly Vector[] {
  const root = sharedDir === undefined ? '' : join(sharedDir, 'corpus/vectors', module)
  if (!existsSync(root)) return []
  return readdirSync(root)
    .sort()
    .map((name) => {
      const dir = join(root, name)
      return { name, dir, input: join(dir, 'input'), meta: readJson(join(dir, 'meta.json')) as VectorMeta }
    })
}

export const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** A file or its `.gz`, as a stream of the plain bytes; undefined when neither exists. */
export function streamOf(path: string): AsyncIterable<Uint8Array> | undefined {
  if (existsSync(path)) return createReadStream(path)
  return existsSync(`${path}.gz`) ? createReadStream(`${path}.gz`).pipe(createGunzip()) : undefined
}

export function lenientFile(path: string): Readonly<Record<string, unknown>> | undefined {
  if (!existsSync(path)) return undefined
  const value = parseLenientJson(readFileSync(path, 'utf8'))
  if (!isRecord(value)) throw new Error(`${path} holds no object`)
  return value
}

/** The reference's environment as our typed identity; what is unset stays empty. */
export function identityOfEnv(env: Readonly<Record<string, string>>): PointIdentity {
  const text = (name: string): string => env[name] ?? ''
  const int = (name: string, otherwise: number): number => (env[name] ? Number(env[name]) : otherwise)
  const flag = (name: string): boolean => ['1', 'true', 'yes', 'on'].includes(text(name).toLowerCase())
  const role = (prefix: string, ep: string): Omit<RoleIdentity, 'tp' | 'dpAttention'> => ({
    pp: int(`${prefix}PP_SIZE`, 1),
    dcp: int(`${prefix}DCP_SIZE`, 1),
    pcp: int(`${prefix}PCP_SIZE`, 1),
    ep: int(ep, 1),
  })
  const pool = (name: string): PoolIdentity => ({
    ...role(`${name}_`, `${name}_EP`),
    tp: int(`${name}_TP`, 0),
    numWorkers: int(`${name}_NUM_WORKERS`, 0),
    dpAttention: text(`${name}_DP_ATTN`) || 'false',
    ...(env[`${name}_HARDWARE`] ? { hardware: text(`${name}_HARDWARE`) } : {}),
  })
  const component = (name: string, json: string) =>
    env[json]
      ? (JSON.parse(text(json)) as { name: string; version?: string })
      : env[name]
        ? { name: text(name) }
        : undefined
  const backend = component('KV_OFFLOAD_BACKEND', 'KV_OFFLOAD_BACKEND_METADATA')
  const router = component('', 'ROUTER_METADATA')
  return {
    hw: text('RUNNER_TYPE'),
    conc: int('CONC', 0),
    image: text('IMAGE'),
    model: text('MODEL'),
    modelPrefix: text('MODEL_PREFIX'),
    framework: text('FRAMEWORK'),
    precision: text('PRECISION'),
    specDecoding: text('SPEC_DECODING') || 'none',
    disagg: flag('DISAGG'),
    recipeFingerprint: text('RECIPE_FINGERPRINT'),
    topology: flag('IS_MULTINODE')
      ? { shape: 'multi-node', prefill: pool('PREFILL'), decode: pool('DECODE') }
      : {
          shape: 'single-node',
          ...role('', 'EP_SIZE'),
          tp: int('TP', 1),
          dpAttention: text('DP_ATTENTION') || 'false',
        },
    kvOffloading: text('KV_OFFLOADING') || 'none',
    ...(backend ? { kvOffloadBackend: backend } : {}),
    allocatedCpuDramGb: int('TOTAL_CPU_DRAM_GB', 0),
    ...(router ? { router } : {}),
    ...(env['KV_P2P_TRANSFER'] ? { kvP2pTransfer: text('KV_P2P_TRANSFER') } : {}),
    ...(env['ISL'] ? { isl: int('ISL', 0), osl: int('OSL', 0) } : {}),
  }
}
