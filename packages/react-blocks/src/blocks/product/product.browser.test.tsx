import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../style.css';
import { addButton, createProductPage, partOf, statusOf, textOf } from '../../testing/product-page';
import { showMarkup, testContext } from '../../testing/test-blocks';
import { sizedProduct, testProduct, twoOptionProduct } from '../../testing/test-products';
import { Product } from './Product';
import { productParts } from './product.parts';
import { restockForm } from './restock/restock.parts';
import { withRestockNotices } from './restock/testing/with-restock-notices';

const product = createProductPage();

function restockOf(root: HTMLElement): HTMLElement {
  const form = root.querySelector<HTMLElement>(`[${restockForm}]`);
  if (!form) throw new Error('no form for those who want to hear');
  return form;
}

/** The values that are struck through. */
const struck = (root: HTMLElement): string[] =>
  [...root.querySelectorAll<HTMLInputElement>(`[${productParts.soldOut}] input`)].map(
    ({ value }) => value,
  );

describe('the choice', () => {
  it('shows price, sale, what is left, parts and weight of what is chosen', async () => {
    const root = await product.show(sizedProduct);
    expect([textOf(root, 'price'), textOf(root, 'note'), partOf(root, 'was').hidden]).toEqual([
      'From €36.00',
      '',
      true,
    ]);
    await page.getByRole('radio', { name: 'Small' }).click();
    expect([
      textOf(root, 'price'),
      textOf(root, 'wasAmount'),
      textOf(root, 'note'),
      textOf(root, 'weight'),
    ]).toEqual(['€36.00', '€42.00', 'Only 3 left', '0.9 kg']);
    expect(root.querySelector('.fr-price')?.textContent).toBe(
      'Sale price: €36.00 Original price: €42.00',
    );
    expect(root.querySelector<HTMLInputElement>('[name=quantity]')?.max).toBe('3');
    await page.getByRole('radio', { name: 'Medium' }).click();
    expect([
      textOf(root, 'price'),
      partOf(root, 'was').hidden,
      textOf(root, 'installments'),
    ]).toEqual(['€64.00', true, 'Or 4 payments: €16.00 × 4']);
  });

  it('goes by the arrow keys', async () => {
    const root = await product.show(sizedProduct);
    await page.getByRole('radio', { name: 'Small' }).click();
    await userEvent.keyboard('{ArrowRight}');
    expect(textOf(root, 'price')).toBe('€64.00');
  });

  it('of several options is a row for each; what cannot be bought together is struck through', async () => {
    const root = await product.show(twoOptionProduct);
    expect(struck(root)).toEqual(['Large']);
    await page.getByRole('radio', { name: 'Blue' }).click();
    expect(textOf(root, 'price')).toBe('From €18.00');
    await page.getByRole('radio', { name: 'Small' }).click();
    expect([textOf(root, 'price'), struck(root)]).toEqual(['€18.00', ['Large']]);
    await addButton().click();
    await statusOf(root).toBe('Added to your cart. View cart');
    expect(product.changes()).toEqual([
      { type: 'add', productId: 'b'.repeat(24), variantId: 'bs', quantity: 1 },
    ]);
  });

  it('strikes through what is sold out with what is chosen, until something else is', async () => {
    const { product: bowl } = twoOptionProduct;
    const optionValues = [
      { optionName: 'Colour', value: 'White' },
      { optionName: 'Size', value: 'Large' },
    ];
    const white = { id: 'wl', priceCents: 2_600, unlimited: true, optionValues };
    const root = await product.show(testProduct({ ...bowl, variants: [...bowl.variants, white] }));
    expect(struck(root)).toEqual([]);
    await page.getByRole('radio', { name: 'Blue' }).click();
    expect(struck(root)).toEqual(['Large']);
    await page.getByRole('radio', { name: 'White' }).click();
    expect(struck(root)).toEqual([]);
  });

  it('a pair that is sold out can be chosen, to ask for a notice', async () => {
    const root = await product.show(withRestockNotices(twoOptionProduct));
    await page.getByRole('radio', { name: 'Blue' }).click();
    await page.getByRole('radio', { name: 'Large (sold out)' }).click();
    expect([textOf(root, 'price'), textOf(root, 'add'), restockOf(root).checkVisibility()]).toEqual(
      ['€24.00', 'Sold out', true],
    );
  });

  it('that does not exist is told, and nothing is asked for', async () => {
    const root = await product.show(twoOptionProduct);
    const message = () =>
      root.querySelector<HTMLInputElement>('[name=option-1]')?.validationMessage;
    await page.getByRole('radio', { name: 'White' }).click();
    await page.getByRole('radio', { name: /^Large/ }).click();
    expect(message()).toBe('This combination is not available. Choose another.');
    for (let press = 0; press < 2; press += 1) await addButton().click();
    expect(message()).toBe('This combination is not available. Choose another.');
    expect(product.shop.requests).toEqual([]);
    await page.getByRole('radio', { name: 'Small' }).click();
    expect(message()).toBe('');
  });

  it.each([
    ['of several options', twoOptionProduct, 'option-0', 'Blue'],
    ['of one option', sizedProduct, 'variantId', 'Small'],
  ])(
    '%s that is missing is told in the words of the page, until it is made',
    async (_, view, name, choice) => {
      const root = await product.show(view);
      const first = root.querySelector<HTMLInputElement>(`[name=${name}]`);
      await addButton().click();
      expect(first?.validationMessage).toBe('Choose one of these.');
      expect(product.shop.requests).toEqual([]);
      await page.getByRole('radio', { name: choice }).click();
      expect(first?.validationMessage).toBe('');
    },
  );

  it('that is missing is the browser’s to tell again once the script has ended', async () => {
    const root = await product.show(sizedProduct);
    await addButton().click();
    product.end();
    const first = root.querySelector<HTMLInputElement>('[name=variantId]');
    expect([first?.validity.valueMissing, first?.validity.customError]).toEqual([true, false]);
  });

  it('what was chosen before the script came counts', async () => {
    const root = showMarkup(<Product id="p1" view={sizedProduct} />);
    root.querySelector<HTMLInputElement>('input[value=s]')?.click();
    await product.start(root);
    expect(textOf(root, 'price')).toBe('€36.00');
  });
});

