import { chromium } from 'playwright';
import { brotliCompressSync } from 'node:zlib';
import { findBrowser } from '../../../scripts/find-browser.mjs';
import { startDemo } from '../start-demo.mjs';
import { describeMachine } from '../describe-machine.mjs';
import { clickAccordion } from './click-accordion.mjs';
import { submitForm } from './submit-form.mjs';
import { loadPage } from './load-page.mjs';
import { writePagePart } from './write-page-part.mjs';
import { startProxy } from './start-proxy.mjs';
import { inlineScript, showWithoutScripts, stripScripts } from './strip-scripts.mjs';

const paths = ['/', '/work', '/contact'];

/** The same page three times over; see README. */
const contestants = {
  served: (html) => html,
  stripped: stripScripts,
  plain: showWithoutScripts,
};

/**
 * Measures pages of the demo against themselves without scripts.
 *
 * @param {{ log(line: string): void, rounds?: number | undefined }} options
 * @returns {Promise<{ title: string, machine: string, text: string }>}
 * @throws when there is no browser
 */
export async function benchPage({ log, rounds = 5 }) {
  const found = await findBrowser({ log });
  if (!found)
    throw new Error('[bench] there is no Chromium on this machine. Name one in BROWSER_PATH.');
  const demo = await startDemo();
  const browser = await chromium.launch({
    executablePath: found.path,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const proxies = {};
  try {
    for (const [name, change] of Object.entries(contestants))
      proxies[name] = await startProxy(demo.address, change);
    const pages = {};
    for (const path of paths)
      pages[path] = await measureRounds({ browser, proxies, path, rounds, log });
    const interactions = await measureInteractions({ browser, proxy: proxies.served, rounds, log });
    const boot = inlineScript(await (await fetch(demo.address)).text());
    return {
      title: '## A published page, with and without its scripts',
      machine: describeMachine({ Chromium: browser.version() }),
      text: writePagePart({ pages, interactions, boot: brotliCompressSync(boot).length, rounds }),
    };
  } finally {
    await browser.close();
    for (const proxy of Object.values(proxies)) await proxy.stop();
    await demo.stop();
  }
}

/**
 * Contestants take turns, in another order each round; the round before the first is not counted:
 * the server makes its pictures then.
 */
async function measureRounds({ browser, proxies, path, rounds, log }) {
  const names = Object.keys(proxies);
  const measured = [];
  for (let round = 0; round <= rounds; round += 1) {
    const order = names.map((_, index) => names[(index + round) % names.length]);
    const loads = {};
    for (const name of order) loads[name] = await loadPage(browser, proxies[name].address + path);
    if (round > 0) measured.push(loads);
    const paints = names
      .map((name) => `${name} ${Math.round(loads[name].largestPaint)} ms`)
      .join(', ');
    log(
      `${path} ${round === 0 ? 'warming' : `round ${round} of ${rounds}`}: largest paint ${paints}`,
    );
  }
  return measured;
}

async function measureInteractions({ browser, proxy, rounds, log }) {
  const clicks = [];
  const submits = [];
  for (let round = 1; round <= rounds; round += 1) {
    clicks.push(await clickAccordion(browser, proxy.address));
    submits.push(await submitForm(browser, proxy));
    log(
      `first paint, round ${round} of ${rounds}: click ${JSON.stringify(clicks.at(-1))}, submit ${JSON.stringify(submits.at(-1))}`,
    );
  }
  return { clicks, submits };
}
