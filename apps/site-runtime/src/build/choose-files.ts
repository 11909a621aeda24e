import {
  findLoadedChunks,
  holdFolder,
  isLoaded,
  type LoadedChunk,
  type SplitChunk,
} from './find-loaded-chunks';
import { reachable } from './reachable';

/** What lazily loaded parts of any block may need: packages that import only each other. */
const groundPackages: readonly string[] = ['core-lifecycle', 'image-loader'];

/** A shared file with fewer characters of code costs more as a request than in `base`. */
const leastCode = 150;

/**
 * Chooses the file of each module that several chunks share, by the chunks that need it:
 *
 * - only islands: beside React, `react`;
 * - blocks of one folder, which are variants of each other: a file named after the lightest that
 *   needs it, so that none loads what only heavier ones need; and a second file, `…-shared`, for
 *   what lazily loaded parts of other blocks need as well;
 * - blocks of several folders: `calls` for code that calls the server, else `base`;
 * - only lazily loaded parts: a file for each package;
 * - whatever would be alone in a file of a few names: `base`, which every page with a block loads.
 *
 * No two files import each other: a chunk that needs a module needs its imports too.
 *
 * @param chunks the bundler's own split: a file for every set of chunks that share something
 * @returns the name of the file, by module
 */
export function chooseFiles(chunks: readonly SplitChunk[]): ReadonlyMap<string, string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = findLoadedChunks(chunks);
  const files = new Map<string, string>();
  for (const chunk of chunks) {
    if (isLoaded(chunk)) continue;
    const users = loaded.filter(({ needs }) => needs.has(chunk));
    const needs = reachable(byName, chunk.fileName);
    for (const id of chunk.moduleIds) files.set(id, chooseFile(packageOf(id), users, needs));
  }
  return withoutSmallFiles(files, chunks);
}

/** Only files that import nothing are put into `base`, which others import. */
function withoutSmallFiles(
  files: ReadonlyMap<string, string>,
  chunks: readonly SplitChunk[],
): ReadonlyMap<string, string> {
  const chunksOf = new Map<string, Set<SplitChunk>>();
  for (const chunk of chunks)
    for (const id of chunk.moduleIds) {
      const file = files.get(id);
      if (file !== undefined) chunksOf.set(file, (chunksOf.get(file) ?? new Set()).add(chunk));
    }
  const isSmall = (file: string): boolean => {
    const chunksOfFile = [...(chunksOf.get(file) ?? [])];
    const code = chunksOfFile.reduce((sum, chunk) => sum + chunk.code.length, 0);
    // Modules of one chunk may import each other without a word in it.
    const isWhole = ({ moduleIds }: SplitChunk) =>
      moduleIds.every((id) => files.get(id) === file || files.get(id) === 'base');
    return (
      code < leastCode &&
      chunksOfFile.every((chunk) => chunk.imports.length === 0 && isWhole(chunk))
    );
  };
  return new Map([...files].map(([id, file]) => [id, isSmall(file) ? 'base' : file]));
}

function chooseFile(
  ofPackage: string,
  users: readonly LoadedChunk[],
  needs: ReadonlySet<SplitChunk>,
): string {
  if (groundPackages.includes(ofPackage)) return 'base';
  const blocks = users
    .filter(({ block }) => block !== undefined)
    .sort((a, b) => a.weight - b.weight);
  const lightest = blocks[0]?.block;
  if (lightest === undefined) return ofPackage;
  if (users.every(({ isIsland }) => isIsland)) return 'react';
  if (countFolders(blocks) > 1) return holdFolder(needs, 'packages/site-api') ? 'calls' : 'base';
  return countFolders(users) > 1 ? `${lightest}-shared` : lightest;
}

function countFolders(users: readonly LoadedChunk[]): number {
  return new Set(users.flatMap(({ folders }) => [...folders])).size;
}

/** The package of ours that contains a module; for others, their common folder. */
function packageOf(id: string): string {
  const [, name = 'node_modules'] = /.*[/\\]packages[/\\]([^/\\]+)/.exec(id) ?? [];
  return name;
}
