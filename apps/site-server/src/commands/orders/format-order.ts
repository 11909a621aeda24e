import { formatMoney, isCurrencyCode } from '@frontage/commerce-model';
import { writeAddress } from '@frontage/react-blocks/server';
import { findFirstNumbers } from '../../shop/orders/find-first-numbers';
import { listOrderPeriods } from '../../shop/orders/orders';
import { isOrderOver, refundedCents, type StoredOrder } from '../../shop/orders/stored-order';
import { listPaymentsOf } from '../../shop/orders/stored-payment';
import type { ShopLinks } from '../../shop/pages/create-shop-links';
import type { Subscription } from '../../shop/subscriptions/subscription';
import { listSubscriptionsIn } from '../../shop/subscriptions/subscriptions';
import type { Store } from '../../store/store';
import { columns } from '../terminal/columns';
import { utcTime } from './list-orders';

/**
 * Formats a whole order for a terminal: its items, its state, and the commands for it.
 *
 * @param store where it is
 * @param links for the address of its page
 * @param order the order
 */
export async function formatOrder(
  { read }: Pick<Store, 'read'>,
  links: ShopLinks,
  order: StoredOrder,
): Promise<string> {
  const { number, email, content, createdAt, sentAt, payBy, confirmBy, canceledAt } = order;
  const money = moneyOf(order);
  const until = confirmBy ?? payBy;
  const waitsFor = confirmBy === null ? '' : ', not confirmed by the buyer';
  const waitsUntil =
    order.paymentState === 'open' && until !== null
      ? `${waitsFor}, until ${utcTime(until)} UTC, then it is cancelled`
      : '';
  const facts: string[][] = [
    ['Buyer', email],
    ['Payment', `${order.paymentState}, ${content.method}${waitsUntil}`],
    ...(content.view.totals.requiresShipping
      ? [['Sent', sentAt === null ? 'no' : `${utcTime(sentAt)} UTC`]]
      : []),
    ...(canceledAt === null ? [] : [['Cancelled', `${utcTime(canceledAt)} UTC`]]),
    ...(content.address
      ? [
          [
            'Address',
            [...writeAddress(content.address, 'en'), content.address.phone]
              .filter(Boolean)
              .join(', '),
          ],
        ]
      : []),
    ...(content.buyerNote ? [['Note', content.buyerNote.replaceAll('\n', ' ')]] : []),
    ...(content.gift ? [['Gift for', `${content.gift.to} ${content.gift.email}`.trim()]] : []),
    ['Page', `${content.origin}/order/${links.token('order', order.id)}`],
  ];
  const back = refundedCents(order);
  return [
    `Order ${number}, placed ${utcTime(createdAt)} UTC`,
    columns(facts),
    columns(linesOf(order)),
    columns(sumsOf(order)),
    ...(back === 0 ? [] : [columns([['Refunded', money(back)]])]),
    ...(await attemptsOf({ read }, order)),
    ...(await renewalsOf({ read }, order)),
    nextSteps(order, await listSubscriptionsIn(read, order)),
  ].join('\n\n');
}

function moneyOf({ content }: StoredOrder): (cents: number) => string {
  return (cents) => formatMoney({ cents, currency: content.view.totals.currency }, 'en');
}

function linesOf(order: StoredOrder): string[][] {
  const { cart, lines, totals } = order.content.view;
  const refundable = new Map(order.refundable.lines.map(({ id, quantity }) => [id, quantity]));
  const rows = cart.entries.map(({ id, title, quantity }, index) => {
    const label = lines[index]?.variantLabel ?? '';
    return [
      id,
      String(quantity),
      String(refundable.get(id) ?? 0),
      `${title}${label === '' ? '' : ` (${label})`}`,
      moneyOf(order)(totals.lines[index]?.cents ?? 0),
    ];
  });
  return [['Line', 'Pieces', 'Refundable', 'Title', 'Total'], ...rows];
}

