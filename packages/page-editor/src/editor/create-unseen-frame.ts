import type { PageDocument } from '@frontage/site-model';
import { element } from '../elements/element';
import { idStart } from '../elements/id-start';
import { pageMarkup } from '../page/index';
import { arrangeCells } from './arrange-cells';
import type { PageFrame } from './create-page-frame';

/** A page that is in no frame: nobody sees it. */
export interface UnseenFrame extends PageFrame {
  /** The ids of the elements of its blocks, in their order. */
  order(): string[];
}

/**
 * Makes a page with an empty element for each block, whose first block has the focus.
 *
 * @param desk makes it
 * @param document what stands on it
 */
export function createUnseenFrame(desk: Document, document: PageDocument): UnseenFrame {
  const page = desk.implementation.createHTMLDocument();
  const { section: sectionClass, grid, cell } = pageMarkup;
  const sections = document.sections.map(({ id, blocks }) => {
    const cells = blocks.map((block) =>
      element(page, 'div', { class: cell }, element(page, 'div', { id: idStart.block + block.id })),
    );
    const cellsIn = element(page, 'div', { class: grid }, ...cells);
    return element(page, 'section', { id: idStart.section + id, class: sectionClass }, cellsIn);
  });
  page.body.append(...sections);
  // A page in no frame has no window; this is all that is asked of one here.
  const window = { document: { hasFocus: () => true, activeElement: null } } as unknown as Window;
  let arranged = document;
  return {
    window,
    order: () => [...page.querySelectorAll(`.${cell}>*`)].map(({ id }) => id),
    root: () => undefined,
    isShown: () => true,
    listHidden: () => [],
    focused: () => document.sections[0]?.blocks[0]?.id,
    arrange(next) {
      arrangeCells(page, next, arranged);
      arranged = next;
    },
    choose: () => undefined,
    showOthers: () => undefined,
    write: () => undefined,
    refresh: () => Promise.resolve(true),
    destroy: () => undefined,
  };
}
