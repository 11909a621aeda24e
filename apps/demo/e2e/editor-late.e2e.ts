import type { Page } from '@playwright/test';
import { openPageEditor } from './support/page-editor';
import { errorAnswers, expect, test } from './support/visitor';

test.use({ expectedTroubles: errorAnswers });

test('[1.02b] a part of the editor that did not arrive comes when one tries again, without a reload', async ({
  page,
}) => {
  const parts = '**/dialogs-*.js*';
  await page.route(parts, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => /dialogs-/.test(request.url()));
  const editor = await openPageEditor(page);
  await refused;
  await editor.blocks.first().click();
  await expectSecondTry(page, parts);
});

test('[1.02b] what can be added, once it did not arrive, comes when one tries again', async ({
  page,
}) => {
  const parts = '**/block-groups-*.js*';
  await page.route(parts, (route) => route.abort());
  const editor = await openPageEditor(page);
  await editor.blocks.first().click();
  await expectSecondTry(page, parts);
});

/** A block is added while parts do not arrive, and once more when they do. */
async function expectSecondTry(page: Page, parts: string): Promise<void> {
  const add = page.getByRole('button', { name: 'Add block', exact: true });
  await add.click();
  await expect(page.locator('[data-editor-announcement]')).toHaveText(
    'This part of the editor has not arrived. Try again with a connection.',
  );
  await page.unroute(parts);
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Add a block' })).toBeVisible();
}
