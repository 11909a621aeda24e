import { countAlive, desk, openDesk, taskTime } from '../open-desk.mjs';

/**
 * @typedef {{ init: number, listeners: number, initTask: number }} InitCost ms, and how many were
 *   added
 * @typedef {InitCost & { call: number, motion: number, moveTask: number, resizeTask: number }}
 *   WholeCost
 */

/**
 * How long main-thread time is measured after mounting (ours hides slides a second later), a move,
 * a new width; ms.
 */
const windows = { init: 1_500, move: 1_200, resize: 500 };

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<InitCost>}
 */
export async function measureInit(browser, url) {
  return withPage(browser, url, initOf);
}

/**
 * Mounts, moves twice and measures the second move, then narrows the window.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<WholeCost>}
 */
export async function measureCarousel(browser, url) {
  return withPage(browser, url, async (opened) => {
    const { page } = opened;
    const init = await initOf(opened);
    const { call, motion } = await page.evaluate(() => window.probe.move());
    await page.waitForTimeout(windows.move);
    const moveTask = await taskTime(opened, windows.move, () =>
      page.evaluate(() => window.probe.next()),
    );
    const resizeTask = await taskTime(opened, windows.resize, () =>
      page.setViewportSize({ ...desk, width: 900 }),
    );
    return { ...init, call, motion, moveTask, resizeTask };
  });
}

/**
 * Counts what a contestant leaves behind after many mounts and ends.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ cycles: number, count: number }} options
 * @returns {Promise<{ nodes: number, listeners: number }>}
 */
export async function measureLeaks(browser, url, { cycles, count }) {
  return withPage(
    browser,
    url,
    async ({ page, session }) => {
      const run = async (times) => {
        // In pieces, with a pause for what ends later.
        for (let remaining = times; remaining > 0; remaining -= 50) {
          await page.evaluate(
            ([some, slides]) => window.probe.cycle(some, slides),
            [Math.min(remaining, 50), count],
          );
          await page.waitForTimeout(20);
        }
        await page.waitForTimeout(500);
        return countAlive(session);
      };
      const before = await run(20);
      const after = await run(cycles);
      return { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners };
    },
    { rate: 1 },
  );
}

async function initOf(opened) {
  let result = {};
  const initTask = await taskTime(opened, windows.init, async () => {
    result = await opened.page.evaluate(() => window.probe.init());
  });
  return { ...result, initTask };
}

async function withPage(browser, url, use, options) {
  const opened = await openDesk(browser, options);
  try {
    await opened.page.goto(url, { waitUntil: 'load' });
    await opened.page.waitForTimeout(300);
    return await use(opened);
  } finally {
    await opened.close();
  }
}
