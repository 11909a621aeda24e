import { fetchChromium } from '../fetch-chromium.mjs';
import { findBrowser } from '../find-browser.mjs';
import { isRequired } from './is-required.mjs';

const HOW_TO_GET_ONE = [
  'No Chromium was found, so tests that need one are skipped. To get one, either',
  '  · npx playwright install chromium',
  '  · install Chromium, Chrome or Edge in its usual place',
  '  · or name one: BROWSER_PATH=/path/to/chromium npm test',
].join('\n');

/**
 * Finds a browser for the run and reports which; if there is none, prints how to get one. In CI
 * (`CI` or `REQUIRE_BROWSER` set) a missing browser is a failure. Tests run in the headless shell
 * if it is available; at night, or if a browser is named, they run in that browser.
 * `WHOLE_BROWSER_PATH` is for what only a complete browser does, and empty without one.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {{ find?: typeof findBrowser, fetch?: typeof fetchChromium, platform?: string, arch?:
 *   string }} [machine] replaced by tests
 * @returns {Promise<{ found: boolean, required: boolean, env: NodeJS.ProcessEnv }>}
 */
export async function prepareBrowser(
  env,
  {
    find = findBrowser,
    fetch = fetchChromium,
    platform = process.platform,
    arch = process.arch,
  } = {},
) {
  const required = isRequired(env, 'REQUIRE_BROWSER');
  const browser = await find({ env, log: console.log });
  if (browser === undefined) {
    console.log(HOW_TO_GET_ONE);
    if (required) console.log('CI or REQUIRE_BROWSER is set: this counts as a failure.');
    return { found: false, required, env };
  }
  console.log(`browser: ${browser.path} (${browser.how})`);
  const isWhole = !browser.isShell;
  const takesShell =
    isWhole &&
    !env.BROWSER_PATH &&
    env.FRONTAGE_RUNS !== 'nightly' &&
    platform === 'linux' &&
    arch === 'x64';
  const shell = takesShell ? await fetch(console.log) : undefined;
  if (shell !== undefined)
    console.log(`most tests: ${shell} (its headless shell, in half the time)`);
  return {
    found: true,
    required,
    env: {
      ...env,
      BROWSER_PATH: shell ?? browser.path,
      WHOLE_BROWSER_PATH: isWhole ? browser.path : '',
    },
  };
}
