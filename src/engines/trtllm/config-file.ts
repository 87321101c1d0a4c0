/** TensorRT-LLM reads its options from a YAML file. JSON is YAML, except for exponents: PyYAML takes `1e-7` for text. */

export function yamlText(value: unknown): string {
  return `${write(value, '')}\n`
}

function write(value: unknown, indent: string): string {
  const inner = `${indent}  `
  if (typeof value === 'number') return numberText(value)
  if (Array.isArray(value)) return `[${value.map((item) => write(item, inner)).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, item]) => item !== undefined)
    if (members.length === 0) return '{}'
    const lines = members.map(([key, item]) => `${inner}${JSON.stringify(key)}: ${write(item, inner)}`)
    return `{\n${lines.join(',\n')}\n${indent}}`
  }
  return JSON.stringify(value)
}

function numberText(value: number): string {
  const written = String(value)
  const parts = /^(-?\d+)(\.\d+)?e([+-])(\d+)$/.exec(written)
  if (!parts) return written
  const [, whole = '', fraction = '.0', sign = '', exponent = ''] = parts
  return `${whole}${fraction}e${sign}${exponent}`
}
