import type { FormDefinition } from '@frontage/form-runtime';
import { headerText, type Mail } from '../mail/mail';
import { MailLink } from '../mail/MailLink';
import { MailText } from '../mail/MailText';
import { renderMail } from '../mail/render-mail';
import type { ServerTexts } from '../texts/server-texts';
import type { newsletterTexts } from './newsletter-texts';

/**
 * Makes the mail that asks whether an address wants a newsletter. It contains no text that the
 * sender of the form could have written.
 *
 * @param to the address that was entered
 * @param newsletter its form, the title of its site, and the language of the page with the form
 * @param links addresses of the two pages
 */
export function confirmMail(
  to: string,
  {
    form,
    site,
    texts,
  }: { form: FormDefinition; site: string; texts: ServerTexts<keyof typeof newsletterTexts> },
  { confirm, unsubscribe }: { confirm: string; unsubscribe: string },
): Mail {
  const what =
    headerText([form.name, site].filter((part) => part !== '').join(', ')) ||
    texts.say('newsletter');
  const question = texts.say('confirmMail', { what });
  const ignore = texts.say('confirmIgnore');
  return {
    to,
    replyTo: '',
    subject: headerText(texts.say('confirmSubject', { what })),
    text: [question, confirm, ignore, `${texts.say('unsubscribeLink')}: ${unsubscribe}`].join(
      '\n\n',
    ),
    html: renderMail(
      <>
        <MailText text={question} />
        <MailLink href={confirm} text={texts.say('confirmLink')} />
        <MailText text={ignore} />
        <MailLink href={unsubscribe} text={texts.say('unsubscribeLink')} />
      </>,
      texts,
    ),
    unsubscribeUrl: unsubscribe,
  };
}
