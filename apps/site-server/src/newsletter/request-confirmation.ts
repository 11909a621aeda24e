import type { FormDefinition } from '@frontage/form-runtime';
import type { SubmissionEntry } from '../forms/submissions/submission-hook';
import type { Submission } from '../forms/submissions/submissions';
import { isMailAddress } from '../mail/mail';
import type { Database } from '../store/database';
import type { Store } from '../store/store';
import type { NewsletterLinks } from './create-newsletter-links';
import { mailConfirmation } from './mail-confirmation';
import { registerSubscriber } from './subscribers';

/** The services that the request for confirmation needs. */
interface ConfirmationServices {
  newsletterLinks: NewsletterLinks;
  store: Pick<Store, 'createId'>;
}

/**
 * Stores a subscriber and asks for confirmation by mail, in the transaction that stores the
 * submission. The sender gets the same answer whether or not the address was known. A suspected
 * entry is only stored, and its owner is notified (`submissionMails`).
 *
 * @param db the transaction
 * @param entry the submission
 * @param services what makes links and ids
 */
export async function requestConfirmation(
  db: Database,
  entry: SubmissionEntry,
  { newsletterLinks: links, store: { createId } }: ConfirmationServices,
): Promise<void> {
  const { site, form, submission, origin, language } = entry;
  const email = addressOf(form, submission);
  // Suspected bots must not cause mails to other people.
  if (form.kind !== 'newsletter' || email === undefined || submission.flagged) return;
  const { siteId, formId, createdAt } = submission;
  const registered = await registerSubscriber(
    db,
    { id: createId(), siteId, formId, email, name: nameOf(form, submission) },
    createdAt,
  );
  if (!registered) return;
  await mailConfirmation(
    db,
    { ...registered, email, site, form, origin, language },
    { links, now: createdAt, createId },
  );
}

function addressOf(form: FormDefinition, { values }: Submission): string | undefined {
  const entered = form.fields.map(({ id, type }) => (type === 'email' ? values[id] : ''));
  return entered.find(
    (value): value is string => typeof value === 'string' && isMailAddress(value),
  );
}

function nameOf(form: FormDefinition, { values }: Submission): string {
  const field = form.fields.find(({ type }) => type === 'name');
  const parts = field ? values[field.id] : undefined;
  return Array.isArray(parts) ? parts.join(' ').trim().slice(0, 200) : '';
}
