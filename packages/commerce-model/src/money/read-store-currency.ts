import { isCurrencyCode } from './currency-codes';
import type { CurrencyCode } from './currency-codes';

/**
 * Reads the currency of a store: `selectedCurrency` of its settings, or US dollars if it is missing
 * or unknown [3.03]. Never throws.
 */
export function readStoreCurrency(storeSettings: unknown): CurrencyCode {
  if (typeof storeSettings !== 'object' || storeSettings === null) return 'USD';
  const selected = 'selectedCurrency' in storeSettings ? storeSettings.selectedCurrency : undefined;
  return isCurrencyCode(selected) ? selected : 'USD';
}
