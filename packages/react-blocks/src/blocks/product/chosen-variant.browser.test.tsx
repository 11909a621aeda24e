import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../style.css';
import { createProductPage, partOf, textOf } from '../../testing/product-page';
import { showMarkup, testPicture } from '../../testing/test-blocks';
import { testProduct, twoOptionProduct } from '../../testing/test-products';
import { Product } from './Product';
import { productParts } from './product.parts';

const product = createProductPage();
const before = window.location.href;

afterEach(() => window.history.replaceState(null, '', before));

const pictured = testProduct(twoOptionProduct.product, {
  pictures: ['Both bowls', 'Blue bowl', 'White bowl'].map((alt) => ({ ...testPicture, alt })),
  variantPictures: { bs: 1, bl: 1, ws: 2 },
  slug: decodeURI(window.location.pathname).slice(1),
});
const shown = (root: HTMLElement) =>
  expect.poll(() => root.querySelector('[data-slide][data-shown] img')?.getAttribute('alt'));

it('a choice shows its picture at once, and its price and address once it is whole', async () => {
  const root = await product.show(pictured);
  await expect.poll(() => partOf(root, 'gallery').hasAttribute('data-mounted')).toBe(true);
  await page.getByRole('radio', { name: 'White' }).click();
  await shown(root).toBe('White bowl');
  expect(new URL(window.location.href).searchParams.has('variantId')).toBe(false);
  await page.getByRole('radio', { name: 'Small' }).click();
  expect(textOf(root, 'price')).toBe('€18.00');
  expect(new URL(window.location.href).searchParams.get('variantId')).toBe('ws');
  await page.getByRole('radio', { name: 'Blue' }).click();
  await shown(root).toBe('Blue bowl');
  expect(new URL(window.location.href).searchParams.get('variantId')).toBe('bs');
});

it('the address stays where the product is shown on another page', async () => {
  await product.show({ ...pictured, slug: 'shop/elsewhere' });
  await page.getByRole('radio', { name: 'White' }).click();
  await page.getByRole('radio', { name: 'Small' }).click();
  expect(window.location.href).toBe(before);
});

it('values that each have a picture show it', () => {
  const root = showMarkup(<Product id="p1" view={pictured} />);
  const [colour, size] = [...root.querySelectorAll('fieldset')];
  expect(colour?.querySelectorAll('.fr-product__swatch .fr-picture').length).toBeGreaterThan(1);
  expect(size?.querySelector('.fr-product__swatch')).toBeNull();
});

it.each([
  ['bs', '€18.00', 'Add to cart', '1'],
  ['bl', '€24.00', 'Sold out', '1'],
  ['ws', '€18.00', 'Add to cart', '2'],
])(
  'the server shows the variant %s that the address asks for, without scripts too',
  (chosenVariant, price, words, picture) => {
    const root = showMarkup(<Product id="p1" view={{ ...pictured, chosenVariant }} />);
    expect([
      textOf(root, 'price'),
      textOf(root, 'add'),
      partOf(root, 'gallery').dataset['currentIndex'],
      [...root.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value),
      root.querySelector(`[${productParts.thumbnail}][aria-current] img`)?.getAttribute('alt'),
    ]).toEqual([
      price,
      words,
      picture,
      chosenVariant === 'ws'
        ? ['White', 'Small']
        : ['Blue', chosenVariant === 'bs' ? 'Small' : 'Large'],
      picture === '1' ? 'Blue bowl' : 'White bowl',
    ]);
  },
);

it('what the address asks for is chosen when the script comes', async () => {
  const root = await product.show({ ...pictured, chosenVariant: 'ws' });
  expect(textOf(root, 'price')).toBe('€18.00');
  await expect.poll(() => partOf(root, 'gallery').hasAttribute('data-mounted')).toBe(true);
  await shown(root).toBe('White bowl');
});
