/** What a comment leads to: nothing, one refusal, or a command. Every command gets exactly one answer, talk gets none. */
import { type Actor, maySweep } from '../gate/facts.ts'
import type { CommentTrigger } from '../gate/trigger.ts'
import { chineseFold } from '../render/fold.ts'
import { escapeMarkdown, inlineCode, markdownTable, md } from '../render/markdown.ts'
import { clip } from '../render/text.ts'
import { commandSpecs } from './grammar.ts'
import { type Command, type CommandContext, parseComment, type Refusal } from './parse.ts'

export type CommentReading =
  | { readonly kind: 'ignore'; readonly because: string }
  | { readonly kind: 'refuse'; readonly refusals: readonly Refusal[] }
  /** `needsWrite`: ask GitHub for the author's role before anything else. */
  | {
      readonly kind: 'command'
      readonly command: Command
      readonly notes: readonly string[]
      readonly needsWrite: boolean
    }

/** Reads a comment event. Edited ones are ignored: whoever may edit may not be who is asked for. */
export function readComment(trigger: CommentTrigger, context: CommandContext): CommentReading {
  if (trigger.action !== 'created')
    return ignore(`the comment was ${trigger.action}; only new comments count`)
  if (trigger.authorIsBot) return ignore('the comment is of a bot')
  if (!trigger.onPullRequest) return ignore('commands belong on pull requests')
  const parsed = parseComment(trigger.body, context)
  switch (parsed.kind) {
    case 'none':
      return ignore('the comment holds no command')
    case 'refused':
      return { kind: 'refuse', refusals: parsed.refusals }
    case 'command': {
      const { command, notes } = parsed
      return { kind: 'command', command, notes, needsWrite: roleOf(command) === 'write' }
    }
  }
}

const ignore = (because: string): CommentReading => ({ kind: 'ignore', because })

const roleOf = ({ name }: Command) => commandSpecs.find((spec) => spec.name === name)?.role ?? 'write'

/** Whether this person may give this command, by the role that GitHub tells, never by the association word. */
export const mayCommand = (command: Command, actor: Actor): boolean =>
  roleOf(command) === 'anyone' || maySweep(actor)

/** GitHub's reaction on the comment itself: seen and taken on, or not understood. */
export const reactionOf = { accepted: 'eyes', refused: 'confused' } as const

const shownCharacters = 200

/** The answer to a comment whose command was not understood. */
export const refusalReply = (refusals: readonly Refusal[]): string =>
  [
    ...refusals.map(
      ({ line, why, hint }) =>
        `${inlineCode(clip(line, shownCharacters)).markdown} → ${escapeMarkdown(clip(why, shownCharacters))}. Hint: ${escapeMarkdown(hint)}.`,
    ),
    'Nothing was changed. `/help` lists the commands.',
    chineseFold(
      '命令未被执行，没有任何改动。命令须独占一行，使用半角字符，编号与命令在同一行。`/help` 列出所有命令。',
    ),
  ].join('\n\n')

/** The answer to somebody who may not give the command. */
export const notAllowedReply = (command: Command, actor: Actor): string =>
  [
    `\`/${command.name}\` needs the role write, maintain or admin in this repository; ${inlineCode(actor.login).markdown} has ${actor.role}. Nothing was changed.`,
    chineseFold(`\`/${command.name}\` 需要本仓库的 write、maintain 或 admin 权限。没有任何改动。`),
  ].join('\n\n')

/** The answer to a command that was taken on; `done` says in Markdown of ours what happens now. */
export const acceptedReply = (done: string, doneChinese: string, notes: readonly string[]): string =>
  [done, ...notes.map((note) => `Note: ${escapeMarkdown(note)}.`), chineseFold(doneChinese)].join('\n\n')

/** The answer to `/help`. */
export function helpReply(): string {
  const table = (title: string, meaning: (spec: (typeof commandSpecs)[number]) => string): string =>
    markdownTable(
      [
        { title, align: 'left' },
        { title: '', align: 'left' },
      ],
      commandSpecs.map((spec) => [inlineCode(spec.usage), md(meaning(spec))]),
    )
  const older = commandSpecs.flatMap(({ name, aliases }) =>
    aliases.map((alias) => `\`/${alias}\` = \`/${name}\``),
  )
  return [
    table('command', ({ meaning, role }) => `${meaning}${role === 'write' ? ' Needs write access.' : ''}`),
    'A command stands alone on its line, its number on the same line; upper case is fine. Quotes, code and edited comments are not read, ' +
      'and a line right after a quoted one still belongs to the quote: leave a blank line.',
    `Older forms: ${older.join(', ')}.`,
    chineseFold(
      `${table('命令', ({ meaningChinese }) => meaningChinese)}\n\n命令须独占一行，编号写在同一行；引用、代码块和编辑过的评论不会被读取，引用之后须空一行。`,
    ),
  ].join('\n\n')
}
