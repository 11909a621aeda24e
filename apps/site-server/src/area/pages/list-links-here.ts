import { listLinksTo } from '../../pages/documents/list-linked-pages';
import type { Database } from '../../store/database';
import { loadNames } from '../block-names/load-names';
import { nameBlocks } from '../block-names/name-blocks';

/** A block that links to a page. */
export interface LinkHere {
  /** The page that has it. */
  readonly id: string;
  readonly title: string;
  /** The id of the block, and what tells it from the others. */
  readonly block: string;
  readonly name: string;
}

/**
 * Lists the blocks of other pages that link to some pages, by the address of their page.
 *
 * @param db the reading side
 * @param siteId the site
 * @param pages to which they link
 */
export async function listLinksHere(
  db: Database,
  siteId: string,
  pages: readonly { readonly id: string; readonly slug: string }[],
): Promise<readonly LinkHere[]> {
  const links = await listLinksTo(db, siteId, pages);
  const linking = new Map(links.map(({ page }) => [page.id, page.document]));
  const nameOf = await loadNames(db, siteId, [...linking.values()]);
  const namers = new Map([...linking].map(([id, document]) => [id, nameBlocks(document, nameOf)]));
  return links.map(({ page: { id, title }, block }) => ({
    id,
    title,
    block: block.id,
    name: namers.get(id)?.(block) ?? block.type,
  }));
}
