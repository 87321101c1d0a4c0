/** What a point must bring along to count. */
export interface ServerMetricsPolicy {
  readonly requirePower: boolean
  readonly requireServerMetrics: boolean
}
