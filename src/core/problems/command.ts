/** Problems of the command line, the inputs and this machine's environment (300-329). */
import { registerProblemKinds } from './catalogue.ts'

export const commandProblemKinds = registerProblemKinds({
  INFX300: {
    title: 'An input has a value that is not allowed',
    blame: 'user',
    severity: 'error',
    explain:
      'An option of `infx`, an input of an action or a field of infx.config.yaml cannot be read. ' +
      'The message names the input, what came, and what is allowed. All such problems are listed at once.',
  },
  INFX301: {
    title: 'Nothing says what to run',
    blame: 'user',
    severity: 'error',
    explain:
      'A sweep needs either a changelog with a base commit to compare against (`--base`), or the config keys (`--keys`). ' +
      'In an action both come from the event.',
  },
  INFX302: {
    title: 'The repository no longer gives the plan that is resumed',
    blame: 'user',
    severity: 'error',
    explain:
      '`--resume` plans again with the options that the output directory keeps, and goes on only when the same points come out: ' +
      'results of two configurations must not stand on one curve. Something changed since: a configuration, a recipe, the changelog. ' +
      'Undo the change to go on, or start a new sweep without `--resume`: the earlier one is moved aside, never overwritten.',
  },
  INFX303: {
    title: 'There is nothing to resume',
    blame: 'user',
    severity: 'error',
    explain:
      '`--resume` was given, but the output directory holds no plan.json and run.json of a sweep. ' +
      'Name the right directory with `--out`, or start without `--resume`.',
  },
  INFX304: {
    title: 'Another sweep uses the output directory',
    blame: 'infra',
    severity: 'error',
    explain:
      'A running process holds the lock file of the output directory. Wait for it, stop it, or choose another `--out`.',
  },
  INFX305: {
    title: 'The output cannot be written',
    blame: 'infra',
    severity: 'error',
    explain:
      'The operating system refused to write: the disk is full, the folder is read-only, or permissions are missing. ' +
      'Results written before are kept; free space and go on with `--resume`.',
  },
  INFX306: {
    title: 'No engine can serve the point here',
    blame: 'user',
    severity: 'error',
    explain:
      'Nothing says where the engine of a real point runs, or what the point needs is not here: its trace, or the task file of ' +
      'its evaluation. A site file says where engines run (docs/sites.md): name it with `--site`, or with `site` or `sites` in ' +
      'infx.config.yaml. `--simulate` runs the whole sweep with the simulated engine; its results say so for ever.',
  },
  INFX307: {
    title: 'A command or code is unknown',
    blame: 'user',
    severity: 'error',
    explain:
      'The word after `infx` (or after `infx explain`) is not known. The message lists the nearest ones.',
  },
  INFX308: {
    title: 'A file that the command needs cannot be read',
    blame: 'user',
    severity: 'error',
    explain: 'The path is wrong, or the file is not what the command expects. The message names both.',
  },
  INFX309: {
    title: 'The canary failed, so nothing else ran',
    blame: 'product',
    severity: 'error',
    explain:
      'The cheapest point of the sweep runs first. When it fails, the rest of the sweep would fail the same way at a much higher price, ' +
      'so it is not started. Read why the canary failed, mend it, and run again.',
  },
  INFX310: {
    title: 'Something unexpected happened inside infx',
    blame: 'product',
    severity: 'error',
    explain: 'This is a bug of ours. Please report it with the stack trace and the plan.',
  },
  INFX318: {
    title: 'The output directory is no place for results',
    blame: 'user',
    severity: 'error',
    explain:
      'Results are written only into a new or empty folder, or into one that infx has written before (it carries a `.gitignore` that says so). ' +
      'The root of the file system, the repository itself and folders with other files are refused, so that nothing of yours is overwritten. ' +
      'Name a folder of its own with `--out`.',
  },
  INFX319: {
    title: 'An option contradicts the sweep that is resumed',
    blame: 'user',
    severity: 'error',
    explain:
      '`--resume` goes on with the options that the sweep began with; run.json in the output directory keeps them. ' +
      'Leave the named option out, or start a new sweep without `--resume`. ' +
      'Only `--parallel-points`, `--database`, `--json` and `--repo` of a repository that has moved may differ.',
  },
  INFX326: {
    title: 'What a finished point left is damaged',
    blame: 'infra',
    severity: 'warning',
    explain:
      'A file that an earlier attempt wrote into the output directory is not there, or not what was written. Files are written whole or not at all, ' +
      'so a disk or somebody else changed it. The point counts as not done and runs again; a damaged outcome.json is kept under another name.',
  },
  INFX327: {
    title: 'A plan does not agree with itself',
    blame: 'user',
    severity: 'error',
    explain:
      'The ids of points and the digest of a plan are made from its contents, and those of this plan.json give others: it was edited, cut, ' +
      'or written by a version of infx that names points differently. Results would stand under a name that is not theirs, so nothing runs. ' +
      'Plan again; what a sweep is to do is changed in the configuration, never in its plan.',
  },
  INFX329: {
    title: 'The point cannot be repeated by hand',
    blame: 'user',
    severity: 'error',
    explain:
      '`infx repro` prints the script of one point of an out folder. The folder holds several points and none was named, or ' +
      'the named one is not among them.',
  },
})
