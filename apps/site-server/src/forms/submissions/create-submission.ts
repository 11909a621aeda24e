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
  const { siteId, formId, key, values, pageId, pageTitle, pagePath, contentSource, reasons } =
    facts;
  const sent = { siteId, formId, key, values, pageId, pageTitle, pagePath, contentSource, reasons };
  return { ...sent, id: createId(), flagged: reasons.length > 0, createdAt: now() };
}
