import type { PageContext } from '@frontage/core-lifecycle/dom';
import { readPageSite } from '@frontage/react-blocks';
import { configurationAddress, ownerHintCookie } from '@frontage/site-api';
import { asksForNoRedirect, isRedirected } from './is-redirected';

/** The flag of a session in which pages lead nowhere by themselves [2.09]. */
const flag = 'noredirect';

/** Where Escape has a meaning of its own: what is typed stays. */
const ownEscape = 'input, textarea, select, [contenteditable], [role="dialog"]';

/**
 * Leads from a page to its configuration: an owner at once [2.09], others by Escape [2.07]. Shift
 * and Escape sign out [2.08]. In a frame the page around it has the keys.
 *
 * @param signal aborts when the page's runtime ends
 * @returns takes each key that is pressed while nothing stands above the page; undefined where keys
 *   lead nowhere
 */
export function mountOwnerKeys(
  page: PageContext,
  signal: AbortSignal,
): ((event: KeyboardEvent) => void) | undefined {
  if (signal.aborted) return undefined;
  const { window } = page;
  const { document, location } = window;
  const isFramed = window.top !== window;
  const { website, websiteSettings } = readPageSite(page);
  const hint = readOwnerHint(window);
  const { hostname, search } = location;
  const hasFlag = keepFlag(window, asksForNoRedirect(search));
  if (isRedirected({ hint, isFramed, hostname, search, hasFlag, website })) {
    // Back leads to where they were before, not here once more.
    location.replace(configurationAddress(location));
    return undefined;
  }
  return !isFramed && (hint !== '' || websiteSettings.useEscapeKeyToLogin) ? onKey : undefined;

  function onKey(event: KeyboardEvent): void {
    const { key, shiftKey, ctrlKey, altKey, metaKey, repeat, isComposing } = event;
    if (key !== 'Escape' || ctrlKey || altKey || metaKey || repeat || isComposing) return;
    const isElsewhere = event.target instanceof window.Element && event.target.closest(ownEscape);
    if (isElsewhere || document.fullscreenElement) return;
    // Layers that open later listen later: they close first.
    page.clock.setTimeout(() => {
      if (event.defaultPrevented || signal.aborted) return;
      if (!shiftKey) location.assign(configurationAddress(location));
      else if (readOwnerHint(window) !== '') signOut(document);
    }, 0);
  }
}

/** Reads the flag of the session, and sets it where an address asks for that. */
function keepFlag(window: Window, isSet: boolean): boolean {
  try {
    // To name it is refused where a browser keeps nothing.
    const { sessionStorage } = window;
    if (isSet) sessionStorage.setItem(flag, 'true');
    return sessionStorage.getItem(flag) !== null;
  } catch {
    // A browser that keeps nothing has no flag.
    return isSet;
  }
}

/** Sends the form that signs out; the server leads to the site's root, which says so [2.05]. */
function signOut(document: Document): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/config/sign-out';
  form.hidden = true;
  document.body.append(form);
  form.submit();
}

const hintPattern = new RegExp(`(?:^|; )${ownerHintCookie}=(\\w+)`);

/** Reads what the hint cookie says of who is signed in to look after the site; '' for nobody. */
function readOwnerHint({ document }: Pick<Window, 'document'>): string {
  return hintPattern.exec(document.cookie)?.[1] ?? '';
}
