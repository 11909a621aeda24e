import type { FormDefinition } from '@frontage/form-runtime';
import { spamReasons, type SpamReason } from '../forms/judge-spam';
import { readableFields, type NamedFile, type ReadableField } from '../forms/readable-fields';
import type { Submission } from '../store/content/submissions';
import { escapeHtml } from './escape-html';
import { headerText, isMailAddress, type Mail } from './mail';

/**
 * The mail that tells a form's owner of a submission: every field with its answer, in
 * plain text and in HTML. An answer to it goes to the visitor where they gave an address.
 *
 * @param to the owner's address
 * @param form the form
 * @param submission what was sent, sanitised
 * @param files its files
 */
export function submissionMail(to: string, form: FormDefinition, submission: Submission, files: readonly NamedFile[] = []): Mail {
  const fields = readableFields(form, submission.values, files);
  const from = submission.pageTitle || submission.pagePath;
  const origin = from === '' ? '' : `Sent from the page ${headerText(from)} (${headerText(submission.pagePath)}).`;
  return {
    to,
    replyTo: visitorAddress(form, submission),
    subject: headerText(`${form.name || 'Form'}: new message`),
    text: [...fields.map(plainField), origin].filter((part) => part !== '').join('\n\n'),
    html: page(`<dl>${fields.map(htmlField).join('')}</dl>${origin && `<p>${escapeHtml(origin)}</p>`}`),
    unsubscribeUrl: '',
  };
}

/**
 * The mail that tells a form's owner that suspected spam waits: what was sent is not in
 * it, so that nobody is mailed by machines, and nothing is lost.
 *
 * @param to the owner's address
 * @param form the form
 * @param reasons why the first one is suspected
 */
export function suspectsMail(to: string, form: FormDefinition, reasons: readonly SpamReason[]): Mail {
  const lines = [
    `Something was sent to the form ${headerText(form.name)} that looks like spam. It is kept with the others, marked, and its text is not mailed.`,
    `Why: ${reasons.map((reason) => spamReasons[reason]).join(' ')}`,
    'You get this at most once a day. Look through the submissions of the form, or export them, to see all of it.',
  ];
  return {
    to,
    replyTo: '',
    subject: headerText(`${form.name || 'Form'}: suspected spam`),
    text: lines.join('\n\n'),
    html: page(lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')),
    unsubscribeUrl: '',
  };
}

/** The first valid address in a field for one. */
function visitorAddress(form: FormDefinition, { values }: Submission): string {
  const given = form.fields.map(({ id, type }) => (type === 'email' ? values[id] : ''));
  return given.find((value): value is string => typeof value === 'string' && isMailAddress(value)) ?? '';
}

function plainField({ title, text }: ReadableField): string {
  return `${headerText(title)}\n${text.replace(/^/gm, '  ')}`;
}

function htmlField({ title, text }: ReadableField): string {
  return `<dt><strong>${escapeHtml(title)}</strong></dt><dd>${escapeHtml(text).replaceAll('\n', '<br>')}</dd>`;
}

function page(content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><body>${content}</body></html>`;
}
