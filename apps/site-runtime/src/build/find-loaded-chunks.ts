import type { OutputChunk } from 'rolldown';
import { reachable } from './reachable';

/** A chunk that the bundler has split off. */
export type SplitChunk = Pick<
  OutputChunk,
  | 'name'
  | 'fileName'
  | 'code'
  | 'imports'
  | 'dynamicImports'
  | 'moduleIds'
  | 'facadeModuleId'
  | 'isEntry'
  | 'isDynamicEntry'
>;

/** A chunk that something loads directly: a block, or a part that a block loads later. */
export interface LoadedChunk {
  /** The block, or variant of one, that it brings to life; undefined for a later part. */
  readonly block: string | undefined;
  /** The folders of the blocks that load it, now or later; parts that islands load do not count. */
  readonly folders: ReadonlySet<string>;
  /** The chunk and everything it imports. */
  readonly needs: ReadonlySet<SplitChunk>;
  /** The size of everything it needs, in characters. */
  readonly weight: number;
  /** Whether it brings React. */
  readonly isIsland: boolean;
}

const mountSuffix = '.mount';

/**
 * Gives the block that a chunk brings to life: `gallery` for `gallery.mount`; undefined for other
 * parts.
 */
export function blockOfChunk(name: string): string | undefined {
  return name.endsWith(mountSuffix) ? name.slice(0, -mountSuffix.length) : undefined;
}

/** Whether something loads a chunk directly; other chunks are only imported. */
export function isLoaded({ isEntry, isDynamicEntry }: SplitChunk): boolean {
  return isEntry || isDynamicEntry;
}

/** Whether chunks contain a module below a folder, such as `node_modules/react`. */
export function holdFolder(chunks: Iterable<SplitChunk>, folder: string): boolean {
  return [...chunks].some(({ moduleIds }) =>
    moduleIds.some((id) => id.replaceAll('\\', '/').includes(`/${folder}/`)),
  );
}

/** Finds the chunks that are loaded directly, with what they need and who loads them. */
export function findLoadedChunks(chunks: readonly SplitChunk[]): readonly LoadedChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = chunks.filter(isLoaded).map((chunk) => {
    const needs = reachable(byName, chunk.fileName);
    return {
      chunk,
      needs,
      block: blockOfChunk(chunk.name),
      weight: [...needs].reduce((sum, { code }) => sum + code.length, 0),
      isIsland: holdFolder(needs, 'node_modules/react'),
    };
  });

  const foldersOf = (part: SplitChunk, seen = new Set<SplitChunk>()): string[] => {
    if (blockOfChunk(part.name) !== undefined) return [folderOf(part)];
    if (seen.has(part)) return [];
    seen.add(part);
    return loaded
      .filter(({ needs, isIsland }) => !isIsland && loads(needs, part))
      .flatMap(({ chunk }) => foldersOf(chunk, seen));
  };
  return loaded.map(({ chunk, ...facts }) => ({ ...facts, folders: new Set(foldersOf(chunk)) }));
}

function loads(needs: ReadonlySet<SplitChunk>, { fileName }: SplitChunk): boolean {
  return [...needs].some(({ dynamicImports }) => dynamicImports.includes(fileName));
}

/** The folder of a block below `blocks`, or below the sources. */
function folderOf({ facadeModuleId }: SplitChunk): string {
  return /.*[/\\]src[/\\](?:blocks[/\\])?([^/\\]+)/.exec(facadeModuleId ?? '')?.[1] ?? '';
}
