import { contentHash } from './content-hash';

const reference = /"\.\/([^"]+\.js)"/g;

/**
 * Gives files names made of what they hold and of all that they lead to, so that a
 * name never stands for two things. Files may lead to each other.
 *
 * @param files by their names so far, by which they refer to each other as `"./name"`;
 * a hash of eight characters before the ending is replaced
 * @returns by name so far: the new name, and the code with the new names in it
 */
export function nameByContent(
  files: ReadonlyMap<string, string>,
): Map<string, { name: string; code: string }> {
  const referred = (name: string): string[] =>
    [...(files.get(name) ?? '').matchAll(reference)].flatMap(([, other = '']) =>
      files.has(other) ? [other] : [],
    );
  const reach = (name: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(name)) {
      seen.add(name);
      for (const other of referred(name)) reach(other, seen);
    }
    return seen;
  };
  const names = new Map(
    [...files.keys()].map((name) => {
      const others = [...reach(name)].filter((other) => other !== name).sort();
      const content = [name, ...others].map((one) => files.get(one)).join('\0');
      return [name, `${name.replace(/(-[0-9A-Z]{8})?\.js$/, '')}-${contentHash(content)}.js`];
    }),
  );
  return new Map(
    [...files].map(([name, code]) => [
      name,
      {
        name: names.get(name) ?? name,
        code: code.replace(reference, (whole, other: string) =>
          names.has(other) ? `"./${names.get(other)}"` : whole,
        ),
      },
    ]),
  );
}
