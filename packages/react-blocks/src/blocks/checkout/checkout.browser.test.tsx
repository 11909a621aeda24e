import { moneyRules } from '@frontage/commerce-model';
import { createFakeClock } from '@frontage/core-lifecycle/testing';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../style.css';
import { priceHash } from '@frontage/commerce-model';
import { Island } from '../../server/Island';
import { applyChange } from '../../shop/apply-change';
import type { CheckoutView } from '../../shop/checkout-view';
import type { ShopErrors } from '../../shop/shop-errors';
import { canonical, mountBlock, noHurry, testContext } from '../../testing/test-blocks';
import { testCart, testCheckout, testShipping } from '../../testing/test-shop';
import { Checkout } from './Checkout';
import * as module from './checkout.mount';
import { NoCart } from './NoCart';

/** What was posted, and the answers that are awaited; a GET shows `server.view`. */
const server = { posts: [] as URLSearchParams[], loads: 0, view: testCheckout() };
let answers: ((response: Response | Error) => void)[] = [];
let end = (): void => {};

const json = (data: unknown, status = 200): Response =>
  new Response(JSON.stringify({ data }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

beforeAll(() => {
  vi.spyOn(window, 'fetch').mockImplementation((_, init) => {
    expect(new Headers(init?.headers).get('accept')).toBe('application/json');
    if (init?.method !== 'POST') {
      server.loads += 1;
      return Promise.resolve(json({ view: server.view }));
    }
    server.posts.push(init.body as URLSearchParams); // the block sends no other body
    return new Promise((resolve, reject) =>
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
    );
  });
});
afterAll(() => void vi.restoreAllMocks());
beforeEach(() => {
  Object.assign(server, { posts: [], loads: 0, view: testCheckout() });
  answers = [];
});
afterEach(() => {
  end();
  end = () => {};
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
});

/** The block as a served page has it. */
function show(view: CheckoutView = server.view, errors?: ShopErrors): HTMLElement {
  server.view = view;
  const props = { view, errors, locale: 'en-US', moneyRules: moneyRules('en-US') };
  document.body.innerHTML = `<main><h1>Checkout</h1>${renderToStaticMarkup(<Island block="checkout" id="c" props={props} content={<Checkout {...props} />} />)}</main>`;
  const root = document.querySelector<HTMLElement>('[data-block]');
  if (!root) throw new Error('no block');
  return root;
}

async function mounted(view?: CheckoutView, errors?: ShopErrors) {
  const root = show(view, errors);
  const clock = createFakeClock();
  const context = testContext({ clock });
  end = await mountBlock(root, module, context);
  root.dataset['blockState'] = 'ready';
  expect(context.issues).toEqual([]);
  return { root, clock };
}

const field = (root: HTMLElement, name: string): HTMLInputElement => {
  const found = root.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
const pay = (root: HTMLElement): HTMLButtonElement =>
  root.querySelector('button[value=pay]') as HTMLButtonElement; // the form has one
const due = (root: HTMLElement): string =>
  root.querySelector('.fr-checkout__summary summary strong')?.textContent ?? '';
const sees = (look: () => unknown, what: unknown): Promise<void> =>
  expect.poll(look, noHurry).toEqual(what);
const violations = async (): Promise<string[]> =>
  (await axe.run(document.body)).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );

async function answer(response: Response | Error): Promise<void> {
  await vi.waitFor(() => expect(answers).not.toEqual([]), noHurry);
  answers.shift()?.(response);
}

const filled = {
  name: 'Ada Kiln',
  line1: '1 Quay',
  line2: '',
  city: 'Brooklyn',
  region: 'NY',
  postalCode: '11201',
  country: 'US',
  phone: '',
};
const shipped = testCart({
  cart: {
    shippingOptions: testShipping,
    selectedShippingOption: testShipping[0] ?? null,
    shippingLocation: { country: 'US', region: 'NY', postalCode: '11201' },
  },
});
const ready = testCheckout({ email: 'ada@example.com', address: filled, cart: shipped });
const digital = testCheckout({
  cart: testCart({
    countries: [],
    entries: [
      { id: 'two', title: 'Glaze book', productType: 'digital', unitCents: 1_250, quantity: 1 },
    ],
  }),
});

describe('checkout without scripts', () => {
  it('is one form that posts to its own address', () => {
    const root = show(ready);
    const form = root.querySelector('form');
    expect([
      form?.method,
      form?.getAttribute('action'),
      root.querySelectorAll('form').length,
    ]).toEqual(['post', '/checkout/tok', 1]);
    const sent = Object.fromEntries(new FormData(form ?? undefined, pay(root)));
    expect(sent).toEqual({
      ...filled,
      email: 'ada@example.com',
      shipping: 'post',
      payment: 'test',
      code: '',
      do: 'pay',
      attempt: '0',
      priceHash: priceHash(shipped.totals),
    });
    expect(root.querySelector('[style]')).toBeNull();
  });

  it('the Enter key presses a button that does not pay', () => {
    const [first] = show(ready).querySelectorAll<HTMLButtonElement>('button[type=submit]');
    expect([first?.name, first?.hidden]).toEqual(['', true]);
  });

  it('says what is wrong above, with links, and at each field', async () => {
    const root = show(testCheckout(), {
      fields: { email: 'No email.', shipping: 'Choose one.', code: 'No such code.' },
    });
    for (const link of root.querySelectorAll<HTMLAnchorElement>('.fr-shop-errors a'))
      expect(root.querySelector(link.hash)).not.toBeNull();
    expect(root.querySelector('#checkout-email-error')?.textContent).toBe('No email.');
    expect(field(root, 'email').ariaInvalid).toBe('true');
    expect(await violations()).toEqual([]);
  });

  it('asks for no address where nothing is sent, and for no payment where nothing is due', () => {
    const root = show(digital);
    expect(
      [...root.querySelectorAll('input:not([type=hidden])')].map((input) =>
        input.getAttribute('name'),
      ),
    ).toEqual(['code', 'email', 'payment']);
    const free = testCart({
      entries: [{ id: 'a', title: 'Gift', productType: 'digital', unitCents: 0, quantity: 1 }],
    });
    const gift = show(testCheckout({ cart: free }));
    expect([gift.querySelector('[name=payment]'), pay(gift).textContent]).toEqual([
      null,
      'Place the order',
    ]);
  });

  it('[8.09] [2.01b] who comes without a cart is alerted that the session has expired or cookies are off', async () => {
    document.body.innerHTML = `<main><h1>Checkout</h1>${renderToStaticMarkup(<NoCart />)}</main>`;
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(
      /session has expired.*cookies are turned off/,
    );
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/cart');
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['declined', 'reserved', /declined, and nothing was charged/],
    [
      'mispaid',
      'open',
      /another amount than we asked for\. It goes back to you, and nothing was ordered/,
    ],
    ['soldOut', 'open', /sold out/],
    ['priceChanged', 'priced', /from \$50\.00 to \$60\.50/],
  ] as const)('tells that it was %s', (notice, at, words) => {
    const root = show(
      testCheckout({ notice, at, formerDue: { dueCents: 5_000, currency: 'USD' } }),
    );
    expect(root.querySelector('[role=alert]')?.textContent).toMatch(words);
  });

  it.each([
    ['actionNeeded', 'https://pay.example/x', 'Confirm the payment'],
    ['paying', '/checkout/tok', 'Look again'],
    ['refunding', '/cart', 'Back to the cart'],
    ['closed', '/cart', 'Back to the cart'],
  ] as const)('leads on where it is %s', (at, href, words) => {
    const link = show(testCheckout({ at, action: 'https://pay.example/x' })).querySelector(
      '.fr-checkout__alone a',
    );
    expect([link?.getAttribute('href'), link?.textContent]).toEqual([href, words]);
  });
});

describe('checkout with scripts', () => {
  it('hydrates what the server sent without a mismatch, and is put back when it ends', async () => {
    const complaint = vi.spyOn(console, 'error');
    const root = show(ready);
    const before = canonical(root);
    const context = testContext();
    const stop = await mountBlock(root, module, context);
    expect(context.issues).toEqual([]);
    // Attributes that differ are only complained of.
    expect(complaint).not.toHaveBeenCalled();
    stop();
    expect(canonical(root)).toBe(before);
  });

  it('a double click on Pay pays once, and a lost answer is asked again with the same words', async () => {
    const { root, clock } = await mounted(ready);
    pay(root).click();
    pay(root).click();
    await sees(
      () => [pay(root).textContent, pay(root).ariaBusy, server.posts.length],
      ['Paying…', 'true', 1],
    );
    pay(root).click();
    await answer(new TypeError('no answer'));
    await sees(
      () => root.querySelector('.fr-checkout__pay [role=status]')?.textContent,
      'The shop does not answer. We go on asking. You will not be charged twice.',
    );
    clock.advance(1_000);
    await vi.waitFor(() => expect(server.posts).toHaveLength(2), noHurry);
    expect(server.posts[1]?.toString()).toBe(server.posts[0]?.toString());
    expect(server.posts[0]?.get('attempt')).toBe('0');
    await answer(json({ view: { ...ready, at: 'reserved', attempt: 1, notice: 'declined' } }));
    await sees(
      () => root.querySelector('[role=alert]')?.textContent,
      'The payment was declined, and nothing was charged. Try again or choose another way.',
    );
    expect([pay(root).ariaBusy, field(root, 'attempt').value]).toEqual([null, '1']);
    expect(await violations()).toEqual([]);
  });

  it('a choice of shipping counts at once, and what is paid is what is seen', async () => {
    const { root } = await mounted(ready);
    expect(due(root)).toBe('$66.50');
    root.querySelector<HTMLInputElement>('input[value=bike]')?.click();
    await sees(() => [due(root), pay(root).textContent], ['$69.50', 'Pay $69.50']);
    pay(root).click();
    await vi.waitFor(() => expect(server.posts).toHaveLength(1), noHurry);
    expect(server.posts[0]?.get('priceHash')).toBe(
      applyChange(shipped, { type: 'chooseShipping', id: 'bike' }).priceHash,
    );
  });

  it('a choice of shipping stays when what was asked before it is answered', async () => {
    const { root } = await mounted(ready);
    await userEvent.fill(field(root, 'postalCode'), '11202');
    // With the click the field loses the focus, and asks without the choice.
    await userEvent.click(root.querySelector('input[value=bike]') as HTMLElement); // it is among the ways of shipping
    await sees(() => due(root), '$69.50');
    server.view = { ...ready, address: { ...filled, postalCode: '11202' } };
    await answer(json({ view: server.view }));
    await sees(() => root.querySelector('form')?.ariaBusy, 'false');
    expect([due(root), field(root, 'priceHash').value]).toEqual([
      '$69.50',
      applyChange(shipped, { type: 'chooseShipping', id: 'bike' }).priceHash,
    ]);
  });

  it('shows which way of shipping the server has chosen for a place', async () => {
    const open = testCheckout({
      cart: testCart({ countries: ['US'], cart: { shippingOptions: testShipping } }),
    });
    const { root } = await mounted(open);
    const chosen = () => root.querySelector<HTMLInputElement>('[name=shipping]:checked')?.value;
    expect(chosen()).toBeUndefined();
    await answer(
      json({ view: { ...open, address: { ...open.address, country: 'US' }, cart: shipped } }),
    );
    await sees(chosen, testShipping[0]?.id);
  });

  it('tells how a price has changed since it was seen', async () => {
    const { root } = await mounted(ready);
    pay(root).click();
    await answer(
      json(
        {
          view: {
            ...ready,
            notice: 'priceChanged',
            cart: testCart({
              entries: [{ id: 'one', title: 'Moon jar', unitCents: 7_000, quantity: 1 }],
            }),
          },
        },
        409,
      ),
    );
    await sees(
      () => root.querySelector('[role=alert]')?.textContent,
      'The total has changed from $66.50 to $70.00. Nothing was charged. Look it over and pay if you agree.',
    );
  });

  it('tells a currency that was changed elsewhere, each amount in its own', async () => {
    const { root } = await mounted(ready);
    pay(root).click();
    const cart = testCart({
      entries: [{ id: 'one', title: 'Moon jar', unitCents: 7_000, quantity: 1 }],
      cart: { subtotalAmount: { cents: 0, currency: 'EUR' } },
    });
    await answer(
      json(
        {
          view: {
            ...ready,
            notice: 'priceChanged',
            formerDue: { dueCents: 6_650, currency: 'USD' },
            cart,
          },
        },
        409,
      ),
    );
    await sees(
      () => root.querySelector('[role=alert]')?.textContent,
      'The total has changed from $66.50 to €70.00. Nothing was charged. Look it over and pay if you agree.',
    );
  });

  it('tells of a price that is another when it asks for something else', async () => {
    const { root } = await mounted(ready);
    await userEvent.selectOptions(field(root, 'country'), 'DE');
    await answer(
      json({
        view: {
          ...ready,
          cart: testCart({
            entries: [{ id: 'one', title: 'Moon jar', unitCents: 7_000, quantity: 1 }],
          }),
        },
      }),
    );
    await sees(
      () => root.querySelector('[role=alert]')?.textContent,
      'The total has changed from $66.50 to $70.00. Nothing was charged. Look it over and pay if you agree.',
    );
    await userEvent.selectOptions(field(root, 'country'), 'US');
    await answer(json({ view: ready }));
    await sees(
      () => root.querySelector('[role=alert]')?.textContent,
      'The total has changed from $70.00 to $66.50. Nothing was charged. Look it over and pay if you agree.',
    );
  });

  it('looks at what is filled in before it sends it, and leads to what is missing', async () => {
    const { root } = await mounted(
      testCheckout({
        cart: testCart({ countries: ['US', 'DE'], cart: { shippingOptions: testShipping } }),
      }),
    );
    // The country of the page is chosen, and what it costs is asked for.
    await answer(
      json({ view: { ...server.view, address: { ...server.view.address, country: 'US' } } }),
    );
    await userEvent.fill(field(root, 'email'), 'ada@');
    await userEvent.fill(field(root, 'postalCode'), '1120');
    server.posts.length = 0;
    pay(root).click();
    await vi.waitFor(
      () => expect(root.querySelectorAll('.fr-shop-errors a')).not.toHaveLength(0),
      noHurry,
    );
    expect(
      [...root.querySelectorAll('.fr-shop-errors a')].map(({ textContent }) => textContent),
    ).toEqual([
      'This is no email address. Write it like name@example.com.',
      'Please fill in: Full name.',
      'Please fill in: Address line 1.',
      'Please fill in: City.',
      'A ZIP code in the United States has five digits.',
      'Please choose how it is shipped.',
    ]);
    await sees(() => document.activeElement?.className, 'fr-shop-errors');
    // The field that lost the focus asks what it changes; nothing is paid.
    expect(server.posts.filter((post) => post.has('do'))).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  it('asks what shipping costs when the country changes, and calls parts of an address what they are called there', async () => {
    const { root } = await mounted(ready);
    await userEvent.selectOptions(field(root, 'country'), 'DE');
    await vi.waitFor(() => expect(server.posts[0]?.get('country')).toBe('DE'), noHurry);
    expect(server.posts[0]?.has('do')).toBe(false);
    expect(root.querySelector('label[for=checkout-postalCode]')?.textContent.trim()).toBe(
      'Postcode',
    );
    expect(root.querySelector<HTMLElement>('[data-part=region]')?.hidden).toBe(true);
    server.view = {
      ...ready,
      cart: testCart({
        cart: {
          shippingOptions: testShipping,
          applicableTaxRules: [
            { id: 'vat', name: 'VAT', ratePerMillion: 190_000, appliesToShipping: true },
          ],
        },
      }),
    };
    await answer(json({ next: '/checkout/tok' }));
    await sees(() => due(root), '$72.00');
    expect(server.loads).toBe(1);
  });

  it('follows a payment that is under way until it is over', async () => {
    const { root, clock } = await mounted({ ...ready, at: 'paying', attempt: 1 });
    expect(root.querySelector('[role=status]')?.textContent).toMatch(/not be charged twice/);
    clock.advance(1_000);
    await vi.waitFor(() => expect(server.loads).toBe(1), noHurry);
    server.view = { ...ready, at: 'reserved', attempt: 1, notice: 'declined' };
    await vi.waitFor(() => {
      clock.advance(2_000);
      expect(root.querySelector('form')).not.toBeNull();
    }, noHurry);
    expect(field(root, 'email').value).toBe('ada@example.com');
  });

  it('a donation of another amount is chosen by writing it', async () => {
    const { root } = await mounted({
      ...digital,
      donation: {
        amounts: [500, 1_000],
        isFree: true,
        minCents: 100,
        maxCents: 100_000,
        cents: null,
      },
    });
    await userEvent.fill(field(root, 'donationOther'), '25');
    await userEvent.tab();
    await vi.waitFor(
      () =>
        expect([server.posts[0]?.get('donation'), server.posts[0]?.get('donationOther')]).toEqual([
          'other',
          '25',
        ]),
      noHurry,
    );
  });

  it('keyboard: the way from the email to Pay is that of the page, and Enter in a field does not pay', async () => {
    const { root } = await mounted(ready);
    field(root, 'email').focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(server.posts[0]?.has('do')).toBe(false), noHurry);
    const seen: string[] = [];
    for (let steps = 0; steps < 14 && document.activeElement !== pay(root); steps += 1) {
      await userEvent.tab();
      seen.push(document.activeElement?.getAttribute('name') ?? '');
    }
    expect(seen).toEqual([
      'name',
      'country',
      'line1',
      'line2',
      'city',
      'region',
      'postalCode',
      'phone',
      'shipping',
      'payment',
      'do',
    ]);
  });
});

it('what leads elsewhere leads there once', async () => {
  const { root } = await mounted(ready);
  pay(root).click();
  // A place on this page: the test goes nowhere.
  await answer(json({ next: '#order' }));
  await sees(() => window.location.hash, '#order');
  expect(pay(root).ariaBusy).toBe('true');
  window.history.replaceState(null, '', ' ');
});

it.each([
  ['320 px', 'ltr', 320],
  ['320 px from right to left', 'rtl', 320],
  ['1200 px', 'ltr', 1200],
] as const)('fits into %s', async (_, dir, width) => {
  document.documentElement.dir = dir;
  const { root } = await mounted({
    ...ready,
    payments: [
      { id: 'a', method: 'transfer', title: '', note: 'To our account at the bank of the harbour' },
      { id: 'b', method: 'online', title: '', note: '' },
    ],
  });
  root.style.inlineSize = `${width}px`;
  expect(root.scrollWidth).toBeLessThanOrEqual(width);
  const summary = root.querySelector<HTMLDetailsElement>('.fr-checkout__summary');
  const line = summary?.querySelector<HTMLElement>('.fr-line');
  expect([summary?.open, line?.checkVisibility({ contentVisibilityAuto: true })]).toEqual([
    false,
    width > 800,
  ]);
  const small = [
    ...root.querySelectorAll<HTMLElement>(
      'button:not([hidden]), a.fr-shop-button, input:not([type=hidden], [type=radio]), select',
    ),
  ].filter(
    (one) =>
      one.checkVisibility() &&
      one.getBoundingClientRect().height < 44 &&
      one.getBoundingClientRect().height > 0,
  );
  expect(small.map(({ outerHTML }) => outerHTML)).toEqual([]);
});
