/** What is told of any refusal; its words follow from what else it says. */
export interface Refusal {
  readonly status: number;
  /** Seconds until it may be tried again. */
  readonly wait?: number;
  /** For the log only. */
  readonly fault?: unknown;
}

/** Instead of a result: an action was not run, and why. */
export class Refused<Reason extends Refusal> {
  constructor(readonly reason: Reason) {}
}