function sumsOf(order: StoredOrder): string[][] {
  const { totals } = order.content.view;
  const money = moneyOf(order);
  const used = totals.grandTotalCents - totals.dueCents;
  return [
    ...(totals.discountCents === 0 ? [] : [['Discount', money(-totals.discountCents)]]),
    ...(totals.shippingCostCents === 0 ? [] : [['Shipping', money(totals.shippingCostCents)]]),
    ...(totals.taxCents === 0
      ? []
      : [[totals.taxIncluded ? 'Taxes (included)' : 'Taxes', money(totals.taxCents)]]),
    ['Total', money(totals.grandTotalCents)],
    ...(used === 0
      ? []
      : [
          ['Gift cards', money(-used)],
          ['To pay', money(totals.dueCents)],
        ]),
  ];
}

/** Lists every attempt of paying and its refunds. */
async function attemptsOf(
  { read }: Pick<Store, 'read'>,
  { purchaseId }: StoredOrder,
): Promise<string[]> {
  const payments = await listPaymentsOf(read, [purchaseId]);
  if (payments.length === 0) return [];
  const formatAmount = (cents: number, currency: string) =>
    isCurrencyCode(currency) ? formatMoney({ cents, currency }, 'en') : '';
  const rows = payments.flatMap(
    ({ requestedAt, plug, status, cents, currency, paymentId, refunds }) => [
      [`${utcTime(requestedAt)} UTC`, plug, status, formatAmount(cents, currency), paymentId ?? ''],
      ...refunds.map((refund) => [
        '',
        plug,
        refund.doneAt === null ? 'to be refunded' : 'refunded',
        formatAmount(refund.cents, refund.currency),
        refund.doneAt === null
          ? 'as soon as the provider accepts it'
          : `${utcTime(refund.doneAt)} UTC`,
      ]),
    ],
  );
  return [`Payment attempts\n${columns(rows)}`];
}

async function renewalsOf({ read }: Pick<Store, 'read'>, order: StoredOrder): Promise<string[]> {
  const words: string[] = [];
  const first = await findFirstNumbers(read, [order]);
  for (const subscription of await listSubscriptionsIn(read, order)) {
    const periods = (await listOrderPeriods(read, subscription.id)).map(({ number }) => number);
    words.push(
      columns([
        ['Subscription', subscription.title],
        ['State', stateOf(subscription)],
        ...(order.renewal
          ? [
              [
                'Began with',
                `order ${first.get(order.renewal.subscriptionId) ?? ''}; this is period ${order.renewal.period}`,
              ],
            ]
          : []),
        ...(periods.length === 0
          ? []
          : [['Renewed by', periods.map((number) => `order ${number}`).join(', ')]]),
      ]),
    );
  }
  return words;
}

function stateOf({ state, nextAt, attempt }: Subscription): string {
  if (nextAt === null) return state;
  const next = attempt === 0 ? 'renewed' : `tried again (${attempt} failed)`;
  return `${state}, ${next} ${utcTime(nextAt)} UTC`;
}

/** Returns the commands that can be used on an order now. */
function nextSteps(order: StoredOrder, subscriptions: readonly Subscription[]): string {
  const { number, paymentState, sentAt, content, refundable } = order;
  if (isOrderOver(order)) return 'There is nothing left to do.';
  const isPaused = subscriptions.some(({ state }) => state === 'paused');
  const isOpen = paymentState === 'open';
  const isLeft = refundable.payments.some(({ cents }) => cents > 0);
  const steps = [
    ...(isPaused ? [[`orders resume ${number}`, 'charges what is paused again']] : []),
    ...(isOpen ? [[`orders paid ${number}`, 'its payment has arrived']] : []),
    ...(isOpen && sentAt === null ? [[`orders cancel ${number}`, 'cancels it']] : []),
    ...(sentAt === null && content.view.totals.requiresShipping
      ? [[`orders sent ${number}`, 'it is on its way']]
      : []),
    ...(!isOpen && isLeft
      ? [
          [
            `orders refund ${number} --all`,
            'refunds all that is left; or --line <id>=<pieces>, --shipping',
          ],
        ]
      : []),
  ];
  return steps.length === 0
    ? 'There is nothing left to do.'
    : `What can be done\n${columns(steps)}`;
}
