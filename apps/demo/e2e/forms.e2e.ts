import type { Locator, Page } from '@playwright/test';
import { holdScripts } from './support/hold-scripts';
import { readSubmissions, type StoredSubmission } from './support/read-store';
import { expect, open, ready, test } from './support/visitor';

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** The form in a band of the page of forms. */
function formIn(page: Page, section: string): Locator {
  return page.locator(`#section-${section} [data-block-state]`);
}

/** What was stored with this address, from any form. */
async function storedFrom(email: string): Promise<StoredSubmission[]> {
  return (await readSubmissions()).filter(({ values }) => values['email-1'] === email);
}

/** Fills in the order sheet, one field of each kind. */
async function fillOrder(form: Locator, email: string): Promise<void> {
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Kiln');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Country code').fill('+44');
  await form.getByLabel('Number', { exact: true }).fill('1632 960417');
  await form.getByLabel('Address line 1').fill('4 Tarn Quay');
  await form.getByLabel('Town or city').fill('Kell');
  await form.getByLabel('Postcode').fill('KL1 4TQ');
  await form.getByLabel('Your own page').fill('ada.example');
  await form.getByLabel('Your handle').fill('ada_kiln');
  await form.getByLabel('Shape').selectOption('Bowl');
  await form.getByLabel('Celadon').check();
  await form.getByLabel('The dishwasher').check();
  await form.getByLabel('Children').check();
  await form.getByLabel('How many').fill('6');
  await form.getByLabel('What it may cost').fill('240.50');
  await form.getByLabel('A mark for the foot').fill('A.K.');
  await form.getByLabel('Anything else').fill('Two lines,\nboth of them.');
  await form.getByLabel('Day', { exact: true }).fill('24');
  await form.getByLabel('Month').fill('12');
  await form.getByLabel('Year').fill('2026');
  await form.getByLabel('Hour').fill('18');
  await form.getByLabel('Minute').fill('30');
  await form.getByLabel('A word to fetch it with').fill('heron');
  const statement = form.getByRole('radiogroup', { name: 'A pot may be a little crooked.' });
  await statement.getByLabel('Strongly agree').check();
}

const order = {
  'name-1': ['Ada', 'Kiln'],
  'phone-1': ['+44', '', '', '1632 960417'],
  'address-1': ['4 Tarn Quay', '', 'Kell', '', 'KL1 4TQ', ''],
  'website-1': 'ada.example',
  'twitter-1': 'ada_kiln',
  'select-1': 'Bowl',
  'radio-1': 'Celadon',
  'checkbox-1': ['The dishwasher', 'Children'],
  'number-1': '6',
  'currency-1': '240.50',
  'text-1': 'A.K.',
  'textarea-1': 'Two lines,\nboth of them.',
  'date-1': ['12', '24', '2026'],
  'time-1': ['18', '30', '', ''],
  'password-1': 'heron',
};

test('[3.13a] a form of every kind arrives as each kind is stored, with the query in its hidden field [3.11]', async ({ page }) => {
  await open(page, '/forms?from=the+window');
  const form = formIn(page, 'order');
  await fillOrder(form, 'every@kiln.example');
  await form.getByRole('button', { name: 'Hang it on the nail' }).click();
  await expect(form.getByText('It hangs on the nail.')).toBeVisible();
  const stored = await storedFrom('every@kiln.example');
  expect(stored).toHaveLength(1);
  expect(stored[0]?.values).toMatchObject({ ...order, 'hidden-1': 'the window', 'likert-1': { 'A pot may be a little crooked.': '2' } });
});

test('[2.17b] [4.01b] what the owner shows after a submission runs in a frame that reaches nothing of the page', async ({ page }) => {
  await open(page, '/forms');
  const form = formIn(page, 'order');
  await fillOrder(form, 'after@kiln.example');
  await form.getByRole('button', { name: 'Hang it on the nail' }).click();
  const frame = form.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).not.toHaveAttribute('sandbox', /allow-same-origin/);
  const inside = form.frameLocator('iframe').locator('#firing');
  await expect(inside).toHaveText('118');
  const reach = await inside.evaluate(() => {
    const tries: Record<string, () => unknown> = {
      page: () => parent.document.title,
      cookie: () => document.cookie,
      storage: () => localStorage.length,
    };
    const refused = (run: () => unknown): boolean => {
      try {
        run();
        return false;
      } catch {
        return true;
      }
    };
    return { origin, ...Object.fromEntries(Object.entries(tries).map(([name, run]) => [name, refused(run)])) };
  });
  expect(reach).toEqual({ origin: 'null', page: true, cookie: true, storage: true });
});

