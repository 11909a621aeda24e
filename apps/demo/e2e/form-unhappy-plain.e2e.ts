import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessiblePlain, letterOn } from './support/letter';
import { mailsTo } from './support/mailbox';
import { runSql, quoted } from './support/change-store';
import { addOwnForm, type OwnForm } from './support/own-form';
import { errorAnswers, expect, test } from './support/visitor';

// The browser alone. It logs every page that is answered with an error.
test.use({ javaScriptEnabled: false, expectedTroubles: errorAnswers });

const name = { id: 'text-1', type: 'text', title: 'Your name', required: true } as const;
const email = { id: 'email-1', type: 'email', title: 'Email', required: true } as const;

/** Opens the form's page and fills it in. */
async function write(
  page: Page,
  form: OwnForm,
  name: string,
): Promise<ReturnType<typeof letterOn>> {
  await page.goto(form.path);
  const letter = letterOn(page);
  await letter.write(name);
  return letter;
}

test('[5.07] [8.04a] every kind that is wrong is told at its field and in the summary, and every answer is still there', async ({
  page,
}) => {
  const kinds = ['phone', 'website', 'number', 'currency', 'date', 'time'] as const;
  const form = await addOwnForm('unhappy-plain-kinds', {
    fields: [
      ...kinds.map(
        (type) => ({ id: `${type}-1`, type, title: `The ${type}`, required: false }) as const,
      ),
      { id: 'select-1', type: 'select', title: 'Shape', required: false, options: ['Mug', 'Bowl'] },
      { id: 'radio-1', type: 'radio', title: 'Glaze', required: false, options: ['Ash', 'Iron'] },
      {
        id: 'checkbox-1',
        type: 'checkbox',
        title: 'Stands',
        required: false,
        options: ['Heat', 'Children'],
      },
      {
        id: 'likert-1',
        type: 'likert',
        title: 'You and clay',
        required: false,
        options: ['I have thrown.'],
      },
      { ...name, maxLength: 5 },
      email,
    ],
  });
  await page.goto(form.path);
  const wrong = {
    'phone-1.line': 'letters',
    'website-1': 'no page',
    'number-1': 'six',
    'currency-1': 'much',
    'date-1.day': '31',
    'date-1.month': '2',
    'date-1.year': '2027',
    'time-1.hour': '99',
    'time-1.minute': '30',
    'text-1': 'Much too long',
    'email-1': 'a@b',
  };
  for (const [control, value] of Object.entries(wrong)) {
    // What the browser itself would refuse is not what is asked here.
    const field = page.locator(`[name="${control}"]`);
    await field.evaluate(
      (element: HTMLInputElement) => (
        (element.type = 'text'),
        element.form?.setAttribute('novalidate', '')
      ),
    );
    await field.fill(value);
  }
  await page.locator('[name=select-1]').selectOption('Bowl');
  for (const choice of ['Iron', 'Heat', 'Children', 'Agree'])
    await page.getByLabel(choice, { exact: true }).check();
  await letterOn(page).send();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.locator('[data-form-summary] li')).toHaveCount(kinds.length + 2);
  for (const [control, value] of Object.entries(wrong))
    await expect(page.locator(`[name="${control}"]`)).toHaveValue(value);
  await expect(page.locator('[name=select-1]')).toHaveValue('Bowl');
  for (const choice of ['Iron', 'Heat', 'Children', 'Agree'])
    await expect(page.getByLabel(choice, { exact: true })).toBeChecked();
  await expectAccessiblePlain(page);
  expect(await form.stored()).toEqual([]);
});

test('a file of the wrong kind is told at its field, the other answers stay, and nothing is stored; another one arrives', async ({
  page,
}) => {
  const file = {
    id: 'file-1',
    type: 'file',
    title: 'Pictures of it',
    required: true,
    accept: ['image/png'],
  } as const;
  const form = await addOwnForm('unhappy-plain-file', { fields: [name, file] });
  await page.goto(form.path);
  await page.getByLabel('Your name').fill('Not A Picture');
  await page.getByLabel('Pictures of it').setInputFiles([
    {
      name: 'break.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    },
  ]);
  await letterOn(page).send();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel('Pictures of it')).toHaveAccessibleDescription(
    /cannot be sent\. Choose a file of these types/,
  );
  await expect(page.getByLabel('Your name')).toHaveValue('Not A Picture');
  await expectAccessiblePlain(page);
  expect(await form.stored()).toEqual([]);
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await page
    .getByLabel('Pictures of it')
    .setInputFiles([
      { name: 'break.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') },
    ]);
  await letterOn(page).send();
  await expect(page.getByText('It has arrived.')).toBeVisible();
  expect(await form.stored()).toHaveLength(1);
});

