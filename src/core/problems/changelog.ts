/** Problems of the performance changelog. Range 050-079. */
import { registerProblemKinds } from './catalogue.ts'

const userError = { blame: 'user', severity: 'error' } as const

export const changelogProblems = registerProblemKinds({
  INFX050: {
    ...userError,
    title: 'byte that the changelog may not hold',
    explain:
      'The changelog is plain UTF-8 with line feeds: no byte order mark, carriage return, tab, NUL or other ' +
      'control character, and no unusual blank in an indentation. Such bytes break later appends and merges.',
  },
  INFX051: {
    ...userError,
    title: 'no newline at the end of the changelog',
    explain:
      'Without a final newline the next appended entry would be glued to the last line. ' +
      'In the base this is only a warning, since the change at hand did not make it.',
  },
  INFX052: {
    ...userError,
    title: 'conflict marker in the changelog',
    explain:
      'A merge was committed with its conflict markers. Keep every entry of both sides: the entries of the base branch ' +
      'first, byte for byte, then the new ones. While the merge is open, `infx changelog merge` does that, and ' +
      '`infx changelog install --write` makes git do it by itself.',
  },
  INFX053: {
    ...userError,
    title: 'the changelog is not a list of entries',
    explain:
      'The file is a YAML list; each item is a mapping that starts with `- config-keys:` at the first column. ' +
      'One such line per entry lets people and tools find the entries without parsing.',
  },
  INFX054: {
    ...userError,
    title: 'changelog entry inside another entry',
    explain:
      'An entry was pasted into the middle of another one, so its configurations would never be swept. ' +
      'Move it to the end of the file, with `- config-keys:` at the first column.',
  },
  INFX055: {
    ...userError,
    title: 'unknown field of a changelog entry',
    explain:
      'The fields are config-keys, description, pr-link, scenario-type, evals-only, all-evals, append-only and ' +
      'eval-min-prefill-ep. A misspelt one would be ignored, and the sweep would be another than meant.',
  },
  INFX056: {
    ...userError,
    title: 'field of a changelog entry missing or of the wrong kind',
    explain:
      'config-keys and description are lists of at least one text, pr-link is the address of the pull request. ' +
      'scenario-type lists fixed-seq-len and agentic-coding, the flags are true or false, eval-min-prefill-ep is at least 1.',
  },
  INFX057: {
    ...userError,
    title: 'fields of a changelog entry contradict each other',
    explain:
      'append-only runs only new benchmark points and no evaluations, so no evaluation field goes with it.',
  },
  INFX058: {
    ...userError,
    title: 'blank lines around a new changelog entry',
    explain:
      'Exactly one empty line separates entries, and the file ends with exactly one newline. ' +
      'Then every append has the same form and merges stay mechanical.',
  },
  INFX060: {
    ...userError,
    title: 'history of the changelog changed',
    explain:
      'Entries that are in the base are history: what was swept stays on record. Only a wrong pr-link may be corrected. ' +
      'Restore the old entry and describe the new change in a new entry at the end.',
  },
  INFX061: {
    ...userError,
    title: 'history of the changelog reformatted',
    explain:
      'Lines of old entries differ only in blanks, quotes or comments. The meaning is the same, but every other open ' +
      'pull request would conflict. Restore the bytes of the base, for instance with `git checkout BASE -- FILE` ' +
      'before adding the entry again.',
  },
  INFX062: {
    ...userError,
    title: 'entry of the changelog removed',
    explain:
      'An entry of the base is not in the head any more, most often after a merge conflict was resolved by hand. ' +
      'Put it back where it was.',
  },
  INFX063: {
    ...userError,
    title: 'new entry is not at the end of the changelog',
    explain:
      'New entries go to the end of the file, behind every entry of the base, in the order they were made.',
  },
  INFX064: {
    ...userError,
    title: 'correction and addition in one change',
    explain:
      'Correcting an old pr-link sweeps nothing, adding an entry does. One pull request does one of them: split it.',
  },
  INFX065: {
    ...userError,
    title: 'entries of the changelog reordered',
    explain:
      'The order of the entries is the order in which changes were merged. Restore the order of the base.',
  },
  INFX066: {
    ...userError,
    title: 'placeholder instead of a pr-link',
    explain:
      'The pull request has a number now: paste its address. Before a pull request exists a placeholder ' +
      '(`…/pull/XXX`) is accepted with a warning.',
  },
  INFX067: {
    ...userError,
    title: 'pr-link of another pull request',
    explain: 'The link of a new entry is the address of the pull request that adds it, in this repository.',
  },
  INFX068: {
    ...userError,
    title: 'pr-link is not canonical',
    explain:
      'The canonical form is https://github.com/OWNER/REPOSITORY/pull/NUMBER: https, the right host, no tab name, no ' +
      'query and no fragment behind the number.',
  },
  INFX069: {
    blame: 'user',
    severity: 'notice',
    title: 'pr-link spelt differently',
    explain:
      'Owner and repository are compared without regard to case, and one slash at the end is allowed. ' +
      'The link is stored in its canonical form.',
  },
  INFX070: {
    blame: 'user',
    severity: 'notice',
    title: 'nothing new in the changelog',
    explain: 'Base and head hold the same entries, so the changelog asks for no sweep.',
  },
  INFX071: {
    blame: 'user',
    severity: 'notice',
    title: 'the changelog moved',
    explain:
      'The base keeps the changelog under another name, which is gone in the head. The two are compared as one file, ' +
      'so that moving it does not make every old entry a new one.',
  },
  INFX072: {
    ...userError,
    title: 'changelogs cannot be merged',
    explain:
      'A merge keeps the bytes of main and sets the new entries of the branch behind them. It is refused, and nothing ' +
      'is written, when a side cannot be read or when both sides corrected the link of the same entry differently. ' +
      'Mend that side, or resolve the conflict by hand.',
  },
  INFX073: {
    ...userError,
    title: 'changed configuration without a changelog entry',
    explain:
      'The change adds, removes or changes points of a configuration key that no new changelog entry names, or that it names for evaluations only, so they ' +
      'would never be measured and the published curve would show what no longer runs. Name the key in the entry, or ' +
      'take the change back. `infx changelog add --base REF` writes an entry for all changed keys.',
  },
  INFX074: {
    blame: 'user',
    severity: 'warning',
    title: 'changelog entry for an unchanged configuration',
    explain:
      'A new entry names a configuration key whose points are the same as in the base: they would be measured again. ' +
      'That is right for a deliberate repetition, and otherwise a wrong key or a wildcard that is too wide.',
  },
  INFX075: {
    ...userError,
    title: 'changelog fragment lost or changed on folding',
    explain:
      'Entries of a fragment in changelog.d/ move to the end of the changelog when they are folded in, whole and ' +
      'unchanged, and the fragment goes in the same commit. Use `infx changelog fold`.',
  },
  INFX076: {
    blame: 'user',
    severity: 'notice',
    title: 'the branch is behind its base',
    explain:
      'The base gained commits since the branch left it. The comparison is with the common ancestor, so nothing of them ' +
      'counts as a change of this branch, and the branch needs no update for the check. A conflict in the changelog is ' +
      'resolved by `infx changelog merge`.',
  },
  INFX077: {
    title: 'The keys have a new entry already',
    blame: 'user',
    severity: 'notice',
    explain:
      '`infx changelog add` writes no second entry for keys for which the change has one that asks for the same. Edit that ' +
      'entry to say more. Repeating the command is harmless: it ends with 0 and writes nothing.',
  },
})
