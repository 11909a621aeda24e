import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../style.css';
import { applyChange } from '../../shop/apply-change';
import {
  createCheckoutPage,
  digitalCheckout,
  dueOf,
  fieldOf,
  filledAddress,
  json,
  payButton,
  readyCheckout,
  sees,
  shippedCart,
  violations,
} from '../../testing/checkout-page';
import { canonical, mountBlock, noHurry, testContext } from '../../testing/test-blocks';
import { testCart, testCheckout, testDonation, testShipping } from '../../testing/test-shop';
import * as module from './checkout.mount';

const { server, show, mounted, answer } = createCheckoutPage();

describe('checkout with scripts', () => {
  it('hydrates what the server sent without a mismatch, and is put back when it ends', async () => {
    const complaint = vi.spyOn(console, 'error');
    const root = show(readyCheckout);
    const before = canonical(root);
    const context = testContext();
    const stop = await mountBlock(root, module, context);
    expect(context.issues).toEqual([]);
    // React only logs attributes that differ.
    expect(complaint).not.toHaveBeenCalled();
    stop();
    expect(canonical(root)).toBe(before);
  });

  it('a double click on Pay pays once, and a lost answer is asked again with the same words', async () => {
    const { root, clock } = await mounted(readyCheckout);
    payButton(root).click();
    payButton(root).click();
    await sees(
      () => [payButton(root).textContent, payButton(root).ariaBusy, server.posts.length],
      ['Paying…', 'true', 1],
    );
    payButton(root).click();
    await answer(new TypeError('no answer'));
    await sees(
      () => root.querySelector('.fr-checkout__pay [role=status]')?.textContent,
      'The shop is not responding. We keep trying. You will not be charged twice.',
    );
    clock.advance(1_000);
    await vi.waitFor(() => expect(server.posts).toHaveLength(2), noHurry);
    expect(server.posts[1]?.toString()).toBe(server.posts[0]?.toString());
    expect(server.posts[0]?.get('attempt')).toBe('0');
    await answer(
      json({ view: { ...readyCheckout, at: 'reserved', attempt: 1, notice: 'declined' } }),
    );
    await sees(
      () => root.querySelector('[role=alert]')?.textContent,
      'Your payment was declined and nothing was charged. Try again or choose another payment method.',
    );
    expect([payButton(root).ariaBusy, fieldOf(root, 'attempt').value]).toEqual([null, '1']);
    expect(await violations()).toEqual([]);
  });

  it('asks about a mistyped provider of mail once the field is left, and takes it as it is', async () => {
    const { root } = await mounted(readyCheckout);
    const notice = () => root.querySelector('[data-name=email] [role=status]')?.textContent;
    expect(notice()).toBe('');
    await userEvent.fill(fieldOf(root, 'email'), 'ada@gmial.com');
    await userEvent.tab();
    await sees(notice, 'Did you mean ada@gmail.com?');
    expect(fieldOf(root, 'email').ariaInvalid).toBeNull();
    expect(await violations()).toEqual([]);
    payButton(root).click();
    await vi.waitFor(() => expect(server.posts.at(-1)?.get('do')).toBe('pay'), noHurry);
    expect(server.posts.at(-1)?.get('email')).toBe('ada@gmial.com');
  });

  it('the terms open beside it, so that nothing typed is lost', async () => {
    const { root } = await mounted({
      ...readyCheckout,
      policies: { terms: '/terms', privacy: '' },
    });
    const links = [...root.querySelectorAll<HTMLAnchorElement>('.fr-checkout__policies a')];
    expect(
      links.map(({ href, target, rel, textContent }) => [
        new URL(href).pathname,
        target,
        rel,
        textContent,
      ]),
    ).toEqual([['/terms', '_blank', 'noopener', 'Terms of sale (opens in a new tab)']]);
    expect(await violations()).toEqual([]);
  });

  it('a choice of shipping counts at once, and what is paid is what is seen', async () => {
    const { root } = await mounted(readyCheckout);
    expect(dueOf(root)).toBe('$66.50');
    root.querySelector<HTMLInputElement>('input[value=bike]')?.click();
    await sees(() => [dueOf(root), payButton(root).textContent], ['$69.50', 'Pay $69.50']);
    payButton(root).click();
    await vi.waitFor(() => expect(server.posts).toHaveLength(1), noHurry);
    expect(server.posts[0]?.get('priceHash')).toBe(
      applyChange(shippedCart(), { type: 'chooseShipping', id: 'bike' }).priceHash,
    );
  });

  it('a choice of shipping stays when what was asked before it is answered', async () => {
    const { root } = await mounted(readyCheckout);
    await userEvent.fill(fieldOf(root, 'postalCode'), '11202');
    // With the click the field loses the focus, and sends a request without the choice.
    await userEvent.click(root.querySelector('input[value=bike]') as HTMLElement); // it is among the ways of shipping
    await sees(() => dueOf(root), '$69.50');
    server.view = { ...readyCheckout, address: { ...filledAddress, postalCode: '11202' } };
    await answer(json({ view: server.view }));
    await sees(() => root.querySelector('form')?.ariaBusy, 'false');
    expect([dueOf(root), fieldOf(root, 'priceHash').value]).toEqual([
      '$69.50',
      applyChange(shippedCart(), { type: 'chooseShipping', id: 'bike' }).priceHash,
    ]);
  });

  it('a way to pay is kept once it is chosen: a page that is loaded anew still has it', async () => {
    const invoice = { id: 'bill', method: 'invoice', title: '', note: '' } as const;
    const payments = [...readyCheckout.payments, invoice];
    const { root } = await mounted({ ...readyCheckout, payments });
    root.querySelector<HTMLInputElement>('[name=payment][value=bill]')?.click();
    await vi.waitFor(() => expect(server.posts).toHaveLength(1), noHurry);
    const { payment, do: pressed } = Object.fromEntries(server.posts[0] ?? []);
    expect([payment, pressed]).toEqual(['bill', undefined]);
  });

  it('shows which way of shipping the server has chosen for a place', async () => {
    const open = testCheckout({
      cart: testCart({ countries: ['US'], cart: { shippingOptions: testShipping } }),
    });
    const { root } = await mounted(open);
    const chosen = () => root.querySelector<HTMLInputElement>('[name=shipping]:checked')?.value;
    expect(chosen()).toBeUndefined();
    await answer(
      json({ view: { ...open, address: { ...open.address, country: 'US' }, cart: shippedCart() } }),
    );
    await sees(chosen, testShipping[0]?.id);
  });

  it('tells how a price has changed since it was seen', async () => {
    const { root } = await mounted(readyCheckout);
    payButton(root).click();
    await answer(
      json(
        {
          view: {
            ...readyCheckout,
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
      'The total has changed from $66.50 to $70.00. Nothing was charged. Check your order and pay if you agree.',
    );
  });

  it('tells a currency that was changed elsewhere, each amount in its own', async () => {
    const { root } = await mounted(readyCheckout);
    payButton(root).click();
    const cart = testCart({
      entries: [{ id: 'one', title: 'Moon jar', unitCents: 7_000, quantity: 1 }],
      cart: { subtotalAmount: { cents: 0, currency: 'EUR' } },
    });
    await answer(
      json(
        {
          view: {
            ...readyCheckout,
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
      'The total has changed from $66.50 to €70.00. Nothing was charged. Check your order and pay if you agree.',
    );
  });

  it('tells of a price that is another when it asks for something else', async () => {
    const { root } = await mounted(readyCheckout);
    await userEvent.selectOptions(fieldOf(root, 'country'), 'DE');
    await answer(
      json({
        view: {
          ...readyCheckout,
          cart: testCart({
            entries: [{ id: 'one', title: 'Moon jar', unitCents: 7_000, quantity: 1 }],
          }),
        },
      }),
    );
    await sees(
      () => root.querySelector('[role=alert]')?.textContent,
      'The total has changed from $66.50 to $70.00. Nothing was charged. Check your order and pay if you agree.',
    );
    await userEvent.selectOptions(fieldOf(root, 'country'), 'US');
    await answer(json({ view: readyCheckout }));
    await sees(
      () => root.querySelector('[role=alert]')?.textContent,
      'The total has changed from $70.00 to $66.50. Nothing was charged. Check your order and pay if you agree.',
    );
  });

  it('looks at what is filled in before it sends it, and leads to what is missing', async () => {
    const { root } = await mounted(
      testCheckout({
        cart: testCart({ countries: ['US', 'DE'], cart: { shippingOptions: testShipping } }),
      }),
    );
    // The page's country is chosen, and its costs are requested.
    await answer(
      json({ view: { ...server.view, address: { ...server.view.address, country: 'US' } } }),
    );
    await userEvent.fill(fieldOf(root, 'email'), 'ada@');
    await userEvent.fill(fieldOf(root, 'postalCode'), '1120');
    server.posts.length = 0;
    payButton(root).click();
    await vi.waitFor(
      () => expect(root.querySelectorAll('.fr-shop-errors a')).not.toHaveLength(0),
      noHurry,
    );
    expect(
      [...root.querySelectorAll('.fr-shop-errors a')].map(({ textContent }) => textContent),
    ).toEqual([
      'Enter an email address, such as name@example.com.',
      'Enter a name.',
      'Enter a street and number.',
      'Enter a city.',
      'Enter a five-digit ZIP code.',
      'Choose a shipping method.',
    ]);
    await sees(() => document.activeElement?.className, 'fr-shop-errors');
    // The field that lost the focus requests an update; nothing is paid.
    expect(server.posts.filter((post) => post.has('do'))).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  it('asks what shipping costs when the country changes, and calls parts of an address what they are called there', async () => {
    const { root } = await mounted(readyCheckout);
    await userEvent.selectOptions(fieldOf(root, 'country'), 'DE');
    await vi.waitFor(() => expect(server.posts[0]?.get('country')).toBe('DE'), noHurry);
    expect(server.posts[0]?.has('do')).toBe(false);
    expect(root.querySelector('label[for=checkout-postalCode]')?.textContent.trim()).toBe(
      'Postcode',
    );
    expect(root.querySelector<HTMLElement>('[data-part=region]')?.hidden).toBe(true);
    server.view = {
      ...readyCheckout,
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
    await sees(() => dueOf(root), '$72.00');
    expect(server.loads).toBe(1);
  });

  it('follows a payment that is under way until it is over', async () => {
    const { root, clock } = await mounted({ ...readyCheckout, at: 'paying', attempt: 1 });
    expect(root.querySelector('[role=status]')?.textContent).toMatch(/not be charged twice/);
    clock.advance(1_000);
    await vi.waitFor(() => expect(server.loads).toBe(1), noHurry);
    server.view = { ...readyCheckout, at: 'reserved', attempt: 1, notice: 'declined' };
    await vi.waitFor(() => {
      clock.advance(2_000);
      expect(root.querySelector('form')).not.toBeNull();
    }, noHurry);
    expect(fieldOf(root, 'email').value).toBe('ada@example.com');
  });

  it('a donation of another amount is chosen by writing it', async () => {
    const { root } = await mounted({
      ...digitalCheckout,
      donation: testDonation,
    });
    await userEvent.fill(fieldOf(root, 'donationOther'), '25');
    // While the amount is typed the button shows it already, without a request.
    await sees(() => [payButton(root).textContent, server.posts.length], ['Donate $25', 0]);
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
    const { root } = await mounted(readyCheckout);
    fieldOf(root, 'email').focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(server.posts[0]?.has('do')).toBe(false), noHurry);
    const seen: string[] = [];
    for (let steps = 0; steps < 14 && document.activeElement !== payButton(root); steps += 1) {
      await userEvent.tab();
      seen.push(document.activeElement?.getAttribute('name') ?? '');
    }
    expect(seen).toEqual([
      'country',
      'shipping',
      'name',
      'line1',
      'line2',
      'city',
      'region',
      'postalCode',
      'phone',
      'payment',
      // What opens the note.
      '',
      'do',
    ]);
  });
});

it('what leads elsewhere leads there once', async () => {
  const { root } = await mounted(readyCheckout);
  payButton(root).click();
  // An anchor on this page: the test stays here.
  await answer(json({ next: '#order' }));
  await sees(() => window.location.hash, '#order');
  expect(payButton(root).ariaBusy).toBe('true');
  window.history.replaceState(null, '', ' ');
});

it.each([
  ['320 px', 'ltr', 320],
  ['320 px from right to left', 'rtl', 320],
  ['1200 px', 'ltr', 1200],
] as const)('fits into %s', async (_, dir, width) => {
  document.documentElement.dir = dir;
  const { root } = await mounted({
    ...readyCheckout,
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
      'button:not([hidden]), a.fr-action, input:not([type=hidden], [type=radio]), select',
    ),
  ].filter(
    (element) =>
      element.checkVisibility() &&
      element.getBoundingClientRect().height < 44 &&
      element.getBoundingClientRect().height > 0,
  );
  expect(small.map(({ outerHTML }) => outerHTML)).toEqual([]);
});
