import { openPhone } from './phone.mjs';
import { watchNetwork } from './watch-network.mjs';

/**
 * The result of an interaction at the first paint. Times in milliseconds.
 *
 * @typedef {{ answered: boolean, time: number }} Answer
 */

export const mostWait = 30_000;

/**
 * Clicks an accordion item as soon as something is painted and the item exists.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address of the site
 * @returns {Promise<Answer>} answered if the item opened and is still open once the page is
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

/** Runs inside the page, before its own scripts. */
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
