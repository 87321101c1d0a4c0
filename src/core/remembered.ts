/** Pure functions of an object that never changes, asked many times: worked out once and kept as long as the object lives. */
export function remembered<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    let found = known.get(key)
    if (!found) known.set(key, (found = { value: compute(key) }))
    return found.value
  }
}
