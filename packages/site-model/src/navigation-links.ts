import type { NavigationEntry, NavigationLink } from './site-header-footer';

/**
 * Lists every link of a navigation in its order: those in folders too, and folders that lead
 * somewhere themselves [3.50].
 */
export function navigationLinks(navigation: readonly NavigationEntry[]): NavigationLink[] {
  return navigation.flatMap((entry) => {
    if (!('links' in entry)) return [entry];
    const { links, href, ...named } = entry;
    return href === undefined ? links : [{ ...named, href }, ...links];
  });
}
