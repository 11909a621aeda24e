import type { EditAnswer, KeptSteps, PageEdit } from '@frontage/site-model/editing';

/** What became of a call: an answer, or why there is none. */
export type EditReply = EditAnswer | 'offline' | 'signedOut' | 'refused';

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
