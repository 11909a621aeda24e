import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './style.css';
import {
  Accordion,
  CartIndicator,
  Checkout,
  Form,
  Gallery,
  Newsletter,
  Product,
  Video,
} from './react';
import type { FormProps } from './react';
import {
  createCheckoutPage,
  fieldOf,
  json,
  payButton,
  readyCheckout,
} from './testing/checkout-page';
import { sees } from './testing/cart-page';
import { fakeShop, setCartCount } from './testing/fake-shop';
import { createReactHost } from './testing/react-host';
import { noHurry, testPicture } from './testing/test-blocks';
import { testForm } from './testing/test-form';
import { testProduct } from './testing/test-products';
import { testCart, testCheckout } from './testing/test-shop';

const host = createReactHost();
const { show } = host;
const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = host.element.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

async function ready(block: ReactNode): Promise<void> {
  show(block);
  await sees(host.state, 'ready');
}

beforeEach(async () => {
  await page.viewport(1280, 900);
  sessionStorage.clear();
  localStorage.clear();
});

it('a gallery tells which slide is shown, to whoever asked last', async () => {
  const slides = ['a', 'b', 'c'].map((id) => ({ id, picture: testPicture }));
  const first = vi.fn();
  const onSlideChange = vi.fn();
  const gallery = (callbacks: typeof first): ReactNode => (
    <Gallery design="stacked" thumbnails slides={slides} onSlideChange={callbacks} />
  );
  await ready(gallery(first));
  show(gallery(onSlideChange));
  find('[data-gallery-next]').click();
  await vi.waitFor(() => expect(onSlideChange).toHaveBeenCalledOnce(), noHurry);
  expect(onSlideChange).toHaveBeenCalledWith({ index: 1, direction: 'forward' });
  expect(first).not.toHaveBeenCalled();
});

it('an accordion tells what has opened and closed, and nothing of what was open', async () => {
  const onToggle = vi.fn();
  const items = ['Hours', 'Ways'].map((title) => ({ title, nodes: [] }));
  await ready(<Accordion items={items} firstOpen onToggle={onToggle} />);
  await page.getByText('Ways').click();
  await vi.waitFor(() => expect(onToggle).toHaveBeenCalledTimes(2), noHurry);
  expect(onToggle.mock.calls.flat()).toEqual([
    { index: 1, isOpen: true },
    { index: 0, isOpen: false },
  ]);
});

it('a video tells that it is played', async () => {
  const onPlay = vi.fn();
  const clip = new URL('./testing/clip.webm', import.meta.url).href;
  await ready(<Video files={[clip]} title="The wheel" onPlay={onPlay} />);
  expect(onPlay).not.toHaveBeenCalled();
  await userEvent.click(find('button'));
  await vi.waitFor(() => expect(onPlay).toHaveBeenCalledOnce(), noHurry);
});

it('a product tells what has come into the cart, an indicator how much is in it', async () => {
  setCartCount(undefined);
  fakeShop();
  const [onAdd, onChange] = [vi.fn(), vi.fn()];
  const view = testProduct();
  show(
    <>
      <Product view={view} onAdd={onAdd} />
      <CartIndicator onChange={onChange} />
    </>,
  );
  await sees(() => host.element.querySelectorAll('[data-block-state=ready]').length, 2);
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(0), noHurry);
  await page.getByLabelText('Quantity').fill('3');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await vi.waitFor(() => expect(onAdd).toHaveBeenCalledOnce(), noHurry);
  expect(onAdd).toHaveBeenCalledWith({
    productId: view.product.id,
    variantId: 'v1',
    quantity: 3,
  });
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(3), noHurry);
  setCartCount(undefined);
  vi.restoreAllMocks();
});

