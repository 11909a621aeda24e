import type { MailLine } from '../../mail/compose-mail';
import type { Database } from '../../store/database';
import { orderLink } from '../orders/order-lines';
import { mailBuyer, mailOwner, type MailFacts } from '../orders/order-mail';
import type { OrderWords } from '../orders/order-words';
import type { Subscription } from '../subscriptions/subscription';
import type { RenewalWords } from './driver/renewal-state';
import { type RenewalMail, renewalMailTexts, type RenewalTextCode } from './renewal-mail';

/**
 * Enqueues the message about an attempt without an order, once for each attempt; if it is sold out,
 * once for each period.
 */
export async function mailRenewal(
  db: Database,
  { site, subscription, first, attempt }: RenewalMail & { readonly attempt: number },
  words: RenewalWords,
  facts: MailFacts,
): Promise<void> {
  const { id, period } = subscription;
  const once = `renewal ${id} ${period} ${words.kind === 'soldOut' ? '' : `${attempt} `}${words.kind}`;
  await mailBuyer(db, { site, order: first, table: renewalMailTexts, once }, facts, (reader) => {
    const letter = buyerLetter(subscription, words, reader);
    return { ...letter, lines: [...letter.lines, orderLink(first, reader, facts.links)] };
  });
  const codes = ownerCodes[words.kind];
  if (!codes) return;
  await mailOwner(
    db,
    { site, order: first, table: renewalMailTexts, once: `${once} owner` },
    facts,
    (owner) => {
      const said = { ...owner.said, title: subscription.title, first: String(first.number) };
      return {
        subject: owner.texts.say(codes.subject, said),
        lines: [owner.texts.say(codes.text, said)],
      };
    },
  );
}

/** The owner is also notified of what only they can resolve. */
const ownerCodes: Readonly<
  Partial<
    Record<
      RenewalWords['kind'],
      { readonly subject: RenewalTextCode; readonly text: RenewalTextCode }
    >
  >
> = {
  paused: { subject: 'renewalPausedOwnerSubject', text: 'renewalPausedOwner' },
  soldOut: { subject: 'renewalSoldOutOwnerSubject', text: 'renewalSoldOutOwner' },
};

/** The mail to the buyer. */
function buyerLetter(
  subscription: Subscription,
  words: RenewalWords,
  { texts, date, money, said: order }: OrderWords<RenewalTextCode>,
): { subject: string; lines: MailLine[] } {
  const said = { ...order, title: subscription.title, amount: money(subscription.cents) };
  switch (words.kind) {
    case 'pay':
      return {
        subject: texts.say('renewalPaySubject', said),
        lines: [
          texts.say('renewalPayMail', { ...said, date: date(words.until) }),
          { text: texts.say('renewalPayLink', said), href: words.href },
        ],
      };
    case 'failed':
      return {
        subject: texts.say('renewalFailedSubject', said),
        lines: [texts.say('renewalFailedMail', { ...said, date: date(words.again) })],
      };
    case 'paused':
      return {
        subject: texts.say('renewalPausedSubject', said),
        lines: [texts.say('renewalPausedMail', said)],
      };
    case 'soldOut':
      return {
        subject: texts.say('renewalSoldOutSubject', said),
        lines: [texts.say('renewalSoldOutMail', said)],
      };
  }
}
