import type { Locator, Page } from '@playwright/test';
import { expectAccessiblePage } from './support/accessibility';
import {} from './support/area-visit';
import { makeNewSite, type NewSite } from './support/new-site';
import { fillCheckout, pay, seesOrder } from './support/shopper';
import { expect, test } from './support/visitor';

/** A hand that counts what it does: presses, and fields that it fills in. */
function countingHand() {
  let count = 0;
  return {
    count: () => count,
    async press(target: Locator) {
      count += 1;
      await target.click();
    },
    async fill(target: Locator, text: string) {
      count += 1;
      await target.fill(text);
    },
    async choose(target: Locator, option: string) {
      count += 1;
      await target.selectOption(option);
    },
  };
}

const picture = {
  name: 'the-sea.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="400" height="300"><path fill="teal" d="M0 0h40v30H0z"/></svg>',
  ),
};

let site: NewSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await makeNewSite(['Harbour Books', 'Books about the sea.', 'ada@harbour.example']);
});
test.afterAll(() => site.close());

test('from an empty folder to a sale: a page, a form and a product in 25 steps, then a buyer, who pays by transfer', async ({
  page,
  browser,
}) => {
  test.setTimeout(60_000);
  const hand = countingHand();
  const step = (name: string) => hand.press(page.getByRole('link', { name, exact: true }));
  await page.goto(site.link);
  await hand.fill(page.getByLabel('Your name'), 'Ada');
  await hand.fill(page.getByLabel('Email'), 'ada@harbour.example');
  await hand.fill(page.getByLabel('Password'), 'the tide comes in twice');
  await hand.press(page.getByRole('button', { name: 'Create account' }));
  await expectAccessiblePage(page, 'Start');

  await step('Write a page');
  await expectAccessiblePage(page, 'New page');
  await hand.fill(page.getByLabel('Title'), 'Reading evenings');
  await hand.fill(
    page.getByLabel('Text', { exact: true }),
    'Every Thursday at eight.\n\nTell us if you come.',
  );
  await hand.choose(page.getByLabel('Below the text'), 'The form “Contact”');
  await hand.press(page.getByRole('button', { name: 'Publish page' }));
  await expect(page.getByRole('status').first()).toHaveText('“Reading evenings” is published.');

  await step('Start');
  await step('Add something to sell');
  await step('Something to send');
  await hand.fill(page.getByLabel('Name', { exact: true }), 'The Sea Around Us');
  await hand.fill(page.getByLabel('Price in USD', { exact: true }), '12');
  await page.getByLabel('New pictures').setInputFiles([picture]);
  await expect(page.getByLabel('Alternative text of picture 1')).toBeFocused();
  await hand.press(page.getByRole('button', { name: 'Save and publish' }).last());
  await expect(page.getByRole('status').first()).toHaveText(
    'The product is saved. Visitors see it at once.',
  );

  await step('Start');
  await step('Open your shop');
  await expect(page.getByLabel('Title')).toHaveValue('Shop');
  await hand.press(page.getByRole('button', { name: 'Publish page' }));
  await expect(page.getByRole('status').first()).toHaveText('“Shop” is published.');
  // The picture is one step more, and so was the link.
  expect(hand.count() + 2).toBeLessThanOrEqual(25);

  await step('Start');
  await step('Choose how buyers pay');
  await hand.press(page.getByRole('button', { name: 'Add a payment method' }));
  await hand.fill(page.getByLabel('What buyers read with it'), 'To account 12, Harbour Bank.');
  await hand.press(page.getByLabel('Buyers can choose it'));
  await hand.press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('status').first()).toContainText('Saved.');

  const buyer = await (await browser.newContext()).newPage();
  await buyByTransfer(buyer);
  await hand.press(page.getByRole('link', { name: 'Start', exact: true }));
  await expect(page.getByRole('heading', { name: '1 order to be paid' })).toBeVisible();
  await hand.press(page.getByRole('link', { name: 'Order 1001' }));
  await hand.press(page.getByRole('link', { name: 'Mark as paid' }));
  await hand.press(page.getByRole('button', { name: /paid/i }));
  await expect(page.getByRole('status').first()).toHaveText('The order is marked as paid.');
  await hand.press(page.getByRole('link', { name: 'Mark as sent' }));
  await hand.press(page.getByRole('button', { name: /sent/i }));
  test.info().annotations.push({ type: 'steps', description: String(hand.count() + 2) });
});

async function buyByTransfer(buyer: Page): Promise<void> {
  await buyer.goto(site.address);
  await buyer.getByRole('link', { name: 'Reading evenings' }).first().click();
  await expect(buyer.getByText('Every Thursday at eight.')).toBeVisible();
  await expect(buyer.getByRole('button', { name: 'Send' })).toBeVisible();
  await buyer.getByRole('link', { name: 'Shop', exact: true }).first().click();
  await buyer
    .getByRole('link', { name: /The Sea Around Us/ })
    .first()
    .click();
  await buyer.getByRole('button', { name: 'Add to cart' }).click();
  await buyer.getByRole('link', { name: 'View cart' }).click();
  await expect(buyer.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await buyer.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(buyer.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await buyer.getByLabel('Country').selectOption('GB');
  await fillCheckout(buyer, 'grace@reader.example', 'transfer');
  await pay(buyer);
  await expect(buyer.getByText('To account 12, Harbour Bank.')).toBeVisible();
  await seesOrder(buyer);
}
