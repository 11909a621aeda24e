import type { Store } from '../../store/store';
import type { NewSubmission } from './submissions';

/** What is known of a submission before it is stored. */
export type SubmissionFacts = Omit<NewSubmission, 'id' | 'flagged' | 'createdAt'>;

/**
 * Makes a submission of what was sent: with an id and its time, and flagged where machines send
 * such.
 */
export function createSubmission(
  { now, createId }: Pick<Store, 'now' | 'createId'>,
  facts: SubmissionFacts,
): NewSubmission {
  return { ...facts, id: createId(), flagged: facts.reasons.length > 0, createdAt: now() };
}
