import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { Plugin, PluginBuild } from 'esbuild';

/** Where each name of a package's entry comes from, as the address of a file without its ending. */
type EntryNames = ReadonlyMap<string, string>;

const entryLine = /export (type )?\{([^}]*)\} from '(\.[^']*)';/g;
const importLine = /^import \{([^}]*)\} from '(@frontage\/[^']+)';$/gm;

/**
 * Imports from the entry of a package become imports from the files behind it. When
 * code is split, esbuild counts every file that an entry lists as needed by whoever
 * imports one name of it: the opener of a lightbox would bring the whole lightbox.
 */
export function directImports(): Plugin {
  return {
    name: 'direct-imports',
    setup(builder) {
      const entries = new Map<string, Promise<EntryNames>>();
      builder.onLoad({ filter: /[/\\]src[/\\].*\.tsx?$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const names = new Map<string, EntryNames>();
        for (const [, , entry = ''] of source.matchAll(importLine)) {
          const known = entries.get(entry) ?? readEntry(builder, entry, dirname(path));
          entries.set(entry, known);
          names.set(entry, await known);
        }
        const contents = source.replace(
          importLine,
          (line, list: string, entry: string) => directLines(list, names.get(entry)) ?? line,
        );
        return { contents, loader: extname(path) === '.tsx' ? 'tsx' : 'ts' };
      });
    },
  };
}

/** Reads the list of names that an entry of a package is. */
async function readEntry(
  builder: PluginBuild,
  entry: string,
  resolveDir: string,
): Promise<EntryNames> {
  const { path, errors } = await builder.resolve(entry, { kind: 'import-statement', resolveDir });
  const names = new Map<string, string>();
  if (errors.length > 0 || !/\.tsx?$/.test(path)) return names;
  for (const [, , list = '', file = ''] of (await readFile(path, 'utf8')).matchAll(entryLine)) {
    for (const name of splitNames(list)) names.set(name, join(dirname(path), file));
  }
  return names;
}

/**
 * One import per file; undefined where a name is none of the entry's, or has another name there.
 */
function directLines(list: string, names: EntryNames | undefined): string | undefined {
  const lines = splitNames(list).map((name) => {
    const file = names?.get(name.replace(/ as .*$/, ''));
    return file === undefined ? undefined : `import { ${name} } from ${JSON.stringify(file)};`;
  });
  return lines.includes(undefined) ? undefined : lines.join('');
}

/** The names in a list, without those of types, which are gone from the bundle anyway. */
function splitNames(list: string): string[] {
  const names = list.split(',').map((name) => name.trim());
  return names.filter((name) => name !== '' && !name.startsWith('type '));
}
