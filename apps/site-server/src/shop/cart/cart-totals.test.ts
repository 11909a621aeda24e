import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addJar as jar, cartServer } from '../../testing/cart-server';
import type { TestServer } from '../../testing/server-fixture';
import { goods } from '../../testing/shop-fixture';
import { shopper, viewOf, type Shopper } from '../../testing/shopper';
import { ids } from '../../testing/site-fixture';
import { insertGiftCards } from '../codes/gift-cards';
import { createGiftCode } from '../codes/gift-codes';

let test: TestServer;
let buyer: Shopper;

beforeEach(async () => {
  test = await cartServer();
  buyer = shopper(test.server);
});
afterEach(() => test.remove());

describe('taxes, shipping and codes', () => {
  it('taxes and ways of shipping follow the place, at first that of the store', async () => {
    expect(viewOf(await buyer.change(jar)).cart.shippingOptions.map(({ id }) => id)).toEqual([
      'ground',
      'air',
    ]);
    await buyer.change({ type: 'chooseShipping', id: 'ground' });
    const inNewYork = viewOf(
      await buyer.change({ type: 'setLocation', country: 'us', region: 'ny', postalCode: '10001' }),
    );
    // 8.875 % of 40.00 and of 6.00.
    expect(inNewYork.totals).toMatchObject({
      shippingCostCents: 600,
      taxCents: 355 + 53,
      dueCents: 5_008,
    });
    await buyer.change({ type: 'chooseCurrency', currency: 'EUR' });
    const inGermany = viewOf(
      await buyer.change({ type: 'setLocation', country: 'DE', region: '', postalCode: '10115' }),
    );
    // The only method is chosen automatically.
    expect(inGermany.totals).toMatchObject({ shipping: { id: 'dhl', cents: 700 }, taxCents: 722 });
    expect(inGermany.countries).toEqual(['DE', 'US']);
  });

  it('the first way to a known place is chosen until another one is', async () => {
    const chosen = async (change: object) =>
      viewOf(await buyer.change(change)).cart.selectedShippingOption?.id;
    expect(await chosen(jar)).toBeUndefined();
    expect(
      await chosen({ type: 'setLocation', country: 'US', region: 'NY', postalCode: '10001' }),
    ).toBe('ground');
    expect(await chosen({ type: 'chooseShipping', id: 'air' })).toBe('air');
    expect(
      await chosen({ type: 'setLocation', country: 'US', region: 'NJ', postalCode: '07001' }),
    ).toBe('air');
  });

  it('a coupon counts while it does, and the cart says why it does not', async () => {
    const endsAt = test.store.now() + 10_000;
    await test.store.saveCoupon(ids.site, {
      code: 'TEN',
      kind: 'percent',
      ratePerMillion: 100_000,
      endsAt,
      amounts: { USD: { minSubtotalCents: 5_000 } },
    });
    await buyer.change(jar);
    const early = viewOf(await buyer.change({ type: 'addCode', code: ' ten ' }));
    expect(early.cart.invalidCoupons).toEqual([{ code: 'TEN', reason: 'minimum' }]);
    expect(viewOf(await buyer.change(jar)).totals.discountCents).toBe(800);
    expect((await buyer.change({ type: 'addCode', code: 'TEN' })).json).toEqual({
      errors: { code: 'This code is already applied.' },
    });
    test.advance(10_000);
    expect((await buyer.cart()).cart.invalidCoupons).toEqual([{ code: 'TEN', reason: 'expired' }]);
    expect(viewOf(await buyer.change({ type: 'removeCoupon', code: 'ten' })).cart.coupons).toEqual(
      [],
    );
    expect((await buyer.change({ type: 'addCode', code: 'TEN' })).json).toEqual({
      errors: { code: 'This code has expired.' },
    });
  });

  it('a coupon of an amount is worth nothing in a currency that it has none in', async () => {
    await test.store.saveCoupon(ids.site, {
      code: 'FIVE',
      kind: 'amount',
      amounts: { USD: { cents: 500 } },
    });
    await buyer.change(jar);
    expect(
      viewOf(await buyer.change({ type: 'addCoupon', code: 'FIVE' })).totals.discountCents,
    ).toBe(500);
    const inEuro = viewOf(await buyer.change({ type: 'chooseCurrency', currency: 'EUR' }));
    expect(inEuro.cart.invalidCoupons).toEqual([{ code: 'FIVE', reason: 'products' }]);
    expect(inEuro.totals.discountCents).toBe(0);
  });

  it('a gift card pays what it can, in its own currency', async () => {
    const code = createGiftCode(randomBytes);
    await test.store.write((db) =>
      insertGiftCards(
        db,
        [{ id: 'card', siteId: ids.site, code, currency: 'USD', cents: 3_000, cause: 'order' }],
        1,
      ),
    );
    await buyer.change({ type: 'add', productId: goods.course, variantId: 'seat', quantity: 1 });
    const view = viewOf(await buyer.change({ type: 'addCode', code: code.toLowerCase() }));
    expect(view.giftCards).toEqual([
      { id: 'card', lastFour: code.slice(-4), balanceCents: 3_000, usedCents: 3_000 },
    ]);
    expect(view.totals).toMatchObject({ grandTotalCents: 12_000, dueCents: 9_000 });
    expect((await buyer.change({ type: 'addGiftCard', code })).json).toEqual({
      errors: { code: 'This code is already applied.' },
    });
    const inEuro = viewOf(await buyer.change({ type: 'chooseCurrency', currency: 'EUR' }));
    expect(inEuro.giftCards).toEqual([]);
    await buyer.change({ type: 'removeGiftCard', id: 'card' });
    expect((await buyer.change({ type: 'addCode', code })).json).toEqual({
      errors: { code: expect.stringContaining('in USD') },
    });
    const empty = createGiftCode(randomBytes);
    await test.store.write((db) =>
      insertGiftCards(
        db,
        [{ id: 'empty', siteId: ids.site, code: empty, currency: 'EUR', cents: 0, cause: 'order' }],
        1,
      ),
    );
    expect((await buyer.change({ type: 'addGiftCard', code: empty })).json).toEqual({
      errors: { code: 'There is nothing left on this gift card.' },
    });
  });
});
