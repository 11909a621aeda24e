import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { pictureLimits } from '../../../pictures/picture-limits';
import type { FoundFile, PictureSource } from './picture-source';

/** Pictures that were fetched before, by their addresses. */
export type FetchedPictures = ReadonlyMap<string, FoundFile>;

/**
 * Finds pictures in a folder of saved pages. What stands elsewhere is found under its file name,
 * since browsers save the pictures of a page beside it; else where it was fetched before.
 *
 * @param folder the folder; nothing outside of it is read
 * @param files the names of its files, below it, without links to elsewhere
 * @param fetched what was fetched
 */
export function folderPictures(
  folder: string,
  files: readonly string[],
  fetched: FetchedPictures,
): PictureSource {
  // Some systems write letters with marks in two signs.
  const known = new Map(files.map((name) => [name.normalize('NFC'), name]));
  const byBase = new Map<string, string | undefined>();
  for (const name of files) {
    const base = basename(name).normalize('NFC').toLowerCase();
    // Of two files with one name nobody knows which is meant.
    byBase.set(base, byBase.has(base) ? undefined : name);
  }
  const locate = (source: string, from: string): string | undefined => {
    const path = pathOf(source);
    if (path === undefined) return undefined;
    const isElsewhere = /^(?:[a-z]+:)?\/\//i.test(source);
    const direct = path.startsWith('/')
      ? path.slice(1)
      : posix.normalize(posix.join(dirname(from), path));
    const found = known.get(direct.normalize('NFC'));
    if (!isElsewhere && found !== undefined) return found;
    return byBase.get(posix.basename(path).normalize('NFC').toLowerCase());
  };

  return {
    find(sources, from) {
      for (const source of sources) {
        const inline = readInline(source);
        if (inline) return inline;
        const name = locate(source, from);
        if (name !== undefined && statSync(join(folder, name)).size <= pictureLimits.bytes)
          return { name: basename(name), content: () => readFileSync(join(folder, name)) };
      }
      const outside = sources.find((source) => /^(?:https?:)?\/\//i.test(source));
      if (outside === undefined)
        return { state: 'missing', fault: 'There is no such file in the folder.' };
      return (
        fetched.get(outside) ?? {
          state: 'elsewhere',
          fault: 'It is on another server. --download fetches it.',
        }
      );
    },
  };
}

/** The path of an address, decoded; undefined for one that is none. */
function pathOf(source: string): string | undefined {
  try {
    const { pathname } = new URL(source, 'https://saved.example/');
    const isRooted = /^(?:[a-z]+:)?\/\//i.test(source) || source.startsWith('/');
    const path = decodeURIComponent(isRooted ? pathname : source.replace(/[?#].*$/s, ''));
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** A picture that stands in the markup itself. */
function readInline(source: string): FoundFile | undefined {
  const [, type = '', data = ''] =
    /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml);base64,([a-z\d+/=\s]+)$/i.exec(source) ?? [];
  if (data === '') return undefined;
  return {
    name: `picture.${type.toLowerCase().replace('+xml', '').replace('jpeg', 'jpg')}`,
    content: () => Buffer.from(data, 'base64'),
  };
}
