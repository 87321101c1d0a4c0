/** One way of naming images: configurations write `registry/name:tag`, `registry#name:tag` (enroot), or with a digest. */
import '../core/problems/launch.ts'
import { problem } from '../core/problems/catalogue.ts'
import { ProblemError } from '../core/problem.ts'

const registry = String.raw`[A-Za-z0-9][A-Za-z0-9.-]*(?::\d+)?`
const component = String.raw`[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*`
const reference = new RegExp(
  String.raw`^(?:${registry}[#/])?${component}(?:/${component})*(?::[\w][\w.-]{0,127})?(?:@sha256:[0-9a-f]{64})?$`,
)

/** Throws ProblemError (INFX195) when the text is no image name: it becomes a word of a command. */
function checked(image: string): string {
  if (reference.test(image)) return image
  throw new ProblemError([
    problem('INFX195', `"${image}" is no image name`, {
      blame: 'user',
      hint: 'write registry/name:tag, registry#name:tag or registry/name@sha256:digest',
    }),
  ])
}

/** As docker writes it. */
export const dockerImage = (image: string): string => checked(image).replace('#', '/')

/** As `enroot import` writes it: the registry, when one is named, is set apart by `#`. */
export function enrootUri(image: string): string {
  const [first = '', ...rest] = dockerImage(image).split('/')
  const isRegistry = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost')
  return isRegistry ? `docker://${first}#${rest.join('/')}` : `docker://${[first, ...rest].join('/')}`
}

/** Name of the image's file in a cache of squash files; the one that the ecosystem's launchers use. */
export const squashFileName = (image: string): string => `${checked(image).replace(/[/:@#]/g, '_')}.sqsh`
