import { formatMoney, parseMoney } from '@frontage/commerce-model';
import * as z from 'zod';
import type { RefundOfOrder } from '../../shop/orders/plan-refund';
import type { StoredOrder } from '../../shop/orders/stored-order';
import { isStorable } from '../../store/is-storable';
import { sayOfRefunds } from './refund-texts';

const entered = z.string().max(100).refine(isStorable);

/** The controls of a refund, as they are sent: the pieces of each line are `pieces-<place>`. */
export const refundFields = z
  .object({
    shipping: z.literal('on').optional().catch(undefined),
    restock: z.literal('on').optional().catch(undefined),
    all: z.literal('on').optional().catch(undefined),
    sum: entered.default(''),
  })
  .catchall(entered);

/** What was entered. */
export type RefundFields = z.infer<typeof refundFields>;

/** Whether anything was entered: a check box that is off sends nothing. */
export function isEntered(fields: RefundFields): boolean {
  return Object.entries(fields).some(
    ([name, value]) => Boolean(value) && /^(pieces-\d+|shipping|restock|sum)$/.test(name),
  );
}

/** The parts of an order that decide. */
type Refunded = Pick<StoredOrder, 'refundable' | 'content' | 'sentAt'>;

/** What is asked for, or what is wrong, by the names of the controls. */
export type RefundReading =
  | { readonly request: RefundOfOrder; readonly wrong?: undefined }
  | { readonly request?: undefined; readonly wrong: ReadonlyMap<string, string> };

/** The name of the control for the pieces of a line. */
export const piecesName = (index: number): string => `pieces-${index}`;

/** Gives everything that is left of an order, minor units. */
export function leftCents({ refundable }: Pick<Refunded, 'refundable'>): number {
  return refundable.payments.reduce((sum, { cents }) => sum + cents, 0);
}

/** Whether an order took pieces out of stock, so that they could return. */
export function isCounted({ content }: Pick<Refunded, 'content'>): boolean {
  return content.taken.length > 0;
}

/**
 * Reads what is to be refunded.
 *
 * @param order as it is now
 * @param fields what was entered
 */
export function readRefund(order: Refunded, fields: RefundFields): RefundReading {
  const { lines } = order.refundable;
  const restock = fields.restock === 'on';
  if (fields.all === 'on') {
    const quantities = Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));
    return { request: { quantities, shipping: true, restock } };
  }
  const wrong = new Map<string, string>();
  const quantities: Record<string, number> = {};
  for (const [index, { id, quantity: most }] of lines.entries()) {
    const count = readPieces(fields[piecesName(index)] ?? '', most);
    if (count === undefined)
      wrong.set(piecesName(index), sayOfRefunds('wrongPieces', { most: String(most) }));
    else if (count > 0) quantities[id] = count;
  }
  const sumCents = readSum(order, fields.sum);
  if (sumCents === undefined) {
    const { currency } = order.content.view.totals;
    const amount = formatMoney({ cents: leftCents(order), currency }, 'en');
    wrong.set('sum', sayOfRefunds('wrongSum', { amount }));
  }
  if (wrong.size > 0) return { wrong };
  const shipping = fields.shipping === 'on';
  return { request: { quantities, shipping, restock, sumCents: sumCents ?? 0 } };
}

/**
 * Writes a request as the controls that mean it.
 *
 * @param order as it is now
 * @param request what is asked for
 * @param sum as it was entered
 */
export function writeRefund(
  { refundable }: Pick<Refunded, 'refundable'>,
  { quantities, shipping, restock }: RefundOfOrder,
  sum: string,
): readonly (readonly [name: string, value: string])[] {
  return [
    ...refundable.lines.flatMap(({ id }, index) => {
      const count = quantities[id] ?? 0;
      return count === 0 ? [] : [[piecesName(index), String(count)] as const];
    }),
    ...(shipping ? [['shipping', 'on'] as const] : []),
    ...(restock ? [['restock', 'on'] as const] : []),
    ...(sum === '' ? [] : [['sum', sum] as const]),
  ];
}

function readPieces(text: string, most: number): number | undefined {
  const digits = text.trim();
  if (digits === '') return 0;
  return /^\d{1,9}$/.test(digits) && Number(digits) <= most ? Number(digits) : undefined;
}

function readSum(order: Refunded, text: string): number | undefined {
  if (text.trim() === '') return 0;
  const cents = parseMoney(text, order.content.view.totals.currency, 'en').money?.cents;
  return cents === undefined || cents < 0 || cents > leftCents(order) ? undefined : cents;
}
