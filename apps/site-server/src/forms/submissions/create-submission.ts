import type { Store } from '../../store/store';
import type { NewSubmission } from './submissions';

/** A submission before it is stored. */
export type SubmissionFacts = Omit<NewSubmission, 'id' | 'flagged' | 'createdAt'>;

/** Makes a submission with an id and a time, and flags it if it looks like spam. */
export function createSubmission(
  { now, createId }: Pick<Store, 'now' | 'createId'>,
  facts: SubmissionFacts,
): NewSubmission {
  return { ...facts, id: createId(), flagged: facts.reasons.length > 0, createdAt: now() };
}
