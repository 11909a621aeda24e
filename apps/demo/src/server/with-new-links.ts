import { navigationLinks, type SiteHeaderFooter } from '@frontage/site-model';

/**
 * Adds links to new pages to a site's header and footer.
 *
 * @param stored the site's own, which stays; no existing link is added again
 * @param seed has the places of the links
 * @param hrefs the new pages
 */
export function withNewLinks(
  stored: SiteHeaderFooter,
  seed: SiteHeaderFooter,
  hrefs: readonly string[],
): SiteHeaderFooter {
  const linked = navigationLinks(stored.header.navigation);
  const navigation = join(stored.header.navigation, seed.header.navigation, hrefs, linked);
  const columns = stored.footer.columns.map((column) => {
    const same = seed.footer.columns.find(({ title }) => title === column.title);
    return { ...column, lines: join(column.lines, same?.lines ?? [], hrefs) };
  });
  return {
    ...stored,
    header: { ...stored.header, navigation },
    footer: { ...stored.footer, columns },
  };
}

function join<Link extends { href?: string }>(
  stored: readonly Link[],
  seed: readonly Link[],
  hrefs: readonly string[],
  linked: readonly { href?: string }[] = stored,
): Link[] {
  const storedHrefs = new Set(linked.map(({ href }) => href));
  return [
    ...stored,
    ...seed.filter(
      ({ href }) => href !== undefined && hrefs.includes(href) && !storedHrefs.has(href),
    ),
  ];
}
