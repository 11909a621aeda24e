import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { quoted, runSql } from './change-store';

/** The parts of a stored order that tests read. */
export interface SeenOrder {
  purchase_id: string;
  currency: string;
  grand_total_cents: number;
  due_cents: number;
  payment_state: string;
}

/**
 * Opens a product's page and adds it to the cart; a variant is chosen by the start of its label.
 */
export async function addToCart(page: Page, name: string, variant?: string): Promise<void> {
  await page.goto(`/shop/${name}`);
  // The control covers its label.
  if (variant !== undefined) await page.getByRole('radio', { name: variant }).check();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(
    page.getByText('Added to your cart.').or(page.getByRole('heading', { name: 'Your cart' })),
  ).toBeVisible();
}

/** Waits for a checkout; where another page comes instead, that one is named. */
async function seesCheckout(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/[\w.-]{68}$/, { timeout: 20_000 });
}

/** Opens a subscription's page and goes from it to its checkout [2.02b]. */
export async function subscribe(page: Page, name: string): Promise<void> {
  await page.goto(`/shop/${name}`);
  await expect(page.getByText('The first payment is today.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await seesCheckout(page);
}

/** Goes from the cart to the checkout. */
export async function toCheckout(page: Page): Promise<void> {
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await seesCheckout(page);
}

/** Fills in the checkout's buyer, address and payment method: `card`, `transfer` or `counter`. */
export async function fillCheckout(page: Page, email: string, payment = 'card'): Promise<void> {
  const checkout = page.locator('[data-block=checkout]');
  const isAlone = !(await page.evaluate(() => 'Frontage' in window));
  if (!isAlone) await expect(checkout).toHaveAttribute('data-block-state', 'ready');
  const address = {
    email,
    name: 'Ada Wren',
    line1: '4 Tarn Quay',
    city: 'Tarn',
    postalCode: 'TR1 2AB',
  };
  for (const [control, value] of Object.entries(address)) {
    const field = checkout.locator(`[name=${control}]`);
    if ((await field.count()) > 0) await field.fill(value);
  }
  const parcel = checkout.locator('[name=shipping][value=tuesday]');
  const isSent = (await parcel.count()) > 0;
  if (isSent) await parcel.check();
  // The total must be shown before it is paid, which without a script takes another page.
  if (isSent && isAlone) await page.getByRole('button', { name: 'Update' }).click();
  if (isSent) await expect(checkout.locator('[name=shipping][value=tuesday]')).toBeChecked();
  await checkout.locator(`[name=payment][value=${payment}]`).check();
  // The place's effect on the total is requested meanwhile.
  if (!isAlone) await expect(checkout.locator('form')).toHaveAttribute('aria-busy', 'false');
}

/** Presses the only button that pays. */
export async function pay(page: Page): Promise<void> {
  await payButton(page).click();
}

/** The only button that pays. */
export function payButton(page: Page) {
  return page.getByRole('button', { name: /^(Pay |Place order|Donate)/ });
}

/** Waits for the provider's page and presses one of its buttons. */
export async function atProvider(page: Page, press: string): Promise<void> {
  await expect(page.getByText('Test payment – no money moves')).toBeVisible();
  await page.getByRole('button', { name: press, exact: true }).click();
}

/** Waits for the page of an order; gives its number. */
export async function seesOrder(page: Page): Promise<string> {
  // Who presses twice ends the first navigation by the second.
  await expect(page).toHaveURL(/\/order\/[\w.-]{68}$/, { timeout: 20_000 });
  const number = page
    .locator('.fr-order__head')
    .getByText(/[Oo]rder \d+/)
    .first();
  await expect(number).toBeVisible();
  return /\d+/.exec((await number.textContent()) ?? '')?.[0] ?? '';
}

/** Subscribes to the cup club and buys a gift card for Wren: the numbers of both orders. */
export async function buyClubAndGiftCard(page: Page, email: string): Promise<[string, string]> {
  await subscribe(page, 'cup-club');
  const club = await payByCard(page, email);
  await page.goto('/shop/gift-card');
  await page.getByRole('radio', { name: '£20.00' }).check();
  await page.getByLabel('Their name').fill('Wren');
  await page.getByLabel('Their email address').fill(`wren-${email}`);
  await page.getByRole('button', { name: 'Buy gift card' }).click();
  return [club, await payByCard(page, email)];
}

async function payByCard(page: Page, email: string): Promise<string> {
  await fillCheckout(page, email);
  await pay(page);
  await atProvider(page, 'Approve');
  return seesOrder(page);
}

/** Reads the orders of an address from the database. */
export async function ordersOf(email: string): Promise<SeenOrder[]> {
  const rows = await runSql(`select * from shop_order where email = ${quoted(email)}`);
  return rows as unknown as SeenOrder[]; // the columns of that table
}

/** Reads the payments of an order: requests to the provider, and their outcomes. */
export async function paymentsOf({
  purchase_id: id,
}: SeenOrder): Promise<{ status: string; cents: number }[]> {
  const rows = await runSql(
    `select status, cents from payment where purchase_id = ${quoted(id)} order by attempt`,
  );
  return rows.map(({ status, cents }) => ({ status: String(status), cents: Number(cents) }));
}

/** Counts the pieces of a product in stock and held, over all variants. */
export async function piecesOf(name: string): Promise<{ stock: number; held: number }> {
  const product = `(select id from product where slug = ${quoted(`shop/${name}`)})`;
  const [stock] = await runSql(
    `select sum(quantity) as pieces from stock where product_id = ${product}`,
  );
  const [held] = await runSql(
    `select sum(quantity) as pieces from hold where product_id = ${product}`,
  );
  return { stock: Number(stock?.pieces ?? 0), held: Number(held?.pieces ?? 0) };
}

/** Reads a visitor's cart from the database, by the cookie's hash. */
export async function storedCart(
  page: Page,
): Promise<{ currency: string; lines: { quantity: number }[]; couponCodes: string[] }> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'CART')?.value ?? '';
  const hash = createHash('sha256').update(token).digest('hex');
  const [row] = await runSql(`select document from cart where token_hash = ${quoted(hash)}`);
  // What carts.ts stores.
  return JSON.parse(String(row?.document)) as Awaited<ReturnType<typeof storedCart>>;
}
