/**
 * Lists the blocks of code in a page, in order.
 *
 * @param {string} page as Markdown
 * @returns {{ language: string, code: string }[]}
 */
export function readmeCode(page) {
  const blocks = page.replaceAll('\r\n', '\n').matchAll(/^```(\w*)\n([^]*?)^```/gm);
  return [...blocks].map(([, language, code]) => ({ language, code }));
}
