import type { FormDefinition } from '@frontage/form-runtime';
import { headerText, type Mail } from '../mail/mail';
import { MailText } from '../mail/MailText';
import { renderMail } from '../mail/render-mail';
import type { ServerTexts } from '../texts/server-texts';
import type { newsletterTexts } from './newsletter-texts';

/**
 * Makes the mail that notifies an owner of a new subscriber.
 *
 * @param to the owner's address
 * @param newsletter its form, and the owner's language
 * @param subscriber who confirmed
 */
export function subscribedMail(
  to: string,
  { form, texts }: { form: FormDefinition; texts: ServerTexts<keyof typeof newsletterTexts> },
  { email, name }: { email: string; name: string },
): Mail {
  const newsletter = headerText(form.name) || texts.say('newsletter');
  const subscriber = name === '' ? email : `${headerText(name)}, ${email}`;
  const line = texts.say('subscriber', { who: subscriber, form: newsletter });
  return {
    to,
    replyTo: '',
    subject: headerText(texts.say('subscriberSubject', { form: newsletter })),
    text: line,
    html: renderMail(<MailText text={line} />, texts),
    unsubscribeUrl: '',
  };
}
