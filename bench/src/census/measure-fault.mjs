import { openPage } from './open-page.mjs';

const events = 100;
const between = 50;
/** How long it lasts, from the first event on, ms. */
const lasts = 10_000;
/** How long is waited afterwards, ms. */
const patience = 35_000;

/**
 * @typedef {{ arrived: number, afterwards: number, requests: number }} FaultFigures `requests`:
 *   while it lasted
 */

/**
 * Fires 100 events over 5 seconds while something is wrong for 10.
 *
 * @param {import('playwright').Browser} browser
 * @param {Awaited<ReturnType<import('./start-collector.mjs').startCollector>>} collector
 * @param {string} fault
 * @returns {Promise<FaultFigures>}
 */
export async function measureFault(browser, collector, fault) {
  const { context, page, close } = await openPage(browser, collector.address, { rate: 1 });
  try {
    collector.reset();
    await begin();
    await page.evaluate(fireSlowly, { events, between });
    await page.waitForTimeout(lasts - events * between);
    const { requests } = collector.collected;
    await end();
    await page.waitForTimeout(patience);
    const arrived = collector.collected.marks.size;
    await page.goto(collector.address, { waitUntil: 'load' });
    await page.evaluate(() => window.contestant.start());
    await page.waitForTimeout(6_000);
    return { arrived, afterwards: collector.collected.marks.size, requests };
  } finally {
    await close();
  }

  async function begin() {
    if (fault === 'offline') await context.setOffline(true);
    else collector.fault = fault;
  }

  async function end() {
    await context.setOffline(false);
    collector.fault = 'none';
  }
}

/** Runs in the page. */
async function fireSlowly({ events, between }) {
  for (let index = 0; index < events; index += 1) {
    window.contestant.track(`mark-${String(index).padStart(5, '0')}`);
    await new Promise((resolve) => setTimeout(resolve, between));
  }
}
