/** Disks, models and the image cache. */
import { join } from 'node:path'
import { containerSettings } from '../../launch/site.ts'
import type { Site } from '../../launch/site.ts'
import { absent, fault, gib, ok, usesSlurm, warning } from '../check.ts'
import type { Check, CheckContext, FolderFacts, Machine } from '../check.ts'

/** A point’s exports and logs need this much. */
const leastBytes = 5 * 2 ** 30
/** An image and the caches of a model's first start. */
const comfortableBytes = 50 * 2 ** 30
const leastInodes = 0.01
const withoutSite = 'no site file was given: infx doctor --site FILE'

export async function diskChecks({ machine }: CheckContext): Promise<readonly Check[]> {
  const folders = [
    ['disk of the output', await nearestFolder(machine, machine.outDir)],
    ['disk of temporary files', await nearestFolder(machine, machine.temporaryDir)],
  ] as const
  return folders.map(([name, found]) =>
    found
      ? spaceCheck(name, found.path, found.facts)
      : fault(name, 'the folder cannot be looked at', 'create it and give it to the runner’s user'),
  )
}

/** The folder, or the one above that is there: it will be made there. */
async function nearestFolder(
  machine: Machine,
  path: string,
): Promise<{ readonly path: string; readonly facts: FolderFacts } | undefined> {
  for (let current = path; ; current = join(current, '..')) {
    const facts = await machine.folder(current)
    if (facts) return { path: current, facts }
    if (current === '/' || current === '.') return undefined
  }
}

function spaceCheck(name: string, path: string, facts: FolderFacts): Check {
  const { freeBytes, totalBytes, freeInodes, writable } = facts
  const says = `${gib(freeBytes)} of ${gib(totalBytes)} free at ${path}`
  if (!writable) return fault(name, `${path} may not be written`, 'give it to the runner’s user')
  if (freeBytes < leastBytes)
    return fault(name, says, 'free space: results and logs of a point need gigabytes')
  if (freeInodes !== null && freeInodes < leastInodes) {
    return fault(
      name,
      `${says}, but hardly a file may be made any more (inodes)`,
      'remove small files, e.g. old caches',
    )
  }
  return freeBytes < comfortableBytes
    ? warning(name, says, 'images and caches need tens of gigabytes when they lie on this disk')
    : ok(name, says)
}

export async function modelChecks({ machine, site }: CheckContext): Promise<readonly Check[]> {
  const models = [
    ...Object.entries(site?.models ?? {}).map(([name, path]) => ({ name, path })),
    ...Object.entries(site?.['draft-models'] ?? {}).map(([name, path]) => ({
      name: `draft for ${name}`,
      path,
    })),
  ]
  if (models.length === 0)
    return [
      absent('models', site ? 'the site file names none; they go by their name on the hub' : withoutSite),
    ]
  return Promise.all(models.map(({ name, path }) => modelCheck(machine, site, `model ${name}`, path)))
}

async function modelCheck(
  machine: Machine,
  site: Site | undefined,
  name: string,
  path: string,
): Promise<Check> {
  const folder = await machine.folder(path)
  if (!folder) {
    // The nodes may see what the runner does not.
    if (usesSlurm(site)) return absent(name, `${path} is not seen from this machine; nodes may have it`)
    return fault(name, `${path} is not there`, 'fetch the model, or mend its path in the site file')
  }
  if (!folder.names.includes('config.json')) {
    return fault(name, `${path} holds no config.json`, 'fetch the model again: this is no whole one')
  }
  const missing = await missingShards(machine, path, folder.names)
  if (missing.length > 0) {
    const shown = missing.slice(0, 3).join(', ')
    return fault(
      name,
      `${path} lacks ${missing.length} of its weight files: ${shown}`,
      'fetch the model again',
    )
  }
  const hasTokenizer = folder.names.some((file) => /^(tokenizer|tiktoken|.*\.model$)/.test(file))
  const weights = folder.names.filter((file) => file.endsWith('.safetensors')).length
  return hasTokenizer
    ? ok(name, `${path}, ${weights} weight files`)
    : warning(name, `${path} holds no tokenizer`, 'fetch tokenizer.json and its companions, too')
}

/** Files that the index of the weights names and that are not there, or are empty. */
async function missingShards(
  machine: Machine,
  path: string,
  names: readonly string[],
): Promise<readonly string[]> {
  const index = names.includes('model.safetensors.index.json')
    ? await machine.text(join(path, 'model.safetensors.index.json'))
    : undefined
  const wanted =
    index === undefined ? names.filter((name) => name.endsWith('.safetensors')) : filesOfIndex(index)
  const sizes = await Promise.all(
    wanted.map(async (file) => [file, await machine.fileSize(join(path, file))] as const),
  )
  return sizes.flatMap(([file, size]) => (size === undefined || size === 0 ? [file] : []))
}

function filesOfIndex(text: string): readonly string[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return ['model.safetensors.index.json (damaged)']
  }
  const map =
    typeof value === 'object' && value !== null && 'weight_map' in value ? value.weight_map : undefined
  if (typeof map !== 'object' || map === null) return []
  return [...new Set(Object.values(map).filter((file): file is string => typeof file === 'string'))].sort()
}

export async function imageCacheChecks({ machine, site }: CheckContext): Promise<readonly Check[]> {
  const { imageCache, images } = site ? containerSettings(site) : { imageCache: undefined, images: {} }
  const named = await Promise.all(
    Object.entries(images)
      .filter(([, file]) => file.startsWith('/'))
      .map(async ([image, file]): Promise<readonly Check[]> => {
        const isThere =
          (await machine.fileSize(file)) !== undefined || (await machine.folder(file)) !== undefined
        const fix = 'make it, or mend "images" of the site file'
        return isThere ? [] : [fault(`image ${image}`, `${file} is not there`, fix)]
      }),
  )
  if (imageCache === undefined) {
    return [absent('image cache', site ? 'the site file names none' : withoutSite), ...named.flat()]
  }
  return [await cacheCheck(machine, imageCache), ...named.flat()]
}

async function cacheCheck(machine: Machine, path: string): Promise<Check> {
  const name = 'image cache'
  const facts = await machine.folder(path)
  if (!facts) {
    return fault(
      name,
      `${path} is not there`,
      'make it on a file system that all nodes share, or mend the site file',
    )
  }
  const space = spaceCheck(name, path, facts)
  if (space.state === 'fault') return space
  const squash = facts.names.filter((file) => file.endsWith('.sqsh'))
  const halves = facts.names.filter((file) => /\.sqsh\.part\./.test(file))
  const empty = (
    await Promise.all(
      squash.map(async (file) => ((await machine.fileSize(join(path, file))) === 0 ? [file] : [])),
    )
  ).flat()
  if (empty.length > 0) return fault(name, `empty images: ${empty.slice(0, 3).join(', ')}`, 'remove them')
  const says = `${squash.length} images, ${space.says}`
  if (halves.length > 0) {
    const fix = 'remove them when no import runs: an import was killed'
    return warning(name, `${says}; ${halves.length} half-made: ${halves.slice(0, 3).join(', ')}`, fix)
  }
  return { ...space, says }
}
