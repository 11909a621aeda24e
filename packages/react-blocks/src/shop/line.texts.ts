import { defineTexts, type SaidTexts } from '../texts/block-texts';

/** What cart and checkout say of lines and codes. */
export const lineTexts = defineTexts('cart-line', {
  remove: 'Remove',
  gone: 'This is no longer for sale. Remove it to go on.',
  soldOut: 'This has sold out. Remove it to go on.',
  fewer: {
    one: 'Only # is left. Lower the quantity to go on.',
    other: 'Only # are left. Lower the quantity to go on.',
  },
  priceChanged: 'The price has changed from {before} to {now}.',
  code: 'Discount code or gift card',
  /** The field and the codes in use, by name. */
  codes: 'Codes',
  addCode: 'Apply',
  removeCode: 'Remove {code}',
  couponRepeated: '{code} is in use already.',
  couponEarly: '{code} is not valid yet.',
  couponExpired: '{code} has expired.',
  couponUsed: '{code} has been used up.',
  couponMinimum: '{code} is for orders from {amount}.',
  couponProducts: '{code} is for nothing in this cart.',
});

/** The same, ready to be said. */
export type LineTexts = SaidTexts<typeof lineTexts>;
