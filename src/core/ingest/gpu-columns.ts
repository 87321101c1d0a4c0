/** Columns of GPU telemetry files (nvidia-smi, amd-smi wide, DCGM samples of several nodes) and where they are stored. */

/** The measured columns of gpu_metric_samples, in table order; units in the names. */
export const gpuMetricColumns = [
  'power_w',
  'temperature_c',
  'sm_clock_mhz',
  'mem_clock_mhz',
  'gpu_util_pct',
  'mem_util_pct',
  'edge_temp_c',
  'mem_temp_c',
  'gfx_voltage_mv',
  'soc_voltage_mv',
  'mem_voltage_mv',
  'fclk_mhz',
  'socclk_mhz',
  'mm_activity_pct',
] as const

export type GpuMetric = (typeof gpuMetricColumns)[number]

export interface GpuCsvLayout {
  readonly vendor: 'nvidia' | 'amd'
  readonly timestamp: string
  readonly gpu: string
  /** One series per host. */
  readonly host?: string
  /** Header name (without unit) → column. */
  readonly metrics: Readonly<Record<string, GpuMetric>>
}

export const gpuCsvLayouts: readonly GpuCsvLayout[] = [
  {
    vendor: 'nvidia',
    timestamp: 'timestamp',
    gpu: 'index',
    metrics: {
      'power.draw': 'power_w',
      'temperature.gpu': 'temperature_c',
      'clocks.current.sm': 'sm_clock_mhz',
      'clocks.current.memory': 'mem_clock_mhz',
      'utilization.gpu': 'gpu_util_pct',
      'utilization.memory': 'mem_util_pct',
    },
  },
  {
    vendor: 'amd',
    timestamp: 'timestamp',
    gpu: 'gpu',
    metrics: {
      socket_power: 'power_w',
      hotspot: 'temperature_c',
      gfx_0_clk: 'sm_clock_mhz',
      mem_0_clk: 'mem_clock_mhz',
      gfx_activity: 'gpu_util_pct',
      umc_activity: 'mem_util_pct',
      edge: 'edge_temp_c',
      mem: 'mem_temp_c',
      gfx_voltage: 'gfx_voltage_mv',
      soc_voltage: 'soc_voltage_mv',
      mem_voltage: 'mem_voltage_mv',
      fclk_0_clk: 'fclk_mhz',
      socclk_0_clk: 'socclk_mhz',
      mm_activity: 'mm_activity_pct',
    },
  },
  {
    vendor: 'nvidia',
    timestamp: 'timestamp_unix',
    gpu: 'gpu_index',
    host: 'hostname',
    metrics: { power_w: 'power_w', temperature_c: 'temperature_c' },
  },
]
