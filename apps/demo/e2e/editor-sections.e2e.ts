import { expectAccessible, expectAccessiblePage } from './support/accessibility';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { openPageEditor } from './support/page-editor';
import { expect, test } from './support/visitor';

test('[1.02b] a section is pressed beside its blocks, laid out, coloured and spaced, and copied', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const heard = page.locator('[data-editor-announcement]');
  const sections = editor.frame.locator('.fr-section');
  const count = await sections.count();
  const third = sections.nth(2);
  await third.scrollIntoViewIfNeeded();
  await third.click({ position: { x: 4, y: 4 } });
  await expect(heard).toHaveText(`Section 3 of ${count} chosen`);
  await expect(third).toHaveCSS('outline-style', 'solid');
  const press = (name: string) => editor.panel.getByRole('button', { name, exact: true }).click();
  await press('Accent');
  await expect(third).toHaveAttribute('data-tone', 'accent');
  await expectAccessiblePage(page, 'Copy of Visit');
  await editor.panel.getByLabel('Space above and below').selectOption('Large');
  await expect(third).toHaveAttribute('data-space', 'large');
  await press('Halves');
  await expect(heard).toHaveText('Layout: Halves');
  await expect(third.locator('.fr-cell').first()).toHaveAttribute('data-span', '6');
  await press('Duplicate section');
  await expect(heard).toHaveText(`Section 4 of ${count + 1} chosen`);
  await expect(sections.nth(3)).toHaveAttribute('data-space', 'large');
  await press('Remove section');
  await expect(heard).toHaveText('Section removed. Undo brings it back.');
  await expect(sections).toHaveCount(count);
  await editor.seesSaved();
  await editor.reload();
  await expect(third).toHaveAttribute('data-tone', 'accent');
  // The removal, the copy, its layout, its space and its background.
  for (let step = 0; step < 5; step += 1)
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(heard).toHaveText('Undone: section changed');
  await expect(third).not.toHaveAttribute('data-tone', 'accent');
  await expect(third).not.toHaveAttribute('data-space', 'large');
});

test('[1.02b] by keys alone a section is found, moved, filled and left again', async ({ page }) => {
  test.slow();
  const editor = await openPageEditor(page);
  const heard = page.locator('[data-editor-announcement]');
  const sections = editor.frame.locator('.fr-section');
  const first = await sections.first().getAttribute('id');
  const count = await sections.count();
  const item = editor.panel.getByRole('button', { name: /^1: / });
  await item.press('Enter');
  await expect(heard).toHaveText(`Section 1 of ${count} chosen`);
  await expect(editor.panel.getByRole('heading', { name: `Section 1 of ${count}` })).toBeFocused();
  await expectAccessiblePage(page, 'Copy of Visit');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(heard).toHaveText(`Section moved: 2 of ${count}`);
  await expect(sections.nth(1)).toHaveAttribute('id', first ?? '');
  await page.keyboard.press('/');
  await expect(page.getByText('It comes at the end of the section.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('button');
  await page.keyboard.press('Enter');
  await expect(editor.panel.getByRole('heading', { name: 'Button' })).toBeVisible();
  await editor.panel.getByRole('button', { name: /^Section: / }).press('Enter');
  await expect(editor.panel.getByRole('heading', { name: `Section 2 of ${count}` })).toBeFocused();
  await expect(editor.panel.getByRole('button', { name: 'Button', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor.panel.getByRole('button', { name: /^2: / })).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(sections.first()).toHaveAttribute('id', first ?? '');
  await item.press('Enter');
  await page.keyboard.press('Delete');
  await expect(sections).toHaveCount(count - 1);
  await page.keyboard.press('Control+z');
  await expect(sections).toHaveCount(count);
});

test('[1.02b] three columns are found in the palette by these words, and written by keys alone', async ({
  page,
}) => {
  const editor = await openPageEditor(page);
  const sections = editor.frame.locator('.fr-section');
  const count = await sections.count();
  await expect(editor.panel.getByText('By keys, go there with Tab and Enter.')).toBeVisible();
  await editor.blocks.first().focus();
  await page.keyboard.press('/');
  await page.keyboard.type('three columns');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-editor-announcement]')).toHaveText('Section added: Thirds');
  // The first of them is on its way by now.
  await page.keyboard.type('Leith');
  const columns = sections.nth(1).locator('.fr-cell');
  const written = editor.frame.locator('[contenteditable]');
  await expect(written).toHaveText('Leith');
  for (const [place, words] of [
    [1, 'Granton'],
    [2, 'Portobello'],
  ] as const) {
    for (const key of ['Escape', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expect(columns.nth(place).getByRole('textbox')).toBeFocused();
    await page.keyboard.type(words);
  }
  await expect(columns).toHaveText(['Leith', 'Granton', 'Portobello']);
  for (const column of await columns.all()) await expect(column).toHaveAttribute('data-span', '4');
  await expect(sections).toHaveCount(count + 1);
});

test('[1.02b] a section gets a picture by keys, under a veil that words stand out on, and shifts nothing', async ({
  page,
  context,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const third = editor.frame.locator('.fr-section').nth(2);
  await editor.panel.getByRole('button', { name: /^3: / }).press('Enter');
  await editor.panel.getByRole('button', { name: 'Choose Picture behind it' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasText: /\.jpg/ })
    .first()
    .press('Enter');
  const picture = third.locator('.fr-section__picture img');
  await expect(picture).toHaveAttribute('alt', '');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const veil = editor.panel.getByRole('spinbutton', { name: /^Veil over/ });
  await veil.fill('10');
  await veil.press('Tab');
  const veiled = third.locator('.fr-section__picture');
  const opacity = () => veiled.evaluate((node) => getComputedStyle(node, '::after').opacity);
  await expect.poll(opacity).toBe('0.1');
  await expectAccessiblePage(page, 'Copy of Visit');
  await editor.seesSaved();
  await page.keyboard.press('Escape');
  await expect(editor.panel.getByText(/is hard to read: its contrast is/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(opacity).toBe('0.7');
  await editor.seesSaved();
  const address = await editor.frame.locator('html').evaluate(() => location.pathname);
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [768, 'dark'],
  ] as const) {
    const visitor = await context.newPage();
    await visitor.setViewportSize({ width, height: 900 });
    await visitor.emulateMedia({ colorScheme });
    await watchLayoutShifts(visitor);
    await visitor.goto(address);
    const shown = visitor.locator('.fr-section__picture img');
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(visitor);
    expect(await layoutShifts(visitor)).toEqual([]);
    await visitor.emulateMedia({ media: 'print' });
    await expect(visitor.locator('.fr-section__picture')).toBeHidden();
    await visitor.close();
  }
});
