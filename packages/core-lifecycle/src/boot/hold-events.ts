import { eventsAttribute, stateAttribute } from '../dom/block-attributes';

const waitingRoot = `[${stateAttribute}=waiting]`;

/**
 * Keeps interactions from getting lost while blocks are loading. A click or submit that a waiting
 * block asked for (`data-block-events`) is held back; a key press takes effect and is remembered.
 * Once the block is ready or has failed, each event is fired once more on the same element, in the
 * original order: a ready block answers it, a failed one leaves it to the browser. A control that
 * the browser finds invalid stands for the submit of its form, which it prevents. Focus or a
 * pointer over a waiting block only starts it.
 *
 * @param document where to listen, in the capture phase
 * @param start starts the block at an element; settles when it is ready or has failed
 * @param listening listener options, e.g. a signal that removes the listeners; `capture` is always
 *   set
 */
export function holdEvents(
  document: Document,
  start: (root: Element) => Promise<unknown>,
  listening: AddEventListenerOptions | true,
): void {
  let replaying = false;

  function onEvent(event: Event): void {
    // An event has a target while it is dispatched: an element, or the document, which has no
    // `closest`. Not by `asElement`, for its bytes.
    const target = event.target as Element;
    const root = !replaying && target.closest?.(waitingRoot);
    if (!root) return;

    const isHeld = root.matches(`[${eventsAttribute}~=${event.type}]`) && isPlain(event);
    const isKey = event.type === 'keydown';
    if (isHeld && !isKey) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    void start(root)
      .catch(() => {})
      .then(() => {
        // A key goes to the focused element: earlier keys may have moved the focus.
        if (isHeld) replay(event, (isKey && root.querySelector(':focus')) || target);
      });
  }

  function replay(event: Event, target: Element): void {
    if (!target.isConnected) return;
    const submitter = (event as HeldSubmit).submitter;
    // Of the two below, one is fired on a form, one on its controls.
    const form = target.closest('form') as HTMLFormElement;
    replaying = true;
    // Of what is held, submit and invalid alone have these letters.
    if (/[mv]/.test(event.type))
      // A form refuses a button that has been removed from it.
      form.requestSubmit(submitter?.form === form ? submitter : null);
    // An event's constructor accepts an event of its own kind as its init.
    else target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    replaying = false;
  }

  // Fewer bytes than a list, and fewest in this order.
  for (const type of 'submit invalid click focusin pointerover keydown'.split(' '))
    document.addEventListener(type, onEvent, listening);
}

/**
 * Clicks that open a tab or a menu, and keys with a modifier, belong to the browser. Not every
 * event here has these members; a missing one means "not pressed".
 */
function isPlain(event: Partial<MouseEvent>): boolean {
  return !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button);
}

/** Buttons and images submit forms; the event names the one that did. Other events have none. */
interface HeldSubmit extends Event {
  readonly submitter?: HTMLButtonElement | null;
}
