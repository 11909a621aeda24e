/**
 * Loads a page as a document of its own, in which nothing runs. An `XMLHttpRequest` makes it: there
 * is no HTML as text, which Trusted Types would refuse.
 *
 * @returns undefined where it does not arrive
 */
export function loadPage(url: string): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.timeout = 15_000;
    request.onload = () =>
      resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined);
    request.onerror = request.ontimeout = () => resolve(undefined);
    request.send();
  });
}
