import type { SiteHeaderFooter } from '@frontage/site-model';

/**
 * A site's header and footer with links to pages that it did not have.
 *
 * @param stored what the site has; it stays as it is
 * @param seed where the links stand in the seed
 * @param hrefs the pages that are new
 */
export function withNewLinks(stored: SiteHeaderFooter, seed: SiteHeaderFooter, hrefs: readonly string[]): SiteHeaderFooter {
  const isNew = ({ href }: { href?: string }): boolean => href !== undefined && hrefs.includes(href);
  const navigation = [...stored.header.navigation, ...seed.header.navigation.filter(isNew)];
  const columns = stored.footer.columns.map((column) => {
    const same = seed.footer.columns.find(({ title }) => title === column.title);
    return { ...column, lines: [...column.lines, ...(same?.lines.filter(isNew) ?? [])] };
  });
  return { ...stored, header: { ...stored.header, navigation }, footer: { ...stored.footer, columns } };
}
