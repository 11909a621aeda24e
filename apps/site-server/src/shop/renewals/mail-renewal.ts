import type { MailLine } from '../../mail/compose-mail';
import type { DeclineReason } from '../../payment/payment-plug';
import type { Database } from '../../store/database';
import { orderLinkLine } from '../orders/order-lines';
import { mailBuyer, mailOwner, type MailFacts } from '../orders/order-mail';
import type { MailedOrder, OrderWords } from '../orders/order-words';
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
    const isMended = words.kind === 'failed' || words.kind === 'paused';
    const link = isMended
      ? mendLines(first, reader, facts)
      : [orderLinkLine(first, reader, facts.links)];
    return { ...letter, lines: [...letter.lines, ...link] };
  });
  const codes = ownerCodes[words.kind];
  if (!codes) return;
  await mailOwner(
    db,
    { site, order: first, table: renewalMailTexts, once: `${once} owner` },
    facts,
    (owner) => {
      const values = {
        ...owner.orderValues,
        title: subscription.title,
        first: String(first.number),
      };
      return {
        subject: owner.texts.say(codes.subject, values),
        lines: [owner.texts.say(codes.text, values)],
      };
    },
  );
}

/** Where a buyer mends what could not be charged. */
function mendLines(
  { id, content }: MailedOrder,
  { texts }: OrderWords<RenewalTextCode>,
  { links }: MailFacts,
): MailLine[] {
  const href = `${content.origin}/order/${links.token('order', id)}#order-subscriptions`;
  return [texts.say('renewalMend'), { text: texts.say('renewalMendLink'), href }];
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
  { texts, date, money, orderValues }: OrderWords<RenewalTextCode>,
): { subject: string; lines: MailLine[] } {
  const values = { ...orderValues, title: subscription.title, amount: money(subscription.cents) };
  switch (words.kind) {
    case 'pay':
      return {
        subject: texts.say('renewalPaySubject', values),
        lines: [
          texts.say('renewalPayMail', { ...values, date: date(words.until) }),
          { text: texts.say('renewalPayLink', values), href: words.href },
        ],
      };
    case 'failed':
      return {
        subject: texts.say('renewalFailedSubject', values),
        lines: [
          ...reasonLines(words.reason, texts),
          texts.say('renewalFailedMail', { ...values, date: date(words.retryAt) }),
        ],
      };
    case 'paused':
      return {
        subject: texts.say('renewalPausedSubject', values),
        lines: [...reasonLines(words.reason, texts), texts.say('renewalPausedMail', values)],
      };
    case 'soldOut':
      return {
        subject: texts.say('renewalSoldOutSubject', values),
        lines: [texts.say('renewalSoldOutMail', values)],
      };
  }
}

/** Why it failed, where that tells its buyer what to do. */
function reasonLines(
  reason: DeclineReason,
  { say }: OrderWords<RenewalTextCode>['texts'],
): string[] {
  if (reason === 'expiredCard') return [say('renewalExpiredCard')];
  return reason === 'authentication' ? [say('renewalNeedsYou')] : [];
}
