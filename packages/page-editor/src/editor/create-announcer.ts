/** Says what happens in the editor. */
export interface Announcer {
  /** Tells readers of screens: everybody else sees it on the page. */
  announce(text: string): void;
  /** Tells everybody that nothing was done, and why. */
  refuse(text: string): void;
  destroy(): void;
}

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
      show(false);
    },
    refuse(text) {
      place.textContent = text;
      show(true);
      timer = window?.setTimeout(show, shown, false);
    },
    destroy: () => show(false),
  };
}
