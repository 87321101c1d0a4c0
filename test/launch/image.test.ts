import { describe, expect, it } from 'vitest'
import { dockerImage, enrootUri, squashFileName } from '../../src/launch/image.ts'

const digest = `sha256:${'a'.repeat(64)}`

describe('image names', () => {
  it.each([
    ['lmsysorg/sglang:v0.5.5', 'lmsysorg/sglang:v0.5.5', 'docker://lmsysorg/sglang:v0.5.5'],
    [
      'nvcr.io#nvidia/tensorrt-llm/release:1.2.0',
      'nvcr.io/nvidia/tensorrt-llm/release:1.2.0',
      'docker://nvcr.io#nvidia/tensorrt-llm/release:1.2.0',
    ],
    ['nvcr.io/nvidia/x:1', 'nvcr.io/nvidia/x:1', 'docker://nvcr.io#nvidia/x:1'],
    ['localhost:5000/x', 'localhost:5000/x', 'docker://localhost:5000#x'],
    [`ghcr.io/a/b@${digest}`, `ghcr.io/a/b@${digest}`, `docker://ghcr.io#a/b@${digest}`],
    [`a/b:tag@${digest}`, `a/b:tag@${digest}`, `docker://a/b:tag@${digest}`],
    ['ubuntu', 'ubuntu', 'docker://ubuntu'],
  ])('writes %s for docker and for enroot', (image, docker, enroot) => {
    expect(dockerImage(image)).toBe(docker)
    expect(enrootUri(image)).toBe(enroot)
  })

  it('names the file of a cache as the ecosystem’s launchers do', () => {
    expect(squashFileName('nvcr.io#nvidia/x:1.2')).toBe('nvcr.io_nvidia_x_1.2.sqsh')
  })

  it.each([
    '--privileged',
    '',
    'a b',
    'x:',
    'a/../b',
    'x@sha256:12',
    'x;id',
    'A/Upper',
    'a'.repeat(10) + ':' + 'b'.repeat(200),
  ])('refuses %j', (image) => {
    expect(() => dockerImage(image)).toThrow('INFX195')
  })
})
