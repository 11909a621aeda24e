import type { OutputChunk } from 'rolldown';
import { blockOfChunk, isLoaded } from './find-loaded-chunks';
import { bundleChunks } from './bundle-chunks';
import { bundleEntry, linkEntry, type BundledEntry } from './bundle-entry';
import type { StyleChunks } from './bundle-styles';
import { contentHash } from './content-hash';
import { reachable } from './reachable';

/** The scripts of the runtime. */
export interface BundledScripts {
  /** The address of the runtime of our own pages. */
  entry: string;
  /** The name of the file of the runtime of any page, which also knows published markup. */
  publishedEntry: string;
  /** The addresses that each block, or part of one, needs: its own chunk and those it imports. */
  chunks: ReadonlyMap<string, readonly string[]>;
  /** Every file by name. */
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Bundles the runtime into one file, for our own pages and for any page, and each lazily loaded
 * block into a chunk. Chunks share common
 * code, React above all, but share nothing with the runtime: it stays one small file, and a copied
 * helper is cheaper than a request.
 *
 * @param publicPath the path at which the files are served, e.g. `/_frontage/`
 * @param styles the lazily loaded styles
 */
export async function bundleScripts(
  appdir: string,
  publicPath: string,
  styles: StyleChunks,
): Promise<BundledScripts> {
  const own = await bundleEntry(appdir, 'entry');
  const published = await bundleEntry(appdir, 'published-entry');
  const chunks = await bundleChunks(appdir, published.later, {
    FRONTAGE_STYLES: JSON.stringify(styles.names),
    FRONTAGE_STYLES_FOLDER: JSON.stringify(`./${styles.folder}`),
  });
  const link = ({ code }: BundledEntry) => {
    const linked = hintEager(linkEntry(code, (name) => fileOf(chunks, name)));
    return [`entry-${contentHash(linked)}.js`, Buffer.from(linked)] as const;
  };
  const [entry, publishedEntry] = [link(own), link(published)];
  return {
    entry: publicPath + entry[0],
    publishedEntry: publishedEntry[0],
    chunks: filesOfBlocks(chunks, publicPath),
    files: new Map([
      ...styles.files,
      ...chunks.map((chunk) => [chunk.fileName, Buffer.from(chunk.code)] as const),
      entry,
      publishedEntry,
    ]),
  };
}

/**
 * Tells Chromium to compile a file's functions together while it loads, instead of one by one on
 * the main thread when each is first called. Only for the runtime itself, which runs nearly in full
 * on every page: compiled functions that never run waste memory.
 */
function hintEager(code: string): string {
  return `//# allFunctionsCalledOnLoad\n${code}`;
}

function fileOf(chunks: readonly OutputChunk[], name: string): string {
  const chunk = chunks.find((chunk) => chunk.name === name && chunk.isEntry);
  if (!chunk) throw new Error(`[site-runtime] The runtime loads ${name}, which was not bundled.`);
  return chunk.fileName;
}

function filesOfBlocks(
  chunks: readonly OutputChunk[],
  publicPath: string,
): ReadonlyMap<string, readonly string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return new Map(
    chunks.filter(isLoaded).flatMap((chunk) => {
      const block = blockOfChunk(chunk.name);
      const files = [...reachable(byName, chunk.fileName)].map(
        (file) => publicPath + file.fileName,
      );
      return block === undefined ? [] : [[block, files] as const];
    }),
  );
}
