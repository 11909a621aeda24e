import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../style.css';
import type { CheckoutView } from '../../shop/checkout-view';
import type { ShopErrors } from '../../shop/shop-errors';
import { tenth } from '../../testing/cart-page';
import {
  createCheckoutPage,
  json,
  readyCheckout,
  sees,
  shippedCart,
} from '../../testing/checkout-page';
import { noHurry } from '../../testing/test-blocks';
import { testCart, testDonation } from '../../testing/test-shop';

const { server, answers, mounted, answer, end } = createCheckoutPage();

const answerWith = (view: CheckoutView, errors?: ShopErrors): Promise<void> =>
  answer(json({ view, errors }));

const find = <Found extends HTMLElement = HTMLInputElement>(
  root: HTMLElement,
  selector: string,
): Found => {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const focused = (): string | undefined =>
  document.activeElement?.className || document.activeElement?.id;

const withCode = { ...readyCheckout, cart: shippedCart({ cart: { coupons: [tenth('TEN')] } }) };

it('a code that is taken leaves the field empty, and the focus in it', async () => {
  const { root } = await mounted(readyCheckout);
  find<HTMLDetailsElement>(root, 'details').open = true;
  await userEvent.fill(find(root, '#checkout-code'), 'TEN');
  await userEvent.keyboard('{Enter}');
  await answerWith(withCode);
  await sees(() => find(root, '#checkout-code').value, '');
  expect([document.activeElement?.id, find<HTMLDetailsElement>(root, 'details').open]).toEqual([
    'checkout-code',
    true,
  ]);
});

it('a code that is refused stays to be mended, and what was unfolded for it stays open', async () => {
  const { root } = await mounted(readyCheckout);
  const summary = find<HTMLDetailsElement>(root, 'details');
  summary.open = true;
  await userEvent.fill(find(root, '#checkout-code'), 'TEN');
  await userEvent.keyboard('{Enter}');
  await answerWith(readyCheckout, {
    fields: { code: 'We do not recognise this code. Check it and try again.' },
  });
  await sees(
    () => find(root, '#checkout-code-error').textContent,
    'We do not recognise this code. Check it and try again.',
  );
  expect(find(root, '#checkout-code').value).toBe('TEN');
  await sees(focused, 'fr-shop-errors');
  find<HTMLButtonElement>(root, '.fr-checkout__codes button').click();
  await answerWith(withCode);
  await sees(() => find(root, '#checkout-code-error').textContent, '');
  expect(summary.open).toBe(true);
});

it('the focus of a code that is removed goes to the codes', async () => {
  const { root } = await mounted(withCode);
  find<HTMLDetailsElement>(root, 'details').open = true;
  find<HTMLButtonElement>(root, '[name=removeCoupon]').focus();
  await userEvent.keyboard('{Enter}');
  await answerWith(readyCheckout);
  await sees(focused, 'fr-checkout__codes');
});

it('what is asked by the way, while somebody types, takes nobody elsewhere', async () => {
  const { root } = await mounted(readyCheckout);
  await userEvent.fill(find(root, '#checkout-postalCode'), '11202');
  await userEvent.click(find(root, '#checkout-phone'));
  await answerWith(readyCheckout, {
    fields: { shipping: 'This shipping method is not available there.' },
  });
  await sees(
    () => find(root, '#checkout-shipping-error').textContent,
    'This shipping method is not available there.',
  );
  expect(document.activeElement?.id).toBe('checkout-phone');
});

it('a payment that is under way takes the focus, and so does what came of it', async () => {
  const { root, clock } = await mounted(readyCheckout);
  find<HTMLButtonElement>(root, 'button[value=pay]').focus();
  await userEvent.keyboard('{Enter}');
  await answerWith({ ...readyCheckout, at: 'paying', attempt: 1 });
  await sees(focused, 'fr-checkout__told');
  server.view = { ...readyCheckout, at: 'reserved', attempt: 1, notice: 'declined' };
  await vi.waitFor(() => {
    clock.advance(2_000);
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
  }, noHurry);
  expect(document.activeElement?.textContent).toMatch(/declined/);
});

it('a page that comes with a payment under way takes nobody elsewhere', async () => {
  await mounted({ ...readyCheckout, at: 'paying', attempt: 1 });
  expect(document.activeElement).toBe(document.body);
});

it('what is said of a lost answer is not held back as busy', async () => {
  const { root } = await mounted(readyCheckout);
  find<HTMLButtonElement>(root, 'button[value=pay]').click();
  await sees(() => find(root, 'form').ariaBusy, 'true');
  answers.shift()?.(Response.json({}, { status: 500 }));
  await sees(
    () => [find(root, '.fr-checkout__pay [role=status]').textContent, find(root, 'form').ariaBusy],
    ['The shop is not responding. We keep trying. You will not be charged twice.', 'false'],
  );
});

it.each([
  [
    'a network that wants a login',
    () => new Response('<!doctype html><title>Log in</title>'),
    true,
  ],
  [
    'a gateway',
    () => new Response('<!doctype html><title>Bad gateway</title>', { status: 502 }),
    true,
  ],
  [
    'a server that refuses with a page',
    () => new Response('<!doctype html><title>Forbidden</title>', { status: 403 }),
    false,
  ],
])('the page of %s in place of an answer', async (_, page, isAskedAgain) => {
  const { root, clock } = await mounted(readyCheckout);
  find<HTMLButtonElement>(root, 'button[value=pay]').click();
  await vi.waitFor(() => expect(answers).toHaveLength(1), noHurry);
  answers.shift()?.(page());
  if (isAskedAgain) {
    await vi.waitFor(() => {
      clock.advance(1_000);
      expect(server.posts).toHaveLength(2);
    }, noHurry);
    expect(String(server.posts[1])).toBe(String(server.posts[0]));
  } else {
    // The page loads the checkout's state.
    await sees(() => find(root, 'form').ariaBusy, 'false');
    clock.advance(60_000);
    expect(server.posts).toHaveLength(1);
  }
});

it('a page that comes back as it was left asks how the checkout stands', async () => {
  const { root } = await mounted(readyCheckout);
  server.view = { ...readyCheckout, at: 'reserved', attempt: 1, notice: 'declined' };
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(root.querySelector('[data-tone=notice]')).toBeNull();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await sees(
    () => root.querySelector('[data-tone=notice]')?.textContent,
    'Your payment was declined and nothing was charged. Try again or choose another payment method.',
  );
});

it('a page that comes back as it was left tells prices that are others by now', async () => {
  const { root } = await mounted(readyCheckout);
  server.view = {
    ...readyCheckout,
    cart: testCart({ entries: [{ id: 'one', title: 'Moon jar', unitCents: 7_000, quantity: 1 }] }),
  };
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await sees(
    () => root.querySelector('[data-tone=notice]')?.textContent,
    'The total has changed from $66.50 to $70.00. Nothing was charged. Check your order and pay if you agree.',
  );
});

it('of two updates only the last one counts, whichever is answered first', async () => {
  const { root } = await mounted(readyCheckout);
  await userEvent.selectOptions(find(root, '#checkout-country'), 'DE');
  await userEvent.selectOptions(find(root, '#checkout-country'), 'US');
  await vi.waitFor(() => expect(answers).toHaveLength(2), noHurry);
  answers.pop()?.(Response.json({ data: { view: { ...readyCheckout, notice: 'soldOut' } } }));
  await sees(() => root.querySelector('[data-tone=notice]') !== null, true);
  await answerWith({ ...readyCheckout, notice: 'declined' });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(root.querySelector('[data-tone=notice]')?.textContent).toMatch(/sold out/);
});

it('an answer that never comes is given up after 45 seconds, and asked for again', async () => {
  const late = new AbortController();
  const deadline = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
  const { root, clock } = await mounted(readyCheckout);
  find<HTMLButtonElement>(root, 'button[value=pay]').click();
  await vi.waitFor(() => expect(answers).toHaveLength(1), noHurry);
  expect(deadline.mock.calls).toEqual([[45_000]]);
  late.abort();
  await sees(
    () => find(root, '.fr-checkout__pay [role=status]').textContent,
    'The shop is not responding. We keep trying. You will not be charged twice.',
  );
  clock.advance(1_000);
  await vi.waitFor(() => expect(server.posts).toHaveLength(2), noHurry);
});

it('once it has ended it follows no payment', async () => {
  const { clock } = await mounted({ ...readyCheckout, at: 'paying', attempt: 1 });
  const requests = vi.mocked(window.fetch).mock.calls.length;
  end();
  clock.advance(60_000);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(vi.mocked(window.fetch).mock.calls.length).toBe(requests);
});

it('a cart that was emptied meanwhile is told, and leaves nothing to press', async () => {
  const { root } = await mounted(readyCheckout);
  find<HTMLButtonElement>(root, 'button[value=pay]').click();
  await answerWith({ ...readyCheckout, cart: shippedCart({ entries: [] }) });
  await sees(
    () => root.querySelector('[role=status]')?.textContent,
    'There is nothing to check out: your cart is empty.',
  );
  expect([focused(), root.querySelectorAll('form, button').length]).toEqual([
    'fr-checkout__told',
    0,
  ]);
  expect(find<HTMLAnchorElement>(root, 'a').getAttribute('href')).toBe('/cart');
});

it('a line with which something is wrong unfolds the order', async () => {
  const { root } = await mounted(readyCheckout);
  find<HTMLButtonElement>(root, 'button[value=pay]').click();
  await answerWith({
    ...readyCheckout,
    notice: 'soldOut',
    cart: shippedCart({ lines: [{ problem: 'soldOut' }] }),
  });
  await sees(() => find<HTMLDetailsElement>(root, 'details').open, true);
});

it('what is wrong with another amount leads to the amounts', async () => {
  const donation = { ...testDonation, amounts: [500] };
  const { root } = await mounted(
    { ...readyCheckout, donation },
    { fields: { donationOther: 'From $1.00 to $1,000.00.' } },
  );
  const link = find<HTMLAnchorElement>(root, '.fr-shop-errors a');
  expect(root.querySelector(link.hash)).not.toBeNull();
});

it('a page that comes back as it was left tells the server so: a payment that was left is taken back', async () => {
  const { root } = await mounted(readyCheckout);
  server.view = { ...readyCheckout, at: 'reserved', attempt: 1, notice: 'left' };
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await sees(
    () => root.querySelector('[role=alert]')?.textContent,
    'You left the payment page and nothing was charged. Pay again, or choose another payment method.',
  );
  expect(server.returns).toBe(1);
});
