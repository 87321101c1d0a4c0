/** The `infx` command line. */
export async function main(argv: readonly string[]): Promise<void> {
  await Promise.resolve(argv)
}
