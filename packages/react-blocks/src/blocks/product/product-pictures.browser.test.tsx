import axe from 'axe-core';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../style.css';
import { createProductPage, partOf } from '../../testing/product-page';
import { showMarkup, testPicture } from '../../testing/test-blocks';
import { testProduct } from '../../testing/test-products';
import { Product } from './Product';
import { productParts } from './product.parts';

const product = createProductPage();

const threePictures = testProduct(
  {},
  { pictures: ['A jar', 'Its foot', 'Its lid'].map((alt) => ({ ...testPicture, alt })) },
);

const thumbnails = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLAnchorElement>(`[${productParts.thumbnail}]`),
];
const marked = (root: HTMLElement) => thumbnails(root).map((element) => element.ariaCurrent);
const current = (root: HTMLElement) =>
  expect.poll(() => root.querySelector('[data-slide][data-shown] img')?.getAttribute('alt'));
const started = (root: HTMLElement) =>
  expect.poll(() => partOf(root, 'gallery').hasAttribute('data-mounted')).toBe(true);

it('a thumbnail shows its picture and is marked; arrows and the count go with it', async () => {
  await page.viewport(1280, 720);
  const root = await product.show(threePictures);
  await started(root);
  expect(marked(root)).toEqual(['true', null, null]);
  await page.getByRole('link', { name: 'Its lid' }).last().click();
  await current(root).toBe('Its lid');
  expect(marked(root)).toEqual([null, null, 'true']);
  await expect.poll(() => root.querySelector('[data-gallery-status]')?.textContent).toBe('3 of 3');
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await current(root).toBe('Its foot');
  await expect.poll(() => marked(root)).toEqual([null, 'true', null]);
});

it('a click on the picture shows it full screen, where it can be zoomed; Escape gives the focus back', async () => {
  const root = await product.show(threePictures);
  await started(root);
  await page.getByRole('link', { name: 'A jar' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText('1 of 3: A jar')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull();
  await expect
    .poll(() => document.activeElement === root.querySelector('[data-slide-link]'))
    .toBe(true);
});

it('on a phone the pictures are gone through by finger and the thumbnails take no room', async () => {
  await page.viewport(390, 800);
  const root = await product.show(threePictures);
  await started(root);
  expect(thumbnails(root).map((element) => element.checkVisibility())).toEqual([
    false,
    false,
    false,
  ]);
  await expect.poll(() => root.querySelector('[data-gallery-status]')?.textContent).toBe('1 of 3');
  const list = root.querySelector<HTMLElement>('[data-gallery-list]');
  list?.scrollTo({ left: list.clientWidth });
  await current(root).toBe('Its foot');
  await page.viewport(1280, 720);
});

it('without scripts every picture, large and small, leads to the large one', () => {
  const root = showMarkup(<Product id="p1" view={threePictures} />);
  const links = [...partOf(root, 'gallery').querySelectorAll('a'), ...thumbnails(root)];
  expect(links).toHaveLength(6);
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^data:image/);
});

it('a single picture is shown full screen too, and there is nothing to go through', async () => {
  const root = await product.show(
    testProduct({}, { pictures: [{ ...testPicture, alt: 'A jar' }] }),
  );
  expect(thumbnails(root)).toEqual([]);
  // Once: what opens covers the link.
  await page.getByRole('link', { name: 'A jar' }).click();
  await expect.poll(() => document.querySelector('dialog[open]') !== null).toBe(true);
});

it('has no violations', async () => {
  const root = await product.show(threePictures);
  await started(root);
  const { violations } = await axe.run(root);
  expect(violations.map(({ id }) => id)).toEqual([]);
});
