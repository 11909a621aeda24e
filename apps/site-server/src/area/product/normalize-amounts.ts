import { isCurrencyCode, parseMoney, type CurrencyCode } from '@frontage/commerce-model';
import { readFieldName } from '../entries/entry-fields';
import { writeAmount, type ProductFields } from './product-fields';

/** The controls with an amount; those in another currency name it. */
const amounts = /^(?:price|sale|donation-min|donation-max)(?:-([A-Z]{3}))?$/;

/**
 * Writes amounts as the page does, so that `5` and `5.00` count as the same; what is no amount
 * stays as it was entered.
 *
 * @param fields the controls as they were entered
 * @param productCurrency the currency of the product
 */
export function normalizeAmounts(
  fields: ProductFields,
  productCurrency: CurrencyCode,
): ProductFields {
  const written = Object.entries(fields).map(([field, text]) => {
    const match = amounts.exec(readFieldName(field).name);
    const currency = match?.[1] ?? productCurrency;
    if (!match || !isCurrencyCode(currency)) return [field, text];
    const cents = parseMoney(text, currency, 'en').money?.cents;
    return [field, cents === undefined ? text : writeAmount(cents, currency)];
  });
  return Object.fromEntries(written);
}
