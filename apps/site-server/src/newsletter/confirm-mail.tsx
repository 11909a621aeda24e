import type { FormDefinition } from '@frontage/form-runtime';
import { headerText, type Mail } from '../mail/mail';
import { MailLink } from '../mail/MailLink';
import { MailText } from '../mail/MailText';
import { renderMail } from '../mail/render-mail';
import type { ServerTexts } from '../texts/server-texts';
import type { NewsletterSettings } from './newsletter-settings';
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
    ownWords,
  }: {
    form: FormDefinition;
    site: string;
    texts: ServerTexts<keyof typeof newsletterTexts>;
    /** The owner's words. @default ours */
    ownWords?: Required<NewsletterSettings> | undefined;
  },
  { confirm, unsubscribe }: { confirm: string; unsubscribe: string },
): Mail {
  const newsletter =
    headerText([form.name, site].filter((part) => part !== '').join(', ')) ||
    texts.say('newsletter');
  const fill = (words: string) => words.replaceAll('{what}', newsletter);
  const question = ownWords?.confirmText
    ? fill(ownWords.confirmText)
    : texts.say('confirmMail', { what: newsletter });
  const subject = ownWords?.confirmSubject
    ? fill(ownWords.confirmSubject)
    : texts.say('confirmSubject', { what: newsletter });
  const ignore = texts.say('confirmIgnore');
  return {
    to,
    replyTo: '',
    subject: headerText(subject),
    text: [question, confirm, ignore, `${texts.say('unsubscribeLink')}: ${unsubscribe}`].join(
      '\n\n',
    ),
    html: renderMail(
      <>
        {question.split(/\n{2,}/).map((paragraph) => (
          <MailText key={paragraph} text={paragraph} />
        ))}
        <MailLink href={confirm} text={texts.say('confirmLink')} />
        <MailText text={ignore} />
        <MailLink href={unsubscribe} text={texts.say('unsubscribeLink')} />
      </>,
      texts,
    ),
    unsubscribeUrl: unsubscribe,
  };
}
