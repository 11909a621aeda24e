import { maxPriceCents, parseMoney, type CurrencyCode } from '@frontage/commerce-model';
import { createEntryReader, type EntryReader } from '../entries/create-entry-reader';
import { writeAmount, type ProductFields } from './product-fields';
import { sayOfProductPage } from './product-page-texts';

/** Reads the controls of a product's page, and notes what is wrong with them. */
export interface ProductFieldReader extends EntryReader {
  /** A price in minor units; `fallback` where nothing is entered, wrong if there is none. */
  price(name: string, currency: CurrencyCode, fallback?: number): number;
}

/**
 * Creates the reader of a page's controls.
 *
 * @param fields the controls as they were entered
 */
export function createFieldReader(fields: ProductFields): ProductFieldReader {
  const reader = createEntryReader(fields);
  return {
    ...reader,
    price(name, currency, fallback) {
      const text = (fields[name] ?? '').trim();
      if (text === '' && fallback !== undefined) return fallback;
      const cents = parseMoney(text, currency, 'en').money?.cents ?? -1;
      const most = writeAmount(maxPriceCents, currency);
      if (cents < 0) reader.complain(name, sayOfProductPage('wrongPrice'));
      else if (cents > maxPriceCents)
        reader.complain(name, sayOfProductPage('wrongHighPrice', { most }));
      return Math.min(Math.max(cents, 0), maxPriceCents);
    },
  };
}
