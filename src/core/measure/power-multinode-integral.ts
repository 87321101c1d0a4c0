/** Energy by role of a multi-node package. */
import { integrateDevice } from './power-integral.ts'
import { largestGap } from './power-multinode-coverage.ts'
import { deviceKey } from './power-multinode-manifest.ts'
import type { PowerManifest } from './power-multinode-manifest.ts'
import type { AuditTrail } from './power-multinode-report.ts'
import type { PowerSamples } from './power-multinode-samples.ts'
import type { DeviceRoles, PlannedGpus } from './power-multinode-topology.ts'
import type { PowerWindow } from './power-window.ts'

/** Energy of every planned device over the window, and what is published of it. The package has passed its audit. */
export function integrateRoles(
  manifest: PowerManifest,
  samples: PowerSamples,
  roles: DeviceRoles,
  totals: PowerWindow,
  gpus: PlannedGpus,
  trail: AuditTrail,
): void {
  const { startUnix, endUnix } = totals
  const energies = { prefill: 0, decode: 0, agg: 0 }
  let total = 0
  for (const { hostname, gpuIndex } of manifest.devices) {
    const device = samples.devices.find((seen) => seen.hostname === hostname && seen.gpuIndex === gpuIndex)
    const role = roles.get(deviceKey(hostname, gpuIndex))
    const integral =
      device &&
      integrateDevice({ gpu: hostname, times: device.times, watts: device.watts }, startUnix, endUnix)
    if (!device || !role || integral === undefined || typeof integral === 'string') {
      throw new Error(`${hostname}/${gpuIndex} passed the audit but cannot be integrated`)
    }
    energies[role] += integral.energyJ
    total += integral.energyJ
    trail.device(device, integral.energyJ, largestGap(device.times, startUnix, endUnix) ?? 0)
  }
  const seconds = endUnix - startUnix
  const metrics = {
    ...deploymentMetrics(total, seconds, manifest.devices.length, totals),
    ...(roles.size > 0 && ![...roles.values()].includes('agg')
      ? roleMetrics(energies, seconds, gpus, totals)
      : {}),
  }
  const overflown = Object.entries(metrics).filter(([, value]) => !Number.isFinite(value))
  if (overflown.length === 0) trail.metrics(metrics)
  else
    trail.add(
      'non_finite_power_metric',
      `non-finite: ${overflown
        .map(([key]) => key)
        .sort()
        .join(', ')}`,
    )
}

const deploymentMetrics = (energyJ: number, seconds: number, devices: number, totals: PowerWindow) => ({
  avg_power_w: energyJ / seconds / devices,
  avg_total_gpu_power_w: energyJ / seconds,
  total_gpu_energy_j: energyJ,
  joules_per_successful_query: energyJ / totals.completed,
  joules_per_input_token: energyJ / totals.inputTokens,
  joules_per_output_token: energyJ / totals.outputTokens,
  joules_per_total_token: energyJ / (totals.inputTokens + totals.outputTokens),
})

const roleMetrics = (
  { prefill, decode }: { readonly prefill: number; readonly decode: number },
  seconds: number,
  gpus: PlannedGpus,
  totals: PowerWindow,
): Readonly<Record<string, number>> => ({
  ...(gpus.prefill > 0
    ? {
        prefill_gpu_energy_j: prefill,
        prefill_avg_power_w: prefill / seconds / gpus.prefill,
        prefill_joules_per_input_token: prefill / totals.inputTokens,
      }
    : {}),
  ...(gpus.decode > 0
    ? {
        decode_gpu_energy_j: decode,
        decode_avg_power_w: decode / seconds / gpus.decode,
        decode_joules_per_output_token: decode / totals.outputTokens,
      }
    : {}),
})
