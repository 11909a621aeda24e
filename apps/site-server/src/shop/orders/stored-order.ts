import type { Refundable } from '@frontage/commerce-model';
import type {
  CartView,
  CheckoutAddress,
  CheckoutKind,
  GiftDetails,
  OrderPaymentState,
  PaymentMethod,
} from '@frontage/react-blocks/server';
import type { Consent } from '../../payment/buyer-details';
import type { StockPieces } from '../stock/stock';

/** The content of an order, as agreed. */
export interface OrderContent {
  readonly kind: CheckoutKind;
  /** Lines and totals. */
  readonly view: CartView;
  /** Null for an order that is not shipped. */
  readonly address: CheckoutAddress | null;
  readonly method: PaymentMethod;
  /** The owner's words, such as the account for a transfer. */
  readonly note: string;
  /** BCP 47. */
  readonly language: string;
  /** The site's origin, such as `https://studio.example`. */
  readonly origin: string;
  /** The number of bought gift cards per line. */
  readonly giftCards: Readonly<Record<string, number>>;
  /** The recipient of its gift cards. @default the buyer */
  readonly gift?: GiftDetails;
  /** The buyer's note to the seller. @default none */
  readonly buyerNote?: string;
  /** What its buyer agreed to beside the price: what is charged again; null for nothing. */
  readonly consent: Consent | null;
  /** The pieces taken out of stock; none for unlimited variants. */
  readonly taken: readonly StockPieces[];
}

/** A refund that was made: who asks for it once more is answered with it. */
export interface MadeRefund {
  /** The name that whoever asked gave to it; of an order each has one of its own. */
  readonly key: string;
  /** UTC milliseconds. */
  readonly madeAt: number;
  /** What was asked for, as one text. */
  readonly asked: string;
  /** Minor units, gift cards included. */
  readonly cents: number;
  /** Pieces that are in stock again. */
  readonly restocked: number;
  /** Titles of what is not renewed any more. */
  readonly ended: readonly string[];
}

/** A stored order. */
export interface StoredOrder {
  readonly id: string;
  readonly siteId: string;
  /** The checkout that bought it, or the renewal that it is. */
  readonly purchaseId: string;
  readonly number: number;
  readonly email: string;
  readonly content: OrderContent;
  readonly paymentId: string;
  readonly paymentState: OrderPaymentState;
  /** What can still be refunded. */
  readonly refundable: Refundable;
  /** What was given back, oldest first. */
  readonly refunds: readonly MadeRefund[];
  /** Increases with every change. */
  readonly version: number;
  /** UTC milliseconds; null while it is not paid. */
  readonly paidAt: number | null;
  /** UTC milliseconds; null if it was not sent. */
  readonly sentAt: number | null;
  /** The address where its parcel is followed; `''` for none. */
  readonly trackingHref: string;
  /** How long to wait for a payment by hand, UTC milliseconds; null for no limit. */
  readonly payBy: number | null;
  /**
   * Until when its buyer has to confirm it, UTC milliseconds; null where nobody has to, any more.
   */
  readonly confirmBy: number | null;
  /** UTC milliseconds; null if it was not canceled. */
  readonly canceledAt: number | null;
  /** For a renewal: its subscription and period; null for a visitor's order. */
  readonly renewal: { readonly subscriptionId: string; readonly period: number } | null;
  readonly createdAt: number;
}

/** Whether all of an order was undone: nothing of it is downloaded or sent any more. */
export function isOrderOver({ paymentState }: Pick<StoredOrder, 'paymentState'>): boolean {
  return paymentState === 'refunded' || paymentState === 'canceled';
}

/** Sums up the refunds of an order, minor units. */
export function refundedCents({
  content,
  refundable,
}: Pick<StoredOrder, 'content' | 'refundable'>): number {
  return (
    content.view.totals.grandTotalCents -
    refundable.payments.reduce((sum, { cents }) => sum + cents, 0)
  );
}
