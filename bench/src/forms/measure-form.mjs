import { openDesk, taskTime } from '../media/open-desk.mjs';

/** What is typed, in the middle of the form. */
const typed = 'twenty letters of it';

/**
 * @typedef {{ mount: number, keystroke: number, submit: number, submitTask: number }} FormTimes ms
 * of the main thread; `submit` ms until the values are there
 */

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
    const mount = await taskTime(opened, 500, () =>
      page.evaluate(
        (fields) => window.contestant.mount(document.querySelector('main'), fields),
        count,
      ),
    );
    const name = `text-${Math.ceil(count / 2)}`;
    await page.focus(`[name="${name}"]`);
    await page.keyboard.press('End');
    // The first key also starts what waits for one.
    await page.keyboard.type('!');
    await page.waitForTimeout(700);
    const keystrokes = await taskTime(opened, 100, () => page.keyboard.type(typed));
    await page.waitForTimeout(500);
    let sent;
    const submitTask = await taskTime(
      opened,
      700,
      async () => (sent = await page.evaluate(sendForm)),
    );
    const values = await page.evaluate(() => window.readSent());
    if (
      Object.keys(values).filter((key) => key.startsWith('text-')).length !== count ||
      !values[name].endsWith(`!${typed}`)
    ) {
      throw new Error(`[bench] ${url} did not send what was entered`);
    }
    return { mount, keystroke: keystrokes / typed.length, submit: sent, submitTask };
  } finally {
    await opened.close();
  }
}

/** Runs in the page; the time until the values are there. */
function sendForm() {
  return new Promise((resolve) => {
    const start = performance.now();
    window.onSent = (values) => {
      resolve(performance.now() - start);
      window.readSent = () => (typeof values === 'function' ? values() : values);
    };
    document.querySelector('form').requestSubmit();
  });
}
