/** What the operating system says when it refuses to write, as a Problem: the disk and its rights belong to the infrastructure. */
import { problem } from '../core/problems/catalogue.ts'
import '../core/problems/command.ts'
import { ProblemError } from '../core/problem.ts'
import { errorCode } from '../files/json-file.ts'

const meaning: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
  EFBIG: 'the file would be larger than allowed (ulimit -f)',
  EROFS: 'the file system is read-only',
  EACCES: 'permission denied',
  EPERM: 'the operation is not permitted',
  EIO: 'the disk fails',
}
const isFull = (code: string): boolean => ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)

/** INFX305 for such an error; every other one as it is. */
export function asWriteRefusal(error: unknown): unknown {
  const code = errorCode(error) ?? ''
  const said = meaning[code]
  if (!(error instanceof Error) || said === undefined) return error
  const path = 'path' in error && typeof error.path === 'string' ? ` to ${error.path}` : ''
  return new ProblemError(
    [
      problem('INFX305', `cannot write${path}: ${said}`, {
        hint: isFull(code)
          ? 'finished points are kept: make room, then go on with --resume'
          : 'finished points are kept: mend that and go on with --resume, or choose another --out',
      }),
    ],
    { cause: error },
  )
}
