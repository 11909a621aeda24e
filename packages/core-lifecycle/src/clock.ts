/** Time as an argument: the browser's in use, a fake one in tests. */
export interface Clock {
  /** Milliseconds that only grow; the zero point is the clock's own. */
  now(): number;
  /** Runs once after `ms` milliseconds; the result cancels it. */
  setTimeout(run: () => void, ms: number): unknown;
  /** Cancels what `setTimeout` gave; anything else is ignored. */
  clearTimeout(handle: unknown): void;
}
