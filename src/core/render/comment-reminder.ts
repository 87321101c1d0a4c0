/** The first-contribution reminder: what a pull request needs before a sweep, said once. */
import type { LabelTable } from '../gate/labels.ts'
import { chineseFold } from './fold.ts'
import { inlineCode } from './markdown.ts'

export type ReminderPolicy = 'first-time' | 'always' | 'never'

/** GitHub's words for people without a merged contribution here. */
const firstTimers = ['FIRST_TIME_CONTRIBUTOR', 'FIRST_TIMER', 'NONE']

/** `association` is `author_association` of the pull request. */
export const wantsReminder = (policy: ReminderPolicy, association: string): boolean =>
  policy === 'always' || (policy === 'first-time' && firstTimers.includes(association))

export interface ReminderInput {
  readonly table: LabelTable
  readonly changelogFile: string
  readonly fork: boolean
  /** The repository's own words in Markdown, below ours. */
  readonly addition?: string
}

export function renderReminder({ table, changelogFile, fork, addition }: ReminderInput): string {
  const primaries = table.labels.filter(
    ({ kind, replacedBy }) => kind === 'primary' && replacedBy === undefined,
  )
  const recommended = inlineCode(primaries[0]?.shownAs ?? '').markdown
  const file = inlineCode(changelogFile).markdown
  return [
    '### Before the sweep',
    [
      `- A change of points needs one new entry at the end of ${file}; entries that are there stay as they are. \`infx changed\` lists the keys it must name.`,
      `- Exactly one primary label starts a sweep, usually ${recommended}; somebody with write access sets it.`,
      ...(fork
        ? [
            '- This pull request comes from a fork: a maintainer reads the head commit and approves exactly it. Every push revokes that.',
          ]
        : []),
      '- `/help` lists the comment commands.',
    ].join('\n'),
    ...(addition === undefined ? [] : [addition]),
    chineseFold(
      [
        `- 若改动涉及测试点，请在 ${file} 末尾追加一条新记录，不要改动已有记录；\`infx changed\` 会列出应写的键。`,
        `- 恰好一个主标签会启动扫描，通常用 ${recommended}，由有写权限的人添加。`,
        ...(fork
          ? ['- 本 PR 来自 fork：维护者审阅并批准确切的提交后才会运行，每次推送都会使批准失效。']
          : []),
        '- `/help` 列出评论命令。',
      ].join('\n'),
    ),
    '',
  ].join('\n\n')
}
