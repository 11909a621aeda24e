/**
 * Makes an id of a name that nothing else has yet: `vat`, then `vat-2`.
 *
 * @param name what it is called
 * @param taken the ids that are in use
 * @param usual the id where the name has no letter for one
 */
export function freeId(name: string, taken: ReadonlySet<string>, usual: string): string {
  const stem =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || usual;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? stem : `${stem}-${number}`;
    if (!taken.has(id)) return id;
  }
}
