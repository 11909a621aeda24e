/** Whether the visitor asks for less motion. */
export function isLessMotion(window: Window): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
