import { computeTotals } from '@frontage/commerce-model';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import '../../style.css';
import type { OrderLineView, OrderView } from '../../shop/order-view';
import { testCart } from '../../testing/test-shop';
import { Order } from './Order';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
});

const { cart } = testCart();
const shipped = {
  name: 'Ada Kiln',
  line1: '1 Quay',
  line2: '',
  city: 'Bremen',
  region: '',
  postalCode: '28195',
  country: 'DE',
  phone: '',
};
const plain: OrderLineView = {
  lineId: '',
  title: '',
  variantLabel: '',
  picture: null,
  slug: '',
  quantity: 1,
  unitCents: 0,
  plan: null,
  download: null,
  giftCardCodes: [],
  giftCardsHidden: 0,
};
const monthly = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 } as const;

/** Once a month, from a card. */
const charged = {
  plan: monthly,
  method: { kind: 'card', lastFour: '4242' },
  isOnline: true,
  isPastDue: false,
} as const;

/** An order of two things, one of them a file. */
function testOrder(over: Partial<OrderView> = {}): OrderView {
  return {
    token: 'tok',
    number: '1042',
    placedAt: Date.UTC(2026, 10, 21, 23, 30),
    timeZone: 'Europe/Berlin',
    email: 'ada@example.com',
    lines: cart.entries.map(({ id, title, quantity, unitCents }) => ({
      ...plain,
      lineId: id,
      title,
      quantity,
      unitCents,
    })),
    totals: computeTotals({ currency: 'USD', entries: cart.entries, now: 0 }),
    names: { taxes: {}, shipping: '', giftCards: {} },
    address: shipped,
    payment: {
      state: 'paid',
      method: 'online',
      note: '',
      refundedCents: 0,
      payBy: null,
      confirmBy: null,
    },
    shipment: { sentAt: null, trackingHref: '' },
    subscriptions: [],
    reviewHref: '',
    ...over,
  };
}

function show(over: Partial<OrderView> = {}, isConfirmation = false): HTMLElement {
  document.body.innerHTML = `<main>${renderToStaticMarkup(<Order id="o" view={testOrder(over)} locale="en-US" isConfirmation={isConfirmation} />)}</main>`;
  return document.body;
}

const section = (name: string): string =>
  document.querySelector(`[aria-labelledby="order-${name}"]`)?.textContent ?? '';
const violations = async (): Promise<string[]> =>
  (await axe.run(document.body)).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );

