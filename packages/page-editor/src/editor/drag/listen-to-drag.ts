import { createDragRun } from './create-drag-run';
import type { DropPlace } from './drop-place';
import { listenForEscape } from './listen-for-escape';

/** What dragging needs of the editor. */
export interface DragEvents {
  /** The ids of the blocks that are dragged with the one that was pressed; none if it stays. */
  dragged(blockId: string): readonly string[];
  onDragStart(blockIds: readonly string[]): void;
  /** Where they were dropped; undefined where dragging was given up. */
  onDrop(blockIds: readonly string[], place: DropPlace | undefined): void;
}

/** What the listeners need of the page in the frame. */
export interface DragListeners extends DragEvents {
  blockAt(target: EventTarget | null): string | undefined;
  isWritten(target: EventTarget | null): boolean;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** How far a pointer goes before a press becomes dragging, in px. */
const slack = 6;

/** How long a finger rests before it drags, in milliseconds. */
const longPress = 450;

/**
 * Lets blocks be dragged on the page in the frame: with a mouse or a pen at once, with a finger
 * after a long press. Escape gives it up.
 *
 * @param frame that the page stands in
 * @param window of the page
 */
export function listenToDrag(
  frame: HTMLIFrameElement,
  window: Window,
  { blockAt, isWritten, dragged, onDragStart, onDrop, signal }: DragListeners,
): void {
  const run = createDragRun(frame, window);
  let pressed: { readonly id: string; readonly x: number; readonly y: number } | undefined;
  let timer = 0;
  let isJustDragged = false;

  function start(pointerId: number): void {
    window.clearTimeout(timer);
    const ids = pressed ? dragged(pressed.id) : [];
    if (ids.length === 0) return;
    window.document.documentElement.setPointerCapture(pointerId);
    onDragStart(ids);
    window.getSelection()?.removeAllRanges();
    run.start(ids);
  }

  function end(isDropped: boolean): void {
    window.clearTimeout(timer);
    pressed = undefined;
    const ended = run.end();
    if (ended) onDrop(ended.ids, isDropped ? ended.place : undefined);
    isJustDragged = ended !== undefined;
  }

  function press(event: PointerEvent): void {
    isJustDragged = false;
    const id = blockAt(event.target);
    if (event.button !== 0 || !event.isPrimary || id === undefined || isWritten(event.target))
      return;
    // What a page's own scripts do with a press, such as swiping, is not meant here.
    event.stopImmediatePropagation();
    pressed = { id, x: event.clientX, y: event.clientY };
    run.move(pressed);
    if (event.pointerType === 'touch')
      timer = window.setTimeout(() => start(event.pointerId), longPress);
  }

  function move(event: PointerEvent): void {
    if (!pressed) return;
    const point = { x: event.clientX, y: event.clientY };
    run.move(point);
    const isFar = Math.hypot(point.x - pressed.x, point.y - pressed.y) > slack;
    if (run.isOn() || !isFar) return;
    // A finger that moves at once scrolls.
    if (event.pointerType === 'touch') end(false);
    else start(event.pointerId);
  }

  const listen = { capture: true, signal };
  const take = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('pointerdown', press, listen);
  window.addEventListener('pointermove', move, listen);
  window.addEventListener('pointerup', () => pressed && end(true), listen);
  window.addEventListener('pointercancel', () => end(false), listen);
  // What was dragged is not pressed as well.
  window.addEventListener('click', (event) => isJustDragged && take(event), listen);
  for (const type of ['contextmenu', 'selectstart'])
    window.addEventListener(type, (event) => run.isOn() && take(event), listen);
  window.addEventListener('touchmove', (event) => run.isOn() && event.preventDefault(), {
    ...listen,
    passive: false,
  });
  listenForEscape([window, frame.ownerDocument], run, () => end(false), signal);
  signal.addEventListener('abort', () => {
    end(false);
    run.destroy();
  });
}
