const focusable =
  'a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[tabindex],[contenteditable]';

/**
 * Finds the elements within a root that Tab reaches, in document order. Elements with a positive
 * `tabindex` are not moved to the front: a layer should have none.
 */
export function focusStops(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      isInOrder(element) &&
      !element.matches(':disabled,[inert],[inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Editable text reports -1, although Tab reaches it. */
function isInOrder(element: HTMLElement): boolean {
  return element.tabIndex >= 0 || (element.isContentEditable && !element.hasAttribute('tabindex'));
}
