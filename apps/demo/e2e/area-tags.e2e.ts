import { randomUUID } from 'node:crypto';
import { expectAccessiblePage } from './support/accessibility';
import { signInAt, tabTo } from './support/area-visit';
import { errorAnswers, expect, test } from './support/visitor';

// What is wrong is answered with 400.
test.use({ expectedTroubles: errorAnswers });

test('[2.24a] an owner renames a tag on all products by keyboard, is told of one that exists, loses nothing, and deletes it once asked', async ({
  page,
}) => {
  const word = randomUUID().slice(0, 8);
  const rows = ['Id,Kind,Name,Address,Price,Tags']
    .concat(`,physical,Peg ${word},shop/peg-${word},5,old-${word}`)
    .concat(`,physical,Pin ${word},shop/pin-${word},5,other-${word}`);
  await signInAt(page, '/config/products/import');
  await page.getByLabel('Or paste it here').fill(rows.join('\n'));
  await page.getByRole('button', { name: 'Show what would change' }).click();
  await page.getByRole('button', { name: 'Save 2 products' }).click();
  await expect(page.getByText('2 products are saved.')).toBeVisible({ timeout: 20_000 });
  await page.goto('/config/products');
  await tabTo(page, 'Tags and categories', 'link');
  await page.keyboard.press('Enter');
  await expectAccessiblePage(page, 'Tags and categories');
  const old = page.getByLabel(`Name of old-${word}`);
  await tabTo(page, `Name of old-${word}`);
  await page.keyboard.type(`OTHER-${word}`);
  await page.keyboard.press('Enter');
  await expect(old).toBeFocused();
  await expect(old).toHaveValue(`OTHER-${word}`);
  await expect(old).toHaveAccessibleDescription('This tag already exists');
  await expectAccessiblePage(page, 'Tags and categories');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`new-${word}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Renamed on 1 product.')).toBeVisible();
  const renamed = page.getByLabel(`Name of new-${word}`);
  await expect(renamed).toBeVisible();
  await tabTo(page, `Delete new-${word}`, 'button');
  await page.keyboard.press('Enter');
  await expectAccessiblePage(page, `Delete the tag “new-${word}”?`);
  await tabTo(page, 'Delete tag', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Deleted. 1 product had it.')).toBeVisible();
  await expect(renamed).toHaveCount(0);
});
