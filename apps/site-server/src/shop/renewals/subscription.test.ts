import type { OrderView } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { listMails } from '../../testing/list-mails';
import { host } from '../../testing/server-fixture';
import { goods } from '../../testing/shop-fixture';
import { deskOf, shopServer, shopSettings, type ShopServer } from '../../testing/shop-server';
import { shownView } from '../../testing/shown-view';
import { ids, settings } from '../../testing/site-fixture';
import { renewalPatience, renewalWaits } from './driver/step-renewal';

const day = 24 * 60 * 60 * 1000;

let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());
const mails = () => listMails(shop.store);

const orderView = async (address: string) => shownView<OrderView>(await buyer.get(address));

describe('a subscription', () => {
  const states = () =>
    shop.store.read.selectFrom('subscription').select(['state', 'period', 'attempt']).execute();
  const renew = async () => {
    const { renewals, refunds } = deskOf(shop);
    while (await renewals.renewOne()) continue;
    await refunds.run();
  };

  it('is renewed once for each period, by however many servers, without the shipping of the first order', async () => {
    const address = await buyer.buy(goods.tea, 'box');
    await renew();
    expect(shop.plug.asks.map(({ cents }) => cents)).toEqual([3_250]);
    shop.advance(31 * day);
    await Promise.all([renew(), renew(), renew()]);
    expect(shop.plug.asks.map(({ cents }) => cents)).toEqual([3_250, 2_750]);
    expect(await orderView(address)).toMatchObject({
      subscriptions: [
        { title: 'Tea club', state: 'active', cents: 2_750, nextAt: Date.UTC(2026, 2, 1) },
      ],
    });
    expect((await mails()).slice(2).map(({ subject }) => subject)).toEqual([
      'Tea club has been renewed: order 1002',
      'Order 1002: US$27.50',
    ]);
  });

  it('is ended by its buyer with a button, and never renewed again', async () => {
    const address = await buyer.buy(goods.tea, 'box');
    const [subscription] = (await orderView(address)).subscriptions;
    expect(
      (await buyer.post(address, { cancelSubscription: subscription?.id ?? '' })).headers.location,
    ).toBe(address);
    await buyer.post(address, { cancelSubscription: subscription?.id ?? '' });
    expect((await orderView(address)).subscriptions).toMatchObject([
      { state: 'canceled', nextAt: null },
    ]);
    expect(
      (await mails())
        .map(({ recipient, subject }) => [recipient, subject])
        .filter(([, subject]) => subject?.includes('cancelled')),
    ).toEqual([
      ['ada@example.com', 'Tea club has been cancelled'],
      ['owner@studio.example', 'Tea club from order 1001 has been cancelled'],
    ]);
    shop.advance(40 * day);
    await renew();
    expect(shop.plug.asks).toHaveLength(1);
  });

  it('that is declined is tried again, then paused, and its buyer hears of each', async () => {
    await buyer.buy(goods.tea, 'box');
    shop.plug.next = 'declined';
    shop.advance(31 * day);
    for (const wait of [...renewalWaits, 30 * day]) {
      await renew();
      shop.advance(wait);
    }
    await renew();
    expect(await states()).toEqual([{ state: 'paused', period: 1, attempt: 4 }]);
    expect(shop.plug.asks).toHaveLength(1 + 4);
    expect((await mails()).slice(2).map(({ subject }) => subject)).toEqual([
      ...Array.from({ length: 3 }, () => 'Tea club could not be renewed'),
      'Tea club is paused',
      'Tea club from order 1001 is paused',
    ]);
  });

  it('that needs its buyer asks them by mail; paid there, it is renewed by the webhook, and money that comes too late goes back', async () => {
    shop.plug.keeps = false;
    await buyer.buy(goods.tea, 'box');
    shop.plug.next = 'actionNeeded';
    shop.advance(31 * day);
    await renew();
    const first = shop.plug.asks[1]?.key ?? '';
    expect((await mails()).at(-1)?.text_body).toContain(`https://pay.example/${first}`);
    shop.advance(renewalPatience);
    await renew();
    expect(await states()).toEqual([{ state: 'active', period: 1, attempt: 1 }]);
    shop.advance(renewalWaits[0] ?? 0);
    await renew();
    const second = shop.plug.asks[2]?.key ?? '';
    for (const key of [second, second, first]) {
      shop.plug.settle(key, true);
      await shop.server.inject({
        method: 'POST',
        url: '/api/commerce/webhook/test',
        headers: { host: 'studio.example', 'content-type': 'text/plain' },
        payload: shop.plug.news(key),
      });
    }
    await renew();
    expect(await states()).toEqual([{ state: 'active', period: 2, attempt: 0 }]);
    expect(shop.plug.refunds.map(({ paymentId, cents }) => [paymentId, cents])).toEqual([
      [`pay-${first}`, 2_750],
    ]);
  });

  it('whose buyer pays what failed is led back to where they came from, where nobody has said the address of the shop', async () => {
    await shop.store.saveSite({ id: ids.site, settings: { ...settings, shop: shopSettings } });
    const address = await buyer.buy(goods.tea, 'box');
    shop.plug.next = 'declined';
    shop.advance(31 * day);
    await renew();
    shop.plug.next = 'actionNeeded';
    const [subscription] = (await orderView(address)).subscriptions;
    await buyer.post(`${address}/renewal`, { payRenewal: subscription?.id ?? '' });
    expect(shop.plug.asks.at(-1)).toMatchObject({
      returnUrl: `http://${host}${address}/renewal?subscription=${subscription?.id ?? ''}`,
      cancelUrl: `http://${host}${address}`,
    });
  });

  it('is left as it is while the provider is down', async () => {
    await buyer.buy(goods.tea, 'box');
    shop.advance(31 * day);
    shop.plug.next = 'down';
    await renew();
    expect(await states()).toEqual([{ state: 'active', period: 1, attempt: 0 }]);
    shop.plug.next = 'paid';
    shop.advance(16 * 60_000);
    await renew();
    expect(await states()).toEqual([{ state: 'active', period: 2, attempt: 0 }]);
  });
});
