import { readJson } from '@frontage/core-lifecycle';
import { readPageDocument, type PageDocument } from '@frontage/site-model';
import type { Database } from '../../store/database';
import { collectLinks, readSiteLink } from './collect-links';
import { listRedirectsTo } from './redirects';

/** A page with what it links to. */
export interface LinkedPage {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  /** Whether visitors see it. */
  readonly isVisible: boolean;
  readonly document: PageDocument;
}

/** Lists the pages of a site with their newest versions, by address; deleted ones are left out. */
export async function listLinkedPages(
  db: Database,
  siteId: string,
): Promise<readonly LinkedPage[]> {
  const rows = await db
    .selectFrom('page')
    .innerJoin('page_version', 'page_version.id', 'page.draft_version_id')
    .select([
      'page.id',
      'page.slug',
      'page.published_version_id',
      'page_version.title',
      'page_version.document',
    ])
    .where('page.site_id', '=', siteId)
    .where('page.deleted_at', 'is', null)
    .orderBy('page.slug')
    .execute();
  return rows.map(({ id, slug, title, published_version_id: published, document }) => ({
    id,
    slug,
    title,
    isVisible: published !== null,
    // One page that is damaged takes no other with it.
    document: readPageDocument(readJson(document)).document,
  }));
}

/** Loads what tells whether a link leads to some pages, by their addresses of today or before. */
export async function loadLeadsTo(
  db: Database,
  siteId: string,
  pages: readonly { readonly id: string; readonly slug: string }[],
): Promise<(href: string) => boolean> {
  const earlier = await Promise.all(pages.map(({ id }) => listRedirectsTo(db, siteId, id)));
  const addresses = new Set([...pages.map(({ slug }) => `/${slug}`), ...earlier.flat()]);
  return (href) => {
    const at = readSiteLink(href);
    return at !== undefined && addresses.has(`/${at.slug}`);
  };
}

/** A block that links to pages, and the page that has it. */
export interface LinkingBlock {
  readonly page: LinkedPage;
  readonly block: { readonly id: string; readonly type: string };
}

/**
 * Lists the blocks of other pages that link to some pages, or hold them, each once, by the address
 * of its page.
 *
 * @param db the reading side
 * @param siteId the site
 * @param to those pages
 */
export async function listLinksTo(
  db: Database,
  siteId: string,
  to: readonly { readonly id: string; readonly slug: string }[],
): Promise<readonly LinkingBlock[]> {
  if (to.length === 0) return [];
  const pages = await listLinkedPages(db, siteId);
  const ids = new Set(to.map(({ id }) => id));
  const leadsHere = await loadLeadsTo(db, siteId, to);
  return pages
    .filter(({ id }) => !ids.has(id))
    .flatMap((page) => {
      const links = collectLinks(page.document).filter((one) =>
        one.href === undefined ? ids.has(one.id) : leadsHere(one.href),
      );
      const blocks = new Map(links.map(({ block, kind }) => [block, kind]));
      return [...blocks].map(([id, type]) => ({ page, block: { id, type } }));
    });
}
