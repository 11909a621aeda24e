import type { PageBlock, PageDocument, PageSection } from '@frontage/site-model';
import { locateSection } from '@frontage/site-model/editing';
import { idStart } from '../elements/id-start';
import { pageMarkup } from '../page/page-markup';
import { arrangeChildren } from './swap-blocks';

/**
 * Removes blocks that have gone from a page, and puts the others in their order.
 *
 * @param page in the frame
 * @param document the order
 * @param before the order that the page has: what is the same there is not looked at. @default none
 *   is known
 */
export function arrangeCells(page: Document, document: PageDocument, before?: PageDocument): void {
  const { sections } = document;
  // As it is where the page was just made.
  if (!before && areCellsInOrder(page, document)) return;
  // The grid of a section that stays lets go by itself of what has gone.
  if (!before?.sections.every(({ id }) => locateSection(document, id))) removeGone(page, sections);
  // All are found before any moves: what goes to another section is not on the page meanwhile.
  const grids = sections.flatMap((section) => {
    const grid = before?.sections.includes(section) ? null : gridOf(page, section.id);
    if (!grid || isInOrder(grid, section.blocks)) return [];
    return [{ grid, cells: cellsOf(page, section.blocks) }];
  });
  for (const { grid, cells } of grids) arrangeChildren(grid, cells);
}

/** Whether a page has the blocks of another, in its order. */
export function areCellsInOrder(page: Document, { sections }: PageDocument): boolean {
  const { section, cell } = pageMarkup;
  // One question for all of a long page.
  const parts = page.querySelectorAll(`.${section},.${cell}>[id^=${idStart.block}]`);
  const ids = sections.flatMap(({ id, blocks }) => [
    idStart.section + id,
    ...blocks.map((block) => idStart.block + block.id),
  ]);
  return parts.length === ids.length && ids.every((id, index) => parts[index]?.id === id);
}

/** Holds the cells of a section; a picture may lie behind it. */
function gridOf(page: Document, sectionId: string): Element | null {
  const section = page.getElementById(idStart.section + sectionId);
  return section && section.querySelector(`.${pageMarkup.grid}`);
}

function isInOrder({ children }: Element, blocks: PageSection['blocks']): boolean {
  const shown = [...children].map((cell) => cell.firstElementChild?.id);
  return shown.join() === blocks.map(({ id }) => idStart.block + id).join();
}

function cellsOf(page: Document, blocks: readonly PageBlock[]): HTMLElement[] {
  return blocks.flatMap(({ id }) => page.getElementById(idStart.block + id)?.parentElement ?? []);
}

function removeGone(page: Document, sections: PageDocument['sections']): void {
  const ids = new Set(sections.flatMap(({ blocks }) => blocks.map(({ id }) => idStart.block + id)));
  for (const root of page.querySelectorAll(`.fr-cell>[id^=${idStart.block}]`))
    if (!ids.has(root.id)) root.parentElement?.remove();
}
