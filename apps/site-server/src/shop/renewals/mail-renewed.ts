import type { Database } from '../../store/database';
import { boughtLines, soldLines } from '../orders/mail-order';
import { mailBuyer, mailOwner, type MailFacts } from '../orders/order-mail';
import type { MailedOrder } from '../orders/order-words';
import { type RenewalMail, renewalMailTexts } from './renewal-mail';

/** Enqueues the mails of a period: the buyer reads the price, the owner what to send. */
export async function mailRenewed(
  db: Database,
  {
    site,
    subscription,
    first,
    order,
    nextAt,
  }: RenewalMail & { order: MailedOrder; nextAt: number | null },
  facts: MailFacts,
): Promise<void> {
  await mailBuyer(
    db,
    { site, order, table: renewalMailTexts, once: `order ${order.id}` },
    facts,
    (words) => {
      const { texts, orderValues, money, date } = words;
      const values = {
        ...orderValues,
        title: subscription.title,
        amount: money(subscription.cents),
      };
      const next =
        nextAt === null
          ? texts.say('renewedLast')
          : texts.say('renewedNext', { date: date(nextAt) });
      return {
        subject: texts.say('renewedSubject', values),
        lines: [
          `${texts.say('renewedMail', values)} ${next}`,
          ...boughtLines(order, words, facts.links),
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
        ...words.orderValues,
        total: words.money(order.content.view.totals.grandTotalCents),
      }),
      lines: [
        words.texts.say('renewedOwner', {
          ...words.orderValues,
          title: subscription.title,
          first: String(first.number),
        }),
        ...soldLines(order, words),
      ],
    }),
  );
}
