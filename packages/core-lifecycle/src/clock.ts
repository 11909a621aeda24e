/** Time as an argument: the browser's clock in use, a fake clock in tests. */
export interface Clock {
  /** Monotonic milliseconds from an arbitrary zero point. */
  now(): number;
  /** Runs once after `ms` milliseconds; the result cancels it. */
  setTimeout(run: () => void, ms: number): unknown;
  /** Cancels what `setTimeout` gave; anything else is ignored. */
  clearTimeout(handle: unknown): void;
}
