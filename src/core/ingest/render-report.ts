/** The ingest report as Markdown (pull-request comment, step summary) and as terminal text. */
import { formatProblem } from '../problem.ts'
import { escapeMarkdown, inlineCode, markdownTable } from '../render/markdown.ts'
import { formatCount } from '../render/numbers.ts'
import { clip, oneLine } from '../render/text.ts'
import { ingestCategories, ingestOutcomes, unaccounted } from './report.ts'
import type { CategoryCounts, IngestReport } from './report.ts'

/** Reasons named in a comment; all of them are in ingest.json. */
const maxReasons = 12

export function renderIngestReport(report: IngestReport): string {
  const { target } = report
  return [
    `### Ingest report — ${headline(report)}`,
    '',
    links(report),
    '',
    markdownTable(
      ['', ...ingestOutcomes].map((title, index) => ({ title, align: index === 0 ? 'left' : 'right' })),
      ingestCategories.map((category) => [
        category,
        ...ingestOutcomes.map((outcome) => formatCount(report.categories[category][outcome])),
      ]),
    ),
    '',
    ...ingestCategories.map((category) => `${category}: ${sentence(report.categories[category])}  `),
    '',
    ...reasonLines(report),
    ...unmappedLines(report),
    ...problemLines(report),
    `<sub>${counterLine(report)}</sub>`,
    '',
    'Counts cover only this run. Rows: benchmark_results, eval_results, agentic rows linked to a trace, ' +
      'GPU telemetry series. This comment is updated when the ingest runs again.',
    '',
    '<details><summary>中文</summary>',
    '',
    `### 入库报告 — ${chineseHeadline(report)}`,
    '',
    `目标数据库：${escapeMarkdown(target.name)}。表中数字只统计本次运行；各行单位依次为 benchmark_results 行、eval_results 行、` +
      '已关联 trace 的 agentic 行、GPU 遥测序列。列依次为：新增、重复、跳过、未识别、失败。重新入库时本评论原地更新。',
    '',
    '</details>',
    '',
  ].join('\n')
}

/** Plain text, ends with a line break. */
export function renderIngestText(report: IngestReport): string {
  const columns = ['', 'read', ...ingestOutcomes]
  const rows = ingestCategories.map((category) => {
    const counts = report.categories[category]
    return [category, counts.raw, ...ingestOutcomes.map((outcome) => counts[outcome])].map(String)
  })
  const table = [columns, ...rows].map((row) =>
    row.map((cell, index) => (index === 0 ? cell.padEnd(10) : cell.padStart(10))).join(''),
  )
  const reasons = ingestCategories.flatMap((category) =>
    report.categories[category].reasons.map(
      ({ outcome, reason, count, examples }) =>
        `  ${category} ${outcome} ${count}: ${oneLine(reason)}  (${examples.slice(0, 2).map(oneLine).join(', ')})`,
    ),
  )
  return [
    `ingest ${plainHeadline(report)}  (${report.target.description})`,
    ...table.map((line) => `  ${line.trimEnd()}`),
    ...reasons,
    ...report.problems.map((found) => formatProblem(found)),
    '',
  ].join('\n')
}

function headline(report: IngestReport): string {
  const name = escapeMarkdown(report.target.name)
  switch (report.conclusion) {
    case 'success':
      return `✅ in ${name}`
    case 'incomplete':
      return `⚠️ in ${name}, but not every row`
    case 'failed':
      return `❌ not complete in ${name}`
  }
}

function chineseHeadline(report: IngestReport): string {
  const name = escapeMarkdown(report.target.name)
  switch (report.conclusion) {
    case 'success':
      return `✅ 结果已写入 ${name}`
    case 'incomplete':
      return `⚠️ 结果已写入 ${name}，但有行未写入`
    case 'failed':
      return `❌ 写入 ${name} 未完成`
  }
}

const plainHeadline = (report: IngestReport): string =>
  report.conclusion === 'success' ? 'complete' : report.conclusion === 'incomplete' ? 'INCOMPLETE' : 'FAILED'

function links({ run }: IngestReport): string {
  const named =
    run.htmlUrl && /^https:\/\/[\w.-]+\/[\w./-]+$/.test(run.htmlUrl)
      ? `[run ${run.runId}](${run.htmlUrl})`
      : `run ${run.runId}`
  const head = run.headSha ? ` · ${escapeMarkdown(run.headSha.slice(0, 7))}` : ''
  return `${escapeMarkdown(run.name)} · ${named} · attempt ${run.attempt}${head}`
}

/** `16 read = 8 new + 0 duplicate + 8 skipped + 0 unmapped + 0 failed ✓` */
function sentence(counts: CategoryCounts): string {
  const sum = ingestOutcomes.map((outcome) => `${formatCount(counts[outcome])} ${outcome}`).join(' + ')
  const open = unaccounted(counts)
  const verdict = open === 0 ? '✓' : open > 0 ? `✗ ${open} unaccounted` : `✗ ${-open} counted twice`
  return `${formatCount(counts.raw)} read = ${sum} ${verdict}`
}

function reasonLines(report: IngestReport): readonly string[] {
  const all = ingestCategories.flatMap((category) =>
    report.categories[category].reasons.map((reason) => ({ category, ...reason })),
  )
  if (all.length === 0) return []
  const shown = all
    .slice(0, maxReasons)
    .map(
      ({ category, outcome, reason, count, examples }) =>
        `- ${category} ${outcome} ${formatCount(count)}: ${escapeMarkdown(clip(oneLine(reason), 300))} — ` +
        inlineCode(clip(oneLine(examples[0] ?? ''), 200)).markdown +
        (count > 1 ? ` and ${formatCount(count - 1)} more` : ''),
    )
  const more = all.length > maxReasons ? [`- and ${all.length - maxReasons} more reasons in ingest.json`] : []
  return [...shown, ...more, '']
}

function unmappedLines({ unmapped }: IngestReport): readonly string[] {
  const lines = (['model', 'hardware', 'precision', 'metricKeys'] as const)
    .filter((kind) => unmapped[kind].length > 0)
    .map(
      (kind) =>
        `Not in the tables, ${kind === 'metricKeys' ? 'metric' : kind}: ` +
        unmapped[kind]
          .slice(0, 20)
          .map((name) => inlineCode(clip(oneLine(name), 80)).markdown)
          .join(', ') +
        (unmapped[kind].length > 20 ? ` and ${unmapped[kind].length - 20} more` : '') +
        (kind === 'precision' || kind === 'metricKeys' ? ' (stored all the same)' : ' (rows not stored)'),
    )
  return lines.length === 0 ? [] : [...lines, '']
}

function problemLines(report: IngestReport): readonly string[] {
  if (report.problems.length === 0) return []
  return [
    ...report.problems
      .slice(0, maxReasons)
      .map(
        (found) =>
          `- ${found.severity} ${found.code} (${found.blame}): ${escapeMarkdown(clip(oneLine(found.message), 400))}` +
          (found.hint ? ` → ${escapeMarkdown(clip(oneLine(found.hint), 300))}` : ''),
      ),
    ...(report.problems.length > maxReasons
      ? [`- and ${report.problems.length - maxReasons} more in ingest.json`]
      : []),
    '',
  ]
}

const counterLine = ({ counters }: IngestReport): string =>
  Object.entries<number>({ ...counters })
    .map(([name, count]) => `${name} ${formatCount(count)}`)
    .join(', ')
