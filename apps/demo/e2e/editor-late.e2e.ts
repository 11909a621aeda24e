import type { Page } from '@playwright/test';
import { openPageEditor } from './support/page-editor';
import { intercept } from './support/intercept';
import { errorAnswers, expect, test } from './support/visitor';

test.use({ expectedTroubles: errorAnswers });

test('[1.02b] a part of the editor that did not arrive comes when one tries again, without a reload', async ({
  page,
}) => {
  const letThrough = await intercept(page, '**/dialogs-*.js*', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => /dialogs-/.test(request.url()));
  const editor = await openPageEditor(page);
  await refused;
  await editor.blocks.first().click();
  await expectSecondTry(page, letThrough);
});

test('[1.02b] what can be added, once it did not arrive, comes when one tries again', async ({
  page,
}) => {
  const letThrough = await intercept(page, '**/block-groups-*.js*', (route) => route.abort());
  const editor = await openPageEditor(page);
  await editor.blocks.first().click();
  await expectSecondTry(page, letThrough);
});

/** A block is added while parts do not arrive, and once more when they do. */
async function expectSecondTry(page: Page, letThrough: () => void): Promise<void> {
  const add = page.getByRole('button', { name: 'Add block', exact: true });
  await add.click();
  await expect(page.locator('[data-editor-announcement]')).toHaveText(
    'This part of the editor has not arrived. Try again with a connection.',
  );
  letThrough();
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Add a block' })).toBeVisible();
}
