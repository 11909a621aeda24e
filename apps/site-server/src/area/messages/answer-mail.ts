import { summaryTexts } from '@frontage/form-runtime';
import type { FormDefinition } from '@frontage/form-runtime';
import { textDirection } from '@frontage/site-model';
import type { Account } from '../../accounts/accounts';
import { readableFields } from '../../forms/submissions/readable-fields';
import type { Message } from '../../forms/submissions/messages';
import { composeMail } from '../../mail/compose-mail';
import type { Mail } from '../../mail/mail';
import { readMailSettings } from '../../mail/mail-settings';
import type { Site } from '../../sites/site-settings';

/** An answer to a message. */
export interface Answer {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly by: Pick<Account, 'email'>;
  /** The form as it was when the message came. */
  readonly definition: FormDefinition;
  readonly message: Pick<Message, 'values'>;
}

/** Returns where a reply to an answer goes: to the site, else to who answered. */
export function answerReplyTo({ settings }: Pick<Site, 'settings'>, by: Pick<Account, 'email'>) {
  return readMailSettings(settings).replyTo || by.email;
}

/** Makes the mail of an answer. What the visitor had sent stands below it, as mails quote. */
export function answerMail(
  site: Pick<Site, 'settings'>,
  { to, subject, text, by, definition, message }: Answer,
): Mail {
  const { locale } = site.settings;
  const answers = readableFields(definition, message.values, [], { ...summaryTexts, noAnswer: '' });
  const quote = answers
    .filter((answer) => answer.text !== '')
    .map((answer) => `${answer.title}: ${answer.text}`)
    .join('\n')
    .replace(/^/gm, '> ');
  const language = { lang: locale, dir: textDirection(locale) };
  const paragraphs = text.split(/\n{2,}/);
  const mail = composeMail(to, language, { subject, lines: [...paragraphs, quote] });
  return { ...mail, replyTo: answerReplyTo(site, by) };
}
