/** PostgreSQL's binary `numeric`: base-10000 digits, weight of the first, sign, and decimals to display. */
import { Buffer } from 'node:buffer'

const negative = 0x4000

/** Exact for every finite double: the shortest decimal text that reads back as the same number is what is stored. */
export function encodeNumeric(value: number): Uint8Array {
  const { integer, fraction } = decimalParts(Math.abs(value))
  const left = integer.padStart(Math.ceil(integer.length / 4) * 4, '0')
  const right = fraction.padEnd(Math.ceil(fraction.length / 4) * 4, '0')
  const groups = (left + right).match(/.{4}/g)?.map(Number) ?? []
  let weight = left.length / 4 - 1
  while (groups[0] === 0) {
    groups.shift()
    weight--
  }
  while (groups.at(-1) === 0) groups.pop()
  const bytes = Buffer.alloc(8 + groups.length * 2)
  bytes.writeInt16BE(groups.length, 0)
  bytes.writeInt16BE(groups.length === 0 ? 0 : weight, 2)
  bytes.writeUInt16BE(value < 0 && groups.length > 0 ? negative : 0, 4)
  bytes.writeInt16BE(fraction.length, 6)
  groups.forEach((group, index) => bytes.writeInt16BE(group, 8 + index * 2))
  return bytes
}

/** `1.5e-7` → integer '0', fraction '00000015'. */
function decimalParts(magnitude: number): { readonly integer: string; readonly fraction: string } {
  const [mantissa = '0', exponentText = '0'] = String(magnitude).split('e')
  const [whole = '0', decimals = ''] = mantissa.split('.')
  const exponent = Number(exponentText)
  const digits = whole + decimals
  const point = whole.length + exponent
  if (point <= 0) return { integer: '0', fraction: '0'.repeat(-point) + digits }
  return { integer: digits.slice(0, point).padEnd(point, '0'), fraction: digits.slice(point) }
}