test('[8.03] 404: of a form that was deleted meanwhile, the answer shows what was entered', async ({
  page,
}) => {
  const form = await addOwnForm('unhappy-plain-gone');
  const letter = await write(page, form, 'Too Late Again');
  await form.remove();
  await letter.send();
  await expect(page.getByText('This form has not been configured yet.')).toBeVisible();
  await expect(page.getByText('Too Late Again')).toBeVisible();
  await expectAccessiblePlain(page);
  expect(await form.stored()).toEqual([]);
});

test('413: a million characters are answered in words, and nothing is stored', async ({ page }) => {
  const form = await addOwnForm('unhappy-plain-million');
  const letter = await write(page, form, 'M');
  await page
    .getByLabel('Your name')
    .evaluate((field: HTMLInputElement) => (field.value = 'm'.repeat(1_100_000)));
  const [answer] = await Promise.all([page.waitForNavigation(), letter.send()]);
  expect(answer?.status()).toBe(413);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessiblePlain(page);
  await page.goBack();
  await expect(page.locator('form[data-form-id]')).toBeVisible();
  expect(await form.stored()).toEqual([]);
});

test('[8.03] 500: a database that cannot store is told on the page, with every answer; sent again it arrives', async ({
  page,
}) => {
  const form = await addOwnForm('unhappy-plain-500');
  const letter = await write(page, form, 'Plain Full Disk');
  await form.refuse();
  await letter.send();
  await expect(page.locator('[data-form-summary]')).toContainText(
    'Unable to send form. Please try again later.',
  );
  await expect(page.getByLabel('Your name')).toHaveValue('Plain Full Disk');
  await expectAccessiblePlain(page);
  await form.accept();
  await letter.send();
  await expect(page.getByText('It has arrived.')).toBeVisible();
  expect(await form.stored()).toHaveLength(1);
});

test('[8.03] 429: who sends too much is told so, with every answer and when to come again', async ({
  page,
  request,
  extraHTTPHeaders,
}) => {
  const form = await addOwnForm('unhappy-plain-429');
  const letter = await write(page, form, 'Plain Too Many');
  const origin = new URL(page.url()).origin;
  // Twenty in a minute are allowed.
  const post = (count: number) =>
    request.post(form.path, {
      headers: { ...extraHTTPHeaders, origin },
      form: {
        'frontage-form': form.definition.id,
        'text-1': `Letter ${count}`,
        'email-1': 'a@example.org',
        'textarea-1': 'x',
      },
      maxRedirects: 0,
    });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, count) => post(count)));
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([303]));
  const [answer] = await Promise.all([page.waitForNavigation(), letter.send()]);
  expect(answer?.status()).toBe(429);
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.locator('[data-form-summary]')).toContainText(
    'Submission rate limit exceeded.',
  );
  await expect(page.getByLabel('Your name')).toHaveValue('Plain Too Many');
  await expectAccessiblePlain(page);
  expect(await form.stored()).toHaveLength(20);
});

test('pressed twice, loaded again and sent after Back with the same words: one letter', async ({
  page,
}) => {
  const form = await addOwnForm('unhappy-plain-twice');
  const letter = await write(page, form, 'Plain Twice');
  await page.getByRole('button', { name: 'Send it' }).dblclick();
  await expect(page.getByText('It has arrived.')).toBeVisible();
  await page.reload();
  await write(page, form, 'Plain Twice');
  await letter.send();
  await expect(page.getByText('It has arrived.')).toBeVisible();
  expect(await form.stored()).toHaveLength(1);
});

test('a newsletter: the mail asks, its page has a button, and a link that was used or cut is told as old', async ({
  page,
}) => {
  const form = await addOwnForm('unhappy-plain-letter', { kind: 'newsletter', fields: [email] });
  // The mails of earlier runs may still lie there.
  const reader = `reader-${randomUUID()}@example.org`;
  const states = async () =>
    (
      await runSql(`select status from subscriber where form_id = ${quoted(form.definition.id)}`)
    ).map(({ status }) => status);
  for (let times = 0; times < 2; times += 1) {
    await page.goto(form.path);
    await page.getByLabel('Email').fill(reader);
    await letterOn(page).send();
    await expect(page.getByText('It has arrived.')).toBeVisible();
  }
  expect(await states()).toEqual(['pending']);
  await expect.poll(async () => (await mailsTo(reader)).length, { timeout: 15_000 }).toBe(1);
  const [mail] = await mailsTo(reader);
  const [confirm = '', unsubscribe = ''] = mail?.text.match(/http:\S+/g) ?? [];

  await page.goto(confirm.slice(0, -3));
  await expect(page.getByRole('button')).toHaveCount(0);
  await expectAccessiblePlain(page);
  await page.goto(confirm);
  expect(await states()).toEqual(['pending']);
  await expectAccessiblePlain(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your subscription is confirmed.')).toBeVisible();
  expect(await states()).toEqual(['confirmed']);
  await page.goto(unsubscribe);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You have been unsubscribed.')).toBeVisible();
  expect(await states()).toEqual(['unsubscribed']);
  await page.goto(confirm);
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await states()).toEqual(['unsubscribed']);
});
