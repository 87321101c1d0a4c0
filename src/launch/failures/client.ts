/** What clients and this product itself say of a measurement that went wrong. */
import type { FailureRow } from './row.ts'

export const clientFailures: readonly FailureRow[] = [
  {
    id: 'start-up-window',
    pattern: /was not healthy within [\d.]+ s|timed out waiting for .{0,60}(healthy|ready|health)/i,
    cause: 'the engine was not healthy within its start-up window',
    blame: 'infra',
    hint: 'read the log tail: weights still loading from a slow disk, a worker that waits for another, or a hung node; the window is "start-up-window-seconds", or the recipe’s health_check',
    retriable: true,
  },
  {
    id: 'warm-up-grace',
    pattern:
      /warm-?up (grace|drain)[^\n]{0,120}(exceeded|expired|elapsed|passed|timed out|timeout)|warm-?up[^\n]{0,80}timed out with \d+/i,
    cause: 'the warm-up did not drain within its grace',
    blame: 'user',
    hint: 'thousands of long first requests need more than half an hour at high conc: raise the warm-up grace, or send fewer warm-up requests per lane',
    retriable: false,
  },
  {
    id: 'client-data-set',
    pattern:
      /(DATASET_CONFIGURATION|PROFILE_CONFIGURE)_TIMEOUT|[Dd]ataset (configuration|manager).{0,80}(timed out|timeout)/,
    cause: 'the load client did not finish its prompts in time',
    blame: 'infra',
    hint: 'building a corpus takes up to a quarter of an hour on a busy host: run fewer points at once there, or keep the cache (INFX_CACHE_DIR)',
    retriable: true,
  },
  {
    id: 'client-bottleneck',
    pattern:
      /of a core \(limit [^)]*\): it was the bottleneck|worker.{0,40}CPU (usage|utili[sz]ation)[^\n]{0,60}\b(8[5-9]|9\d|1\d\d)(\.\d+)? ?%/i,
    cause: 'the load client used its processor up, so that it measured itself',
    blame: 'infra',
    hint: 'give the client more cores or a host of its own; token counts come from the server, so nothing else needs its time',
    retriable: false,
  },
  {
    id: 'session-field',
    pattern: /nvext[.\w]*session_control|Unknown field.{0,40}nvext|extra fields not permitted.{0,60}nvext/i,
    cause: 'the front end refuses the session field of the requests',
    blame: 'user',
    hint: 'newer Dynamo takes the session from a header: route by x-dynamo-session-id',
    retriable: false,
  },
  {
    id: 'context-exceeded',
    pattern:
      /maximum context length is \d+ tokens|longer than the model's context length|input .{0,40}exceeds .{0,40}(context|max_model_len|max_seq_len)/i,
    cause: 'a request is longer than the context that the engine serves',
    blame: 'user',
    hint: 'raise max-model-len in the recipe, or replay the corpus of the model’s context length',
    retriable: false,
  },
  {
    id: 'keep-alive',
    pattern:
      /ECONNRESET|\[Errno 104\]|Connection reset by peer|ServerDisconnectedError|socket hang up|other side closed/i,
    cause: 'the server closed connections that the client was about to use again',
    blame: 'user',
    hint: 'its keep-alive is shorter than the client’s: set SGLANG_TIMEOUT_KEEP_ALIVE=900 in the recipe, or AIPERF_HTTP_KEEPALIVE_TIMEOUT=4; when the engine died, its own log has the cause',
    retriable: false,
  },
  {
    id: 'request-timeout',
    pattern: /\[Errno 110\]|ETIMEDOUT|Connection timed out/i,
    cause: 'connections to the engine timed out',
    blame: 'infra',
    hint: 'a burst may wait for minutes in the queue: AIPERF_HTTP_TCP_USER_TIMEOUT must be longer than that; else a firewall between client and engine',
    retriable: true,
  },
]
