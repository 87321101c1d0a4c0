// A real docker daemon of its own on this machine, for tests: state below one folder, no bridge, no iptables, and an
// image made from this machine's busybox and node, so that no registry is asked. Daemons are ended by their pid files.
// Usage: node .ci/real-parts/docker.mjs install | up DIR | down DIR
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const testImage = 'infx-test/node:1'

function run(argv, env = {}) {
  const [program, ...args] = argv
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 300_000,
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${argv.join(' ')} ended with ${status}: ${stderr}`)
  return stdout
}

/** Debian's packages; does nothing when they are there. */
export function installDocker() {
  const wanted = { '/usr/sbin/dockerd': 'docker.io', '/bin/busybox': 'busybox-static' }
  const missing = Object.entries(wanted)
    .filter(([path]) => !existsSync(path))
    .map(([, name]) => name)
  if (missing.length === 0) return
  run(['apt-get', 'update', '-qq'])
  run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
}

/** Starts containerd and dockerd below `dir` and loads the test image. Returns what clients need: DOCKER_HOST. */
export async function dockerUp(dir) {
  mkdirSync(dir, { recursive: true })
  const socket = join(dir, 'docker.sock')
  daemon(dir, 'containerd', [
    ...['containerd', '--root', join(dir, 'containerd'), '--state', join(dir, 'containerd-run')],
    ...['--address', join(dir, 'containerd.sock')],
  ])
  await until(
    () => existsSync(join(dir, 'containerd.sock')),
    `containerd did not start; see ${dir}/containerd.log`,
  )
  daemon(dir, 'dockerd', [
    ...[
      'dockerd',
      '--host',
      `unix://${socket}`,
      '--data-root',
      join(dir, 'data'),
      '--exec-root',
      join(dir, 'exec'),
    ],
    ...['--pidfile', join(dir, 'docker.pid'), '--containerd', join(dir, 'containerd.sock')],
    ...[
      '--iptables=false',
      '--ip6tables=false',
      '--bridge=none',
      '--exec-opt',
      'native.cgroupdriver=cgroupfs',
    ],
  ])
  const env = { DOCKER_HOST: `unix://${socket}` }
  const answers = () =>
    spawnSync('docker', ['info'], { env: { ...process.env, ...env }, timeout: 5_000 }).status === 0
  await until(answers, `dockerd did not start; see ${dir}/dockerd.log`)
  makeRootfs(join(dir, 'rootfs'))
  run(['tar', '-C', join(dir, 'rootfs'), '-cf', join(dir, 'rootfs.tar'), '.'])
  run(['docker', 'import', join(dir, 'rootfs.tar'), testImage], env)
  rmSync(join(dir, 'rootfs.tar'))
  return env.DOCKER_HOST
}

function daemon(dir, name, argv) {
  const log = openSync(join(dir, `${name}.log`), 'a')
  const child = spawn(argv[0], argv.slice(1), { detached: true, stdio: ['ignore', log, log] })
  child.unref()
  writeFileSync(join(dir, `${name}.test-pid`), String(child.pid))
}

async function until(condition, otherwise) {
  for (let wait = 0; wait < 300; wait++) {
    if (condition()) return
    await sleep(100)
  }
  throw new Error(otherwise)
}

/** A root file system with this machine's busybox and node. */
export function makeRootfs(root) {
  const node = process.execPath
  const libraries = run(['ldd', node]).match(/\/\S+/g) ?? []
  for (const name of ['bin', 'tmp', 'etc', 'proc', 'dev', 'sys'])
    mkdirSync(join(root, name), { recursive: true })
  chmodSync(join(root, 'tmp'), 0o1777)
  for (const library of libraries) {
    mkdirSync(join(root, dirname(library)), { recursive: true })
    copyFileSync(library, join(root, library))
  }
  copyFileSync(node, join(root, 'bin/node'))
  copyFileSync('/bin/busybox', join(root, 'bin/busybox'))
  for (const name of ['sh', 'sleep', 'cat', 'id', 'touch', 'env'])
    symlinkSync('busybox', join(root, 'bin', name))
}

/** Removes the containers of this daemon, then ends both daemons by their pid files. */
export async function dockerDown(dir) {
  const env = { ...process.env, DOCKER_HOST: `unix://${join(dir, 'docker.sock')}` }
  const { stdout } = spawnSync('docker', ['ps', '-aq'], { env, encoding: 'utf8', timeout: 10_000 })
  const ids = (stdout ?? '').split('\n').filter(Boolean)
  if (ids.length > 0) spawnSync('docker', ['rm', '--force', ...ids], { env, timeout: 30_000 })
  for (const name of ['dockerd', 'containerd']) {
    const file = join(dir, `${name}.test-pid`)
    if (!existsSync(file)) continue
    const pid = Number(readFileSync(file, 'utf8'))
    if (isOurs(pid, dir)) process.kill(pid, 'SIGTERM')
    for (let wait = 0; wait < 100 && isOurs(pid, dir); wait++) await sleep(100)
    if (isOurs(pid, dir)) process.kill(pid, 'SIGKILL')
  }
  unmount(dir)
}

/** dockerd keeps this mounted, and the folder cannot be removed so. */
const unmount = (dir) => spawnSync('umount', [join(dir, 'exec/netns/default')])

/** The process of a pid file, and not another one that got its number: both daemons name their folder. */
function isOurs(pid, dir) {
  try {
    return pid > 1 && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dir)
  } catch {
    return false // It ended.
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [verb, dir] = process.argv.slice(2)
  if (verb === 'install') installDocker()
  else if (verb === 'up') console.log(`DOCKER_HOST=${await dockerUp(dir)}`)
  else if (verb === 'down') await dockerDown(dir)
  else {
    console.error('usage: docker.mjs install | up DIR | down DIR')
    process.exitCode = 2
  }
}
