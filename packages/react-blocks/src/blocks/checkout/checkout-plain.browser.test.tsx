import { priceHash } from '@frontage/commerce-model';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import '../../style.css';
import {
  createCheckoutPage,
  digitalCheckout,
  fieldOf,
  filledAddress,
  payButton,
  readyCheckout,
  shippedCart,
  violations,
} from '../../testing/checkout-page';
import { testCart, testCheckout, testDonation } from '../../testing/test-shop';
import { BeginCheckout } from './BeginCheckout';
import { NoCheckout } from './NoCheckout';

const { show } = createCheckoutPage();

describe('checkout without scripts', () => {
  it('is one form that posts to its own address', () => {
    const root = show(readyCheckout);
    const form = root.querySelector('form');
    expect([
      form?.method,
      form?.getAttribute('action'),
      root.querySelectorAll('form').length,
    ]).toEqual(['post', '/checkout/tok', 1]);
    const sent = Object.fromEntries(new FormData(form ?? undefined, payButton(root)));
    expect(sent).toEqual({
      ...filledAddress,
      email: 'ada@example.com',
      shipping: 'post',
      payment: 'test',
      code: '',
      buyerNote: '',
      do: 'pay',
      attempt: '0',
      priceHash: priceHash(shippedCart().totals),
    });
    expect(root.querySelector('[style]')).toBeNull();
  });

  it('the Enter key presses a button that does not pay', () => {
    const [first] = show(readyCheckout).querySelectorAll<HTMLButtonElement>('button[type=submit]');
    expect([first?.name, first?.hidden]).toEqual(['', true]);
  });

  it('[2.24b] says what is wrong above, with links, and at each field', async () => {
    const root = show(testCheckout(), {
      fields: { email: 'No email.', shipping: 'Choose one.', code: 'No such code.' },
    });
    for (const link of root.querySelectorAll<HTMLAnchorElement>('.fr-shop-errors a'))
      expect(root.querySelector(link.hash)).not.toBeNull();
    expect(root.querySelector('#checkout-email-error')?.textContent).toBe('No email.');
    expect(fieldOf(root, 'email').ariaInvalid).toBe('true');
    expect(await violations()).toEqual([]);
  });

  it('asks for no address where nothing is sent, and for no payment where nothing is due', () => {
    const root = show(digitalCheckout);
    expect(
      [...root.querySelectorAll('input:not([type=hidden])')].map((input) =>
        input.getAttribute('name'),
      ),
    ).toEqual(['code', 'email', 'payment']);
    const free = testCart({
      entries: [{ id: 'a', title: 'Gift', productType: 'digital', unitCents: 0, quantity: 1 }],
    });
    const gift = show(testCheckout({ cart: free }));
    expect([gift.querySelector('[name=payment]'), payButton(gift).textContent]).toEqual([
      null,
      'Place order',
    ]);
  });

  it('[8.09] [2.01b] who comes without a cart is alerted that the session has expired or cookies are off', async () => {
    document.body.innerHTML = `<main><h1>Checkout</h1>${renderToStaticMarkup(<NoCheckout reason="noCart" />)}</main>`;
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(
      /session has expired.*cookies are turned off/,
    );
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/cart');
    expect(await violations()).toEqual([]);
  });

  it('who opens it in another browser is told where to go on', async () => {
    document.body.innerHTML = `<main><h1>Checkout</h1>${renderToStaticMarkup(<NoCheckout reason="otherBrowser" />)}</main>`;
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(
      /started in another browser/,
    );
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/cart');
    expect(await violations()).toEqual([]);
  });

  it('who comes by a link from elsewhere begins it by a button, which posts', async () => {
    document.body.innerHTML = `<main><h1>Checkout</h1>${renderToStaticMarkup(<BeginCheckout action="/checkout/donate?donatePageId=a" />)}</main>`;
    const form = document.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual([
      'post',
      '/checkout/donate?donatePageId=a',
    ]);
    expect(document.querySelector('button')?.textContent).toBe('Continue to checkout');
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['declined', 'reserved', /declined and nothing was charged/],
    [
      'mispaid',
      'open',
      /a different amount from the one we asked for\. Nothing was ordered, and your money is on its way back/,
    ],
    ['left', 'reserved', /nothing was charged.*choose another payment method/],
    ['leaving', 'reserved', /cancelling that payment.*not be charged twice/],
    ['soldOut', 'open', /sold out/],
    ['priceChanged', 'priced', /from \$50\.00 to \$60\.50/],
  ] as const)('tells that it was %s', (notice, step, words) => {
    const root = show(
      testCheckout({ notice, at: step, formerDue: { dueCents: 5_000, currency: 'USD' } }),
    );
    expect(root.querySelector('[role=alert]')?.textContent).toMatch(words);
    // Who comes back by the browser's Back stands at the payment methods.
    expect(root.querySelector('[data-tone=notice]:not([role])')?.textContent).toMatch(words);
  });

  it.each([
    ['actionNeeded', 'https://pay.example/x', 'Confirm payment'],
    ['paying', '/checkout/tok/return', 'Check again'],
    ['refunding', '/cart', 'Back to the cart'],
    ['closed', '/cart', 'Back to the cart'],
  ] as const)('leads on where it is %s', (step, href, words) => {
    const link = show(testCheckout({ at: step, action: 'https://pay.example/x' })).querySelector(
      '.fr-checkout__alone a',
    );
    expect([link?.getAttribute('href'), link?.textContent]).toEqual([href, words]);
  });

  it.each([
    ['closed', undefined, 'This order was cancelled. Nothing was charged.'],
    ['closed', 'expired', 'Your checkout timed out and nothing was charged.'],
    ['closed', 'codeSpent', 'Nothing was ordered, and anything you paid goes back to you.'],
    ['refunding', 'codeSpent', 'A gift card or discount code ran out'],
    ['refunding', undefined, 'Your payment arrived after this order was cancelled.'],
    ['closed', 'refunding', 'All of it goes back to you.'],
  ] as const)(
    'over without an order, %s by %s: what happened, and to the money',
    (at, notice, words) => {
      expect(show(testCheckout({ at, notice })).textContent).toContain(words);
    },
  );

  it('who waits for a payment can pay another way', () => {
    const root = show(testCheckout({ at: 'actionNeeded', action: 'https://pay.example/x' }));
    const [, other] = root.querySelectorAll('.fr-checkout__alone a');
    expect([other?.getAttribute('href'), other?.textContent]).toEqual([
      '/checkout/tok/back',
      'Pay another way',
    ]);
  });

  it('who gives reads how much on the button, and nothing of carts', () => {
    const gift = { ...testDonation, amounts: [500], maxCents: 900 };
    const donated = testCart({
      entries: [{ id: 'd', title: 'Roof', productType: 'service', unitCents: 500, quantity: 1 }],
    });
    const words = (cents: number | null) => {
      const over = { kind: 'donate', donation: { ...gift, cents }, cart: donated } as const;
      const root = show(testCheckout(over));
      return [payButton(root).textContent, root.querySelector('[value=cancel]')?.textContent];
    };
    expect(words(null)).toEqual(['Donate', 'Cancel']);
    expect(words(500)).toEqual(['Donate $5.00', 'Cancel']);
  });

  it('what was typed and not taken stands there to be mended', () => {
    const bought = show(testCheckout(), {
      fields: { code: 'We do not recognise this code.' },
      typed: { code: 'ABCD-EFGH' },
    });
    expect(fieldOf(bought, 'code').value).toBe('ABCD-EFGH');
    const donation = { ...testDonation, amounts: [500], maxCents: 900 };
    const shown = show(testCheckout({ donation }), {
      fields: { donation: 'Choose an amount.' },
      typed: { donation: 'other', donationOther: '1.234,56' },
    });
    expect(fieldOf(shown, 'donationOther').value).toBe('1.234,56');
    expect(shown.querySelector<HTMLInputElement>('[value=other]')?.checked).toBe(true);
    // As typed into the block that led here.
    const led = show(testCheckout({ donation: { ...donation, typed: '7,' } }));
    expect(fieldOf(led, 'donationOther').value).toBe('7,');
  });

  it('a donation speaks of giving, asks for no codes, and tells no total before there is one', () => {
    const cart = testCart({ entries: [] });
    const root = show(testCheckout({ kind: 'donate', donation: testDonation, cart }));
    expect(root.querySelector('summary')?.textContent).toBe('Your donation–');
    expect(root.querySelector('.fr-totals')).toBeNull();
    expect(root.querySelector('[name=code]')).toBeNull();
    // What the script reads is no word of the page.
    for (const script of root.querySelectorAll('script')) script.remove();
    expect(root.textContent).not.toMatch(/cart|order|parcel/i);
  });
});
