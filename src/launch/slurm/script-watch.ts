/** The part of the job script that is the same for every point: start in the background, watch, end together. */
import { jobFileNames } from './job-files.ts'

const { ended, stop } = jobFileNames

/** Time between SIGTERM and force, in half seconds: shorter than the watcher's own patience. */
const graceHalfSeconds = 6

const start = `pids=() roles=() asked=
trap 'asked=1' TERM INT
launch() { # launch ROLE LOG COMMAND…
  local role=$1 log=$2
  shift 2
  "$@" >> "$log" 2>&1 < /dev/null &
  pids+=("$!") roles+=("$role")
}`

/**
 * The first process that ends, ends the job: its GPUs would wait for nothing. SIGTERM goes to the tasks through the
 * scheduler; srun itself takes one as an order to kill its tasks, which it keeps trying while the scheduler is away.
 */
const loop = `first_ended() {
  local one
  for one in "\${!pids[@]}"; do
    kill -0 "\${pids[one]}" 2>/dev/null && continue
    wait "\${pids[one]}"
    code=$?
    echo "\${roles[one]} $code" > "$dir/${ended}.part"
    mv "$dir/${ended}.part" "$dir/${ended}"
    return 0
  done
  return 1
}
code=0
until first_ended || [ -n "$asked" ] || [ -e "$dir/${stop}" ]; do
  sleep 0.5 &
  wait "$!"
done

living() { local pid; for pid in "\${pids[@]}"; do kill -0 "$pid" 2>/dev/null && return 0; done; return 1; }
pause() { sleep 0.5 & wait "$!"; }
timeout 2 scancel --signal=TERM "$SLURM_JOB_ID" &
for ((tries = 0; tries < ${graceHalfSeconds}; tries++)); do living || break; pause; done
for pid in "\${pids[@]}"; do kill "$pid" 2>/dev/null; done
wait "\${pids[@]}"
exit "$code"`

export const watchLines = { start, loop } as const
