import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../style.css';
import type { GiftView } from '../../shop/gift-view';
import { canonical, mountBlock, showMarkup } from '../../testing/test-blocks';
import { testOrder } from '../../testing/test-shop';
import { Gift } from './Gift';
import { Order } from './Order';
import * as module from './order.mount';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const gift: GiftView = {
  token: 'tok',
  from: 'Ada',
  to: 'Wren',
  message: 'Break\nnothing',
  currency: 'GBP',
  cents: 2_000,
  balanceCents: 2_000,
  code: '',
};

const show = (view: Partial<GiftView> = {}): HTMLElement =>
  showMarkup(<Gift id="g" view={{ ...gift, ...view }} locale="en-GB" headingLevel={1} />);

it('a gift is for somebody, and its code is shown by a press alone', async () => {
  const root = show();
  expect(root.querySelector('code')).toBeNull();
  expect(root.querySelector('.fr-gift-card__preview')?.textContent).toBe(
    'For Wren£20.00Break\nnothingFrom Ada',
  );
  const form = root.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/gift/tok']);
  document.body.replaceChildren();
  show({ balanceCents: 500, code: 'AAAA-BBBB' });
  await expect.element(page.getByText('£5.00 is left on it.')).toBeVisible();
  await expect.element(page.getByText('AAAA-BBBB')).toBeVisible();
  document.body.replaceChildren();
  expect(show({ balanceCents: 0 }).textContent).toContain('Nothing is left on this gift card.');
  expect((await axe.run(document.body)).violations).toEqual([]);
});

it('a button copies the code and says so, where a script can', async () => {
  const root = show({ code: 'AAAA-BBBB' });
  const before = canonical(root);
  const button = page.getByRole('button', { name: 'Copy' });
  expect(button.query()).toBeNull();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const end = await mountBlock(root, module);
  await button.click();
  expect(write).toHaveBeenCalledWith('AAAA-BBBB');
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(page.getByRole('status').element().textContent).toBe('Copied');
  end();
  expect(canonical(root)).toBe(before);
});

it('a button prints the page of an order, where a script can', async () => {
  const root = showMarkup(<Order id="o" view={testOrder} locale="en-GB" />);
  const before = canonical(root);
  const button = page.getByRole('button', { name: 'Print' });
  expect(button.query()).toBeNull();
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const end = await mountBlock(root, module);
  await button.click();
  expect(print).toHaveBeenCalledOnce();
  end();
  expect(canonical(root)).toBe(before);
});

it('where the browser forbids it the button goes, and the code stays', async () => {
  const root = show({ code: 'AAAA-BBBB' });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  const end = await mountBlock(root, module);
  const button = page.getByRole('button', { name: 'Copy' });
  await button.click();
  await vi.waitFor(() => expect(button.query()).toBeNull());
  await expect.element(page.getByText('AAAA-BBBB')).toBeVisible();
  end();
});
