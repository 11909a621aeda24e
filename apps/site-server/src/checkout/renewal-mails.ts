import { formatMoney } from '@frontage/commerce-model';
import type { Site } from '../store/content/site-settings';
import type { Database } from '../store/tables';
import { serverTexts } from '../texts/server-texts';
import { sendMail } from './order-mails';
import type { StoredOrder } from './orders';
import type { ShopLinks } from './shop-links';
import type { Subscription } from './subscriptions';
import { wordsMail } from './words-mail';

/** What a buyer is told of a renewal. */
export type RenewalWords = { readonly kind: 'renewed' | 'failed' | 'paused' } | { readonly kind: 'pay'; readonly href: string };

/** Puts the mail of a renewal into the outbox, once for each try. */
export async function renewalMail(
  db: Database,
  { site, subscription, order, words }: { site: Site; subscription: Subscription; order: StoredOrder; words: RenewalWords },
  { links, now, createId }: { links: ShopLinks; now: number; createId(): string },
): Promise<void> {
  const { id, title, currency, cents, period, attempt, email } = subscription;
  const { language, origin } = order.content;
  const texts = serverTexts(site.settings, language);
  const said = { title, amount: formatMoney({ cents, currency }, texts.lang) };
  const orderLink = { text: texts.say('orderLink'), href: `${origin}/order/${links.token('order', order.id)}` };
  const mail =
    words.kind === 'pay'
      ? wordsMail(email, texts, {
          subject: texts.say('renewalPaySubject', said),
          lines: [texts.say('renewalPayMail', said), { text: texts.say('renewalPayLink', said), href: words.href }, orderLink],
        })
      : wordsMail(email, texts, { subject: texts.say(codes[words.kind].subject, said), lines: [texts.say(codes[words.kind].text, said), orderLink] });
  await sendMail(db, { site, kind: 'order', once: `renewal ${id} ${period} ${attempt} ${words.kind}`, mail }, { now, createId });
}

const codes = {
  renewed: { subject: 'renewedSubject', text: 'renewedMail' },
  failed: { subject: 'renewalFailedSubject', text: 'renewalFailedMail' },
  paused: { subject: 'renewalPausedSubject', text: 'renewalPausedMail' },
} as const;
