import type { FormDefinition } from '@frontage/form-runtime';
import { isMailAddress } from '../mail/mail';
import { messageId } from '../forms/submissions/submission-mails';
import { pageLanguage } from '../sites/page-language';
import { enqueueMail } from '../mail/outbox';
import type { Site } from '../sites/site-settings';
import { noteSubscriber } from './subscribers';
import type { Submission } from '../forms/submissions/submissions';
import type { Database } from '../store/tables';
import { serverTexts } from '../texts/server-texts';
import { confirmMail } from './confirm-mail';
import { confirmLifetime, never, type NewsletterLinks } from './create-newsletter-links';

/** A submission of a newsletter form. */
export interface NewsletterEntry {
  site: Site;
  form: FormDefinition;
  submission: Submission;
  /** Where the site is, such as `https://studio.example`. */
  origin: string;
  /** Of the page that it was sent from, BCP 47. */
  language: string;
  createId(): string;
}

/**
 * Notes who wants a newsletter and asks them by mail, in the transaction that stores the
 * submission. Whoever sent the form is answered alike, whether the address was known or not.
 * A suspected entry is only kept, and its owner told (`submissionMails`).
 *
 * @param db the transaction
 * @param links makes the links
 * @param entry the submission
 */
export async function askToConfirm(
  db: Database,
  links: NewsletterLinks,
  entry: NewsletterEntry,
): Promise<void> {
  const { site, form, submission, origin, language, createId } = entry;
  const email = addressOf(form, submission);
  // Suspected machines must not have other people mailed.
  if (form.kind !== 'newsletter' || email === undefined || submission.flagged) return;
  const { siteId, formId, createdAt } = submission;
  const asked = await noteSubscriber(
    db,
    { id: createId(), siteId, formId, email, name: nameOf(form, submission) },
    createdAt,
  );
  if (!asked) return;
  const spoken = language === site.settings.locale ? '' : `&lang=${encodeURIComponent(language)}`;
  const page = (action: 'Confirm' | 'Unsubscribe', token: string) =>
    `${origin}/api/newsletter/${action}?token=${token}${spoken}`;
  const { title } = pageLanguage(site.settings, { language }).headerFooter.header;
  const mail = confirmMail(
    email,
    { form, site: title, texts: serverTexts(site.settings, language) },
    {
      confirm: page('Confirm', links.sign('confirm', asked, createdAt + confirmLifetime)),
      unsubscribe: page('Unsubscribe', links.sign('unsubscribe', asked, never)),
    },
  );
  const id = createId();
  await enqueueMail(db, {
    ...mail,
    id,
    siteId,
    kind: 'confirm',
    messageId: messageId(id, site),
    createdAt,
  });
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
