import { moneyRules } from '@frontage/commerce-model';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../style.css';
import { Island } from '../../server-block/Island';
import { cartChannel } from '../../shop/cart-channel';
import { lineTexts } from '../../shop/line.texts';
import { planTexts } from '../../shop/plan.texts';
import { shopTexts } from '../../shop/shop.texts';
import {
  buttonOf,
  createCartPage,
  json,
  quantityOf,
  sees,
  statusOf,
  tenth,
  totalOf,
} from '../../testing/cart-page';
import { canonical, mountBlock, noHurry, testContext } from '../../testing/test-blocks';
import { testCart, testShipping } from '../../testing/test-shop';
import { TextsProvider } from '../../texts/TextsProvider';
import { Cart } from './Cart';
import * as module from './cart.mount';
import { cartTexts } from './cart.texts';

const { server, clock, answers, show, start, mounted, answer, refuse } = createCartPage();

describe('cart with scripts', () => {
  it('hydrates what the server sent without a mismatch, and is put back when it ends', async () => {
    const complaint = vi.spyOn(console, 'error');
    const root = show();
    const before = canonical(root);
    const context = testContext({ clock: clock() });
    const stop = await mountBlock(root, module, context);
    expect(context.issues).toEqual([]);
    // React only logs attributes that differ.
    expect(complaint).not.toHaveBeenCalled();
    stop();
    expect(canonical(root)).toBe(before);
    const repeated = await start(root);
    expect(repeated.issues).toEqual([]);
  });

  it('[2.24b] shows a change at once, to the cent, and keeps what the server answers', async () => {
    const { root } = await mounted();
    buttonOf(root, 'One more of Moon jar').click();
    await sees(
      () => [totalOf(root), quantityOf(root).value, statusOf(root)],
      ['$108.50', '2', 'Saving…'],
    );
    await answer();
    await sees(() => statusOf(root), 'Saved. Total: $108.50');
    expect(server.sent.map(({ change }) => change)).toEqual([
      { type: 'setQuantity', lineId: 'one', quantity: 2 },
    ]);
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('[5.17g] says how much an order needs, until there is that much', async () => {
    const view = { ...testCart(), minSubtotalCents: 10_000 };
    const { root } = await mounted(view);
    const checkout = () => root.querySelector('.fr-cart__summary a.fr-action')?.textContent;
    const minimum = 'To check out, your order subtotal must be $100.00 or more';
    expect([root.textContent.includes(minimum), checkout()]).toEqual([true, undefined]);
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
    buttonOf(root, 'One more of Moon jar').click();
    await sees(() => [root.textContent.includes(minimum), checkout()], [false, 'Checkout']);
    await answer();
    await sees(() => checkout(), 'Checkout');
  });

  it('sends one change after the other, and of a quantity only the last', async () => {
    const { root } = await mounted();
    for (const pieces of ['2', '3', '4', '5']) {
      buttonOf(root, 'One more of Moon jar').click();
      await sees(() => quantityOf(root).value, pieces);
    }
    expect(totalOf(root)).toBe('$252.50');
    await answer();
    await answer();
    await sees(() => statusOf(root), 'Saved. Total: $252.50');
    expect(server.sent.map(({ change }) => change)).toEqual([
      { type: 'setQuantity', lineId: 'one', quantity: 2 },
      { type: 'setQuantity', lineId: 'one', quantity: 5 },
    ]);
  });

  it('asks again with the same key when an answer is lost', async () => {
    const { root } = await mounted();
    buttonOf(root, 'Remove Glaze book').click();
    for (let lost = 0; lost < 3; lost += 1) {
      // The data layer tries three times before it reports a failure.
      await vi.waitFor(() => {
        clock().advance(200);
        answers.shift()?.(json({}, 502));
        expect(statusOf(root)).toBe('The shop is not responding. We keep trying.');
      }, noHurry);
      clock().advance(30_000);
    }
    expect(totalOf(root)).toBe('$48.00');
    await vi.waitFor(() => {
      clock().advance(30_000);
      while (answers.length > 0)
        answers.shift()?.(
          json({
            data: {
              ...testCart({
                entries: [{ id: 'one', title: 'Moon jar', unitCents: 4_800, quantity: 1 }],
              }),
              version: 2,
            },
          }),
        );
      expect(statusOf(root)).toBe('Saved. Total: $48.00');
    }, noHurry);
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
    expect(server.sent.length).toBeGreaterThan(3);
  });

  it('says that there is no connection, keeps what was changed, and sends it when the connection is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { root } = await mounted();
    buttonOf(root, 'Remove Glaze book').click();
    await vi.waitFor(() => {
      clock().advance(200);
      answers.shift()?.(json({}, 502));
      expect(statusOf(root)).toMatch(/^You are offline/);
    }, noHurry);
    expect(totalOf(root)).toBe('$48.00');
    const [attempts, key] = [server.sent.length, server.sent[0]?.key];
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(server.sent.length).toBeGreaterThan(attempts), noHurry);
    await answer();
    await sees(() => statusOf(root), 'Saved. Total: $48.00');
    expect(server.sent.at(-1)?.key).toBe(key);
    online.mockRestore();
  });

  it('speaks the language of the page', async () => {
    const texts = {
      'cart-line': { remove: 'أزل' },
      cart: { saving: 'جارٍ الحفظ…', summary: 'الملخّص' },
      shop: { total: 'الإجمالي' },
    };
    const props = {
      view: server.cart,
      locale: 'ar-EG',
      moneyRules: moneyRules('ar-EG'),
      shopHref: '/shop',
    };
    const island = (
      <Island
        block="cart"
        id="c"
        props={props}
        speaks={[cartTexts, lineTexts, shopTexts, planTexts]}
        content={<Cart {...props} />}
      />
    );
    document.body.innerHTML = `<main>${renderToStaticMarkup(
      <TextsProvider language="ar-EG" texts={texts}>
        {island}
      </TextsProvider>,
    )}</main>`;
    const root = document.querySelector<HTMLElement>('[data-block]') ?? document.body;
    const context = await start(root);
    expect(context.issues).toEqual([]);
    expect([
      root.querySelector('h2')?.textContent,
      root.querySelector('.fr-totals dt')?.textContent,
    ]).toEqual(['الملخّص', 'Subtotal']);
    buttonOf(root, 'Remove Glaze book').click();
    await sees(() => statusOf(root), 'جارٍ الحفظ…');
  });

  it('undoes what the server refuses, and says why at the line and above', async () => {
    const { root } = await mounted();
    buttonOf(root, 'One more of Moon jar').click();
    await refuse({ errors: { one: 'Only 1 is left.' } }, 409);
    await sees(() => root.querySelector('.fr-shop-errors a')?.textContent, 'Only 1 is left.');
    expect([
      totalOf(root),
      quantityOf(root).value,
      quantityOf(root).ariaInvalid,
      root.querySelector('#cart-line-one')?.textContent,
    ]).toEqual(['$60.50', '1', 'true', 'Only 1 is left.']);
    // A refused change was not saved, and is not announced as saved.
    expect([statusOf(root), server.asked]).toEqual(['', 1]);
  });

  it('[6.07] the captcha of a cart page has the key of the site, and codes wait for it', async () => {
    const { root } = await mounted(testCart(), {
      captcha: { siteKey: 'shop-key', script: '/nowhere.js' },
    });
    expect(root.querySelector('[data-captcha]')?.getAttribute('data-captcha-key')).toBe('shop-key');
    const code = root.querySelector<HTMLInputElement>('#cart-code');
    if (!code) throw new Error('no code');
    // Including one that is sent while the captcha loads.
    await userEvent.fill(code, 'TEN');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => root.querySelector('[data-captcha-refusal]')?.textContent).toBeTruthy();
    expect(server.sent).toEqual([]);
  });

  it('a code that is typed before the script comes is not lost, and one that is refused stays to be mended', async () => {
    const root = show();
    const code = root.querySelector<HTMLInputElement>('#cart-code');
    if (!code) throw new Error('no code');
    code.value = 'TEN';
    await start(root);
    buttonOf(root, 'Apply').click();
    await refuse({ errors: { code: 'There is no such code.' } }, 400);
    await sees(() => root.querySelector('#cart-code-error')?.textContent, 'There is no such code.');
    expect([code.value, code.ariaInvalid, server.sent[0]?.change]).toEqual([
      'TEN',
      'true',
      { type: 'addCode', code: 'TEN' },
    ]);
  });

  it('a quantity that is typed before the script comes counts', async () => {
    const root = show();
    quantityOf(root).value = '3';
    await start(root);
    await sees(() => server.sent[0]?.change, { type: 'setQuantity', lineId: 'one', quantity: 3 });
    await sees(() => totalOf(root), '$156.50');
  });

  it('keyboard: a quantity is typed, nonsense falls back, the focus of a removed line goes to the list', async () => {
    const { root } = await mounted();
    await userEvent.fill(quantityOf(root), '');
    await userEvent.keyboard('{Enter}{Tab}');
    await sees(() => quantityOf(root).value, '1');
    await userEvent.fill(quantityOf(root), '7');
    await userEvent.keyboard('{Enter}');
    await sees(() => totalOf(root), '$348.50');
    expect(document.activeElement).toBe(quantityOf(root));
    buttonOf(root, 'Remove Moon jar').focus();
    await userEvent.keyboard('{Enter}');
    await sees(() => document.activeElement?.getAttribute('aria-label'), 'In your cart');
  });

  it('[5.02] [9.04b] a ZIP code of the United States has five digits', async () => {
    const { root } = await mounted(
      testCart({ cart: { shippingLocation: { country: 'US', region: 'NY', postalCode: '100' } } }),
    );
    buttonOf(root, 'Show costs').click();
    await sees(
      () => root.querySelector('#cart-postalCode-error')?.textContent,
      'Enter a five-digit ZIP code.',
    );
    await userEvent.fill(root.querySelector('#cart-postalCode') as HTMLElement, '10001'); // just seen
    await userEvent.keyboard('{Enter}');
    await sees(() => server.sent[0]?.change, {
      type: 'setLocation',
      country: 'US',
      region: 'NY',
      postalCode: '10001',
    });
  });

  it('shipping that is chosen counts at once', async () => {
    const { root } = await mounted(
      testCart({
        cart: {
          shippingOptions: testShipping,
          shippingLocation: { country: 'US', region: '', postalCode: '10001' },
        },
      }),
    );
    expect(
      [...root.querySelectorAll('.fr-shop-options label')].map(({ textContent }) => textContent),
    ).toEqual(['Post$6.00', 'By bicycle$9.00']);
    root.querySelector<HTMLInputElement>('input[value=bike]')?.click();
    await sees(() => totalOf(root), '$69.50');
  });

  it('another tab that changes the cart is heard', async () => {
    const { root } = await mounted();
    server.cart = {
      ...testCart({ entries: [{ id: 'one', title: 'Moon jar', unitCents: 4_800, quantity: 9 }] }),
      version: 5,
    };
    const other = new BroadcastChannel(cartChannel);
    other.postMessage(0);
    await sees(() => [totalOf(root), quantityOf(root).value], ['$432.00', '9']);
    other.close();
  });

  it('whoever goes to the checkout waits for what they changed', async () => {
    const { root } = await mounted();
    const link = root.querySelector<HTMLAnchorElement>('a[href="/commerce/goto-checkout"]');
    const held: boolean[] = [];
    // The test must not leave the page.
    const stay = (event: Event): void => {
      held.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.body.addEventListener('click', stay);
    link?.click();
    buttonOf(root, 'One more of Moon jar').click();
    await sees(() => statusOf(root), 'Saving…');
    link?.click();
    expect(held).toEqual([false, false, true]);
    document.body.removeEventListener('click', stay);
    await sees(() => link?.ariaBusy, 'true');
    await refuse({ error: 'No.' }, 409);
    await vi.waitFor(() => expect(link?.ariaBusy).toBeNull(), noHurry);
    expect(root.querySelector('.fr-shop-errors [role=alert]')?.textContent).toBe('No.');
  });
});

it.each([
  ['320 px', 'ltr', 320],
  ['320 px from right to left', 'rtl', 320],
  ['1200 px', 'ltr', 1200],
] as const)('fits into %s', async (_, dir, width) => {
  document.documentElement.dir = dir;
  const { root } = await mounted(
    testCart({
      currencies: ['USD', 'EUR'],
      cart: {
        coupons: [tenth('A-VERY-LONG-CODE-OF-SUMMER')],
        shippingOptions: testShipping,
        shippingLocation: { country: 'US', region: '', postalCode: '' },
      },
    }),
  );
  root.style.inlineSize = `${width}px`;
  expect(root.scrollWidth).toBeLessThanOrEqual(width);
  const small = [
    ...root.querySelectorAll<HTMLElement>(
      'button, a.fr-action, input:not([type=hidden], [type=radio]), select',
    ),
  ].filter((element) => element.offsetParent && element.getBoundingClientRect().height < 44);
  expect(small.map(({ outerHTML }) => outerHTML)).toEqual([]);
});
