import type { Page } from '@playwright/test';
import { goBackAfterSuccess } from './support/back-after-success';
import { expectAccessible } from './support/accessibility';
import { letterOn, openLetter, saving, watchCalls } from './support/letter';
import { addOwnForm, type OwnForm } from './support/own-form';
import { intercept } from './support/intercept';
import { errorAnswers, expect, ready, test } from './support/visitor';

// Browsers log broken connections; other problems are checked after each test.
test.use({ expectedTroubles: errorAnswers });

/** Stores what the page sends first, and holds back the answer until it is released. */
async function holdAnswer(page: Page): Promise<() => void> {
  let letThrough = (): void => undefined;
  let isFirst = true;
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  // The route stays: removing it would let waiting requests through.
  await page.route(saving, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const response = await route.fetch();
    await gate;
    // A page that was left accepts no answer.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return letThrough;
}

const keysOf = async (form: OwnForm): Promise<number> => (await form.stored()).length;

test.describe('one letter is stored once', () => {
  test('[4.01e] pressed again and again, by mouse and keys, while it is on its way', async ({
    page,
  }) => {
    const form = await addOwnForm('unhappy-impatient');
    const letThrough = await holdAnswer(page);
    const saves = watchCalls(page, 'SaveFormSubmission');
    const letter = await openLetter(page, form.path);
    await letter.write('Impatient');
    await page.getByRole('button', { name: 'Send it' }).dblclick();
    const button = page.getByRole('button', { name: 'Submitting…' });
    await button.click({ force: true });
    await button.press('Enter');
    await expect.poll(() => keysOf(form)).toBe(1);
    letThrough();
    await letter.isArrived();
    expect(saves).toHaveLength(1);
    expect(await form.stored()).toHaveLength(1);
  });

  test('when the page is loaded anew before the answer came', async ({ page }) => {
    const form = await addOwnForm('unhappy-reload');
    await holdAnswer(page);
    const letter = await openLetter(page, form.path);
    await letter.write('Reloaded');
    await letter.send();
    await expect.poll(() => keysOf(form)).toBe(1);
    await page.reload();
    await ready(page, '[data-block=form]');
    await letter.isKept('Reloaded');
    await letter.send();
    await letter.isArrived();
    expect(await form.stored()).toHaveLength(1);
  });

  test('when the net goes while it is on its way: the page says so, waits, and sends it by itself', async ({
    page,
    context,
  }) => {
    const form = await addOwnForm('unhappy-offline');
    const letter = await openLetter(page, form.path);
    await letter.write('In A Tunnel');
    // The server has stored it, but the page does not learn that.
    await intercept(
      page,
      saving,
      async (route) => {
        await route.fetch();
        await context.setOffline(true);
        await route.abort('internetdisconnected');
      },
      1,
    );
    await letter.send();
    await expect(
      page.getByText('You are offline. Your form will be sent when you are back online.'),
    ).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await letter.isArrived();
    expect(await form.stored()).toHaveLength(1);
  });

  test('and Back shows an empty form, where the browser loads the page again', async ({ page }) => {
    await goBackAfterSuccess(page, await addOwnForm('unhappy-back'), false);
  });
});

test.describe('two tabs', () => {
  test('[7.02] that a visitor opened send the same letter once, and the same words after that once more', async ({
    page,
    context,
  }) => {
    const form = await addOwnForm('unhappy-tabs');
    const other = await context.newPage();
    const letters = [await openLetter(page, form.path), await openLetter(other, form.path)];
    for (const letter of letters) await letter.write('Two Of Them');
    for (const letter of letters) await letter.send();
    // Each in its tab: only the front one has the focus.
    for (const tab of [page, other]) await expect(tab.getByText('It has arrived.')).toBeVisible();
    expect(await form.stored()).toHaveLength(1);
    // Intended, not repeated: the first letter has arrived, and the form is empty again.
    const repeated = await openLetter(page, form.path);
    await repeated.write('Two Of Them');
    await repeated.send();
    await repeated.isArrived();
    expect(await form.stored()).toHaveLength(2);
  });

  test('of which one was closed: the other has what was typed in it', async ({ page, context }) => {
    const form = await addOwnForm('unhappy-closed-tab');
    const closed = await context.newPage();
    const letter = await openLetter(closed, form.path);
    await letter.write('Closed Too Early');
    await closed.close({ runBeforeUnload: true });
    const next = await openLetter(page, form.path);
    await next.isKept('Closed Too Early');
    await next.send();
    await next.isArrived();
    expect(await form.stored()).toHaveLength(1);
  });

  test('[8.03] of which one is a copy: the same words are one letter, other words are asked about and sent then', async ({
    page,
  }) => {
    const form = await addOwnForm('unhappy-copied-tab');
    const letter = await openLetter(page, form.path);
    await letter.write('Copied');
    await expect
      .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
      .toMatch(/"key":"[^"]+.*A bowl\./);
    // A tab that a page opens has a copy of its storage.
    const copy = async (): Promise<Page> => {
      const opened = page.waitForEvent('popup');
      await page.evaluate(() => void window.open(location.href));
      const tab = await opened;
      await ready(tab, '[data-block=form]');
      return tab;
    };
    const [same, other] = [await copy(), await copy()];
    await letter.send();
    await expect(page.getByText('It has arrived.')).toBeVisible();
    await expect(same.getByLabel('Your name')).toHaveValue('Copied');
    await letterOn(same).send();
    await expect(same.getByText('It has arrived.')).toBeVisible();
    expect(await form.stored()).toHaveLength(1);

    await other.getByLabel('What is it about?').fill('Two bowls.');
    await letterOn(other).send();
    await expect(other.locator('[data-form-summary]')).toContainText(
      'An earlier version of this form has arrived. Submit again to send this one too.',
    );
    expect(await form.stored()).toHaveLength(1);
    await letterOn(other).send();
    await expect(other.getByText('It has arrived.')).toBeVisible();
    expect((await form.stored()).map(({ values }) => values['textarea-1']).sort()).toEqual([
      'A bowl.',
      'Two bowls.',
    ]);
  });
});

