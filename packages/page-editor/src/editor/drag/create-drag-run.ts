import { createDropLine } from './drop-line';
import type { DropPlace } from './drop-place';
import { findDrop } from './find-drop';
import { measureSections } from './measure-sections';

/** Blocks or files that are being dragged, from the press to the drop. */
export interface DragRun {
  isOn(): boolean;
  /** The pointer is here, in px of the frame's window. */
  move(point: { readonly x: number; readonly y: number }): void;
  /** @param blockIds what is dragged; none for files */
  start(blockIds: readonly string[]): void;
  /** Ends it; gives the blocks, and where they land now. Without a run it does nothing. */
  end(): { readonly ids: readonly string[]; readonly place: DropPlace | undefined } | undefined;
  destroy(): void;
}

/** How near the edge of the window the page scrolls by itself, and how far a frame, in px. */
const edge = 60;
const most = 16;

/** Makes what follows the pointer: the line, and the page that scrolls below it near an edge. */
export function createDragRun(frame: HTMLIFrameElement, window: Window): DragRun {
  const { document: page } = window;
  const line = createDropLine(frame);
  let ids: readonly string[] | undefined;
  let point = { x: 0, y: 0 };

  function findPlace(): DropPlace | undefined {
    const isRtl = window.getComputedStyle(page.documentElement).direction === 'rtl';
    return findDrop(measureSections(page, ids ?? []), point, isRtl);
  }

  function follow(): void {
    if (!ids) return;
    const { innerHeight } = window;
    const over = Math.max(0, point.y - (innerHeight - edge)) - Math.max(0, edge - point.y);
    if (over !== 0) window.scrollBy({ top: (over / edge) * most, behavior: 'instant' });
    line.show(findPlace()?.line);
    window.requestAnimationFrame(follow);
  }

  return {
    isOn: () => ids !== undefined,
    move(to) {
      point = to;
    },
    start(blockIds) {
      ids = blockIds;
      follow();
    },
    end() {
      if (!ids) return undefined;
      const ended = { ids, place: findPlace() };
      ids = undefined;
      line.show(undefined);
      return ended;
    },
    destroy: line.destroy,
  };
}
