import type { Site } from '../store/content/site-settings';
import type { Database } from '../store/tables';
import type { ServerTextCode } from '../texts/english-server-texts';
import { addressLines, boughtLines, orderLines, sendMail, tellOwner, type MailFacts } from './order-mails';
import { orderLink, orderWords, type OrderWords, type ToldOrder } from './order-words';
import type { Subscription } from './subscriptions';
import { wordsMail, type MailLine } from './words-mail';

/** What is told of a try that came to no order. Times are UTC milliseconds. */
export type RenewalWords =
  | { readonly kind: 'pay'; readonly href: string; readonly until: number }
  | { readonly kind: 'failed'; readonly again: number }
  | { readonly kind: 'paused' | 'soldOut' };

/** What mails of a subscription tell of. */
interface Told {
  readonly site: Site;
  readonly subscription: Subscription;
  /** The order that it began with. */
  readonly first: ToldOrder;
}

/**
 * Puts the mails of a period into the outbox: its buyer hears what it cost, its owner what is
 * to be sent. Codes of gift cards stand in the buyer's alone.
 */
export async function renewedMails(
  db: Database,
  { site, subscription, first, order, codes, nextAt }: Told & { order: ToldOrder; codes: Readonly<Record<string, readonly string[]>>; nextAt: number | null },
  facts: MailFacts,
): Promise<void> {
  const words = orderWords(site, order, 'buyer');
  const said = { ...words.said, title: subscription.title, amount: words.money(subscription.cents) };
  const next = nextAt === null ? words.texts.say('renewedLast') : words.texts.say('renewedNext', { date: words.date(nextAt) });
  const lines = [words.texts.say('renewedMail', said), ...boughtLines({ order, codes }, words, facts.links), next];
  await sendMail(db, { site, kind: 'order', once: `order ${order.id}`, mail: wordsMail(order.email, words.texts, { subject: words.texts.say('renewedSubject', said), lines }) }, facts);
  await tellOwner(db, { site, order, once: `new order ${order.id}` }, facts, (owner) => ({
    subject: owner.texts.say('newOrderSubject', { ...owner.said, total: owner.money(order.content.view.totals.grandTotalCents) }),
    lines: [owner.texts.say('renewedOwner', { ...owner.said, title: subscription.title, first: String(first.number) }), ...orderLines(order, owner), ...addressLines(order, owner)],
  }));
}

/** Puts what is told of a try that came to no order into the outbox, once for each try; of what is sold out once for each period. */
export async function renewalMail(db: Database, { site, subscription, first }: Told, words: RenewalWords, facts: MailFacts): Promise<void> {
  const { id, period, attempt } = subscription;
  const once = `renewal ${id} ${period} ${words.kind === 'soldOut' ? '' : `${attempt} `}${words.kind}`;
  const reader = orderWords(site, first, 'buyer');
  const letter = buyerLetter(subscription, words, reader);
  if (letter) {
    const mail = wordsMail(first.email, reader.texts, { ...letter, lines: [...letter.lines, orderLink(first, reader, facts.links)] });
    await sendMail(db, { site, kind: 'order', once, mail }, facts);
  }
  const codes = ownerCodes[words.kind];
  if (!codes) return;
  await tellOwner(db, { site, order: first, once: `${once} owner` }, facts, (owner) => {
    const said = { ...owner.said, title: subscription.title, first: String(first.number) };
    return { subject: owner.texts.say(codes.subject, said), lines: [owner.texts.say(codes.text, said)] };
  });
}

/** What only the owner can mend, they hear as well. */
const ownerCodes: Readonly<Partial<Record<RenewalWords['kind'], { readonly subject: ServerTextCode; readonly text: ServerTextCode }>>> = {
  paused: { subject: 'renewalPausedOwnerSubject', text: 'renewalPausedOwner' },
  soldOut: { subject: 'renewalSoldOutSubject', text: 'renewalSoldOut' },
};

/** What the buyer is told; nothing of what is only the owner's to mend. */
function buyerLetter(subscription: Subscription, words: RenewalWords, { texts, date, money, said: order }: OrderWords): { subject: string; lines: MailLine[] } | undefined {
  const said = { ...order, title: subscription.title, amount: money(subscription.cents) };
  switch (words.kind) {
    case 'pay':
      return {
        subject: texts.say('renewalPaySubject', said),
        lines: [texts.say('renewalPayMail', { ...said, date: date(words.until) }), { text: texts.say('renewalPayLink', said), href: words.href }],
      };
    case 'failed':
      return { subject: texts.say('renewalFailedSubject', said), lines: [texts.say('renewalFailedMail', { ...said, date: date(words.again) })] };
    case 'paused':
      return { subject: texts.say('renewalPausedSubject', said), lines: [texts.say('renewalPausedMail', said)] };
    case 'soldOut':
      return undefined;
  }
}
