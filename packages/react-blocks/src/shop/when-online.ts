/** Resolves when there is a connection, as far as the browser knows, or the signal ends. */
export async function whenOnline(window: Window, signal: AbortSignal): Promise<void> {
  if (window.navigator.onLine || signal.aborted) return;
  let resolve = (): void => {};
  const back = new Promise<void>((done) => (resolve = done));
  window.addEventListener('online', resolve);
  signal.addEventListener('abort', resolve);
  await back;
  window.removeEventListener('online', resolve);
  signal.removeEventListener('abort', resolve);
}
