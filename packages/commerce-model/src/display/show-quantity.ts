import { createPluralRule, type PluralForms } from '@frontage/site-model';

/** The largest number of items that a cart shows in digits [9.07]. */
export const maxShownQuantity = 100;

/** The words for a cart's number of items. */
export interface QuantityTexts {
  readonly locale: string;
  readonly items: PluralForms;
  /** `#` stands for the largest number shown. */
  readonly more: string;
}

/** The words in English. */
export const quantityTexts: QuantityTexts = {
  locale: 'en',
  items: { one: '# item', other: '# items' },
  more: 'more than # items',
};

/** Formats the number of items in a cart: `3`, and `100+` for more than a hundred [9.07]. */
export function showQuantity(quantity: number): string {
  return quantity > maxShownQuantity ? `${maxShownQuantity}+` : String(quantity);
}

/** Formats it for screen readers: `3 items`, `more than 100 items` [9.07]. */
export function describeQuantity(quantity: number, texts: QuantityTexts = quantityTexts): string {
  const { locale, items, more } = texts;
  const say = createPluralRule(locale);
  return quantity > maxShownQuantity
    ? say({ other: more }, maxShownQuantity)
    : say(items, quantity);
}
