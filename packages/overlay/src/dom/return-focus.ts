/**
 * Gives the focus back to the page: to the first of some elements that is still in the
 * document and can take it. Nothing scrolls.
 *
 * @param elements in the order of preference
 * @returns the one that has the focus now; undefined where none could take it
 */
export function returnFocus(
  elements: readonly (Element | null | undefined)[],
): Element | undefined {
  return (
    elements.find((element) => {
      // Only elements that can be focused have `focus`, and SVG elements are among them.
      (element as HTMLElement | null | undefined)?.focus?.({ preventScroll: true });
      return !!element && element.ownerDocument.activeElement === element;
    }) ?? undefined
  );
}
