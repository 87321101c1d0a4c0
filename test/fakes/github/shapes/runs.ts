import type { FakeClock } from '../../artifact-service/clock.ts'
import type { StoredArtifact } from '../../artifact-service/artifact-store.ts'
import type { JsonMap } from '../json.ts'
import type { FakeCheckRun, FakeJob, FakePull, FakeRepository, FakeRun, FakeStatus } from '../state.ts'
import { simpleCommitShape } from './commits.ts'
import { idOf, nodeId, nulls, userShape } from './people.ts'
import { baseSha } from './pulls.ts'
import { minimalRepositoryShape, repositoryUrl } from './repository.ts'

export interface RunContext {
  readonly api: string
  readonly clock: FakeClock
  readonly repository: FakeRepository
  readonly headRepository: FakeRepository
}

export function runShape(context: RunContext, run: FakeRun): JsonMap {
  const { api, clock, repository } = context
  const base = repositoryUrl(api, repository)
  const url = `${base}/actions/runs/${run.id}`
  return {
    id: run.id,
    node_id: nodeId('WorkflowRun', run.id),
    name: run.name,
    display_title: run.displayTitle,
    path: run.workflowPath,
    run_number: run.runNumber,
    run_attempt: run.attempt,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion ?? null,
    head_branch: run.headBranch,
    head_sha: run.headSha,
    workflow_id: idOf(run.workflowPath),
    check_suite_id: run.id * 2,
    check_suite_node_id: nodeId('CheckSuite', run.id),
    url,
    html_url: `https://github.com/${repository.fullName}/actions/runs/${run.id}`,
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    check_suite_url: `${base}/check-suites/${run.id * 2}`,
    artifacts_url: `${url}/artifacts`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    previous_attempt_url: run.attempt === 1 ? null : `${url}/attempts/${run.attempt - 1}`,
    workflow_url: `${base}/actions/workflows/${idOf(run.workflowPath)}`,
    created_at: clock.iso(run.createdAtMs),
    updated_at: clock.iso(run.updatedAtMs),
    run_started_at: clock.iso(run.startedAtMs),
    actor: userShape(api, run.actor),
    triggering_actor: userShape(api, run.triggeringActor),
    head_commit: simpleCommitShape(repository.git.commit(run.headSha)),
    repository: minimalRepositoryShape(api, repository),
    head_repository: minimalRepositoryShape(api, context.headRepository),
    // Empty for pull requests of forks, as on GitHub.
    pull_requests:
      run.headRepository === repository.fullName
        ? run.pullNumbers
            .flatMap((number) => repository.pulls.get(number) ?? [])
            .map((pull) => pullMinimal(context, pull))
        : [],
  }
}

function pullMinimal({ api, repository }: RunContext, pull: FakePull): JsonMap {
  const url = repositoryUrl(api, repository)
  const repo = { id: repository.id, url, name: repository.fullName.split('/')[1] ?? '' }
  return {
    id: pull.id,
    number: pull.number,
    url: `${url}/pulls/${pull.number}`,
    head: { ref: pull.headRef, sha: pull.headSha, repo },
    base: { ref: pull.baseRef, sha: baseSha(repository, pull), repo },
  }
}

