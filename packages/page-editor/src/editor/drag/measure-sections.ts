import { idStart } from '../../elements/id-start';
import type { SectionBox } from './drop-place';

/**
 * Measures the sections and blocks of the page in the frame.
 *
 * @param page in the frame
 * @param dragged ids of the blocks that are left out
 */
export function measureSections(page: Document, dragged: readonly string[]): SectionBox[] {
  return [...page.querySelectorAll<HTMLElement>('.fr-section')].map((section) => {
    const grid = section.firstElementChild ?? section;
    const blocks = [...grid.children].flatMap((cell) => {
      const id = cell.firstElementChild?.id.slice(idStart.block.length) ?? '';
      const { width, height } = cell.getBoundingClientRect();
      const isSeen = id !== '' && width > 0 && height > 0 && !dragged.includes(id);
      return isSeen ? [{ id, box: cell.getBoundingClientRect() }] : [];
    });
    return {
      id: section.id.slice(idStart.section.length),
      box: grid.getBoundingClientRect(),
      blocks,
    };
  });
}
