import { isRecord, type ValueKind } from '@frontage/core-lifecycle/reading';
import { fractionDigits, isCurrencyCode } from './currency-codes';
import type { Money } from './money';

/**
 * An amount, by default 0 US dollars. Reads `{ cents, currency }`, and also `{ value: '12.50',
 * currency }`, the format of published pages.
 */
export const moneyField: ValueKind<Money> = {
  expected: 'an amount of money',
  is: isMoney,
  fallback: { cents: 0, currency: 'USD' },
  read: (raw) => (isMoney(raw) ? { cents: raw.cents, currency: raw.currency } : readDecimal(raw)),
};

function isMoney(value: unknown): value is Money {
  return isRecord(value) && isCurrencyCode(value.currency) && Number.isSafeInteger(value.cents);
}

function readDecimal(raw: unknown): Money | undefined {
  if (!isRecord(raw) || !isCurrencyCode(raw.currency) || typeof raw.value !== 'string')
    return undefined;
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(raw.value) ?? [];
  const digits = fractionDigits(raw.currency);
  const cents = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const isExact =
    whole !== '' && /^0*$/.test(fraction.slice(digits)) && Number.isSafeInteger(cents);
  return isExact ? { cents: sign ? 0 - cents : cents, currency: raw.currency } : undefined;
}
