/**
 * Removes styles from an element. An empty attribute is removed too, so that the markup is as it
 * was.
 */
export function removeStyles(element: HTMLElement, names: readonly string[]): void {
  for (const name of names) element.style.removeProperty(name);
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}
