import { expectAccessible } from './support/accessibility';
import { openPageEditor } from './support/page-editor';
import { serveVimeo } from './support/serve-vimeo';
import { expect, test } from './support/visitor';

test('[2.13c] words being written and a button lead where the dialog of links says', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const heading = editor.frame.getByRole('heading', { level: 2 }).first();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await heading.click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Control+k');
  await dialog.getByRole('searchbox').fill('contact');
  await dialog.getByRole('button', { name: 'Contact · /contact' }).click();
  await expect(heading.getByRole('link')).toHaveAttribute('href', '/contact');
  await expect(page.getByText(/^“.+” leads to Contact · \/contact now\.$/)).toBeAttached();
  // With the caret in it alone, the whole link is changed.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await editor.panel.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Contact · /contact' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await dialog.getByLabel('Leads to').selectOption('An email address');
  await dialog.getByRole('textbox').fill('studio@example');
  await dialog.getByRole('button', { name: 'Set link' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Emails must be formatted as name@example.com',
  );
  await expectAccessible(page, { within: 'dialog' });
  await dialog.getByRole('textbox').fill('studio@example.com');
  await page.keyboard.press('Enter');
  await expect(heading.getByRole('link')).toHaveAttribute('href', 'mailto:studio@example.com');
  await editor.seesSaved();

  await page.keyboard.press('Control+k');
  await dialog.getByLabel('Leads to').selectOption('A place on another page');
  await dialog.getByRole('button', { name: 'Contact · /contact' }).click();
  await dialog.getByRole('listitem').first().getByRole('button').click();
  await expect(heading.getByRole('link')).toHaveAttribute('href', /^\/contact#block-/);
  await editor.seesSaved();

  await editor.frame.locator('[data-block=button]').first().click();
  await editor.panel.getByRole('button', { name: 'Choose Link' }).click();
  await dialog.getByLabel('Leads to').selectOption('A place on this page');
  await dialog.getByRole('listitem').first().getByRole('button').click();
  await expect(editor.panel.getByRole('textbox', { name: 'Link' })).toHaveValue(/^#block-/);
  await editor.seesSaved();
  await expect(editor.frame.locator('[data-block=button] a[href^="#block-"]')).toHaveCount(1);
});

test.describe('videos', () => {
  // Of the new block, which has no video yet.
  test.use({ expectedTroubles: /VIDEO_INVALID/ });

  test('[5.17q] a video of a Vimeo Basic account is told, and is not on the page', async ({
    page,
  }) => {
    test.slow();
    const [basic, other] = ['https://vimeo.com/76979871', 'https://vimeo.com/22439234'];
    const end = await serveVimeo({ [basic]: 'basic', [other]: 'plus' });
    try {
      const editor = await openPageEditor(page);
      await editor.panel.getByRole('button', { name: /^3: / }).press('Enter');
      await page.keyboard.press('/');
      await page.getByRole('searchbox', { name: 'Search' }).fill('video');
      await page.keyboard.press('Enter');
      const address = editor.panel.getByLabel('Address of the video', { exact: true });
      await address.fill(other);
      await address.press('Tab');
      await editor.seesSaved();
      await address.fill(basic);
      await address.press('Tab');
      await expect(editor.panel).toContainText(
        'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
      );
      await expect(address).toHaveAttribute('aria-invalid', 'true');
      await editor.seesSaved();
      const link = editor.frame.locator('[data-block=video] a[href*="vimeo.com"]');
      await expect(link).toHaveAttribute('href', other);
    } finally {
      await end();
    }
  });
});
