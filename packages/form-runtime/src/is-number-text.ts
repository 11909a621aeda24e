const digits = String.raw`\p{Nd}+(?:[.,'’٫٬ \u00a0\u202f]\p{Nd}+)*|[.,٫]\p{Nd}+`;

const number = new RegExp(`^[-+−]?(?:${digits})$`, 'u');

const amount = new RegExp(
  String.raw`^(?:\p{Sc}|[A-Z]{3})?\s?[-+−]?(?:${digits})\s?(?:\p{Sc}|[A-Z]{3})?$`,
  'u',
);

/** Most characters of a number or an amount. */
const longestNumber = 100;

/**
 * Whether a text is a number in a usual notation, in any digits: `12.50`, `1,200`, `1 200,5`, `-3`.
 */
export function isNumberText(text: string): boolean {
  return text.length <= longestNumber && number.test(text);
}

/**
 * Whether a text is an amount: a number, with or without a currency sign or code, as in `$12.50` or
 * `1,200 EUR`.
 */
export function isAmountText(text: string): boolean {
  return text.length <= longestNumber && amount.test(text);
}
