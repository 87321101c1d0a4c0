import { expect, it } from 'vitest'
import { plannedOfRequest, readRequest } from '../../src/github/request-input.ts'

const request = {
  run: true,
  head: 'a'.repeat(40),
  base: 'origin/main',
  keys: '',
  points: 'conc=4',
  labels: 'full-sweep-enabled',
  'pull-request': '7',
  'resume-run': '',
  'failed-of-run': '',
  'pushed-from': '',
}

it('hands what the plan is made from, without what is empty', () => {
  expect(plannedOfRequest(JSON.stringify(request))).toEqual({
    base: 'origin/main',
    head: request.head,
    points: 'conc=4',
    labels: 'full-sweep-enabled',
    'pull-request': '7',
  })
  expect(plannedOfRequest('')).toEqual({})
})

it('refuses what the gate did not put out', () => {
  for (const text of ['{', '[]', JSON.stringify({ ...request, labels: undefined })])
    expect(() => readRequest(text)).toThrow('INFX300')
})
