import type { PageDocument } from '@frontage/site-model';
import { hasAllWords } from '../has-all-words';
import { blockContents } from './block-contents';
import { kindText } from './describe-changes';
import type { Choice } from './list-choices';

/** How many characters of a block's words name it. */
const most = 60;

/**
 * Lists the blocks of a page as places to which a link may lead, in their order.
 *
 * @param document the page
 * @param search words that a place has, or the id of its block
 */
export function listAnchors({ sections }: PageDocument, search: string): readonly Choice[] {
  return sections
    .flatMap(({ blocks }) => blocks)
    .map((block) => {
      const words = blockContents(block).words.join(' ').slice(0, most);
      const kind = kindText(block.type);
      const label = words === '' ? kind : `${kind}: ${words}`;
      return { id: block.id, label, href: `#block-${block.id}` };
    })
    .filter(({ id, label }) => id === search || hasAllWords(label, search));
}
