import { join } from 'node:path';
import { chromium } from 'playwright';
import { writePlainPage } from './write-plain-page.mjs';
import { PLAIN_USAGES } from './plain-usages.mjs';
import { buildReactPage, REACT_USAGES } from './build-react-page.mjs';
import { serveFolder } from './serve-folder.mjs';

const PATIENCE = 15_000;

/**
 * Opens a page without a bundler for each package that has a usage.
 *
 * @param {import('./pack-package.mjs').Packed[]} packed
 * @param {string} folder
 * @param {string | undefined} executablePath of the browser
 * @returns {Promise<string[]>} what did not happen, and every warning and error of the consoles
 */
export async function openPlainPages(packed, folder, executablePath) {
  const site = join(folder, 'site');
  const names = new Set(packed.map(({ name }) => name));
  const usages = PLAIN_USAGES.filter(({ name }) => names.has(name));
  const files = await Promise.all(usages.map((usage) => writePlainPage(packed, usage, site)));
  return inBrowser(site, executablePath, async (browser, origin) => {
    const complaints = [];
    for (const [index, usage] of usages.entries()) {
      complaints.push(...(await openPage(browser, `${origin}/${files[index]}`, [usage])));
    }
    return complaints;
  });
}

/**
 * Builds the React page with Vite and opens it.
 *
 * @param {string} folder
 * @param {string | undefined} executablePath of the browser
 * @returns {Promise<string[]>} as for `openPlainPages`
 */
export async function openReactPage(folder, executablePath) {
  const built = await buildReactPage(join(folder, 'site'));
  return inBrowser(built, executablePath, (browser, origin) =>
    openPage(browser, `${origin}/index.html`, REACT_USAGES),
  );
}

async function inBrowser(folder, executablePath, work) {
  const server = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    return await work(browser, server.origin);
  } finally {
    await browser.close();
    server.close();
  }
}

async function openPage(browser, address, usages) {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints = [];
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning')
      complaints.push(`${address}: ${line.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${address}: ${error.stack}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400)
      complaints.push(`${address}: ${answer.status()} for ${answer.url()}`);
  });
  await page.goto(address);
  for (const { name, use, isByTag } of usages) {
    const before = complaints.length;
    await use(page).catch((error) => complaints.push(`${address}, ${name}: ${error.message}`));
    console.log(
      `  ${complaints.length === before ? '✓' : '✗'} ${name}${isByTag ? ', by script tag' : ''}`,
    );
  }
  await page.close();
  return complaints;
}
