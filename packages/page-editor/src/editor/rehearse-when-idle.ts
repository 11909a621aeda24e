import type { Editing } from './create-editing';

/** What it needs of the window; not every browser says when it is idle. */
export type IdleWindow = Pick<Window, 'setTimeout' | 'clearTimeout'> &
  Partial<Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>>;

/** How long the page has been open, in milliseconds: opening it comes first. */
const rest = 2000;

/**
 * Rehearses once the browser has nothing else to do, unless the page changes before: then its owner
 * is at work.
 *
 * @returns gives it up
 */
export function rehearseWhenIdle(
  window: IdleWindow,
  editing: Pick<Editing, 'subscribe'>,
  rehearse: () => void,
): () => void {
  let waiting: number | undefined;
  const timer = window.setTimeout(() => {
    waiting = window.requestIdleCallback?.(() => {
      giveUp();
      rehearse();
    });
  }, rest);
  const stopListening = editing.subscribe(() => giveUp());
  function giveUp(): void {
    stopListening();
    window.clearTimeout(timer);
    if (waiting !== undefined) window.cancelIdleCallback?.(waiting);
  }
  return giveUp;
}
