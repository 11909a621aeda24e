/** Where a link of a menu leads, as `aria-current` says it. */
export type LinkPlace = 'page' | 'true';

/**
 * Gives where a link leads: to this page (`page`), or to the section that it
 * is in, such as the shop of a product (`true`); undefined for elsewhere.
 *
 * @param href its address
 * @param path of the page
 */
export function placeOfLink(href: string, path: string): LinkPlace | undefined {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
