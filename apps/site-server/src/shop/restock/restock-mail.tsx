import { headerText, type Mail } from '../../mail/mail';
import { MailLink } from '../../mail/MailLink';
import { MailText } from '../../mail/MailText';
import { renderMail } from '../../mail/render-mail';
import type { ServerTexts } from '../../texts/server-texts';
import type { restockTexts } from './restock-texts';

/**
 * Writes the mail about a product that is in stock again.
 *
 * @param to the recipient
 * @param product its title, the address of its page, and the recipient's language
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
  return {
    to,
    replyTo: '',
    subject: texts.say('restockSubject', { product }),
    text: [line, pageUrl, once].join('\n\n'),
    html: renderMail(
      <>
        <MailText text={line} />
        <MailLink href={pageUrl} text={texts.say('restockLink')} />
        <MailText text={once} />
      </>,
      texts,
    ),
    unsubscribeUrl: '',
  };
}
