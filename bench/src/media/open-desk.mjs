import { slowdown } from '../page/phone.mjs';

/** The window of the media benches: a desktop. */
export const desk = { width: 1200, height: 800 };

/**
 * Opens an empty tab with empty caches. Main-thread time is the time that the thread really ran, so
 * that other work on the machine does not count.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ viewport?: { width: number, height: number }, deviceScaleFactor?: number, rate?:
 *   number }} [options] `rate`: how much slower the processor is
 * @returns {Promise<{ page: import('playwright').Page, session: import('playwright').CDPSession,
 *   close(): Promise<void> }>}
 */
export async function openDesk(
  browser,
  { viewport = desk, deviceScaleFactor = 1, rate = slowdown } = {},
) {
  const context = await browser.newContext({ viewport, deviceScaleFactor });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`[bench] a contestant failed: ${error.message}`));
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, session, close: () => context.close() };
}

/**
 * Reads Chromium's metrics of a page: `TaskDuration`, `ScriptDuration`, `LayoutCount` and so on,
 * times in seconds.
 *
 * @param {import('playwright').CDPSession} session
 * @returns {Promise<Record<string, number>>}
 */
export async function readMetrics(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/**
 * Measures the main-thread time of an action and its consequences.
 *
 * @param {{ page: import('playwright').Page, session: import('playwright').CDPSession }} desk
 * @param {number} window how long to watch after it, ms
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number>} ms
 */
export async function taskTime({ page, session }, window, act) {
  const before = await readMetrics(session);
  await act();
  await page.waitForTimeout(window);
  const after = await readMetrics(session);
  return (after.TaskDuration - before.TaskDuration) * 1000;
}

/**
 * Counts nodes and listeners that are alive after garbage collection.
 *
 * @param {import('playwright').CDPSession} session
 * @returns {Promise<{ nodes: number, listeners: number }>}
 */
export async function countAlive(session) {
  await session.send('HeapProfiler.enable');
  for (let pass = 0; pass < 2; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}
