import { describe, expect, it } from 'vitest';
import { createMoney } from '../money/money';
import { isOnSale } from './is-on-sale';
import { isSoldOut } from './is-sold-out';
import { stockLeft } from './stock-of';
import { variantLabel } from './variant-label';
import { installments } from './installments';
import { createSku, isSku } from './create-sku';
import { isPrice } from './is-price';
import { isUsZip } from './is-us-zip';
import { isIndefinite, readPlan } from './plan';
import { planText, planTexts } from './plan-text';
import { currentPrice, productPrices } from './product-prices';
import { readProduct } from './product';
import type { Product, Variant } from './product';
import { workflowLabel } from './workflow-label';

const variant: Variant = {
  id: '',
  sku: '',
  priceCents: 1_000,
  salePriceCents: 800,
  onSale: false,
  unlimited: false,
  qtyInStock: 0,
  optionValues: [],
  weightGrams: 0,
};
const product = (
  productType: Product['productType'],
  ...variants: Partial<Variant>[]
): Product => ({
  ...readProduct({ productType }).product,
  variants: variants.map((changed) => ({ ...variant, ...changed })),
});

describe('products', () => {
  it('[3.01a] has a type, and variants with price, sale, stock, sku and options', () => {
    const raw = {
      productType: 'service',
      variants: [
        {
          priceCents: 500,
          salePriceCents: 400,
          onSale: true,
          unlimited: true,
          qtyInStock: 3,
          sku: 'SQ1',
          optionValues: [{ value: 'Blue' }],
        },
      ],
    };
    const { product: read, issues } = readProduct(raw);
    expect(issues).toEqual([]);
    expect(read).toMatchObject(raw);
    for (const productType of ['physical', 'service', 'digital', 'giftCard'])
      expect(readProduct({ productType }).product.productType).toBe(productType);
  });

  it('[3.01b] a digital product has its own price and sale', () => {
    const { product: read } = readProduct({
      productType: 'digital',
      priceCents: 500,
      salePriceCents: 300,
      onSale: true,
    });
    expect(productPrices(read)).toEqual({
      fromCents: 300,
      normalCents: 500,
      saleCents: 300,
      varied: false,
    });
  });

  it('reads anything', () => {
    expect(readProduct(null).issues).toEqual([
      { kind: 'type', field: '', expected: 'an object', received: 'null' },
    ]);
    const { product: read, issues } = readProduct({
      productType: 'car',
      variants: [7, { priceCents: 100_000_001 }],
      subscriptionPlan: 'yes',
    });
    expect(read).toMatchObject({
      productType: 'physical',
      variants: [{ priceCents: 0 }],
      subscriptionPlan: null,
    });
    expect(issues.map(({ field }) => field)).toEqual([
      'productType',
      'variants.0',
      'variants.1.priceCents',
      'subscriptionPlan',
    ]);
  });

  it.each([
    ['physical without a variant', product('physical'), true],
    ['physical with none left', product('physical', {}, {}), true],
    ['one variant left', product('physical', {}, { qtyInStock: 1 }), false],
    ['one variant unlimited', product('service', {}, { unlimited: true }), false],
    ['a service with none left', product('service', {}), true],
    ['digital', product('digital'), false],
    ['a gift card', product('giftCard', {}), false],
  ])('[4.02a] sold out: %s: %s', (_, product, expected) => {
    expect(isSoldOut(product)).toBe(expected);
    expect(stockLeft(product) === 0).toBe(expected);
  });

  it.each([
    ['one variant', product('physical', {}, { onSale: true }), true],
    ['no variant', product('physical', {}), false],
    ['digital by its own flag', { ...product('digital'), onSale: true }, true],
    ['digital, whatever its variants', product('digital', { onSale: true }), false],
    ['physical, whatever its own flag', { ...product('physical', {}), onSale: true }, false],
    ['a gift card', { ...product('giftCard', { onSale: true }), onSale: true }, false],
  ])('[4.02b] on sale: %s', (_, product, expected) => {
    expect(isOnSale(product)).toBe(expected);
  });

  it('counts what is left, and names variants', () => {
    expect(stockLeft(product('physical', { qtyInStock: 2 }, { qtyInStock: 3 }))).toBe(5);
    expect(stockLeft(product('physical', { qtyInStock: 2 }, { unlimited: true }))).toBe(Infinity);
    expect(
      variantLabel({
        optionValues: [
          { optionName: 'Colour', value: 'Blue' },
          { optionName: 'Size', value: 'L' },
        ],
      }),
    ).toBe('Blue / L');
  });

  it.each([
    [[{}], { fromCents: 1_000, normalCents: 1_000, saleCents: null, varied: false }],
    [
      [{}, { priceCents: 500 }],
      { fromCents: 500, normalCents: 1_000, saleCents: null, varied: true },
    ],
    [[{ onSale: true }, {}], { fromCents: 800, normalCents: 1_000, saleCents: 800, varied: true }],
    [
      [{ onSale: true }, { onSale: true, priceCents: 2_000 }],
      { fromCents: 800, normalCents: 2_000, saleCents: 800, varied: false },
    ],
    [[], { fromCents: 0, normalCents: 0, saleCents: null, varied: false }],
  ])('prices of %j', (variants, prices) => {
    expect(productPrices(product('physical', ...variants))).toEqual(prices);
  });

  it('a gift card has no sale price', () => {
    expect(productPrices(product('giftCard', { onSale: true }))).toMatchObject({
      fromCents: 1_000,
      saleCents: null,
    });
    expect(currentPrice({ ...variant, onSale: true })).toBe(800);
  });

  it('[3.01c] [3.01d] labels states of publishing', () => {
    expect(['published', 'scheduled', 'draft', 'gone', 'constructor'].map(workflowLabel)).toEqual([
      'Available',
      'Scheduled',
      'Hidden',
      'Unsupported',
      'Unsupported',
    ]);
  });
});

