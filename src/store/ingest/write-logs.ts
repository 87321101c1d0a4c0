/** server_logs: the log of the point's own server, paired by exact artifact name. */
import { Buffer } from 'node:buffer'
import { storableText } from '../../core/ingest/row-fields.ts'
import type { SourceArtifact, SourceFile } from '../../core/ingest/source.ts'
import type { RunContext } from './context.ts'
import { messageOf, reportFile } from './context.ts'
import { ProblemError } from '../../core/problem.ts'
import { siblingOf } from './siblings.ts'
import type { StoredPoint } from './write-benchmarks.ts'

/** A log's end tells why something broke; what is in front of the last 4 MiB is counted, not stored. */
const maxLogBytes = 4 * 1024 * 1024

export async function writeServerLogs(
  context: RunContext,
  points: readonly StoredPoint[],
  artifacts: readonly SourceArtifact[],
): Promise<void> {
  const logs = artifacts.filter(({ kind }) => kind === 'server-logs')
  for (const point of points) {
    if (point.hasLog) continue
    const artifact = siblingOf(logs, point.point.candidate.artifactKey)
    const file = artifact?.files.find(({ path }) => path === 'server.log' || path.endsWith('/server.log'))
    if (!artifact || !file) continue
    try {
      await writeLog(context, point.id, file)
      context.tally.counters.serverLogsNew++
    } catch (error) {
      if (error instanceof ProblemError) throw error
      reportFile(context, 'INFX283', `${artifact.name}/${file.path}`, messageOf(error))
    }
  }
}

async function writeLog(context: RunContext, benchmarkId: number, file: SourceFile): Promise<void> {
  const { text, droppedBytes } = await readTail(file)
  await context.database.tx(async (session) => {
    const { rows } = await session.query<{ id: number }>(
      'insert into server_logs (server_log, file_name, files_complete, dropped_bytes) values ($1, $2, true, $3::bigint) returning id',
      [text, 'server.log', droppedBytes],
    )
    await session.query('update benchmark_results set server_log_id = $1::bigint where id = $2::bigint', [
      rows[0]?.id ?? null,
      benchmarkId,
    ])
  })
}

async function readTail(file: SourceFile): Promise<{ readonly text: string; readonly droppedBytes: number }> {
  const kept: Buffer[] = []
  let keptBytes = 0
  let droppedBytes = 0
  for await (const chunk of file.bytes()) {
    kept.push(Buffer.from(chunk))
    keptBytes += chunk.byteLength
    while (kept[0] && keptBytes - kept[0].length >= maxLogBytes) {
      const dropped = kept.shift()
      keptBytes -= dropped?.length ?? 0
      droppedBytes += dropped?.length ?? 0
    }
  }
  return { text: storableText(Buffer.concat(kept).toString('utf8')), droppedBytes }
}
