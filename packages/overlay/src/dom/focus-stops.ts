const focusable =
  'a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[tabindex],[contenteditable]';

/**
 * The elements within a root that Tab leads to, in the order of the document.
 * Positive `tabindex` values are not put first: they have no place in a layer.
 */
export function focusStops(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      isInOrder(element) &&
      !element.matches(':disabled,[inert],[inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Text that can be edited says -1, although Tab leads to it. */
function isInOrder(element: HTMLElement): boolean {
  return element.tabIndex >= 0 || (element.isContentEditable && !element.hasAttribute('tabindex'));
}
