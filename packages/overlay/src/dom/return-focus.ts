/** Only elements that can be focused have `focus`, and SVG elements are among them. */
type FocusableElement = Element & Partial<Pick<HTMLElement, 'focus'>>;

/**
 * Gives the focus back to the page: to the first of some elements that is still in the
 * document and can take it. Nothing scrolls.
 *
 * @param elements in the order of preference
 * @returns the one that has the focus now; undefined where none could take it
 */
export function returnFocus(
  elements: readonly (FocusableElement | null | undefined)[],
): Element | undefined {
  return (
    elements.find((element) => {
      element?.focus?.({ preventScroll: true });
      return !!element && element.ownerDocument.activeElement === element;
    }) ?? undefined
  );
}
