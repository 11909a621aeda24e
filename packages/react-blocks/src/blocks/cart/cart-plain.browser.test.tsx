import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import '../../style.css';
import { currencyNames } from '../../shop/currency-names';
import type { ShopErrors } from '../../shop/shop-errors';
import { createCartPage, tenth, totalOf } from '../../testing/cart-page';
import { testCart, testShipping } from '../../testing/test-shop';
import { CartBlock } from './CartBlock';
import { isFullPageCart } from './is-full-page-cart';

const { show } = createCartPage();

describe('cart without scripts', () => {
  it('every change is a form that posts to the server', () => {
    const root = show(
      testCart({
        currencies: ['USD', 'EUR'],
        cart: {
          shippingOptions: testShipping,
          coupons: [tenth('TEN')],
          shippingLocation: { country: 'US', region: '', postalCode: '10001' },
        },
        giftCards: [{ id: 'g', lastFour: 'WXYZ', balanceCents: 500, usedCents: 500 }],
      }),
    );
    const posts = [...root.querySelectorAll('form')].map((form) =>
      [
        form.method,
        form.getAttribute('action'),
        ...[...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`),
      ].join(' '),
    );
    expect(posts).toEqual([
      'post /commerce/cart type=setQuantity lineId=one quantity=1',
      'post /commerce/cart type=setQuantity lineId=one quantity=0',
      'post /commerce/cart type=setQuantity lineId=two quantity=0',
      'post /commerce/cart type=addCode code=',
      'post /commerce/cart type=removeCoupon code=TEN',
      'post /commerce/cart type=removeGiftCard id=g',
      'post /commerce/cart type=setLocation country=US region= postalCode=10001',
      'post /commerce/cart type=chooseShipping',
      'post /commerce/cart type=chooseCurrency currency=USD',
    ]);
    expect(root.querySelector('a[href="/commerce/goto-checkout"]')).not.toBeNull();
    expect(root.querySelector('[style]')).toBeNull();
  });

  it('says in words what is wrong with each line, and with a post', async () => {
    const entries = ['gone', 'soldOut', 'fewer', 'priceChanged'].map((id) => ({
      id,
      title: id,
      unitCents: 4_800,
      quantity: 3,
    }));
    const lines = [
      { problem: 'gone' },
      { problem: 'soldOut' },
      { problem: 'fewer', maxQuantity: 2 },
      { problem: 'priceChanged', formerCents: 4_500 },
    ] as const;
    const errors: ShopErrors = {
      message: 'Your cart was not changed.',
      fields: { code: 'There is no such code.', fewer: 'There are only 2.' },
    };
    const root = show(testCart({ entries, lines }), { errors });
    const words = [...root.querySelectorAll('.fr-line .fr-line__problem')].map(
      ({ textContent }) => textContent,
    );
    expect(words).toEqual([
      'This is no longer for sale. Remove it to continue.',
      'This has sold out. Remove it to continue.',
      'There are only 2.',
      'The price has changed from $45.00 to $48.00.',
    ]);
    expect(
      [...root.querySelectorAll('.fr-shop-errors a')].map(
        (link) => `${link.getAttribute('href') ?? ''} ${link.textContent}`,
      ),
    ).toEqual(['#cart-code There is no such code.', '#cart-line-fewer There are only 2.']);
    for (const link of root.querySelectorAll<HTMLAnchorElement>('.fr-shop-errors a'))
      expect(root.querySelector(link.hash)).not.toBeNull();
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('an empty cart leads on', () => {
    const root = show(testCart({ entries: [] }));
    expect(root.textContent).toContain('Your cart is empty.');
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/shop');
  });

  it('[2.11b] a cart root element makes a page a full-page cart', () => {
    show();
    expect(isFullPageCart(document)).toBe(true);
    document.body.innerHTML = '<div data-block="cart-indicator"></div>';
    expect(isFullPageCart(document)).toBe(false);
  });

  it('[9.07] counts to a hundred, for the eye and for the ear', () => {
    const count = (pieces: number): (string | null)[] => {
      const header = show(
        testCart({ entries: [{ id: 'a', title: 'Cup', unitCents: 100, quantity: pieces }] }),
      ).querySelector('.fr-cart__summary header p');
      return [
        header?.querySelector('[aria-hidden]')?.textContent ?? null,
        header?.querySelector('.fr-hidden')?.textContent ?? header?.textContent ?? null,
      ];
    };
    expect(count(1)).toEqual([null, '1 item']);
    expect(count(100)).toEqual([null, '100 items']);
    expect(count(101)).toEqual(['100+', 'more than 100 items']);
  });

  it('[9.06b] tells of installments within the rule of the store', () => {
    const offer = (minCents: number) =>
      show(testCart({ installments: { minCents, maxCents: 100_000, payments: 4 } })).querySelector(
        '[data-island]',
      )?.textContent;
    expect(offer(6_050)).toContain('or 4 payments: $15.13 × 2 + $15.12 × 2');
    expect(offer(6_051)).not.toContain('payments');
  });

  it('[9.06c] [9.06d] names the currencies to choose from, in the language of the page', () => {
    expect(currencyNames(['USD', 'EUR'], 'en')).toEqual({ USD: 'US Dollar', EUR: 'Euro' });
    expect(currencyNames(['USD'], 'de')).toEqual({ USD: 'US-Dollar' });
    expect(currencyNames(['CHF'], 'no language')).toEqual({ CHF: 'Swiss Franc' });
    const root = document.createElement('div');
    root.innerHTML = renderToStaticMarkup(
      <CartBlock view={testCart({ currencies: ['USD', 'EUR'] })} locale="en" />,
    );
    expect(
      [...root.querySelectorAll('#cart-currency option')].map((element) => element.textContent),
    ).toEqual(['USD – US Dollar', 'EUR – Euro']);
  });

  it('explains each cent of what is due', () => {
    const root = show(
      testCart({
        cart: {
          coupons: [tenth('TEN')],
          applicableTaxRules: [
            { id: 'vat', name: 'VAT', ratePerMillion: 200_000, appliesToShipping: true },
          ],
          shippingOptions: testShipping,
          selectedShippingOption: testShipping[0] ?? null,
        },
      }),
    );
    const rows = [...root.querySelectorAll('.fr-totals__reasons tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(': '),
    );
    expect(rows).toEqual([
      'Moon jar: $48.00',
      'Glaze book: $12.50',
      'Discount TEN on Moon jar: -$4.80',
      'Discount TEN on Glaze book: -$1.25',
      'Shipping: Post: $6.00',
      'VAT on Moon jar: $8.64',
      'VAT on Glaze book: $2.25',
      'VAT on shipping: $1.20',
    ]);
    expect(root.querySelector('.fr-totals__reasons tfoot')?.textContent).toBe('To pay$72.54');
    expect(totalOf(root)).toBe('$72.54');
  });
});
