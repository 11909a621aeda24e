import { openDesk, taskTime } from '../media/open-desk.mjs';

/** What is typed, in the middle of the form. */
const typed = 'twenty letters of it';

/** @typedef {{ mount: number, keystroke: number, submit: number }} FormTimes ms of the main thread, the last ms until the values are there */

/**
 * Shows a form, types into it and sends it.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} count how many fields
 * @returns {Promise<FormTimes>}
 * @throws when the form sends nothing, or something else
 */
export async function measureForm(browser, url, count) {
  const opened = await openDesk(browser);
  const { page } = opened;
  page.setDefaultTimeout(300_000);
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate((fields) => window.contestant.prepare?.(fields), count);
    await page.waitForTimeout(300);
    const mount = await taskTime(opened, 500, () => page.evaluate((fields) => window.contestant.mount(document.querySelector('main'), fields), count));
    const name = `text-${Math.ceil(count / 2)}`;
    await page.focus(`[name="${name}"]`);
    await page.keyboard.press('End');
    // The first key also starts what waits for one.
    await page.keyboard.type('!');
    await page.waitForTimeout(700);
    const keystrokes = await taskTime(opened, 100, () => page.keyboard.type(typed));
    const { submit, values } = await page.evaluate(sendForm);
    if (Object.keys(values).filter((key) => key.startsWith('text-')).length !== count || !values[name].endsWith(`!${typed}`)) {
      throw new Error(`[bench] ${url} did not send what was entered`);
    }
    return { mount, keystroke: keystrokes / typed.length, submit };
  } finally {
    await opened.close();
  }
}

/** Runs in the page. */
async function sendForm() {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const start = performance.now();
  const values = await new Promise((resolve) => {
    window.onSent = resolve;
    document.querySelector('form').requestSubmit();
  });
  return { submit: performance.now() - start, values };
}
