import type { FormDefinition } from '@frontage/form-runtime';
import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { csvRows, exportForm } from './support/export-form';
import { expectAccessible } from './support/accessibility';
import { openLetter } from './support/letter';
import { mailsTo } from './support/mailbox';
import { addOwnForm } from './support/own-form';
import { errorAnswers, expect, ready, test } from './support/visitor';

// Browsers log every error status; other problems are checked after each test: a policy that stops
// a script reports it.
test.use({ expectedTroubles: errorAnswers });

/** A formula, a picture, a drawing, a script, ends of attributes and a template. */
const hostile = `=1+1<img src=x onerror=hacked=1><svg onload=hacked=1></svg><script>hacked=1</script>"'>\${1}{{1}}</textarea>`;
const options = [hostile, `${hostile}2`];

/** Every kind of field, hostile to the last word. */
const everyKind: Partial<FormDefinition> = {
  name: hostile,
  submitText: 'Send it',
  successText: `It has arrived. ${hostile}`,
  fields: (
    [
      'section',
      'name',
      'email',
      'phone',
      'address',
      'website',
      'twitter',
      'select',
      'radio',
      'checkbox',
      'number',
      'currency',
      'text',
      'textarea',
      'date',
      'time',
      'password',
      'likert',
      'hidden',
    ] as const
  ).map((type) => ({
    id: `${type}-1`,
    type,
    title: `${type} ${hostile}`,
    description: hostile,
    required: ['email', 'name'].includes(type),
    ...(['select', 'radio', 'checkbox', 'likert'].includes(type) && { options }),
    ...(type === 'hidden' && { key: 'from', value: 'nowhere' }),
  })),
};

/** The valid input of strict kinds; all others accept anything. */
const valid: Readonly<Record<string, string>> = {
  'email-1': 'ada@example.org',
  'website-1': 'ada.example',
  'number-1': '-6',
  'currency-1': '2.50',
  'date-1.month': '12',
  'date-1.day': '24',
  'date-1.year': '2026',
  'time-1.hour': '18',
  'time-1.minute': '30',
  'time-1.second': '',
  'time-1.period': '',
  'phone-1.country': '+44',
  'phone-1.area': '',
  'phone-1.prefix': '',
  'phone-1.line': '1632 960417',
};

/** Fills every text field, with hostile words by default, and chooses the first of each choice. */
function fillAll(form: Locator, values: Readonly<Record<string, string>> = {}): Promise<void> {
  return form.evaluate(
    (element: HTMLFormElement, { values: entered, otherwise }) => {
      for (const control of element.elements) {
        if (
          !(
            control instanceof HTMLInputElement ||
            control instanceof HTMLTextAreaElement ||
            control instanceof HTMLSelectElement
          )
        )
          continue;
        if (control.name.startsWith('frontage-') || control.type === 'hidden') continue;
        if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)) {
          control.checked ||= element.querySelector(`[name="${control.name}"]`) === control;
        } else if (control instanceof HTMLSelectElement) {
          control.value =
            entered[control.name] ??
            [...control.options].find(({ value }) => value !== '')?.value ??
            '';
        } else {
          // Past what a field of the browser lets in, such as letters in a number.
          if (control instanceof HTMLInputElement) control.type = 'text';
          control.value = entered[control.name] ?? otherwise;
        }
      }
    },
    { values, otherwise: hostile },
  );
}

/** Nothing of the input has become part of the page. */
async function expectHarmless(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => [
      Reflect.get(window, 'hacked'),
      document.querySelectorAll('[onerror], [onload], main script:not([type]), img[src=x]').length,
    ]),
  ).toEqual([undefined, 0]);
}

