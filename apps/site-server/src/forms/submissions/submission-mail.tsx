import type { FormDefinition, SummaryTexts } from '@frontage/form-runtime';
import { composeMail } from '../../mail/compose-mail';
import { headerText, isMailAddress, type Mail } from '../../mail/mail';
import { MailFields } from '../../mail/MailFields';
import { MailText } from '../../mail/MailText';
import { renderMail } from '../../mail/render-mail';
import { englishTexts, type ServerTexts } from '../../texts/server-texts';
import { readableFields, type NamedFile, type ReadableField } from './readable-fields';
import type { SpamReason } from './spam-reasons';
import { submissionTexts } from './submission-texts';
import { plainLines } from '../../texts/plain-lines';
import type { Submission } from './submissions';

type SubmissionTexts = ServerTexts<keyof typeof submissionTexts>;

/** The content of a submission mail. */
export interface MailedSubmission {
  form: FormDefinition;
  /** What was sent, sanitised. */
  submission: Submission;
  /** @default none */
  files?: readonly NamedFile[];
  /** @default English */
  texts?: SubmissionTexts;
  /** The texts of a summary. @default English */
  summary?: SummaryTexts;
  /** The owner's language, a BCP 47 tag. @default 'en' */
  locale?: string;
}

/**
 * Makes the mail that notifies a form's owner of a submission: every field with its answer, in
 * plain text and in HTML. A reply goes to the visitor if they gave an address.
 *
 * @param to the owner's address
 * @param mailed what was sent, and the owner's language
 */
export function submissionMail(
  to: string,
  {
    form,
    submission,
    files = [],
    texts = englishTexts(submissionTexts),
    summary,
    locale,
  }: MailedSubmission,
): Mail {
  const fields = readableFields(form, submission.values, files, summary, locale);
  const from = submission.pageTitle || submission.pagePath;
  const origin =
    from === ''
      ? ''
      : texts.say('sentFrom', { page: headerText(from), path: headerText(submission.pagePath) });
  return {
    to,
    replyTo: visitorAddress(form, submission),
    subject: headerText(texts.say('submissionSubject', { form: form.name || texts.say('form') })),
    text: [...fields.map(plainField), origin].filter((part) => part !== '').join('\n\n'),
    html: renderMail(
      <>
        <MailFields fields={fields} />
        {origin !== '' && <MailText text={origin} />}
      </>,
      texts,
    ),
    unsubscribeUrl: '',
  };
}

/**
 * Makes the mail that notifies a form's owner of suspected spam. It does not contain the
 * submission, so that machines cannot send mail through it, and nothing is lost.
 *
 * @param to the owner's address
 * @param form the form
 * @param reasons why the first one is suspected
 * @param texts the owner's language
 */
export function suspectsMail(
  to: string,
  form: FormDefinition,
  reasons: readonly SpamReason[],
  texts: SubmissionTexts,
): Mail {
  const lines = [
    texts.say('suspects', { form: headerText(form.name) }),
    texts.say('suspectsWhy', { reasons: reasons.map((reason) => texts.say(reason)).join(' ') }),
    texts.say('suspectsOnce'),
  ];
  const subject = texts.say('suspectsSubject', { form: form.name || texts.say('form') });
  return composeMail(to, texts, { subject, lines });
}

/** Returns the first valid address from an email field. */
function visitorAddress(form: FormDefinition, { values }: Submission): string {
  const addresses = form.fields.map(({ id, type }) => (type === 'email' ? values[id] : ''));
  return (
    addresses.find((value): value is string => typeof value === 'string' && isMailAddress(value)) ??
    ''
  );
}

function plainField({ title, text }: ReadableField): string {
  return `${headerText(title)}\n${plainLines(text).replace(/^/gm, '  ')}`;
}
