/** docs/labels.md, made from the tables that decide: labels, rules, commands, concurrency. */
import { commandSpecs } from '../commands/grammar.ts'
import { inlineCode, markdownTable, md } from '../render/markdown.ts'
import { concurrencyGroup } from './concurrency.ts'
import { defaultLabelTable, plainEffects, type SweepEffects, type SweepLabel, sweepLabels } from './labels.ts'
import { refuseRules, skipRules } from './rules.ts'

const left = (title: string) => ({ title, align: 'left' }) as const

/** The whole file. */
export function renderLabelsDocument(): string {
  const { group, cancelInProgress, because } = concurrencyGroup(defaultLabelTable)
  return [
    '# Labels, events and comment commands',
    '<!-- Generated from src/core/gate/ and src/core/commands/ by scripts/gen-docs.mjs. -->',
    'A sweep of a pull request starts when it carries **exactly one primary label**. Modifiers change it and start nothing. ' +
      'Names are compared whole and without regard to case, and read from GitHub when the gate runs: a re-run sees the labels of now.',
    '## Labels',
    labelTable('primary'),
    labelTable('modifier'),
    'An organisation may use other names: `labels-map` in infx.config.yaml maps a name of this table to one name, or to a list of which the first is shown. ' +
      'A renamed label is no longer known by its old name, and the workflow must list the new names twice: in its concurrency group, and in the `if` of its job `sweep`, which asks the same.',
    '## What the gate decides',
    'For a pull request these rules are asked in order, and the first that applies skips the sweep without an error:',
    [
      'the action or the label of the event is none of ours (a running sweep goes on)',
      'sweeps are switched off',
      ...skipRules.map(({ when }) => when),
    ]
      .map((when, index) => `${index + 1}. ${when}`)
      .join('\n'),
    'Where the pull request could be merged like that (' +
      skipRules.flatMap(({ standing }, index) => (standing ? [`rule ${index + 3}`] : [])).join(' and ') +
      '), the required check is not simply green: the change is planned, nothing runs, and the check is green only when every point has a valid result of an earlier run of the pull request, or there is no point. ' +
      'So taking a label away, or a word in a commit message, turns nothing green that was not measured.',
    'Then all of these are asked, and every one that applies is told; one is enough to refuse:',
    refuseRules.map(({ when }) => `- ${when}`).join('\n'),
    'Otherwise it runs. Other events:',
    markdownTable(
      [left('event'), left('decision')],
      otherEvents.map(([event, decision]) => [event, md(decision)]),
    ),
    '## Comment commands',
    markdownTable(
      [left('command'), left('older forms'), left('who'), left('what it does')],
      commandSpecs.map(({ usage, aliases, role, meaning }) => [
        inlineCode(usage),
        md(aliases.map((alias) => `\`/${alias}\``).join(' ')),
        role === 'write' ? 'write, maintain, admin' : 'anyone',
        md(meaning),
      ]),
    ),
    'A command stands alone on its line in a new comment of a person, in any case, its argument on the same line. Not read: quotes (a line right after a quoted one ' +
      'belongs to the quote; leave a blank line), code, HTML comments, what is struck out, edited comments, comments of bots. Answered with a hint and not executed: full-width characters, ' +
      'text glued to the number, words behind it, a `#` before it, ids that are not plain digits, runs of other repositories, two different commands in one comment.',
    'The answer to `/use` is the pin: one comment, replaced by the next `/use`. It is refused unless the run is of the sweep workflow and of this pull request, was started with no label that blocks reuse, and has a valid result of every planned point, its artifact still there. ' +
      'Without an id the newest run that ended green and can be pinned is taken; where there is none, the answer says why of each ([review](review.md#pinning-a-run-use)). ' +
      'The push that merges looks for it by author and marker, asks for the role of whoever gave it again, and judges every result anew: then those rows are ingested and nothing is measured. ' +
      'A pin that does not hold, or does not cover the merge, fails the check with what to do, and runs nothing. A push to the pull request takes over what it does not change. Results of `agentx-fast` are never taken over.',
    '## Concurrency',
    `\`\`\`yaml\nconcurrency:\n  group: ${group}\n  cancel-in-progress: ${cancelInProgress}\n\`\`\``,
    'GitHub claims a group before it looks at any `if`, so the group itself must tell which events matter.',
    because.map((reason) => `- ${reason}`).join('\n'),
    'The group cannot see the message of the head commit: a push with `[skip-sweep]` still cancels the sweep of the commit before it.',
    '',
  ].join('\n\n')
}

const otherEvents = [
  [
    'push to the default branch',
    'runs, whatever its message says; refused after a forced push, or when there is no commit before it',
  ],
  ['push elsewhere', 'skipped'],
  [
    'dispatch',
    'runs for someone with the role write or above; labels may be pretended and must be spelt right; a pull request of a fork needs `approve-head`, the full SHA of its head now',
  ],
  ['schedule', 'runs without labels'],
  ['comment', 'starts commands only'],
] as const

function labelTable(kind: SweepLabel['kind']): string {
  const replaced = (name: string | undefined) => (name === undefined ? '' : ` Outdated: use \`${name}\`.`)
  return markdownTable(
    [left(kind), left('changes'), left('excludes'), left('meaning'), left('含义')],
    sweepLabels
      .filter((label) => label.kind === kind)
      .map(({ name, effects, excludes, replacedBy, meaning, meaningChinese }) => [
        inlineCode(name),
        md(changed(effects)),
        md(excludes.map((other) => `\`${other}\``).join(' ')),
        md(`${meaning}${replaced(replacedBy)}`),
        md(meaningChinese),
      ]),
  )
}

const effectWords: Readonly<Record<keyof SweepEffects, string>> = {
  trim: 'lowest conc only',
  allEvals: 'all evals',
  evalsOnly: 'evals only',
  fast: 'short agentic points',
  skipCanary: 'no canary',
  failFast: 'fail-fast',
  reusable: 'not reusable',
}

const changed = (effects: Partial<SweepEffects>): string =>
  (Object.keys(effectWords) as (keyof SweepEffects)[])
    .filter((name) => (effects[name] ?? plainEffects[name]) !== plainEffects[name])
    .map((name) => effectWords[name])
    .join(', ') || '—'
