/** The part of the Navigation API in use; not in every browser. */
interface Navigation extends EventTarget {
  readonly currentEntry: { readonly url: string | null } | null;
}

/** A change of the page's entry in the history. */
interface EntryChange extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse' | null;
}

/**
 * Calls `onView` for each view of the page: when it is seen first, which for a page rendered in
 * advance is later; when it comes back from the back/forward cache; and when its path changes
 * without a load. An address that is only rewritten, or whose query or hash changes, is none.
 *
 * @param signal ends it
 */
export function watchViews(window: Window, onView: () => void, signal: AbortSignal): void {
  const { document, location } = window;
  let path = location.pathname;
  const see = (): void => {
    path = location.pathname;
    onView();
  };
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', see, { once: true, signal });
  else see();

  window.addEventListener('pageshow', (event) => event.persisted && see(), { signal });
  const { navigation } = window as { navigation?: Navigation };
  navigation?.addEventListener(
    'currententrychange',
    (event) => {
      // The event of this name is of this kind.
      const { navigationType } = event as EntryChange;
      const isOther = location.pathname !== path;
      if (navigationType === 'replace') path = location.pathname;
      else if (isOther) see();
    },
    { signal },
  );
}
