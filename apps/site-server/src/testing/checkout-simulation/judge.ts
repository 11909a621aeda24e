import { computeTotals, explainTotals } from '@frontage/commerce-model';
import type { Buyer } from './buyer';
import type { ModelProvider } from './model-provider';
import type { ShopWorld } from './shop-world';

/** What is wrong after a schedule, in words, and how it went. */
export interface Verdict {
  readonly faults: readonly string[];
  readonly orders: number;
  readonly refunds: number;
}

/** How a schedule ended. */
interface End {
  readonly world: ShopWorld;
  readonly provider: ModelProvider;
  readonly buyers: readonly Buyer[];
  /** How many there were of each variant. */
  readonly pieces: number;
  readonly isSettled: boolean;
}

/** Holds what is stored against what was paid. */
export function judge(end: End): Verdict {
  const { world, provider } = end;
  return {
    faults: [...judgeStock(end), ...judgeMoney(end), ...judgeOrders(end)],
    orders: world.orders.length,
    refunds: provider.payments.filter(({ refunds }) => refunds.size > 0).length,
  };
}

/** Sold, held and left are what there was. */
function judgeStock({ world, pieces, isSettled }: End): string[] {
  const faults: string[] = isSettled ? [] : ['not settled after two days'];
  for (const [variant, remaining] of world.stock) {
    const sold = world.orders.flatMap(
      ({ checkoutId }) => world.checkouts.get(checkoutId)?.entries ?? [],
    );
    const held = [...world.checkouts.values()].flatMap((checkout) => checkout.held);
    const count = (list: typeof held) =>
      list.reduce(
        (sum, { variantId, quantity }) => sum + (variantId === variant ? quantity : 0),
        0,
      );
    if (count(sold) > pieces) faults.push(`${count(sold)} of ${pieces} ${variant} sold`);
    if (remaining < 0 || count(sold) + count(held) + remaining !== pieces)
      faults.push(
        `of ${pieces} ${variant}: ${count(sold)} sold, ${count(held)} held, ${remaining} left`,
      );
  }
  for (const [id, { state, held }] of world.checkouts) {
    const isResting =
      state === undefined || ['open', 'priced', 'ordered', 'closed'].includes(state.at);
    if (!isResting || held.length > 0) faults.push(`${id} is ${state?.at}, holds ${held.length}`);
  }
  return faults;
}

/**
 * Money is kept for orders alone, exactly what each costs; all other goes back whole, and the table
 * of payments says so.
 */
function judgeMoney({ world, provider }: End): string[] {
  const faults: string[] = [];
  for (const [key, status] of world.attempts)
    if (status === 'asked') faults.push(`nobody knows what became of ${key}`);
  for (const { key, cents, paymentId, isWrong, refunds } of provider.payments) {
    const back = [...refunds.values()].reduce((sum, part) => sum + part, 0);
    if (back !== 0 && back !== cents) faults.push(`${back} of ${cents} given back for ${key}`);
    if (isWrong && back === 0) faults.push(`${cents} kept of ${key}, which nobody asked for`);
    const status = world.attempts.get(key);
    const statusOfReturned = isWrong ? 'mispaid' : 'returned';
    if (status !== (back === 0 ? 'paid' : statusOfReturned))
      faults.push(`${key} is ${status}, ${back} of ${cents} went back`);
    const orders = world.orders.filter((order) => order.paymentId === paymentId);
    if (orders.length !== (back === 0 ? 1 : 0))
      faults.push(`${orders.length} orders for ${cents - back} kept of ${key}`);
    for (const order of orders) {
      const due = dueOf(world, order.checkoutId, order.priceHash);
      if (due !== cents) faults.push(`${cents} charged for ${due} of ${key}`);
    }
  }
  return faults;
}

/** One order for a checkout, paid or for nothing; whoever was told of one has it. */
function judgeOrders({ world, provider, buyers }: End): string[] {
  const faults: string[] = [];
  for (const [index, id] of [...world.checkouts.keys()].entries()) {
    const orders = world.orders.filter(({ checkoutId }) => checkoutId === id);
    if (orders.length > 1) faults.push(`${orders.length} orders of ${id}`);
    if (buyers[index]?.isTold && orders.length === 0)
      faults.push(`${id} was told of an order that is not there`);
    for (const { paymentId, priceHash } of orders) {
      const isPaid = provider.payments.some((payment) => payment.paymentId === paymentId);
      if (!isPaid && dueOf(world, id, priceHash) !== 0)
        faults.push(`an order of ${id} that nobody paid`);
    }
  }
  return faults;
}

/** Computed anew, and added up from its reasons. */
function dueOf(world: ShopWorld, checkoutId: string, priceHash: string): number {
  const agreed = world.checkouts.get(checkoutId)?.quotes.get(priceHash);
  if (!agreed) return NaN;
  const { entries, totals } = agreed;
  const { taxes, validCoupons, currency } = totals;
  const repeated = computeTotals({
    currency,
    entries,
    coupons: validCoupons,
    taxRules: taxes.map(({ id }) => ({
      id,
      name: '',
      ratePerMillion: 190_000,
      appliesToShipping: true,
    })),
    now: 0,
  });
  const sum = explainTotals(totals).reduce((whole, { cents }) => whole + cents, 0);
  return sum === repeated.dueCents ? sum : NaN;
}
