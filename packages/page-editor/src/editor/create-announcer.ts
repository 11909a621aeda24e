import { say, type EditorText } from './editor-texts';

/** Says what happens in the editor. */
export interface Announcer {
  announce(text: string): void;
  destroy(): void;
}

/** What says that nothing was done, and why: of all else the page itself shows what happened. */
const refusals: readonly EditorText[] = [
  'full',
  'filesFull',
  'heldByLock',
  'cannotMoveAll',
  'notArrived',
  'noLibrary',
  'noFiles',
  'linkHint',
];

/** How long a refusal is seen, in milliseconds. */
const shown = 10_000;

/**
 * Makes what tells readers of screens what happens, and everybody what was not done.
 *
 * @param place is read out when its words change
 */
export function createAnnouncer(place: HTMLElement): Announcer {
  const window = place.ownerDocument.defaultView;
  let timer: number | undefined;
  const show = (isSeen: boolean) => {
    window?.clearTimeout(timer);
    place.classList.toggle('unseen', !isSeen);
    place.classList.toggle('editor-refusal', isSeen);
  };
  return {
    announce(text) {
      place.textContent = text;
      const isRefusal = refusals.some((code) => say(code) === text);
      show(isRefusal);
      if (isRefusal) timer = window?.setTimeout(show, shown, false);
    },
    destroy: () => show(false),
  };
}
