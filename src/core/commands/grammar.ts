/** The comment commands as data: `/help`, docs/labels.md and the parser read the same table. */

export interface CommandSpec {
  readonly name: 'sweep' | 'use' | 'rerun' | 'help'
  /** Older forms that mean the same. */
  readonly aliases: readonly string[]
  readonly argument: 'commit' | 'run' | 'none'
  readonly usage: string
  readonly meaning: string
  readonly meaningChinese: string
  /** `write` = admin, maintain or write. */
  readonly role: 'write' | 'anyone'
}

export const commandSpecs: readonly CommandSpec[] = [
  {
    name: 'sweep',
    aliases: [],
    argument: 'commit',
    usage: '/sweep [commit]',
    meaning:
      'Sweeps the head of this pull request with its labels. On a fork the full SHA of the commit that you have read is needed.',
    meaningChinese: '按当前标签对本 PR 的最新提交运行扫描；来自 fork 的 PR 必须写出已审阅提交的完整 SHA。',
    role: 'write',
  },
  {
    name: 'use',
    aliases: ['reuse-sweep-run', 'stage-results'],
    argument: 'run',
    usage: '/use [run id or address]',
    meaning: 'Pins a run, whose results will stand for the merge; without an id the newest complete one.',
    meaningChinese: '固定一次运行，合并时采用其结果；不写编号则取最新的完整运行。',
    role: 'write',
  },
  {
    name: 'rerun',
    aliases: [],
    argument: 'run',
    usage: '/rerun [run id or address]',
    meaning: 'Runs again only the points without a valid result, of that run or of the newest.',
    meaningChinese: '只重跑没有有效结果的测试点；不写编号则针对最新一次运行。',
    role: 'write',
  },
  {
    name: 'help',
    aliases: [],
    argument: 'none',
    usage: '/help',
    meaning: 'Lists the commands.',
    meaningChinese: '列出所有命令。',
    role: 'anyone',
  },
]

const byWord = new Map(
  commandSpecs.flatMap((spec) => [spec.name, ...spec.aliases].map((word) => [word, spec] as const)),
)

/** The command of a word, in any case. */
export const findCommand = (word: string): CommandSpec | undefined => byWord.get(word.toLowerCase())

export const commandWords: readonly string[] = [...byWord.keys()]
