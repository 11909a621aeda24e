import type {
  RenewalBook,
  RenewalPeriod,
  RenewalTransaction,
} from '../../shop/renewals/driver/renewal-book';
import { attemptKey } from '../../shop/checkout/driver/checkout-payments';
import { renewalId } from '../../shop/subscriptions/renewal-id';
import {
  billingCycles,
  periodTime,
  releaseInWorld,
  type ModelSubscription,
  type RenewalWorld,
} from './renewal-world';

/** A transaction that has not been committed: what it saw, and what it would change. */
interface Draft {
  readonly checks: (() => boolean)[];
  readonly changes: (() => void)[];
}

/**
 * Renewals on the model's disk as one process reaches them. A transaction is committed as a whole,
 * or tried again where another was first. A process may die at every step: then it never hears of
 * anything again, whether its commit was in time or not.
 *
 * @param world the disk
 * @param step resolves after a moment; never in a process that has died
 */
export function createModelRenewals(world: RenewalWorld, step: () => Promise<void>): RenewalBook {
  const { subscriptions } = world;
  return {
    async write(run) {
      for (;;) {
        const draft: Draft = { checks: [], changes: [] };
        const value = await run(createTransaction(world, draft, step));
        await step();
        const isCommitted = draft.checks.every((check) => check());
        if (isCommitted) for (const change of draft.changes) change();
        await step();
        if (isCommitted) return value;
      }
    },
    async claim({ now, until }) {
      await step();
      const due = [...subscriptions.values()].find(
        ({ state, nextAt, claimedUntil }) =>
          state === 'active' && nextAt !== null && nextAt <= now && claimedUntil <= now,
      );
      if (due) due.claimedUntil = until;
      await step();
      return due && { subscriptionId: due.id, period: due.period + 1 };
    },
  };
}

/** The name of an attempt, as the provider of the checkout simulation reads it. */
export function modelKey(tried: RenewalPeriod & { readonly attempt: number }): string {
  return attemptKey({ checkoutId: renewalId(tried), attempt: tried.attempt });
}

function createTransaction(
  world: RenewalWorld,
  { checks, changes }: Draft,
  step: () => Promise<void>,
): RenewalTransaction {
  const { safeguards, subscriptions, renewals, held, attempts, charged, refunds, orders } = world;
  const change = (run: () => void) => Promise.resolve(void changes.push(run));
  const of = (id: string): ModelSubscription => {
    const subscription = subscriptions.get(id);
    if (!subscription) throw new Error(`[site-server] the model has no subscription ${id}.`);
    return subscription;
  };
  return {
    async open(period) {
      await step();
      const { state, period: paid, attempt, version } = of(period.subscriptionId);
      const isFirst = () => of(period.subscriptionId).version === version;
      if (safeguards.isLocked) checks.push(isFirst);
      changes.push(() => void (of(period.subscriptionId).version += 1));
      const row = renewals.get(renewalId(period));
      if (row?.at === 'paid') return row;
      if (state !== 'active' || period.period !== paid + 1) return { at: 'over' };
      return row?.at === 'charging' ? { ...row, attempt } : { at: 'due', attempt };
    },
    keepState: (period, state) => change(() => renewals.set(renewalId(period), state)),
    schedule: ({ subscriptionId }, { attempt, nextAt }) =>
      change(() => {
        const state = nextAt === null ? 'paused' : 'active';
        Object.assign(of(subscriptionId), { state, attempt, nextAt, claimedUntil: 0 });
      }),
    async reserve(period) {
      await step();
      const { pieces } = of(period.subscriptionId);
      if (world.stock < pieces) return false;
      checks.push(() => world.stock >= pieces);
      changes.push(() => {
        world.stock -= pieces;
        held.set(renewalId(period), pieces + (held.get(renewalId(period)) ?? 0));
      });
      return true;
    },
    release: (period) => change(() => releaseInWorld(world, renewalId(period))),
    beginAttempt: (tried, way) =>
      change(() => {
        if (way === 'saved' && of(tried.subscriptionId).hasMethod) charged.add(modelKey(tried));
        if (safeguards.keepsAttempts) attempts.set(modelKey(tried), 'asked');
      }),
    declineAttempt: (tried) =>
      change(() => {
        if (attempts.get(modelKey(tried)) === 'asked') attempts.set(modelKey(tried), 'declined');
      }),
    giveBack: (period, { attempt, paymentId, mispaid }) =>
      change(() => {
        const tried = { ...period, attempt };
        const key = modelKey(tried);
        if (!attempts.has(key)) return;
        if (attempts.get(key) !== 'paid') attempts.set(key, mispaid ? 'mispaid' : 'returned');
        const name = `${key}:refund:${paymentId}`;
        if (!refunds.has(name))
          refunds.set(name, { tried, paymentId, cents: mispaid?.cents, isDone: false });
      }),
    order: ({ attempt, ...period }, paymentId) =>
      change(() => {
        const subscription = of(period.subscriptionId);
        const isLast = period.period >= billingCycles;
        const key = modelKey({ ...period, attempt });
        attempts.set(key, 'paid');
        // The page of the provider saves what its buyer has paid with.
        if (!charged.has(key)) subscription.hasMethod = true;
        orders.push({ ...period, paymentId, pieces: held.get(renewalId(period)) ?? 0 });
        held.delete(renewalId(period));
        Object.assign(subscription, {
          state: isLast ? 'ended' : 'active',
          period: period.period,
          attempt: 0,
          nextAt: isLast ? null : (period.period + 1) * periodTime,
          claimedUntil: 0,
        });
      }),
    mail: (tried, words) => change(() => world.onMail(tried, words)),
  };
}
