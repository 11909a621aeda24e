/**
 * The address of the owner's HTML, for a sandboxed frame [4.01]; '' where there is none.
 * It is a blob and no `srcdoc`: that one takes only trusted texts where a page enforces
 * Trusted Types. Either runs under the page's own policy, and in an origin of its own.
 */
export function createAfterAddress(html: string, { Blob, URL, document }: Window & typeof globalThis): string {
  if (html === '') return '';
  // Its links and pictures are meant from the page.
  const base = `<!doctype html><meta charset="utf-8"><base href="${document.baseURI.replaceAll('"', '%22')}">`;
  return URL.createObjectURL(new Blob([base, html], { type: 'text/html' }));
}
