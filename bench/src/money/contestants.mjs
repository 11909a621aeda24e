import {
  allocateMoney,
  computeTotals,
  createMoney,
  formatMoney,
  parseMoney,
} from '@frontage/commerce-model';
import Big from 'big.js';
import currency from 'currency.js';
import { allocate, dinero, toDecimal } from 'dinero.js';
import { USD } from 'dinero.js/currencies';

const cents = Array.from({ length: 1_000 }, (_, index) => (index * 102_907) % 100_000_000);
const plain = cents.map((value) => (value / 100).toFixed(2));
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const shown = cents.map((value) => dollars.format(value / 100));
const ours = cents.map((value) => createMoney(value, 'USD'));
const theirs = cents.map((amount) => dinero({ amount, currency: USD }));
const weights = [1, 2, 3, 4, 5, 6, 7];

/** Prices in whole dimes: a tenth off is exact then, whoever rounds where. */
const lines = Array.from({ length: 100 }, (_, index) => ({
  unitCents: 10 * (1 + ((index * 7_919) % 9_999)),
  quantity: 1 + (index % 5),
}));
const order = {
  currency: 'USD',
  now: 0,
  entries: lines.map((line, index) => ({
    id: String(index),
    productId: '',
    variantId: '',
    productType: 'physical',
    title: '',
    taxable: true,
    ...line,
  })),
  taxRules: [{ id: 'tax', name: '', ratePerMillion: 190_000, appliesToShipping: false }],
};
const tenth = {
  code: 'TEN',
  kind: 'percent',
  ratePerMillion: 100_000,
  cents: 0,
  minSubtotalCents: 0,
  startsAt: null,
  endsAt: null,
  usesLeft: null,
  productIds: [],
};
const withCoupon = { ...order, coupons: [tenth] };
const prices = lines.map(({ unitCents }) => unitCents / 100);

function bigTotal(rate) {
  let total = new Big(0);
  for (const [index, { quantity }] of lines.entries()) {
    const net = new Big(prices[index]).times(quantity).times(rate).round(2, Big.roundHalfUp);
    total = total.plus(net).plus(net.times(0.19).round(2, Big.roundHalfUp));
  }
  return total.toFixed(2);
}

function currencyTotal(rate) {
  let total = currency(0);
  for (const [index, { quantity }] of lines.entries()) {
    const net = currency(prices[index]).multiply(quantity).multiply(rate);
    total = total.add(net).add(net.multiply(0.19));
  }
  return total.value.toFixed(2);
}

/** What each is asked to do; all of one task give the same answer for the same place. */
export const tasks = {
  format: {
    frontage: (index) => formatMoney(ours[index], 'en-US'),
    'Intl, cached': (index) => dollars.format(cents[index] / 100),
    'currency.js': (index) => currency(cents[index], { fromCents: true }).format(),
    'dinero.js with Intl': (index) =>
      toDecimal(theirs[index], ({ value }) => dollars.format(value)),
  },
  'parse "1234.50"': {
    frontage: (index) => parseMoney(plain[index], 'USD', 'en-US').money.cents,
    'currency.js': (index) => currency(plain[index]).intValue,
    'big.js': (index) => new Big(plain[index]).times(100).toNumber(),
  },
  'parse "$1,234.50"': {
    frontage: (index) => parseMoney(shown[index], 'USD', 'en-US').money.cents,
    'currency.js': (index) => currency(shown[index]).intValue,
  },
  'divide by 7 weights': {
    frontage: (index) =>
      allocateMoney(ours[index], weights).reduce((sum, part) => sum + part.cents, 0),
    'dinero.js': (index) =>
      allocate(theirs[index], weights).reduce((sum, part) => sum + part.toJSON().amount, 0),
  },
  'total of 100 lines, taxed': {
    frontage: () => (computeTotals(order).dueCents / 100).toFixed(2),
    'big.js': () => bigTotal(1),
    'currency.js': () => currencyTotal(1),
  },
  'total of 100 lines, a tenth off, taxed': {
    frontage: () => (computeTotals(withCoupon).dueCents / 100).toFixed(2),
    'big.js': () => bigTotal(0.9),
    'currency.js': () => currencyTotal(0.9),
  },
};

/** How many different amounts there are. */
export const amounts = cents.length;
