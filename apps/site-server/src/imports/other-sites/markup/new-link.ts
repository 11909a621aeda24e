import { safeHref } from '@frontage/site-model';
import { posix } from 'node:path';

/** The pages of an import by their old places. */
export interface KnownPages {
  /** Slugs by the files of the pages, below the folder. */
  readonly byFile: ReadonlyMap<string, string>;
  /** Slugs by old paths, with a slash in front. */
  readonly byPath: ReadonlyMap<string, string>;
  /** The origins that the pages say they are at. */
  readonly origins: ReadonlySet<string>;
}

/**
 * Gives what a link of an imported page leads to: the page at its new address where it was
 * imported, else as it was.
 *
 * @param href as the page has it
 * @param from the file of the page
 * @param known the pages
 * @returns undefined for what may not be followed, such as `javascript:`
 */
export function newLink(href: string, from: string, known: KnownPages): string | undefined {
  const safe = safeHref(href);
  if (safe === undefined || safe.startsWith('#')) return safe;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(safe) ?? [];
  const anchor = /#.*$/s.exec(rest)?.[0] ?? '';
  const slug = URL.canParse(safe) ? slugOfUrl(new URL(safe), known) : slugOfFile(path, from, known);
  return slug === undefined ? safe : `/${slug}${anchor}`;
}

function slugOfUrl({ origin, pathname }: URL, { origins, byPath }: KnownPages) {
  return origins.has(origin) ? byPath.get(decode(pathname)) : undefined;
}

function slugOfFile(path: string, from: string, { byFile, byPath }: KnownPages) {
  const plain = decode(path);
  if (plain === '') return undefined;
  if (plain.startsWith('/')) return byPath.get(plain) ?? byFile.get(plain.slice(1));
  return byFile.get(posix.normalize(posix.join(posix.dirname(from), plain)));
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
