import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteServer } from '../../app/create-site-server';
import { findOrderByNumber } from '../../shop/orders/orders';
import { checkoutVisitor } from '../../testing/checkout-visitor';
import { hasPostgres } from '../../testing/postgres-database';
import { countPieces, goods } from '../../testing/shop-fixture';
import { deskOf } from '../../testing/shop-server';
import { shopper } from '../../testing/shopper';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids } from '../../testing/site-fixture';
import { startTwoServers, type TwoServers } from '../../testing/two-servers';

describe.skipIf(!hasPostgres)('two servers of a shop on one PostgreSQL', () => {
  let two: TwoServers;
  beforeEach(async () => {
    two = await startTwoServers();
  });
  afterEach(() => two.remove());

  /** Buys three small jars, and opens the order's refund on both servers. */
  async function openRefund(number: number) {
    const { servers, store } = two;
    const buyer = checkoutVisitor(servers[0]);
    await buyer.add(goods.jar, 'small', 3);
    expect((await buyer.pay(await buyer.checkout())).status).toBe(303);
    const account = await addAccount(store, ['storeManager'], `m-${number}@studio.example`);
    const open = async (server: SiteServer) => {
      const browser = shopper(server);
      const [name = '', value = ''] = (await signIn(store, account)).split('=');
      browser.cookies.set(name, value);
      return browser;
    };
    const browsers = [await open(servers[0]), await open(servers[1])] as const;
    const path = `/config/orders/${number}/refund`;
    /** What the button of a preview would send. */
    const fieldsOf = async (query: string) => {
      const { text } = await browsers[0].get(`${path}?step=preview&${query}`);
      const inputs = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
      return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
    };
    const send = (first: Record<string, string>, second: Record<string, string>) =>
      Promise.all([browsers[0].post(path, first), browsers[1].post(path, second)]);
    const refunds = async () =>
      (await findOrderByNumber(store.read, ids.site, number))?.refunds.map(({ cents }) => cents);
    return { fieldsOf, send, refunds };
  }

  const stock = async () => (await countPieces(two.store, goods.jar, 'small')).stock;

  it('make a refund once that is sent to both at the same moment', async () => {
    for (const number of [1_001, 1_002, 1_003]) {
      const { fieldsOf, send, refunds } = await openRefund(number);
      const before = await stock();
      const sent = await fieldsOf('pieces-0=2&restock=on');
      const answers = await send(sent, sent);
      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      expect([await refunds(), await stock()]).toEqual([[8_800], before + 2]);
    }
    await deskOf(two).refunds.run();
    expect(two.plug.refunds.map(({ cents }) => cents)).toEqual([8_800, 8_800, 8_800]);
  });

  it('make one of two that differ; the other is told that the order has changed', async () => {
    for (const number of [1_001, 1_002, 1_003]) {
      const { fieldsOf, send, refunds } = await openRefund(number);
      const [all, some] = [await fieldsOf('all=on'), await fieldsOf('sum=100')];
      const answers = await send(all, some);
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
      expect(await refunds()).toHaveLength(1);
    }
  });
});
