/** Whether any part of an element is on the screen. */
export function isOnScreen(element: Element, { innerHeight, innerWidth }: Window): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
