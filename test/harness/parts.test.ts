import { describe, expect, it } from 'vitest'
import { isReadOnlyVariable, parseCommandFile, refusedVariable } from './command-files.ts'
import { callInputs, checkCall, dispatchInputs } from './call-inputs.ts'
import { evaluate, isTruthy, textOf } from './expressions.ts'
import type { Scope } from './expressions.ts'
import { globToRegExp } from './filter-pattern.ts'
import { maxJobOutputBytes, mergeLegOutputs, publishOutputs } from './job-outputs.ts'
import { permissionsOf, requireWithin } from './permissions.ts'
import { shellCommand } from './shell.ts'
import { CommandReader, hideMasked } from './workflow-commands.ts'

const scope: Scope = {
  contexts: {
    github: { event: { label: { name: 'Sweep' } } },
    needs: { plan: { outputs: { rows: '[1,2]' } } },
  },
  status: { success: false, failure: true, cancelled: false },
}

describe('expressions', () => {
  it.each([
    ["github.event.label.name == 'sweep'", true],
    ['github.event.nothing.at.all', null],
    ['fromJson(needs.plan.outputs.rows)[1]', 2],
    ["startsWith(github.event.label.name, 'SW')", true],
    ["case(false, 'a', true, 'b', 'c')", 'b'],
    ['failure() && !cancelled()', true],
    ['always()', true],
    ["format('''{0}'' and ''{{x}}''', 1)", "'1' and '{x}'"],
    ["contains(fromJson('[\"a\"]'), 'a')", true],
  ])('%s is %j', (source, value) => {
    expect(evaluate(source, scope)).toEqual(value)
  })

  it('judge truth as GitHub does: "false" is true', () => {
    expect(isTruthy("'false'", scope)).toBe(true)
    expect(isTruthy("''", scope)).toBe(false)
    expect(isTruthy('0', scope)).toBe(false)
  })

  it('fail on text that is no JSON', () => {
    expect(() => evaluate("fromJson('')", scope)).toThrow(/fromJson\(''\)/)
  })

  it('do not become text where they are lists', () => {
    expect(() => textOf([1], 'with.x')).toThrow('with.x: A sequence was not expected')
    expect(textOf(1.5, 'x')).toBe('1.5')
    expect(textOf(true, 'x')).toBe('true')
  })
})

describe('command files', () => {
  it('hold lines and blocks', () => {
    expect(parseCommandFile('a=1\nb<<END\nx=y\n\nz\nEND\nc=\n')).toEqual({ a: '1', b: 'x=y\n\nz', c: '' })
  })

  it('are refused when a block never ends or a line is none', () => {
    expect(() => parseCommandFile('b<<END\nx\n')).toThrow("Matching delimiter not found 'END'")
    expect(() => parseCommandFile('nothing\n')).toThrow("Invalid format 'nothing'")
  })

  it('may not set NODE_OPTIONS, nor what is GitHub’s', () => {
    expect(refusedVariable('NODE_OPTIONS')).toMatch(/NODE_OPTIONS/)
    expect([isReadOnlyVariable('GITHUB_SHA'), isReadOnlyVariable('CI')]).toEqual([true, false])
  })
})

describe('workflow commands', () => {
  it('annotate with title, file and line, and decode', () => {
    const reader = new CommandReader()
    reader.take('::error file=a%2Cb.yaml,line=3,title=Bad%3A key::one%0Atwo 100%25')
    expect(reader.annotations).toEqual([
      { level: 'error', message: 'one\ntwo 100%', title: 'Bad: key', file: 'a,b.yaml', line: 3 },
    ])
  })

  it('drop the eleventh of a level', () => {
    const reader = new CommandReader()
    for (let index = 0; index < 12; index++) reader.take(`::warning::${index}`)
    reader.take('::error::still')
    expect([reader.annotations.length, reader.dropped]).toEqual([11, 2])
  })

  it('do nothing between stop-commands and its token', () => {
    const reader = new CommandReader()
    const shown = ['::stop-commands::t0k', '::error::from the engine', '::t0k::', '::add-mask::hush'].map(
      (line) => reader.take(line),
    )
    expect(reader.annotations).toEqual([])
    expect(reader.masks).toEqual(['hush'])
    expect(shown[1]).toBe('::error::from the engine')
    expect(hideMasked('hush now', reader.masks)).toBe('*** now')
  })
})

