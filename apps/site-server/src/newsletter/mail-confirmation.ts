import type { FormDefinition } from '@frontage/form-runtime';
import { createMail } from '../mail/create-mail';
import { enqueueMail } from '../mail/mails';
import { pageLanguage } from '../sites/page-language';
import { serverTexts } from '../sites/server-texts';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import { confirmMail } from './confirm-mail';
import { confirmLifetime, never, type NewsletterLinks } from './create-newsletter-links';
import { readNewsletterSettings } from './newsletter-settings';
import { newsletterTexts } from './newsletter-texts';
import type { Subscriber } from './subscriber';

/** Whom to ask, for which newsletter. */
export interface AskedSubscriber extends Pick<Subscriber, 'id' | 'round' | 'email'> {
  readonly site: Site;
  readonly form: FormDefinition;
  /** The site's origin, such as `https://studio.example`. */
  readonly origin: string;
  /** BCP 47, of the mail. The owner's own words are in the language of the site. */
  readonly language: string;
}

/**
 * Asks somebody by mail whether they want a newsletter.
 *
 * @param db the transaction that stores them
 * @param asked who, and for what
 * @param clock makes links, times and ids
 */
export async function mailConfirmation(
  db: Database,
  { site, form, email, origin, language, ...subscriber }: AskedSubscriber,
  { links, now, createId }: { links: NewsletterLinks; now: number; createId(): string },
): Promise<void> {
  const isOwn = language === site.settings.locale;
  const spoken = isOwn ? '' : `&lang=${encodeURIComponent(language)}`;
  const page = (action: 'Confirm' | 'Unsubscribe', token: string) =>
    `${origin}/api/newsletter/${action}?token=${token}${spoken}`;
  const { title } = pageLanguage(site.settings, { language }).headerFooter.header;
  const mail = confirmMail(
    email,
    {
      form,
      site: title,
      texts: serverTexts(newsletterTexts, site.settings, language),
      ownWords: isOwn ? readNewsletterSettings(site.settings) : undefined,
    },
    {
      confirm: page('Confirm', links.sign('confirm', subscriber, now + confirmLifetime)),
      unsubscribe: page('Unsubscribe', links.sign('unsubscribe', subscriber, never)),
    },
  );
  await enqueueMail(db, createMail(site, { ...mail, kind: 'confirm' }, { now, createId }));
}
