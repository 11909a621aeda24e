import type { Plan, Totals } from '@frontage/commerce-model';
import type { PictureData } from '../picture/picture.parts';
import type { CheckoutAddress, CheckoutKind, PaymentMethod } from './checkout-view';
import type { TotalsNames } from './totals-names';

/** A file that was bought. */
export interface OrderDownload {
  readonly name: string;
  readonly bytes: number;
  /** '' when it has expired, or was fetched too often. */
  readonly href: string;
  /** UTC milliseconds; null for never. */
  readonly expiresAt: number | null;
  /** How often it may still be fetched; null for without end. */
  readonly left: number | null;
}

/** A line of an order. */
export interface OrderLineView {
  readonly lineId: string;
  readonly title: string;
  /** '' for a product without a choice. */
  readonly variantLabel: string;
  readonly picture: PictureData | null;
  /** Of the product's page; '' when there is none any more. */
  readonly slug: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly plan: Plan | null;
  readonly download: OrderDownload | null;
  /** Codes of gift cards; only in the answer to the press that shows them. */
  readonly giftCardCodes: readonly string[];
  /** How many of its gift cards have codes that this answer does not show. */
  readonly giftCardsHidden: number;
}

/** How a subscription stands. */
export const subscriptionStates = ['active', 'paused', 'canceled', 'ended'] as const;

/** One of them. */
export type SubscriptionState = (typeof subscriptionStates)[number];

/** A later period of a subscription: an order of its own. */
export interface OrderPeriod {
  /** Of its order. */
  readonly number: string;
  /** The page of its order. */
  readonly href: string;
  /** UTC milliseconds. */
  readonly placedAt: number;
}

/** A subscription that an order began, or is a period of. */
export interface OrderSubscription {
  readonly id: string;
  readonly title: string;
  readonly plan: Plan;
  /** What each period costs, minor units. */
  readonly cents: number;
  readonly state: SubscriptionState;
  /** When it is renewed next, or was to be, UTC milliseconds; null when it is not. */
  readonly nextAt: number | null;
  /** What it was renewed by until now, oldest first. */
  readonly periods: readonly OrderPeriod[];
}

/** How an order is paid; of a canceled one nothing is. */
export const orderPaymentStates = [
  'paid',
  'open',
  'partlyRefunded',
  'refunded',
  'canceled',
] as const;

/** One of them. */
export type OrderPaymentState = (typeof orderPaymentStates)[number];

/** An order as its buyer sees it. */
export interface OrderView {
  readonly token: string;
  /** What it was placed for. @default what was in a cart */
  readonly kind?: CheckoutKind | undefined;
  /** What people call it: `1042`. */
  readonly number: string;
  /** UTC milliseconds. */
  readonly placedAt: number;
  /** The site's time zone, such as `Europe/Berlin`. */
  readonly timeZone: string;
  readonly email: string;
  readonly lines: readonly OrderLineView[];
  readonly totals: Totals;
  readonly names: TotalsNames;
  /** null for what is not shipped. */
  readonly address: CheckoutAddress | null;
  readonly payment: {
    readonly state: OrderPaymentState;
    readonly method: PaymentMethod;
    /** In the owner's words, such as the account to pay to; '' for none. */
    readonly note: string;
    readonly refundedCents: number;
    /** Until when an open one is kept for its buyer, UTC milliseconds; null for without end. */
    readonly payBy: number | null;
  };
  /** Whether it was sent or handed over; null where there is nothing to send. */
  readonly shipment: { readonly sentAt: number | null; readonly trackingHref: string } | null;
  readonly subscriptions: readonly OrderSubscription[];
  /** Who sold it, for a receipt. @default nobody is named */
  readonly seller?:
    | { readonly name: string; readonly address: readonly string[]; readonly taxId: string }
    | undefined;
  /** Where what was bought is reviewed; '' when there is nothing to. */
  readonly reviewHref: string;
}

/**
 * The name of the button of an order's post that ends a subscription; its value is the
 * subscription's id.
 */
export const cancelControl = 'cancelSubscription';

/** The control that shows the codes of an order's gift cards. */
export const showCodesControl = 'showCodes';