test('what is missing is told at each field, and the summary leads to the first wrong part', async ({ page }) => {
  await open(page, '/forms');
  await ready(page, '#section-order [data-block-state]');
  const form = formIn(page, 'order');
  await form.getByLabel('Day', { exact: true }).fill('31');
  await form.getByLabel('Month').fill('2');
  await form.getByLabel('Year').fill('2027');
  await form.getByRole('button', { name: 'Hang it on the nail' }).click();
  const summary = form.locator('[data-form-summary]');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /You need it by is not a date/ }).click();
  await expect(form.getByLabel('Day', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Day', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await summary.getByRole('link', { name: 'Glaze is required.' }).click();
  await expect(form.getByLabel('Ash', { exact: true })).toBeFocused();
});

test.describe('a form in steps', () => {
  const day = 'Saturday 9 January';

  test('leads on when a step is right, back without a look, and sends it all', async ({ page }) => {
    await open(page, '/forms');
    await ready(page, '#section-workshop [data-block-state]');
    const form = formIn(page, 'workshop');
    await expect(form.getByRole('status').first()).toHaveText('Step 1 of 3');
    await expect(form.getByLabel('First name')).toBeHidden();
    await form.getByRole('button', { name: 'Next' }).click();
    await expect(form.getByText('Which day is required.')).toBeVisible();
    await form.getByLabel(day).check();
    await form.getByLabel('How many of you').selectOption('Two');
    await form.getByRole('button', { name: 'Next' }).click();
    await expect(form.getByRole('heading', { name: 'You', exact: true })).toBeFocused();
    await form.getByLabel('First name').fill('Bea');
    await form.getByRole('button', { name: 'Back' }).click();
    await expect(form.getByLabel(day)).toBeChecked();
    await form.getByRole('button', { name: 'Next' }).click();
    await expect(form.getByLabel('First name')).toHaveValue('Bea');
    await form.getByLabel('Email').fill('steps@kiln.example');
    await form.getByRole('button', { name: 'Next' }).click();
    await expect(form.getByRole('status').first()).toHaveText('Step 3 of 3');
    for (const statement of await form.getByRole('radiogroup').filter({ visible: true }).all()) await statement.getByLabel('Agree', { exact: true }).check();
    await form.getByRole('button', { name: 'Ask for the place' }).click();
    await expect(form.getByText('You are on the list')).toBeVisible();
    expect((await storedFrom('steps@kiln.example')).map(({ values }) => values)).toMatchObject([{ 'radio-1': day, 'select-1': 'Two', 'name-1': ['Bea', ''] }]);
  });

  test.describe('refused by the server', () => {
    test.use({ untroubled: false });

    test('shows the step of the first wrong field', async ({ page }) => {
      await page.route('**/api/form/SaveFormSubmission*', (route) => route.fulfill({ status: 400, json: { errors: { 'email-1': 'That letter box is full.' } } }));
      await open(page, '/forms');
      await ready(page, '#section-workshop [data-block-state]');
      const form = formIn(page, 'workshop');
      await form.getByLabel(day).check();
      await form.getByLabel('How many of you').selectOption('One');
      await form.getByRole('button', { name: 'Next' }).click();
      await form.getByLabel('First name').fill('Cleo');
      await form.getByLabel('Email').fill('refused@kiln.example');
      await form.getByRole('button', { name: 'Next' }).click();
      await expect(form.getByRole('status').first()).toHaveText('Step 3 of 3');
      for (const statement of await form.getByRole('radiogroup').filter({ visible: true }).all()) await statement.getByLabel('Neutral').check();
      await form.getByRole('button', { name: 'Ask for the place' }).click();
      await expect(form.getByLabel('Email')).toBeVisible();
      await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/That letter box is full\./);
    });
  });
});

test('a form above the page: the first click opens it, however early; it arrives', async ({ page }) => {
  await open(page, '/forms');
  const form = formIn(page, 'table');
  await form.getByRole('link', { name: 'Ask for the long table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for the long table' });
  await expect(dialog.getByLabel('Your name')).toBeFocused();
  await dialog.getByLabel('Your name').fill('Dot');
  await dialog.getByLabel('Email').fill('table@kiln.example');
  await dialog.getByLabel('Day', { exact: true }).fill('5');
  await dialog.getByLabel('Month').fill('2');
  await dialog.getByLabel('Year').fill('2027');
  await dialog.getByLabel('How many at the table').fill('14');
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(dialog.getByText('Asked. We look in the book')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.getByRole('link', { name: 'Ask for the long table' })).toBeFocused();
  expect(await storedFrom('table@kiln.example')).toHaveLength(1);
});

