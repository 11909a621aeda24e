/** Gives a function that answers, at each call, whether the visitor asks for less motion. */
export function createReducedMotion(window: Window): () => boolean {
  return () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
