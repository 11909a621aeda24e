import { openDesk, readMetrics } from '../open-desk.mjs';

/**
 * Loads a page until 1.5 s after its load event.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<{ task: number, script: number, requests: number }>} ms of main thread and of
 *   script; pictures asked for
 */
export async function measureImages(browser, url) {
  const { page, session, close } = await openDesk(browser);
  try {
    let requests = 0;
    page.on('request', (request) => (requests += request.resourceType() === 'image' ? 1 : 0));
    const before = await readMetrics(session);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(1_500);
    const after = await readMetrics(session);
    const spent = (name) => (after[name] - before[name]) * 1000;
    return { task: spent('TaskDuration'), script: spent('ScriptDuration'), requests };
  } finally {
    await close();
  }
}

/**
 * Loads a page and scrolls through twenty screens of it.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url a page that counts
 * @returns {Promise<{ reads: number, writes: number, shown: number }>} layout reads by script,
 *   attributes written, pictures loaded
 */
export async function countWork(browser, url) {
  const { page, close } = await openDesk(browser, { rate: 1 });
  try {
    await page.goto(url, { waitUntil: 'load' });
    for (let screen = 1; screen <= 20; screen += 1) {
      await page.evaluate((screenIndex) => scrollTo(0, screenIndex * innerHeight), screen);
      await page.waitForTimeout(250);
    }
    return await page.evaluate(() => ({
      ...window.seen,
      shown: [...document.images].filter(({ currentSrc }) => currentSrc).length,
    }));
  } finally {
    await close();
  }
}
