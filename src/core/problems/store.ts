/** Store and ingest: INFX270-299. */
import { registerProblemKinds } from './catalogue.ts'

export const storeProblems = registerProblemKinds({
  INFX270: {
    title: 'database locked by another process',
    blame: 'infra',
    severity: 'error',
    explain:
      'An embedded database has exactly one writer, and only one process at a time ingests one run into a server. The lock file beside the directory names the process that has it open. ' +
      'Wait for that process, or end it; a lock left by a process that died on this host is taken over by itself. ' +
      'A lock written on another host cannot be checked from here: delete it by hand when you know that nothing runs there.',
  },
  INFX271: {
    title: 'database cannot be reached',
    blame: 'infra',
    severity: 'error',
    explain:
      'The connection was refused, timed out, was rejected by the server, or broke while in use. Check host, port, user and ' +
      'password of the database URL. What was written before the break is complete and stays; run the ingest again to go on.',
  },
  INFX272: {
    title: 'PostgreSQL is too old',
    blame: 'infra',
    severity: 'error',
    explain:
      'The schema needs PostgreSQL 15 or newer: its natural keys compare NULLs as equal (UNIQUE NULLS NOT DISTINCT), ' +
      'without which agentic rows could be stored twice.',
  },
  INFX273: {
    title: 'database URL is not understood',
    blame: 'user',
    severity: 'error',
    explain:
      'A database is named by `pglite:<directory>` (embedded, one writer) or `postgres://user@host:port/name`.',
  },
  INFX274: {
    title: 'disk full or not writable while storing',
    blame: 'infra',
    severity: 'error',
    explain:
      'The disk of the database (or of the temporary folder in which traces are compressed) is full, or the place may not ' +
      'be written. Make room and run the ingest again: finished parts are kept, nothing half-written stays visible.',
  },
  INFX275: {
    title: 'a migration that was applied has changed',
    blame: 'product',
    severity: 'error',
    explain:
      'schema_migrations records the SHA-256 of every applied migration; the file of that name is a different one now, or ' +
      'the database was migrated by a newer version. Use the version that made the database, or a new database.',
  },
  INFX276: {
    title: 'files of the embedded database are missing',
    blame: 'product',
    severity: 'error',
    explain:
      'dist/assets/pglite/ holds the embedded database (WebAssembly). It travels with every release; in a checkout, ' +
      '`node scripts/build-store-assets.mjs` makes it.',
  },
  INFX277: {
    title: 'embedded database cannot be opened',
    blame: 'infra',
    severity: 'error',
    explain:
      'The directory exists but is not a usable database of this version. Move it away and run again: a new one is made. ' +
      'Measurements are not lost with it, they are in the artifacts and can be ingested again.',
  },
  INFX278: {
    title: 'The folder is no place for a database',
    blame: 'user',
    severity: 'error',
    explain:
      'An embedded database fills a folder of its own, and removes what it left half made. The folder that `pglite:` names holds other files, ' +
      'or is a file itself, so it was not touched. Name a new or empty folder, or one that holds such a database already.',
  },
  INFX279: {
    title: 'earlier runs in the database cannot be read',
    blame: 'infra',
    severity: 'error',
    explain:
      'The database answered, and not with what the tables of this version hold: a column or a right to read is missing, or the ' +
      'tables are those of something else. Grant SELECT on configs, workflow_runs, benchmark_results and eval_results, or let `infx ingest` ' +
      'of this version migrate the database. A sweep goes on without: its points are estimated as if none had run before, and nothing is compared.',
  },
  INFX280: {
    title: 'nothing to ingest',
    blame: 'user',
    severity: 'error',
    explain:
      'The artifacts hold no benchmark row and no eval row. An ingest that stores nothing is never reported as a success: ' +
      'check that the folder or the run is the right one and that its points did not all fail.',
  },
  INFX281: {
    title: 'ingest counters do not add up',
    blame: 'product',
    severity: 'error',
    explain:
      'Every row read must end as new, duplicate, skipped, unmapped or failed. A difference means that rows were lost ' +
      'or counted twice: a fault of ours, please report it with the ingest report.',
  },
  INFX282: {
    title: 'model, hardware or precision is not known',
    blame: 'user',
    severity: 'warning',
    explain:
      'Rows of a model or hardware that the tables do not know are not stored, so that a curve never lands under a wrong ' +
      'name. Add the name to `entities` in infx.config.yaml, e.g. `entities: { models: [mymodel] }`, then ingest again: rows that are already there ' +
      'count as duplicates.',
  },
  INFX283: {
    title: 'artifact could not be read',
    blame: 'infra',
    severity: 'warning',
    explain:
      'A file is cut, is not JSON, or holds values that are not numbers (NaN, Infinity). Its rows count as failed; the other ' +
      'files of the run are not affected. Upload the artifact again, or re-run the point.',
  },
  INFX284: {
    title: 'rows refused that cannot be published',
    blame: 'user',
    severity: 'error',
    explain:
      'The target stores publishable measurements of real hardware only. Rows of the simulated engine and rows that say ' +
      'why they cannot be published (a shortened point, a scaled trace, a sweep with the label agentx-fast) say so for ' +
      'ever and may be stored in an embedded database, never in a production one.',
  },
  INFX285: {
    title: 'artifact provenance is incomplete',
    blame: 'infra',
    severity: 'error',
    explain:
      'ingest-artifact-manifest.json says when each artifact was uploaded, which decides between two uploads of one point. ' +
      'A benchmark folder without an entry, or an entry without a readable time, cannot be ordered. Download the artifacts again.',
  },
  INFX286: {
    title: 'the database refused a row',
    blame: 'product',
    severity: 'warning',
    explain:
      'A row broke a rule of the schema. It counts as failed and is named; the other rows of the run are stored.',
  },
  INFX287: {
    title: 'artifact folder is not usable',
    blame: 'user',
    severity: 'error',
    explain: 'The artifact folder does not exist or cannot be listed.',
  },
  INFX288: {
    title: 'per-job file and aggregate disagree',
    blame: 'infra',
    severity: 'warning',
    explain:
      'The collected aggregate holds other numbers for a point than the point’s own file. The own file is stored: it is the ' +
      'first-hand one. A difference usually means that the aggregate was made from an older attempt.',
  },
  INFX289: {
    title: 'quarantine list cannot be read',
    blame: 'infra',
    severity: 'error',
    explain:
      'rejected_rows.json names rows that a reviewer refused. Without it refused rows would be published, so nothing is written.',
  },
  INFX290: {
    title: 'changelog metadata is missing or malformed',
    blame: 'user',
    severity: 'warning',
    explain:
      'changelog_metadata.json says which change was measured. Without it one entry is derived from the run itself ' +
      '(base `unknown`), and the flags evals-only and append-only are taken as not set.',
  },
  INFX291: {
    title: 'the database refused a statement',
    blame: 'product',
    severity: 'error',
    explain:
      'A statement failed for another reason than one row: a right that is missing, a lock that timed out, or a fault of ours. ' +
      'What was written before is complete and stays; the SQLSTATE in the message says more.',
  },
})
