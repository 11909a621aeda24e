import { openPage } from './open-page.mjs';

const most = 10_000;
/** When a page that is still busy is stopped, ms. */
const longest = 5_000;

/**
 * @typedef {{ each: number, errors: number, requests: number, kilobytes: number }} ReporterFigures
 *   `each`: ms for 1,000 errors; `errors`: until the page was stopped
 */

/**
 * Reports up to 10,000 different errors in one loop.
 *
 * @param {import('playwright').Browser} browser
 * @param {Awaited<ReturnType<import('./start-collector.mjs').startCollector>>} collector
 * @returns {Promise<ReporterFigures>}
 */
export async function measureReporter(browser, collector) {
  const { page, close } = await openPage(browser, collector.address);
  try {
    collector.reset();
    const { errors, took } = await page.evaluate(fail, { most, longest });
    await page.waitForTimeout(4_000);
    const { requests, bytes } = collector.collected;
    return { each: (took / errors) * 1000, errors, requests, kilobytes: bytes / 1000 };
  } finally {
    await close();
  }
}

/** Runs in the page. */
function fail({ most, longest }) {
  const start = performance.now();
  let errors = 0;
  while (errors < most && performance.now() - start < longest) {
    reportError(new Error(`The jar number ${errors} is broken`));
    errors += 1;
  }
  return { errors, took: performance.now() - start };
}
