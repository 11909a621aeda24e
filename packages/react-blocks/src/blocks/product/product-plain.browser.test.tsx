import { describe, expect, it } from 'vitest';
import '../../style.css';
import { showMarkup } from '../../testing/test-blocks';
import { sizedProduct, testProduct, twoOptionProduct } from '../../testing/test-products';
import { Product } from './Product';
import { productParts } from './product.parts';
import { withRestockNotices } from './restock/testing/with-restock-notices';

describe('without scripts', () => {
  it('is one form with all that can be bought, in the words of the change it makes', () => {
    const root = showMarkup(<Product id="p1" view={twoOptionProduct} />);
    const form = root.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/commerce/cart']);
    if (!form) throw new Error('no form');
    const rows = [...root.querySelectorAll('fieldset')].map((row) => [
      row.querySelector('legend')?.textContent,
      ...[...row.querySelectorAll('label')].map((label) => [
        label.querySelector('input')?.required,
        label.querySelector('.fr-product__there')?.textContent,
        label.hasAttribute(productParts.soldOut),
      ]),
    ]);
    expect(rows).toEqual([
      ['Colour', [true, 'Blue', false], [true, 'White', false]],
      ['Size', [true, 'Small – €18.00', false], [true, 'Large – €24.00', true]],
    ]);
    for (const value of ['White', 'Small'])
      root.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click();
    expect([...new FormData(form)]).toEqual([
      ['type', 'add'],
      ['productId', 'b'.repeat(24)],
      ['next', '/shop/moon-jar'],
      ['option-0', 'White'],
      ['option-1', 'Small'],
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
    expect(
      radios.map(({ labels }) => labels?.[0]?.querySelector('.fr-product__there')?.textContent),
    ).toEqual(['Small – €36.00', 'Medium – €64.00', 'Large (sold out)']);
  });

  it.each([
    [
      'what is sold out',
      testProduct({ variants: [{ id: 'a', priceCents: 900 }] }),
      true,
      'Sold out',
    ],
    ['a thing', testProduct(), false, 'Add to cart'],
  ])('the button of %s', (_, view, disabled, words) => {
    const button = showMarkup(<Product view={view} />).querySelector<HTMLButtonElement>(
      `[${productParts.add}]`,
    );
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
    const form = showMarkup(
      <Product id="p1" view={withRestockNotices(several)} />,
    ).querySelector<HTMLFormElement>('[data-product-restock]');
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
    const root = showMarkup(
      <Product id="p1" view={withRestockNotices(sizedProduct)} restock={answer} />,
    );
    const email = root.querySelector<HTMLInputElement>('[type=email]');
    expect([
      email?.value,
      email?.getAttribute('aria-invalid'),
      email?.checkVisibility(),
      document.getElementById(email?.getAttribute('aria-describedby') ?? '')?.textContent,
    ]).toEqual(['ada@', 'true', true, answer.message]);
    const thanked = showMarkup(
      <Product
        id="p1"
        view={withRestockNotices(sizedProduct)}
        restock={{ ...answer, status: 'sent', message: '' }}
      />,
    );
    expect([
      thanked.querySelector<HTMLInputElement>('[type=email]')?.value,
      thanked.querySelector('[data-product-restock] [role=status]')?.textContent,
    ]).toEqual(['', 'Thank you. We will email you once, when it is back in stock.']);
  });

  it('what does not run out has no such form', () => {
    expect(
      showMarkup(<Product view={withRestockNotices(testProduct())} />).querySelector(
        '[data-product-restock]',
      ),
    ).toBeNull();
  });
});
