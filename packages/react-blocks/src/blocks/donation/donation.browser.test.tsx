import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../style.css';
import type { ProductView } from '../../shop/product-view';
import { actionsIn, fitsPhone, sentBy, withoutItsScript } from '../../testing/buy-forms';
import { canonical, mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { testProduct } from '../../testing/test-products';
import { Product } from '../product/Product';
import { Donation } from './Donation';
import * as module from './donation.mount';

afterEach(() => document.body.replaceChildren());

const plan = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 } as const;
const offer = {
  currency: 'GBP',
  amounts: [1_200, 3_600],
  isFree: true,
  minCents: 100,
  maxCents: 100_000,
  plan: null,
} as const;
const roof = (over: Partial<NonNullable<ProductView['donation']>> = {}): ProductView =>
  testProduct({ title: 'The roof', productType: 'service' }, { donation: { ...offer, ...over } });

const show = (view = roof()): HTMLElement =>
  showMarkup(<Donation id="a" view={view} pageId="page-1" locale="en-GB" />);

const button = (root: HTMLElement) => root.querySelector('button')?.textContent;

describe('donation block', () => {
  it('[8.16a] one without its button is reported, and nothing is shown', async () => {
    const root = show();
    root.querySelector('button')?.remove();
    const before = canonical(root);
    const context = testContext();
    const end = await mountBlock(root, module, context);
    const message = 'No button shows the amount; Enter sends the form.';
    expect(context.issues).toEqual([
      { code: 'DONATION_BUTTON_MISSING', block: 'donation', message },
    ]);
    root.querySelector<HTMLInputElement>('input[value="3600"]')?.click();
    end();
    expect(canonical(root)).toBe(before);
  });

  it('[2.03] is one form that posts to the checkout of its page', () => {
    const root = show();
    const form = root.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual([
      'post',
      '/checkout/donate?donatePageId=page-1',
    ]);
    root.querySelector<HTMLInputElement>('input[value="3600"]')?.click();
    expect(sentBy(root)).toEqual({
      productId: 'a'.repeat(24),
      donation: '3600',
      donationOther: '',
    });
  });

  it('has the currency in the field for another amount, which is hidden where one is chosen', async () => {
    const root = show();
    expect(root.querySelector('.fr-donation__money')?.textContent).toBe('£');
    await expect.element(page.getByText('£1.00 to £1,000.00')).toBeVisible();
    const otherAmount = page.getByRole('textbox', { name: 'Other amount' });
    await expect.element(otherAmount).toBeVisible();
    await page.getByRole('radio', { name: '£12.00' }).click({ force: true });
    expect(otherAmount.query()).toBeNull();
    await page.getByRole('radio', { name: 'Other amount' }).click({ force: true });
    await expect.element(otherAmount).toBeVisible();
  });

  it('asks how often where one may give regularly, and says what that means', async () => {
    expect(show().querySelector('[name=donationTimes]')).toBeNull();
    document.body.replaceChildren();
    const root = show(roof({ plan }));
    expect(sentBy(root)).toMatchObject({ donationTimes: 'once' });
    const hint = page.getByText('The first donation is today.', { exact: false });
    await expect.element(hint).not.toBeVisible();
    await page.getByRole('radio', { name: 'Regularly: every month' }).click({ force: true });
    await expect.element(hint).toBeVisible();
    expect(sentBy(root)).toMatchObject({ donationTimes: 'regularly' });
  });

  it('with its script the button says the amount while it is written, and writing chooses it', async () => {
    const root = show();
    const end = await mountBlock(root, module);
    expect(button(root)).toBe('Donate');
    await page.getByRole('radio', { name: '£12.00' }).click({ force: true });
    expect(button(root)).toBe('Donate £12.00');
    await page.getByRole('radio', { name: 'Other amount' }).click({ force: true });
    expect(button(root)).toBe('Donate');
    await userEvent.fill(page.getByRole('textbox'), '7.5');
    expect(button(root)).toBe('Donate £7.5');
    expect(sentBy(root)).toMatchObject({ donation: 'other' });
    await userEvent.fill(page.getByRole('textbox'), 'much');
    expect(button(root)).toBe('Donate');
    end();
  });

  it('[4.24b] its button answers click, Enter and space', async () => {
    const root = show();
    const posts: Record<string, unknown>[] = [];
    root.addEventListener('submit', (event) => {
      event.preventDefault();
      posts.push(sentBy(root));
    });
    await page.getByRole('radio', { name: '£36.00' }).click({ force: true });
    await page.getByRole('button', { name: 'Donate' }).click();
    root.querySelector('button')?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(posts).toEqual(Array.from({ length: 3 }, () => sentBy(root)));
  });

  it('stands in the place of the cart on the page of its product', () => {
    const root = showMarkup(<Product id="p" view={roof()} pageId="page-1" locale="en-GB" />);
    expect(actionsIn(root)).toEqual(['/checkout/donate?donatePageId=page-1']);
    document.body.replaceChildren();
    // A dialog over a list does not know the page that names the donation.
    const quick = showMarkup(<Product id="p" view={roof()} locale="en-GB" />);
    expect(quick.querySelector('form')).toBeNull();
    expect(quick.querySelector('.fr-donation a')?.getAttribute('href')).toBe('/shop/moon-jar');
  });

  it('leaves the markup as it was after mount and teardown', async () => {
    const root = show();
    const before = canonical(root);
    const end = await mountBlock(root, module);
    await page.getByRole('radio', { name: '£12.00' }).click({ force: true });
    end();
    expect(canonical(root)).toBe(before);
  });

  it('works as it was rendered where its script comes late or never', async () => {
    const root = show();
    await withoutItsScript(root, () => {
      root.querySelector<HTMLInputElement>('input[value="1200"]')?.click();
      expect(sentBy(root)).toMatchObject({ donation: '1200' });
    });
  });

  it.each(['ltr', 'rtl'])('has nothing for axe to complain about, and fits a phone, %s', (dir) =>
    fitsPhone(dir, () => show(roof({ plan }))),
  );
});
