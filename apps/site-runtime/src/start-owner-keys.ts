import { loadChunk, type LoadModule, type Teardown } from '@frontage/core-lifecycle';
import type { PageContext } from '@frontage/core-lifecycle/dom';

/**
 * Loads what leads from a page to its configuration, where it may be needed: for whoever is signed
 * in to look after the site, and where its settings let Escape lead anybody to the sign-in [2.07].
 * Other visitors load nothing.
 *
 * @returns ends it
 */
export function startOwnerKeys(
  page: PageContext,
  load: LoadModule<typeof import('./mount-owner-keys')>,
): Teardown {
  const { window, clock, report } = page;
  let end: Teardown | undefined;
  let isOver = false;
  if (isNeeded(window.document))
    loadChunk({ id: 'mount-owner-keys', load, clock }).then(
      ({ mountOwnerKeys }) => {
        if (!isOver) end = mountOwnerKeys(page);
      },
      (cause: unknown) => report({ code: 'CHUNK_LOAD_FAILED', cause }),
    );
  return () => {
    isOver = true;
    end?.();
  };
}

/** A look without a parser at `ownerHintCookie` and the site's context: most pages stop here. */
function isNeeded(document: Document): boolean {
  const context = document.querySelector('[data-site-context]')?.textContent;
  return /\bOWNER_HERE=\w|"useEscapeKeyToLogin":true/.test(document.cookie + context);
}
