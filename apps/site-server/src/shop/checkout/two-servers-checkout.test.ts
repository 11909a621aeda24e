import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buyerFields, checkoutVisitor } from '../../testing/checkout-visitor';
import { hasPostgres } from '../../testing/postgres-database';
import type { ScriptedPlug } from '../../testing/scripted-plug';
import { countPieces, goods } from '../../testing/shop-fixture';
import { ids } from '../../testing/site-fixture';
import { startTwoServers, type TwoServers } from '../../testing/two-servers';
import { listOrdersAfter } from '../orders/orders';

describe.skipIf(!hasPostgres)('two servers of a shop on one PostgreSQL', () => {
  let two: TwoServers;
  let servers: TwoServers['servers'];
  let plug: ScriptedPlug;

  beforeEach(async () => {
    two = await startTwoServers();
    ({ servers, plug } = two);
  });
  afterEach(() => two.remove());

  /** A buyer whose requests both servers answer in turn: a checkout belongs to one browser. */
  function buyerOfBoth() {
    let count = 0;
    const [first, second] = servers;
    return checkoutVisitor({
      ...first,
      inject: (request) => (count++ % 2 === 0 ? first : second).inject(request),
    });
  }

  const orders = () => listOrdersAfter(servers[0].store.read, ids.site, 0, 1_000);

  it(
    'pay a checkout once that is paid on both at the same moment',
    { timeout: 120_000 },
    async () => {
      for (let time = 1; time <= 10; time += 1) {
        const buyer = buyerOfBoth();
        await buyer.add(goods.course, 'seat');
        const address = await buyer.checkout();
        await buyer.post(address, buyerFields);
        const { cart } = await buyer.view(address);
        const fields = { ...buyerFields, do: 'pay', priceHash: cart.priceHash, attempt: '0' };
        const replies = await Promise.all([
          buyer.post(address, fields),
          buyer.post(address, fields),
          buyer.post(address, fields),
        ]);
        expect(replies.map(({ status }) => status)).toEqual([303, 303, 303]);
        expect([(await orders()).length, plug.asks.length]).toEqual([time, time]);
      }
    },
  );

  it(
    'pay for what was judged alone, whatever another server is told at the same moment',
    { timeout: 120_000 },
    async () => {
      for (let time = 1; time <= 10; time += 1) {
        const buyer = buyerOfBoth();
        await buyer.add(goods.jar, 'small');
        const address = await buyer.checkout();
        await buyer.post(address, buyerFields);
        const { cart } = await buyer.view(address);
        const pay = () =>
          buyer.post(address, { do: 'pay', priceHash: cart.priceHash, attempt: '0' });
        // Nothing is shipped there.
        const move = () =>
          buyer.post(address, { ...buyerFields, country: 'FR', postalCode: '75001' });
        await Promise.all(time % 2 === 0 ? [pay(), move()] : [move(), pay()]);
        const placed = await orders();
        expect(placed.map(({ content }) => content.address?.country)).toEqual(
          placed.map(() => 'US'),
        );
        expect(plug.asks).toHaveLength(placed.length);
      }
    },
  );

  it('sell 20 pieces to 20 of 60 buyers who come to both', { timeout: 120_000 }, async () => {
    const buyers = Array.from({ length: 60 }, (_, index) =>
      checkoutVisitor(servers[index % 2 === 0 ? 0 : 1]),
    );
    const ready: { pay: () => Promise<{ status: number }> }[] = [];
    for (const visitor of buyers) {
      await visitor.add(goods.jar, 'small');
      const address = await visitor.checkout();
      await visitor.post(address, buyerFields);
      const { cart } = await visitor.view(address);
      ready.push({
        pay: () =>
          visitor.post(address, {
            ...buyerFields,
            do: 'pay',
            priceHash: cart.priceHash,
            attempt: '0',
          }),
      });
    }
    const statuses = (await Promise.all(ready.map(({ pay }) => pay()))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(20);
    expect(statuses.filter((status) => status === 409)).toHaveLength(40);
    expect(await countPieces(servers[0].store, goods.jar, 'small')).toEqual({ stock: 0, held: 0 });
    expect(new Set((await orders()).map(({ number }) => number)).size).toBe(20);
  });
});
