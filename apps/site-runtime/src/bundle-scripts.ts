import { build } from 'esbuild';
import { basename } from 'node:path';
import { browserBundle } from './browser-bundle';
import { bundleEntry } from './bundle-entry';
import { contentHash } from './content-hash';
import { directImports } from './direct-imports';
import { mergeChunks, reachable } from './merge-chunks';
import { nameByContent } from './name-by-content';
import { readScript } from './read-script';

/**
 * How the file of a chunk is called that pages load ahead: those of blocks, and of parts that some
 * of a kind need.
 */
const mountSuffix = '.mount';

/** The scripts of the runtime. */
export interface BundledScripts {
  /** The address of the runtime. */
  entry: string;
  /** The addresses each block, or part of one, needs: its own chunk and those it imports. */
  chunks: ReadonlyMap<string, readonly string[]>;
  /** Every file by name. */
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Tells Chromium to compile a file's functions together while it loads, not one by
 * one on the main thread when each is first called. Only for the runtime itself, of
 * which nearly all runs on every page: functions that are compiled and never run stay
 * in memory.
 */
function hintEager(code: string): string {
  return `//# allFunctionsCalledOnLoad\n${code}`;
}

/**
 * Bundles the runtime into one file, and each block that it loads later into a chunk.
 * Chunks share what they have in common, React above all, but nothing with the
 * runtime: it stays one small file, and a copied helper is cheaper than a request.
 *
 * @param publicPath where the files will be served, e.g. `/_frontage/`
 */
export async function bundleScripts(appdir: string, publicPath: string): Promise<BundledScripts> {
  const { code, later } = await bundleEntry(appdir);
  // Sorted: the order in which they were found varies, and the bundles vary with it.
  const entries = [...later.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const { outputFiles, metafile } = await build({
    ...browserBundle,
    absWorkingDir: appdir,
    entryPoints: entries.map(({ source, name }) => ({ in: source, out: name })),
    outdir: 'out',
    splitting: true,
    metafile: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    plugins: [directImports()],
  });

  const split = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const starts = new Map(
    Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint ? [[nameOf(entryPoint), basename(path)]] : [],
    ),
  );
  const first = new Set(entries.flatMap(({ name }) => starts.get(name) ?? []));
  const merged = nameByContent(await mergeChunks(split, new Set(starts.values()), first));
  const scripts = new Map([...merged.values()].map(({ name, code }) => [name, code]));
  const read = new Map([...scripts].map(([name, code]) => [name, readScript(code)]));
  const chunks = new Map(
    [...starts].map(([name, file]) => [name, [...reachable(read, merged.get(file)?.name ?? file)]]),
  );

  const linked = hintEager(linkChunks(code, (name) => chunks.get(name)?.[0]));
  const entry = `entry-${contentHash(linked)}.js`;
  return {
    entry: publicPath + entry,
    chunks: new Map(
      [...chunks]
        .filter(([name]) => name.endsWith(mountSuffix))
        .map(([name, files]) => [
          name.slice(0, -mountSuffix.length),
          files.map((file) => publicPath + file),
        ]),
    ),
    files: new Map(
      [...scripts, [entry, linked] as const].map(([name, text]) => [name, Buffer.from(text)]),
    ),
  };
}

function nameOf(source: string): string {
  return basename(source).replace(/\.tsx?$/, '');
}

/**
 * Puts the chunks' addresses in place of the placeholders. The loaders take what the
 * second attempt adds to the address, see `LoadModule`.
 */
function linkChunks(code: string, fileOf: (name: string) => string | undefined): string {
  const linked = code.replace(/\(\)=>import\("later:([^"]+)"\)/g, (whole, name: string) => {
    const file = fileOf(name);
    return file === undefined ? whole : `again=>import("./${file}"+again)`;
  });
  if (linked.includes('later:'))
    throw new Error(
      '[site-runtime] A chunk is imported in a way that cannot be linked. Write `load: () => import(…)`.',
    );
  return linked;
}
