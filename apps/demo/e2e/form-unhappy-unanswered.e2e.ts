import { expectAccessible } from './support/accessibility';
import { keyRequests, openLetter, saving, watchCalls } from './support/letter';
import { addOwnForm } from './support/own-form';
import { intercept } from './support/intercept';
import { errorAnswers, expect, test } from './support/visitor';

// Browsers log every error status; what else goes wrong is looked at after each test.
test.use({ expectedTroubles: errorAnswers });

test.describe('in place of an answer comes', () => {
  const portal = {
    contentType: 'text/html',
    body: '<!doctype html><p>Please log in to this network.',
  };

  test('[8.02e] [8.06] a page, when the key is asked for: told in words, and sent once the line is free', async ({
    page,
  }) => {
    const form = await addOwnForm('unhappy-portal');
    const letThrough = await intercept(page, keyRequests, (route) => route.fulfill(portal));
    const letter = await openLetter(page, form.path);
    await letter.write('Captive Key');
    await letter.send();
    await letter.isTold('Could not get a form submission key, please try again later.');
    await letter.isKept('Captive Key');
    expect(await form.stored()).toEqual([]);
    letThrough();
    await letter.send();
    await letter.isArrived();
    expect(await form.stored()).toHaveLength(1);
  });

  test('[8.06] a page of a proxy with 502: the same letter is sent again by itself', async ({
    page,
  }) => {
    const form = await addOwnForm('unhappy-gateway');
    await intercept(page, saving, (route) => route.fulfill({ status: 502, ...portal }), 2);
    const letter = await openLetter(page, form.path);
    await letter.write('Bad Gateway');
    await letter.send();
    await letter.isArrived();
    expect(await form.stored()).toHaveLength(1);
  });

  test('nothing, though it was stored: after half a minute it is sent again with its key, and is there once', async ({
    page,
  }) => {
    await page.clock.install();
    const form = await addOwnForm('unhappy-silence');
    let swallowed = 0;
    await page.route(saving, async (route) => {
      if (swallowed > 0) return route.continue();
      swallowed += 1;
      await route.fetch();
    });
    const saves = watchCalls(page, 'SaveFormSubmission');
    const letter = await openLetter(page, form.path);
    await letter.write('No Answer');
    await letter.send();
    await expect.poll(async () => (await form.stored()).length).toBe(1);
    await expect(page.getByRole('button', { name: 'Submitting…' })).toBeVisible();
    await expectAccessible(page);
    await page.clock.fastForward(30_000);
    await page.clock.resume();
    await letter.isArrived();
    expect(saves).toHaveLength(2);
    expect(await form.stored()).toHaveLength(1);
  });

  test('nothing at all: after the third time it is told, and nothing is lost', async ({ page }) => {
    await page.clock.install();
    const form = await addOwnForm('unhappy-dead');
    const letThrough = await intercept(page, saving, () => undefined);
    const saves = watchCalls(page, 'SaveFormSubmission');
    const letter = await openLetter(page, form.path);
    await letter.write('Dead Line');
    await letter.send();
    for (const attempt of [1, 2, 3]) {
      await expect.poll(() => saves.length).toBe(attempt);
      await page.clock.fastForward(30_000);
      if (attempt < 3) await page.clock.fastForward(3_000);
    }
    await letter.isTold('Unknown error, please try again later.');
    await letter.isKept('Dead Line');
    letThrough();
    await letter.send();
    await letter.isArrived();
    expect(await form.stored()).toHaveLength(1);
  });
});
