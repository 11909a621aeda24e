import { idStart } from '../elements/id-start';
import type { MarkedParts } from './frame-looks';

/** What brings blocks of a page into sight. */
export interface Sight {
  /** Shows the last of these blocks, or the section, with the next frame. */
  show(parts: MarkedParts): void;
  destroy(): void;
}

/** Makes what waits for a frame, which lays the page out anyway. */
export function createSight(window: Window): Sight {
  let due: number | undefined;
  let wanted: MarkedParts = { ids: [] };
  function showNow(): void {
    due = undefined;
    findMarked(window.document, wanted)?.scrollIntoView({ block: 'nearest' });
  }
  return {
    show(parts) {
      wanted = parts;
      due ??= window.requestAnimationFrame(showNow);
    },
    destroy() {
      if (due !== undefined) window.cancelAnimationFrame(due);
    },
  };
}

function findMarked(page: Document, { ids, section }: MarkedParts): HTMLElement | null {
  const last = section === undefined ? idStart.block + ids.at(-1) : idStart.section + section;
  return page.getElementById(last);
}
