import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSiteServer } from '../../app/create-site-server';
import { openStore } from '../../app/open-store';
import type { SiteStore } from '../../app/site-store';
import { checkoutVisitor } from '../../testing/checkout-visitor';
import { createTestDatabase, hasPostgres } from '../../testing/postgres-database';
import { createScriptedPlug, type ScriptedPlug } from '../../testing/scripted-plug';
import { host, plainRenderer } from '../../testing/server-fixture';
import { countPieces, goods, saveShop } from '../../testing/shop-fixture';
import { deskOf, shopSettings } from '../../testing/shop-server';
import { ids, settings } from '../../testing/site-fixture';
import { cancelOrder } from './cancel-order';
import { listOrdersAfter } from './orders';
import { refundPieces } from './refund-pieces';
import { testKeys } from '../../testing/test-keys';

const day = 24 * 60 * 60 * 1000;

/** Two stores on one database, with a shop that somebody can buy in. */
interface TwoServers {
  readonly stores: readonly [SiteStore, SiteStore];
  readonly plug: ScriptedPlug;
  /** Buys in turn at one server and the other. */
  buy(count: number, productId: string, variantId: string, payment: string): Promise<void>;
  /** Moves both clocks. */
  advance(ms: number): void;
}

async function withTwoServers(
  open: () => Promise<{ url?: string; remove(): Promise<void> }>,
  run: (two: TwoServers) => Promise<void>,
): Promise<void> {
  const database = await open();
  const dataDir = await mkdtemp(join(tmpdir(), 'frontage-two-'));
  let time = Date.UTC(2026, 0, 1);
  const openOne = () =>
    openStore({
      dataDir,
      now: () => time,
      ...(database.url !== undefined && { databaseUrl: database.url }),
    });
  const stores = [await openOne(), await openOne()] as const;
  const plug = createScriptedPlug();
  await stores[0].saveSite({ id: ids.site, host, settings: { ...settings, shop: shopSettings } });
  await saveShop(stores[0]);
  const many = { cartChangesPerMinute: 1_000_000, codesPerMinute: 1_000_000 };
  const { plugs } = deskOf({ store: stores[0], plug });
  const servers = stores.map((store) =>
    createSiteServer({
      store,
      keys: testKeys,
      cacheDir: dataDir,
      renderPage: plainRenderer,
      logLevel: 'silent',
      paymentPlugs: plugs,
      ...many,
    }),
  );
  await run({
    stores,
    plug,
    advance: (ms) => void (time += ms),
    async buy(count, productId, variantId, payment) {
      for (let index = 0; index < count; index += 1) {
        const server = servers[index % 2];
        if (!server) return;
        const visitor = checkoutVisitor(server);
        await visitor.add(productId, variantId);
        await visitor.pay(await visitor.checkout(), { payment });
      }
    },
  });
  await Promise.all(servers.map((server) => server.close()));
  await database.remove();
  await rm(dataDir, { recursive: true });
}

function describeOrders(open: Parameters<typeof withTwoServers>[0]): void {
  const ordersOf = ({ stores }: TwoServers) => listOrdersAfter(stores[0].read, ids.site, 0, 1_000);
  /** Both servers at once, each thing on each of them. */
  const both = <Thing>(
    { stores }: TwoServers,
    things: readonly Thing[],
    act: (store: SiteStore, item: Thing) => Promise<unknown>,
  ) => Promise.allSettled(things.flatMap((item) => stores.map((store) => act(store, item))));
  const done = (results: readonly PromiseSettledResult<unknown>[]) =>
    results.filter(({ status }) => status === 'fulfilled').length;

  it('renew each subscription once', { timeout: 120_000 }, async () => {
    await withTwoServers(open, async (two) => {
      await two.buy(6, goods.tea, 'box', 'card');
      two.advance(31 * day);
      const round = async (store: SiteStore) => {
        const { renewals } = deskOf({ store, plug: two.plug });
        while (await renewals.renewOne()) continue;
      };
      await Promise.all([...two.stores, ...two.stores].map(round));
      const orders = await ordersOf(two);
      expect([
        two.plug.asks.length,
        orders.length,
        new Set(orders.map(({ number }) => number)).size,
        two.plug.refunds.length,
      ]).toEqual([12, 12, 12, 0]);
      expect(
        new Set(
          orders.flatMap(({ renewal }) =>
            renewal ? [`${renewal.subscriptionId} ${renewal.period}`] : [],
          ),
        ).size,
      ).toBe(6);
    });
  });

  it(
    'cancel each order once, whoever does it: the owner on both, and the workers of both',
    { timeout: 120_000 },
    async () => {
      await withTwoServers(open, async (two) => {
        await two.buy(6, goods.jar, 'small', 'transfer');
        two.advance(15 * day);
        const { links } = deskOf({ store: two.stores[0], plug: two.plug });
        const workers = two.stores.map((store) =>
          deskOf({ store, plug: two.plug }).unpaidOrders.run(),
        );
        await both(two, await ordersOf(two), (store, { id }) =>
          cancelOrder(store, links, id, 'owner'),
        );
        await Promise.all(workers);
        expect((await ordersOf(two)).map(({ paymentState }) => paymentState)).toEqual(
          Array.from({ length: 6 }, () => 'canceled'),
        );
        expect(await countPieces(two.stores[0], goods.jar, 'small')).toEqual({
          stock: 20,
          held: 0,
        });
        expect(
          (await two.stores[0].mails(ids.site)).filter(
            ({ to, subject }) => to === 'ada@example.com' && subject.endsWith('has been cancelled'),
          ),
        ).toHaveLength(6);
      });
    },
  );

  it('give each order back once', { timeout: 120_000 }, async () => {
    await withTwoServers(open, async (two) => {
      await two.buy(6, goods.jar, 'small', 'card');
      const { links } = deskOf({ store: two.stores[0], plug: two.plug });
      const results = await both(two, await ordersOf(two), (store, { id, refundable }) =>
        refundPieces(store, links, id, {
          key: store.createId(),
          quantities: Object.fromEntries(refundable.lines.map((line) => [line.id, line.quantity])),
          shipping: true,
        }),
      );
      await Promise.all(two.stores.map((store) => deskOf({ store, plug: two.plug }).refunds.run()));
      expect([
        done(results),
        two.plug.refunds.length,
        await countPieces(two.stores[0], goods.jar, 'small'),
      ]).toEqual([6, 6, { stock: 20, held: 0 }]);
    });
  });
}

describe('two servers of a shop on one SQLite file', () =>
  describeOrders(() => Promise.resolve({ remove: () => Promise.resolve() })));
describe.skipIf(!hasPostgres)('two servers of a shop on one PostgreSQL', () =>
  describeOrders(createTestDatabase),
);
