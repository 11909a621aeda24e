import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { orderLink, type BoughtCodes } from '../orders/order-lines';
import { boughtLines, soldLines } from '../orders/order-mails';
import type { OrderWords, MailedOrder } from '../orders/order-words';
import type { MailLine } from '../../mail/compose-mail';
import type { Subscription } from '../subscriptions/subscription';
import { orderTexts } from '../orders/order-texts';
import { renewalTexts } from './renewal-texts';
import { mailBuyer, mailOwner, type MailFacts } from '../orders/order-mail';

/** The words of mails about subscriptions. */
const renewalMailTexts = { ...orderTexts, ...renewalTexts };

type RenewalTextCode = keyof typeof renewalMailTexts;

/** What is told of a try that came to no order. Times are UTC milliseconds. */
export type RenewalWords =
  | { readonly kind: 'pay'; readonly href: string; readonly until: number }
  | { readonly kind: 'failed'; readonly again: number }
  | { readonly kind: 'paused' }
  | { readonly kind: 'soldOut' };

/** What mails of a subscription tell of. */
interface Told {
  readonly site: Site;
  readonly subscription: Subscription;
  /** The order that it began with. */
  readonly first: MailedOrder;
}

/**
 * Puts the mails of a period into the outbox: its buyer hears what it cost, its owner what is
 * to be sent. Codes of gift cards stand in the buyer's alone.
 */
export async function renewedMails(
  db: Database,
  {
    site,
    subscription,
    first,
    order,
    codes,
    nextAt,
  }: Told & { order: MailedOrder; codes: BoughtCodes; nextAt: number | null },
  facts: MailFacts,
): Promise<void> {
  await mailBuyer(
    db,
    { site, order, table: renewalMailTexts, once: `order ${order.id}` },
    facts,
    (words) => {
      const { texts, said, money, date } = words;
      const told = { ...said, title: subscription.title, amount: money(subscription.cents) };
      const next =
        nextAt === null
          ? texts.say('renewedLast')
          : texts.say('renewedNext', { date: date(nextAt) });
      return {
        subject: texts.say('renewedSubject', told),
        lines: [
          `${texts.say('renewedMail', told)} ${next}`,
          ...boughtLines(order, codes, words, facts.links),
        ],
      };
    },
  );
  await mailOwner(
    db,
    { site, order, table: renewalMailTexts, once: `new order ${order.id}` },
    facts,
    (words) => ({
      subject: words.texts.say('newOrderSubject', {
        ...words.said,
        total: words.money(order.content.view.totals.grandTotalCents),
      }),
      lines: [
        words.texts.say('renewedOwner', {
          ...words.said,
          title: subscription.title,
          first: String(first.number),
        }),
        ...soldLines(order, words),
      ],
    }),
  );
}

/**
 * Puts what is told of a try that came to no order into the outbox, once for each try; of what is
 * sold out once for each period.
 */
export async function renewalMail(
  db: Database,
  { site, subscription, first }: Told,
  words: RenewalWords,
  facts: MailFacts,
): Promise<void> {
  const { id, period, attempt } = subscription;
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

/** What only the owner can mend, they hear as well. */
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

/** What the buyer is told. */
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
