import { moneyRules } from '@frontage/commerce-model';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../style.css';
import { cartChannel } from '../../shop/cart-channel';
import {
  buttonOf,
  createCartPage,
  quantityOf,
  sees,
  statusOf,
  tenth,
  totalOf,
} from '../../testing/cart-page';
import { mountBlock, noHurry, testContext } from '../../testing/test-blocks';
import { testCart, testShipping } from '../../testing/test-shop';
import { Cart } from './Cart';
import * as module from './cart.mount';
import type { CartReply, CartServer } from './use-cart';

const { server, clock, answers, show, mounted, answer, reply, refuse } = createCartPage();

/** Collects what other tabs hear about the cart, until it is ended. */
function hear() {
  const channel = new BroadcastChannel(cartChannel);
  const heard = vi.fn();
  channel.addEventListener('message', heard);
  return { heard, channel };
}

const comesBack = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

it('other tabs are told once the server has a change, and not of one that it refuses', async () => {
  const { heard, channel } = hear();
  const { root } = await mounted();
  buttonOf(root, 'One more of Moon jar').click();
  await refuse({ error: 'No.' }, 409);
  await sees(() => root.querySelector('.fr-shop-errors') !== null, true);
  buttonOf(root, 'One more of Moon jar').click();
  await answer();
  await sees(() => heard.mock.calls.length, 1);
  channel.close();
});

it('a page that comes back as it was left asks for its cart anew, any other does not', async () => {
  const { root } = await mounted();
  server.cart = testCart({
    version: 7,
    entries: [{ id: 'one', title: 'Moon jar', unitCents: 4_800, quantity: 3 }],
  });
  comesBack(false);
  expect(server.asked).toBe(0);
  comesBack(true);
  await sees(() => totalOf(root), '$144.00');
});

it('once it has ended it hears and asks nothing more', async () => {
  const root = show();
  const stop = await mountBlock(root, module, testContext({ clock: clock() }));
  stop();
  const { heard, channel } = hear();
  const other = new BroadcastChannel(cartChannel);
  other.postMessage(0);
  comesBack(true);
  await sees(() => heard.mock.calls.length, 1);
  expect(server.asked).toBe(0);
  for (const openChannel of [channel, other]) openChannel.close();
});

it('ended while a change is on its way, it takes no answer', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { heard, channel } = hear();
  const root = show();
  const stop = await mountBlock(root, module, testContext({ clock: clock() }));
  const before = root.innerHTML;
  buttonOf(root, 'Remove Glaze book').click();
  await vi.waitFor(() => expect(answers).toHaveLength(1), noHurry);
  stop();
  await answer();
  await Promise.resolve();
  expect([root.innerHTML.length, heard.mock.calls.length, complaint.mock.calls.length]).toEqual([
    before.length,
    0,
    0,
  ]);
  channel.close();
  complaint.mockRestore();
});

it('says nothing before something happens', async () => {
  const { root } = await mounted();
  expect(statusOf(root)).toBe('');
});

it('at the most of a line its button does nothing, and keeps the focus', async () => {
  const { root } = await mounted(
    testCart({
      lines: [{ maxQuantity: 1 }],
      entries: [{ id: 'one', title: 'Moon jar', unitCents: 4_800, quantity: 2 }],
    }),
  );
  const more = buttonOf(root, 'One more of Moon jar');
  more.focus();
  await userEvent.keyboard('{Enter}');
  expect([more.ariaDisabled, document.activeElement, quantityOf(root).value]).toEqual([
    'true',
    more,
    '2',
  ]);
  buttonOf(root, 'One fewer of Moon jar').click();
  await sees(
    () => server.sent.map(({ change }) => change),
    [{ type: 'setQuantity', lineId: 'one', quantity: 1 }],
  );
});

it('what is wrong with a line describes its quantity, and is said when it comes', async () => {
  const { root } = await mounted();
  buttonOf(root, 'One more of Moon jar').click();
  await refuse({ errors: { one: 'Only 1 is left.' } }, 409);
  await sees(
    () =>
      root.querySelector(`#${quantityOf(root).getAttribute('aria-describedby') ?? 'none'}`)
        ?.textContent,
    'Only 1 is left.',
  );
  expect(root.querySelector('#cart-line-one')?.getAttribute('role')).toBe('alert');
});

it('a page that comes with what was wrong has the focus there', () => {
  const root = show(testCart(), { errors: { message: 'Your cart was not changed.', fields: {} } });
  const summary = root.querySelector('.fr-shop-errors');
  expect([summary?.hasAttribute('autofocus'), summary?.getAttribute('tabindex')]).toEqual([
    true,
    '-1',
  ]);
});

it('a code that is taken leaves the field empty', async () => {
  const { root } = await mounted();
  const code = root.querySelector<HTMLInputElement>('#cart-code');
  if (!code) throw new Error('no code');
  await userEvent.fill(code, 'TEN');
  await userEvent.keyboard('{Enter}');
  await reply(Response.json({ data: testCart({ version: 2, cart: { coupons: [tenth('TEN')] } }) }));
  await sees(() => [code.value, totalOf(root)], ['', '$54.45']);
});

it('where nothing is shipped to is said when it turns out', async () => {
  const { root } = await mounted(
    testCart({
      cart: {
        shippingOptions: testShipping,
        shippingLocation: { country: 'US', region: '', postalCode: '10001' },
      },
    }),
  );
  buttonOf(root, 'Show costs').click();
  await reply(
    Response.json({
      data: testCart({
        version: 2,
        cart: { shippingLocation: { country: 'DE', region: '', postalCode: '' } },
      }),
    }),
  );
  await sees(
    () => root.querySelector('details [role=status]')?.textContent,
    'We do not ship there.',
  );
});

it.each([
  ['answered', { status: 'answered', view: testCart({ version: 2 }) }, ['/commerce/goto-checkout']],
  ['refused', { status: 'refused', errors: { message: 'No.', fields: {} } }, []],
] as const)(
  'whoever has pressed Checkout meanwhile leaves once the change is %s, or stays',
  async (_, reply: CartReply, visited) => {
    const navigate = vi.fn();
    let settle = (_answer: CartReply): void => {};
    const fake: CartServer = {
      change: () => new Promise((resolve) => (settle = resolve)),
      load: () => Promise.resolve(undefined),
      pause: () => new Promise(() => {}),
      whenOnline: () => new Promise(() => {}),
      notifyOthers: () => {},
      listen: () => {},
      createKey: () => 'key',
      isOnline: () => true,
      go: navigate,
    };
    const place = document.createElement('div');
    document.body.append(place);
    const app = createRoot(place);
    app.render(
      <Cart
        view={testCart()}
        locale="en-US"
        moneyRules={moneyRules('en-US')}
        shopHref="/shop"
        server={fake}
      />,
    );
    await sees(() => place.querySelectorAll('button').length > 0, true);
    buttonOf(place, 'One more of Moon jar').click();
    await sees(() => statusOf(place), 'Saving…');
    place.querySelector<HTMLAnchorElement>('a[href="/commerce/goto-checkout"]')?.click();
    expect(navigate).not.toHaveBeenCalled();
    settle(reply);
    await sees(() => place.querySelector('[aria-busy]'), null);
    expect(navigate.mock.calls.flat()).toEqual(visited);
    app.unmount();
  },
);
