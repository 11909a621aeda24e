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
 * @param signal stops the listening. @default never
 */
export function holdEvents(document: Document, start: (root: Element) => Promise<unknown>, signal?: AbortSignal): void {
  let replaying = false;

  function onEvent(event: Event): void {
    const { target, type } = event;
    if (replaying || !(target instanceof Element)) return;
    const root = target.closest(waitingRoot);
    if (!root) return;

    const wanted = root.matches(`[${blockAttributes.events}~=${type}]`);
    const begun = start(root);
    if (!wanted || !isPlain(event)) return;

    if (type !== 'keydown') {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    const again = (): void => replay(event, target);
    begun.then(again, again);
  }

  function replay(event: Event, target: Element): void {
    if (!target.isConnected) return;
    replaying = true;
    if (event.type === 'submit') submitAgain(event, target);
    // The constructor of an event takes another of its kind as the description of a new one.
    else target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    replaying = false;
  }

  for (const type of watched) document.addEventListener(type, onEvent, { capture: true, signal });
}

/** Clicks that open a tab or a menu are the browser's; the same goes for keys with a modifier. */
function isPlain(event: Event): boolean {
  // Of the events here some have these members and others do not; one that is missing is not pressed.
  const { ctrlKey, metaKey, altKey, shiftKey, button } = event as Partial<MouseEvent>;
  return !(ctrlKey || metaKey || altKey || (event.type === 'click' && (shiftKey || button)));
}

function submitAgain(event: Event, target: Element): void {
  // Only forms are targets of submit events, and only those events get here; buttons and images submit, both know their form.
  const form = target as HTMLFormElement;
  const submitter = (event as SubmitEvent).submitter as HTMLButtonElement | null;
  // A form refuses a button that has been taken out of it meanwhile.
  form.requestSubmit(submitter?.form === form ? submitter : null);
}
