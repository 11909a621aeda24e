import type { EditAnswer, KeptSteps, PageEdit } from '@frontage/site-model/editing';

/**
 * Why edits cannot be kept now, though they may be later: the page was deleted, or whoever edits it
 * is signed out or may not any more.
 */
export type EditHindrance = 'signedOut' | 'forbidden' | 'deleted';

/** What became of a call: an answer, or why there is none. */
export type EditReply = EditAnswer | EditHindrance | 'offline' | 'refused';

/** Keeps the edits of one page. It never rejects: what has no answer is sent again. */
export interface EditStore {
  /**
   * Keeps edits, in their order; one whose id it has already it does not apply again.
   *
   * @param after the number of the last edit that the editor knows
   * @param edits at least one
   */
  send(after: number, edits: readonly PageEdit[]): Promise<EditReply>;
  /** What others did since. */
  ask(after: number): Promise<EditReply>;
  /** Own steps before the edit of a number; undefined where no answer comes. */
  steps(of: 'past' | 'future', before: number): Promise<KeptSteps | undefined>;
}