describe('what is sold out', () => {
  it('can be asked for', async () => {
    const root = await product.show(withRestockNotices(sizedProduct));
    expect(restockOf(root).checkVisibility()).toBe(false);
    await page.getByRole('radio', { name: 'Large' }).click();
    expect([
      textOf(root, 'add'),
      (partOf(root, 'add') as HTMLButtonElement).disabled,
      restockOf(root).checkVisibility(),
    ]).toEqual(['Sold out', true, true]);
    await page.getByLabelText('Get an email when it is back in stock').fill('ada@studio.example');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect
      .poll(() => restockOf(root).querySelector('[role=status]')?.textContent)
      .toBe('Thank you. We will email you once, when it is back in stock.');
    expect(product.shop.requests).toEqual([
      {
        path: '/api/commerce/RestockNotice',
        body: { productId: 'a'.repeat(24), variantId: 'l', email: 'ada@studio.example' },
      },
    ]);
    await page.getByRole('radio', { name: 'Small' }).click();
    expect([textOf(root, 'add'), restockOf(root).checkVisibility()]).toEqual([
      'Add to cart',
      false,
    ]);
  });

  it('all of it: the form is there from the start, not in a shop that sends no notices', async () => {
    const gone = testProduct({ variants: [{ id: 'a', priceCents: 900 }] });
    expect(restockOf(await product.show(withRestockNotices(gone))).checkVisibility()).toBe(true);
    product.end();
    expect((await product.show(gone)).querySelector(`[${restockForm}]`)).toBeNull();
  });
});

it.each(['ltr', 'rtl'])(
  'at 320 px nothing is wider than the screen, %s, and what is touched is large enough',
  async (dir) => {
    await page.viewport(320, 900);
    document.documentElement.dir = dir;
    for (const view of [sizedProduct, twoOptionProduct]) {
      const root = await product.show(view);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      const touched = [
        ...root.querySelectorAll('button, select, .fr-product__chip, input[type=number]'),
      ].filter((element) => element.checkVisibility());
      expect(
        touched
          .map((element) => element.getBoundingClientRect().height)
          .filter((height) => height < 44),
      ).toEqual([]);
      product.end();
    }
    document.documentElement.dir = '';
    await page.viewport(1280, 720);
  },
);

it('has no violations while a choice is made and when it is sold out', async () => {
  const root = await product.show(sizedProduct);
  await page.getByRole('radio', { name: 'Large' }).click();
  const { violations } = await axe.run(root);
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(testContext().issues).toEqual([]);
});
