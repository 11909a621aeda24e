import type { Account } from '../../accounts/accounts';
import { composeMail } from '../../mail/compose-mail';
import { createMail } from '../../mail/create-mail';
import { readMailSettings } from '../../mail/mail-settings';
import { readMailTrouble, type MailTrouble } from '../../mail/mail-trouble';
import type { MailTransport } from '../../mail/mail-transport';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { englishTexts } from '../../texts/server-texts';
import { mailTexts } from './mail-texts';

/** How a test mail went. */
export type TestMailEnd = 'sent' | 'written' | 'noServer' | MailTrouble;

/** How long a mail server may take to answer whoever waits in front of a page, in milliseconds. */
const patience = 15_000;

const texts = englishTexts(mailTexts);

/**
 * Sends a test mail to whoever asks for it, past the outbox, so that they see at once how it went.
 *
 * @param site its sender
 * @param account gets it
 * @param services the server's transport, if it has one, and the time
 */
export async function sendTestMail(
  site: Site,
  { email }: Pick<Account, 'email'>,
  {
    mailTransport,
    store: { now, createId },
  }: {
    readonly mailTransport: MailTransport | undefined;
    readonly store: Pick<Store, 'now' | 'createId'>;
  },
): Promise<TestMailEnd> {
  if (!mailTransport) return 'noServer';
  const name = site.settings.headerFooter.header.title;
  const words = { subject: texts.say('testSubject', { name }), lines: [texts.say('testMail')] };
  const mail = createMail(
    site,
    { ...composeMail(email, texts, words), kind: 'account' },
    { now: now(), createId },
  );
  const { senderName, replyTo } = readMailSettings(site.settings);
  const signal = AbortSignal.timeout(patience);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  try {
    await Promise.race([mailTransport.send({ ...mail, senderName, replyTo }, signal), late]);
    return mailTransport.isFolder ? 'written' : 'sent';
  } catch (error) {
    return readMailTrouble(error);
  }
}
