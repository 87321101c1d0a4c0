/** Writes values as YAML that `loadYaml` reads back as the same values, without a warning. */
import { dump } from 'js-yaml'

/** One document, ending with a newline; keys in the order of the value, no anchors, no line folding. */
export const dumpYaml = (value: unknown): string => dump(value, { noRefs: true, lineWidth: -1 })
