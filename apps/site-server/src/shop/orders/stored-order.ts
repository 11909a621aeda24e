import type { Refundable } from '@frontage/commerce-model';
import type {
  CartView,
  CheckoutAddress,
  CheckoutKind,
  OrderPaymentState,
  PaymentMethod,
} from '@frontage/react-blocks/server';
import type { StockPieces } from '../stock/stock';

/** What an order is, as it was agreed on. */
export interface OrderContent {
  readonly kind: CheckoutKind;
  /** Lines and totals. */
  readonly view: CartView;
  /** Null for what is not shipped. */
  readonly address: CheckoutAddress | null;
  readonly method: PaymentMethod;
  /** In the owner's words, such as the account to pay to. */
  readonly note: string;
  /** BCP 47. */
  readonly language: string;
  /** Where the site is, such as `https://studio.example`. */
  readonly origin: string;
  /** Gift cards that were bought: how many of each line. */
  readonly giftCards: Readonly<Record<string, number>>;
  /** What it took out of stock; of what is not counted nothing was taken. */
  readonly taken: readonly StockPieces[];
}

/** An order as it is stored. */
export interface StoredOrder {
  readonly id: string;
  readonly siteId: string;
  /** The checkout that it was bought through, or the renewal that it is. */
  readonly purchaseId: string;
  readonly number: number;
  readonly email: string;
  readonly content: OrderContent;
  readonly paymentId: string;
  readonly paymentState: OrderPaymentState;
  /** What of it can still be given back. */
  readonly refundable: Refundable;
  /** Grows with every change. */
  readonly version: number;
  /** UTC milliseconds; null while it was not sent. */
  readonly sentAt: number | null;
  /** Until when what is paid by hand is waited for, UTC milliseconds; null for without end. */
  readonly payBy: number | null;
  /** Until when its buyer has to confirm it, UTC milliseconds; null where nobody has to, any more. */
  readonly confirmBy: number | null;
  /** UTC milliseconds; null while it was not canceled. */
  readonly canceledAt: number | null;
  /**
   * Of a renewal: which period of which subscription it is for; null for what a visitor ordered.
   */
  readonly renewal: { readonly subscriptionId: string; readonly period: number } | null;
  readonly createdAt: number;
}

/** Whether all of an order came to nothing: nothing of it is fetched or sent any more. */
export function isOrderOver({ paymentState }: Pick<StoredOrder, 'paymentState'>): boolean {
  return paymentState === 'refunded' || paymentState === 'canceled';
}

/** How much of an order went back, minor units. */
export function refundedCents({
  content,
  refundable,
}: Pick<StoredOrder, 'content' | 'refundable'>): number {
  return (
    content.view.totals.grandTotalCents -
    refundable.payments.reduce((sum, { cents }) => sum + cents, 0)
  );
}
