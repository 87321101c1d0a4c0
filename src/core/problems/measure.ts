/** Problems of measuring: turning a client's files into an aggregate (220-249). */
import { registerProblemKinds } from './catalogue.ts'

export const measureProblemKinds = registerProblemKinds({
  INFX220: {
    title: 'A line of the request export is damaged',
    blame: 'infra',
    severity: 'warning',
    explain:
      'A line of profile_export.jsonl is not one JSON object: two writers shared the file, or the disk lost bytes. ' +
      'The line is counted as malformed and left out; the other requests are aggregated. A point with damaged lines ' +
      'is not valid, because nobody knows which requests are missing.',
  },
  INFX221: {
    title: 'The request export ends in the middle of a line',
    blame: 'infra',
    severity: 'error',
    explain:
      'The last line of profile_export.jsonl is cut: the client was killed, or the disk was full. All whole lines are ' +
      'aggregated, the cut one is counted as malformed, and the point is marked incomplete.',
  },
  INFX222: {
    title: 'A result file is missing',
    blame: 'infra',
    severity: 'error',
    explain:
      'The client left no such file in its output directory, nor one directory below it. Read the client log: it ' +
      'probably failed before its first request. A missing result is never counted as a pass.',
  },
  INFX223: {
    title: 'A result file is not readable JSON',
    blame: 'infra',
    severity: 'error',
    explain:
      'The file is not JSON, or is cut. Python writers may leave bare NaN and Infinity tokens, which are accepted as ' +
      'numbers and published as null; anything else is an error for this point only.',
  },
  INFX224: {
    title: 'A value is not a finite number',
    blame: 'infra',
    severity: 'warning',
    explain:
      'A counter or latency came as NaN or Infinity. It is published as null, because aggregates are strict JSON. ' +
      'A latency of a fixed-sequence result that is not finite makes the point invalid.',
  },
  INFX225: {
    title: 'No adapter reads these server metrics',
    blame: 'product',
    severity: 'warning',
    explain:
      'The export holds metrics, but none with a prefix that an adapter knows (sglang:, vllm:, dynamo_, atom). ' +
      'The request metrics are unaffected; cache and KV fields are null and the adapter is recorded as none.',
  },
  INFX226: {
    title: 'The server metrics export is damaged',
    blame: 'infra',
    severity: 'warning',
    explain:
      'server_metrics_export.json ends early or is not JSON. Series read before the damage are kept and the damage is ' +
      'recorded as a warning in the aggregate.',
  },
  INFX227: {
    title: 'The identity of the point is incomplete',
    blame: 'user',
    severity: 'error',
    explain:
      'Every result must say what it measured. A field such as model, image, precision, framework or the concurrency ' +
      'is missing or empty; no aggregate is made, because a default would file the numbers under the wrong point.',
  },
  INFX228: {
    title: 'KV offload fields contradict each other',
    blame: 'user',
    severity: 'error',
    explain:
      'Without KV offload no offload backend may be named; with KV offload a backend is required. ' +
      'Correct `kv-offloading` and `kv-offload-backend` of the search-space entry.',
  },
  INFX229: {
    title: 'Power telemetry is not valid',
    blame: 'infra',
    severity: 'warning',
    explain:
      'The power samples cannot be integrated over the measured window; the reasons name what is wrong (file missing, ' +
      'gap over 3 s, wrong number of GPUs, window not bracketed …). No energy figure is published. Points that require ' +
      'power are invalid.',
  },
  INFX230: {
    title: 'A result file could not be written',
    blame: 'infra',
    severity: 'error',
    explain:
      'The disk is full, read-only, or the directory is gone. The former file, if any, is untouched: files are written ' +
      'beside their place and renamed when whole.',
  },
  INFX231: {
    title: 'Disaggregated serving needs a multi-node topology',
    blame: 'user',
    severity: 'error',
    explain:
      'A single-node point cannot have separate prefill and decode pools in the published format. Mark the entry as ' +
      'multi-node, or drop `disagg`.',
  },
})
