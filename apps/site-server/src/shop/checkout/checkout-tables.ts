import type { CheckoutEvent, CheckoutState } from '@frontage/commerce-model';
import type { CheckoutKind } from '@frontage/react-blocks/server';
import type { JsonText } from '../../store/json-text';
import type { CartViewJson } from '../cart/cart-view-json';
import type { PaymentTask } from './driver/checkout-book';
import type { CheckoutContent } from './stored-checkout';

/** A checkout; its state follows from its events, `at` names it for queries. */
export interface CheckoutTable {
  id: string;
  site_id: string;
  kind: CheckoutKind;
  /** Absent for what is bought without a cart; one cart has one open checkout at most. */
  cart_id: string | null;
  at: CheckoutState['at'];
  version: number;
  document: JsonText<CheckoutContent>;
  /** Counts the changes of `document`. */
  revision: number;
  /** When somebody has to look after it next. */
  due_at: number | null;
  created_at: number;
  updated_at: number;
  closed_at: number | null;
}

/** What happened to a checkout, in order. */
export interface CheckoutEventTable {
  checkout_id: string;
  seq: number;
  event: JsonText<CheckoutEvent>;
  created_at: number;
}

/**
 * Something to be done at a payment provider; see `PaymentTask`. Of a checkout and name there is
 * one.
 */
export interface CheckoutTaskTable {
  checkout_id: string;
  name: string;
  task: JsonText<PaymentTask>;
  /** Not before this; while a server does it, when another may try. */
  due_at: number;
  tries: number;
}

/** What a checkout would buy, and what it costs: never changed once it is there. */
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
