/** A GPU telemetry file that cannot be used; the message names the line. */
export class GpuCsvError extends Error {
  override readonly name = 'GpuCsvError'
}
