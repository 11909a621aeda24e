import { defineTexts, type SaidTexts } from '../texts/block-texts';

/** The texts of cart and checkout about lines and codes. */
export const lineTexts = defineTexts('cart-line', {
  remove: 'Remove',
  gone: 'This is no longer for sale. Remove it to continue.',
  soldOut: 'This has sold out. Remove it to continue.',
  fewer: {
    one: 'Only # is left. Reduce the quantity to continue.',
    other: 'Only # are left. Reduce the quantity to continue.',
  },
  priceChanged: 'The price has changed from {before} to {now}.',
  code: 'Discount code or gift card',
  /** The name of the group with the field and the codes in use. */
  codes: 'Codes',
  addCode: 'Apply',
  removeCode: 'Remove {code}',
  couponRepeated: '{code} is already applied.',
  couponEarly: '{code} is not valid yet.',
  couponExpired: '{code} has expired.',
  couponUsed: '{code} has been used up.',
  couponMinimum: '{code} is for orders of {amount} or more.',
  couponProducts: '{code} does not apply to your cart.',
});

/** The same, ready for use. */
export type LineTexts = SaidTexts<typeof lineTexts>;
