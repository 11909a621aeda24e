import { isCurrencyCode } from './currency-codes';
import type { CurrencyCode } from './currency-codes';

/**
 * The currency that a store sells in: `selectedCurrency` of its settings, US dollars
 * where there is none or an unknown one [3.03]. Never throws.
 */
export function readStoreCurrency(storeSettings: unknown): CurrencyCode {
  if (typeof storeSettings !== 'object' || storeSettings === null) return 'USD';
  const selected = 'selectedCurrency' in storeSettings ? storeSettings.selectedCurrency : undefined;
  return isCurrencyCode(selected) ? selected : 'USD';
}
