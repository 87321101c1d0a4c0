/** Variables of a step's process. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { textAt } from '../fakes/github/json.ts'
import { parseCommandFile } from './command-files.ts'
import type { JobState } from './job-state.ts'
import type { LegRequest } from './leg-request.ts'

const fileVariables = [
  'GITHUB_OUTPUT',
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
] as const
export type CommandFiles = Readonly<Record<(typeof fileVariables)[number], string>>

/** Fresh, empty files for one step. */
export function commandFiles(state: JobState, number: number): CommandFiles {
  const entries = fileVariables.map((name) => {
    const path = join(state.temp, `_${name.toLowerCase()}_${number}`)
    writeFileSync(path, '')
    return [name, path] as const
  })
  return Object.fromEntries(entries) as CommandFiles
}

export const readPairs = (path: string): Readonly<Record<string, string>> =>
  existsSync(path) ? parseCommandFile(readFileSync(path, 'utf8')) : {}

export const maxSummaryBytes = 1024 * 1024

/** Text of the summary; undefined when it is over the limit and therefore lost. */
export const readSummary = (path: string): string | undefined => {
  if (!existsSync(path)) return ''
  return statSync(path).size > maxSummaryBytes ? undefined : readFileSync(path, 'utf8')
}

export function stepEnvironment(request: LegRequest, state: JobState): Record<string, string> {
  const { machine, contexts } = request
  const eventPath = join(state.temp, 'event.json')
  if (!existsSync(eventPath)) writeFileSync(eventPath, JSON.stringify(request.event.payload))
  const github = (name: string): string => textAt(contexts['github'], name) ?? ''
  const own = machine.environment
  return {
    LANG: 'C.UTF-8',
    ...own,
    PATH: [...state.path, own['PATH'] ?? process.env['PATH'] ?? ''].join(':'),
    HOME: state.home,
    CI: 'true',
    ...state.env,
    GITHUB_ACTIONS: 'true',
    ...Object.fromEntries(contextVariables.map((name) => [`GITHUB_${name.toUpperCase()}`, github(name)])),
    GITHUB_WORKSPACE: state.workspace,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_RETENTION_DAYS: '90',
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_NAME: 'fake-runner',
    RUNNER_ENVIRONMENT: 'self-hosted',
    RUNNER_TEMP: state.temp,
    RUNNER_TOOL_CACHE: join(state.root, 'tools'),
    RUNNER_WORKSPACE: state.root,
    RUNNER_TRACKING_ID: state.trackingId,
  }
}

const contextVariables = [
  'job', 'ref', 'sha', 'repository', 'repository_owner', 'run_id', 'run_number', 'run_attempt', 'actor',
  'triggering_actor', 'workflow', 'workflow_ref', 'workflow_sha', 'head_ref', 'base_ref', 'event_name', 'server_url',
  'api_url', 'graphql_url', 'ref_name', 'ref_type',
] as const // prettier-ignore

/** What only actions get; `run:` steps do not see the results service. */
export const actionVariables = (request: LegRequest): Readonly<Record<string, string>> =>
  request.machine.world.results.env({
    runId: request.runId,
    attempt: request.attempt,
    job: `${request.jobPath} ${request.name}`,
  })