test('hostile words in every field, of the owner and of the visitor, are words: on the page, in the mail, in the export', async ({
  page,
  context,
}) => {
  // The mails of earlier runs may still lie there.
  const owner = `owner-${randomUUID()}@example.org`;
  const form = await addOwnForm('unhappy-hostile', { ...everyKind, notify: owner });
  const letter = await openLetter(page, `${form.path}?from=${encodeURIComponent(hostile)}`);
  const fields = page.locator('form[data-form-id]');

  // Errors that the page itself finds.
  await fillAll(fields);
  await letter.send();
  await expect(page.locator('[data-form-summary]')).toContainText(
    'Your form has encountered a problem.',
  );
  await expectHarmless(page);
  await expectAccessible(page);

  // Errors that the server finds when the browser posts by itself, with the page's scripts on.
  await Promise.all([
    page.waitForEvent('load'),
    fields.evaluate((element: HTMLFormElement) => HTMLFormElement.prototype.submit.call(element)),
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.locator('[name=text-1]')).toHaveValue(hostile);
  await expectHarmless(page);
  expect(await form.stored()).toEqual([]);

  // What can be stored, and the draft of it after a reload.
  await openLetter(page, `${form.path}?from=${encodeURIComponent(hostile)}`);
  await fillAll(fields, valid);
  await page.locator('[name=text-1]').fill(hostile);
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain('1632 960417');
  await page.reload();
  await ready(page, '[data-block=form]');
  await expect(page.locator('[name=text-1]')).toHaveValue(hostile);
  await expectHarmless(page);
  // A password is not in a draft.
  await page.locator('[name=password-1]').fill(hostile);
  await letter.send();
  await letter.isArrived();
  await expectHarmless(page);
  await expectAccessible(page);
  const [stored, ...others] = await form.stored();
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    flagged: false,
    values: {
      'text-1': hostile,
      'textarea-1': hostile,
      'name-1': [hostile, hostile],
      'twitter-1': hostile,
      'password-1': hostile,
      'hidden-1': hostile,
      'select-1': hostile,
      'radio-1': hostile,
      'checkbox-1': [hostile],
      'number-1': '-6',
    },
  });

  await test.step('the owner opens the mail', async () => {
    await expect.poll(async () => (await mailsTo(owner)).length, { timeout: 15_000 }).toBe(1);
    const [mail] = await mailsTo(owner);
    expect(mail?.replyTo).toBe('ada@example.org');
    const reader = await context.newPage();
    await reader.setContent(mail?.html ?? '');
    await expect(reader.getByText(hostile).first()).toBeVisible();
    expect(
      await reader.evaluate(() => [
        Reflect.get(window, 'hacked'),
        document.querySelectorAll('img, svg, script, textarea').length,
      ]),
    ).toEqual([undefined, 0]);
    // The reader would run it, were it there.
    await reader.setContent(hostile);
    await expect.poll(() => reader.evaluate(() => Reflect.get(window, 'hacked'))).toBe(1);
  });

  await test.step('the owner exports the form', async () => {
    const { csv, json } = await exportForm(form.definition.id);
    expect(JSON.parse(json)).toMatchObject([
      { values: { ...stored?.values, 'password-1': '••••••••' } },
    ]);
    const rows = csvRows(csv);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toHaveLength(rows[0]?.length ?? 0);
    expect(rows.flat().filter((cell) => /^\s*[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(rows[1]?.filter((cell) => cell === `'${hostile}`).length).toBeGreaterThanOrEqual(6);
    expect(rows[1]).toContain("'-6");
  });
});

test('a form that was deleted answers a browser without its script with what was entered, as words', async ({
  page,
}) => {
  const form = await addOwnForm('unhappy-hostile-gone', everyKind);
  await openLetter(page, form.path);
  const fields = page.locator('form[data-form-id]');
  await fillAll(fields);
  await form.remove();
  const [answer] = await Promise.all([
    page.waitForNavigation(),
    fields.evaluate((element: HTMLFormElement) => HTMLFormElement.prototype.submit.call(element)),
  ]);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('This form has not been configured yet.')).toBeVisible();
  await expect(page.getByText(hostile).first()).toBeVisible();
  await expectHarmless(page);
  await expectAccessible(page);
  expect(await form.stored()).toEqual([]);
});
