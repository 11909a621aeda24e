import type { TextLanguage } from '../texts/server-texts';
import { headerText, type Mail } from './mail';
import { MailLink } from './MailLink';
import { MailText } from './MailText';
import { renderMail } from './render-mail';

/** A paragraph of a mail: a text or a link. */
export type MailLine = string | { readonly text: string; readonly href: string };

/**
 * Composes a mail of a few paragraphs, as text and as HTML.
 *
 * @param to one address
 * @param language of the mail
 * @param words subject and paragraphs; anything visitors wrote stays plain text
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
    html: renderMail(lines.map(paragraph), language),
    unsubscribeUrl: '',
  };
}

function paragraph(line: MailLine, index: number) {
  return typeof line === 'string' ? (
    <MailText key={index} text={line} />
  ) : (
    <MailLink key={index} {...line} />
  );
}
