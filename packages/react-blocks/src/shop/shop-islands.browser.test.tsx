import { moneyRules } from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import '../style.css';
import { Cart } from '../blocks/cart/Cart';
import { Checkout } from '../blocks/checkout/Checkout';
import { Island } from '../server-block/Island';
import { lateScript } from '../testing/late-script';
import { testCart, testCheckout } from '../testing/test-shop';
import { shopAttribute } from './shop.parts';

const sent: string[] = [];
let end = (): void => {};

beforeAll(() => {
  document.cookie = 'crumb=token';
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    if (init?.method === 'POST')
      sent.push(`${new URL(String(input), location.href).pathname} ${String(init.body)}`);
    return new Promise(() => {});
  });
});
afterAll(() => {
  document.cookie = 'crumb=; max-age=0';
  vi.restoreAllMocks();
});
afterEach(() => {
  end();
  sent.length = 0;
  document.body.replaceChildren();
});

function show(block: string, props: object, content: ReactNode): HTMLElement {
  const island = (
    <Island
      block={block}
      id="x"
      props={props}
      events={['submit']}
      data={{ [shopAttribute]: '' }}
      content={content}
    />
  );
  document.body.innerHTML = `<main>${renderToStaticMarkup(island)}</main>`;
  const root = document.querySelector<HTMLElement>('[data-block]');
  if (!root) throw new Error('no block');
  return root;
}

it('what is changed in a cart before its script is there is changed once it is, and only once', async () => {
  const props = {
    view: testCart(),
    locale: 'en-US',
    moneyRules: moneyRules('en-US'),
    shopHref: '/shop',
  };
  const root = show('cart', props, <Cart {...props} />);
  const script = lateScript();
  end = script.end;
  root.querySelector<HTMLElement>('[aria-label="Remove Glaze book"]')?.click();
  expect([root.dataset['blockState'], sent]).toEqual(['waiting', []]);
  script.arrive();
  await expect
    .poll(() => root.querySelector('.fr-totals [data-kind=total] dd')?.textContent)
    .toBe('$48.00');
  await expect
    .poll(() => sent.map((post) => JSON.parse(post.slice(post.indexOf('{'))).change))
    .toEqual([{ type: 'setQuantity', lineId: 'two', quantity: 0 }]);
});

it('who presses Pay before the script is there pays once it is, and only once', async () => {
  const cart = testCart({
    countries: [],
    entries: [{ id: 'a', title: 'Glaze book', productType: 'digital', unitCents: 500 }],
  });
  const props = {
    view: testCheckout({ cart, email: 'ada@example.com' }),
    locale: 'en-US',
    moneyRules: moneyRules('en-US'),
  };
  const root = show('checkout', props, <Checkout {...props} />);
  const script = lateScript();
  end = script.end;
  const pay = root.querySelector<HTMLElement>('button[value=pay]');
  pay?.click();
  pay?.click();
  expect(sent).toEqual([]);
  script.arrive();
  await expect.poll(() => sent.length).toBe(1);
  pay?.click();
  expect(sent.map((post) => post.includes('do=pay'))).toEqual([true]);
});
