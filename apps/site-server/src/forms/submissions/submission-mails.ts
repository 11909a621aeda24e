import type { FormDefinition } from '@frontage/form-runtime';
import { createMail } from '../../mail/create-mail';
import { isMailAddress } from '../../mail/mail';
import { readMailSettings } from '../../mail/mail-settings';
import type { NewMail } from '../../mail/mails';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import type { NamedFile } from './readable-fields';
import { siteSummaryTexts } from './site-summary-texts';
import { submissionMail, suspectsMail } from './submission-mail';
import { submissionTexts } from './submission-texts';
import type { Submission } from './submissions';

const day = 24 * 60 * 60 * 1000;

/** A stored submission with what its mails need. */
export interface SubmissionMailParts {
  site: Site;
  form: FormDefinition;
  submission: Submission;
  /** Its files. */
  files: readonly NamedFile[];
  createId(): string;
}

/**
 * Makes the mails for a submission: one to the owner. Suspected spam is not mailed; instead the
 * owner gets one notice for each form and day, sent after the end of the day (UTC).
 *
 * @returns none if neither the form nor its site names somebody
 */
export function submissionMails({
  site,
  form,
  submission,
  files,
  createId,
}: SubmissionMailParts): NewMail[] {
  const notify = form.notify || readMailSettings(site.settings).messagesTo;
  // The owner is notified of a newsletter entry once it is confirmed. A suspected entry is never
  // asked to confirm, so it is handled like any other form's.
  if (!isMailAddress(notify) || (form.kind === 'newsletter' && submission.reasons.length === 0))
    return [];
  const texts = serverTexts(submissionTexts, site.settings);
  const { createdAt: now, reasons } = submission;
  const clock = { now, createId };
  if (reasons.length === 0) {
    const summary = siteSummaryTexts(site.settings);
    const { locale } = site.settings;
    const mail = submissionMail(notify, { form, submission, files, texts, summary, locale });
    return [createMail(site, { ...mail, kind: 'submission' }, clock)];
  }
  const today = Math.floor(now / day);
  const notice = {
    ...suspectsMail(notify, form, reasons, texts),
    kind: 'suspects',
    once: `suspects ${form.id} ${today}`,
    sendAt: (today + 1) * day,
  };
  return [createMail(site, notice, clock)];
}
