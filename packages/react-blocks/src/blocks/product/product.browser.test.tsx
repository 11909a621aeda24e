import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../style.css';
import { cartCount } from '../../shop/cart-count';
import type { ProductView } from '../../shop/product-view';
import { fakeShop, setCartCount, type FakeShop } from '../../testing/fake-shop';
import { canonical, mountBlock, noHurry, showMarkup, testContext } from '../../testing/test-blocks';
import { sizedProduct, testProduct, twoOptionProduct } from '../../testing/test-products';
import { CartIndicator } from '../cart-indicator/CartIndicator';
import * as indicator from '../cart-indicator/cart-indicator.mount';
import { Product } from './Product';
import * as module from './product.mount';
import { productParts } from './product.parts';

let shop: FakeShop;
let end = (): void => {};

beforeEach(() => {
  setCartCount(undefined);
  shop = fakeShop();
});
afterEach(() => {
  end();
  end = () => {};
  vi.restoreAllMocks();
  setCartCount(undefined);
  document.body.replaceChildren();
});

async function show(view: ProductView): Promise<HTMLElement> {
  const root = showMarkup(<Product id="p1" view={view} headingLevel={3} />);
  end = await mountBlock(root, module);
  return root;
}

const part = (root: HTMLElement, name: keyof typeof productParts): HTMLElement => {
  const found = root.querySelector<HTMLElement>(`[${productParts[name]}]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const text = (root: HTMLElement, name: keyof typeof productParts): string =>
  part(root, name).textContent ?? '';
const add = () => page.getByRole('button', { name: /^(Add to cart|Subscribe|Adding|Sold out)/ });
const status = (root: HTMLElement) => expect.poll(() => text(root, 'status'), noHurry);
const changes = () =>
  shop.requests.filter(({ path }) => path.endsWith('ChangeCart')).map(({ body }) => body.change);

describe('without scripts', () => {
  it('is one form with all that can be bought, in the words of the change it makes', () => {
    const root = showMarkup(<Product id="p1" view={twoOptionProduct} />);
    const form = root.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/commerce/cart']);
    const select = root.querySelector('select');
    if (!select || !form) throw new Error('no list');
    expect([...select.options].map(({ value, disabled }) => [value, disabled])).toEqual([
      ['', false],
      ['bs', false],
      ['bl', true],
      ['ws', false],
    ]);
    expect([...select.options].map(({ text: words }) => words)).toEqual([
      'Select Variant',
      'Small / Blue – €18.00',
      'Blue / Large (sold out)',
      'White / Small – €18.00',
    ]);
    select.value = 'ws';
    expect([...new FormData(form)]).toEqual([
      ['type', 'add'],
      ['productId', 'b'.repeat(24)],
      ['next', '/shop/moon-jar'],
      ['variantId', 'ws'],
      ['quantity', '1'],
    ]);
  });

  it('one option is a row of values, of which those sold out cannot be chosen', () => {
    const root = showMarkup(<Product id="p1" view={sizedProduct} />);
    const radios = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    expect(radios.map(({ value, disabled, required }) => [value, disabled, required])).toEqual([
      ['s', false, true],
      ['m', false, true],
      ['l', true, true],
    ]);
    expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'Small – €36.00',
      'Medium – €64.00',
      'Large (sold out)',
    ]);
  });

  it.each([
    [
      'what is sold out',
      testProduct({ variants: [{ id: 'a', priceCents: 900 }] }),
      true,
      'Sold out',
    ],
    ['a thing', testProduct(), false, 'Add to cart'],
    ['a plan', testProduct({ subscriptionPlan: {} }), false, 'Subscribe'],
  ])('the button of %s', (_, view, disabled, words) => {
    const button = showMarkup(<Product view={view} />).querySelector('button');
    expect([button?.disabled, button?.textContent]).toEqual([disabled, words]);
  });

  it.each([
    ['a thing', testProduct(), 'number'],
    ['a service', testProduct({ productType: 'service' }), 'number'],
    [
      'the last one',
      testProduct({ variants: [{ id: 'a', priceCents: 900, qtyInStock: 1 }] }),
      'hidden',
    ],
    ['a file', testProduct({ productType: 'digital', priceCents: 900, variants: [] }), 'hidden'],
    ['a gift card', testProduct({ productType: 'giftCard' }), 'hidden'],
    ['a plan', testProduct({ subscriptionPlan: {} }), 'hidden'],
  ])('[3.01a] the quantity of %s', (_, view, type) => {
    expect(
      showMarkup(<Product view={view} />)
        .querySelector('[name=quantity]')
        ?.getAttribute('type'),
    ).toBe(type);
  });

  it('a price on sale is told to those who do not see that one is struck out', () => {
    const root = showMarkup(
      <Product
        view={testProduct({
          variants: [
            { id: 'a', priceCents: 500, salePriceCents: 400, onSale: true, qtyInStock: 1 },
          ],
        })}
      />,
    );
    expect(root.querySelector('.fr-price')?.textContent).toBe(
      'Sale price: €4.00 Original price: €5.00',
    );
    expect([
      root.querySelector('.fr-mark')?.textContent,
      root.querySelector('del')?.textContent,
    ]).toEqual(['Sale', '€5.00']);
  });
});

describe('what is sold out, without scripts', () => {
  it('is asked for by a post, in which what is meant can be named', () => {
    const several = testProduct({
      variants: ['Small', 'Large'].map((value) => ({
        id: value,
        priceCents: 900,
        optionValues: [{ optionName: 'Size', value }],
      })),
    });
    const form = showMarkup(<Product id="p1" view={several} />).querySelector<HTMLFormElement>(
      '[data-product-restock]',
    );
    expect([form?.method, form?.getAttribute('action'), form?.checkVisibility()]).toEqual([
      'post',
      '/commerce/restock',
      true,
    ]);
    const select = form?.querySelector('select');
    expect([...(select?.options ?? [])].map(({ value, text: words }) => [value, words])).toEqual([
      ['Small', 'Small'],
      ['Large', 'Large'],
    ]);
    expect(form && [...new FormData(form)]).toEqual([
      ['productId', 'a'.repeat(24)],
      ['variantId', 'Small'],
      ['email', ''],
    ]);
  });

  it('what is wrong stands beside what was entered, and what went well is told', () => {
    const answer = {
      productId: 'a'.repeat(24),
      variantId: 'l',
      email: 'ada@',
      status: 'failed',
      message: 'Please enter an email address.',
    } as const;
    const root = showMarkup(<Product id="p1" view={sizedProduct} restock={answer} />);
    const email = root.querySelector<HTMLInputElement>('[type=email]');
    expect([
      email?.value,
      email?.getAttribute('aria-invalid'),
      email?.checkVisibility(),
      document.getElementById(email?.getAttribute('aria-describedby') ?? '')?.textContent,
    ]).toEqual(['ada@', 'true', true, answer.message]);
    const thanked = showMarkup(
      <Product id="p1" view={sizedProduct} restock={{ ...answer, status: 'sent', message: '' }} />,
    );
    expect([
      thanked.querySelector<HTMLInputElement>('[type=email]')?.value,
      thanked.querySelector('[data-product-restock] [role=status]')?.textContent,
    ]).toEqual(['', 'Thank you. We write once, on the day it is back.']);
  });

  it('what does not run out has no such form', () => {
    expect(
      showMarkup(<Product view={testProduct()} />).querySelector('[data-product-restock]'),
    ).toBeNull();
  });
});

describe('the choice', () => {
  it('shows price, sale, what is left, parts and weight of what is chosen', async () => {
    const root = await show(sizedProduct);
    expect([text(root, 'price'), text(root, 'note'), part(root, 'was').hidden]).toEqual([
      'From €36.00',
      '',
      true,
    ]);
    await page.getByRole('radio', { name: 'Small' }).click();
    expect([
      text(root, 'price'),
      text(root, 'wasAmount'),
      text(root, 'note'),
      text(root, 'weight'),
    ]).toEqual(['€36.00', '€42.00', 'Only 3 left', '0.9 kg']);
    expect(root.querySelector('.fr-price')?.textContent).toBe(
      'Sale price: €36.00 Original price: €42.00',
    );
    expect(root.querySelector<HTMLInputElement>('[name=quantity]')?.max).toBe('3');
    await page.getByRole('radio', { name: 'Medium' }).click();
    expect([text(root, 'price'), part(root, 'was').hidden, text(root, 'installments')]).toEqual([
      '€64.00',
      true,
      'Or 4 payments of €16.00',
    ]);
  });

  it('goes by the arrow keys', async () => {
    const root = await show(sizedProduct);
    await page.getByRole('radio', { name: 'Small' }).click();
    await userEvent.keyboard('{ArrowRight}');
    expect(text(root, 'price')).toBe('€64.00');
  });

  it('of several options is a list for each, in place of the one for all', async () => {
    const root = await show(twoOptionProduct);
    expect([
      part(root, 'variants').checkVisibility(),
      part(root, 'options').checkVisibility(),
    ]).toEqual([false, true]);
    await page.getByLabelText('Colour').selectOptions('Blue');
    expect(text(root, 'price')).toBe('From €18.00');
    await page.getByLabelText('Size').selectOptions('Small');
    expect(text(root, 'price')).toBe('€18.00');
    await add().click();
    await status(root).toBe('It is in your cart. View cart');
    expect(changes()).toEqual([
      { type: 'add', productId: 'b'.repeat(24), variantId: 'bs', quantity: 1 },
    ]);
  });

  it('that does not exist is told, and nothing is asked for', async () => {
    const root = await show(twoOptionProduct);
    await page.getByLabelText('Colour').selectOptions('White');
    await page.getByLabelText('Size').selectOptions('Large');
    expect(part(root, 'options').querySelectorAll('select')[1]?.validationMessage).toBe(
      'There is none like this. Please choose another.',
    );
    await add().click();
    expect(shop.requests).toEqual([]);
    await page.getByLabelText('Size').selectOptions('Small');
    expect(part(root, 'options').querySelectorAll('select')[1]?.validationMessage).toBe('');
  });

  it('what was chosen before the script came counts', async () => {
    const root = showMarkup(<Product id="p1" view={sizedProduct} />);
    root.querySelector<HTMLInputElement>('input[value=s]')?.click();
    end = await mountBlock(root, module);
    expect(text(root, 'price')).toBe('€36.00');
  });
});

describe('into the cart', () => {
  it('answers at once, in the indicator too, and says that it is busy', async () => {
    const release = shop.hold();
    const root = await show(testProduct());
    root.insertAdjacentHTML('beforebegin', '<div id="place"></div>');
    const place = document.getElementById('place');
    if (!place) throw new Error('no place');
    const other = document.createElement('div');
    place.append(other);
    other.innerHTML = (await import('react-dom/server')).renderToStaticMarkup(<CartIndicator />);
    const cart = other.querySelector<HTMLElement>('[data-block]');
    if (!cart) throw new Error('no indicator');
    const endCart = await mountBlock(cart, indicator);
    await page.getByLabelText('Quantity').fill('3');
    await add().click();
    await expect
      .poll(() => cart.querySelector('a')?.getAttribute('aria-label'), noHurry)
      .toBe('Cart, 3 items');
    expect([
      part(root, 'add').textContent,
      part(root, 'add').getAttribute('aria-disabled'),
      document.activeElement,
    ]).toEqual(['Adding…', 'true', part(root, 'add')]);
    release();
    await status(root).toBe('It is in your cart. View cart');
    expect([
      part(root, 'add').textContent,
      part(root, 'add').hasAttribute('aria-disabled'),
    ]).toEqual(['Add to cart', false]);
    expect(part(root, 'status').querySelector('a')?.getAttribute('href')).toBe('/cart');
    expect(cart.querySelector('a')?.getAttribute('aria-label')).toBe('Cart, 3 items');
    endCart();
  });

  it('[2.11b] leads nowhere on a page that shows the whole cart', async () => {
    const root = await show(testProduct());
    root.insertAdjacentHTML('afterend', '<div data-block="cart"></div>');
    await add().click();
    await status(root).toBe('It is in your cart.');
    expect(part(root, 'status').querySelector('a')).toBeNull();
  });

  it('a second press while it is busy adds nothing', async () => {
    const release = shop.hold();
    const root = await show(testProduct());
    await add().dblClick();
    release();
    await status(root).toContain('It is in your cart.');
    expect(changes()).toHaveLength(1);
  });

  it('pressed once more afterwards, it is one more, under another key', async () => {
    const root = await show(testProduct());
    for (const _ of [1, 2]) {
      await add().click();
      await status(root).toContain('It is in your cart.');
      part(root, 'status').replaceChildren();
    }
    expect(new Set(shop.requests.map(({ body }) => body.key)).size).toBe(2);
    expect(shop.requests.every(({ body }) => /^[0-9a-f]{32}$/.test(body.key))).toBe(true);
  });

  it.each([400, 404, 409, 429])(
    'what was refused with %i is told in the server’s words, and the count takes it back',
    async (code) => {
      shop.answerNext({ status: code, error: 'Only 2 are left.' });
      const root = await show(testProduct());
      await add().click();
      await status(root).toBe('Only 2 are left.');
      expect([part(root, 'add').textContent, cartCount(window)]).toEqual(['Add to cart', 0]);
      // It is decided: the next press is another wish.
      await add().click();
      await status(root).toContain('It is in your cart.');
      expect(new Set(shop.requests.map(({ body }) => body.key)).size).toBe(2);
    },
  );

  it.each([500, 502, 504])(
    'what failed with %i may have arrived: pressed once more it is the same wish',
    async (code) => {
      const root = await show(testProduct());
      // The call itself asks a gateway three times.
      for (const _ of code === 500 ? [1] : [1, 2, 3]) shop.answerNext({ status: code, error: '' });
      await add().click();
      await status(root).toBe('This did not get through. Please try again.');
      await add().click();
      await status(root).toContain('It is in your cart.');
      expect(new Set(shop.requests.map(({ body }) => body.key)).size).toBe(1);
    },
  );

  it('a page in place of an answer says that it did not get through, and the wish stays the same', async () => {
    shop.answerNext('page');
    const root = await show(testProduct());
    await add().click();
    await status(root).toBe('This did not get through. Please try again.');
    await add().click();
    await status(root).toContain('It is in your cart.');
    expect(new Set(shop.requests.map(({ body }) => body.key)).size).toBe(1);
  });

  it('a browser that may keep nothing still puts it into the cart', async () => {
    vi.spyOn(window, 'BroadcastChannel').mockImplementation(function forbidden() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const root = await show(testProduct());
    const other = document.createElement('div');
    document.body.append(other);
    other.innerHTML = (await import('react-dom/server')).renderToStaticMarkup(<CartIndicator />);
    const cart = other.querySelector<HTMLElement>('[data-block]');
    const endCart = cart && (await mountBlock(cart, indicator));
    expect(cart?.getAttribute('data-cart-count')).toBe('0');
    await add().click();
    await status(root).toContain('It is in your cart.');
    endCart?.();
  });

  it('a lost answer is asked for again, also by hand, and adds once', async () => {
    const root = await show(testProduct());
    // The call itself asks three times.
    for (const _ of [1, 2, 3]) shop.answerNext('lost');
    await add().click();
    await status(root).toBe('This did not get through. Please try again.');
    await add().click();
    await status(root).toContain('It is in your cart.');
    expect(new Set(shop.requests.map(({ body }) => body.key)).size).toBe(1);
    expect(document.cookie).toContain('CART_COUNT=1');
  });

  it('without a connection it waits for one', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const root = await show(testProduct());
    await add().click();
    await status(root).toBe('There is no connection. This is done as soon as it is back.');
    expect(shop.requests).toEqual([]);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await status(root).toContain('It is in your cart.');
  });

  it('a browser without cookies is told so', async () => {
    shop = fakeShop({ cookies: false });
    const root = await show(testProduct());
    await add().click();
    await status(root).toContain('Your browser keeps no cookies');
  });

  it('[8.09] a browser that cannot keep the request token is told of its cookies, too', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    shop.answerNext('crumb');
    const root = await show(testProduct());
    await add().click();
    await status(root).toContain('Your browser keeps no cookies');
  });

  it('ended on the way, it puts back what the server sent and says nothing', async () => {
    const release = shop.hold();
    const root = showMarkup(<Product id="p1" view={testProduct()} />, { below: true });
    const before = canonical(root);
    const stop = await mountBlock(root, module);
    root.querySelector('form')?.requestSubmit();
    await expect.poll(() => shop.requests.length, noHurry).toBe(1);
    stop();
    release();
    expect(canonical(root)).toBe(before);
    // It was wanted: it is in the cart, and the count says so.
    await expect.poll(() => cartCount(window), noHurry).toBe(1);
  });

  it('ended without a connection, it asks for nothing more', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const root = showMarkup(<Product id="p1" view={testProduct()} />);
    const stop = await mountBlock(root, module);
    root.querySelector('form')?.requestSubmit();
    expect(cartCount(window)).toBe(1);
    stop();
    await expect.poll(() => cartCount(window), noHurry).toBe(0);
    expect(shop.requests).toEqual([]);
  });

  it('markup of which nothing can be read is left to the browser', async () => {
    const root = showMarkup(<Product id="p1" view={testProduct()} />);
    root.setAttribute('data-product', '{');
    end = await mountBlock(root, module);
    const posted = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', posted, { once: true });
    await add().click();
    expect(posted.mock.calls[0]?.[0].defaultPrevented).toBe(true);
    expect(shop.requests).toEqual([]);
  });
});

describe('what is sold out', () => {
  it('can be asked for', async () => {
    const root = await show(sizedProduct);
    expect(part(root, 'restock').checkVisibility()).toBe(false);
    await page.getByRole('radio', { name: 'Large' }).click();
    expect([
      text(root, 'add'),
      (part(root, 'add') as HTMLButtonElement).disabled,
      part(root, 'restock').checkVisibility(),
    ]).toEqual(['Sold out', true, true]);
    await page.getByLabelText('Hear from us when it is back').fill('ada@studio.example');
    await page.getByRole('button', { name: 'Tell me' }).click();
    await expect
      .poll(() => part(root, 'restock').querySelector('[role=status]')?.textContent, noHurry)
      .toBe('Thank you. We write once, on the day it is back.');
    expect(shop.requests).toEqual([
      {
        path: '/api/commerce/RestockNotice',
        body: { productId: 'a'.repeat(24), variantId: 'l', email: 'ada@studio.example' },
      },
    ]);
    await page.getByRole('radio', { name: 'Small' }).click();
    expect([text(root, 'add'), part(root, 'restock').checkVisibility()]).toEqual([
      'Add to cart',
      false,
    ]);
  });

  it('all of it: the form is there from the start, not in a shop that sends no notices', async () => {
    const gone = testProduct({ variants: [{ id: 'a', priceCents: 900 }] });
    expect(part(await show(gone), 'restock').checkVisibility()).toBe(true);
    end();
    expect(
      (await show({ ...gone, display: { ...gone.display, restockNotices: false } })).querySelector(
        `[${productParts.restock}]`,
      ),
    ).toBeNull();
  });
});

it.each(['ltr', 'rtl'])(
  'at 320 px nothing is wider than the screen, %s, and what is touched is large enough',
  async (dir) => {
    await page.viewport(320, 900);
    document.documentElement.dir = dir;
    for (const view of [sizedProduct, twoOptionProduct]) {
      const root = await show(view);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      const touched = [
        ...root.querySelectorAll('button, select, .fr-product__value span, input[type=number]'),
      ].filter((one) => one.checkVisibility());
      expect(
        touched.map((one) => one.getBoundingClientRect().height).filter((height) => height < 44),
      ).toEqual([]);
      end();
    }
    document.documentElement.dir = '';
    await page.viewport(1280, 720);
  },
);

it('has no violations while a choice is made and when it is sold out', async () => {
  const root = await show(sizedProduct);
  await page.getByRole('radio', { name: 'Large' }).click();
  const { violations } = await axe.run(root);
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(testContext().issues).toEqual([]);
});
