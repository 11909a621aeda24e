import type { CheckoutEvent, CheckoutState } from '@frontage/commerce-model';
import type { CheckoutKind } from '@frontage/react-blocks/server';
import type { JsonText } from '../../store/json-text';
import type { CartViewJson } from '../cart/cart-view-json';
import type { PaymentTask } from './driver/checkout-book';
import type { CheckoutContent } from './stored-checkout';

/** A checkout; its state follows from its events, and `at` repeats it for queries. */
export interface CheckoutTable {
  id: string;
  site_id: string;
  kind: CheckoutKind;
  /** Absent for a purchase without a cart; a cart has at most one open checkout. */
  cart_id: string | null;
  at: CheckoutState['at'];
  version: number;
  document: JsonText<CheckoutContent>;
  /** Counts the changes of `document`. */
  revision: number;
  /** When it has to be checked next. */
  due_at: number | null;
  created_at: number;
  updated_at: number;
  closed_at: number | null;
}

/** The events of a checkout, in order. */
export interface CheckoutEventTable {
  checkout_id: string;
  seq: number;
  event: JsonText<CheckoutEvent>;
  created_at: number;
}

/** A task at a payment provider; see `PaymentTask`. A checkout has at most one of each name. */
export interface CheckoutTaskTable {
  checkout_id: string;
  name: string;
  task: JsonText<PaymentTask>;
  /** The earliest time for it; while a server does it, when another one may try. */
  due_at: number;
  tries: number;
}

/** What a checkout would buy, and its price: never changed once stored. */
export interface CheckoutQuoteTable {
  checkout_id: string;
  price_hash: string;
  document: JsonText<CartViewJson>;
  created_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    checkout: CheckoutTable;
    checkout_event: CheckoutEventTable;
    checkout_task: CheckoutTaskTable;
    checkout_quote: CheckoutQuoteTable;
  }
}
