/**
 * A process that ingests and is killed while it reads the second trace: no handler runs, nothing is closed.
 * Started by ingest-crash.test.ts: url, artifact folder, dist folder.
 */
import { setDistDir } from '../../src/assets.ts'
import type { IngestSource, SourceFile } from '../../src/core/ingest/source.ts'
import { openIngestSource } from '../../src/files/ingest-source.ts'
import { ingestRun } from '../../src/store/ingest/ingest-run.ts'
import { openDatabase } from '../../src/store/open.ts'

const [url = '', folder = '', dist = ''] = process.argv.slice(2)
setDistDir(new URL(dist))

let traces = 0
const deadly = (file: SourceFile): SourceFile => ({
  ...file,
  bytes: () => {
    if (file.path.endsWith('profile_export.jsonl') && ++traces === 2) process.kill(process.pid, 'SIGKILL')
    return file.bytes()
  },
})
const source = await openIngestSource(folder)
const killing: IngestSource = {
  ...source,
  artifacts: source.artifacts.map((artifact) => ({ ...artifact, files: artifact.files.map(deadly) })),
}
await ingestRun(
  await openDatabase(url),
  killing,
  { origin: 'github', runId: 77, attempt: 1, name: 'crash', createdAt: '2026-11-20T00:00:00Z' },
  { targetName: 'test', allowSimulated: false },
)
console.log('survived')
