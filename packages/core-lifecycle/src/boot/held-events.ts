import { blockAttributes } from '../dom/block-attributes';

const waitingRoot = `[${blockAttributes.state}=waiting]`;
const watched = ['click', 'submit', 'keydown', 'focusin', 'pointerover'];

/**
 * Loses no interaction while blocks are on their way. A click or submit that a
 * waiting block asked for (`data-block-events`) is held back; a key goes its way and
 * is remembered. When the block is ready, or has failed, each is fired once more on
 * the same element, in the order they came: a ready block answers it, a failed one
 * leaves it to the browser. Focus and pointer over a waiting block only start it.
 *
 * @param document where to listen, in the capture phase
 * @param start starts the block at an element; settles when it is ready or has failed
 * @returns what stops the listening
 */
export function holdEvents(document: Document, start: (root: Element) => Promise<unknown>): () => void {
  let replaying = false;

  function onEvent(event: Event): void {
    const target = event.target;
    if (replaying || !(target instanceof Element)) return;
    const root = target.closest(waitingRoot);
    if (!root) return;

    const wanted = (root.getAttribute(blockAttributes.events) ?? '').split(' ').includes(event.type);
    const begun = start(root);
    if (!wanted || !isPlain(event)) return;

    if (event.type !== 'keydown') {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    const again = (): void => replay(event, target);
    begun.then(again, again);
  }

  function replay(event: Event, target: Element): void {
    if (!target.isConnected) return;
    replaying = true;
    if (event instanceof SubmitEvent) submitAgain(event, target);
    // The constructor of an event takes another of its kind as the description of a new one.
    else target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    replaying = false;
  }

  for (const type of watched) document.addEventListener(type, onEvent, true);
  return () => {
    for (const type of watched) document.removeEventListener(type, onEvent, true);
  };
}

/** Clicks that open a tab or a menu are the browser's; the same goes for keys with a modifier. */
function isPlain(event: Event): boolean {
  if (!(event instanceof MouseEvent || event instanceof KeyboardEvent)) return true;
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  return !modified && !(event instanceof MouseEvent && (event.shiftKey || event.button > 0));
}

function submitAgain(event: SubmitEvent, target: Element): void {
  // Only forms are targets of submit events.
  (target as HTMLFormElement).requestSubmit(event.submitter);
}
