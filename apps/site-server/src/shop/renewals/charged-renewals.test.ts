import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteStore } from '../../app/site-store';
import { renewalShop, type RenewalProvider, type RenewalShop } from '../../testing/renewal-shop';
import { ids } from '../../testing/site-fixture';
import { listOrdersAfter } from '../orders/orders';
import { renewalKey } from './renewal-key';

const day = 24 * 60 * 60 * 1000;

let world: RenewalShop;
afterEach(() => world.remove());

const orders = () => listOrdersAfter(world.shop.store.read, ids.site, 0, 1_000);
const subscription = () =>
  world.shop.store.read.selectFrom('subscription').selectAll().executeTakeFirstOrThrow();
const keyOf = async (attempt: number, period = 2) =>
  renewalKey({ subscriptionId: (await subscription()).id, period, attempt });
const mails = async (to = 'ada@example.com') =>
  world.shop.store.read
    .selectFrom('outbox')
    .select(['subject', 'text_body'])
    .where('recipient', '=', to)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

describe.each<RenewalProvider>(['test', 'stripe'])('a subscription that is paid at %s', (id) => {
  beforeEach(async () => {
    world = await renewalShop(id);
  });

  it('is charged without its buyer on the day, once, by however many servers', async () => {
    const address = await world.subscribe();
    world.advance(31 * day);
    await Promise.all([world.renew(), world.renew(), world.renew()]);
    const [first, second] = await orders();
    expect(second).toMatchObject({ number: 1_002, paymentState: 'paid', renewal: { period: 2 } });
    expect(await world.provider.payments(await keyOf(0))).toEqual([
      { amount: 2_750, currency: 'USD', isPaid: true, refunded: 0 },
    ]);
    expect((await mails()).map(({ subject }) => subject).slice(1)).toEqual([
      'Tea club has been renewed: order 1002',
    ]);
    expect(await world.seen(address)).toMatchObject({
      state: 'active',
      method: { kind: 'card', lastFour: '4242' },
      isPastDue: false,
      nextAt: Date.UTC(2026, 2, 1),
    });
    // What was agreed to stands with the order, and says so.
    expect(first?.content.consent).toEqual({
      at: expect.any(Number),
      text: [
        'Then US$27.50 every month from 1 February 2026, until you cancel.',
        'Our payment service keeps your payment method, and we charge it on each of these dates.',
        'By placing this order you agree to this. You can cancel at any time on the page of your order.',
      ].join('\n'),
    });
    world.advance(31 * day);
    await world.renew();
    expect(await world.provider.payments(await keyOf(0, 3))).toMatchObject([{ isPaid: true }]);
  });

  it('that is a donation is charged on the day as well, though nothing of it is in stock', async () => {
    const address = await world.give();
    expect(await world.seen(address)).toMatchObject({ cents: 1_000, method: { lastFour: '4242' } });
    for (const period of [2, 3]) {
      world.advance(31 * day);
      await Promise.all([world.renew(), world.renew()]);
      expect(await world.provider.payments(await keyOf(0, period))).toEqual([
        { amount: 1_000, currency: 'USD', isPaid: true, refunded: 0 },
      ]);
    }
    expect(
      (await orders()).map(({ paymentState, renewal }) => [paymentState, renewal?.period]),
    ).toEqual([
      ['paid', undefined],
      ['paid', 2],
      ['paid', 3],
    ]);
    expect((await mails()).map(({ subject }) => subject).slice(1)).toEqual([
      'A new kiln has been renewed: order 1002',
      'A new kiln has been renewed: order 1003',
    ]);
  });

  it('keeps no card number, and forgets the method once it is over', async () => {
    const address = await world.subscribe();
    const dump = JSON.stringify([
      await subscription(),
      await world.shop.store.read.selectFrom('payment').selectAll().execute(),
    ]);
    expect(dump).not.toMatch(/\d{13,19}4242/);
    const { id: ended } = await world.seen(address);
    await world.buyer.post(address, { cancelSubscription: ended });
    expect(await subscription()).toMatchObject({ state: 'canceled', method: null });
    world.advance(31 * day);
    await world.renew();
    expect(await orders()).toHaveLength(1);
  });

  it.each([
    ['0341', 'We could not take'],
    ['0069', 'Your card has expired.'],
    ['3184', 'Your bank wants you to confirm the payment yourself.'],
  ])(
    'with card %s: its buyer hears why and where to pay, it is tried again after 1, 3 and 5 days, then paused, and the owner hears',
    async (card, reason) => {
      const address = await world.subscribe(card);
      world.advance(31 * day);
      for (const wait of [1, 3, 5, 30]) {
        await world.renew();
        world.advance(wait * day);
      }
      await world.renew();
      expect(await subscription()).toMatchObject({ state: 'paused', period: 1, attempt: 4 });
      const sentMails = (await mails()).slice(1);
      expect(sentMails.map(({ subject }) => subject)).toEqual([
        'Tea club could not be renewed',
        'Tea club could not be renewed',
        'Tea club could not be renewed',
        'Tea club is paused',
      ]);
      for (const { text_body } of sentMails) {
        expect(text_body).toContain(reason);
        expect(text_body).toContain(`${address}#order-subscriptions`);
      }
      expect((await mails('owner@studio.example')).at(-1)?.subject).toBe(
        'Tea club from order 1001 is paused',
      );
      for (const attempt of [0, 1, 2, 3])
        expect(await world.provider.payments(await keyOf(attempt))).toMatchObject([
          { isPaid: false },
        ]);
      expect(await orders()).toHaveLength(1);
    },
  );

  it('is charged once where the answer gets lost, and by nobody while the provider is down', async () => {
    await world.subscribe();
    world.advance(31 * day);
    await world.provider.line('down');
    await world.renew();
    await world.provider.line('losing');
    world.advance(20 * 60_000);
    await world.renew();
    expect(await orders()).toHaveLength(1);
    await world.provider.line('well');
    world.advance(20 * 60_000);
    await Promise.all([world.renew(), world.renew()]);
    expect(await orders()).toHaveLength(2);
    expect(await world.provider.payments(await keyOf(0))).toMatchObject([{ isPaid: true }]);
  });

  it.each([1, 2, 3, 4].flatMap((step) => [true, false].map((isKept) => [step, isKept] as const)))(
    'is charged once by a server that dies at write %i (kept: %s)',
    async (step, isKept) => {
      await world.subscribe();
      world.advance(31 * day);
      await world.renew(dying(world.shop.store, step, isKept)).catch(() => undefined);
      world.advance(20 * 60_000);
      await Promise.all([world.renew(), world.renew()]);
      await world.tell(await keyOf(0));
      await world.tell(await keyOf(0));
      expect(await orders()).toHaveLength(2);
      expect(await world.provider.payments(await keyOf(0))).toMatchObject([
        { isPaid: true, refunded: 0 },
      ]);
    },
  );

  it('gets another card on the page of its provider: what had failed is charged to it at once', async () => {
    const address = await world.subscribe('0341');
    world.advance(31 * day);
    await world.renew();
    expect(await world.seen(address)).toMatchObject({
      isPastDue: true,
      method: { lastFour: '0341' },
    });
    const page = await world.press(address, 'changeMethod');
    await world.provider.visit(page, 'approve', '4242');
    const key = await lastPage();
    const period = key.split(':')[2] ?? '';
    const back = `${address}/renewal?subscription=${(await subscription()).id}&asked=${period}`;
    expect((await world.buyer.get(back)).headers.location).toBe(`${address}#order-subscriptions`);
    expect(await world.seen(address)).toMatchObject({ method: { lastFour: '4242' } });
    await world.renew();
    expect(await orders()).toHaveLength(2);
    expect(await world.seen(address)).toMatchObject({ state: 'active', isPastDue: false });
    expect((await mails()).map(({ subject }) => subject)).toContain(
      'Your payment method for Tea club has been changed',
    );
  });

  it('hears of another card by the webhook alone as well, twice and late: the one that was asked for last counts', async () => {
    const address = await world.subscribe('0341');
    const first = await world.press(address, 'changeMethod');
    const firstKey = await lastPage();
    world.advance(60_000);
    const second = await world.press(address, 'changeMethod');
    const secondKey = await lastPage();
    await world.provider.visit(first, 'approve', '0069');
    await world.provider.visit(second, 'approve', '4242');
    for (const key of [secondKey, secondKey, firstKey]) await world.tell(key);
    expect(await world.seen(address)).toMatchObject({ method: { lastFour: '4242' } });
    const changed = (await mails()).filter(({ subject }) => subject.includes('has been changed'));
    expect(changed).toHaveLength(1);
  });

  it('that is paused is paid by its buyer on the page of the provider, and goes on with that card', async () => {
    const address = await world.subscribe('0341');
    world.advance(31 * day);
    for (const wait of [1, 3, 5, 60]) {
      await world.renew();
      world.advance(wait * day);
    }
    expect(await world.seen(address)).toMatchObject({ state: 'paused', isPastDue: true });
    const page = await world.press(address, 'payRenewal');
    expect(await world.press(address, 'payRenewal')).toBe(page);
    await world.provider.visit(page, 'approve', '4242');
    await world.buyer.get(`${address}/renewal?subscription=${(await subscription()).id}`);
    expect(await orders()).toHaveLength(2);
    const shown = await world.seen(address);
    expect(shown).toMatchObject({ state: 'active', method: { lastFour: '4242' } });
    // What went by while it was paused is not charged one after the other.
    await world.renew();
    expect(await orders()).toHaveLength(2);
    expect(shown.nextAt).toBeGreaterThan(world.shop.store.now());
    world.advance(31 * day);
    await world.renew();
    expect(await orders()).toHaveLength(3);
  });

  it('says so where the provider does not answer a buyer, and where there is nothing to pay', async () => {
    const address = await world.subscribe();
    const { id: named } = await world.seen(address);
    const send = async (button: string, value = named) =>
      world.buyer.post(`${address}/renewal`, { [button]: value });
    expect(await send('payRenewal')).toMatchObject({
      status: 409,
      text: expect.stringContaining('There is nothing to pay just now.'),
    });
    expect((await send('payRenewal', 'of-somebody-else')).status).toBe(400);
    await world.provider.line('down');
    expect(await send('changeMethod')).toMatchObject({
      status: 503,
      text: expect.stringContaining('The payment service is not responding'),
    });
    await world.provider.line('well');
    await world.buyer.post(address, { cancelSubscription: named });
    expect((await send('changeMethod')).status).toBe(409);
  });
});

/** The key of the page on which a method was named last: providers tell of it by that. */
async function lastPage(): Promise<string> {
  const { id } = await subscription();
  return `method:${id}:${world.shop.store.now()}`;
}

/** A server that dies: from its nth write on nothing is kept, or it never hears that it was. */
function dying(store: SiteStore, after: number, isKept: boolean): SiteStore {
  let writes = 0;
  return {
    ...store,
    async write(run) {
      writes += 1;
      if (writes > after || (writes === after && !isKept)) throw new Error('killed');
      const value = await store.write(run);
      if (writes >= after) throw new Error('killed');
      return value;
    },
  };
}
