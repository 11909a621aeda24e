import { renewalId } from '../../shop/subscriptions/renewal-id';
import type { ModelProvider } from '../checkout-simulation/model-provider';
import type { RenewalWorld } from './renewal-world';

/** What is wrong after a schedule, in words, and how it went. */
export interface RenewalVerdict {
  readonly faults: readonly string[];
  readonly orders: number;
  readonly refunds: number;
  readonly paused: number;
  /** Payments that were charged without their buyers. */
  readonly charges: number;
}

/** Holds what is stored against what was paid. */
export function judgeRenewals(
  world: RenewalWorld,
  provider: ModelProvider,
  pieces: number,
): RenewalVerdict {
  return {
    faults: [
      ...judgePeriods(world, provider),
      ...judgeMoney(world, provider),
      ...judgeKeys(provider),
      ...judgeAttempts(world, provider),
      ...judgeStock(world, pieces),
    ],
    orders: world.orders.length,
    refunds: provider.payments.filter(({ refunds }) => refunds.size > 0).length,
    charges: provider.payments.filter(({ key }) => world.charged.has(key)).length,
    paused: [...world.subscriptions.values()].filter(({ state }) => state === 'paused').length,
  };
}

/** Of each period there is one order, and its money is kept once; none is left out. */
function judgePeriods({ subscriptions, orders }: RenewalWorld, provider: ModelProvider): string[] {
  const faults: string[] = [];
  for (const { id, period, state } of subscriptions.values()) {
    if (state === 'active') faults.push(`${id} is still active, at period ${period}`);
    for (let number = 2; number <= period; number += 1) {
      const name = renewalId({ subscriptionId: id, period: number });
      const made = orders.filter((order) => renewalId(order) === name).length;
      if (made !== 1) faults.push(`${made} orders of ${name}`);
      const kept = provider.payments.filter(
        ({ key, refunds }) => key.startsWith(`${name}:`) && refunds.size === 0,
      );
      if (kept.length !== 1) faults.push(`${name} was charged ${kept.length} times`);
    }
    const later = orders.filter((order) => order.subscriptionId === id && order.period > period);
    if (later.length > 0) faults.push(`${id} has orders after period ${period}`);
  }
  return faults;
}

/** Money is kept for orders alone, exactly what each costs; all other goes back whole. */
function judgeMoney({ orders, subscriptions }: RenewalWorld, provider: ModelProvider): string[] {
  const faults: string[] = [];
  for (const { key, cents, paymentId, isWrong, refunds } of provider.payments) {
    const back = [...refunds.values()].reduce((sum, part) => sum + part, 0);
    if (back !== 0 && back !== cents) faults.push(`${back} of ${cents} given back for ${key}`);
    if (isWrong && back === 0) faults.push(`${cents} kept of ${key}, which nobody asked for`);
    const bought = orders.filter((order) => order.paymentId === paymentId);
    if (bought.length !== (back === 0 ? 1 : 0))
      faults.push(`${bought.length} orders for ${cents - back} kept of ${key}`);
    for (const { subscriptionId } of bought)
      if (subscriptions.get(subscriptionId)?.cents !== cents)
        faults.push(`${cents} charged for ${key}`);
  }
  return faults;
}

/** A key is charged once, also where what came the second time went back. */
function judgeKeys({ payments }: ModelProvider): string[] {
  const counts = new Map<string, number>();
  for (const { key } of payments) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].flatMap(([key, count]) =>
    count > 1 ? [`the key ${key} was charged ${count} times`] : [],
  );
}

/** The ledger says of each attempt what became of its money. */
function judgeAttempts(
  { attempts, subscriptions }: RenewalWorld,
  provider: ModelProvider,
): string[] {
  const faults: string[] = [];
  for (const [key, status] of attempts) {
    const paid = provider.payments.find((payment) => payment.key === key);
    const [id = ''] = key.split('-');
    // Nobody asks any more for what its buyer has ended; money that comes for it goes back.
    if (!paid && subscriptions.get(id)?.state === 'canceled') continue;
    const truth = paid ? statusOf(paid) : 'declined';
    if (status !== truth) faults.push(`${key} is ${status}, and was ${truth}`);
  }
  return faults;
}

function statusOf({ refunds, isWrong }: ModelProvider['payments'][number]): string {
  if (refunds.size === 0) return 'paid';
  return isWrong ? 'mispaid' : 'returned';
}

/** Sold, held and left are what there was; nothing is held in the end. */
function judgeStock({ orders, held, stock }: RenewalWorld, pieces: number): string[] {
  const sold = orders.reduce((sum, order) => sum + order.pieces, 0);
  const kept = [...held.values()].reduce((sum, count) => sum + count, 0);
  const faults = stock < 0 || sold + stock + kept !== pieces || kept > 0;
  return faults ? [`of ${pieces}: ${sold} sold, ${kept} held, ${stock} left`] : [];
}
