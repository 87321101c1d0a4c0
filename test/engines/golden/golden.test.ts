/** What points of every shape start, as the shell text that `infx recipe command` prints. */
import { describe, expect, test } from 'vitest'
import { usualPlanOptions } from '../../../src/engines/command/engine-plan.ts'
import { planEngine } from '../../../src/engines/command/plan-engine.ts'
import { shellText } from '../../../src/engines/command/shell.ts'
import { goldenPoints } from './recipes.ts'

describe('commands of', () => {
  test.each(Object.entries(goldenPoints))('%s', async (name, point) => {
    const { plan, problems } = planEngine(point, usualPlanOptions)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    if (!plan) throw new Error('no plan')
    const { health, endpoint, metrics, preparations, nodes, source } = plan
    const facts = [
      `# ${plan.engine} · ${source} · ${nodes} nodes · serves ${plan.servedModel}`,
      `# endpoint node ${endpoint.node}:${endpoint.port}${health.path} ${JSON.stringify(health.expect)} within ${health.timeoutSeconds} s, every ${health.intervalMs} ms`,
      ...preparations.map((step) => `# first ${JSON.stringify(step)}`),
      ...metrics.map(({ role, node, port, path }) => `# metrics ${role} node ${node}:${port}${path}`),
      ...problems.map(({ code, message }) => `# ${code} ${message}`),
    ]
    await expect(
      `${facts.join('\n')}\n\n${shellText(plan, { form: 'bare', model: point.model })}`,
    ).toMatchFileSnapshot(`./${name}.txt`)
  })

  test('docker form', async () => {
    const point = goldenPoints['dynamo-vllm-agg-eagle3-mooncake']
    const { plan } = point ? planEngine(point, usualPlanOptions) : {}
    if (!plan) throw new Error('no plan')
    await expect(shellText(plan, { form: 'docker', model: 'toy/Toy-Large' })).toMatchFileSnapshot(
      './docker-form.txt',
    )
  })
})
