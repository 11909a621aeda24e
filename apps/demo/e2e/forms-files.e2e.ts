import { formIn, storedFrom } from './support/demo-forms';
import { expect, open, ready, test } from './support/visitor';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('files are checked, sent one after the other, and stored with the submission', async ({
  page,
}) => {
  await open(page, '/forms');
  await ready(page, '#section-mending [data-block-state]');
  const form = formIn(page, 'mending');
  await form.getByLabel('Email').fill('files@kiln.example');
  await form
    .getByLabel('Pictures of it')
    .setInputFiles([{ name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3') }]);
  await expect(form.locator('[id$="-file-1-error"]')).toContainText(
    'song.mp3 cannot be sent. Choose a file of these types',
  );
  await form.getByLabel('Pictures of it').setInputFiles([
    { name: 'break.png', mimeType: 'image/png', buffer: png },
    { name: 'foot.png', mimeType: 'image/png', buffer: Buffer.concat([png, Buffer.from([0])]) },
  ]);
  await form.getByRole('button', { name: 'Send it to the mending shelf' }).click();
  await expect(form.getByText('It lies on the mending shelf.')).toBeVisible();
  const [stored] = await storedFrom('files@kiln.example');
  expect(stored?.values).toMatchObject({ 'file-1': { length: 2 } });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('files go with the form', async ({ page }) => {
    await page.goto('/forms');
    const form = formIn(page, 'mending');
    await form.getByLabel('Email').fill('plain-files@kiln.example');
    await form
      .getByLabel('Pictures of it')
      .setInputFiles([{ name: 'break.png', mimeType: 'image/png', buffer: png }]);
    await form.getByRole('button', { name: 'Send it to the mending shelf' }).click();
    await expect(form.getByText('It lies on the mending shelf.')).toBeVisible();
    const [stored] = await storedFrom('plain-files@kiln.example');
    expect(stored?.values).toMatchObject({ 'file-1': { length: 1 } });
  });
});
