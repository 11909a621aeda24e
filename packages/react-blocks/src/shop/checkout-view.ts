import type { CheckoutState, Totals } from '@frontage/commerce-model';
import type { CartView } from './cart-view';
import type { GiftDetails } from './gift-details';
import type { DonationOffer } from './donation-offer';
import type { ShopErrors } from './shop-errors';

/** What a checkout is for [2.01] [2.02] [2.03] [2.04]. */
export const checkoutKinds = ['cart', 'subscribe', 'donate', 'giftcard'] as const;

/** One of them. */
export type CheckoutKind = (typeof checkoutKinds)[number];

/** Ways to pay: later by one of these, or at a payment provider. */
export const paymentMethods = ['transfer', 'invoice', 'collection', 'online'] as const;

/** One of them. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** A payment method as offered. */
export interface PaymentOption {
  /** Its value in the form. */
  readonly id: string;
  readonly method: PaymentMethod;
  /** The owner's words, such as the provider's name; '' for our own. */
  readonly title: string;
  /** The owner's note; '' for none. */
  readonly note: string;
}

/** The recipient of an order; '' for what is unknown. */
export interface CheckoutAddress {
  readonly name: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly phone: string;
}

/** The pages on which a shop tells its terms. */
export const policyKinds = ['terms', 'privacy', 'returns'] as const;

/** Their addresses, of the site or elsewhere. */
export type ShopPolicies = Readonly<
  Partial<Record<(typeof policyKinds)[number], string | undefined>>
>;

/** The choice of how much to give. */
export interface DonationChoice extends DonationOffer {
  /** What is chosen; null for nothing yet. */
  readonly cents: number | null;
  /** Another amount as the visitor wrote it, where that is none; '' for nothing. */
  readonly typed: string;
  /** Whether it is given again and again, by the plan of the offer. */
  readonly isRegular: boolean;
}

/** Notices of a checkout besides its state. */
export const checkoutNotices = [
  'declined',
  'left',
  'leaving',
  'mispaid',
  'soldOut',
  'priceChanged',
  'shippingChanged',
  'expired',
  'codeSpent',
  'refunding',
  'unanswered',
] as const;

/** One of them. */
export type CheckoutNotice = (typeof checkoutNotices)[number];

/** The longest note to the seller, in UTF-16 units. */
export const longestBuyerNote = 500;

/** A checkout as its page shows it. */
export interface CheckoutView {
  readonly token: string;
  readonly kind: CheckoutKind;
  /** Its state, see `stepCheckout`. */
  readonly at: CheckoutState['at'];
  /** The number of payment attempts; see `checkoutControls.attempt`. */
  readonly attempt: number;
  /**
   * Whether it began with a cart, to which cancelling leads back. @default that of the kind `cart`
   */
  readonly hasCart?: boolean | undefined;
  /** Where the shop tells its terms; those that it has. @default none */
  readonly policies?: ShopPolicies | undefined;
  /** What is being bought, and its totals. */
  readonly cart: CartView;
  readonly email: string;
  readonly address: CheckoutAddress;
  /** Ids of the shipping methods by which the buyer collects the order; they need no address. */
  readonly pickups: readonly string[];
  /** The time zone for days, such as those of renewals. */
  readonly timeZone: string;
  readonly payments: readonly PaymentOption[];
  /** The id of the chosen payment method; '' for none. */
  readonly payment: string;
  /** @default no donation */
  readonly donation?: DonationChoice | undefined;
  /** For whom gift cards are. @default nobody asks */
  readonly gift?: GiftDetails | undefined;
  /** What the buyer writes to the seller. @default nothing */
  readonly buyerNote?: string | undefined;
  /** @default nothing */
  readonly notice?: CheckoutNotice | undefined;
  /**
   * The amount due that the visitor saw last, possibly in another currency; only with
   * `priceChanged`.
   */
  readonly formerDue?: Pick<Totals, 'dueCents' | 'currency'> | undefined;
  /** UTC milliseconds until which stock is held; null if none is. */
  readonly heldUntil: number | null;
  /** Where the visitor continues at the payment provider; only in `actionNeeded`. */
  readonly action?: string | undefined;
}

/** Whether the buyer collects the order, by the chosen shipping method. */
export function needsNoAddress({
  cart: { cart, totals },
  pickups,
}: Pick<CheckoutView, 'cart' | 'pickups'>): boolean {
  return totals.requiresShipping && pickups.includes(cart.selectedShippingOption?.id ?? '');
}

/**
 * What a script receives from `/checkout/<token>`, GET and POST, instead of a page if it asks for
 * `application/json`: `{ data: CheckoutReply }`. `next` is where to continue, such as the order or
 * the provider's page. The status is that of the page.
 */
export type CheckoutReply =
  | { readonly next: string }
  | { readonly view: CheckoutView; readonly errors?: ShopErrors | undefined };

/**
 * The names of the controls in a checkout's form. Those of the address are the fields of
 * `CheckoutAddress`. A post without one of the buttons only saves what it contains and shows the
 * page again. A code in the form is applied with every post.
 */
export const checkoutControls = {
  email: 'email',
  /** The id of a shipping method. */
  shipping: 'shipping',
  /** The id of a payment method. */
  payment: 'payment',
  /** The code of a coupon or gift card. */
  code: 'code',
  /** The amount of a donation in minor units, or `other`. */
  donation: 'donation',
  /** Another amount, written in the visitor's language. */
  donationOther: 'donationOther',
  /** `regularly`, where a donation is given again and again; `once` where not. */
  donationTimes: 'donationTimes',
  /** What the buyer writes to the seller. */
  buyerNote: 'buyerNote',
  /** The `priceHash` of the totals that the visitor saw. */
  priceHash: 'priceHash',
  /**
   * The number of payment attempts when the page was rendered. `pay` only counts if that has not
   * changed: a post that arrives twice pays once.
   */
  attempt: 'attempt',
  /**
   * Buttons: `pay` pays, `cancel` gives up and leads back to the cart. A script sends `back` when
   * the visitor returns to its page: a payment that waits at the provider is cancelled.
   */
  do: 'do',
  /** Buttons that remove a coupon, by code, or a gift card, by id. */
  removeCoupon: 'removeCoupon',
  removeGiftCard: 'removeGiftCard',
} as const;
