import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { findCart, insertCart, replaceCart } from '../shop/cart/carts';
import { spendCoupon } from '../shop/codes/coupons';
import { findGiftCards, insertGiftCards, moveGiftCard } from '../shop/codes/gift-cards';
import { releaseStock, reserveStock } from '../shop/stock/stock-hold';
import { createTestDatabase, hasPostgres } from '../testing/postgres-database';
import { addCheckouts, countPieces, goods, saveShop } from '../testing/shop-fixture';
import { ids, settings } from '../testing/site-fixture';
import { openStore } from './open-store';
import type { SiteStore } from './site-store';

describe('two servers on one SQLite file', () =>
  describeRaces(() => Promise.resolve({ remove: () => Promise.resolve() })));
describe.skipIf(!hasPostgres)('two servers on one PostgreSQL', () => {
  describeRaces(createTestDatabase);

  it('the control: who reads stock first and writes it afterwards sells pieces twice', async () => {
    await withStores(createTestDatabase, async (stores) => {
      const naive = (store: SiteStore) =>
        store.write(async (db) => {
          const { quantity } = await db
            .selectFrom('stock')
            .select('quantity')
            .where('product_id', '=', goods.jar)
            .where('variant_id', '=', 'large')
            .executeTakeFirstOrThrow();
          // Long enough for the other one to read it too.
          await sql`select pg_sleep(0.2)`.execute(db);
          await db
            .updateTable('stock')
            .set({ quantity: quantity - 1 })
            .where('product_id', '=', goods.jar)
            .where('variant_id', '=', 'large')
            .execute();
        });
      await Promise.all(stores.map(naive));
      expect((await countPieces(stores[0], goods.jar, 'large')).stock).toBe(2);
    });
  });
});

type Open = () => Promise<{ url?: string; remove(): Promise<void> }>;

async function withStores(
  open: Open,
  run: (stores: [SiteStore, SiteStore]) => Promise<void>,
): Promise<void> {
  const database = await open();
  const dataDir = await mkdtemp(join(tmpdir(), 'frontage-races-'));
  const openOne = () =>
    openStore({ dataDir, ...(database.url !== undefined && { databaseUrl: database.url }) });
  const stores: [SiteStore, SiteStore] = [await openOne(), await openOne()];
  await stores[0].saveSite({ id: ids.site, settings });
  await saveShop(stores[0]);
  await run(stores);
  await Promise.all(stores.map((store) => store.close()));
  await database.remove();
  await rm(dataDir, { recursive: true });
}

function describeRaces(open: Open): void {
  const pick = (stores: [SiteStore, SiteStore], index: number) => stores[index % 2 === 0 ? 0 : 1];
  const won = (results: readonly PromiseSettledResult<unknown>[]) =>
    results.filter(({ status }) => status === 'fulfilled').length;

  it('sell no piece twice: 200 buyers who want one or two things of 20, in opposite orders', async () => {
    await withStores(open, async (stores) => {
      await stores[0].setStock(ids.site, {
        productId: goods.jar,
        variantId: 'large',
        quantity: 20,
      });
      const buyers = await addCheckouts(stores[0], 200);
      const variants = ['small', 'large'].map((variantId) => ({
        productId: goods.jar,
        variantId,
        quantity: 1,
      }));
      const results = await Promise.allSettled(
        buyers.map((checkoutId, index) =>
          pick(stores, index).change((db) =>
            reserveStock(
              db,
              {
                siteId: ids.site,
                purchaseId: checkoutId,
                pieces: index % 4 < 2 ? variants : [...variants].reverse(),
                expiresAt: 1,
              },
              1,
            ),
          ),
        ),
      );
      expect(won(results)).toBe(20);
      for (const { variantId } of variants)
        expect(await countPieces(stores[0], goods.jar, variantId)).toEqual({ stock: 0, held: 20 });
      await Promise.all(
        buyers.map((id, index) => pick(stores, index + 1).change((db) => releaseStock(db, id))),
      );
      for (const { variantId } of variants)
        expect(await countPieces(stores[0], goods.jar, variantId)).toEqual({ stock: 20, held: 0 });
    });
  });

  it('release what a checkout holds once, when both do it', async () => {
    await withStores(open, async (stores) => {
      const [checkoutId = ''] = await addCheckouts(stores[0], 1);
      const pieces = [{ productId: goods.jar, variantId: 'small', quantity: 5 }];
      await Promise.all(
        stores.map((store) =>
          store.change((db) =>
            reserveStock(db, { siteId: ids.site, purchaseId: checkoutId, pieces, expiresAt: 1 }, 1),
          ),
        ),
      );
      expect(await countPieces(stores[0], goods.jar, 'small')).toEqual({ stock: 15, held: 5 });
      await Promise.all(stores.map((store) => store.change((db) => releaseStock(db, checkoutId))));
      expect(await countPieces(stores[0], goods.jar, 'small')).toEqual({ stock: 20, held: 0 });
    });
  });

  it('use a coupon as often as its owner allows, and overdraw no gift card', async () => {
    await withStores(open, async (stores) => {
      await stores[0].saveCoupon(ids.site, { code: 'FIVE', kind: 'shipping', usesLeft: 5 });
      await stores[0].write((db) =>
        insertGiftCards(
          db,
          [
            {
              id: 'card',
              siteId: ids.site,
              code: 'X'.repeat(28),
              currency: 'USD',
              cents: 1_000,
              cause: 'order',
            },
          ],
          1,
        ),
      );
      const used = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          pick(stores, index).write((db) => spendCoupon(db, ids.site, 'five')),
        ),
      );
      const paid = await Promise.allSettled(
        // Each cause reaches both.
        Array.from({ length: 40 }, (_, index) =>
          pick(stores, index).write((db) =>
            moveGiftCard(
              db,
              ids.site,
              { cardId: 'card', cents: -150, cause: `checkout:${Math.floor(index / 2)}` },
              { id: stores[0].createId(), now: 1 },
            ),
          ),
        ),
      );
      const entries = await stores[0].read.selectFrom('gift_card_entry').select('cents').execute();
      expect(used.filter(Boolean)).toHaveLength(5);
      expect(won(paid)).toBe(12);
      expect(entries).toHaveLength(7);
      expect((await findGiftCards(stores[1].read, ids.site, ['card']))[0]?.balanceCents).toBe(
        entries.reduce((sum, { cents }) => sum + cents, 0),
      );
    });
  });

  it('take one of two changes of the same state of a cart', async () => {
    await withStores(open, async (stores) => {
      const content = {
        currency: 'USD' as const,
        lines: [],
        couponCodes: [],
        giftCardIds: [],
        shippingId: '',
        location: null,
        changes: [],
      };
      await stores[0].write((db) =>
        insertCart(
          db,
          { id: 'cart', siteId: ids.site, tokenHash: 'hash', content },
          stores[0].now(),
        ),
      );
      const cart = await findCart(stores[0].read, ids.site, 'hash', stores[0].now());
      if (!cart) throw new Error('no cart');
      const taken = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          pick(stores, index).write((db) =>
            replaceCart(db, cart, { ...content, couponCodes: [`C${index}`] }, 1),
          ),
        ),
      );
      expect(taken.filter(Boolean)).toHaveLength(1);
    });
  });
}
