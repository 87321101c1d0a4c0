/** An optional field of an object literal, absent rather than undefined (exactOptionalPropertyTypes). */

/** `{ [key]: value }`, or nothing when the value is absent. */
export const optional = <Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [name in Key]?: Value } =>
  value === undefined ? {} : ({ [key]: value } as { [name in Key]?: Value })
