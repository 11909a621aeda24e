import type { Teardown } from '@frontage/core-lifecycle';
import { asElement } from '@frontage/core-lifecycle/dom';
import { isOpener } from './is-opener';
import type { LightboxContext, LightboxData, UseLinks } from './lightbox-context';

/**
 * Makes links to pictures open a lightbox. Before a click the page loads nothing else: the rest is
 * loaded when a pointer or the focus reaches a link, or if the address names one of the items
 * [2.19]. If it cannot be loaded, a click follows the link.
 *
 * @returns undoes all of it; calling it again does nothing
 * @example const teardown = mountLightbox(list, { history: 'hash' }, { window });
 */
export function mountLightbox(
  root: HTMLElement,
  data: LightboxData,
  context: LightboxContext,
): Teardown {
  const { window, load = () => import('./open-links') } = context;
  const end = new AbortController();
  const { signal } = end;
  let loading: Promise<UseLinks> | undefined;
  let isNative = false;

  function forward(type: string, link?: HTMLAnchorElement): void {
    loading ??= load().then(({ openLinks }) => openLinks(root, data, context, signal));
    loading.then(
      (use) => use(type, link),
      () => {
        // The next use tries again.
        loading = undefined;
        isNative = true;
        if (type === 'click') link?.click();
        isNative = false;
      },
    );
  }

  function onEvent(event: Event & Partial<MouseEvent>): void {
    const { type } = event;
    const link = asElement(event.target).closest('a');
    if (!link || isNative || event.defaultPrevented || !isOpener(link, data.links)) return;
    if (type === 'click') {
      if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
    }
    forward(type, link);
  }

  function onAddress(): void {
    const { hash, pathname } = window.location;
    // A cheap check; the loaded part knows exactly.
    if (hash.includes('itemId=')) forward('popstate');
    else if (data.history === 'path') {
      import('./path-names-item').then(
        ({ pathNamesItem }) => pathNamesItem(root, pathname) && forward('popstate'),
        () => {},
      );
    }
  }

  for (const type of ['pointerover', 'focusin', 'pointerdown', 'click']) {
    root.addEventListener(type, onEvent, { signal });
  }
  window.addEventListener('popstate', onAddress, { signal });
  onAddress();

  return () => end.abort();
}
