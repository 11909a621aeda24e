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
 * Marks the blocks of a page whose markup says nothing of our blocks, as the server marks
 * those of its own pages: they wait, and their events are held. Each is marked when the page is
 * parsed, or when it is touched before that. Of several kinds that fit, the first counts.
 *
 * @param kinds all that may be found
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
      // While an event is under way it has a target; a document has no `closest`.
      const root = asElement(target).closest?.(selector);
      if (root) mark(root, events);
    }
  }

  function markAll(): void {
    for (const [selector, events] of kinds)
      for (const root of document.querySelectorAll(selector)) mark(root, events);
  }

  // On the window: an event comes here first, and is then held on the document.
  for (const type of heldTypes) window.addEventListener(type, markAround, true);
  // The document hears of it before the window, where the boot looks for blocks.
  document.addEventListener('DOMContentLoaded', markAll);
  markAll();
}
