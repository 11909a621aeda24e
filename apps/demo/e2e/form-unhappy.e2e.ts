import type { Page } from '@playwright/test';
import { contactForm } from '../src/content/contact-form';
import { expectAccessible } from './support/accessibility';
import { keyRequests, openLetter, saving, watchCalls } from './support/letter';
import { addOwnForm } from './support/own-form';
import { intercept } from './support/intercept';
import { errorAnswers, expect, test } from './support/visitor';

// Browsers log every error status; what else goes wrong is looked at after each test.
test.use({ expectedTroubles: errorAnswers });

/** Expects that what is garbled on its way is told and kept, and arrives the next time. */
async function expectMended(
  page: Page,
  name: string,
  garble: (body: string) => string,
  message: string,
): Promise<void> {
  const form = await addOwnForm(name);
  await intercept(
    page,
    saving,
    (route) => route.continue({ postData: garble(route.request().postData() ?? '') }),
    1,
  );
  const letter = await openLetter(page, form.path);
  await letter.write('Garbled');
  await letter.send();
  await letter.isTold(message);
  await letter.isKept('Garbled');
  expect(await form.stored()).toEqual([]);
  await letter.send();
  await letter.isArrived();
  expect(await form.stored()).toHaveLength(1);
}

test.describe('the server answers', () => {
  test('[5.07] [8.01c] [8.02h] [8.02i] [8.04a] 400: the owner asks for more since the page was opened; told at the field, mended, stored', async ({
    page,
  }) => {
    const [name, email, about] = contactForm.fields;
    if (!name || !email || !about) throw new Error('The contact form has three fields.');
    const form = await addOwnForm('unhappy-400', {
      fields: [name, email, { ...about, required: false }],
    });
    const letter = await openLetter(page, form.path);
    await letter.write('Asked For More', '');
    await form.change({ fields: contactForm.fields });
    await letter.send();
    await letter.isTold('Your form has encountered a problem. Please scroll down to review.');
    const field = page.getByLabel('What is it about?');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Fill in this field\./);
    await expect(page.locator('[data-form-below]')).toHaveText(
      'Your form has encountered a problem. Please scroll up to review.',
    );
    await expectAccessible(page);
    expect(await form.stored()).toEqual([]);
    await field.fill('A bowl after all.');
    await letter.send();
    await letter.isArrived();
    expect(await form.stored()).toHaveLength(1);
  });

  test('[8.03] 401: keys that the server does not know are replaced once, then told; a good one goes through', async ({
    page,
  }) => {
    const form = await addOwnForm('unhappy-401');
    const letThrough = await intercept(page, keyRequests, (route) =>
      route.fulfill({ json: { data: { key: 'not-one-of-ours' } } }),
    );
    const saves = watchCalls(page, 'SaveFormSubmission');
    const letter = await openLetter(page, form.path);
    await letter.write('Unknown Key');
    await letter.send();
    await letter.isTold('Unable to submit form. Please try again later.');
    expect(
      (await Promise.all(saves.map((save) => save.response()))).map((reply) => reply?.status()),
    ).toEqual([200, 401, 401]);
    await letter.isKept('Unknown Key');
    await expectAccessible(page);
    letThrough();
    await letter.send();
    await letter.isArrived();
    expect(await form.stored()).toHaveLength(1);
  });

  test('401: a key that the server takes no longer is replaced without a word', async ({
    page,
  }) => {
    const form = await addOwnForm('unhappy-key-expired');
    // As after a day, or once the secret that signed it is retired.
    let isOld = true;
    await page.route(keyRequests, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data?: { key: string } }; // or a crumb alone
      if (!data || !isOld) return route.fulfill({ response });
      isOld = false;
      return route.fulfill({ response, json: { data: { key: `${data.key.slice(0, -4)}AAAA` } } });
    });
    const letter = await openLetter(page, form.path);
    await letter.write('A Day Later');
    await expect.poll(() => isOld).toBe(false);
    const saves = watchCalls(page, 'SaveFormSubmission');
    await letter.send();
    await letter.isArrived();
    expect(
      (await Promise.all(saves.map((save) => save.response()))).map((reply) => reply?.status()),
    ).toEqual([401, 200]);
    expect(await form.stored()).toHaveLength(1);
  });

  test('[8.01b] [8.03] 404: the form was deleted while it was filled in; what was written stays on the page', async ({
    page,
  }) => {
    const form = await addOwnForm('unhappy-404');
    const letter = await openLetter(page, form.path);
    const key = page.waitForResponse(
      async (reply) =>
        reply.url().includes('FormSubmissionKey') && (await reply.text()).includes('"key"'),
    );
    await letter.write('Too Late');
    await key;
    await form.remove();
    await letter.send();
    await letter.isTold('This form has not been configured yet.');
    await letter.isKept('Too Late');
    await expectAccessible(page);
    expect(await form.stored()).toEqual([]);
  });

  test('[8.02f] 400: what was cut off on its way is told in words; sent once more it arrives', async ({
    page,
  }) => {
    const cutOff = (body: string) => body.slice(0, -20);
    await expectMended(
      page,
      'unhappy-cut-off',
      cutOff,
      'Could not parse the form fields, please check your entries.',
    );
  });

  test('[8.02g] 400: what came as a list is told in words; sent once more it arrives', async ({
    page,
  }) => {
    const asList = (body: string) => JSON.stringify({ ...JSON.parse(body), form: '[]' });
    await expectMended(
      page,
      'unhappy-list',
      asList,
      'One or more fields is invalid, please check your entries.',
    );
  });

  test('413 and 400: a million characters are refused in words, in a field and in all; shortened they arrive', async ({
    page,
  }) => {
    const form = await addOwnForm('unhappy-million');
    const letter = await openLetter(page, form.path);
    const name = page.getByLabel('Your name');
    await letter.write('M');
    for (const [letters, status] of [
      ['m', 400],
      ['ß', 413],
    ] as const) {
      await name.evaluate(
        (field: HTMLInputElement, text) => (field.value = text.repeat(1_000_000)),
        letters,
      );
      const answer = page.waitForResponse((reply) => reply.url().includes('SaveFormSubmission'));
      await letter.send();
      expect((await answer).status()).toBe(status);
      await expect(page.locator('[data-form-summary]')).toContainText(
        'You have exceeded the character limit.',
      );
    }
    await expectAccessible(page);
    await name.fill('Shortened');
    await letter.send();
    await letter.isArrived();
    expect(await form.stored()).toHaveLength(1);
  });

  test('[8.03] 429: who sends too much waits as long as the server says, and then it arrives by itself', async ({
    page,
  }) => {
    const form = await addOwnForm('unhappy-429');
    const letter = await openLetter(page, form.path);
    const key = page.waitForResponse(
      async (reply) =>
        reply.url().includes('FormSubmissionKey') && (await reply.text()).includes('"key"'),
    );
    await letter.write('Too Many');
    await key;
    // Twenty in a minute are allowed: these use them up, and store nothing.
    const spent = await page.evaluate(async (formId) => {
      const crumb = /crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const post = (call: string, body: object) =>
        fetch(`/api/form/${call}?crumb=${crumb}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
      const { data } = (await (await post('FormSubmissionKey', { formId })).json()) as {
        data: { key: string };
      };
      const empty = {
        key: data.key,
        formId,
        form: '{}',
        pageTitle: '',
        pageId: '',
        contentSource: 'c',
        pagePath: '/',
      };
      return Promise.all(
        Array.from({ length: 21 }, async () => (await post('SaveFormSubmission', empty)).status),
      );
    }, form.definition.id);
    expect(spent.sort()).toEqual([...Array<number>(20).fill(400), 429]);
    const refused = page.waitForResponse((reply) => reply.url().includes('SaveFormSubmission'));
    await letter.send();
    expect((await refused).status()).toBe(429);
    expect(Number((await refused).headers()['retry-after'])).toBeGreaterThan(0);
    await letter.isArrived();
    expect(await form.stored()).toHaveLength(1);
  });

  test('[8.03] 429 for longer than anybody waits is told, and nothing is sent again', async ({
    page,
  }) => {
    const form = await addOwnForm('unhappy-429-long');
    await page.route(saving, (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '3600' }, json: { error: 'Later.' } }),
    );
    const saves = watchCalls(page, 'SaveFormSubmission');
    const letter = await openLetter(page, form.path);
    await letter.write('Much Too Many');
    await letter.send();
    await letter.isTold(
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    );
    expect(saves).toHaveLength(1);
    await letter.isKept('Much Too Many');
  });

  test('[8.01b] [8.03] 500: a database that cannot store is told; with the same key it arrives once it can', async ({
    page,
  }) => {
    const form = await addOwnForm('unhappy-500');
    const letter = await openLetter(page, form.path);
    await letter.write('Full Disk');
    await form.refuse();
    const saves = watchCalls(page, 'SaveFormSubmission');
    await letter.send();
    await letter.isTold('Unable to send form. Please try again later.');
    expect(await form.stored()).toEqual([]);
    await letter.isKept('Full Disk');
    await expectAccessible(page);
    await form.accept();
    await letter.send();
    await letter.isArrived();
    expect(new Set(saves.map((save) => (save.postDataJSON() as { key: string }).key)).size).toBe(1);
    expect(await form.stored()).toHaveLength(1);
  });

  test('503: what it needs for the form does not answer; three tries with one key, then it is told; the next press goes through', async ({
    page,
  }) => {
    const form = await addOwnForm('unhappy-503');
    const letter = await openLetter(page, form.path);
    await letter.write('No Service');
    // A captcha that this server has no account for, so that nobody can judge it.
    await form.change({ captcha: 'recaptcha' });
    const saves = watchCalls(page, 'SaveFormSubmission');
    await letter.send();
    await letter.isTold('Unknown error, please try again later.');
    expect(
      (await Promise.all(saves.map((save) => save.response()))).map((reply) => reply?.status()),
    ).toEqual([503, 503, 503]);
    await letter.isKept('No Service');
    expect(await form.stored()).toEqual([]);
    await form.change({ captcha: undefined });
    await letter.send();
    await letter.isArrived();
    expect(new Set(saves.map((save) => (save.postDataJSON() as { key: string }).key)).size).toBe(1);
    expect(await form.stored()).toHaveLength(1);
  });
});
