/** The row of an evaluation in `agg_eval_all.json`. */

/** One row in the ecosystem's fields (ingest.md §2.5), plus what its own collector drops. Scores in [0, 1] or null. */
export interface EvalRow {
  readonly is_multinode: boolean
  readonly model_prefix: string
  readonly model: string
  /** Upper case, as the ecosystem writes it. */
  readonly hw: string
  readonly framework: string
  readonly precision: string
  readonly spec_decoding: string
  readonly isl: number
  readonly osl: number
  readonly tp: number
  readonly ep: number
  readonly prefill_tp: number
  readonly prefill_ep: number
  readonly prefill_num_workers: number
  readonly decode_tp: number
  readonly decode_ep: number
  readonly decode_num_workers: number
  readonly conc: number
  readonly dp_attention: string
  readonly prefill_dp_attention: string
  readonly decode_dp_attention: string
  readonly task: string
  readonly em_strict: number | null
  readonly em_strict_se: number | null
  readonly em_flexible: number | null
  readonly em_flexible_se: number | null
  readonly n_eff: number | null
  readonly source: string
  readonly score: number | null
  readonly score_name: 'em_strict' | 'accuracy' | null
  readonly score_se: number | null
  readonly pp: number
  readonly dcp_size: number
  readonly pcp_size: number
  readonly infrastructure_success: boolean
  readonly integration_error: string | null
  readonly image?: string
  readonly recipe_fingerprint?: string
  readonly eval_suite?: string
  readonly point_id?: string
  readonly attempt?: number
  readonly simulated?: boolean
}
