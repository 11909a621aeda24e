import type { Page, Route } from '@playwright/test';
import { answeredAmounts, shownAmounts, type AnsweredCart } from './support/cart-amounts';
import { startConfiguredDemo } from './support/configured-demo';
import {
  changeRules,
  drawShops,
  fillShop,
  putTogether,
  seenRules,
  type RandomCart,
} from './support/random-carts';
import { expect, open, test } from './support/visitor';

const nightly = process.env.FRONTAGE_RUNS === 'nightly';
const seed = Number(process.env.FRONTAGE_SEED ?? 1);
/** Of four carts each, with three changes. */
const shops = nightly ? 250 : 2;

test.describe('random carts', () => {
  test.describe.configure({ timeout: nightly ? 7_200_000 : 120_000 });

  test('every change shows at once what the server answers afterwards, to the cent', async ({
    browser,
  }) => {
    const demo = await startConfiguredDemo();
    try {
      const goods = fillShop(demo);
      let [visitors, changes] = [0, 0];
      for (const { rules, carts } of drawShops(shops, seed)) {
        changeRules(demo, rules);
        for (const cart of carts) {
          visitors += 1;
          const context = await browser.newContext({
            baseURL: demo.address,
            extraHTTPHeaders: { 'x-forwarded-for': `10.252.${visitors >> 8}.${visitors & 255}` },
          });
          await putTogether(context.request, demo.address, { goods, cart });
          await expect.poll(() => seenRules(context.request)).toEqual(rules);
          const page = await context.newPage();
          await open(page, '/cart');
          const message = `FRONTAGE_SEED=${seed}, visitor ${visitors}: ${JSON.stringify({ rules, cart })}`;
          changes += await changeAtOnce(page, cart, message);
          await context.close();
        }
      }
      expect(changes).toBeGreaterThan(shops * 8);
    } finally {
      await demo.close();
    }
  });
});

/** Changes a cart on its page. @returns how often; nothing can be changed once it is empty */
async function changeAtOnce(
  page: Page,
  { changes }: RandomCart,
  seedNote: string,
): Promise<number> {
  let hold: (answer: HeldAnswer) => void = () => undefined;
  await page.route('**/api/commerce/ChangeCart*', (route) =>
    holdAnswer(route, (answer) => hold(answer)),
  );
  for (const [index, draws] of changes.entries()) {
    const held = new Promise<HeldAnswer>((resolve) => (hold = resolve));
    if (!(await change(page, draws))) return index;
    const answer = await held;
    const amounts = answeredAmounts(answer.view);
    // The browser waits for its answer, and has nothing but its own reckoning.
    await expect.poll(() => shownAmounts(page), seedNote).toEqual(amounts);
    answer.release();
    await expect(page.locator('.fr-cart__page')).not.toHaveAttribute('aria-busy');
    expect(await shownAmounts(page), seedNote).toEqual(amounts);
  }
  return changes.length;
}

/** An answer of the server that the browser does not have yet. */
interface HeldAnswer {
  readonly view: AnsweredCart;
  release(): void;
}

/** All that changes a cart without the server having to be asked first. */
const controls = [
  '.fr-cart__quantity input[name=quantity]',
  '.fr-cart__quantity button[type=button]:not([aria-disabled])',
  '.fr-line__actions button[data-look=link]',
  '.fr-cart__codes li button',
  'details[open] label:has(input[type=radio]:not(:checked))',
].join(', ');

/** Uses one of the controls of a cart. @returns whether there is one */
async function change(page: Page, [field, entered]: readonly [number, number]): Promise<boolean> {
  const offered = page.locator(controls);
  const count = await offered.count();
  if (count === 0) return false;
  const control = offered.nth(field % count);
  if ((await control.getAttribute('name')) === 'quantity') {
    const most = Number(await control.getAttribute('max'));
    const wanted = entered % (most + 1);
    const isSame = (await control.inputValue()) === String(wanted);
    await control.fill(isSame ? '0' : String(wanted));
    await control.press('Enter');
  } else await control.click();
  return true;
}

/** Has the server take a change, and its answer wait. */
async function holdAnswer(route: Route, resolve: (answer: HeldAnswer) => void): Promise<void> {
  const response = await route.fetch();
  // What the server answers: the cart, or to the first call of a page its request token.
  const { data } = (await response.json()) as { data?: AnsweredCart };
  if (data) await new Promise<void>((release) => resolve({ view: data, release }));
  await route.fulfill({ response });
}
