/** The time-out of a document, in ms. */
const loadTime = 10_000;

/**
 * Loads HTML of the site as a separate document. Nothing in it runs, and no text becomes markup of
 * this page on the way. This page's policy applies to it: whole pages have a style element, which
 * is forbidden here. What was in `noscript` is left out, since it was parsed as elements.
 *
 * @param window of the page
 * @param href the address
 * @param options `signal` ends it; `body` is posted, without one it is a GET
 * @returns the document; rejects with an Error if it does not come
 */
export function fetchDocument(
  window: Window & typeof globalThis,
  href: string,
  { signal, body }: { readonly signal: AbortSignal; readonly body?: URLSearchParams },
): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new window.XMLHttpRequest();
    const fail = (): void => reject(new Error(`[react-blocks] ${href} did not come.`));
    request.open(body ? 'POST' : 'GET', href);
    request.responseType = 'document';
    request.addEventListener('load', () => {
      const page = request.status === 200 ? request.responseXML : null;
      if (!page) return fail();
      for (const twin of page.querySelectorAll('noscript')) twin.remove();
      resolve(page);
    });
    request.addEventListener('error', fail);
    // A slow answer is not waited for: the page itself shows more.
    request.timeout = loadTime;
    request.addEventListener('timeout', fail);
    signal.addEventListener('abort', () => request.abort());
    request.send(body ?? null);
  });
}