test.describe('a browser that keeps nothing:', () => {
  test('its storage is full to the last byte', async ({ page }) => {
    const form = await addOwnForm('unhappy-storage-full');
    const letter = await openLetter(page, form.path);
    const isFull = await page.evaluate(() => {
      for (const storage of [sessionStorage, localStorage])
        for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
          try {
            for (let count = 0; ; count += 1)
              storage.setItem(`fill-${size}-${count}`, 'x'.repeat(size));
          } catch {
            // The next one is smaller.
          }
        }
      try {
        sessionStorage.setItem('one', 'more');
        return false;
      } catch (error) {
        return (error as DOMException).name;
      }
    });
    expect(isFull).toBe('QuotaExceededError');
    await letter.write('No Room');
    await letter.send();
    await letter.isArrived();
    expect(await form.stored()).toHaveLength(1);
  });

  test('its storage must not even be named', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Denied.', 'SecurityError');
          },
        });
      }
    });
    const form = await addOwnForm('unhappy-storage-denied');
    const letter = await openLetter(page, form.path);
    await letter.write('Denied');
    await letter.send();
    await letter.isArrived();
    expect(await form.stored()).toHaveLength(1);
  });

  test('[8.05d] its cookies are off: the form says that it cannot, and keeps what was written', async ({
    page,
    context,
  }) => {
    const form = await addOwnForm('unhappy-cookies');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    const keys = watchCalls(page, 'FormSubmissionKey');
    const letter = await openLetter(page, form.path);
    expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false);
    await letter.write('No Cookies');
    await letter.send();
    await letter.isTold(
      'Cookies are turned off. Turn them on for this site and send the form again.',
    );
    await letter.isKept('No Cookies');
    for (const key of keys)
      expect(((await (await key.response())?.json()) as { crumbFail?: boolean }).crumbFail).toBe(
        true,
      );
    await expectAccessible(page);
    expect(await form.stored()).toEqual([]);
  });
});
