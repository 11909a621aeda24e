import { expect, it } from 'vitest';
import { findCoupons, returnCoupon, spendCoupon } from '../shop/codes/coupons';
import {
  findGiftCard,
  findGiftCards,
  insertGiftCards,
  moveGiftCard,
} from '../shop/codes/gift-cards';
import { createGiftCode } from '../shop/codes/gift-codes';
import { ids } from '../testing/site-fixture';
import type { SiteStore } from './site-store';

/** The contract of stores for coupons and gift cards. */
export function describeCodes(store: () => SiteStore): void {
  const spend = () => store().write((db) => spendCoupon(db, ids.site, 'seven'));

  it('a coupon is used no more often than its owner allows, in whatever case it is written', async () => {
    await store().saveCoupon(ids.site, {
      code: 'Seven',
      kind: 'percent',
      ratePerMillion: 100_000,
      usesLeft: 7,
    });
    const done = await Promise.all(Array.from({ length: 50 }, spend));
    expect(done.filter(Boolean)).toHaveLength(7);
    expect(await findCoupons(store().read, ids.site, ['SEVEN', 'seven', 'eight'])).toMatchObject([
      { code: 'Seven', usesLeft: 0 },
    ]);
    await store().write((db) => returnCoupon(db, ids.site, 'SEVEN'));
    expect(await Promise.all([spend(), spend()])).toEqual([true, false]);
    expect(await findCoupons(store().read, 'another', ['seven'])).toEqual([]);
  });

  it('a coupon without an end stays one, also when a use is given back', async () => {
    await store().saveCoupon(ids.site, { code: 'seven', kind: 'shipping' });
    expect(await spend()).toBe(true);
    await store().write((db) => returnCoupon(db, ids.site, 'seven'));
    expect(await findCoupons(store().read, ids.site, ['seven'])).toMatchObject([
      { usesLeft: null },
    ]);
    await expect(store().saveCoupon(ids.site, { code: 'a b', kind: 'percent' })).rejects.toThrow(
      'not a coupon',
    );
  });

  it('a gift card is never overdrawn, and its balance is the sum of its entries', async () => {
    const code = createGiftCode((size) => Uint8Array.from({ length: size }, (_, index) => index));
    expect(code).toMatch(/^(\w{4}-){6}\w{4}$/);
    await store().write((db) =>
      insertGiftCards(
        db,
        [{ id: 'card', siteId: ids.site, code, currency: 'USD', cents: 10_000, cause: 'order:1' }],
        1,
      ),
    );
    const pay = (cause: string, cents = -300) =>
      store().write((db) =>
        moveGiftCard(
          db,
          ids.site,
          { cardId: 'card', cents, cause },
          { id: store().createId(), now: 2 },
        ),
      );
    const paid = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) => pay(`checkout:${index}`)),
    );
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(33);
    await pay('checkout:0');
    await pay('refund:0', 300);
    await pay('refund:0', 300);
    const entries = await store().read.selectFrom('gift_card_entry').select('cents').execute();
    const [card] = await findGiftCards(store().read, ids.site, ['card']);
    expect(card?.balanceCents).toBe(400);
    expect(entries.reduce((sum, { cents }) => sum + cents, 0)).toBe(400);
  });

  it('a gift card is found by its code on its own site, however it is typed, and its code is nowhere in the store', async () => {
    const code = createGiftCode((size) => Uint8Array.from({ length: size }, () => 7));
    await store().write((db) =>
      insertGiftCards(
        db,
        [{ id: 'card', siteId: ids.site, code, currency: 'EUR', cents: 500, cause: 'order:1' }],
        1,
      ),
    );
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect(await findGiftCard(store().read, ids.site, typed)).toMatchObject({
      id: 'card',
      lastFour: code.slice(-4),
      balanceCents: 500,
      currency: 'EUR',
    });
    expect(await findGiftCard(store().read, 'another', code)).toBeUndefined();
    const foreign = store().write((db) =>
      moveGiftCard(db, 'another', { cardId: 'card', cents: -1, cause: 'x' }, { id: 'x', now: 1 }),
    );
    await expect(foreign).rejects.toThrow('less on it');
    const rows = JSON.stringify(await store().read.selectFrom('gift_card').selectAll().execute());
    expect(rows).not.toContain(code.replaceAll('-', ''));
    expect(rows).not.toContain(code);
  });
}
