import axe from 'axe-core';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../style.css';
import type { CartView } from '../../shop/cart-view';
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
import { noHurry } from '../../testing/test-blocks';
import { testCart, testShipping } from '../../testing/test-shop';
import { mostTries } from './use-cart';

const { server, clock, answers, show, start, mounted, answer, reply, refuse } = createCartPage();

it.each([
  [
    'in the words of the server',
    { error: 'This is no longer in your cart.' },
    404,
    'This is no longer in your cart.',
  ],
  ['in its own words where it has none', {}, 403, 'Unable to update quantity'],
])('[8.18e] says why as a whole, %s', async (_, body, code, words) => {
  const { root } = await mounted();
  buttonOf(root, 'One more of Moon jar').click();
  await refuse(body, code);
  await sees(() => root.querySelector('.fr-shop-errors [role=alert]')?.textContent, words);
  expect(totalOf(root)).toBe('$60.50');
});

it('what is wrong leads to a control, whatever it is', () => {
  const places = { country: 'US', region: '', postalCode: '10001' };
  const root = show(
    testCart({
      currencies: ['USD', 'EUR'],
      cart: { shippingOptions: testShipping, shippingLocation: places },
    }),
    {
      errors: {
        fields: Object.fromEntries(
          ['one', 'code', 'captchaKey', 'currency', 'country', 'region', 'postalCode', 'id'].map(
            (name) => [name, `Wrong: ${name}`],
          ),
        ),
      },
    },
  );
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.fr-shop-errors a')];
  expect(
    links.map(({ hash, textContent }) => (root.querySelector(hash) ? '' : textContent)).join(''),
  ).toBe('');
  expect(root.querySelector('#cart-country-error')?.textContent).toBe('Wrong: country');
  const guarded = show(testCart(), { errors: { fields: { captchaKey: 'Are you a person?' } } });
  expect(guarded.querySelector('#cart-code-error')?.textContent).toBe('Are you a person?');
});

it('a quantity that is typed and refused is sent once, and does not stay', async () => {
  const { root } = await mounted();
  await userEvent.fill(quantityOf(root), '50');
  await userEvent.tab();
  quantityOf(root).focus();
  await userEvent.tab();
  await refuse({ errors: { one: 'Only 20 left. Choose a lower quantity.' } }, 409);
  await sees(
    () => [quantityOf(root).value, root.querySelector('#cart-line-one')?.textContent],
    ['1', 'Only 20 left. Choose a lower quantity.'],
  );
  quantityOf(root).focus();
  await userEvent.tab();
  expect(server.sent.map(({ change }) => change)).toEqual([
    { type: 'setQuantity', lineId: 'one', quantity: 50 },
  ]);
});

it('a quantity that the Enter key has sent is not sent again by leaving the field', async () => {
  const { root } = await mounted();
  await userEvent.fill(quantityOf(root), '7');
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await answer();
  await sees(() => statusOf(root), 'Saved. Total: $348.50');
  expect(server.sent).toHaveLength(1);
});

it('what is being typed stays when an answer comes', async () => {
  const { root } = await mounted();
  buttonOf(root, 'One more of Moon jar').click();
  await sees(() => quantityOf(root).value, '2');
  await userEvent.fill(quantityOf(root), '9');
  await refuse({ errors: { one: 'Only 1 is left.' } }, 409);
  await sees(() => totalOf(root), '$60.50');
  expect(quantityOf(root).value).toBe('9');
  await userEvent.tab();
  await sees(() => server.sent[1]?.change, { type: 'setQuantity', lineId: 'one', quantity: 9 });
});

it('only a quantity that is wrong is marked as wrong', () => {
  const marks = (line: Partial<CartView['lines'][number]>) =>
    quantityOf(show(testCart({ lines: [line] }))).ariaInvalid;
  expect([
    marks({}),
    marks({ problem: 'priceChanged', formerCents: 4_500 }),
    marks({ problem: 'fewer', maxQuantity: 2 }),
  ]).toEqual([null, null, 'true']);
});

