import { navigationLinks, type NavigationEntry, type SiteHeaderFooter } from '@frontage/site-model';
import type { Database } from '../store/database';
import { readSiteLink } from './documents/collect-links';
import { listRedirectedSlugs } from './documents/list-redirected-slugs';
import { listUnseenSlugs } from './documents/list-unseen-slugs';

/**
 * Leaves out of a header and a footer what leads to a page that visitors do not see yet, or not any
 * more: it is there again once the page is published. The page itself is shown with its own link.
 * A link to a page that was renamed leads to its address of today.
 *
 * @param read the reading side
 * @param page around which they stand
 * @param headerFooter as the site has them
 */
export async function withSeenLinks(
  read: Database,
  page: { readonly siteId: string; readonly slug: string },
  headerFooter: SiteHeaderFooter,
): Promise<SiteHeaderFooter> {
  const { header, footer } = await withNewAddresses(read, page, headerFooter);
  const slugs = slugsOf({ header, footer });
  const unseen = new Set(await listUnseenSlugs(read, page.siteId, slugs));
  unseen.delete(page.slug);
  if (unseen.size === 0) return { header, footer };
  const isSeen = ({ href }: { readonly href?: string }) => !unseen.has(slugOf(href) ?? '\0');
  const seen = (entry: NavigationEntry): NavigationEntry[] => {
    if (!('links' in entry)) return isSeen(entry) ? [entry] : [];
    const { href: _unseen, ...folder } = entry;
    const links = entry.links.filter(isSeen);
    if (links.length > 0) return [{ ...(isSeen(entry) ? entry : folder), links }];
    const { title, href, language } = entry;
    // A folder without links is a link, if it leads somewhere.
    return href !== undefined && isSeen(entry)
      ? [{ title, href, ...(language !== undefined && { language }) }]
      : [];
  };
  return {
    header: { ...header, navigation: header.navigation.flatMap(seen) },
    footer: {
      ...footer,
      columns: footer.columns.map((column) => ({ ...column, lines: column.lines.filter(isSeen) })),
    },
  };
}

/** Leads to the addresses of today what leads to pages that were renamed. */
async function withNewAddresses(
  read: Database,
  page: { readonly siteId: string; readonly slug: string },
  headerFooter: SiteHeaderFooter,
): Promise<SiteHeaderFooter> {
  const renamed = await listRedirectedSlugs(read, page.siteId, slugsOf(headerFooter));
  if (renamed.size === 0) return headerFooter;
  const follow = <Link extends { readonly href?: string }>(link: Link): Link => {
    const slug = renamed.get(slugOf(link.href) ?? '');
    return slug === undefined
      ? link
      : { ...link, href: encodeURI(`/${slug}`) + (/[?#].*$/s.exec(link.href ?? '')?.[0] ?? '') };
  };
  const { header, footer } = headerFooter;
  return {
    header: {
      ...header,
      navigation: header.navigation.map((entry) =>
        'links' in entry ? { ...follow(entry), links: entry.links.map(follow) } : follow(entry),
      ),
    },
    footer: {
      ...footer,
      columns: footer.columns.map((column) => ({ ...column, lines: column.lines.map(follow) })),
    },
  };
}

function slugsOf({ header, footer }: SiteHeaderFooter): readonly string[] {
  const lines = footer.columns.flatMap((column) => column.lines);
  return [...navigationLinks(header.navigation), ...lines].flatMap(
    ({ href }) => slugOf(href) ?? [],
  );
}

function slugOf(href: string | undefined): string | undefined {
  return href === undefined ? undefined : readSiteLink(href)?.slug;
}
