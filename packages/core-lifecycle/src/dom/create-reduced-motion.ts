/** Tells whether the visitor asks for less motion, at the moment of each call. */
export function createReducedMotion(window: Window): () => boolean {
  return () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
