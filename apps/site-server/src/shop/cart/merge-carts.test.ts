import { maxQuantity } from '@frontage/commerce-model';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { goods, saveShop } from '../../testing/shop-fixture';
import { ids, settings, temporaryStore, type TemporaryStore } from '../../testing/site-fixture';
import type { StoredProduct } from '../catalogue/stored-product';
import { cartLimits } from './apply-cart-change';
import { findCartById, insertCart } from './carts';
import { mergeCarts, mergeContents } from './merge-carts';
import type { CartContent, CartLine, StoredCart } from './stored-cart';

const empty: CartContent = {
  currency: 'USD',
  lines: [],
  couponCodes: [],
  giftCardIds: [],
  shippingId: '',
  location: null,
  changes: [],
};
const line = (id: string, productId: string, variantId: string, quantity: number): CartLine => ({
  id,
  productId,
  variantId,
  quantity,
  seenCents: 100,
});

let opened: TemporaryStore;
let catalogue: Map<string, StoredProduct>;

beforeEach(async () => {
  opened = await temporaryStore();
  await opened.store.saveSite({ id: ids.site, settings });
  await saveShop(opened.store);
  catalogue = new Map(
    (await opened.store.products(ids.site, Object.values(goods))).map((product) => [
      product.product.id,
      product,
    ]),
  );
});
afterEach(() => opened.remove());

describe('a visitor’s cart and that of their account', () => {
  it('become one: the same thing is more of it, what is bought once stays one, codes of both count', () => {
    const memberCart = {
      ...empty,
      lines: [line('a', goods.jar, 'small', 2), line('b', goods.pattern, '', 1)],
      couponCodes: ['TEN'],
      shippingId: 'air',
    };
    const brought = {
      ...empty,
      lines: [
        line('c', goods.jar, 'small', 3),
        line('d', goods.jar, 'large', 1),
        line('e', goods.pattern, '', 1),
      ],
      couponCodes: ['TEN', 'FIVE'],
      giftCardIds: ['g'],
      shippingId: 'ground',
    };
    expect(mergeContents(memberCart, brought, catalogue, 1)).toEqual({
      leftOut: 0,
      content: {
        ...empty,
        lines: [
          line('a', goods.jar, 'small', 5),
          line('b', goods.pattern, '', 1),
          line('d', goods.jar, 'large', 1),
        ],
        couponCodes: ['TEN', 'FIVE'],
        giftCardIds: ['g'],
        shippingId: 'air',
      },
    });
  });

  it('keep the currency of the account’s, unless there is nothing in it; prices seen in another are forgotten', () => {
    const memberCart = {
      ...empty,
      currency: 'EUR' as const,
      lines: [line('a', goods.jar, 'small', 1)],
    };
    const brought = { ...empty, lines: [line('b', goods.jar, 'large', 1)] };
    expect(mergeContents(memberCart, brought, catalogue, 1).content).toMatchObject({
      currency: 'EUR',
      lines: [{ seenCents: 100 }, { seenCents: null }],
    });
    expect(
      mergeContents({ ...memberCart, lines: [] }, brought, catalogue, 1).content,
    ).toMatchObject({
      currency: 'USD',
      lines: [{ seenCents: 100 }],
    });
  });

  it('lose nothing but what finds no room, and no line is more than one may buy at a time', () => {
    const variants = fc.constantFrom<readonly [string, string]>(
      [goods.jar, 'small'],
      [goods.jar, 'large'],
      [goods.course, 'seat'],
      [goods.gift, 'fifty'],
    );
    const lines = (prefix: string) =>
      fc
        .uniqueArray(fc.tuple(variants, fc.integer({ min: 1, max: maxQuantity })), {
          selector: ([[, variantId]]) => variantId,
        })
        .map((all) =>
          all.map(([[productId, variantId], quantity], index) =>
            line(`${prefix}${index}`, productId, variantId, quantity),
          ),
        );
    fc.assert(
      fc.property(lines('a'), lines('b'), (memberLines, brought) => {
        const { content, leftOut } = mergeContents(
          { ...empty, lines: memberLines },
          { ...empty, lines: brought },
          catalogue,
          1,
        );
        const sum = (variantId: string) =>
          [...memberLines, ...brought]
            .filter((line) => line.variantId === variantId)
            .reduce((sum, { quantity }) => sum + quantity, 0);
        expect(leftOut).toBe(0);
        expect(new Set(content.lines.map(({ variantId }) => variantId)).size).toBe(
          content.lines.length,
        );
        const largest = (variantId: string) =>
          Math.max(
            ...[...memberLines, ...brought]
              .filter((line) => line.variantId === variantId)
              .map(({ quantity }) => quantity),
          );
        // What there is of each; more of it stays where one of the carts had more already.
        const stocks: Record<string, number> = { small: 20, large: 3 };
        for (const { variantId, quantity } of content.lines) {
          const most = Math.max(stocks[variantId] ?? Infinity, largest(variantId));
          expect(quantity).toBe(Math.min(maxQuantity, sum(variantId), most));
        }
      }),
    );
    const full = Array.from({ length: cartLimits.lines }, (_, index) =>
      line(`l${index}`, 'gone', `v${index}`, 1),
    );
    const { content, leftOut } = mergeContents(
      { ...empty, lines: full },
      { ...empty, lines: [line('x', goods.jar, 'small', 1)] },
      catalogue,
      1,
    );
    expect([content.lines.length, leftOut]).toEqual([cartLimits.lines, 1]);
  });

  it('keep what is bought once apart from its plan', () => {
    const once = { ...line('b', goods.tea, 'box', 1), isOnce: true };
    const { content } = mergeContents(
      { ...empty, lines: [line('a', goods.tea, 'box', 1)] },
      { ...empty, lines: [once] },
      catalogue,
      1,
    );
    expect(content.lines).toMatchObject([
      { id: 'a', quantity: 1 },
      { id: 'b', quantity: 1, isOnce: true },
    ]);
  });

  it('are stored as one, once: of two sign-ins at the same moment the second is told to look again', async () => {
    const { store } = opened;
    const add = async (id: string, content: CartContent): Promise<StoredCart> => {
      await store.write((db) =>
        insertCart(db, { id, siteId: ids.site, tokenHash: id, content }, 1),
      );
      const cart = await findCartById(store.read, ids.site, id);
      if (!cart) throw new Error('no cart');
      return cart;
    };
    const from = await add('visitor', { ...empty, lines: [line('a', goods.jar, 'small', 2)] });
    const into = await add('account', { ...empty, lines: [line('b', goods.jar, 'small', 1)] });
    expect(
      await Promise.all([
        mergeCarts(store, { id: ids.site }, { from, into }),
        mergeCarts(store, { id: ids.site }, { from, into }),
      ]),
    ).toEqual([{ leftOut: 0 }, undefined]);
    expect((await findCartById(store.read, ids.site, 'account'))?.content.lines).toMatchObject([
      { id: 'b', quantity: 3 },
    ]);
    expect((await findCartById(store.read, ids.site, 'visitor'))?.content.lines).toEqual([]);
  });
});
