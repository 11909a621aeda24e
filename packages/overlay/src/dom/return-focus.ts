/** Only focusable elements have `focus`; this includes SVG elements. */
type FocusableElement = Element & Partial<Pick<HTMLElement, 'focus'>>;

/**
 * Returns the focus to the page: to the first of some elements that is still in the document and
 * can be focused. Nothing scrolls.
 *
 * @param elements in the order of preference
 * @returns the element that has the focus now; undefined if none could be focused
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
