import type { FormDefinition } from '@frontage/form-runtime';
import { createMail } from '../../mail/create-mail';
import { isMailAddress } from '../../mail/mail';
import type { NewMail } from '../../mail/outbox';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import type { NamedFile } from './readable-fields';
import { siteSummaryTexts } from './site-summary-texts';
import { submissionMail, suspectsMail } from './submission-mail';
import { submissionTexts } from './submission-texts';
import type { Submission } from './submissions';

const day = 24 * 60 * 60 * 1000;

/** What a submission came to. */
export interface SubmissionMailParts {
  site: Site;
  form: FormDefinition;
  submission: Submission;
  /** Its files. */
  files: readonly NamedFile[];
  createId(): string;
}

/**
 * The mails that a submission causes: one to the owner. Suspected spam is not mailed; it
 * causes a notice instead, one for each form and day, sent when the day (UTC) is over.
 *
 * @returns none where the form has nobody to notify
 */
export function submissionMails({
  site,
  form,
  submission,
  files,
  createId,
}: SubmissionMailParts): NewMail[] {
  const { notify = '' } = form;
  // Of an entry into a newsletter the owner hears once it is confirmed; of a suspected one, which
  // nobody is asked to confirm, as of any.
  if (!isMailAddress(notify) || (form.kind === 'newsletter' && submission.reasons.length === 0))
    return [];
  const texts = serverTexts(submissionTexts, site.settings);
  const { createdAt: now, reasons } = submission;
  const clock = { now, createId };
  if (reasons.length === 0) {
    const summary = siteSummaryTexts(site.settings);
    const mail = submissionMail(notify, { form, submission, files, texts, summary });
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
