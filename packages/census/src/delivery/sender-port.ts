import type { Answer } from './judge-answer';

/** A batch on its way. */
export interface Flight {
  /** Never rejects: a batch that got no answer has the status 0. */
  readonly answer: Promise<Answer>;
  cancel(): void;
}

/** How batches leave a page. */
export interface SenderPort {
  /** @param outlives whether the request goes on when the page is left */
  post(text: string, outlives: boolean): Flight;
  /**
   * Leaves a batch with the browser, which sends it when the page ends, however it ends.
   *
   * @returns takes it back; undefined if the browser did not take it
   */
  defer?: ((text: string) => (() => void) | undefined) | undefined;
  /** Runs something that only one tab may do at a time; not at all if another tab does it. */
  exclusively(run: () => Promise<void>): Promise<void>;
}
