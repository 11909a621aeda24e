import type { Plan, Totals } from '@frontage/commerce-model';
import type { PictureData } from '../picture/picture.parts';
import type { CheckoutAddress, CheckoutKind, PaymentMethod } from './checkout-view';
import type { GiftDetails } from './gift-details';
import type { TotalsNames } from './totals-names';

/** A purchased file. */
export interface OrderDownload {
  readonly name: string;
  readonly bytes: number;
  /** '' if it has expired or was downloaded too often. */
  readonly href: string;
  /** UTC milliseconds; null for never. */
  readonly expiresAt: number | null;
  /** The number of remaining downloads; null for unlimited. */
  readonly left: number | null;
}

/** A line of an order. */
export interface OrderLineView {
  readonly lineId: string;
  readonly title: string;
  /** '' for a product without variants. */
  readonly variantLabel: string;
  readonly picture: PictureData | null;
  /** The slug of the product's page; '' if it has no page any more. */
  readonly slug: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly plan: Plan | null;
  readonly download: OrderDownload | null;
  /** Whether it is called by its worth. @default it is no gift card */
  readonly isGiftCard?: boolean | undefined;
  /** Codes of gift cards; only in the answer to the button that reveals them. */
  readonly giftCardCodes: readonly string[];
  /** The number of its gift cards whose codes are hidden in this answer. */
  readonly giftCardsHidden: number;
}

/** The states of a subscription. */
export const subscriptionStates = ['active', 'paused', 'canceled', 'ended'] as const;

/** One of them. */
export type SubscriptionState = (typeof subscriptionStates)[number];

/** A later period of a subscription: a separate order. */
export interface OrderPeriod {
  /** The number of its order. */
  readonly number: string;
  /** The page of its order. */
  readonly href: string;
  /** UTC milliseconds. */
  readonly placedAt: number;
}

/** The subscription that an order started, or is a period of. */
export interface OrderSubscription {
  readonly id: string;
  readonly title: string;
  readonly plan: Plan;
  /** The price of each period, minor units. */
  readonly cents: number;
  readonly state: SubscriptionState;
  /** What it is charged to without its buyer; null where they are asked to pay each time. */
  readonly method: { readonly kind: 'card' | 'other'; readonly lastFour: string } | null;
  /** Whether it is paid at a provider, where another method can be named. */
  readonly isOnline: boolean;
  /** Whether its last payment failed; then it can be paid at once. */
  readonly isPastDue: boolean;
  /** The next renewal, or the one that was due, UTC milliseconds; null if it is not renewed. */
  readonly nextAt: number | null;
  /** The orders that have renewed it, oldest first. */
  readonly periods: readonly OrderPeriod[];
}

/** The payment states of an order; a canceled one has none. */
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
  /** null for an order that is not shipped. */
  readonly address: CheckoutAddress | null;
  readonly payment: {
    readonly state: OrderPaymentState;
    readonly method: PaymentMethod;
    /** The owner's words, such as the account for a transfer; '' for none. */
    readonly note: string;
    readonly refundedCents: number;
    /** How long an unpaid order is kept for its buyer, UTC milliseconds; null for no limit. */
    readonly payBy: number | null;
    /** When the buyer has to confirm it by the mail's link, UTC milliseconds. @default never */
    readonly confirmBy?: number | null | undefined;
  };
  /** Whether it was sent or handed over; null if there is nothing to send. */
  readonly shipment: { readonly sentAt: number | null; readonly trackingHref: string } | null;
  /** When it can be collected, in the owner's words; '' for nothing. @default it is sent */
  readonly pickup?: { readonly hours: string } | undefined;
  readonly subscriptions: readonly OrderSubscription[];
  /** For whom its gift cards are. @default for the buyer */
  readonly gift?: GiftDetails | undefined;
  /** What the buyer wrote to the seller. @default nothing */
  readonly buyerNote?: string | undefined;
  /** The seller, for a receipt. @default nobody is named */
  readonly seller?:
    | {
        readonly name: string;
        readonly address: readonly string[];
        readonly taxId: string;
        /** Where buyers write to. @default nowhere */
        readonly email?: string | undefined;
      }
    | undefined;
  /** Where to review the products; '' if there is nothing to review. */
  readonly reviewHref: string;
}

/**
 * The name of the button in an order's form that ends a subscription; its value is the
 * subscription's id.
 */
export const cancelControl = 'cancelSubscription';

/**
 * The names of the buttons of the post to `/order/<token>/renewal`; their value is the
 * subscription's id. Both lead to the provider's page.
 */
export const renewalControls = {
  /** Pays what could not be charged. */
  pay: 'payRenewal',
  /** Names another method for what is charged from then on. */
  change: 'changeMethod',
} as const;

/** The control that reveals the codes of an order's gift cards. */
export const showCodesControl = 'showCodes';
