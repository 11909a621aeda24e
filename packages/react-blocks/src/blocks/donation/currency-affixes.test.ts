import { currencyCodes } from '@frontage/commerce-model';
import { expect, it } from 'vitest';
import { createShowMoney } from '../../shop/show-money';
import { currencyAffixes, typedAmount } from './currency-affixes';

it.each([
  ['GBP', 'en-GB', ['£', '']],
  ['EUR', 'de-DE', ['', '€']],
  ['JPY', 'ja-JP', ['￥', '']],
  ['CHF', 'en-GB', ['CHF', '']],
] as const)('%s in %s stands around its number as %j', (currency, locale, affixes) => {
  expect(currencyAffixes(createShowMoney(currency, locale))).toEqual(affixes);
});

it('every currency has one, on one side', () => {
  for (const currency of currencyCodes)
    for (const locale of ['en-US', 'de-DE', 'ar-EG', 'he-IL', 'hi-IN']) {
      const found = currencyAffixes(createShowMoney(currency, locale)).filter(Boolean);
      expect([currency, locale, found.length]).toEqual([currency, locale, 1]);
    }
});

it.each([
  ['7.50', '£7.50'],
  [' 12 ', '£12'],
  ['', ''],
  ['much', ''],
  ['£7', ''],
])('%j is written as %j', (typed, shown) => expect(typedAmount(typed, ['£', ''])).toBe(shown));
