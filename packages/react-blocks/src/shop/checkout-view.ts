import type { CheckoutState, Totals } from '@frontage/commerce-model';
import type { CartView } from './cart-view';
import type { DonationOffer } from './donation-offer';
import type { ShopErrors } from './shop-errors';

/** What a checkout is for [2.01] [2.02] [2.03] [2.04]. */
export const checkoutKinds = ['cart', 'subscribe', 'donate', 'giftcard'] as const;

/** One of them. */
export type CheckoutKind = (typeof checkoutKinds)[number];

/** How one may pay: by one of these later, or at a payment provider. */
export const paymentMethods = ['transfer', 'invoice', 'collection', 'online'] as const;

/** One of them. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** A way of paying, as it is offered. */
export interface PaymentOption {
  /** What the post names. */
  readonly id: string;
  readonly method: PaymentMethod;
  /** In the owner's words, such as the provider's name; '' for ours. */
  readonly title: string;
  /** What the owner says of it; '' for nothing. */
  readonly note: string;
}

/** Who gets an order, and where; '' for what is not told. */
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

/** The choice of how much to give. */
export interface DonationChoice extends DonationOffer {
  /** What is chosen; null for nothing yet. */
  readonly cents: number | null;
  /** Another amount as the visitor wrote it, where that is none; '' for nothing. */
  readonly typed: string;
  /** Whether it is given again and again, by the plan of the offer. */
  readonly isRegular: boolean;
}

/** What a checkout tells beside its state. */
export const checkoutNotices = [
  'declined',
  'left',
  'leaving',
  'mispaid',
  'soldOut',
  'priceChanged',
  'shippingChanged',
  'expired',
  'unanswered',
] as const;

/** One of them. */
export type CheckoutNotice = (typeof checkoutNotices)[number];

/** A checkout as its page shows it. */
export interface CheckoutView {
  readonly token: string;
  readonly kind: CheckoutKind;
  /** Where it stands, see `stepCheckout`. */
  readonly at: CheckoutState['at'];
  /** How often payment was tried; see `checkoutControls.attempt`. */
  readonly attempt: number;
  /** What is bought, and its totals. */
  readonly cart: CartView;
  readonly email: string;
  readonly address: CheckoutAddress;
  /** Ids of the ways of shipping by which the buyer fetches it; they need no address. */
  readonly pickups: readonly string[];
  /** In which days are told, such as those of renewals. */
  readonly timeZone: string;
  readonly payments: readonly PaymentOption[];
  /** The id of the chosen one; '' for none. */
  readonly payment: string;
  /** @default no donation */
  readonly donation?: DonationChoice | undefined;
  /** @default nothing */
  readonly notice?: CheckoutNotice | undefined;
  /**
   * What was due as the visitor last saw it, maybe in another currency; only with `priceChanged`.
   */
  readonly formerDue?: Pick<Totals, 'dueCents' | 'currency'> | undefined;
  /** Until when stock is held, UTC milliseconds; null while none is. */
  readonly heldUntil: number | null;
  /** Where the visitor goes on at the payment provider; only in `actionNeeded`. */
  readonly action?: string | undefined;
}

/** Whether the buyer fetches what is bought, by the way that is chosen. */
export function needsNoAddress({
  cart: { cart, totals },
  pickups,
}: Pick<CheckoutView, 'cart' | 'pickups'>): boolean {
  return totals.requiresShipping && pickups.includes(cart.selectedShippingOption?.id ?? '');
}

/**
 * What a script gets from `/checkout/<token>`, GET and POST, in place of a page when it
 * asks for `application/json`: `{ data: CheckoutReply }`. `next`: where to go on, such as
 * the order, or the provider's page. The status is that of the page.
 */
export type CheckoutReply =
  | { readonly next: string }
  | { readonly view: CheckoutView; readonly errors?: ShopErrors | undefined };

/**
 * The names of the controls of a checkout's post. Those of the address are the fields
 * of `CheckoutAddress`. A post without one of the buttons only notes what it carries and
 * shows the page anew. A code that is filled in is taken with every post.
 */
export const checkoutControls = {
  email: 'email',
  /** The id of a way of shipping. */
  shipping: 'shipping',
  /** The id of a way of paying. */
  payment: 'payment',
  /** The code of a coupon or gift card. */
  code: 'code',
  /** The amount of a donation in minor units, or `other`. */
  donation: 'donation',
  /** Another amount, as the visitor writes it in the page's language. */
  donationOther: 'donationOther',
  /** `regularly`, where a donation is given again and again; `once` where not. */
  donationTimes: 'donationTimes',
  /** The `priceHash` of the totals that the visitor saw. */
  priceHash: 'priceHash',
  /**
   * How often payment had been tried when the page was made. `pay` only counts where that
   * is still so: a post that comes twice pays once.
   */
  attempt: 'attempt',
  /**
   * Buttons: `pay` pays, `cancel` gives up and leads back to the cart. A script says `back` when its
   * page is come back to: a payment that waits at the provider is taken back.
   */
  do: 'do',
  /** Buttons with a coupon's code, and with a gift card's id. */
  removeCoupon: 'removeCoupon',
  removeGiftCard: 'removeGiftCard',
} as const;
