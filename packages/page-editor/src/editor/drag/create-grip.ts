import { element } from '../../elements/element';
import { idStart } from '../../elements/id-start';
import { say } from '../editor-texts';
import { createDragRun } from './create-drag-run';
import { listenForEscape } from './listen-for-escape';
import type { DragEvents } from './listen-to-drag';

/**
 * What the chosen block is dragged by, also while its words are written: a press on them places the
 * caret. It lies over the frame; keys move blocks without it.
 */
export interface Grip {
  /** Stands at a block; undefined for none. */
  show(blockId: string | undefined): void;
  /** Follows its block, which may stand elsewhere by now. */
  update(): void;
}

/** How large it is, and how far from its block, in px. */
const size = 28;
const gap = 12;

/** Beside a block, or above its end where there is no room: at its start stands what it is. */
function placeBy({ left, right, top }: Pick<DOMRect, 'left' | 'right' | 'top'>): {
  readonly left: number;
  readonly top: number;
} {
  const beside = left - size - gap;
  return beside >= 0 ? { left: beside, top } : { left: right - size, top: top - size - gap };
}

/**
 * Makes the grip of a page.
 *
 * @param frame that the page stands in
 * @param window of the page
 */
export function createGrip(
  frame: HTMLIFrameElement,
  window: Window,
  { dragged, onDragStart, onDrop, signal }: DragEvents & { readonly signal: AbortSignal },
): Grip {
  const desk = frame.ownerDocument;
  const run = createDragRun(frame, window);
  let shown: string | undefined;
  const root = element(desk, 'div', {
    class: 'editor-grip',
    title: say('grip'),
    'aria-hidden': 'true',
    pointerdown: (event) => press(event as PointerEvent),
    pointermove: (event) => run.move(pointOf(event as PointerEvent)),
    pointerup: () => end(true),
    pointercancel: () => end(false),
  });

  /** Where a pointer is, in px of the page's window. */
  function pointOf({ clientX, clientY }: PointerEvent): { x: number; y: number } {
    const { left, top } = frame.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  function press(event: PointerEvent): void {
    const ids = shown === undefined ? [] : dragged(shown);
    if (event.button !== 0 || ids.length === 0) return;
    // The words keep the focus.
    event.preventDefault();
    root.setPointerCapture(event.pointerId);
    run.move(pointOf(event));
    onDragStart(ids);
    run.start(ids);
  }

  function end(isDropped: boolean): void {
    const ended = run.end();
    if (ended) onDrop(ended.ids, isDropped ? ended.place : undefined);
    update();
  }

  /** In the next frame, whose layout it reads: nothing is laid out for it alone. */
  let due: number | undefined;
  function updateSoon(): void {
    if (shown === undefined) return root.remove();
    due ??= desk.defaultView?.requestAnimationFrame(update);
  }

  function update(): void {
    due = undefined;
    // What holds the pointer stays.
    if (run.isOn()) return;
    const block = window.document.getElementById(idStart.block + shown);
    if (!block) return root.remove();
    const around = frame.getBoundingClientRect();
    const at = placeBy(block.getBoundingClientRect());
    if (at.top < 0 || at.top + size > around.height) return root.remove();
    const place = `${around.left + at.left}px ${around.top + at.top}px`;
    // Nothing is laid out where it only follows, and nothing painted where it stands already.
    if (root.style.translate !== place) root.style.translate = place;
    if (!root.isConnected) frame.after(root);
  }

  const listen = { capture: true, signal };
  listenForEscape([window, desk], run, () => end(false), signal);
  window.addEventListener('scroll', updateSoon, listen);
  window.addEventListener('resize', updateSoon, listen);
  signal.addEventListener('abort', () => {
    if (due !== undefined) desk.defaultView?.cancelAnimationFrame(due);
    run.end();
    run.destroy();
    root.remove();
  });
  return {
    show(blockId) {
      shown = blockId;
      updateSoon();
    },
    update: updateSoon,
  };
}
