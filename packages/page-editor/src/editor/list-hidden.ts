import type { PageBlock } from '@frontage/site-model';
import { element } from '../elements/element';
import { kindText, say } from './editor-texts';

/**
 * Lists the blocks of a page that show nothing on it, such as a picture that is not chosen yet.
 *
 * @param document of the editor
 * @param hidden these blocks
 * @param choose chooses a block
 * @returns nothing where all blocks are shown
 */
export function listHidden(
  document: Document,
  hidden: readonly PageBlock[],
  choose: (blockId: string) => void,
): HTMLElement[] {
  if (hidden.length === 0) return [];
  const items = hidden.map(({ id, type }) =>
    element(
      document,
      'li',
      {},
      element(
        document,
        'button',
        {
          type: 'button',
          class: 'button',
          'data-look': 'quiet',
          'data-to': id,
          click: () => choose(id),
        },
        kindText(type),
      ),
    ),
  );
  return [
    element(document, 'h2', {}, say('hiddenHeading')),
    element(document, 'ul', { class: 'row' }, ...items),
  ];
}
