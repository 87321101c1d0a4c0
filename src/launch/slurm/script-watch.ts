/** The part of the job script that is the same for every point: start in the background, watch, end together. */
import { jobFileNames } from './job-files.ts'

const { ended, stop, finished } = jobFileNames

/** Seconds between SIGTERM and force, in half seconds: shorter than the watcher's own patience. */
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
 * The first process that ends, ends the job: its GPUs would wait for nothing. `kill` reaches the tasks through srun,
 * without the scheduler.
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
signal_all() { local pid; for pid in "\${pids[@]}"; do kill "-$1" "$pid" 2>/dev/null; done; }
pause() { sleep 0.5 & wait "$!"; }
signal_all TERM
for ((tries = 0; tries < ${graceHalfSeconds}; tries++)); do living || break; pause; done
# Two interrupts within a second make srun kill its tasks.
if living; then signal_all INT; signal_all INT; fi
for ((tries = 0; tries < 4; tries++)); do living || break; pause; done
living || touch "$dir/${finished}"
exit "$code"`

export const watchLines = { start, loop } as const
