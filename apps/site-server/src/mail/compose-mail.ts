import { escapeHtml } from '../http/escape-html';
import type { TextLanguage } from '../texts/server-texts';
import { htmlMail } from './html-mail';
import { headerText, type Mail } from './mail';

/** A paragraph of a mail: words, or a link. */
export type MailLine = string | { readonly text: string; readonly href: string };

/**
 * A mail of a few paragraphs, as text and as HTML.
 *
 * @param to one address
 * @param language what it is in
 * @param words subject and paragraphs; whatever visitors wrote in them stays text
 */
export function composeMail(
  to: string,
  language: TextLanguage,
  { subject, lines }: { subject: string; lines: readonly MailLine[] },
): Mail {
  return {
    to,
    replyTo: '',
    subject: headerText(subject),
    text: lines
      .map((line) => (typeof line === 'string' ? line : `${line.text}: ${line.href}`))
      .join('\n\n'),
    html: htmlMail(lines.map(paragraph).join(''), language),
    unsubscribeUrl: '',
  };
}

function paragraph(line: MailLine): string {
  if (typeof line === 'string') return `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`;
  return `<p><a href="${escapeHtml(line.href)}">${escapeHtml(line.text)}</a></p>`;
}
