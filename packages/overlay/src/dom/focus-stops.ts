const focusable =
  'a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[tabindex],[contenteditable]';

/**
 * The elements within a root that Tab leads to, in the order of the document.
 * Positive `tabindex` values are not put first: they have no place in a layer.
 */
export function focusStops(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled,[inert],[inert] *') && element.checkVisibility({ visibilityProperty: true }),
  );
}
