/**
 * Returns the first step of a database that this version does not know: a newer one has made it.
 *
 * @param applied names of the steps that the database has
 * @param steps every step of this version
 */
export function findNewerStep(
  applied: readonly string[],
  steps: readonly { readonly name: string }[],
): string | undefined {
  const names = new Set(steps.map(({ name }) => name));
  return applied.find((name) => !names.has(name));
}
