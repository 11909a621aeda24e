import { expect, it } from 'vitest';
import '../../style.css';
import {
  createCheckoutPage,
  fieldOf,
  filledAddress,
  json,
  payButton,
  sees,
  shippedCart,
  violations,
} from '../../testing/checkout-page';
import { testCart, testCheckout, testShipping } from '../../testing/test-shop';

const { show, mounted, answer, server } = createCheckoutPage();

const monthly = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 } as const;
const club = (plan: {
  billingPeriod: { value: number; unit: 'month' };
  numBillingCycles: number;
}) =>
  testCheckout({
    timeZone: 'Europe/London',
    cart: {
      ...testCart({
        entries: [
          { id: 'a', title: 'A cup', productType: 'service', unitCents: 1_900, quantity: 1 },
        ],
        lines: [{ plan }],
      }),
      now: Date.UTC(2026, 10, 22, 12),
    },
  });
const terms = (root: HTMLElement) =>
  [...root.querySelectorAll('.fr-checkout__renewals p')].map((line) => line.textContent);

it('what will be charged again stands above the button that pays, from when, and that one agrees', async () => {
  const root = show(club(monthly));
  expect(terms(root)).toEqual([
    'Then $19.00 every month from December 22, 2026, until you cancel.',
    'Our payment service keeps your payment method, and we charge it on each of these dates.',
    'By placing this order you agree to this. You can cancel at any time on the page of your order.',
  ]);
  const before = root
    .querySelector('.fr-checkout__renewals')
    ?.compareDocumentPosition(payButton(root));
  expect(before).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // The summary also shows it while folded.
  expect(root.querySelector('summary')?.textContent).toContain('then $19.00 every month');
  expect(await violations()).toEqual([]);
});

it('where one may pay otherwise as well, only what is paid online is kept; where nothing is, nothing is', () => {
  const view = club(monthly);
  const [online] = view.payments;
  if (!online) throw new Error('The checkout has no way of paying.');
  const transfer = { ...online, id: 'transfer', method: 'transfer' } as const;
  expect(terms(show({ ...view, payments: [online, transfer] }))[1]).toBe(
    'If you pay online, our payment service keeps your payment method, and we charge it on each of these dates.',
  );
  expect(terms(show({ ...view, payments: [transfer] }))).toHaveLength(2);
});

it('a plan with an end says how many payments are left, one that is paid says nothing', () => {
  expect(terms(show(club({ ...monthly, numBillingCycles: 6 })))[0]).toBe(
    'Then $19.00 every month for 5 payments from December 22, 2026.',
  );
  expect(terms(show(club({ ...monthly, numBillingCycles: 1 })))).toEqual([]);
});

it('who fetches it sees no address, and is asked for none, with and without a script', async () => {
  const view = testCheckout({
    email: 'ada@example.com',
    cart: shippedCart(),
    pickups: ['bike'],
    address: { ...filledAddress, line1: '', city: '', postalCode: '' },
  });
  const plain = show(view);
  const street = fieldOf(plain, 'line1');
  expect([street.checkVisibility(), street.required]).toEqual([true, false]);
  fieldOf(plain, 'shipping')
    .closest('form')
    ?.querySelector<HTMLInputElement>('[value=bike]')
    ?.click();
  expect(street.checkVisibility()).toBe(false);
  expect(fieldOf(plain, 'name').checkVisibility()).toBe(true);
  const { root } = await mounted(view);
  root.querySelector<HTMLInputElement>('[value=bike]')?.click();
  payButton(root).click();
  await answer(json({ next: '#paid' }));
  expect(server.posts.at(-1)?.get('do')).toBe('pay');
});

it('another way of shipping is told politely, without taking anybody elsewhere', async () => {
  const { root } = await mounted(testCheckout({ cart: shippedCart(), address: filledAddress }));
  const country = root.querySelector<HTMLSelectElement>('#checkout-country');
  country?.focus();
  if (country) country.value = 'DE';
  country?.dispatchEvent(new Event('change', { bubbles: true }));
  const [, bike = null] = testShipping;
  const cart = shippedCart({ cart: { selectedShippingOption: bike } });
  await answer(json({ view: testCheckout({ cart, notice: 'shippingChanged' }) }));
  await sees(
    () => root.querySelector('.fr-checkout__main > [role=status]')?.textContent,
    'Shipping is now By bicycle, $9.00.',
  );
  expect(document.activeElement).toBe(country);
});
