/** Problems of reading a repository: git itself, refs, files. Range 320-329 of command line and environment. */
import { registerProblemKinds } from './catalogue.ts'

export const repositoryProblems = registerProblemKinds({
  INFX320: {
    title: 'git cannot be used',
    blame: 'infra',
    severity: 'error',
    explain:
      'Comparing with a base needs the `git` program and a repository that this user may read. ' +
      'Install git, start inside a checkout, or mark the folder as safe when another user owns it ' +
      '(`git config --global --add safe.directory DIR`). Without git, name the keys to sweep with `--keys`.',
  },
  INFX321: {
    title: 'commit not in this clone',
    blame: 'infra',
    severity: 'error',
    explain:
      'The base commit is not in the clone: the checkout is shallow, or the base was force-pushed away. ' +
      'Without it nothing can be compared, so this is a failure and never "no entries". ' +
      'Check out with `fetch-depth: 0`, or run `git fetch --unshallow`.',
  },
  INFX322: {
    title: 'ref refused or unknown',
    blame: 'user',
    severity: 'error',
    explain:
      'A ref is a commit SHA (7 to 64 hex digits) or the name of a branch or tag. Anything that could be read as an ' +
      'option or as a range is refused. The all-zero SHA of a branch-creation event names no commit: ' +
      'give the merge base with the default branch instead.',
  },
  INFX323: {
    title: 'git failed',
    blame: 'infra',
    severity: 'error',
    explain:
      'git ended with an error that has no class of its own; its last line is quoted. ' +
      'A damaged object store, a full disk or a lock held by another process look like this.',
  },
  INFX324: {
    title: 'repository file missing',
    blame: 'user',
    severity: 'error',
    explain:
      'A file that the command was told to read does not exist in the working tree or at the commit. ' +
      'Correct the path in the command, the action input or infx.config.yaml.',
  },
  INFX325: {
    title: 'repository file refused',
    blame: 'user',
    severity: 'error',
    explain:
      'Configuration is read only from regular files inside the repository, at most 64 MiB each, in UTF-8. ' +
      'Symbolic links that lead out of the repository, special files and other encodings are refused.',
  },
})
