import { describe, expect, it } from 'vitest';
import { planTexts } from '../../shop/plan.texts';
import {
  sizedProduct,
  testDisplay,
  testProduct,
  twoOptionProduct,
} from '../../testing/test-products';
import { productJsonLd } from './product-json-ld';
import { sayEnglish } from '../../texts/say-english';
import { productTexts } from './product.texts';
import { productOffer, saySize, variantOffers } from './variant-offers';
import { productOptions } from './product-options';

const speech = {
  texts: sayEnglish(productTexts),
  plan: sayEnglish(planTexts),
  locale: 'en-GB',
};
const gift = (cents: number, id: string) => ({
  id,
  priceCents: cents,
  salePriceCents: 1,
  onSale: true,
  optionValues: [{ optionName: 'Value', value: String(cents) }],
});

describe('what is offered of a product', () => {
  it('[3.01a] each variant with its price, the one before the sale, what is left, and its weight', () => {
    expect(variantOffers(sizedProduct, speech)).toEqual([
      {
        id: 's',
        values: ['Small'],
        price: '€36.00',
        cents: 3_600,
        was: '€42.00',
        note: 'Only 3 left',
        installments: '',
        weight: '0.9 kg',
        picture: -1,
        max: 3,
      },
      {
        id: 'm',
        values: ['Medium'],
        price: '€64.00',
        cents: 6_400,
        was: '',
        note: '',
        installments: 'Or 4 payments: €16.00 × 4',
        weight: '1.5 kg',
        picture: -1,
        max: 9_999,
      },
      {
        id: 'l',
        values: ['Large'],
        price: '€98.00',
        cents: 9_800,
        was: '',
        note: '',
        installments: '',
        weight: '3.25 kg',
        picture: -1,
        max: 0,
      },
    ]);
  });

  it('options stand in the owner’s order, whatever that of the variants', () => {
    expect(productOptions(twoOptionProduct.product)).toEqual([
      { name: 'Colour', values: ['Blue', 'White'] },
      { name: 'Size', values: ['Small', 'Large'] },
    ]);
    expect(variantOffers(twoOptionProduct, speech).map(({ values }) => values.join())).toEqual([
      'Blue,Small',
      'Blue,Large',
      'White,Small',
    ]);
  });

  it.each([
    ['varied', sizedProduct, 'From €36.00', ''],
    [
      'on sale, all alike',
      testProduct({
        variants: [{ id: 'a', priceCents: 500, salePriceCents: 400, onSale: true, qtyInStock: 1 }],
      }),
      '€4.00',
      '€5.00',
    ],
    [
      'a sale that is none',
      testProduct({
        variants: [{ id: 'a', priceCents: 500, salePriceCents: 500, onSale: true, qtyInStock: 1 }],
      }),
      '€5.00',
      '',
    ],
    [
      'digital, by its own flag',
      testProduct({
        productType: 'digital',
        variants: [],
        priceCents: 900,
        salePriceCents: 700,
        onSale: true,
      }),
      '€7.00',
      '€9.00',
    ],
    [
      'gift cards, never on sale',
      testProduct({ productType: 'giftCard', variants: [gift(2_500, 'a'), gift(5_000, 'b')] }),
      'From €25.00',
      '',
    ],
    [
      'a plan',
      testProduct({
        subscriptionPlan: { billingPeriod: { value: 2, unit: 'week' }, numBillingCycles: 6 },
      }),
      '€42.00 every 2 weeks for 6 payments',
      '',
    ],
    [
      'a plan without an end',
      testProduct({ subscriptionPlan: { billingPeriod: { value: 1, unit: 'month' } } }),
      '€42.00 every month',
      '',
    ],
    ['yen have no fraction', testProduct({}, { currency: 'JPY' }), 'JP¥4,200', ''],
  ])('[4.02b] the price of a product: %s', (_, view, price, was) => {
    expect(productOffer(view, speech)).toMatchObject({ price, was });
  });

  it('a digital product and a gift card never run out', () => {
    const digital = testProduct({ productType: 'digital', variants: [], priceCents: 900 });
    expect(variantOffers(digital, speech)).toMatchObject([
      { id: '', max: 9_999, note: '', weight: '' },
    ]);
    const card = testProduct({ productType: 'giftCard', variants: [gift(2_500, 'a')] });
    expect(variantOffers(card, speech)).toMatchObject([
      { price: '€25.00', was: '', max: 9_999, note: '' },
    ]);
  });

  it('a donation begins with the least that may be given, in its own currency', () => {
    const donation = {
      currency: 'GBP',
      amounts: [1_200, 3_600],
      isFree: true,
      minCents: 100,
      maxCents: 5_000,
      plan: null,
    } as const;
    const price = (over: object) =>
      productOffer(testProduct({}, { donation: { ...donation, ...over } }), speech).price;
    expect([price({}), price({ isFree: false })]).toEqual(['From £1.00', 'From £12.00']);
  });

  it('a store may keep to itself how many are left', () => {
    const quiet = { ...sizedProduct, display: { ...testDisplay, scarcityFrom: 0 } };
    expect(variantOffers(quiet, speech).map(({ note, max }) => [note, max])).toEqual([
      ['', 9_999],
      ['', 9_999],
      ['', 0],
    ]);
  });

  it('[9.05c] weight and size are in the units of the measurement standard', () => {
    const imperial = {
      ...sizedProduct,
      display: { ...testDisplay, measurementStandard: 'imperial' as const },
    };
    expect([saySize(sizedProduct, speech), variantOffers(sizedProduct, speech)[1]?.weight]).toEqual(
      ['18 × 18 × 24.5 cm', '1.5 kg'],
    );
    expect([saySize(imperial, speech), variantOffers(imperial, speech)[1]?.weight]).toEqual([
      '7.1 × 7.1 × 9.6 in',
      '3.31 lbs',
    ]);
    expect(saySize({ ...sizedProduct, dimensions: null }, speech)).toBe('');
  });

  it('[9.06b] payments in parts are told within their amounts, and never of a plan', () => {
    const parts = (cents: number, more = {}) =>
      productOffer(
        testProduct({ variants: [{ id: 'a', priceCents: cents, qtyInStock: 9 }], ...more }),
        speech,
      ).installments;
    expect([parts(4_999), parts(5_000), parts(5_001), parts(100_000), parts(100_001)]).toEqual([
      '',
      'Or 4 payments: €12.50 × 4',
      'Or 4 payments: €12.51 + €12.50 × 3',
      'Or 4 payments: €250.00 × 4',
      '',
    ]);
    expect(parts(5_000, { subscriptionPlan: {} })).toBe('');
    expect(parts(5_000, { variants: [{ id: 'a', priceCents: 5_000, qtyInStock: 0 }] })).toBe('');
  });

  it('money is written as the page’s language does', () => {
    expect(productOffer(testProduct(), { ...speech, locale: 'de-DE' }).price).toBe('42,00\u00a0€');
  });
});

