import type { BrowserContext, Page } from '@playwright/test';
import { formIn } from './support/demo-forms';
import { addToCart, fillCheckout, ordersOf, pay, seesOrder, toCheckout } from './support/shopper';
import { expect, open, ready, test } from './support/visitor';

/** An event as a host receives it. */
interface Heard {
  readonly name: string;
  readonly details: Readonly<Record<string, unknown>>;
}

const names = /ViewContent|AddToCart|CompleteRegistration|"Purchase"|"Lead"/;

/** A whole visit: views, searches, subscribes to newsletters, buys. */
async function visit(
  page: Page,
  email: string,
  onPage: () => Promise<void> = async () => {},
): Promise<void> {
  await addToCart(page, 'rice-bowl');
  await onPage();
  for (const path of ['/search?q=glaze', '/shop?category=Cups']) {
    await open(page, path);
    await markIsTold(page);
    await onPage();
  }
  await open(page, '/forms');
  await ready(page, '[data-block=newsletter]');
  const letter = formIn(page, 'post');
  await letter.getByLabel('Your email').fill(email);
  await letter.getByRole('button', { name: 'Put me on the list' }).click();
  await expect(letter.getByText('Nearly. A letter with a link is on its way')).toBeVisible();
  await onPage();
  await toCheckout(page);
  await fillCheckout(page, email, 'transfer');
  await pay(page);
  await seesOrder(page);
  await markIsTold(page);
  await onPage();
}

/** Data that only the server knows is in the page, and is emitted once it is in view. */
async function markIsTold(page: Page): Promise<void> {
  await expect(page.locator('[data-block=pixel]')).toHaveAttribute('data-block-state', 'ready');
}

/** Records all requests of a visitor's pages, and their content. */
function listenToRequests(
  context: BrowserContext,
): { readonly url: string; readonly said: string }[] {
  const requests: { url: string; said: string }[] = [];
  context.on('request', (request) =>
    requests.push({ url: request.url(), said: request.postData() ?? '' }),
  );
  return requests;
}

/** Reads everything that a page can store. */
async function readStorage(page: Page): Promise<string> {
  const ownScripts = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      await indexedDB.databases(),
      await caches.keys(),
      history.state,
    ]),
  );
  return ownScripts + JSON.stringify(await page.context().cookies());
}

test('[7.25a] nobody hears of a visit while the gate is shut, and nothing of it is stored', async ({
  page,
  context,
  baseURL,
}) => {
  const requests = listenToRequests(context);
  await visit(page, 'quiet@kiln.example', async () =>
    expect(await readStorage(page)).not.toMatch(names),
  );
  expect(requests.length).toBeGreaterThan(20);
  expect(
    requests.filter(({ url }) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:')),
  ).toEqual([]);
  expect(requests.filter(({ url, said }) => names.test(decodeURIComponent(url) + said))).toEqual(
    [],
  );
});

test('[7.25a] once a host opens the gate it hears of all that the page has kept, in order, with names and values', async ({
  page,
}) => {
  const heard: Heard[] = [];
  await page.exposeFunction('hear', (event: Heard) => heard.push(event));
  await visit(page, 'open@kiln.example', () =>
    page.evaluate(() => {
      // The function that the test has put there, and the global of the boot.
      const { Frontage, hear } = window as unknown as {
        Frontage: { sendPixel?: unknown };
        hear: unknown;
      };
      Frontage.sendPixel = hear;
    }),
  );
  const [order] = await ordersOf('open@kiln.example');
  await expect
    .poll(() => heard.map(({ name }) => name))
    .toEqual(['ViewContent', 'AddToCart', 'Search', 'Search', 'Lead', 'Purchase']);
  const [view, added, search, list, lead, purchase] = heard.map(({ details }) => details);
  expect(view).toEqual({ productId: expect.any(String), valueCents: 3_800, currency: 'GBP' });
  expect(added).toEqual({ ...view, variantId: expect.any(String), quantity: 1 });
  expect(search).toEqual({ query: 'glaze', category: '', found: expect.any(Number) });
  expect(list).toEqual({ query: '', category: 'Cups', found: 6 });
  expect(lead).toEqual({ formId: expect.any(String), isNewsletter: true });
  expect(purchase).toEqual({
    orderNumber: expect.stringMatching(/^\d+$/),
    pieces: 1,
    valueCents: order?.grand_total_cents,
    currency: 'GBP',
  });
});

test('[7.25a] an order is told once, however often its page is loaded, also to who listens from the start', async ({
  page,
}) => {
  const heard: Heard[] = [];
  await page.exposeFunction('hear', (event: Heard) => heard.push(event));
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      // As above.
      const { Frontage, hear } = window as unknown as {
        Frontage?: { sendPixel?: unknown };
        hear: unknown;
      };
      if (Frontage) Frontage.sendPixel = hear;
    }),
  );
  await addToCart(page, 'rice-bowl');
  await toCheckout(page);
  await fillCheckout(page, 'once@kiln.example', 'transfer');
  await pay(page);
  const number = await seesOrder(page);
  const purchases = () =>
    heard.filter(({ name }) => name === 'Purchase').map(({ details }) => details);
  await expect.poll(purchases).toMatchObject([{ orderNumber: number }]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  await expect(page.locator('html')).toHaveAttribute('data-site-ready', 'true');
  await expect(page.locator('[data-block=pixel]')).toHaveCount(0);
  expect(purchases()).toHaveLength(1);
});
