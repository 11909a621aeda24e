import { asElement } from '../dom/as-element';
import { eventsAttribute, stateAttribute } from '../dom/block-attributes';

const waitingRoot = `[${stateAttribute}=waiting]`;

/**
 * Loses no interaction while blocks are on their way. A click or submit that a
 * waiting block asked for (`data-block-events`) is held back; a key goes its way and
 * is remembered. When the block is ready, or has failed, each is fired once more on
 * the same element, in the order they came: a ready block answers it, a failed one
 * leaves it to the browser. Focus and pointer over a waiting block only start it.
 *
 * @param document where to listen, in the capture phase
 * @param start starts the block at an element; settles when it is ready or has failed
 * @param listening how, e.g. with a signal that ends it; always in the capture phase
 */
export function holdEvents(
  document: Document,
  start: (root: Element) => Promise<unknown>,
  listening: AddEventListenerOptions | true,
): void {
  let replaying = false;

  function onEvent(event: Event): void {
    // While an event is under way it has a target; the document is one too, and has no `closest`.
    const target = asElement(event.target);
    const root = !replaying && target.closest?.(waitingRoot);
    if (!root) return;

    const isHeld = root.matches(`[${eventsAttribute}~=${event.type}]`) && isPlain(event);
    const isKey = event.type === 'keydown';
    if (isHeld && !isKey) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    // A key goes where the focus is by then: keys before it may have moved that.
    const again = (): void => {
      if (isHeld) replay(event, (isKey && root.querySelector(':focus')) || target);
    };
    start(root).then(again, again);
  }

  function replay(event: Event, target: Element): void {
    if (!target.isConnected) return;
    replaying = true;
    // Only forms are targets of submit events.
    if (event.type === 'submit')
      submitAgain(target as HTMLFormElement, (event as HeldSubmit).submitter);
    // The constructor of an event takes another of its kind as the description of a new one.
    else target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    replaying = false;
  }

  for (const type of ['click', 'submit', 'keydown', 'focusin', 'pointerover'])
    document.addEventListener(type, onEvent, listening);
}

/**
 * Clicks that open a tab or a menu are the browser's; the same goes for keys with a
 * modifier. Of the events here some have these members; what is missing is not pressed.
 */
function isPlain(event: Partial<MouseEvent>): boolean {
  return !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button);
}

/** Buttons and images submit forms; both know theirs. */
interface HeldSubmit extends Event {
  readonly submitter: HTMLButtonElement | null;
}

function submitAgain(form: HTMLFormElement, submitter: HTMLButtonElement | null): void {
  // A form refuses a button that has been taken out of it meanwhile.
  form.requestSubmit(submitter?.form === form ? submitter : null);
}
