/**
 * Says when there is no connection, and keeps a form from being sent into nothing: what was entered
 * would be replaced by the browser's own error page. Without it the way back from that page leads
 * to the form.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @returns what undoes it
 */
export function mountOffline(root: Document): () => void {
  const status = root.querySelector<HTMLElement>('[data-offline-text]');
  const view = root.defaultView;
  if (!status || !view) return () => undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const { offlineText = '', onlineText = '' } = status.dataset;

  const show = () => {
    if (!view.navigator.onLine) status.textContent = offlineText;
    else if (status.textContent !== '') status.textContent = onlineText;
  };

  view.addEventListener('offline', show, { signal });
  view.addEventListener('online', show, { signal });
  root.addEventListener(
    'submit',
    (event) => {
      const isStaying =
        event.submitter instanceof HTMLButtonElement && event.submitter.formMethod === 'dialog';
      if (view.navigator.onLine || isStaying) return;
      event.preventDefault();
      show();
    },
    // Before a script of the page sends it in its own way.
    { signal, capture: true },
  );
  show();
  return () => listening.abort();
}
