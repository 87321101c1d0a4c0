/** What happens in a process's own container before it starts: preparations of the recipe, and waiting for what it needs. */
import type { EnginePlan, PlannedProcess, Preparation, StartCondition } from './engine-plan.ts'
import { concat, nodeAddress, text } from './text.ts'
import type { Text } from './text.ts'

const library = `say() { printf '%s\\n' "infx: $*" >&2; }
listening() { (exec 3<>"/dev/tcp/$1/$2") 2>/dev/null; }
healthy() {
  local line
  line=$( (exec 3<>"/dev/tcp/$1/$2" && printf 'GET %s HTTP/1.0\\r\\nHost: %s\\r\\n\\r\\n' "$3" "$1" >&3 && head -n 1 <&3) 2>/dev/null)
  case $line in *' 200'*) return 0 ;; esac
  return 1
}
await() {
  "$@" && return
  say "waits until $*"
  until "$@"; do sleep 0.5; done
}`

/** Ranks of one node share their container: the first prepares it, the others wait for its mark. One alone leaves none. */
const oncePerNode = `once() {
  [ -n "\${SLURM_LOCALID:-}" ] || { prepare; return; }
  local mark="/tmp/infx-prepared-\${SLURM_JOB_ID:-0}-\${SLURM_STEP_ID:-0}"
  if [ "$SLURM_LOCALID" = 0 ]; then prepare && : > "$mark"; return; fi
  until [ -e "$mark" ]; do sleep 0.5; done
}`

/**
 * The process's words, behind a shell where it has to wait or its container has to be prepared. The shell is replaced by
 * the process: signals and exit code are the process's own.
 */
export function startWords(
  { preparations }: Pick<EnginePlan, 'preparations'>,
  process: PlannedProcess,
): readonly Text[] {
  const steps = preparesContainer(process) ? preparations.map(preparationLines) : []
  const conditions = process.startsAfter ?? []
  if (steps.length === 0 && conditions.length === 0) return process.argv
  const script = concat(
    `${library}\n`,
    ...(steps.length === 0
      ? []
      : [
          `${oncePerNode}\nprepare() {\n${steps.map(eachOrFail).join('\n')}\n}\n`,
          `once || { say 'the container could not be prepared'; exit 1; }\n`,
        ]),
    ...conditions.map(conditionLine),
    'exec "$@"',
  )
  return ['bash', '-c', script, process.role, ...process.argv]
}

/** The shell's own `set -e` is without effect where somebody asks how the function ended. */
const eachOrFail = (lines: string): string => lines.replace(/$/gm, ' || return 1')

/** Services and nginx run in images of their own, or need nothing of the engine. */
const preparesContainer = ({ kind }: PlannedProcess): boolean =>
  kind === 'worker' || kind === 'router' || kind === 'frontend'

function conditionLine({ node, port, path }: StartCondition): Text {
  return path === undefined
    ? text`await listening ${nodeAddress(node)} ${port}\n`
    : text`await healthy ${nodeAddress(node)} ${port} ${path}\n`
}

const pip = 'python3 -m pip install --quiet --break-system-packages'

/** Relative scripts lie in /configs, as srt-slurm mounts them. */
function preparationLines(step: Preparation): string {
  if (step.kind === 'setup-script') {
    const path = step.path.startsWith('/') ? step.path : `/configs/${step.path}`
    return `  bash ${quoted(path)}`
  }
  const { source, value } = step
  const both = `${quoted(`ai-dynamo==${value}`)} ${quoted(`ai-dynamo-runtime==${value}`)}`
  switch (source) {
    case 'version':
      return `  ${pip} ${both}`
    case 'wheel':
      return `  ${pip} --pre ${both}`
    case 'hash':
      return [
        "  command -v cargo >/dev/null || { say 'Dynamo is built from source, and the image has no cargo'; return 1; }",
        '  local source; source=$(mktemp -d)',
        '  git clone --quiet https://github.com/ai-dynamo/dynamo "$source"',
        `  git -C "$source" checkout --quiet ${quoted(value)}`,
        `  ${pip} maturin`,
        '  (cd "$source/lib/bindings/python" && maturin build --release --out "$source/wheels")',
        `  ${pip} "$source"/wheels/*.whl`,
        `  ${pip} "$source"`,
      ].join('\n')
  }
}

const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`
