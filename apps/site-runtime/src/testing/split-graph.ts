import type { SplitChunk } from '../build/find-loaded-chunks';

/** A block or a lazily loaded part of one, by the numbers of the modules that it imports. */
export interface GraphEntry {
  readonly needs: readonly number[];
  /** The numbers of the entries that it loads later. */
  readonly later: readonly number[];
  readonly isBlock: boolean;
  readonly folder: string;
}

/** Packages from the lowest up: modules import those of lower packages, or of their own. */
const packages = [
  'packages/core-lifecycle',
  'packages/image-loader',
  'node_modules/react',
  'packages/site-api',
  'packages/form-runtime',
  'packages/react-blocks',
];

/**
 * Splits modules like a bundler: modules that one entry needs into its chunk, the rest into a chunk
 * for every set of entries.
 *
 * @param imports for each module, the numbers of those that it imports, counted among those below
 *   it
 * @returns the chunks, and the imports of each module, by id
 */
export function splitGraph(
  imports: readonly (readonly number[])[],
  entries: readonly GraphEntry[],
): { chunks: SplitChunk[]; importsOf: ReadonlyMap<string, readonly string[]> } {
  const ids = imports.map((_, index) => {
    const folder = packages[Math.floor((index * packages.length) / imports.length)] ?? '';
    return `/checkout/${folder}/src/${index}.ts`;
  });
  const importsOf = new Map(
    imports.map((numbers, index) => [
      ids[index] ?? '',
      index === 0 ? [] : numbers.map((number) => ids[number % index] ?? ''),
    ]),
  );
  const closures = entries.map(({ needs }) =>
    close(
      needs.map((number) => ids[number % ids.length] ?? ''),
      importsOf,
    ),
  );
  const chunkOf = (id: string): string => {
    const users = closures.flatMap((needs, index) =>
      needs.has(id) ? [nameOf(entries, index)] : [],
    );
    return users.join('+');
  };
  const names = new Set([
    ...entries.map((_, index) => nameOf(entries, index)),
    ...ids.map(chunkOf),
  ]);
  names.delete('');
  const chunks = [...names].map((name) => {
    const index = entries.findIndex((_, index) => nameOf(entries, index) === name);
    const entry = entries[index];
    const moduleIds = ids.filter((id) => chunkOf(id) === name);
    const imported = [
      ...moduleIds.flatMap((id) => importsOf.get(id) ?? []),
      ...(closures[index] ?? []),
    ];
    return {
      name,
      fileName: name,
      code: 'x'.repeat(moduleIds.length),
      imports: [...new Set(imported.map(chunkOf))].filter((other) => other !== name),
      dynamicImports: (entry?.later ?? []).map((number) =>
        nameOf(entries, number % entries.length),
      ),
      moduleIds,
      facadeModuleId: entry ? `/checkout/src/blocks/${entry.folder}/${name}.ts` : null,
      isEntry: entry !== undefined,
      isDynamicEntry: false,
    };
  });
  return { chunks, importsOf };
}

/** Modules and everything they import. */
function close(
  ids: readonly string[],
  importsOf: ReadonlyMap<string, readonly string[]>,
  seen = new Set<string>(),
): ReadonlySet<string> {
  for (const id of ids) {
    if (seen.has(id)) continue;
    seen.add(id);
    close(importsOf.get(id) ?? [], importsOf, seen);
  }
  return seen;
}

function nameOf(entries: readonly GraphEntry[], index: number): string {
  return `entry-${index}${entries[index]?.isBlock ? '.mount' : ''}`;
}