describe('limits', () => {
  it('[5.02] a zip of the United States is exactly five digits', () => {
    expect(
      ['12345', '1234', '123456', '1234a', '12345\n', '', ' 12345', '１２３４５'].map(isUsZip),
    ).toEqual([true, false, false, false, false, false, false, false]);
  });

  it('[5.03a] [9.04] prices go to 100,000,000, skus to 60 characters', () => {
    expect([0, 100_000_000, 100_000_001, -1, 0.5, '5', NaN].map(isPrice)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(['', 'a', 'a'.repeat(60), 'a'.repeat(61), 5].map(isSku)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(isUsZip('02139')).toBe(true);
  });

  it('[5.03b] a generated sku is SQ and seven digits', () => {
    expect([0, 0.00000425, 0.9999999999].map((value) => createSku(() => value))).toEqual([
      'SQ0000000',
      'SQ0000042',
      'SQ9999999',
    ]);
  });
});

describe('plans', () => {
  const plan = (value: number, unit: 'week' | 'month' | 'year', numBillingCycles = 0) => ({
    billingPeriod: { value, unit },
    numBillingCycles,
  });

  it.each([
    ['alone', readPlan],
    [
      'of a product',
      (raw: unknown) => readProduct({ subscriptionPlan: raw }).product.subscriptionPlan,
    ],
  ])('[3.02a] a plan is read with value and unit of its period, %s', (_, read) => {
    expect(read({ billingPeriod: { value: 2, unit: 'week' }, numBillingCycles: 6 })).toEqual(
      plan(2, 'week', 6),
    );
    expect(read({ billingPeriod: { value: 0, unit: 'day' } })).toEqual(plan(1, 'month'));
    expect([null, undefined, 'monthly', []].map(read)).toEqual([null, null, null, null]);
  });

  it('[3.02b] zero or absent cycles have no end', () => {
    expect(
      [0, null, undefined, 1].map((numBillingCycles) =>
        isIndefinite(numBillingCycles === undefined ? {} : { numBillingCycles }),
      ),
    ).toEqual([true, true, true, false]);
  });

  it.each([
    [plan(1, 'week'), '$10 every week'],
    [plan(1, 'month'), '$10 every month'],
    [plan(1, 'year'), '$10 every year'],
    [plan(2, 'week', 6), '$10 every 2 weeks for 6 payments'],
    [plan(3, 'month', 1), '$10 every 3 months for 1 payment'],
    [plan(1, 'year', 1_000), '$10 every year for 1,000 payments'],
  ])('[9.06a] %j reads %s', (plan, text) => {
    expect(planText(plan, '$10')).toBe(text);
  });

  it.each([
    [plan(2, 'week', 26), '$10 every 2 weeks for 1 year'],
    [plan(1, 'month', 24), '$10 every month for 2 years'],
    [plan(1, 'month', 5), '$10 every month for 5 months'],
    [plan(2, 'year', 3), '$10 every 2 years for 6 years'],
    [plan(1, 'week'), '$10 every week'],
  ])('[9.06a] tells how long it runs if told so: %j', (plan, text) => {
    expect(planText(plan, '$10', { length: true })).toBe(text);
  });

  it('follows the plural rules of a language, and takes a price as it is', () => {
    const weeks = { one: 'co tydzień', few: 'co # tygodnie', other: 'co # tygodni' };
    const texts = { ...planTexts, locale: 'pl', every: { ...planTexts.every, week: weeks } };
    expect([1, 3, 5].map((value) => planText(plan(value, 'week'), '$& {tail}', { texts }))).toEqual(
      ['$& {tail} co tydzień', '$& {tail} co 3 tygodnie', '$& {tail} co 5 tygodni'],
    );
  });

  it('[9.06b] offers installments between the amounts of the rule, to the cent', () => {
    const rule = { minCents: 5_000, maxCents: 10_000 };
    const pays = (cents: number, rest = {}) =>
      installments(createMoney(cents, 'USD'), { ...rule, ...rest }).map((part) => part.cents);
    expect(pays(4_999)).toEqual([]);
    expect(pays(5_000)).toEqual([1_250, 1_250, 1_250, 1_250]);
    expect(pays(10_000, { payments: 3 })).toEqual([3_334, 3_333, 3_333]);
    expect(pays(10_001)).toEqual([]);
  });
});
