import { expectAccessible } from './support/accessibility';
import { openPageEditor } from './support/page-editor';
import { expect, test } from './support/visitor';

// Code tries what it may not, which browsers report.
test.use({ expectedTroubles: /./ });

/** Says what it reaches of the page that frames it. */
const hostile = `<p id="said"></p><script>
const tries = {
  parent: () => parent.document.title,
  cookie: () => document.cookie,
  store: () => localStorage.length,
  top: () => { top.location.href = 'https://evil.example/'; },
};
const reached = Object.entries(tries).filter(([, run]) => { try { run(); return true; } catch { return false; } });
fetch('/config').then(() => said.append(' fetched'), () => said.append(' kept apart'));
said.textContent = 'Ran and reached ' + (reached.map(([name]) => name).join() || 'nothing') + '.';
</script>`;

test('[1.04a] [1.02b] code of an owner runs in a frame that reaches nothing of the page, once published by who may; that is said before', async ({
  page,
  context,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  await page.getByRole('button', { name: 'Add block' }).click();
  const palette = page.getByRole('dialog', { name: 'Add a block' });
  await palette.getByRole('searchbox').fill('html');
  await palette.getByRole('button', { name: 'Code', exact: true }).click();
  await editor.panel.getByLabel('What it shows', { exact: true }).fill('Tide table');
  await editor.panel.getByLabel('Code', { exact: true }).fill(hostile);
  await editor.panel.getByLabel('It has scripts', { exact: true }).check();
  await editor.panel.getByLabel('Addresses that it loads from', { exact: true }).fill('tides');
  await page.keyboard.press('Tab');
  await expect(editor.panel).toContainText('Write one address a line');
  await editor.panel
    .getByLabel('Addresses that it loads from', { exact: true })
    .fill('https://tides.example');
  await page.keyboard.press('Tab');
  await editor.seesSaved();
  const frame = editor.frame.frameLocator('iframe[title="Tide table"]');
  // Before it is published, nothing runs.
  await expect(frame.locator('#said')).toBeAttached();
  await expect(frame.locator('#said')).toBeEmpty();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const review = page.getByRole('region', { name: 'Before publishing' });
  await expect(review).toContainText(
    'The code “Tide table” runs scripts in a frame without access to this page, its visitors’ cookies or carts. It loads from https://tides.example.',
  );
  await review.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('status').first()).toContainText('is published');
  const visitor = await context.newPage();
  await visitor.goto(editor.address);
  const shown = visitor.frameLocator('iframe[title="Tide table"]');
  await visitor.locator('iframe[title="Tide table"]').scrollIntoViewIfNeeded();
  await expect(shown.locator('#said')).toHaveText('Ran and reached nothing. kept apart');
  expect(new URL(visitor.url()).pathname).toBe(editor.address);
  await expectAccessible(visitor, { within: '[data-block=code]' });
});

test.describe('on Android', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  });

  test('[8.18u] code can be read but not edited, which is said', async ({ page }) => {
    const editor = await openPageEditor(page);
    await page.getByRole('button', { name: 'Add block' }).click();
    const palette = page.getByRole('dialog', { name: 'Add a block' });
    await palette.getByRole('searchbox').fill('html');
    await palette.getByRole('button', { name: 'Code', exact: true }).click();
    const code = editor.panel.getByLabel('Code', { exact: true });
    await expect(code).not.toBeEditable();
    await expect(code).toHaveAccessibleDescription(/Code editing is not available on Android\./);
    await expect(editor.panel.getByLabel('What it shows', { exact: true })).toBeEditable();
  });
});
