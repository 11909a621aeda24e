import { countEnglish } from '../texts/count-english';

/** What cart and checkout say of lines and codes. */
export interface LineTexts {
  readonly remove: string;
  readonly gone: string;
  readonly soldOut: string;
  fewer(stock: { readonly count: number }): string;
  priceChanged(piece: { readonly before: string; readonly now: string }): string;
  readonly code: string;
  /** The field and the codes in use, by name. */
  readonly codes: string;
  readonly addCode: string;
  removeCode(coupon: { readonly code: string }): string;
  couponRepeated(coupon: { readonly code: string }): string;
  couponEarly(coupon: { readonly code: string }): string;
  couponExpired(coupon: { readonly code: string }): string;
  couponUsed(coupon: { readonly code: string }): string;
  couponMinimum(coupon: { readonly code: string; readonly amount: string }): string;
  couponProducts(coupon: { readonly code: string }): string;
}

/** Those in English. */
export const lineTexts: LineTexts = {
  remove: 'Remove',
  gone: 'This is no longer for sale. Remove it to go on.',
  soldOut: 'This has sold out. Remove it to go on.',
  fewer: ({ count }) =>
    countEnglish(
      count,
      'Only # is left. Lower the quantity to go on.',
      'Only # are left. Lower the quantity to go on.',
    ),
  priceChanged: ({ before, now }) => `The price has changed from ${before} to ${now}.`,
  code: 'Discount code or gift card',
  codes: 'Codes',
  addCode: 'Apply',
  removeCode: ({ code }) => `Remove ${code}`,
  couponRepeated: ({ code }) => `${code} is in use already.`,
  couponEarly: ({ code }) => `${code} is not valid yet.`,
  couponExpired: ({ code }) => `${code} has expired.`,
  couponUsed: ({ code }) => `${code} has been used up.`,
  couponMinimum: ({ code, amount }) => `${code} is for orders from ${amount}.`,
  couponProducts: ({ code }) => `${code} is for nothing in this cart.`,
};
