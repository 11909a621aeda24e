/** An event of a page of the area. No event contains typed text, names or keys. */
interface AreaEvent {
  /** Such as `interface-click`, by the names of the census. */
  readonly event: string;
  readonly data: Readonly<Record<string, string>>;
}

/**
 * Tracks what is done on a page of the area: clicks, the state of the item that it shows [4.17],
 * and the panels of carts, of stock and of keys [7.25]. All of it goes through one function, which
 * tells the server and, where the page says so, the other tabs of this browser [6.04]; what other
 * tabs tell is dispatched on the document as `frontage:editor-event`.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @returns what undoes it
 */
export function mountPanelTracking(root: Document): () => void {
  const area = root.querySelector<HTMLElement>('.area');
  const view = root.defaultView;
  if (!area || !view) return () => undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const { section = '', item, itemState, broadcast } = area.dataset;
  const tabs = broadcast === undefined ? undefined : new BroadcastChannel('frontage:editor-events');

  /** The one function that every event goes through. */
  const track = (event: string, details: AreaEvent['data']) => {
    const sent: AreaEvent = { event, data: { ...details, pagePath: bare(view.location.pathname) } };
    tabs?.postMessage(sent);
    // A browser that is offline would only say so in its console.
    if (!view.navigator.onLine) return;
    // Trouble is the server's: whoever works here does not notice.
    fetch('/api/events/RecordEvent', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    }).catch(() => undefined);
  };

  /** A path without the ids in it. */
  const bare = (path: string) => path.replace(/\/[^/]*\d[^/]*/g, '/:id');

  const panels: Readonly<Record<string, string>> = {
    '/config/orders': 'cart-panel',
    '/config/products': 'inventory-panel',
    '/config/tokens': 'api-key-panel',
  };
  const panel = panels[section];

  const onClick = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest('a[href], button, summary') : null;
    if (!control) return;
    const path = control instanceof HTMLAnchorElement ? bare(control.pathname) : '';
    const name = control instanceof HTMLButtonElement ? control.name.replace(/@.*/, '') : '';
    const form = control.closest('form')?.getAttribute('action') ?? '';
    const parts = [control.localName, name, path || bare(form.split('?', 1)[0] ?? '')];
    track('interface-click', { panel: section, control: parts.filter(Boolean).join(' ') });
  };
  const onSubmit = ({ target }: Event) => {
    const isPost = target instanceof HTMLFormElement && target.method === 'post';
    if (!panel || !isPost || !target.closest('main')) return;
    const { pathname } = new URL(target.action);
    const made = pathname === section ? 'created' : 'revoked';
    track(panel, { action: panel === 'api-key-panel' ? made : 'changed' });
  };

  root.addEventListener('click', onClick, { signal, capture: true });
  root.addEventListener('submit', onSubmit, { signal, capture: true });
  view.addEventListener('pagehide', () => panel && track(panel, { action: 'closed' }), { signal });
  tabs?.addEventListener('message', ({ data }: MessageEvent<AreaEvent>) =>
    root.dispatchEvent(new CustomEvent('frontage:editor-event', { detail: data })),
  );
  if (panel) track(panel, { action: 'opened' });
  if (item !== undefined && itemState !== undefined)
    track('item-visibility', { itemId: item, state: itemState });
  return () => {
    listening.abort();
    tabs?.close();
  };
}
