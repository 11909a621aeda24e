import { describe, expect, it } from 'vitest';
import { testCart, testCheckout, testShipping } from '../../testing/test-shop';
import { sayEnglish } from '../../texts/say-english';
import { checkCheckout } from './check-checkout';
import { checkoutTexts } from './checkout.texts';

const good = {
  email: 'ada@kiln.photography',
  name: 'Ada',
  country: 'US',
  line1: '1 Quay',
  city: 'Brooklyn',
  postalCode: '11201',
  shipping: 'post',
  payment: 'test',
};
const shipped = testCheckout({ cart: testCart({ cart: { shippingOptions: testShipping } }) });
const digital = testCheckout({
  cart: testCart({ entries: [{ id: 'a', unitCents: 500, productType: 'digital' }] }),
});
const texts = sayEnglish(checkoutTexts);
const check = (values: Readonly<Record<string, string>>, view = shipped) =>
  checkCheckout((name) => values[name] ?? '', view, texts);

describe('checkCheckout', () => {
  it('finds nothing where all is there', () => {
    expect(check(good)).toEqual({});
    expect(check({ email: 'ada@kiln.store', payment: 'test' }, digital)).toEqual({});
  });

  it.each(['email', 'name', 'country', 'line1', 'city', 'postalCode', 'shipping', 'payment'])(
    'finds that there is no %s',
    (field) => {
      expect(Object.keys(check({ ...good, [field]: '' }))).toEqual([field]);
    },
  );

  it('says what to enter where something is missing or wrong', () => {
    const blank = Object.fromEntries(Object.keys(good).map((name) => [name, '']));
    expect(check(blank)).toEqual({
      email: 'Enter an email address, such as name@example.com.',
      name: 'Enter a name.',
      country: 'Choose a country.',
      line1: 'Enter a street and number.',
      city: 'Enter a city.',
      postalCode: 'Enter a postal code.',
      shipping: 'Choose a shipping method.',
      payment: 'Choose a payment method.',
    });
    expect(check({ ...good, postalCode: '' })).toEqual({
      postalCode: 'Enter a five-digit ZIP code.',
    });
    expect(check({ ...good, country: 'DE', postalCode: '1' })).toEqual({
      postalCode: 'Enter a postal code for the country you chose.',
    });
  });

  it('[5.02] a ZIP code of the United States has five digits, those of other countries what they have', () => {
    expect(check({ ...good, postalCode: '1120' })['postalCode']).toBe(texts.zipWrong);
    expect(check({ ...good, country: 'GB', postalCode: 'SW1A 1AA' })).toEqual({});
  });

  it('wants an amount of a donation', () => {
    const view = {
      ...digital,
      donation: {
        amounts: [500],
        isFree: true,
        minCents: 100,
        maxCents: 1_000,
        cents: null,
        plan: null,
        typed: '',
        isRegular: false,
      },
    };
    const donated = (values: Readonly<Record<string, string>>) =>
      Object.keys(check({ ...good, ...values }, view));
    expect([
      donated({}),
      donated({ donation: 'other' }),
      donated({ donation: 'other', donationOther: '7' }),
      donated({ donation: '500' }),
    ]).toEqual([['donation'], ['donation'], [], []]);
  });

  it('wants no way of paying where nothing is due', () => {
    const free = testCheckout({
      cart: testCart({ entries: [{ id: 'a', unitCents: 0, productType: 'digital' }] }),
    });
    expect(check({ email: good.email }, free)).toEqual({});
  });
});
