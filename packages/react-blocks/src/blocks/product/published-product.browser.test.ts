import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bootPage } from '../../testing/boot-page';
import { fakeShop, setCartCount, type FakeShop } from '../../testing/fake-shop';
import { canonical, mountBlock } from '../../testing/test-blocks';
import { publishedAdd } from '../shop/shop.block';
import * as module from '../shop/shop.mount';

const variants = [
  {
    id: 'v-s-ash',
    sku: 'SQ1',
    price: 4_200,
    onSale: false,
    unlimited: false,
    qtyInStock: 4,
    attributes: { Size: 'Small', Glaze: 'Ash' },
    optionValues: [
      { optionName: 'Size', value: 'Small' },
      { optionName: 'Glaze', value: 'Ash' },
    ],
  },
  {
    id: 'v-s-sea',
    sku: 'SQ2',
    price: 4_200,
    onSale: false,
    unlimited: true,
    qtyInStock: 0,
    attributes: { Size: 'Small', Glaze: 'Sea' },
  },
  {
    id: 'v-l-ash',
    sku: 'SQ3',
    price: 6_400,
    onSale: false,
    unlimited: false,
    qtyInStock: 0,
    attributes: { Size: 'Large', Glaze: 'Ash' },
  },
];

const select = (name: string, values: readonly string[]): string =>
  `<div class="variant-option"><label for="variant-option-${name}">${name}</label><select id="variant-option-${name}" data-variant-option-name="${name}" aria-label="${name}"><option value="">Select ${name}</option>${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select></div>`;

const button = (id: string, type = 'physical'): string => `
  <div class="sqs-add-to-cart-button-wrapper" data-form="">
    <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button" role="button" tabindex="0" data-item-id="${id}" data-collection-id="5f1c0a9be4d2c3b1a0987700"
      data-product-type="${type}" data-original-label="Add To Cart" data-use-custom-label="false" data-is-subscription="false">
      <div class="sqs-add-to-cart-button-inner">Add To Cart</div>
    </div>
  </div>`;

/** A product's page as it was published. */
const published = (inner: string): string =>
  `<main><h1>Shop</h1><article class="ProductItem"><section class="ProductItem-details">${inner}</section></article></main>`;

const jar = '5f1c0a9be4d2c3b1a0987701';
const variedJar = published(`
  <div class="product-scarcity" data-variant-attributes='{"Size":"Small","Glaze":"Ash"}' hidden>Only 4 left</div>
  <div class="product-variants" data-item-id="${jar}" data-is-subscribable="false" data-variants="${JSON.stringify(variants).replaceAll('"', '&quot;')}">${select('Size', ['Small', 'Large'])}${select('Glaze', ['Ash', 'Sea'])}</div>
  <div class="product-quantity-input" data-item-id="${jar}"><label for="q">Quantity</label><input id="q" type="number" value="1" min="1" max="9999" step="1"></div>
  ${button(jar)}`);

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

async function show(html: string): Promise<HTMLElement> {
  document.body.innerHTML = html;
  const root = document.querySelector<HTMLElement>(publishedAdd.selector ?? '');
  if (!root) throw new Error('The registry knows nothing of it.');
  end = await mountBlock(root, module);
  return root;
}

const add = () => page.getByRole('button', { name: /^(Add To Cart|Adding…)$/ });
const status = () => expect.poll(() => document.querySelector('[role=status]')?.textContent);
const changes = () => shop.requests.map(({ path, body }) => [path, body.change]);

