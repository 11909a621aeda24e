import { readPath } from './read-path';

/**
 * Gives the address of a page of this site that somebody else has named, as a link may bear it: it
 * leads to no other host, and runs nothing.
 *
 * @param path percent-encoded path, without a query
 * @returns undefined for what is no such path
 */
export function ownPageHref(path: string): string | undefined {
  const read = readPath(path);
  return read.kind === 'page'
    ? `/${read.slug.split('/').map(encodeURIComponent).join('/')}`
    : undefined;
}
