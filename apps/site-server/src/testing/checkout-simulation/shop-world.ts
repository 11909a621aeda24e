import {
  computeTotals,
  priceHash,
  type CartEntry,
  type CheckoutState,
  type Totals,
} from '@frontage/commerce-model';
import type { EventQueue, Random } from '@frontage/core-lifecycle/testing';
import type { CheckoutEvent } from '@frontage/commerce-model';
import type {
  CheckoutBook,
  ClaimedTask,
  PaidPrice,
  UnpaidEnd,
} from '../../shop/checkout/driver/checkout-book';

/** Which of the safeguards of a real database the model has; a control takes one away. */
export interface Safeguards {
  /** Of a checkout and number there is one event, and of a checkout one order. */
  readonly isUnique: boolean;
  /** Stock is only taken where it is still there. */
  readonly isConditional: boolean;
  /** Tasks are written with the events that ask for them. */
  readonly keepsTasks: boolean;
}

/** What a checkout would buy at one moment. */
export interface Quote {
  readonly hash: string;
  readonly entries: readonly CartEntry[];
  readonly totals: Totals;
}

/** A checkout of the model. */
export interface ModelCheckout {
  readonly entries: readonly Pick<CartEntry, 'variantId' | 'quantity'>[];
  readonly events: CheckoutEvent[];
  readonly quotes: Map<string, Quote>;
  state: CheckoutState | undefined;
  dueAt: number | null;
  held: readonly Pick<CartEntry, 'variantId' | 'quantity'>[];
}

/** An order of the model. */
export interface ModelOrder extends PaidPrice {
  readonly id: string;
  readonly checkoutId: string;
}

/** The disk: what outlives every process. */
export interface ShopWorld {
  readonly queue: EventQueue;
  readonly random: Random;
  readonly safeguards: Safeguards;
  readonly checkouts: Map<string, ModelCheckout>;
  /** Pieces by variant that nobody holds. */
  readonly stock: Map<string, number>;
  readonly prices: Map<string, number>;
  readonly orders: ModelOrder[];
  readonly tasks: Map<string, ClaimedTask & { dueAt: number }>;
  readonly news: Set<string>;
  /** What became of each attempt, by its key. */
  readonly attempts: Map<string, 'asked' | 'paid' | UnpaidEnd['status']>;
  /** UTC milliseconds of the shop: the queue's, and what the clock jumped. */
  now(): number;
  jump(ms: number): void;
}

/** What a driver needs of the disk, from inside one process. */
export type BookOf = (isAlive: () => boolean) => CheckoutBook;

/** An empty disk. */
export function createShopWorld(
  queue: EventQueue,
  random: Random,
  safeguards: Safeguards,
): ShopWorld {
  let jumped = 0;
  return {
    queue,
    random,
    safeguards,
    checkouts: new Map(),
    stock: new Map(),
    prices: new Map(),
    orders: [],
    tasks: new Map(),
    news: new Set(),
    attempts: new Map(),
    now: () => queue.now() + jumped,
    jump: (ms) => {
      jumped += ms;
    },
  };
}

/** What a checkout costs at the prices of now; kept, so that an order finds it by its hash. */
export function quote(world: ShopWorld, checkout: ModelCheckout): Quote {
  const entries = checkout.entries.map(({ variantId, quantity }, index): CartEntry => ({
    id: `line${index}`,
    productId: variantId,
    variantId,
    productType: 'physical',
    title: '',
    unitCents: world.prices.get(variantId) ?? 0,
    quantity,
    taxable: true,
  }));
  const totals = computeTotals({
    currency: 'EUR',
    entries,
    taxRules: [{ id: 'vat', name: '', ratePerMillion: 190_000, appliesToShipping: true }],
    coupons: [
      {
        code: 'TEN',
        kind: 'percent',
        ratePerMillion: 100_000,
        cents: 0,
        minSubtotalCents: 0,
        startsAt: null,
        endsAt: null,
        usesLeft: null,
        productIds: [],
      },
    ],
    now: world.now(),
  });
  const made = { hash: priceHash(totals), entries, totals };
  checkout.quotes.set(made.hash, made);
  return made;
}