describe('job outputs', () => {
  it('that hold a masked text vanish with a warning, empty ones without', () => {
    const { outputs, warnings } = publishOutputs(
      { rows: '[{"runner":"h200-1"}]', go: 'true', none: '' },
      new Set(['h200']),
    )
    expect(outputs).toEqual({ go: 'true' })
    expect(warnings).toEqual(["Skip output 'rows' since it may contain secret."])
  })

  it('count as UTF-16', () => {
    const half = maxJobOutputBytes / 2
    expect(publishOutputs({ rows: 'x'.repeat(half - 4) }, new Set()).error).toBeUndefined()
    expect(publishOutputs({ rows: 'x'.repeat(half - 3) }, new Set()).error).toMatch(/UTF-16/)
  })

  it('of a matrix are those of the leg that ended last and said something', () => {
    expect(
      mergeLegOutputs([
        { a: '1', b: '1' },
        { a: '2', b: '' },
      ]),
    ).toEqual({ a: '2', b: '1' })
  })
})

describe('inputs of called and dispatched workflows', () => {
  const callee = {
    on: {
      workflow_call: {
        inputs: { point: { type: 'string', required: true }, n: { type: 'number', default: 3 } },
        secrets: { key: { required: true } },
      },
    },
  }

  it('are checked before anything runs', () => {
    expect(checkCall(callee, { pont: 'x' }, undefined)).toEqual([
      'Invalid input, pont is not defined in the referenced workflow.',
      'Input point is required, but not provided while calling.',
      'Secret key is required, but not provided while calling.',
    ])
    expect(checkCall(callee, { point: 'x' }, 'inherit')).toEqual([])
    expect(checkCall(callee, { point: 'x' }, { key: 'k', other: 'o' })).toEqual([
      'Invalid secret, other is not defined in the referenced workflow.',
    ])
  })

  it('are typed', () => {
    const definitions = {
      point: { type: 'string' },
      n: { type: 'number', default: 3 },
      b: { type: 'boolean' },
    }
    expect(callInputs(definitions, { point: 'p' })).toEqual({ point: 'p', n: 3, b: false })
    expect(() => callInputs(definitions, { n: '3' })).toThrow(/Input n: expected number/)
  })

  it('of a dispatch come as text and become what they are declared', () => {
    const definitions = {
      dry: { type: 'boolean', default: true },
      mode: { type: 'choice', options: ['a', 'b'] },
      keys: { required: true },
    }
    expect(dispatchInputs(definitions, { dry: 'false', mode: 'b', keys: 'x' })).toEqual({
      dry: false,
      mode: 'b',
      keys: 'x',
    })
    expect(() => dispatchInputs(definitions, { mode: 'c', keys: 'x' })).toThrow(/not in the list/)
    expect(() => dispatchInputs(definitions, { mode: 'a' })).toThrow(/Required input 'keys'/)
    expect(() => dispatchInputs(definitions, { keyz: 'x' })).toThrow(/Unexpected inputs/)
  })
})

describe('permissions', () => {
  it('default to what is inherited; naming some takes away the others', () => {
    expect(permissionsOf(undefined, { contents: 'read' })).toEqual({ contents: 'read' })
    expect(permissionsOf({ issues: 'write', contents: 'none' }, { contents: 'read' })).toEqual({
      issues: 'write',
    })
    expect(permissionsOf({}, { contents: 'read' })).toEqual({})
  })

  it('of a called job cannot be more than its caller’s', () => {
    expect(() => requireWithin('report', { issues: 'write' }, { issues: 'read' })).toThrow(
      "The nested job 'report' is requesting 'issues: write', but is only allowed 'issues: read'.",
    )
    expect(() => requireWithin('report', { issues: 'read' }, { issues: 'write' })).not.toThrow()
  })
})

describe('filter patterns', () => {
  it.each([
    ['configs/**', 'configs/a/b.yaml', true],
    ['configs/*', 'configs/a/b.yaml', false],
    ['**/*.yaml', 'x.yaml', true],
    ['releases/v[0-9]+', 'releases/v12', true],
    ['*.jsx?', 'page.js', true],
    ['a.b', 'axb', false],
  ])('%s and %s: %s', (pattern, name, matches) => {
    expect(globToRegExp(pattern).test(name)).toBe(matches)
  })
})

describe('shells', () => {
  it('have pipefail only when bash is named', () => {
    expect(shellCommand('', 'f').args).toEqual(['-e', 'f'])
    expect(shellCommand('bash', 'f').args).toContain('pipefail')
    expect(shellCommand('perl {0}', 'f')).toEqual({ command: 'perl', args: ['f'] })
  })
})
