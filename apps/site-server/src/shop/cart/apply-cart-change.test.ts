import { maxQuantity } from '@frontage/commerce-model';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goods, saveShop } from '../../testing/shop-fixture';
import { ids, settings, temporaryStore, type TemporaryStore } from '../../testing/site-fixture';
import type { StoredProduct } from '../catalogue/stored-product';
import { readShopSettings, shopDefaults, type ShopSettingsInput } from '../settings/shop-settings';
import {
  applyCartChange,
  cartLimits,
  isRefusal,
  type ChangeFacts,
  type PlainChange,
} from './apply-cart-change';
import { findOffer } from './price-lines';
import { readCartChangeCall, readCartChangePost } from './read-cart-change';
import type { CartContent } from './stored-cart';

const empty: CartContent = {
  currency: 'USD',
  lines: [],
  couponCodes: [],
  giftCardIds: [],
  shippingId: '',
  location: null,
  changes: [],
};

let opened: TemporaryStore;
let facts: ChangeFacts;
/** The number of lines so far; each run starts over, so that changes meet existing lines. */
let lines = 0;

beforeAll(async () => {
  opened = await temporaryStore();
  await opened.store.saveSite({ id: ids.site, settings });
  await saveShop(opened.store);
  const stored = await opened.store.products(ids.site, Object.values(goods));
  facts = {
    settings: { ...shopDefaults, currencies: ['USD', 'EUR'] },
    now: 1,
    catalogue: new Map<string, StoredProduct>(
      stored.map((product) => [product.product.id, product]),
    ),
    createId: () => `line-${(lines += 1)}`,
  };
});
afterAll(() => opened.remove());

describe('whatever is asked of a cart', () => {
  const product = fc.constantFrom(...Object.values(goods), 'nobody', '');
  const variantId = fc.constantFrom('small', 'large', 'seat', 'fifty', 'box', 'one', '');
  const quantity = fc.oneof(
    fc.integer({ min: 1, max: 30 }),
    fc.integer({ min: 1, max: 2_000_000 }),
  );
  const change = fc.oneof<fc.Arbitrary<PlainChange>[]>(
    fc.record({ type: fc.constant('add' as const), productId: product, variantId, quantity }),
    fc.record({
      type: fc.constant('setQuantity' as const),
      lineId: fc.nat(40).map((number) => `line-${number}`),
      quantity: fc.oneof(quantity, fc.constant(0)),
    }),
    fc.record({
      type: fc.constant('chooseCurrency' as const),
      currency: fc.constantFrom('USD', 'EUR', 'JPY', ''),
    }),
    fc.record({
      type: fc.constant('setLocation' as const),
      country: fc.constantFrom('US', 'de', 'XX', 'X', ''),
      region: fc.string(),
      postalCode: fc.string(),
    }),
    fc.record({ type: fc.constant('chooseShipping' as const), id: fc.string() }),
    fc.record({ type: fc.constant('removeGiftCard' as const), id: fc.string() }),
  );

  it('each thing stands in it once, in a number that there is, in a currency of the shop; and what is refused changes nothing', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        lines = 0;
        let content = empty;
        for (const change of changes) {
          const before = JSON.stringify(content);
          const next = applyCartChange(content, change, facts);
          expect(JSON.stringify(content)).toBe(before);
          if (!isRefusal(next)) content = next;
        }
        const things = content.lines.map((line) => `${line.productId} ${line.variantId}`);
        expect(new Set(things).size).toBe(things.length);
        expect(new Set(content.lines.map(({ id }) => id)).size).toBe(things.length);
        expect(['USD', 'EUR']).toContain(content.currency);
        expect(content.lines.length).toBeLessThanOrEqual(cartLimits.lines);
        for (const line of content.lines) {
          const stored = facts.catalogue.get(line.productId);
          const inDollars = findOffer(stored, {
            variantId: line.variantId,
            currency: 'USD',
            now: 1,
          });
          expect(line.quantity).toBeGreaterThanOrEqual(1);
          expect(line.quantity).toBeLessThanOrEqual(
            Math.min(maxQuantity, inDollars?.maxQuantity ?? 0),
          );
        }
      }),
    );
  });
});

describe('what comes from outside', () => {
  it('is read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.webQueryParameters()), (body) => {
        for (const read of [readCartChangeCall(body), readCartChangePost(body)])
          if (read) expect(typeof read.change.type).toBe('string');
      }),
    );
    expect(
      readCartChangeCall(
        '{"key":"k","change":{"type":"add","productId":"p","variantId":"","quantity":1,"unitCents":1}}',
      ),
    ).toBeUndefined();
    expect(readCartChangeCall('{"key":"k","change":{"type":"__proto__"}}')).toBeUndefined();
    expect(readCartChangePost('type=__proto__')).toBeUndefined();
    expect(readCartChangePost('type=setQuantity&lineId=a&quantity=+2+&key=k')).toEqual({
      key: 'k',
      change: { type: 'setQuantity', lineId: 'a', quantity: 2 },
    });
  });

  it('settings of a shop are read field by field; what is wrong has its default', () => {
    // Stored settings may be anything, whatever their type says.
    const read = (shop: unknown) => readShopSettings({ shop: shop as ShopSettingsInput });
    fc.assert(fc.property(fc.anything(), (raw) => void read(raw)));
    expect(readShopSettings({})).toEqual(shopDefaults);
    expect(
      read({
        currencies: ['GBP', 'GBP', 'EUR'],
        rounding: 'halfEven',
        taxIncluded: 'yes',
        scarcityFrom: 1_000,
        country: 'DE',
      }),
    ).toEqual({
      ...shopDefaults,
      currencies: ['GBP', 'EUR'],
      totals: { ...shopDefaults.totals, rounding: 'halfEven' },
      country: 'DE',
    });
    expect(read({ currencies: ['XXX'] }).currencies).toEqual(['USD']);
  });

  it('[3.03c] the currency that the store selected is its own, before those of the shop', () => {
    const selected = (selectedCurrency: unknown, shop: ShopSettingsInput) =>
      readShopSettings({ context: { storeSettings: { selectedCurrency } }, shop }).currencies;
    expect(selected('CHF', {})).toEqual(['CHF', 'USD']);
    expect(selected('EUR', { currencies: ['GBP', 'EUR'] })).toEqual(['EUR', 'GBP']);
    expect(selected('XXX', { currencies: ['GBP'] })).toEqual(['USD', 'GBP']);
    expect(readShopSettings({ context: {}, shop: { currencies: ['GBP'] } }).currencies).toEqual([
      'GBP',
    ]);
  });

  it('[3.21m] the measures of the store are those that its context names, else those of the shop', () => {
    const measures = (standard: unknown) =>
      readShopSettings({
        context: { storeSettings: { measurementStandard: standard } },
        shop: { measurementStandard: 'metric' },
      }).measurementStandard;
    expect([measures(1), measures(2), measures(3), measures('x'), measures(undefined)]).toEqual([
      'imperial',
      'metric',
      'metric',
      'metric',
      'metric',
    ]);
  });

  it('[9.06b] payments in parts are told only where a way of paying has them', () => {
    const installments = { GBP: { minCents: 100, maxCents: 900 } };
    const card = { id: 'card', plug: 'stripe', method: 'online' } as const;
    const installmentsOf = (payments: ShopSettingsInput['payments']) =>
      readShopSettings({ shop: { installments, payments } }).installments;
    expect([installmentsOf([card]), installmentsOf(undefined)]).toEqual([{}, {}]);
    expect(installmentsOf([{ ...card, installments: true }])).toMatchObject({
      GBP: { payments: 4 },
    });
  });
});