describe('order', () => {
  it('tells what was ordered, what it cost, and where it goes', async () => {
    show();
    expect(document.querySelector('h1')?.textContent).toBe('Order 1042');
    // By the clock of the store.
    expect(document.querySelector('header p')?.textContent).toBe('Placed on November 22, 2026');
    expect(section('items')).toMatch(/Moon jar\$48\.00.*Glaze book\$12\.50.*Total\$60\.50/);
    expect(
      [...document.querySelectorAll('address span')].map(({ textContent }) => textContent),
    ).toEqual(['Ada Kiln', '1 Quay', '28195 Bremen', 'Germany']);
    expect(section('delivery')).toContain('Not sent yet');
    expect(await violations()).toEqual([]);
  });

  it('[7.25a] the page that confirms it has its purchase for the gate, the page that tells how it stands has none', () => {
    show({}, true);
    const { totals } = testOrder();
    const marks = [...document.querySelectorAll('[data-block=pixel]')].map((mark) =>
      JSON.parse(mark.getAttribute('data-pixel') ?? ''),
    );
    expect(marks).toEqual([
      {
        name: 'Purchase',
        details: {
          orderNumber: '1042',
          pieces: totals.totalQuantity,
          valueCents: 6050,
          currency: 'USD',
        },
      },
    ]);
    show();
    expect(document.querySelector('[data-block=pixel]')).toBeNull();
  });

  const file = { name: 'glazes.pdf', bytes: 1, href: '/d', expiresAt: null, left: null };
  it.each([
    ['what is sent', {}, 'We will pack your order and email you when it is ready.'],
    [
      'what is still to be paid',
      {
        payment: {
          state: 'open',
          method: 'transfer',
          note: '',
          refundedCents: 0,
          payBy: null,
          confirmBy: null,
        },
      },
      'Please transfer $60.50 and quote order 1042.',
    ],
    [
      'files and codes',
      { shipment: null, lines: [{ ...plain, download: file, giftCardsHidden: 1 }] },
      'Your files are below. You can see your gift card codes below, now or later.',
    ],
    ['a donation', { shipment: null, lines: [plain] }, 'You do not need to do anything else.'],
  ] as const)('thanks on the page that confirms it, and tells of %s', async (_what, over, next) => {
    show(over, true);
    const words = [...document.querySelectorAll('header > *')].map(
      ({ textContent }) => textContent,
    );
    expect(words).toEqual([
      'Thank you for your order 1042.',
      'A confirmation is on its way to ada@example.com. Its link brings you back to this page.',
      next,
      'Placed on November 22, 2026',
    ]);
    expect(document.querySelector('h1')?.matches('[autofocus][tabindex="-1"]')).toBe(true);
    expect(await violations()).toEqual([]);
  });

  it('names who sold it, as a receipt does, where the shop says so', async () => {
    const seller = { name: 'Netloft Ltd', address: ['3 Quay', 'Tarn'], taxId: 'GB 1' };
    show({ seller });
    expect(section('seller')).toBe('Sold byNetloft Ltd3 QuayTarnVAT number: GB 1');
    show({ seller: { ...seller, email: 'shop@netloft.example' } });
    expect(document.querySelector('address a')?.getAttribute('href')).toBe(
      'mailto:shop@netloft.example',
    );
    const lines = document.querySelector<HTMLElement>('[aria-labelledby=order-seller] address');
    expect(lines?.innerText.split('\n')).toEqual([
      'Netloft Ltd',
      '3 Quay',
      'Tarn',
      'VAT number: GB 1',
      'Write to shop@netloft.example',
    ]);
    expect(await violations()).toEqual([]);
    show();
    expect(document.querySelector('#order-seller')).toBeNull();
  });

  it.each([
    [{ state: 'paid', method: 'online' }, 'Paid online on November 22, 2026.'],
    [{ state: 'paid', method: 'transfer' }, 'Paid by bank transfer.'],
    [{ state: 'paid', method: 'invoice' }, 'Paid by invoice.'],
    [{ state: 'paid', method: 'collection' }, 'Paid on collection.'],
    [
      { state: 'open', method: 'transfer', note: 'IBAN 1' },
      'Please transfer $60.50 and quote order 1042.IBAN 1',
    ],
    [{ state: 'open', method: 'invoice' }, 'We will send you an invoice for $60.50.'],
    [{ state: 'open', method: 'collection' }, 'You pay $60.50 when you collect your order.'],
    [
      { state: 'open', method: 'transfer', payBy: Date.UTC(2026, 11, 6), confirmBy: null },
      'Please transfer $60.50 and quote order 1042.We will keep it for you until December 6, 2026.',
    ],
    [
      {
        state: 'open',
        method: 'transfer',
        payBy: Date.UTC(2026, 11, 6),
        confirmBy: Date.UTC(2026, 10, 22, 13),
      },
      'Please transfer $60.50 and quote order 1042.Please confirm your order by November 22, 2026 at 2:00 PM: we sent a link to ada@example.com. After that the order will be cancelled, and its items go back on sale.',
    ],
    [
      { state: 'canceled', method: 'transfer', note: 'IBAN 1', payBy: 1, confirmBy: null },
      'This order was cancelled. There is nothing to pay.',
    ],
    [
      { state: 'canceled', method: 'transfer', refundedCents: 1_250 },
      'This order was cancelled. There is nothing to pay, and $12.50 is back on your gift card.',
    ],
    [
      { state: 'partlyRefunded', method: 'online', refundedCents: 1_250 },
      'Paid, with $12.50 refunded.',
    ],
    [{ state: 'refunded', method: 'online', refundedCents: 6_050 }, 'Refunded in full.'],
  ] as const)('says how it is paid: %j', (payment, words) => {
    show({ payment: { note: '', refundedCents: 0, payBy: null, confirmBy: null, ...payment } });
    expect(section('payment')).toBe(`Payment${words}`);
  });

  it('leads to files until they expire', () => {
    const file = {
      name: 'glazes.pdf',
      bytes: 1_572_864,
      href: '/d',
      expiresAt: Date.UTC(2026, 11, 1),
      left: 2,
    };
    show({
      lines: [
        { ...plain, lineId: 'one', title: 'Glaze book', download: file },
        { ...plain, lineId: 'two', title: 'Old book', download: { ...file, href: '' } },
      ],
    });
    const [now, over] = document.querySelectorAll('.fr-line__actions');
    expect(now?.textContent).toBe(
      'Download glazes.pdf1.5\u00a0MB · until December 1, 2026 · 2 downloads left',
    );
    expect(now?.querySelector('a')?.getAttribute('href')).toBe('/d');
    expect(over?.textContent).toBe('This download has expired. Write to us if you still need it.');
  });

  it('shows the codes of gift cards to who presses for them', async () => {
    show({
      lines: [{ ...plain, lineId: 'one', title: 'Gift card', giftCardCodes: ['AAAA-BBBB'] }],
    });
    expect(document.querySelector('code')?.textContent).toBe('AAAA-BBBB');
    expect(section('items')).toContain('Anyone who has the code can spend it');
    expect(await violations()).toEqual([]);
    show({ lines: [{ ...plain, lineId: 'one', title: 'Gift card', giftCardsHidden: 1 }] });
    expect([document.querySelector('code'), section('items')]).toEqual([
      null,
      expect.stringContaining('Gift card: show the code'),
    ]);
    const form = document.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/order/tok']);
    expect([...new FormData(form ?? undefined, form?.querySelector('button'))]).toEqual([
      ['showCodes', 'yes'],
    ]);
    expect(await violations()).toEqual([]);
  });

  it('[9.06a] tells how a subscription is renewed, and ends it with a post that asks first', async () => {
    const base = { ...charged, cents: 900, nextAt: Date.UTC(2026, 11, 22), periods: [] };
    show({
      subscriptions: [
        { ...base, id: 's1', title: 'Tea', state: 'active' },
        { ...base, id: 's2', title: 'Clay', state: 'canceled' },
      ],
    });
    expect(section('subscriptions')).toMatch(
      /Tea\$9\.00 every monthRenews on December 22, 2026Payment method: card ending in 4242.*Cancelled\. It will not renew\.$/,
    );
    const form = document.querySelector<HTMLFormElement>('details form');
    expect([
      form?.method,
      form?.getAttribute('action'),
      document.querySelectorAll('details form').length,
    ]).toEqual(['post', '/order/tok', 1]);
    expect([...new FormData(form ?? undefined, form?.querySelector('button'))]).toEqual([
      ['cancelSubscription', 's1'],
    ]);
    expect(document.querySelector('details')?.open).toBe(false);
    expect(await violations()).toEqual([]);
  });

  const renewalForm = () =>
    document.querySelector<HTMLFormElement>('form[action="/order/tok/renewal"]');
  const tea = { ...charged, id: 's1', title: 'Tea', cents: 900, periods: [] } as const;

  it('another way of paying is named by a post that needs no script', async () => {
    show({ subscriptions: [{ ...tea, state: 'active', nextAt: Date.UTC(2026, 11, 22) }] });
    const [button, ...others] = renewalForm()?.querySelectorAll('button') ?? [];
    expect([button?.textContent, others]).toEqual(['Change payment method', []]);
    expect([...new FormData(renewalForm() ?? undefined, button)]).toEqual([['changeMethod', 's1']]);
    expect(await violations()).toEqual([]);
  });

  it('what could not be charged can be paid before it is tried again', async () => {
    show({
      subscriptions: [
        { ...tea, state: 'active', isPastDue: true, nextAt: Date.UTC(2026, 11, 25) },
        { ...tea, id: 's2', state: 'paused', isPastDue: true, nextAt: null },
      ],
    });
    expect(section('subscriptions')).toContain(
      'The last payment did not go through. We will try again on December 25, 2026.',
    );
    expect(section('subscriptions')).toContain('Pay now or change your payment method to resume');
    const button = renewalForm()?.querySelector('button');
    expect(button?.textContent).toBe('Pay $9.00 now');
    expect([...new FormData(renewalForm() ?? undefined, button)]).toEqual([['payRenewal', 's1']]);
    expect(await violations()).toEqual([]);
  });

  it.each([
    [{ method: null }, 'We email you how to pay each time.', 'Add a payment method'],
    [
      { method: { kind: 'other', lastFour: '' } },
      'Payment method: the one that our payment service keeps for you',
      'Change payment method',
    ],
    [{ method: null, isOnline: false }, 'We email you how to pay each time.', undefined],
  ] as const)('tells what it is charged to: %j', (over, words, button) => {
    show({
      subscriptions: [{ ...tea, state: 'active', nextAt: Date.UTC(2026, 11, 22), ...over }],
    });
    expect(section('subscriptions')).toContain(words);
    expect(renewalForm()?.querySelector('button')?.textContent).toBe(button);
  });

  it('leads to the orders that renewed a subscription', async () => {
    const period = { number: '1050', href: '/order/later', placedAt: Date.UTC(2026, 11, 22) };
    show({
      subscriptions: [
        {
          id: 's1',
          title: 'Tea',
          state: 'active',
          ...charged,
          cents: 900,
          nextAt: Date.UTC(2027, 0, 22),
          periods: [period],
        },
      ],
    });
    expect(section('subscriptions')).toContain('Renewed so farOrder 1050 · December 22, 2026');
    expect(
      document.querySelector('[aria-labelledby=order-periods-s1] a')?.getAttribute('href'),
    ).toBe('/order/later');
    expect(await violations()).toEqual([]);
  });

  it('asks for a review', () => {
    show({ reviewHref: '/review/x' });
    expect(document.querySelector('a[href="/review/x"]')?.textContent).toBe('Write a review');
  });

  it('a parcel is followed by safe addresses alone', () => {
    const tracks = (trackingHref: string) =>
      show({ shipment: { sentAt: 0, trackingHref } })
        .querySelector('[aria-labelledby=order-delivery] a')
        ?.getAttribute('href');
    expect([tracks('https://post.example/1'), tracks('javascript:alert(1)')]).toEqual([
      'https://post.example/1',
      undefined,
    ]);
  });

  it.each([
    ['ltr', 320],
    ['rtl', 320],
    ['ltr', 1200],
  ] as const)('fits, %s in %i px', (dir, width) => {
    document.documentElement.dir = dir;
    show({
      lines: [
        {
          ...plain,
          lineId: 'one',
          title: 'A gift card with a long name',
          giftCardCodes: ['ABCDEFGHIJKLMNOPQRSTUVWXYZ234567ABCDEFGH'],
        },
      ],
    });
    const root = document.querySelector<HTMLElement>('[data-block]');
    if (!root) throw new Error('no block');
    root.style.inlineSize = `${width}px`;
    expect(root.scrollWidth).toBeLessThanOrEqual(width);
  });
});
