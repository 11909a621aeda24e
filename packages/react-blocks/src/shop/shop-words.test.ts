import { planText } from '@frontage/commerce-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes } from './country-codes';
import { regionNames } from './CountrySelect';
import { formatPlan } from './format-plan';
import { planTexts } from './plan.texts';
import { readCheckoutView } from './read-checkout-view';
import { readShopErrors } from './shop-errors';
import { createShowDate } from './show-date';
import { testCheckout, testDonation } from '../testing/test-shop';
import { sayEnglish } from '../texts/say-english';

const english = sayEnglish(planTexts);

it('every country has a name, and stands once', () => {
  const nameOf = regionNames('en');
  expect(countryCodes.filter((code) => nameOf(code) === code)).toEqual([]);
  expect([new Set(countryCodes).size, countryCodes.length]).toEqual([245, 245]);
  expect(regionNames('no language at all')('DE')).toBe('DE');
});

it.each([
  [1, 'week', 0, '$10 every week'],
  [2, 'week', 6, '$10 every 2 weeks for 6 payments'],
  [1, 'month', 1, '$10 every month for 1 payment'],
  [3, 'year', 0, '$10 every 3 years'],
] as const)(
  '[9.06a] a plan of %i %s and %i payments is told in words',
  (value, unit, numBillingCycles, words) => {
    expect(formatPlan({ billingPeriod: { value, unit }, numBillingCycles }, '$10', english)).toBe(
      words,
    );
  },
);

it('[9.06a] in English every plan is told as the model tells it', () => {
  const plans = fc.record({
    billingPeriod: fc.record({
      value: fc.integer({ min: 1, max: 10_000 }),
      unit: fc.constantFrom('week' as const, 'month' as const, 'year' as const),
    }),
    numBillingCycles: fc.nat(10_000),
  });
  fc.assert(
    fc.property(plans, (plan) => formatPlan(plan, '$10', english) === planText(plan, '$10')),
  );
});

it('a plan is told in the words of another language', () => {
  const words = {
    ...english,
    whole: ({ price, every, tail }: Parameters<typeof english.whole>[0]) =>
      `${every}: ${price}${tail}`,
    everyMonths: () => 'monatlich',
  };
  expect(
    formatPlan({ billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 }, '10 €', words),
  ).toBe('monatlich: 10 €');
});

it('dates are those of the store, and of UTC where its zone is none', () => {
  const time = Date.UTC(2026, 0, 1, 23, 30);
  expect([
    createShowDate('en', 'Europe/Berlin')(time),
    createShowDate('en', 'Nowhere/Here')(time),
  ]).toEqual(['January 2, 2026', 'January 1, 2026']);
});

describe('readers', () => {
  it('a checkout is what it was before it was sent', () => {
    const view = testCheckout({
      notice: 'declined',
      hasCart: false,
      policies: { terms: '/terms', privacy: '', returns: '/back' },
      action: 'https://pay.example',
      heldUntil: 5,
      formerDue: { dueCents: 7, currency: 'EUR' },
      donation: {
        ...testDonation,
        plan: { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 },
        typed: '7,',
        isRegular: true,
      },
    });
    // An unset date stays unset; everything else is equal.
    expect(readCheckoutView(JSON.parse(JSON.stringify(view)))).toEqual(view);
    const dear = { ...view, cart: { ...view.cart, minSubtotalCents: 5_000 } };
    expect(readCheckoutView(JSON.parse(JSON.stringify(dear)))).toEqual(dear);
  });

  it.each([
    undefined,
    null,
    5,
    'x',
    [],
    { at: 'mars', payments: 7, donation: 'much', address: [] },
  ])('of %j they make a checkout that can be shown', (raw) => {
    expect(readCheckoutView(raw)).toMatchObject({ at: 'open', payments: [], email: '' });
  });

  it('errors are words by the names of controls, or none', () => {
    expect(readShopErrors({ message: 'a', fields: { b: 'c', d: 5 } })).toEqual({
      message: 'a',
      fields: { b: 'c' },
    });
    expect([readShopErrors(undefined), readShopErrors({ fields: 3 })]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
