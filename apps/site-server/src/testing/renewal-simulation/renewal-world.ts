import type { EventQueue, Random } from '@frontage/core-lifecycle/testing';
import type { RenewalPeriod, RenewalAttempt } from '../../shop/renewals/driver/renewal-book';
import type { RenewalState, RenewalWords } from '../../shop/renewals/driver/renewal-state';

/** Which of the safeguards of a real store the model has; a control takes one away. */
export interface RenewalSafeguards {
  /** Nobody else writes to a subscription between a transaction's first look and its commit. */
  readonly isLocked: boolean;
  /** An attempt is on disk before its provider hears of it. */
  readonly keepsAttempts: boolean;
  /** The provider answers a repeated key with its first answer. */
  readonly knowsKeys: boolean;
}

/** A subscription of the model. */
export interface ModelSubscription {
  readonly id: string;
  readonly cents: number;
  readonly pieces: number;
  /** Whether the provider has saved a method, which is charged without the buyer. */
  hasMethod: boolean;
  state: 'active' | 'paused' | 'canceled' | 'ended';
  /** How many periods were paid. */
  period: number;
  attempt: number;
  nextAt: number | null;
  claimedUntil: number;
  /** Grows with each commit that touches it. */
  version: number;
}

/** Money that is to go back. */
export interface ModelRefund {
  readonly tried: RenewalAttempt;
  readonly paymentId: string;
  /** What came, where that is not what was asked for. */
  readonly cents: number | undefined;
  isDone: boolean;
}

/** The disk: what outlives every process. */
export interface RenewalWorld {
  readonly queue: EventQueue;
  readonly random: Random;
  readonly safeguards: RenewalSafeguards;
  readonly subscriptions: Map<string, ModelSubscription>;
  /** Renewals by their ids. */
  readonly renewals: Map<string, RenewalState>;
  /** Pieces that are held, by the ids of renewals. */
  readonly held: Map<string, number>;
  readonly orders: (RenewalPeriod & { readonly paymentId: string; readonly pieces: number })[];
  /** What became of each attempt, by its key. */
  readonly attempts: Map<string, 'asked' | 'declined' | 'paid' | 'returned' | 'mispaid'>;
  /** Keys of the attempts that charge a saved method. */
  readonly charged: Set<string>;
  readonly refunds: Map<string, ModelRefund>;
  /** Pieces that nobody holds. */
  stock: number;
  /** Gets what a buyer is told. */
  onMail(tried: RenewalAttempt, words: RenewalWords): void;
}

/** How many periods a subscription of the model has. */
export const billingCycles = 3;

/** How long a period is, in milliseconds. */
export const periodTime = 30 * 24 * 60 * 60_000;

/** An empty disk. */
export function createRenewalWorld(
  queue: EventQueue,
  random: Random,
  safeguards: RenewalSafeguards,
): RenewalWorld {
  return {
    queue,
    random,
    safeguards,
    subscriptions: new Map(),
    renewals: new Map(),
    held: new Map(),
    orders: [],
    attempts: new Map(),
    charged: new Set(),
    refunds: new Map(),
    stock: 0,
    onMail: () => undefined,
  };
}

/** A buyer ends their subscription: what its next period holds is in stock again. */
export function cancelInWorld(world: RenewalWorld, subscription: ModelSubscription): void {
  if (subscription.state !== 'active' && subscription.state !== 'paused') return;
  subscription.state = 'canceled';
  subscription.nextAt = null;
  subscription.version += 1;
  releaseInWorld(world, `${subscription.id}-${subscription.period + 1}`);
}

/** Gives back what a renewal holds. */
export function releaseInWorld(world: RenewalWorld, id: string): void {
  world.stock += world.held.get(id) ?? 0;
  world.held.delete(id);
}

/** A buyer names another method: what has failed so far is due at once. */
export function changeMethodInWorld(world: RenewalWorld, subscription: ModelSubscription): void {
  const { state, attempt } = subscription;
  if (state !== 'active' && state !== 'paused') return;
  subscription.hasMethod = true;
  subscription.version += 1;
  if (attempt > 0) Object.assign(subscription, { state: 'active', nextAt: world.queue.now() });
}

/** How long a buyer's own attempt has the subscription for itself, in milliseconds. */
const buyersTime = 15 * 60_000;

/** A buyer is about to pay what failed: a paused subscription continues. */
export function resumeInWorld(world: RenewalWorld, subscription: ModelSubscription): void {
  if (subscription.state !== 'paused') return;
  const now = world.queue.now();
  Object.assign(subscription, { state: 'active', nextAt: now, claimedUntil: now + buyersTime });
  subscription.version += 1;
}
