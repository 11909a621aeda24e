import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../style.css';
import { Product } from '../product/Product';
import { ProductList } from '../product-list/ProductList';
import { canonical, showMarkup, testContext } from '../../testing/test-blocks';
import { sizedProduct, testProduct, testProductList } from '../../testing/test-products';
import { followCurrency } from './follow-currency';

const choose = (currency: string): string => (document.cookie = `CART_COUNT=2.${currency}; path=/`);
/** How long an answer is waited for, in ms. */
let patience = vi.spyOn(AbortSignal, 'timeout');
let root: HTMLElement;

beforeEach(() => {
  root = showMarkup(
    <Product
      id="p1"
      view={{ ...sizedProduct, display: { ...sizedProduct.display, currencies: ['EUR', 'USD'] } }}
    />,
  );
  patience = vi.spyOn(AbortSignal, 'timeout');
});
afterEach(() => {
  document.cookie = 'CART_COUNT=; path=/; max-age=0';
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const answers = (reply: () => Response | Promise<Response>) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => reply());
const prices = () =>
  Response.json({
    data: {
      [sizedProduct.product.id]: {
        price: 'From $39.00',
        was: '',
        installments: '',
        offers: [{ id: 's', price: '$39.00', was: '', installments: '', label: 'Small – $39.00' }],
      },
    },
    currency: 'USD',
  });
const price = (): string => root.querySelector('[data-product-price]')?.textContent ?? '';

it('shows prices in the currency of the cart, and puts back what the server sent', async () => {
  answers(prices);
  const before = canonical(root);
  choose('USD');
  const undo = await followCurrency(root, testContext());
  expect([
    price(),
    root.querySelector('input[value=s] + span')?.textContent,
    patience.mock.lastCall,
  ]).toEqual(['From $39.00', 'Small – $39.00', [5_000]]);
  undo?.();
  expect(canonical(root)).toBe(before);
});

it('a subscription keeps the currency of its form, in which it is charged', async () => {
  const subscriptionPlan = { billingPeriod: { value: 1, unit: 'month' } };
  const { display } = sizedProduct;
  root = showMarkup(
    <Product
      id="p1"
      view={testProduct(
        { subscriptionPlan },
        { display: { ...display, currencies: ['EUR', 'USD'] } },
      )}
    />,
  );
  const requested = answers(prices);
  choose('USD');
  await followCurrency(root, testContext());
  const charged = root.querySelector<HTMLInputElement>('.fr-subscription [name=currency]')?.value;
  expect([requested.mock.calls.length, price(), charged]).toEqual([0, '€42.00 every month', 'EUR']);
});

it('in a list, what has a checkout of its own keeps the currency of its page, price and quick view', async () => {
  const display = { ...sizedProduct.display, currencies: ['EUR', 'USD'] as const };
  const view = testProduct(
    { id: 'b'.repeat(24), subscriptionPlan: { billingPeriod: { value: 1, unit: 'month' } } },
    { display },
  );
  const gift = testProduct({ id: 'c'.repeat(24), productType: 'giftCard' }, { display });
  const list = testProductList([{ ...sizedProduct, display }, view, gift], '', {
    currencies: display.currencies,
  });
  root = showMarkup(<ProductList id="l" view={list} path="/shop" headingLevel={3} />);
  const requested = answers(prices);
  choose('USD');
  await followCurrency(root, testContext());
  expect(
    requested.mock.calls.map(([url]) =>
      new URL(String(url), location.href).searchParams.getAll('id'),
    ),
  ).toEqual([[sizedProduct.product.id]]);
  const cards = [...root.querySelectorAll('.fr-card')];
  expect(cards.map((card) => card.querySelector('[data-product-price]')?.textContent)).toEqual([
    'From $39.00',
    '€42.00 every month',
    '€42.00',
  ]);
  const looks = cards.map((card) =>
    card.querySelector('[data-quick-view-from]')?.getAttribute('data-quick-view-from'),
  );
  expect(looks.map((address) => address?.includes('currency=USD'))).toEqual([true, false, false]);
});

it('asks for nothing where the cart is in the currency of the page', async () => {
  const requested = answers(prices);
  document.cookie = 'CART_COUNT=2; path=/';
  await followCurrency(root, testContext());
  expect([requested.mock.calls.length, price()]).toEqual([0, 'From €36.00']);
});

it.each([
  ['a page', () => new Response('<!doctype html><title>Log in</title>'), 1],
  ['no answer', () => Promise.reject(new TypeError('lost')), 1],
  ['an error', () => Response.json({ error: 'No.' }, { status: 500 }), 0],
  ['something else', () => Response.json({ data: [1, 2] }), 0],
])('with %s in place of prices those of the page stand', async (_, reply, issues) => {
  answers(reply);
  choose('USD');
  const context = testContext();
  await followCurrency(root, context);
  expect([price(), context.issues.length]).toEqual(['From €36.00', issues]);
});

it('without its chunk the block works all the same', async () => {
  choose('USD');
  const context = testContext();
  expect(
    await followCurrency(root, context, () => Promise.reject(new Error('gone'))),
  ).toBeUndefined();
  expect([price(), context.issues.map(({ code }) => code)]).toEqual([
    'From €36.00',
    ['PRICES_FAILED'],
  ]);
});

it('ended meanwhile, it changes nothing', async () => {
  const context = testContext();
  const before = canonical(root);
  answers(() => {
    context.end();
    return prices();
  });
  choose('USD');
  await followCurrency(root, context);
  expect(canonical(root)).toBe(before);
});
