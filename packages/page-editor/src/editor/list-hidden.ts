import type { PageDocument } from '@frontage/site-model';
import { element } from '../elements/element';
import type { PageFrame } from './create-page-frame';
import { kindText, say } from './editor-texts';

/**
 * Lists the blocks of a page that show nothing on it, such as a picture that is not chosen yet.
 *
 * @param document of the editor
 * @param page as its owner has it
 * @param frame the page in its frame
 * @param choose chooses a block
 * @returns nothing where all blocks are shown
 */
export function listHidden(
  document: Document,
  page: PageDocument,
  frame: Pick<PageFrame, 'isShown'>,
  choose: (blockId: string) => void,
): HTMLElement[] {
  const hidden = page.sections
    .flatMap(({ blocks }) => blocks)
    .filter(({ id }) => !frame.isShown(id));
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
