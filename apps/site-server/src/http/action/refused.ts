import type { RefusedFor } from '../endpoint';

/** The part that all refusals have in common. */
export interface Refusal {
  readonly status: number;
  /** Seconds until a retry is allowed. */
  readonly wait?: number;
  /** What may be an attack; for the log only. */
  readonly refusedFor?: RefusedFor;
  /** For the log only. */
  readonly fault?: unknown;
}

/** Returned instead of a result: the reason why an action was not run. */
export class Refused<Reason extends Refusal> {
  constructor(readonly reason: Reason) {}
}
