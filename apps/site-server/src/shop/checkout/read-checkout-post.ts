import {
  checkoutControls,
  longestBuyerNote,
  type CheckoutAddress,
  type GiftDetails,
} from '@frontage/react-blocks/server';
import { plainLines, singleLine } from '../../texts/plain-lines';
import { isStorable } from '../../store/is-storable';
import type { DonationPost } from './read-donation';
import { readGift } from './read-gift';

/** A checkout's post, read. */
export interface CheckoutPost extends DonationPost {
  readonly email: string;
  readonly address: CheckoutAddress;
  readonly shipping: string;
  readonly payment: string;
  readonly code: string;
  /** The recipient of a gift card, merged with what was entered before. */
  readonly gift: (before: GiftDetails) => GiftDetails;
  /** The buyer's note to the seller. */
  readonly buyerNote: string;
  /** Whether a control was sent at all. */
  readonly has: (name: string) => boolean;
  readonly priceHash: string;
  readonly attempt: number;
  readonly do: (typeof buttons)[number] | 'note';
  readonly removeCoupon: string;
  readonly removeGiftCard: string;
}

/** What a post may request besides saving its content. */
const buttons = ['pay', 'cancel', 'back'] as const;

/** The longest text of a control, in UTF-16 units. */
const longestText = 200;

/**
 * Reads the post of a checkout. Never throws: a missing control is `''`.
 *
 * @param body as `application/x-www-form-urlencoded`
 * @returns undefined if it contains something that cannot be stored
 */
export function readCheckoutPost(body: string): CheckoutPost | undefined {
  if (!isStorable(body)) return undefined;
  const form = new URLSearchParams(body);
  const text = (name: string) => singleLine(form.get(name) ?? '').slice(0, longestText);
  const act = text(checkoutControls.do);
  if ([...form.values()].some((value) => !isStorable(value))) return undefined;
  return {
    has: (name) => form.has(name),
    gift: (before) => readGift(form, before),
    buyerNote: plainLines(form.get(checkoutControls.buyerNote) ?? '')
      .trim()
      .slice(0, longestBuyerNote),
    email: text(checkoutControls.email),
    address: {
      name: text('name'),
      line1: text('line1'),
      line2: text('line2'),
      city: text('city'),
      region: text('region'),
      postalCode: text('postalCode'),
      country: text('country').toUpperCase(),
      phone: text('phone'),
    },
    shipping: text(checkoutControls.shipping),
    payment: text(checkoutControls.payment),
    code: text(checkoutControls.code),
    donation: text(checkoutControls.donation),
    donationOther: text(checkoutControls.donationOther),
    donationTimes: text(checkoutControls.donationTimes),
    priceHash: text(checkoutControls.priceHash),
    attempt: Number(text(checkoutControls.attempt)),
    do: buttons.find((button) => button === act) ?? 'note',
    removeCoupon: text(checkoutControls.removeCoupon),
    removeGiftCard: text(checkoutControls.removeGiftCard),
  };
}
