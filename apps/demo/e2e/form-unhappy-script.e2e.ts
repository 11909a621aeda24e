import { expectAccessible } from './support/accessibility';
import { letterOn, openLetter } from './support/letter';
import { addOwnForm } from './support/own-form';
import { intercept } from './support/intercept';
import { expect, open, ready, test, errorAnswers, type Troubles } from './support/visitor';

// Browsers log broken connections; other problems are checked after each test.
test.use({ expectedTroubles: errorAnswers });

/**
 * The runtime has reported the missing chunk, once for each page, and there was no other problem.
 */
function expectReported(troubles: Troubles): void {
  const messages = troubles.console.filter((text) => !errorAnswers.test(text));
  expect(messages.length).toBeGreaterThan(0);
  expect(messages).toEqual(
    messages.map(() => expect.stringMatching(/_FAILED.* Loading chunk .* failed/)),
  );
  troubles.console.length = 0;
}

test.describe('a part of the script fails:', () => {
  const radio = {
    id: 'radio-1',
    type: 'radio',
    title: 'Glaze',
    required: true,
    options: ['Ash', 'Iron'],
  } as const;
  const file = { id: 'file-1', type: 'file', title: 'Pictures of it', required: true } as const;
  const name = { id: 'text-1', type: 'text', title: 'Your name', required: true } as const;
  const email = { id: 'email-1', type: 'email', title: 'Email', required: true } as const;
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  test('the one that reads kinds of field comes late, and what was sent meanwhile is sent then', async ({
    page,
  }) => {
    const form = await addOwnForm('unhappy-kinds-late', { fields: [name, radio] });
    let letThrough = (): void => undefined;
    const gate = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/_frontage/read-kinds-*', async (route) => {
      await gate;
      await route.continue();
    });
    const letter = await openLetter(page, form.path);
    await page.getByLabel('Your name').fill('Late Kinds');
    await page.getByLabel('Iron').check();
    await letter.send();
    await letter.send();
    letThrough();
    await letter.isArrived();
    expect((await form.stored()).map(({ values }) => values)).toEqual([
      { 'text-1': 'Late Kinds', 'radio-1': 'Iron' },
    ]);
  });

  test('[8.02c] the one that reads kinds of field does not come: told in words, nothing is lost', async ({
    page,
  }) => {
    const form = await addOwnForm('unhappy-kinds', { fields: [name, radio] });
    const letThrough = await intercept(page, '**/_frontage/read-kinds-*', (route) => route.abort());
    const letter = await openLetter(page, form.path);
    await page.getByLabel('Your name').fill('No Kinds');
    await page.getByLabel('Iron').check();
    await letter.send();
    await letter.isTold('Error processing form submission. Please reload and try again.');
    await letter.isKept('No Kinds');
    await expectAccessible(page);
    letThrough();
    await page.reload();
    await ready(page, '[data-block=form]');
    await letter.isKept('No Kinds');
    await expect(page.getByLabel('Iron')).toBeChecked();
    await letter.send();
    await letter.isArrived();
    expect(await form.stored()).toHaveLength(1);
  });

  test('the one that sends files: the browser sends them with the form', async ({
    page,
    troubles,
  }) => {
    const form = await addOwnForm('unhappy-uploads', { fields: [email, file] });
    await page.route('**/_frontage/open-form-uploads-*', (route) => route.abort());
    await open(page, form.path);
    await page.getByLabel('Email').fill('ada@example.org');
    await page
      .getByLabel('Pictures of it')
      .setInputFiles([{ name: 'break.png', mimeType: 'image/png', buffer: png }]);
    await letterOn(page).send();
    await expect(page.getByText('It has arrived.')).toBeVisible();
    // The answering page has the form as well, and does not get its script either.
    await expect(page.locator('[data-block=form]')).toHaveAttribute('data-block-state', 'failed');
    expect((await form.stored()).map(({ values }) => values['file-1'])).toMatchObject([
      { length: 1 },
    ]);
    expectReported(troubles);
  });

  test('the one that leads through steps: all steps stand on the page', async ({
    page,
    troubles,
  }) => {
    const step = (id: string, title: string) =>
      ({ id, type: 'section', title, required: false, startsPage: true }) as const;
    const form = await addOwnForm('unhappy-steps', {
      fields: [step('section-1', 'The pot'), radio, step('section-2', 'You'), name],
    });
    await page.route('**/_frontage/mount-steps-feature-*', (route) => route.abort());
    const letter = await openLetter(page, form.path);
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
    await page.getByLabel('Ash').check();
    await page.getByLabel('Your name').fill('No Steps');
    await letter.send();
    await letter.isArrived();
    expect(await form.stored()).toHaveLength(1);
    expectReported(troubles);
  });
});
