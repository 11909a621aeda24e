import { asElement } from '../dom/as-element';
import { eventsAttribute, stateAttribute } from '../dom/block-attributes';

/**
 * A kind of block as the boot knows it: the selector of its roots, and the events to hold for it,
 * separated by spaces.
 */
export type BlockKind = readonly [selector: string, events: string];

/** The events that may be held, see `HeldEvent`. */
const heldTypes = ['click', 'submit', 'keydown'];

/**
 * Marks the blocks of a page whose markup has no attributes of ours, as the server does for its own
 * pages: they wait, and their events are held. Each block is marked when the page is parsed, or
 * earlier if it is touched. If several kinds match, the first one counts.
 *
 * @param kinds all kinds to look for
 */
export function markBlocks(window: Window, kinds: readonly BlockKind[]): void {
  const { document } = window;

  function mark(root: Element, events: string): void {
    if (root.hasAttribute(stateAttribute)) return;
    root.setAttribute(stateAttribute, 'waiting');
    if (events) root.setAttribute(eventsAttribute, events);
  }

  function markAround({ target }: Event): void {
    for (const [selector, events] of kinds) {
      // An event has a target while it is dispatched; a document has no `closest`.
      const root = asElement(target).closest?.(selector);
      if (root) mark(root, events);
    }
  }

  function markAll(): void {
    for (const [selector, events] of kinds)
      for (const root of document.querySelectorAll(selector)) mark(root, events);
  }

  // The window sees an event first; the document then holds it.
  for (const type of heldTypes) window.addEventListener(type, markAround, true);
  // The event reaches the document before the window, where the boot looks for blocks.
  document.addEventListener('DOMContentLoaded', markAll);
  markAll();
}
