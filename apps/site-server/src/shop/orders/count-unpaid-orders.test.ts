import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../store/database';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { ids } from '../../testing/site-fixture';
import { countUnpaidOrders } from './count-unpaid-orders';

let shop: ShopServer;

beforeEach(async () => {
  shop = await shopServer();
});
afterEach(() => shop.remove());

/** Records the queries of a database. */
function recorder(): { plugin: KyselyPlugin; queries: RootOperationNode[] } {
  const queries: RootOperationNode[] = [];
  return {
    queries,
    plugin: {
      transformQuery({ node }) {
        queries.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    },
  };
}

/** How SQLite finds the rows of a query, a line for each table. */
async function planOf(db: Database, query: RootOperationNode): Promise<string[]> {
  const { queryId } = db.selectFrom('site').compile();
  const { sql, parameters } = db.getExecutor().compileQuery(query, queryId);
  const values = parameters.map(() => 1);
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, values),
  );
  return rows.map(({ detail }) => detail).filter((detail) => detail.includes('shop_order'));
}

it('what somebody has not paid is found by them, however many orders others have', async () => {
  const { read, kind, now } = shop.store;
  const { plugin, queries } = recorder();
  const buyer = { siteId: ids.site, email: 'ada@example.org', visitor: 'network' };
  expect(await countUnpaidOrders(read.withPlugin(plugin), buyer, now())).toEqual({
    ofEmail: { orders: 0, pieces: 0 },
    ofVisitor: { orders: 0, pieces: 0 },
  });
  if (kind !== 'sqlite') return;
  // Those before are its parts, as it was built.
  const query = queries.at(-1);
  expect(query && (await planOf(read, query))).toEqual([
    expect.stringContaining('(site_id=? AND buyer_key=?)'),
    expect.stringContaining('(site_id=? AND visitor=?)'),
  ]);
});
