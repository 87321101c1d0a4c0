/** Container options of srun (enroot with pyxis), and where an image comes from. */
import '../../core/problems/launch.ts'
import { problem } from '../../core/problems/catalogue.ts'
import { ProblemError } from '../../core/problem.ts'
import { enrootUri, squashFileName } from '../image.ts'
import type { Mount } from '../launcher.ts'
import { mountWord } from '../site.ts'
import type { ContainerSettings } from '../site.ts'

export interface ImageSource {
  /** What `--container-image` gets. */
  readonly word: string
  /** A file of the cache, made from the image when it is not there. */
  readonly cached?: { readonly uri: string; readonly file: string }
}

/** Throws ProblemError (INFX195, INFX197). */
export function imageSource(image: string | undefined, container: ContainerSettings): ImageSource {
  if (image === undefined) {
    throw new ProblemError([
      problem('INFX197', 'the site runs engines in containers and the point has no image'),
    ])
  }
  const known = container.images[image]
  if (known !== undefined) return { word: known }
  const uri = enrootUri(image)
  if (container.imageCache === undefined) return { word: uri }
  const file = `${container.imageCache}/${squashFileName(image)}`
  return { word: file, cached: { uri, file } }
}

/** The folder of the point is mounted for writing, everything as it is on the node. */
export const containerWords = (image: ImageSource, mounts: readonly Mount[]): readonly string[] => [
  `--container-image=${image.word}`,
  ...(mounts.length === 0 ? [] : [`--container-mounts=${mounts.map(mountWord).join(',')}`]),
  '--no-container-mount-home',
  '--no-container-entrypoint',
]

/**
 * Imports into a file of its own and renames it, under a lock: two jobs never write one file, and a half-made file never
 * has the final name. Arguments: URI, file, seconds.
 */
export const importScript = [
  'set -eu',
  'mkdir -p "$(dirname "$2")"',
  'exec 9>"$2.lock"',
  'flock -w "$3" 9',
  'if [ -s "$2" ]; then exit 0; fi',
  'part="$2.part.$$"',
  'trap \'rm -f "$part"\' EXIT',
  'timeout "$3" enroot import -o "$part" "$1"',
  'mv "$part" "$2"',
].join('\n')
