import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../style.css';
import type { ProductView } from '../../shop/product-view';
import { actionsIn, fitsPhone, sentBy, withoutItsScript } from '../../testing/buy-forms';
import { canonical, mountBlock, showMarkup } from '../../testing/test-blocks';
import { testProduct } from '../../testing/test-products';
import { Product } from '../product/Product';
import { Subscription } from './Subscription';
import * as module from './subscription.mount';

const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const monthly = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 };
const cups = (
  product: Readonly<Record<string, unknown>> = {},
  view: Partial<ProductView> = {},
): ProductView =>
  testProduct(
    { title: 'A cup every month', subscriptionPlan: monthly, ...product },
    { soldOnce: true, ...view },
  );
const sizes = (...cents: number[]) =>
  cents.map((priceCents, index) => ({
    id: `v${index}`,
    priceCents,
    qtyInStock: index === 2 ? 0 : 9,
    optionValues: [{ optionName: 'Size', value: ['Small', 'Large', 'Huge'][index] }],
  }));

const show = (view = cups()): HTMLElement =>
  showMarkup(<Subscription id="a" view={view} locale="en-GB" />);

/** What is read beside the choice. */
const terms = (root: HTMLElement) =>
  root.querySelector<HTMLElement>('.fr-subscription__terms')?.innerText.split(/\n+/);

/** The script, on a day of one's choice. */
async function mountOn(root: HTMLElement, now: number): Promise<() => void> {
  vi.useFakeTimers({ toFake: ['Date'], now });
  return mountBlock(root, module);
}

describe('subscription block', () => {
  it('[2.02b] is one form that posts to the checkout of subscriptions', () => {
    const root = show();
    const form = root.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/checkout/subscribe']);
    expect(root.querySelector('.fr-price')?.textContent).toBe('€42.00 every month');
    const chosen = { productId: 'a'.repeat(24), variantId: 'v1', currency: 'EUR' };
    expect(sentBy(root)).toEqual({ ...chosen, times: 'regularly' });
    root.querySelector<HTMLInputElement>('[value=once]')?.click();
    expect(sentBy(root)).toEqual({ ...chosen, times: 'once' });
  });

  it('[2.02b] tells the terms of what is chosen, without a script', async () => {
    const root = show();
    const once = page.getByText('You pay today, and nothing after that.');
    await expect.element(once).not.toBeVisible();
    expect(terms(root)).toEqual([
      'The first payment is today.',
      'You can cancel at any time on the page of your order.',
    ]);
    await page.getByRole('radio', { name: 'Just once' }).click({ force: true });
    await expect.element(once).toBeVisible();
    expect(terms(root)).toEqual(['You pay today, and nothing after that.']);
  });

  it('asks nobody how often where it is sold regularly alone', () => {
    const root = show(cups({}, { soldOnce: false }));
    expect(sentBy(root)).not.toHaveProperty('times');
    expect(root.textContent).not.toContain('nothing after that');
  });

  it.each([
    [Date.UTC(2026, 0, 10, 12), 'month', 'Next payment: 10 February 2026'],
    [Date.UTC(2026, 0, 31, 12), 'month', 'Next payment: 28 February 2026'],
    [Date.UTC(2026, 0, 10, 12), 'week', 'Next payment: 17 January 2026'],
    [Date.UTC(2028, 1, 29, 12), 'year', 'Next payment: 28 February 2029'],
  ])('its script tells the day of the next payment: of %d, every %s', async (now, unit, words) => {
    document.documentElement.lang = 'en-GB';
    const root = show(cups({ subscriptionPlan: { billingPeriod: { value: 1, unit } } }));
    const end = await mountOn(root, now);
    expect(terms(root)?.[1]).toBe(words);
    end();
    expect(terms(root)).not.toContain(words);
  });

  it('its button stays where it is when the script comes: who presses then presses it', async () => {
    const root = show();
    const top = () => root.querySelector('button')?.getBoundingClientRect().top;
    const before = top();
    const end = await mountOn(root, Date.UTC(2026, 0, 10));
    expect([terms(root)?.length, top()]).toEqual([3, before]);
    end();
    expect(top()).toBe(before);
  });

  it('tells no next payment where one is all', async () => {
    const root = show(cups({ subscriptionPlan: { ...monthly, numBillingCycles: 1 } }));
    (await mountOn(root, Date.UTC(2026, 0, 10)))();
    expect(root.querySelector('[data-subscription-next]')).toBeNull();
  });

  it('[9.06e] the payments of a plan that ends are told as a sum that adds up', () => {
    const plan = { ...monthly, numBillingCycles: 6 };
    expect(terms(show(cups({ subscriptionPlan: plan })))).toContain('€42.00 × 6 = €252.00 in all.');
    document.body.replaceChildren();
    const several = show(cups({ subscriptionPlan: plan, variants: sizes(1_000, 1_999, 2_500) }));
    expect(terms(several)?.slice(1, -1)).toEqual([
      'Small: €10.00 × 6 = €60.00 in all.',
      'Large: €19.99 × 6 = €119.94 in all.',
      'Huge: €25.00 × 6 = €150.00 in all.',
    ]);
  });

  it('variants are chips with their prices; what is sold out cannot be chosen', () => {
    const root = show(cups({ variants: sizes(1_000, 1_999, 2_500) }));
    expect(root.querySelector('.fr-price')?.textContent).toBe('From €10.00 every month');
    const radios = [...root.querySelectorAll<HTMLInputElement>('[name=variantId]')];
    expect(radios.map(({ disabled, labels }) => [disabled, labels?.[0]?.textContent])).toEqual([
      [false, 'Small – €10.00'],
      [false, 'Large – €19.99'],
      [true, 'Huge – €25.00 (sold out)'],
    ]);
    expect(sentBy(root)).toMatchObject({ variantId: 'v0' });
  });

  it('many variants are a list', () => {
    const many = Array.from({ length: 13 }, (_, index) => ({
      id: `v${index}`,
      priceCents: 900,
      qtyInStock: index === 0 ? 0 : 1,
      optionValues: [{ optionName: 'Glaze', value: `No ${index}` }],
    }));
    const root = show(cups({ variants: many, variantOptionOrdering: ['Glaze'] }));
    expect(root.querySelector('select')?.labels[0]?.textContent).toBe('Glaze');
    expect(sentBy(root)).toMatchObject({ variantId: 'v1' });
  });

  it('cannot be bought where all of it is sold out', () => {
    const button = show(cups({ variants: [{ id: 'a', priceCents: 900 }] })).querySelector('button');
    expect([button?.disabled, button?.textContent]).toEqual([true, 'Sold out']);
  });

  it('stands in the place of the cart on the page of its product, alone', () => {
    const root = showMarkup(<Product id="p" view={cups()} locale="en-GB" />);
    expect(actionsIn(root)).toEqual(['/checkout/subscribe']);
  });

  it('leaves the markup as it was after mount and teardown', async () => {
    const root = show();
    const before = canonical(root);
    (await mountBlock(root, module))();
    expect(canonical(root)).toBe(before);
  });

  it('works as it was rendered where its script comes late or never', async () => {
    const root = show();
    await withoutItsScript(root, () => expect(sentBy(root)).toMatchObject({ times: 'regularly' }));
  });

  it.each(['ltr', 'rtl'])('has nothing for axe to complain about, and fits a phone, %s', (dir) =>
    fitsPhone(dir, async () => {
      const root = show(cups({ variants: sizes(1_000, 1_999, 2_500) }));
      ends.push(await mountBlock(root, module));
    }),
  );
});
