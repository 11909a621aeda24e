import { quoted, runSql } from './support/change-store';
import { errorAnswers, expect, test } from './support/visitor';

const noticesOf = (email: string) =>
  runSql(`select variant_id, page_url from restock_notice where email = ${quoted(email)}`);

// The browser logs what is refused.
test.use({ javaScriptEnabled: false, expectedTroubles: errorAnswers });

test('[7.29] what is sold out is asked for without scripts: once in the database, and said on the page', async ({
  page,
}) => {
  const email = 'gone@studio.example';
  await page.goto('/shop/moon-jar');
  const field = page.getByLabel('Get an email when it is back in stock');
  for (let time = 0; time < 2; time += 1) {
    await field.fill(email);
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(page).toHaveURL(/\/shop\/moon-jar\?noted=/);
    await expect(
      page.getByText('Thank you. We will email you once, when it is back in stock.'),
    ).toBeVisible();
  }
  expect(await noticesOf(email)).toMatchObject([
    { page_url: expect.stringContaining('/shop/moon-jar') },
  ]);
});

/** Longer than any mailbox is called. */
const long = `${'a'.repeat(65)}@studio.example`;

test('an address that the browser takes and the server does not stands there again, with what is wrong', async ({
  page,
}) => {
  await page.goto('/shop/moon-jar');
  await page.getByLabel('Get an email when it is back in stock').fill(long);
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText('Enter an email address, such as name@example.com.')).toBeVisible();
  await expect(page.getByLabel('Get an email when it is back in stock')).toHaveValue(long);
  await expect(page.getByRole('heading', { name: 'Moon jar' })).toBeVisible();
  expect(await noticesOf(long)).toEqual([]);
});
