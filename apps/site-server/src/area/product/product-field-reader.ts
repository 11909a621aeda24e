import { maxPriceCents, parseMoney, type CurrencyCode } from '@frontage/commerce-model';
import { writeAmount, type ProductFields } from './product-fields';
import { sayOfProductPage } from './product-page-texts';

/** Reads the controls of a product's page, and notes what is wrong with them. */
export interface ProductFieldReader {
  /** What is wrong, by the names of the controls. */
  readonly wrong: ReadonlyMap<string, string>;
  /** Notes what is wrong with a control; the first thing counts. */
  complain(name: string, text: string): void;
  /** The text of a control, without spaces around it. */
  text(name: string, most: number): string;
  isOn(name: string): boolean;
  /** A price in minor units; `fallback` where nothing is entered, wrong if there is none. */
  price(name: string, currency: CurrencyCode, fallback?: number): number;
  /** A whole number; `fallback` where nothing is entered. */
  whole(name: string, bounds: { min: number; max: number }, fallback: number): number;
}

/**
 * Creates the reader of a page's controls.
 *
 * @param fields the controls as they were entered
 */
export function createFieldReader(fields: ProductFields): ProductFieldReader {
  const wrong = new Map<string, string>();
  const complain = (name: string, text: string) => {
    if (!wrong.has(name)) wrong.set(name, text);
  };
  const textOf = (name: string) => (fields[name] ?? '').trim();
  return {
    wrong,
    complain,
    text(name, most) {
      const text = textOf(name);
      if (text.length > most) complain(name, sayOfProductPage('tooLong', { count: most }));
      return text;
    },
    isOn: (name) => textOf(name) !== '',
    price(name, currency, fallback) {
      const text = textOf(name);
      if (text === '' && fallback !== undefined) return fallback;
      const cents = parseMoney(text, currency, 'en').money?.cents ?? -1;
      const most = writeAmount(maxPriceCents, currency);
      if (cents < 0) complain(name, sayOfProductPage('wrongPrice'));
      else if (cents > maxPriceCents) complain(name, sayOfProductPage('wrongHighPrice', { most }));
      return Math.min(Math.max(cents, 0), maxPriceCents);
    },
    whole(name, { min, max }, fallback) {
      const text = textOf(name);
      if (text === '') return fallback;
      const value = /^-?\d{1,12}$/.test(text) ? Number(text) : NaN;
      if (value >= min && value <= max) return value;
      complain(name, sayOfProductPage('wrongWhole', { min: String(min), max: String(max) }));
      return fallback;
    },
  };
}
