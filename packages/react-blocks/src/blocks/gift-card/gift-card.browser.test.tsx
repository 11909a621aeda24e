import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../style.css';
import { actionsIn, fitsPhone, sentBy, withoutItsScript } from '../../testing/buy-forms';
import { canonical, mountBlock, showMarkup } from '../../testing/test-blocks';
import { testProduct } from '../../testing/test-products';
import { Product } from '../product/Product';
import * as module from './gift-card.mount';
import { GiftCard } from './GiftCard';

const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

const view = testProduct({
  title: 'Gift card',
  productType: 'giftCard',
  variants: [2_000, 5_000].map((cents) => ({
    id: `v${cents}`,
    sku: `GIFT-${cents}`,
    priceCents: cents,
  })),
});

const show = (): HTMLElement =>
  showMarkup(<GiftCard id="a" view={view} websiteId="site-1" locale="en-GB" />);

const preview = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-gift-preview]');

describe('gift card block', () => {
  it('[2.04] is one form that posts to the checkout of its site and product', () => {
    const root = show();
    const form = root.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual([
      'post',
      `/checkout/giftcard?websiteId=site-1&giftCardProductId=${'a'.repeat(24)}`,
    ]);
    root.querySelector<HTMLInputElement>('input[value=GIFT-5000]')?.click();
    expect(sentBy(root)).toEqual({
      currency: 'EUR',
      sku: 'GIFT-5000',
      giftTo: '',
      giftEmail: '',
      giftFrom: '',
      giftMessage: '',
      giftDate: '',
    });
  });

  it('shows the card while it is written, as the one who gets it will see it', async () => {
    const root = show();
    expect(preview(root)?.hidden).toBe(true);
    const end = await mountBlock(root, module);
    await userEvent.fill(page.getByLabelText('Their name'), 'Wren');
    await userEvent.fill(page.getByLabelText('Your name'), 'Ada');
    await userEvent.fill(page.getByLabelText('Your message'), 'Break\nnothing');
    await page.getByRole('radio', { name: '€50.00' }).click({ force: true });
    expect(preview(root)?.hidden).toBe(false);
    expect(
      [...(preview(root)?.querySelectorAll('p') ?? [])].map((element) => element.innerText),
    ).toEqual(['For Wren', '€50.00', 'Break\nnothing', 'From Ada']);
    end();
    expect(preview(root)?.hidden).toBe(true);
  });

  it('writes what was entered as words, whatever it is', async () => {
    const root = show();
    const end = await mountBlock(root, module);
    await userEvent.fill(page.getByLabelText('Their name'), '<img src=x> $& {name}');
    expect(preview(root)?.querySelector('p')?.textContent).toBe('For <img src=x> $& {name}');
    end();
  });

  it('stands in the place of the cart on the page of its product', () => {
    const root = showMarkup(<Product id="p" view={view} websiteId="site-1" locale="en-GB" />);
    expect(actionsIn(root)).toEqual([
      expect.stringContaining('/checkout/giftcard?websiteId=site-1'),
    ]);
    document.body.replaceChildren();
    const quick = showMarkup(<Product id="p" view={view} locale="en-GB" />);
    expect(quick.querySelector('form')).toBeNull();
    expect(quick.querySelector('.fr-gift-card a')?.getAttribute('href')).toBe('/shop/moon-jar');
  });

  it('leaves the markup as it was after mount and teardown', async () => {
    const root = show();
    const before = canonical(root);
    const end = await mountBlock(root, module);
    await userEvent.fill(page.getByLabelText('Their name'), 'Wren');
    end();
    expect(canonical(root)).toBe(before);
  });

  it('works as it was rendered where its script comes late or never', async () => {
    const root = show();
    await withoutItsScript(root, () => expect(sentBy(root)).toMatchObject({ sku: 'GIFT-2000' }));
  });

  it.each(['ltr', 'rtl'])('has nothing for axe to complain about, and fits a phone, %s', (dir) =>
    fitsPhone(dir, async () => {
      ends.push(await mountBlock(show(), module));
      await userEvent.fill(page.getByLabelText('Their name'), 'Wren'.repeat(20));
    }),
  );
});
