/** Bounds on archives of a run: results are kilobytes, exports of a trace some gigabytes. */
import type { DownloadBounds } from '../files/zip-directory.ts'

const mib = 1024 * 1024

/** Plans, results, evaluations with their samples. */
export const resultLimits: DownloadBounds = {
  entries: 10_000,
  totalBytes: 1024 * mib,
  archiveBytes: 512 * mib,
}

/** Everything, with request exports, logs and telemetry. */
export const anyLimits: DownloadBounds = {
  entries: 20_000,
  totalBytes: 16 * 1024 * mib,
  archiveBytes: 4095 * mib,
}
