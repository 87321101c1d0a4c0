/** What the reader does next about a result that may not be published. */

const remedies = {
  request_counts_missing: "read the client's log: it ended before its summary was written",
  no_completed_requests: "read the engine's log: it answered nothing",
  request_error_rate: "read the failed requests' causes in the point's details, then the engine's log",
  tokens_missing: 'check that the engine streams usage in its last chunk',
  duration_unknown: "read the client's log, then run this point again",
  duration_short: 'run this point again; when it repeats, the trace is too short for the duration',
  submission_invalid: "read the client's reasons in the point's details",
  export_truncated: 'check the free space of the runner, then run this point again',
  export_damaged: 'check the free space of the runner, then run this point again',
  non_finite: 'run this point again; when it repeats, report it with the export',
  acceptance_unknown: "check that the engine's acceptance metric or log line is on",
  acceptance_off_target: 'compare the injected acceptance with the golden curve: `infx golden-al`',
  power_invalid: "read the power block of the point's details: it lists what its telemetry lacks",
  server_metrics_missing: "check the engine's metrics endpoint and its prefix",
  client_bottleneck:
    "free the client's machine of other work, give it a faster core, or lower the load (--trace-scale on a simulated run)",
}

/** The codes that our own judgement gives. */
export type ValidityCode = keyof typeof remedies

/** One sentence for a validity reason's code; undefined for a code that a newer or foreign run wrote. */
export const remedyOf = (code: string): string | undefined =>
  Object.hasOwn(remedies, code) ? remedies[code as ValidityCode] : undefined
