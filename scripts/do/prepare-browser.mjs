import { findBrowser } from '../find-browser.mjs';
import { isRequired } from './is-required.mjs';

const HOW_TO_GET_ONE = [
  'No Chromium was found, so tests that need one are skipped. To get one, either',
  '  · npx playwright install chromium',
  '  · install Chromium, Chrome or Edge in its usual place',
  '  · or name one: BROWSER_PATH=/path/to/chromium npm test',
].join('\n');

/**
 * Finds a browser for the run and says which; without any, says how to get one.
 * In CI (`CI` or `REQUIRE_BROWSER` set) a missing browser is a failure.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {typeof findBrowser} [find] a test's own
 * @returns {Promise<{ found: boolean, required: boolean, env: NodeJS.ProcessEnv }>}
 */
export async function prepareBrowser(env, find = findBrowser) {
  const required = isRequired(env, 'REQUIRE_BROWSER');
  const browser = await find({ env, log: console.log });
  if (browser === undefined) {
    console.log(HOW_TO_GET_ONE);
    if (required) console.log('CI or REQUIRE_BROWSER is set: this counts as a failure.');
    return { found: false, required, env };
  }
  console.log(`browser: ${browser.path} (${browser.how})`);
  return { found: true, required, env: { ...env, BROWSER_PATH: browser.path } };
}
