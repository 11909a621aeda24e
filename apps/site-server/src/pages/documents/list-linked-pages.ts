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

/** A link that leads to a page. */
export interface LinkHere {
  /** The page that has it. */
  readonly id: string;
  readonly title: string;
  /** The id of the block that has it. */
  readonly block: string;
}

/**
 * Lists the other pages that link to a page, or hold it, each once, by address.
 *
 * @param db the reading side
 * @param page the page
 */
export async function listLinksTo(
  db: Database,
  page: { readonly id: string; readonly siteId: string; readonly slug: string },
): Promise<readonly LinkHere[]> {
  const pages = await listLinkedPages(db, page.siteId);
  const old = await listRedirectsTo(db, page.siteId, page.id);
  const paths = new Set([`/${page.slug}`, ...old]);
  const leadsHere = (href: string) => {
    const at = readSiteLink(href);
    return at !== undefined && paths.has(`/${at.slug}`);
  };
  return pages
    .filter(({ id }) => id !== page.id)
    .flatMap(({ id, title, document }) => {
      const link = collectLinks(document).find((one) =>
        one.href === undefined ? one.id === page.id : leadsHere(one.href),
      );
      return link ? [{ id, title, block: link.block }] : [];
    });
}
