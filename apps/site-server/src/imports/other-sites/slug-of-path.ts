import { isPageSlug } from '@frontage/site-model';

/**
 * Makes the address of a page from an old path: without the ending of a file, in lowercase letters,
 * digits and hyphens. What may not be an address gets one below `imported`.
 *
 * @param path such as `/About%20us.html`
 */
export function slugOfPath(path: string): string {
  const segments = decode(path)
    .replace(/\\/g, '/')
    .replace(/\.(?:html?|xhtml|php|aspx?)$/i, '')
    .split('/')
    .map(plainSegment)
    .filter((segment) => segment !== '');
  if (segments.at(-1) === 'index') segments.pop();
  const slug = segments
    .join('/')
    .slice(0, 140)
    .replace(/[/-]+$/, '');
  if (isPageSlug(slug)) return slug;
  const below = `imported/${slug}`;
  return isPageSlug(below) ? below : 'imported/page';
}

/** Gives an address that no other page has. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const other = `${slug === '' ? 'home' : slug}-${number}`;
    if (!isTaken(other)) return other;
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function plainSegment(segment: string): string {
  return segment
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
