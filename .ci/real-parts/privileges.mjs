// Which of the named capabilities (capabilities(7)) this process lacks, as one line; exits 1 when it lacks any.
// Daemons of containers and of Slurm mount, make device nodes and change owners: an unprivileged container cannot run them.
import { readFileSync } from 'node:fs'

const bits = { sys_admin: 21n, mknod: 27n }
const [, effective] = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
if (effective === undefined) throw new Error('/proc/self/status says nothing of capabilities')
const held = BigInt(`0x${effective}`)
const lacking = process.argv.slice(2).filter((name) => {
  if (!Object.hasOwn(bits, name)) throw new Error(`unknown capability ${name}`)
  return ((held >> bits[name]) & 1n) === 0n
})
if (lacking.length > 0) {
  console.log(`this machine gives no ${lacking.map((name) => `cap_${name}`).join(', ')}`)
  process.exitCode = 1
}
