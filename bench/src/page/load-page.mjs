import { openPhone } from './phone.mjs';
import { watchNetwork } from './watch-network.mjs';

/**
 * What one cold load of a page came to. Times in milliseconds from the start of navigation.
 *
 * @typedef {{
 *   bytes: Record<import('./watch-network.mjs').Kind | 'all', number>,
 *   scriptBytesBeforeLoad: number,
 *   requests: number,
 *   firstPaint: number,
 *   largestPaint: number,
 *   largestElement: string,
 *   longTasks: number,
 *   scriptTime: number,
 *   taskTime: number,
 *   heap: number,
 *   shift: number,
 * }} PageLoad
 */

/**
 * Loads a page on a phone with empty caches and waits until it is complete.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<PageLoad>}
 */
export async function loadPage(browser, url) {
  const { page, session, close } = await openPhone(browser);
  try {
    const network = watchNetwork(session);
    await page.addInitScript(observePage);
    await page.goto(url, { waitUntil: 'commit' });
    await network.untilSilent();
    const seen = await page.evaluate(() => window.seen);
    const { ScriptDuration, TaskDuration } = await readMetrics(session);
    await session.send('HeapProfiler.collectGarbage');
    const { JSHeapUsedSize } = await readMetrics(session);
    return {
      ...summarise(network.transfers, network.loadTime()),
      ...seen,
      scriptTime: ScriptDuration * 1000,
      taskTime: TaskDuration * 1000,
      heap: JSHeapUsedSize,
    };
  } finally {
    await close();
  }
}

/** Runs inside the page, before its own scripts. */
function observePage() {
  const seen = { firstPaint: NaN, largestPaint: NaN, largestElement: '', longTasks: 0, shift: 0 };
  window.seen = seen;
  const on = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  on('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.largestPaint = startTime;
    seen.largestElement =
      `${element?.tagName.toLowerCase() ?? ''} ${url.split('/').at(-1) ?? ''}`.trim();
  });
  on('longtask', ({ duration }) => (seen.longTasks += duration));
  on('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
}

async function readMetrics(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

function summarise(transfers, loadTime) {
  const bytes = { html: 0, script: 0, font: 0, picture: 0, other: 0, all: 0 };
  for (const transfer of transfers) {
    bytes[transfer.kind] += transfer.bytes;
    bytes.all += transfer.bytes;
  }
  const early = transfers.filter(({ kind, end }) => kind === 'script' && end <= loadTime);
  return {
    bytes,
    requests: transfers.length,
    scriptBytesBeforeLoad: early.reduce((sum, transfer) => sum + transfer.bytes, 0),
  };
}
