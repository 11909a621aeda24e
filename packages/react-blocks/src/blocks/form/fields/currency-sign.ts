import { formatOrUndefined } from './format-or-undefined';

/** Gives a currency's sign in a language, and its side of the amount. */
export function currencySign(
  locale: string,
  currency: string,
): { readonly sign: string; readonly isBehind: boolean } {
  const format = formatOrUndefined(
    () =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      }),
  );
  const parts = format?.formatToParts(1) ?? [];
  const index = parts.findIndex(({ type }) => type === 'currency');
  return {
    sign: parts[index]?.value ?? currency,
    isBehind: index > parts.findIndex(({ type }) => type === 'integer'),
  };
}
