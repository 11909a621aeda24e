import type { PageDocument } from '@frontage/site-model';
import { readSiteLink } from '../../pages/documents/collect-links';
import { findEditedPageAt } from '../../pages/documents/edited-page';
import type { Database } from '../../store/database';
import { hasAllWords } from '../has-all-words';
import { blockContents } from '../block-names/block-contents';
import type { Choice } from './list-choices';
import { loadNames } from '../block-names/load-names';
import { nameBlocks, type NameOf } from '../block-names/name-blocks';

/**
 * Lists the blocks of a page as places to which a link may lead, in their order.
 *
 * @param document the page
 * @param search words that a place has, or the id of its block
 * @param nameOf names what its blocks refer to
 */
export function listAnchors(
  document: PageDocument,
  search: string,
  nameOf: NameOf,
): readonly Choice[] {
  const nameBlock = nameBlocks(document, nameOf);
  return document.sections
    .flatMap(({ blocks }) => blocks)
    .map((block) => ({ block, label: nameBlock(block) }))
    .filter(
      ({ block, label }) =>
        block.id === search ||
        hasAllWords([label, ...blockContents(block).words].join(' '), search),
    )
    .map(({ block: { id }, label }) => ({ id, label, href: `#block-${id}` }));
}

/**
 * The same for a page at an address; nothing where there is none.
 *
 * @param db the reading side
 * @param siteId the site
 * @param path such as `/about`
 * @param search words that a place has, or the id of its block
 */
export async function listAnchorsAt(
  db: Database,
  siteId: string,
  path: string,
  search: string,
): Promise<readonly Choice[]> {
  const { slug } = readSiteLink(path) ?? {};
  const page = slug === undefined ? undefined : await findEditedPageAt(db, siteId, slug);
  if (!page || page.state === 'deleted') return [];
  const nameOf = await loadNames(db, siteId, [page.document]);
  return listAnchors(page.document, search, nameOf).map(({ href = '', ...place }) => ({
    ...place,
    href: `/${page.slug}${href}`,
  }));
}
