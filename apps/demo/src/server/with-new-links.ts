import type { SiteHeaderFooter } from '@frontage/site-model';

/**
 * A site's header and footer with links to pages that it did not have.
 *
 * @param stored what the site has; it stays as it is, and no link that it has comes twice
 * @param seed where the links stand in the seed
 * @param hrefs the pages that are new
 */
export function withNewLinks(
  stored: SiteHeaderFooter,
  seed: SiteHeaderFooter,
  hrefs: readonly string[],
): SiteHeaderFooter {
  const navigation = join(stored.header.navigation, seed.header.navigation, hrefs);
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
): Link[] {
  const known = new Set(stored.map(({ href }) => href));
  return [
    ...stored,
    ...seed.filter(({ href }) => href !== undefined && hrefs.includes(href) && !known.has(href)),
  ];
}
