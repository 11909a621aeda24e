import { hash } from 'node:crypto';

/**
 * Makes a strong ETag from everything that an answer depends on.
 *
 * @param parts in a fixed order
 */
export function etag(...parts: readonly (string | number)[]): string {
  return `"${hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 22)}"`;
}

/**
 * Whether the browser already has the version of an ETag, by weak comparison as for GET.
 *
 * @param header the If-None-Match header, if there is one
 * @param tag the current ETag
 */
export function isFresh(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => {
    const value = part.trim().replace(/^W\//, '');
    return value === '*' || value === tag;
  });
}