describe('a form', () => {
  const place = { id: 'p', title: 'P', path: '/p' };
  const transport = {
    requestKey: vi.fn(async () => ({ ok: true, data: { key: 'k1' } }) as const),
    save: vi.fn<NonNullable<FormProps['transport']>['save']>(async () => ({ ok: true })),
  };
  beforeEach(() => {
    vi.clearAllMocks();
  });

  it.each([
    ['Form', Form],
    ['Newsletter', Newsletter],
  ])('%s reaches the server of its host, and tells what was sent', async (_, Block) => {
    const fetched = vi.spyOn(window, 'fetch');
    const onSent = vi.fn();
    await ready(<Block definition={testForm} page={place} transport={transport} onSent={onSent} />);
    await page.getByLabelText('Name').fill('Ada');
    await page.getByLabelText('Email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Send' }).click();
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce(), noHurry);
    expect(onSent.mock.calls[0]?.[0]).toMatchObject({ formId: testForm.id, key: 'k1' });
    expect(JSON.parse(onSent.mock.calls[0]?.[0].form)).toMatchObject({ name: 'Ada' });
    expect(transport.requestKey).toHaveBeenCalledOnce();
    expect(transport.save).toHaveBeenCalledOnce();
    expect(fetched).not.toHaveBeenCalled();
    await expect.element(page.getByText('Thank you.')).toBeVisible();
    fetched.mockRestore();
  });

  it('tells nothing of what the server refused, and says why', async () => {
    transport.save.mockResolvedValueOnce({
      ok: false,
      status: 400,
      errors: { email: 'Nobody lives there.' },
    });
    const onSent = vi.fn();
    await ready(<Form definition={testForm} page={place} transport={transport} onSent={onSent} />);
    await page.getByLabelText('Name').fill('Ada');
    await page.getByLabelText('Email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('Nobody lives there.').first()).toBeVisible();
    expect(onSent).not.toHaveBeenCalled();
  });
});

describe('a checkout', () => {
  const checkout = createCheckoutPage();
  const due = (): string | null | undefined =>
    host.element.querySelector('.fr-checkout__summary summary strong')?.textContent;
  const dearer = testCheckout({
    cart: testCart({ cart: { shippingOptions: [] }, entries: [{ unitCents: 9_900, quantity: 1 }] }),
  });

  it('tells its host what the server answers, and is as it was left when it comes back', async () => {
    const onChange = vi.fn();
    const block = <Checkout view={readyCheckout} onChange={onChange} />;
    await ready(block);
    payButton(host.element).click();
    await vi.waitFor(() => expect(checkout.server.posts).toHaveLength(1), noHurry);
    const declined = { ...readyCheckout, attempt: 1, notice: 'declined' } as const;
    await checkout.answer(json({ view: declined }));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), noHurry);
    expect(onChange.mock.calls[0]?.[0]).toMatchObject({ attempt: 1, notice: 'declined' });
    const refusal = /declined|refused/i;
    await sees(() => refusal.test(host.element.textContent ?? ''), true);
    show(null);
    await ready(block);
    await sees(() => refusal.test(host.element.textContent ?? ''), true);
  });

  it('shows a newer one that its host gives it, and keeps what was typed', async () => {
    const onChange = vi.fn();
    await ready(<Checkout view={testCheckout()} onChange={onChange} />);
    await userEvent.fill(fieldOf(host.element, 'city'), 'Lisbon');
    const before = due();
    show(<Checkout view={dearer} onChange={onChange} />);
    await sees(() => due() !== before, true);
    expect(due()).toBe('$99.00');
    expect(fieldOf(host.element, 'city').value).toBe('Lisbon');
    expect(onChange).not.toHaveBeenCalled();
    expect(checkout.server.loads).toBe(0);
  });

  it('does not change while it pays: the answer is newer than what the host gives', async () => {
    await ready(<Checkout view={readyCheckout} />);
    payButton(host.element).click();
    await vi.waitFor(() => expect(checkout.server.posts).toHaveLength(1), noHurry);
    const before = due();
    show(<Checkout view={{ ...dearer, token: readyCheckout.token }} />);
    expect(due()).toBe(before);
    expect(checkout.server.posts).toHaveLength(1);
  });
});
