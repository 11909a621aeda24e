import { idStart } from '../elements/id-start';

/** A block as a page shows it. */
export interface PageBlockRoot {
  readonly id: string;
  readonly root: HTMLElement;
}

/**
 * Lists the blocks that a page shows, in its order; none within another.
 *
 * @param page as visitors see it
 */
export function listPageBlocks(page: Document): readonly PageBlockRoot[] {
  return [...page.querySelectorAll<HTMLElement>(`.fr-cell>[id^=${idStart.block}]`)].map((root) => ({
    id: root.id.slice(idStart.block.length),
    root,
  }));
}
