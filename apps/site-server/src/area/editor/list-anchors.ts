import type { PageDocument } from '@frontage/site-model';
import { hasAllWords } from '../has-all-words';
import { blockContents } from '../block-names/block-contents';
import type { Choice } from './list-choices';
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
