import type { FormDefinition } from '@frontage/form-runtime';
import type { SubmissionEntry } from '../forms/submissions/submission-hook';
import type { Submission } from '../forms/submissions/submissions';
import { createMail } from '../mail/create-mail';
import { isMailAddress } from '../mail/mail';
import { enqueueMail } from '../mail/mails';
import { pageLanguage } from '../sites/page-language';
import { serverTexts } from '../sites/server-texts';
import type { Database } from '../store/database';
import type { Store } from '../store/store';
import { confirmMail } from './confirm-mail';
import { confirmLifetime, never, type NewsletterLinks } from './create-newsletter-links';
import { newsletterTexts } from './newsletter-texts';
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
  const spoken = language === site.settings.locale ? '' : `&lang=${encodeURIComponent(language)}`;
  const page = (action: 'Confirm' | 'Unsubscribe', token: string) =>
    `${origin}/api/newsletter/${action}?token=${token}${spoken}`;
  const { title } = pageLanguage(site.settings, { language }).headerFooter.header;
  const mail = confirmMail(
    email,
    { form, site: title, texts: serverTexts(newsletterTexts, site.settings, language) },
    {
      confirm: page('Confirm', links.sign('confirm', registered, createdAt + confirmLifetime)),
      unsubscribe: page('Unsubscribe', links.sign('unsubscribe', registered, never)),
    },
  );
  await enqueueMail(
    db,
    createMail(site, { ...mail, kind: 'confirm' }, { now: createdAt, createId }),
  );
}

function addressOf(form: FormDefinition, { values }: Submission): string | undefined {
  const given = form.fields.map(({ id, type }) => (type === 'email' ? values[id] : ''));
  return given.find((value): value is string => typeof value === 'string' && isMailAddress(value));
}

function nameOf(form: FormDefinition, { values }: Submission): string {
  const field = form.fields.find(({ type }) => type === 'name');
  const parts = field ? values[field.id] : undefined;
  return Array.isArray(parts) ? parts.join(' ').trim().slice(0, 200) : '';
}
