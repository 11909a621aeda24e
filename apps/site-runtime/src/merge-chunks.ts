import { build } from 'esbuild';
import { browserBundle } from './browser-bundle';
import { readScript, writeScript, type Script } from './read-script';

/**
 * What a request costs, told in bytes of minified code: a page rather loads so much that
 * it does not need than a file more. Starting a fetch and a module takes a phone about
 * as long as reading and compiling this much, and six requests at once is all a browser
 * makes of a server that speaks HTTP/1.1.
 */
const requestCost = 12_000;

/** Files that become one. */
interface Group {
  readonly names: ReadonlySet<string>;
  /** In bytes of code. */
  readonly size: number;
  /** The entries that load it. */
  readonly users: ReadonlySet<string>;
}

/** Where the names of a file that was merged are found now. */
interface Move {
  readonly file: string;
  readonly nameOf: ReadonlyMap<string, string>;
}

/**
 * Merges the small files into which code was split. Where several chunks share parts,
 * esbuild makes a file for every set of chunks that share something; a gallery would
 * load a dozen files of a few hundred bytes. Two are merged when the requests that
 * are saved are worth more than what some chunk then loads needlessly.
 *
 * @param scripts by file name, as esbuild split them
 * @param entries the names of those that are loaded for themselves; they stay
 * @param first those of the entries that the runtime itself loads; the others are loaded by
 *   entries. @default all
 * @returns by file name: the entries, under their names, and what they share
 * @throws Error for code that is not as esbuild writes it
 */
export async function mergeChunks(
  scripts: ReadonlyMap<string, string>,
  entries: ReadonlySet<string>,
  first: ReadonlySet<string> = entries,
): Promise<Map<string, string>> {
  const files = new Map([...scripts].map(([name, code]) => [name, readScript(code)]));
  const shared = new Map<string, string>();
  const moves = new Map<string, Move>();
  for (const [index, { names }] of chooseGroups(files, entries, first).entries()) {
    if (names.size === 1) continue;
    const { code, nameOf } = await mergeGroup(scripts, [...names]);
    const file = `shared-${index}.js`;
    shared.set(file, code);
    for (const name of names) moves.set(name, { file, nameOf: nameOf.get(name) ?? new Map() });
  }
  const all = new Map([...[...scripts].filter(([name]) => !moves.has(name)), ...shared]);
  const merged = new Map([...all].map(([name, code]) => [name, redirect(readScript(code), moves)]));
  refuseCircles(merged);
  return merged;
}

/**
 * Groups that would close a circle are not merged. Should one be left, the build ends.
 *
 * @throws Error for files that import each other: one would run before what it needs
 */
export function refuseCircles(scripts: ReadonlyMap<string, string>): void {
  const files = new Map([...scripts].map(([name, code]) => [name, readScript(code)]));
  for (const [name, { imports }] of files) {
    const back = [...imports.keys()].find((imported) => reachable(files, imported).has(name));
    if (back !== undefined)
      throw new Error(`[site-runtime] ${name} and ${back} import each other.`);
  }
}

/** A file and all that it imports. */
export function reachable(
  files: ReadonlyMap<string, Script>,
  name: string,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of files.get(name)?.imports.keys() ?? []) reachable(files, imported, seen);
  return seen;
}

/** Who loads what, and which of it better comes together. */
function chooseGroups(
  files: ReadonlyMap<string, Script>,
  entries: ReadonlySet<string>,
  first: ReadonlySet<string>,
): Group[] {
  const users = new Map<string, Set<string>>();
  for (const entry of entries) {
    const there = loadedBefore({ files, entries, first }, entry);
    for (const name of reachable(files, entry))
      if (!there.has(name)) users.set(name, (users.get(name) ?? new Set()).add(entry));
  }
  let groups: Group[] = [...files]
    .filter(([name]) => !entries.has(name))
    .map(([name, { body }]) => ({
      names: new Set([name]),
      size: body.length,
      users: users.get(name) ?? new Set(),
    }));

  for (;;) {
    const best = bestPair(groups, (a, b) => closesCircle(files, groups, a, b));
    if (!best) return groups;
    const [a, b] = best;
    const both = {
      names: new Set([...a.names, ...b.names]),
      size: a.size + b.size,
      users: new Set([...a.users, ...b.users]),
    };
    groups = [...groups.filter((group) => group !== a && group !== b), both];
  }
}

/** All files, those that are loaded for themselves, and which of these the runtime loads. */
interface Chunks {
  readonly files: ReadonlyMap<string, Script>;
  readonly entries: ReadonlySet<string>;
  readonly first: ReadonlySet<string>;
}

/**
 * What is there already when an entry is loaded: whatever each of those who load it
 * needs itself. It costs the entry nothing, in however large a file it is.
 *
 * @param above entries that are looked at already: two may load each other
 */