describe('what search engines read', () => {
  it('tells price, currency and stock of each variant, and cannot end its element', () => {
    const json = productJsonLd({
      ...sizedProduct,
      description: '</script><script>alert(1)</script>',
    });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Product',
      name: 'Moon jar',
      url: '/shop/moon-jar',
      offers: [
        {
          name: 'Small',
          price: '36.00',
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
        },
        { name: 'Medium', price: '64.00' },
        { name: 'Large', price: '98.00', availability: 'https://schema.org/OutOfStock' },
      ],
    });
  });

  it('prices are decimals of the currency’s digits', () => {
    const price = (cents: number, currency: 'EUR' | 'JPY'): unknown =>
      JSON.parse(
        productJsonLd(
          testProduct({ variants: [{ id: 'a', priceCents: cents, qtyInStock: 1 }] }, { currency }),
        ),
      ).offers[0].price;
    expect([price(5, 'EUR'), price(1_205, 'EUR'), price(500, 'JPY')]).toEqual([
      '0.05',
      '12.05',
      '500',
    ]);
  });

  it('tells of reviews where there are some', () => {
    const reviews = { count: 2, average: 4.5, reviews: [], timeZone: 'UTC' };
    expect(JSON.parse(productJsonLd({ ...sizedProduct, reviews })).aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      reviewCount: 2,
    });
    expect(
      JSON.parse(productJsonLd({ ...sizedProduct, reviews: { ...reviews, count: 0 } })),
    ).not.toHaveProperty('aggregateRating');
  });
});