export function jobShape(context: RunContext, run: FakeRun, job: FakeJob): JsonMap {
  const base = repositoryUrl(context.api, context.repository)
  const time = (atMs: number | undefined): string | null =>
    atMs === undefined ? null : context.clock.iso(atMs)
  return {
    id: job.id,
    node_id: nodeId('Job', job.id),
    run_id: run.id,
    run_attempt: job.attempt,
    run_url: `${base}/actions/runs/${run.id}`,
    head_sha: run.headSha,
    head_branch: run.headBranch,
    workflow_name: run.name,
    name: job.name,
    url: `${base}/actions/jobs/${job.id}`,
    html_url: `https://github.com/${context.repository.fullName}/actions/runs/${run.id}/job/${job.id}`,
    check_run_url: `${base}/check-runs/${job.id}`,
    status: job.status,
    conclusion: job.conclusion ?? null,
    created_at: time(job.createdAtMs),
    started_at: time(job.startedAtMs),
    completed_at: time(job.completedAtMs),
    labels: job.labels,
    runner_id: job.conclusion === 'skipped' ? null : 1,
    runner_name: job.conclusion === 'skipped' ? null : 'fake-runner',
    runner_group_id: job.conclusion === 'skipped' ? null : 1,
    runner_group_name: job.conclusion === 'skipped' ? null : 'Default',
    steps: job.steps.map((step) => ({
      name: step.name,
      number: step.number,
      status: 'completed',
      conclusion: step.conclusion,
      started_at: time(job.startedAtMs),
      completed_at: time(job.completedAtMs),
    })),
  }
}

/** Carries no attempt, as GitHub's does not. */
export function artifactShape(
  context: Pick<RunContext, 'api' | 'clock' | 'repository'>,
  artifact: StoredArtifact,
  run: FakeRun | undefined,
): JsonMap {
  const url = `${repositoryUrl(context.api, context.repository)}/actions/artifacts/${artifact.id}`
  return {
    id: artifact.id,
    node_id: nodeId('Artifact', artifact.id),
    name: artifact.name,
    size_in_bytes: artifact.sizeBytes,
    url,
    archive_download_url: `${url}/zip`,
    expired: context.clock.nowMs() >= artifact.expiresAtMs,
    created_at: context.clock.iso(artifact.createdAtMs),
    updated_at: context.clock.iso(artifact.createdAtMs),
    expires_at: context.clock.iso(artifact.expiresAtMs),
    digest: artifact.digest,
    workflow_run: {
      id: artifact.runId,
      repository_id: context.repository.id,
      head_repository_id: context.repository.id,
      head_branch: run?.headBranch ?? '',
      head_sha: run?.headSha ?? '',
    },
  }
}

export function checkRunShape(context: Pick<RunContext, 'api' | 'repository'>, check: FakeCheckRun): JsonMap {
  const url = `${repositoryUrl(context.api, context.repository)}/check-runs/${check.id}`
  const output = (check.fields['output'] ?? {}) as JsonMap
  const given = (name: string): string | null => (typeof output[name] === 'string' ? output[name] : null)
  return {
    ...nulls('conclusion completed_at started_at'),
    external_id: '',
    status: 'queued',
    ...Object.fromEntries(
      ['name', 'status', 'conclusion', 'started_at', 'completed_at', 'external_id', 'details_url'].flatMap(
        (key) => (check.fields[key] === undefined ? [] : [[key, check.fields[key]] as const]),
      ),
    ),
    id: check.id,
    node_id: nodeId('CheckRun', check.id),
    head_sha: check.headSha,
    url,
    html_url: `https://github.com/${context.repository.fullName}/runs/${check.id}`,
    details_url: check.fields['details_url'] ?? null,
    check_suite: { id: idOf(check.headSha) },
    output: {
      title: given('title'),
      summary: given('summary'),
      text: given('text'),
      annotations_count: check.annotations.length,
      annotations_url: `${url}/annotations`,
    },
    app: null,
    pull_requests: [],
  }
}

export function statusShape(
  context: Pick<RunContext, 'api' | 'clock' | 'repository'>,
  status: FakeStatus,
): JsonMap {
  return {
    id: status.id,
    node_id: nodeId('Status', status.id),
    url: `${repositoryUrl(context.api, context.repository)}/statuses/${status.sha}`,
    avatar_url: null,
    state: status.state,
    description: status.description,
    target_url: status.targetUrl,
    context: status.context,
    created_at: context.clock.iso(status.createdAtMs),
    updated_at: context.clock.iso(status.createdAtMs),
    creator: userShape(context.api, status.creator),
  }
}
