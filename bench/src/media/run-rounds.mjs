import { chromium } from 'playwright';
import { findBrowser } from '../../../scripts/find-browser.mjs';
import { describeMachine } from '../describe-machine.mjs';

/**
 * Runs contestants in turn, in another order each round, in a separate browser per round.
 *
 * @template Measured
 * @param {{
 *   names: readonly string[],
 *   rounds: number,
 *   measure(browser: import('playwright').Browser, name: string): Promise<Measured>,
 *   log(line: string): void,
 *   title: string,
 * }} options
 * @returns {Promise<Record<string, Measured>[]>} by round, then by name
 */
export async function runRounds({ names, rounds, measure, log, title }) {
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const results = {};
    await withBrowser(async (browser) => {
      for (const [index] of names.entries()) {
        const name = names[(index + round) % names.length];
        results[name] = await measure(browser, name);
      }
    });
    log(`${title}, round ${round + 1} of ${rounds}: ${JSON.stringify(results, shorten)}`);
    measured.push(results);
  }
  return measured;
}

/**
 * Measures every contestant once, all in one browser: for counts, which do not vary.
 *
 * @template Measured
 * @param {{
 *   names: readonly string[],
 *   measure(browser: import('playwright').Browser, name: string): Promise<Measured>,
 *   log(line: string): void,
 *   title: string,
 * }} options
 * @returns {Promise<Record<string, Measured>>} by name
 */
export async function measureEach({ names, measure, log, title }) {
  return withBrowser(async (browser) => {
    const results = {};
    for (const name of names) {
      results[name] = await measure(browser, name);
      log(`${title}, ${name}: ${JSON.stringify(results[name], shorten)}`);
    }
    return results;
  });
}

/**
 * Starts a browser and ends it afterwards.
 *
 * @template Result
 * @param {(browser: import('playwright').Browser) => Promise<Result>} use
 * @returns {Promise<Result>}
 * @throws if there is no browser
 */
export async function withBrowser(use) {
  const found = await findBrowser();
  if (!found)
    throw new Error('[bench] there is no Chromium on this machine. Name one in BROWSER_PATH.');
  // However long another bench uses the machine.
  const browser = await chromium.launch({
    executablePath: found.path,
    timeout: 0,
    args: ['--no-sandbox'],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** This machine and the version of its browser. */
export async function describeBrowserMachine() {
  return withBrowser(async (browser) => describeMachine({ Chromium: browser.version() }));
}

function shorten(_, value) {
  return typeof value === 'number' && !Number.isInteger(value)
    ? Number(value.toPrecision(3))
    : value;
}