function loadedBefore(
  chunks: Chunks,
  entry: string,
  above: readonly string[] = [],
): ReadonlySet<string> {
  const { files, entries, first } = chunks;
  if (first.has(entry)) return new Set();
  const loaders = [...entries].filter(
    (other) => other !== entry && !above.includes(other) && loads(files, other, entry),
  );
  const needs = loaders.map(
    (loader) =>
      new Set([...reachable(files, loader), ...loadedBefore(chunks, loader, [...above, entry])]),
  );
  const [one = new Set<string>(), ...others] = needs;
  return new Set([...one].filter((name) => others.every((other) => other.has(name))));
}

/** Whether an entry, or a file that it imports, loads another entry when that is needed. */
function loads(files: ReadonlyMap<string, Script>, loader: string, entry: string): boolean {
  return [...reachable(files, loader)].some((name) =>
    files.get(name)?.body.includes(`import("./${entry}")`),
  );
}

/** Whether two groups as one would import something that imports them. */
function closesCircle(
  files: ReadonlyMap<string, Script>,
  groups: readonly Group[],
  a: Group,
  b: Group,
): boolean {
  const inside = new Set([...a.names, ...b.names]);
  const together = new Map(
    groups.flatMap(({ names }) => [...names].map((name) => [name, names] as const)),
  );
  const importsOf = (names: Iterable<string>): string[] =>
    [...names].flatMap((name) => [...(files.get(name)?.imports.keys() ?? [])]);
  const seen = new Set<string>();
  const open = importsOf(inside).filter((name) => !inside.has(name));
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (inside.has(name)) return true;
    if (seen.has(name)) continue;
    const group = together.get(name) ?? [name];
    for (const one of group) seen.add(one);
    open.push(...importsOf(group));
  }
  return false;
}

/** The two whose merging wins most; nothing if none wins. */
function bestPair(
  groups: readonly Group[],
  isRefused: (a: Group, b: Group) => boolean,
): [Group, Group] | undefined {
  let best: [Group, Group] | undefined;
  let most = 0;
  for (const [index, a] of groups.entries()) {
    for (const b of groups.slice(index + 1)) {
      const gain = gainOf(a, b);
      if (gain <= most || isRefused(a, b)) continue;
      most = gain;
      best = [a, b];
    }
  }
  return best;
}

/** What is won when two files are one, in bytes; below zero it is a loss. */
function gainOf(a: Group, b: Group): number {
  const both = [...a.users].filter((user) => b.users.has(user)).length;
  return both * requestCost - (a.users.size - both) * b.size - (b.users.size - both) * a.size;
}

/** Makes one file of several, which offers all their names under new ones. */
async function mergeGroup(scripts: ReadonlyMap<string, string>, names: readonly string[]) {
  const nameOf = new Map<string, ReadonlyMap<string, string>>();
  let count = 0;
  const lines = names.map((name) => {
    const offered = readScript(scripts.get(name) ?? '').exports.map(
      (own) => [own, `m${count++}`] as const,
    );
    nameOf.set(name, new Map(offered));
    return `export {${offered.map(([own, given]) => `${own} as ${given}`).join()}} from "./${name}";`;
  });
  const { outputFiles, metafile } = await build({
    ...browserBundle,
    metafile: true,
    stdin: { contents: lines.join('\n') },
    plugins: [
      {
        name: 'merged-files',
        setup(builder) {
          builder.onResolve({ filter: /./ }, ({ path }) => {
            const name = path.replace('./', '');
            return names.includes(name)
              ? { path: name, namespace: 'merged' }
              : { path, external: true };
          });
          builder.onLoad({ filter: /./, namespace: 'merged' }, ({ path }) => ({
            contents: scripts.get(path) ?? '',
            loader: 'js',
          }));
        },
      },
    ],
  });
  const taken = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ kind }) => kind === 'import-statement'),
  );
  return { code: importsFirst(outputFiles[0]?.text ?? '', taken.length), nameOf };
}

/** Each of several files begins with imports: in one file they all stand at its beginning. */
function importsFirst(code: string, count: number): string {
  const lines: string[] = [];
  const rest = code.replace(/(?<=^|[;}])import(?:\{[^}]*\}from)?"\.\/[^"]+";/g, (line) => {
    lines.push(line);
    return '';
  });
  if (lines.length !== count)
    throw new Error(
      `[site-runtime] ${lines.length} of ${count} imports of a merged file were found.`,
    );
  return lines.join('') + rest;
}

/** Has a file import from where things are now. */
function redirect({ imports, body }: Script, moves: ReadonlyMap<string, Move>): string {
  const redirected = new Map<string, (readonly [name: string, local: string])[]>();
  for (const [from, names] of imports) {
    const move = moves.get(from);
    const file = move?.file ?? from;
    const moved = names.map(([name, local]) => [move?.nameOf.get(name) ?? name, local] as const);
    redirected.set(file, [...(redirected.get(file) ?? []), ...moved]);
  }
  return writeScript({ imports: redirected, body });
}
