import { openPhone } from './phone.mjs';
import { watchNetwork } from './watch-network.mjs';

/**
 * What became of an interaction at the first paint. Times in milliseconds.
 *
 * @typedef {{ answered: boolean, time: number }} Answer
 */

const mostWait = 30_000;

/**
 * Clicks an accordion item as soon as something is painted and the item is there.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address of the site
 * @returns {Promise<Answer>} answered when the item opened and is still open once the page is
 *   complete
 */
export async function clickAccordion(browser, address) {
  const { page, session, close } = await openPhone(browser);
  try {
    const network = watchNetwork(session);
    await page.addInitScript(clickAtFirstPaint);
    await page.goto(`${address}/visit`, { waitUntil: 'commit' });
    await page
      .waitForFunction(() => window.answer?.time !== undefined, undefined, { timeout: mostWait })
      .catch(() => undefined);
    await network.untilSilent();
    return await page.evaluate(() => ({
      answered: document.querySelector('[data-block=accordion] details')?.open === true,
      time: window.answer?.time ?? NaN,
    }));
  } finally {
    await close();
  }
}

/**
 * Fills the contact form and sends it as soon as something is painted and the form is there.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ address: string, posts: string[] }} proxy through which the site is visited
 * @returns {Promise<Answer & { submissions: number }>} answered when the thanks are shown; and
 *   how many submissions the server took
 */
export async function submitForm(browser, { address, posts }) {
  posts.length = 0;
  const { page, session, close } = await openPhone(browser);
  try {
    const network = watchNetwork(session);
    await page.addInitScript(submitAtFirstPaint);
    await page.goto(`${address}/contact`, { waitUntil: 'commit' });
    await page
      .waitForFunction(() => window.answer?.time !== undefined, undefined, { timeout: mostWait })
      .catch(() => undefined);
    await network.untilSilent();
    const time = await page.evaluate(() => window.answer?.time ?? NaN);
    const submissions = posts.filter(
      (url) => url === '/contact' || url.startsWith('/api/form/SaveFormSubmission'),
    ).length;
    return { answered: !Number.isNaN(time), time, submissions };
  } finally {
    await close();
  }
}

/** Runs inside the page, before anything of it. */
function clickAtFirstPaint() {
  const act = () => {
    const item = document.querySelector('[data-block=accordion] details');
    if (!item) return void requestAnimationFrame(act);
    const start = performance.now();
    window.answer = {};
    item.addEventListener('toggle', () => (window.answer.time ??= performance.now() - start), {
      once: true,
    });
    item.querySelector('summary').click();
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
}

/** Runs inside the page, before anything of it. */
function submitAtFirstPaint() {
  const shown = () =>
    [...document.querySelectorAll('[data-form-success]')].some((element) =>
      element.checkVisibility(),
    );
  const act = () => {
    const form = document.querySelector('form[data-form-id]');
    const button = form?.querySelector('button[type=submit]');
    if (!button) return void requestAnimationFrame(act);
    const values = {
      'text-1': 'First Paint',
      'email-1': 'first@example.org',
      'textarea-1': 'At once.',
    };
    for (const [name, value] of Object.entries(values)) form.elements.namedItem(name).value = value;
    const start = performance.now();
    window.answer = {};
    const look = () =>
      shown() ? (window.answer.time = performance.now() - start) : void requestAnimationFrame(look);
    button.click();
    look();
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
}
