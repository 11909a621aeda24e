import { asElement } from '../dom/as-element';
import { stateAttribute } from '../dom/block-attributes';
import { fetchLater } from '../dom/fetch-later';
import type { FrontageWindow } from './install-boot';
import { mostWait } from './when-shown';

/** What may call for a block on a page that has been shown, see `waitForTouch`. */
const calls = ['pageshow', 'focus', 'hashchange'];

/**
 * The inline script of a page of ours on which nothing acts before a touch. It loads the runtime
 *
 * - when a block is touched, and the files of the block with it, not after it;
 * - when the visitor scrolls, so that it is there for what is touched then;
 * - when the page is shown, if its address or anything that the browser keeps for the site may call
 *   for a block: a stored draft, the cookie of a filled cart, an owner who is signed in;
 * - when the visitor comes back, from the history or from another tab, or the address changes.
 *
 * It follows the boot, which then only holds events.
 */
export function waitForTouch(window: FrontageWindow): void {
  const { document } = window;

  function start(): void {
    // The boot has handled the failure.
    window.Frontage?.boot().catch(() => {});
  }

  function onTouch({ target }: Event): void {
    const root = asElement(target).closest?.<HTMLElement>(`[${stateAttribute}=waiting]`);
    if (!root) return;
    start();
    fetchLater(document, root.dataset.block);
  }

  function onShown(): void {
    if (mayBeCalled(window)) start();
    else for (const type of calls) startAt(type);
  }

  function startAt(type: string): void {
    window.addEventListener(type, start, { once: true });
  }

  // The window sees an event before the boot holds it.
  for (const type of ['pointerover', 'focusin', 'click', 'submit'])
    window.addEventListener(type, onTouch, true);
  startAt('scroll');
  // Cookies and storage are in other processes: nothing waits for them before the page is shown.
  window.addEventListener(
    'load',
    // Safari has no idle callbacks; neither function needs its `this`.
    () => void (window.requestIdleCallback ?? setTimeout)(onShown),
    { once: true },
  );
  // A hanging resource is not waited for.
  setTimeout(onShown, mostWait);
}

/** Whether the page's address names something, or the browser keeps anything for the site. */
function mayBeCalled(window: Window): boolean {
  const { document, location } = window;
  try {
    return document.cookie + location.hash !== '' || window.localStorage.length > 0;
  } catch {
    // It says nothing of what it keeps.
    return true;
  }
}
