/** The sentences of the summary in English and 中文. A message that lacks one language does not compile. */
import type { LossOwner, SweepAnswer } from './answer.ts'
import { formatCount, formatPlural } from './numbers.ts'

export interface Messages {
  readonly sweep: (name: string) => string
  readonly pointsValid: (valid: number, expected: number) => string
  readonly evalsPass: (passed: number, expected: number) => string
  readonly noEvals: string
  readonly attempt: (attempt: number) => string
  readonly simulated: string
  readonly interrupted: string
  /** `others`: points besides it. */
  readonly canaryFailed: (because: string, others: number) => string
  /** Over E2EL and total throughput per GPU, unlike the lines of the charts. */
  readonly frontier: (p90: number, points: number, p75: number) => string
  /** What the lines of the charts join, which is not the frontier of the table. */
  readonly chartLines: string
  readonly lost: (count: number, owner: LossOwner) => string
  readonly nothingLost: string
  readonly notInThisRun: string
  readonly more: (count: number) => string
  /** Of the whole call, planning, ingest and report included. */
  readonly took: (duration: string) => string
}

const lostTo: Readonly<Record<LossOwner, string>> = {
  user: 'lost to the configuration',
  infra: 'lost to infrastructure',
  product: 'lost to the engine or infx',
  unknown: 'lost without a known cause',
  'not-run': 'not run',
}

export const english: Messages = {
  sweep: (name) => `Sweep ${name}`,
  pointsValid: (valid, expected) =>
    `${formatCount(valid)} of ${formatPlural(expected, 'benchmark point')} valid`,
  evalsPass: (passed, expected) =>
    `${formatCount(passed)} of ${formatPlural(expected, 'eval')} ${passed === 1 ? 'passes' : 'pass'}`,
  noEvals: 'no evals',
  attempt: (attempt) => `attempt ${attempt}`,
  simulated:
    'Simulated hardware: these numbers come from a latency model, not from GPUs. Never publish them as measurements.',
  interrupted: 'The sweep was interrupted; what is missing below never ran to its end.',
  canaryFailed: (because, others) =>
    others === 0
      ? `The only point failed: ${because}`
      : `The canary failed, so the other points were not started: ${because}`,
  frontier: (p90, points, p75) =>
    `on the E2EL frontier: ${p90} of ${formatPlural(points, 'point')} at P90 (${p75} at P75)`,
  chartLines:
    'Each line joins the points that no other point of the curve beats on the two axes drawn; ● in the table is the frontier over P90 E2EL.',
  lost: (count, owner) => `${formatCount(count)} ${lostTo[owner]}`,
  nothingLost: 'Every expected point has a result.',
  notInThisRun: 'Not in this run',
  more: (count) => `and ${formatCount(count)} more`,
  took: (duration) => `whole call ${duration}`,
}

const lostToChinese: Readonly<Record<LossOwner, string>> = {
  user: '因配置问题丢失',
  infra: '因基础设施问题丢失',
  product: '因推理引擎或 infx 的问题丢失',
  unknown: '丢失，原因不明',
  'not-run': '未运行',
}

export const chinese: Messages = {
  sweep: (name) => `扫描 ${name}`,
  pointsValid: (valid, expected) => `${formatCount(expected)} 个基准测试点中 ${formatCount(valid)} 个有效`,
  evalsPass: (passed, expected) => `${formatCount(expected)} 项精度评测中 ${formatCount(passed)} 项通过`,
  noEvals: '没有精度评测',
  attempt: (attempt) => `第 ${attempt} 次尝试`,
  simulated: '模拟硬件：这些数字来自延迟模型，并非在 GPU 上实测，切勿作为测量结果发布。',
  interrupted: '本次扫描被中断；下面缺失的测试点没有运行完。',
  canaryFailed: (because, others) =>
    others === 0 ? `唯一的测试点失败：${because}` : `金丝雀测试点失败，因此其余测试点没有启动：${because}`,
  frontier: (p90, points, p75) => `端到端延迟（E2EL）前沿：P90 ${p90}/${points} 个点（P75 为 ${p75} 个）`,
  chartLines: '图中每条线连接在所示两轴上不被同一曲线其他点超越的点；表中的 ● 表示位于 P90 E2EL 前沿。',
  lost: (count, owner) => `${formatCount(count)} 个${lostToChinese[owner]}`,
  nothingLost: '所有预期的测试点都有结果。',
  notInThisRun: '本次运行中缺失',
  more: (count) => `还有 ${formatCount(count)} 项`,
  took: (duration) => `整个命令用时 ${duration}`,
}

/** `1 lost to infrastructure`, one part per owner. */
export function lossesByBlame(answer: SweepAnswer, messages: Messages): readonly string[] {
  return (['user', 'infra', 'product', 'unknown', 'not-run'] as const).flatMap((owner) => {
    const count = answer.losses.filter((loss) => loss.blame === owner).length
    return count > 0 ? [messages.lost(count, owner)] : []
  })
}

/** Whose a failure is, in one word. */
export const blameWord = {
  user: 'configuration',
  infra: 'infrastructure',
  product: 'engine or infx',
  unknown: 'unknown',
  'not-run': 'not run',
} as const satisfies Readonly<Record<LossOwner, string>>
