import { build, type Metafile } from 'esbuild';
import { basename, relative } from 'node:path';
import { browserBundle } from './bundle-options';

/** The scripts of the runtime. */
export interface BundledScripts {
  /** The address of the runtime. */
  entry: string;
  /** The addresses each block needs: its own chunk and those it imports. */
  chunks: ReadonlyMap<string, readonly string[]>;
  /** Every file by name. */
  files: ReadonlyMap<string, Uint8Array>;
}

/** Bundles the runtime with a chunk per block; React is a chunk of its own that only islands import. */
export async function bundleScripts(appdir: string): Promise<BundledScripts> {
  const { outputFiles, metafile } = await build({
    ...browserBundle,
    absWorkingDir: appdir,
    entryPoints: { entry: 'src/entry.ts' },
    outdir: 'out',
    splitting: true,
    metafile: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  });
  return {
    entry: addressOf(outputOf(metafile, (source) => source.endsWith('src/entry.ts'))),
    chunks: blockChunks(metafile),
    files: new Map(outputFiles.map(({ path, contents }) => [relative(`${appdir}/out`, path), contents])),
  };
}

function blockChunks({ outputs }: Metafile): Map<string, string[]> {
  const chunks = new Map<string, string[]>();
  for (const [path, { entryPoint = '' }] of Object.entries(outputs)) {
    const block = /\/blocks\/([a-z-]+)\/\1\.mount\.tsx?$/.exec(entryPoint)?.[1];
    if (block) chunks.set(block, [...staticImports(outputs, path)].map(addressOf));
  }
  return chunks;
}

/** A file and all that it imports, except what it imports only when needed. */
function staticImports(outputs: Metafile['outputs'], path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
    if (kind === 'import-statement') staticImports(outputs, imported, seen);
  }
  return seen;
}

function outputOf({ outputs }: Metafile, isSource: (entryPoint: string) => boolean): string {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint !== undefined && isSource(entryPoint));
  if (!found) throw new Error('[site-runtime] The build has no entry. Look at src/entry.ts.');
  return found[0];
}

function addressOf(path: string): string {
  return `/_frontage/${basename(path)}`;
}
