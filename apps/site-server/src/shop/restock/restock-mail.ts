import { escapeHtml } from '../../http/escape-html';
import { htmlMail } from '../../mail/html-mail';
import { headerText, type Mail } from '../../mail/mail';
import type { ServerTexts } from '../../texts/server-texts';
import type { restockTexts } from './restock-texts';

/**
 * The mail that tells of a product which can be bought again.
 *
 * @param to who asked
 * @param product its title, the address of its page, and the language of who asked
 */
export function restockMail(
  to: string,
  {
    title,
    pageUrl,
    texts,
  }: { title: string; pageUrl: string; texts: ServerTexts<keyof typeof restockTexts> },
): Mail {
  const product = headerText(title);
  const line = texts.say('restockMail', { product });
  const once = texts.say('restockOnce');
  const link = `<p><a href="${escapeHtml(pageUrl)}">${escapeHtml(texts.say('restockLink'))}</a></p>`;
  return {
    to,
    replyTo: '',
    subject: texts.say('restockSubject', { product }),
    text: [line, pageUrl, once].join('\n\n'),
    html: htmlMail(`<p>${escapeHtml(line)}</p>${link}<p>${escapeHtml(once)}</p>`, texts),
    unsubscribeUrl: '',
  };
}
