import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectAccessiblePage } from './support/accessibility';
import { signInAt, tabTo } from './support/area-visit';
import { quoted, runSql } from './support/change-store';
import { errorAnswers, expect, test } from './support/visitor';

/** A name and an address that no other test has. */
const newName = () => `Feast ${randomUUID().slice(0, 8)}`;

/** The field with this title, as its owner sees it. */
const fieldset = (page: Page, title: string) =>
  page.getByRole('group', { name: new RegExp(`: ${title}$`) });

/** Publishes a copy of the contact page that shows another form, and returns its address. */
async function publishWith(page: Page, formId: string): Promise<string> {
  const slug = `feast-${formId.slice(-8)}`;
  await page.goto('/config/pages?q=/contact');
  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('status')).toContainText('This is the copy.');
  const [, pageId = ''] = /pages\/(\w+)/.exec(page.url()) ?? [];
  const contact = await runSql(`select id from form where definition like '%"name":"Contact"%'`);
  const version = `(select draft_version_id from page where id = ${quoted(pageId)})`;
  await runSql(
    `update page_version set document = replace(document, ${quoted(String(contact[0]?.id))}, ${quoted(formId)}) where id = ${version}`,
  );
  await page.getByLabel('Address', { exact: true }).fill(slug);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('status')).toContainText('is published.');
  return `/${slug}`;
}

/** Fills in the form on a page as somebody who comes to the supper. */
async function send(visitor: Page, name: string): Promise<void> {
  const form = visitor.locator('form[data-form-id]');
  await form.getByLabel('First').fill(name);
  await form.getByLabel('Last').fill('Lovelace');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Message').fill('Hello');
  await expect(form.getByLabel('Your diet')).toBeHidden();
  await form.getByLabel('Supper').check();
  await form.getByLabel('Your diet').fill('No fish');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByText('Thank you. We have your message.')).toBeVisible();
}

test.describe('a form that its owner makes', () => {
  test.use({ expectedTroubles: errorAnswers });

  test('is filled in by visitors with scripts and without, and its messages have what they chose', async ({
    page,
    browser,
    context,
    baseURL,
  }) => {
    test.slow();
    const name = newName();
    await signInAt(page, '/config/forms');
    await expectAccessiblePage(page, 'Forms');
    await page.getByRole('link', { name: 'New form' }).click();
    await expectAccessiblePage(page, 'New form');
    await page.getByRole('button', { name: 'Create form' }).click();
    await expect(page.getByText('Enter a name.')).toBeVisible();
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Create form' }).click();
    await expect(page.getByRole('status')).toContainText('The form is created.');
    await expectAccessiblePage(page, name);
    const [, formId = ''] = /forms\/(\w+)/.exec(page.url()) ?? [];

    await page.getByLabel('Kind of the new field').selectOption('One of several answers');
    await page.getByRole('button', { name: 'Add the field' }).click();
    const choice = page.getByRole('group', { name: /^4 of 4:/ });
    await expect(choice.getByLabel('Title')).toBeFocused();
    await choice.getByLabel('Title').fill('When do you come?');
    await page.getByLabel('Kind of the new field').selectOption('A line of text');
    await page.getByRole('button', { name: 'Add the field' }).click();
    const diet = page.getByRole('group', { name: /^5 of 5:/ });
    await diet.getByLabel('Title').fill('Your diet');
    await diet.getByLabel('An answer is required').check();
    await diet.getByText('More about this field').click();
    await diet.getByLabel('Show it').selectOption('If an answer of “When do you come?” is chosen');
    await diet.getByLabel('Which of its answers').fill('Supper');
    await page.getByRole('button', { name: 'Save form' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was saved.');
    await expect(page.getByText('Enter at least one answer.')).toBeVisible();
    await expectAccessiblePage(page, name);
    await fieldset(page, 'When do you come\\?')
      .getByLabel('Answers to choose from')
      .fill('Noon\nSupper');
    await page.getByRole('button', { name: 'Save form' }).click();
    await expect(page.getByRole('status')).toContainText('The form is saved.');

    const address = await publishWith(page, formId);
    const visitor = await context.newPage();
    await visitor.goto(address);
    await send(visitor, 'Ada');
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    const without = await plain.newPage();
    await without.goto(address);
    await send(without, 'Bo');
    await plain.close();

    await page.goto(`/config/messages?form=${formId}`);
    await page.getByRole('link', { name: 'Bo Lovelace' }).click();
    await expect(page.getByText('No fish')).toBeVisible();
    await page.goto(`/config/forms/${formId}`);
    await expect(page.getByRole('link', { name: 'See its 2 messages' })).toBeVisible();
    await fieldset(page, 'Your diet')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByRole('button', { name: 'Save form' }).click();
    await expect(page.getByRole('status')).toContainText('The form is saved.');
    await visitor.goto(address);
    await expect(visitor.getByLabel('Supper')).toBeVisible();
    await expect(visitor.getByText('Your diet')).toHaveCount(0);
    await page.goto(`/config/messages?form=${formId}`);
    await page.getByRole('link', { name: 'Ada Lovelace' }).click();
    await expect(page.getByText('No fish')).toBeVisible();
  });

  test('is made, ordered, deleted and put back by keyboard alone', async ({ page }) => {
    test.slow();
    const name = newName();
    await signInAt(page, '/config/forms');
    await tabTo(page, 'New form', 'link');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Name');
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('The form is created.');
    await tabTo(page, 'Move up: Email', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('“Email” is now number 1 of 3.');
    await tabTo(page, 'Move down: Email', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('“Email” is now number 2 of 3.');
    await expect(page.getByRole('button', { name: 'Move down: Email' })).toBeFocused();
    await tabTo(page, 'Add the field', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: /^4 of 4:/ }).getByLabel('Title')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Nothing was saved.');
    await expect(page.getByRole('group', { name: /^4 of 4:/ }).getByLabel('Title')).toBeFocused();
    await page.keyboard.type('Your guess');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('The form is saved.');
    await tabTo(page, 'Delete', 'link');
    await page.keyboard.press('Enter');
    await expectAccessiblePage(page, `Delete “${name}”?`);
    await expect(page.getByText('No page shows it.')).toBeVisible();
    await tabTo(page, 'Delete', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText(`“${name}” is deleted.`);
    await expectAccessiblePage(page, 'Forms');
    await tabTo(page, 'Undo', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('The form is back.');
    await expect(fieldset(page, 'Your guess')).toBeVisible();
  });
});
