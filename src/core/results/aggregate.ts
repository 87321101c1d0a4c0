/**
 * The aggregate JSON of one point: the ecosystem's wire format (engines.md §8.2, ingest.md §2.2-2.4) plus our `infx` block.
 * Keys are snake_case because they are the interchange format.
 */
import type { Problem } from '../problem.ts'
import type { PointId, PointKind } from '../point.ts'

/** Why a point's numbers may not be published; codes are stable, texts are not. */
export interface ValidityReason {
  readonly code: string
  readonly message: string
  readonly blame: 'user' | 'infra' | 'product'
}

/** Phases of a point, in order; a later phase never appears without the earlier ones having been entered. */
export type Phase = 'queued' | 'starting' | 'healthy' | 'warm-up' | 'profiling' | 'stopping' | 'done'

export interface TimelineEntry {
  readonly phase: Phase
  /** Unix time in milliseconds at which the phase began. */
  readonly atUnixMs: number
}

/** Identity and provenance that the reference's format lacks (design §8). */
export interface InfxBlock {
  readonly schema: 'result.v1'
  readonly point_id: PointId
  readonly kind: PointKind
  readonly config_key: string
  readonly series_key: string
  readonly curve_key: string
  readonly plan_digest: string
  /** From 1; a re-run or infrastructure retry has a higher one. */
  readonly attempt: number
  readonly simulated: boolean
  readonly valid: boolean
  readonly invalid_reasons: readonly ValidityReason[]
  /** Why even a valid result is for its owner only, e.g. `simulated`; empty = publishable. */
  readonly unpublishable_because: readonly string[]
  readonly engine: { readonly name: string; readonly version: string }
  readonly client: { readonly name: string; readonly version: string }
  readonly timeline: readonly TimelineEntry[]
  /** Requests by the client's own count; the published fixed-sequence fields have none. */
  readonly requests?: { readonly successful: number; readonly failed: number }
  readonly acceptance?: { readonly target: number; readonly measured: number | null }
  /** Command lines of engine and client as argv arrays, for "repeat this by hand". */
  readonly commands: readonly { readonly role: string; readonly argv: readonly string[] }[]
  /** Divisor applied to the trace's token counts and gaps for a short run; 1 = unscaled. */
  readonly trace_scale: number
}

/** mean, p50…p95 and population std of one distribution; absent statistics = no samples. */
export interface Distribution {
  readonly mean?: number
  readonly p50?: number
  readonly p75?: number
  readonly p90?: number
  readonly p95?: number
  readonly std?: number
}

/** Any JSON value, strict (finite numbers only). */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

/** The parts of an aggregate that our own code reads; everything else rides along as JSON. */
export type Aggregate = JsonObject & { readonly infx?: JsonObject }

/** How one expected point ended. `missing` is not `failed`: nothing at all came back. */
export type PointStatus = 'valid' | 'invalid' | 'failed' | 'missing' | 'reused'

/** Why a point has no result: the classed cause, first cause first. */
export interface PointFailure {
  readonly phase: Phase
  readonly problems: readonly Problem[]
  /** Last lines of the engine's log, for the reader. */
  readonly logTail?: readonly string[]
  readonly exitCode?: number | null
  readonly retriable: boolean
  /** Names of the nodes that the attempt ran on; absent when it got none, or when nobody knows. */
  readonly nodes?: readonly string[]
}
