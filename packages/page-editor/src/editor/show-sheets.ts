/**
 * Shows style sheets on a page. They are constructed, so that a strict policy lets them.
 *
 * @param document of the page
 * @param sheets as CSS, in their order
 * @returns takes them off again
 */
export function showSheets(document: Document, sheets: readonly string[]): () => void {
  const View = document.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const shown = sheets.map((css) => {
    const sheet = new View();
    sheet.replaceSync(css);
    return sheet;
  });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...shown];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => !shown.includes(one));
  };
}
