import type { FormDefinition } from '@frontage/form-runtime';
import type { NamedFile } from './readable-fields';
import type { NewMail } from '../../mail/outbox';
import type { Site } from '../../sites/site-settings';
import type { Submission } from './submissions';
import { serverTexts } from '../../texts/server-texts';
import { isMailAddress } from '../../mail/mail';
import { submissionMail, suspectsMail } from './submission-mail';

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
  const texts = serverTexts(site.settings);
  const id = createId();
  const { siteId, createdAt, reasons } = submission;
  const row = { id, siteId, createdAt, messageId: messageId(id, site) };
  if (reasons.length === 0)
    return [
      { ...row, ...submissionMail(notify, form, submission, files, texts), kind: 'submission' },
    ];
  const today = Math.floor(createdAt / day);
  const once = `suspects ${form.id} ${today}`;
  return [
    {
      ...row,
      ...suspectsMail(notify, form, reasons, texts),
      kind: 'suspects',
      once,
      sendAt: (today + 1) * day,
    },
  ];
}

/**
 * The id that a mail keeps through all attempts.
 *
 * @param id of the mail's row
 * @param site whose host it is named after
 */
export function messageId(id: string, { host = '' }: Pick<Site, 'host'>): string {
  const name = host.replace(/:\d+$/, '');
  return `${id}@${/^[\w.-]+$/.test(name) ? name : 'localhost'}`;
}
