import { taskTime } from '../media/open-desk.mjs';
import { openPage } from './open-page.mjs';

/** How many events a page fires in one task. */
export const burst = 1_000;
/** How long the page stays open afterwards, ms: most wait a while for more events. */
const watched = 6_000;
/** How long is waited until what a left page has sent has arrived, ms. */
const arrival = 3_000;

/**
 * @typedef {{ call: number, task: number, requests: number, arrived: number, left: number,
 *   afterwards: number, twice: number }} TrackerFigures `call`: µs of one; `task`: ms of the main
 *   thread for all of the burst; `arrived`: on a page that stays; `left`: of those fired in the
 *   task that leaves the page; `afterwards`: with the next page as well
 */

/**
 * Fires 1,000 events on a page that stays, and 1,000 in the task that leaves it.
 *
 * @param {import('playwright').Browser} browser
 * @param {Awaited<ReturnType<import('./start-collector.mjs').startCollector>>} collector
 * @returns {Promise<TrackerFigures>}
 */
export async function measureTracker(browser, collector) {
  const stays = await measureStaying(browser, collector);
  const leaves = await measureLeaving(browser, collector);
  return { ...stays, ...leaves };
}

async function measureStaying(browser, collector) {
  const opened = await openPage(browser, collector.address);
  try {
    collector.reset();
    let took = 0;
    const task = await taskTime(opened, watched, async () => {
      took = await opened.page.evaluate(fire, burst);
    });
    const { requests, marks } = collector.collected;
    return { call: (took / burst) * 1000, task, requests, arrived: marks.size };
  } finally {
    await opened.close();
  }
}

async function measureLeaving(browser, collector) {
  const opened = await openPage(browser, collector.address);
  try {
    collector.reset();
    const { page } = opened;
    await page.evaluate(fireAndLeave, burst);
    await page.waitForURL('about:blank');
    await page.waitForTimeout(arrival);
    const left = collector.collected.marks.size;
    await page.goto(collector.address, { waitUntil: 'load' });
    await page.evaluate(() => window.contestant.start());
    await page.waitForTimeout(arrival * 2);
    const { marks, twice } = collector.collected;
    return { left, afterwards: marks.size, twice };
  } finally {
    await opened.close();
  }
}

/** Runs in the page; gives the time of all calls in ms. */
function fire(count) {
  const start = performance.now();
  for (let index = 0; index < count; index += 1)
    window.contestant.track(`mark-${String(index).padStart(5, '0')}`);
  return performance.now() - start;
}

/** Runs in the page. */
function fireAndLeave(count) {
  for (let index = 0; index < count; index += 1)
    window.contestant.track(`mark-${String(index).padStart(5, '0')}`);
  location.href = 'about:blank';
}
