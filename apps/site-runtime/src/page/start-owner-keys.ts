import { loadChunk, type LoadModule, type Teardown } from '@frontage/core-lifecycle';
import type { PageContext } from '@frontage/core-lifecycle/dom';

/** What is above a page, and which Escape closes. */
const abovePage = 'dialog[open], :popover-open';

/**
 * Loads what leads from a page to its configuration, where it may be needed: for whoever is signed
 * in to look after the site, and where its settings let Escape lead anybody to the sign-in [2.07].
 * Other visitors load nothing. A key that is pressed while it loads waits for it.
 *
 * @returns ends it
 */
export function startOwnerKeys(
  page: PageContext,
  load: LoadModule<typeof import('./mount-owner-keys')>,
): Teardown {
  const { window, clock, report } = page;
  const { document } = window;
  if (!isNeeded(document)) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  const mounted = loadChunk({ id: 'mount-owner-keys', load, clock }).then(
    ({ mountOwnerKeys }) => mountOwnerKeys(page, signal),
    (cause: unknown) => report({ code: 'CHUNK_LOAD_FAILED', cause }),
  );
  // What Escape closes is closed when the chunk has come: the look is now.
  const onKey = (event: KeyboardEvent): void => {
    if (!document.querySelector(abovePage)) void mounted.then((lead) => lead?.(event));
  };
  window.addEventListener('keydown', onKey, { signal });
  return () => listening.abort();
}

/** A look without a parser at `ownerHintCookie` and the site's context: most pages stop here. */
function isNeeded(document: Document): boolean {
  const context = document.querySelector('[data-site-context]')?.textContent;
  return /\bOWNER_HERE=\w|"useEscapeKeyToLogin":true/.test(document.cookie + context);
}