test('files are checked, sent one after the other, and stored with the submission', async ({ page }) => {
  await open(page, '/forms');
  await ready(page, '#section-mending [data-block-state]');
  const form = formIn(page, 'mending');
  await form.getByLabel('Email').fill('files@kiln.example');
  await form.getByLabel('Pictures of it').setInputFiles([{ name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3') }]);
  await form.getByRole('button', { name: 'Send it to the mending shelf' }).click();
  await expect(form.locator('[data-form-summary]')).toContainText('Pictures of it does not take that kind of file.');
  await form.getByRole('button', { name: 'Remove song.mp3' }).click();
  await form.getByLabel('Pictures of it').setInputFiles([
    { name: 'break.png', mimeType: 'image/png', buffer: png },
    { name: 'foot.png', mimeType: 'image/png', buffer: Buffer.concat([png, Buffer.from([0])]) },
  ]);
  await form.getByRole('button', { name: 'Send it to the mending shelf' }).click();
  await expect(form.getByText('It lies on the mending shelf.')).toBeVisible();
  const [stored] = await storedFrom('files@kiln.example');
  expect(stored?.values).toMatchObject({ 'file-1': { length: 2 } });
});

test('[8.04b] a newsletter shows what is wrong at its field, and nothing around it', async ({ page }) => {
  await open(page, '/forms');
  await ready(page, '[data-block=newsletter]');
  const letter = formIn(page, 'post');
  await letter.getByRole('button', { name: 'Put me on it' }).click();
  await expect(letter.getByText('Your email is required.')).toBeVisible();
  await expect(letter.locator('[data-form-summary]')).toBeHidden();
  await expect(letter.getByLabel('Your email')).toBeFocused();
  await letter.getByLabel('Your email').fill('post@kiln.example');
  await letter.getByRole('button', { name: 'Put me on it' }).click();
  await expect(letter.getByText('Nearly. A letter with a link is on its way')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[3.13a] a form of every kind arrives all the same', async ({ page }) => {
    await page.goto('/forms');
    const form = formIn(page, 'order');
    await fillOrder(form, 'plain@kiln.example');
    await form.getByRole('button', { name: 'Hang it on the nail' }).click();
    await expect(form.getByText('It hangs on the nail.')).toBeVisible();
    const stored = await storedFrom('plain@kiln.example');
    expect(stored.map(({ values }) => values)).toMatchObject([{ ...order, 'hidden-1': 'the forms page' }]);
    await expect(form.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
  });

  test('a form in steps is one long form, and one above the page stands in it', async ({ page }) => {
    await page.goto('/forms');
    const steps = formIn(page, 'workshop');
    await steps.getByLabel('Saturday 9 January').check();
    await steps.getByLabel('How many of you').selectOption('Three');
    await steps.getByLabel('First name').fill('Eve');
    await steps.getByLabel('Email').fill('plain-steps@kiln.example');
    for (const statement of await steps.getByRole('radiogroup', { name: /^I / }).all()) await statement.getByLabel('Disagree', { exact: true }).check();
    await steps.getByRole('button', { name: 'Ask for the place' }).click();
    await expect(steps.getByText('You are on the list')).toBeVisible();
    expect(await storedFrom('plain-steps@kiln.example')).toHaveLength(1);

    await page.goto('/forms');
    await expect(formIn(page, 'table').getByLabel('Your name')).toBeVisible();
  });

  test('files go with the form', async ({ page }) => {
    await page.goto('/forms');
    const form = formIn(page, 'mending');
    await form.getByLabel('Email').fill('plain-files@kiln.example');
    await form.getByLabel('Pictures of it').setInputFiles([{ name: 'break.png', mimeType: 'image/png', buffer: png }]);
    await form.getByRole('button', { name: 'Send it to the mending shelf' }).click();
    await expect(form.getByText('It lies on the mending shelf.')).toBeVisible();
    const [stored] = await storedFrom('plain-files@kiln.example');
    expect(stored?.values).toMatchObject({ 'file-1': { length: 1 } });
  });

  test('a newsletter arrives', async ({ page }) => {
    await page.goto('/forms');
    const letter = formIn(page, 'post');
    await letter.getByLabel('Your email').fill('plain-post@kiln.example');
    await letter.getByRole('button', { name: 'Put me on it' }).click();
    await expect(letter.getByText('Nearly. A letter with a link is on its way')).toBeVisible();
  });
});

test.describe('chunks that are late, or never come', () => {
  test.use({ untroubled: false });

  test('the first click on a form above the page waits for its script and is not lost', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/forms');
    const form = formIn(page, 'table');
    await form.getByRole('link', { name: 'Ask for the long table' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    release();
    await expect(page.getByRole('dialog', { name: 'Ask for the long table' }).getByLabel('Your name')).toBeFocused();
  });

  test('without the script of its steps a form is one long form', async ({ page }) => {
    await page.route('**/form-steps*', (route) => route.abort());
    await open(page, '/forms');
    await ready(page, '#section-workshop [data-block-state]');
    const form = formIn(page, 'workshop');
    await expect(form.getByLabel('First name')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Next' })).toBeHidden();
    await form.getByLabel('Saturday 9 January').check();
    await form.getByLabel('How many of you').selectOption('One');
    await form.getByLabel('First name').fill('Fay');
    await form.getByLabel('Email').fill('long@kiln.example');
    for (const statement of await form.getByRole('radiogroup', { name: /^I / }).all()) await statement.getByLabel('Agree', { exact: true }).check();
    await form.getByRole('button', { name: 'Ask for the place' }).click();
    await expect(form.getByText('You are on the list')).toBeVisible();
    expect(await storedFrom('long@kiln.example')).toHaveLength(1);
  });
});