it.each([
  [
    'a page in place of an answer',
    () =>
      new Response('<!doctype html><title>Log in to the network</title>', {
        headers: { 'content-type': 'text/html' },
      }),
  ],
  ['a server that fails', () => json({ error: 'Internal.' }, 500)],
])(
  '%s is no refusal: the change is kept, asked again with the same key, and what is said is not held back',
  async (_, odd) => {
    const { root } = await mounted();
    buttonOf(root, 'Remove Glaze book').click();
    await vi.waitFor(() => expect(answers).not.toEqual([]), noHurry);
    expect(root.querySelector('.fr-cart__page')?.ariaBusy).toBe('true');
    await reply(odd());
    await sees(() => statusOf(root), 'The shop is not responding. We keep trying.');
    // Screen readers delay announcements in a busy region.
    expect([totalOf(root), root.querySelector('.fr-cart__page')?.ariaBusy]).toEqual([
      '$48.00',
      null,
    ]);
    clock().advance(30_000);
    await answer();
    await sees(() => statusOf(root), 'Saved. Total: $48.00');
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
  },
);

it('[8.18f] a server that fails without end is asked eight times; then the cart is shown as it is, and one is told', async () => {
  const { root } = await mounted();
  buttonOf(root, 'Remove Glaze book').click();
  const said = () => root.querySelector('.fr-shop-errors [role=alert]')?.textContent;
  await vi.waitFor(() => {
    for (const give of answers.splice(0)) give(json({}, 500));
    clock().advance(30_000);
    expect(said()).toBe('Unable to remove item');
  }, noHurry);
  expect([
    totalOf(root),
    server.sent.length,
    new Set(server.sent.map(({ key }) => key)).size,
  ]).toEqual(['$60.50', mostTries, 1]);
  buttonOf(root, 'Remove Glaze book').click();
  await answer();
  await sees(() => statusOf(root), 'Saved. Total: $48.00');
});

it('a currency keeps the focus; one that is refused falls back', async () => {
  const { root } = await mounted(testCart({ currencies: ['USD', 'EUR'] }));
  const select = (): HTMLSelectElement => root.querySelector('#cart-currency') as HTMLSelectElement; // there are two currencies
  select().focus();
  await userEvent.selectOptions(select(), 'EUR');
  await refuse({ errors: { currency: 'We do not sell in this currency.' } }, 400);
  await sees(
    () => [select().value, root.querySelector('.fr-shop-errors a')?.getAttribute('href')],
    ['USD', '#cart-currency'],
  );
  select().focus();
  await userEvent.selectOptions(select(), 'EUR');
  const euro = testCart({
    version: 9,
    currencies: ['USD', 'EUR'],
    cart: { subtotalAmount: { cents: 0, currency: 'EUR' } },
  });
  await reply(json({ data: euro }));
  await sees(() => totalOf(root), '€60.50');
  expect([select().value, document.activeElement]).toEqual(['EUR', select()]);
});

it('the focus of a code that is removed goes to the codes', async () => {
  const { root } = await mounted(testCart({ cart: { coupons: [tenth('TEN')] } }));
  buttonOf(root, 'Remove TEN').focus();
  await userEvent.keyboard('{Enter}');
  await sees(() => document.activeElement?.className, 'fr-cart__codes');
  expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
});

it('the fields of a place stay open while something else is changed', async () => {
  const { root } = await mounted();
  const place = (): HTMLDetailsElement =>
    root.querySelector('.fr-cart__side > details') as HTMLDetailsElement; // something is shipped
  place().open = true;
  await userEvent.selectOptions(root.querySelector('#cart-country') as HTMLElement, 'DE'); // it is open
  buttonOf(root, 'Show costs').click();
  await refuse({ errors: { country: 'We do not ship to this country.' } }, 400);
  await sees(
    () => root.querySelector('#cart-country-error')?.textContent,
    'We do not ship to this country.',
  );
  buttonOf(root, 'One more of Moon jar').click();
  await sees(() => [root.querySelector('#cart-country-error'), place().open], [null, true]);
});

it('a currency and a way of shipping that are chosen before the script comes count', async () => {
  const root = show(
    testCart({
      currencies: ['USD', 'EUR'],
      cart: {
        shippingOptions: testShipping,
        shippingLocation: { country: 'US', region: '', postalCode: '10001' },
      },
    }),
  );
  const select = root.querySelector<HTMLSelectElement>('#cart-currency');
  if (!select) throw new Error('no currency');
  select.value = 'EUR';
  root.querySelector<HTMLInputElement>('input[value=bike]')?.click();
  await start(root);
  await answer();
  await answer();
  expect(server.sent.map(({ change }) => change.type).sort()).toEqual([
    'chooseCurrency',
    'chooseShipping',
  ]);
  await sees(
    () => [root.querySelector<HTMLInputElement>('input[value=bike]')?.checked, totalOf(root)],
    [true, '$69.50'],
  );
});
