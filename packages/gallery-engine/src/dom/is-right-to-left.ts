/** Whether text runs from right to left in an element. */
export function isRightToLeft(element: Element, window: Window): boolean {
  return window.getComputedStyle(element).direction === 'rtl';
}