describe('published product markup', () => {
  it('a variant is chosen by its lists, counted, and put into the cart', async () => {
    const release = shop.hold();
    await show(variedJar);
    await page.getByLabelText('Size').selectOptions('Small');
    await page.getByLabelText('Glaze').selectOptions('Ash');
    expect(document.querySelector('.product-scarcity')?.checkVisibility()).toBe(true);
    await page.getByLabelText('Quantity').fill('3');
    await add().click();
    await expect.poll(() => add().element().textContent?.trim()).toBe('Adding…');
    release();
    await status().toBe('Added to your cart. View cart');
    expect(changes()).toEqual([
      [
        '/api/commerce/ChangeCart',
        { type: 'add', productId: jar, variantId: 'v-s-ash', quantity: 3 },
      ],
    ]);
    expect(add().element().textContent?.trim()).toBe('Add To Cart');
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['Enter', '{Enter}'],
    ['the space bar', ' '],
  ])('goes by %s', async (_, key) => {
    await show(published(button(jar)));
    (add().element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await status().toContain('Added to your cart.');
    expect(changes()).toEqual([
      ['/api/commerce/ChangeCart', { type: 'add', productId: jar, variantId: '', quantity: 1 }],
    ]);
  });

  it('what is not chosen yet is asked for, and gets the focus', async () => {
    await show(variedJar);
    await page.getByLabelText('Size').selectOptions('Small');
    await add().click();
    await status().toBe('Select Glaze');
    await expect.element(page.getByLabelText('Glaze')).toHaveFocus();
    expect(shop.requests).toEqual([]);
  });

  it.each([
    ['sold out', 'Large', 'Ash', 'Sold out'],
    ['not made', 'Large', 'Sea', 'This combination is not available. Choose another.'],
  ])('what is %s is told, and nothing is asked for', async (_, size, glaze, words) => {
    await show(variedJar);
    await page.getByLabelText('Size').selectOptions(size);
    await page.getByLabelText('Glaze').selectOptions(glaze);
    await add().click();
    await status().toBe(words);
    expect(shop.requests).toEqual([]);
  });

  it('twins of the lists as buttons count too', async () => {
    const radios = ['Small', 'Large']
      .map(
        (value) =>
          `<label><input type="radio" name="size" value="${value}" data-variant-option-name="Size">${value}</label>`,
      )
      .join('');
    const variants = JSON.stringify([
      { id: 'a', unlimited: true, attributes: { Size: 'Small' } },
      { id: 'b', unlimited: true, attributes: { Size: 'Large' } },
    ]).replaceAll('"', '&quot;');
    await show(
      published(
        `<div class="product-variants" data-item-id="${jar}" data-variants="${variants}">${radios}</div>${button(jar)}`,
      ),
    );
    await page.getByLabelText('Large').click();
    await add().click();
    await status().toContain('Added to your cart.');
    expect(changes()).toMatchObject([['/api/commerce/ChangeCart', { variantId: 'b' }]]);
  });

  it('of two products each has its own choice', async () => {
    const other = '5f1c0a9be4d2c3b1a0987702';
    document.body.innerHTML = `${variedJar}${published(button(other))}`;
    const roots = [...document.querySelectorAll<HTMLElement>(publishedAdd.selector ?? '')];
    const ends = await Promise.all(roots.map((root) => mountBlock(root, module)));
    await add().nth(1).click();
    await expect.poll(() => shop.requests.length).toBe(1);
    expect(changes()).toMatchObject([
      ['/api/commerce/ChangeCart', { productId: other, variantId: '' }],
    ]);
    await expect
      .poll(() =>
        [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent),
      )
      .toEqual(['', 'Added to your cart. View cart']);
    for (const end of ends) end();
  });

  it('what cannot be read is a product without a choice', async () => {
    await show(
      published(
        `<div class="product-variants" data-item-id="${jar}" data-variants="{"></div>${button(jar, 'service')}`,
      ),
    );
    await add().click();
    await status().toContain('Added to your cart.');
    expect(changes()).toMatchObject([
      ['/api/commerce/ChangeCart', { productId: jar, variantId: '' }],
    ]);
  });

  it.each([
    ['a click', (pressed: HTMLElement) => pressed.click()],
    [
      'a key',
      (pressed: HTMLElement) =>
        pressed.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
        ),
    ],
  ])('%s before its script is there counts once it is', async (_, press) => {
    document.body.innerHTML = published(button(jar));
    end = bootPage();
    const root = document.querySelector<HTMLElement>(publishedAdd.selector ?? '');
    if (root) press(root);
    expect([root?.dataset['blockState'], shop.requests]).toEqual(['waiting', []]);
    await status().toContain('Added to your cart.');
    expect(changes()).toEqual([
      ['/api/commerce/ChangeCart', { type: 'add', productId: jar, variantId: '', quantity: 1 }],
    ]);
  });

  it('is put back as it was published when it ends, also on the way', async () => {
    document.body.innerHTML = variedJar;
    const before = canonical(document.body);
    const release = shop.hold();
    for (const wanted of ['Small', '']) {
      const root = document.querySelector<HTMLElement>(publishedAdd.selector ?? '');
      if (!root) throw new Error('no root');
      const stop = await mountBlock(root, module);
      if (wanted) {
        await page.getByLabelText('Size').selectOptions('Small');
        await page.getByLabelText('Glaze').selectOptions('Sea');
        await add().click();
        await expect.poll(() => shop.requests.length).toBe(1);
      }
      stop();
      expect(canonical(document.body)).toBe(before);
    }
    release();
  });
});
