import type { LaunchOptions } from '@playwright/test';

/**
 * The browser for what its headless shell cannot do; undefined for Playwright's own, '' if there is
 * none.
 */
export const wholeBrowser = process.env.WHOLE_BROWSER_PATH ?? process.env.BROWSER_PATH;

/** Options of a browser with a back-forward cache. */
export const keepingPages: LaunchOptions = {
  ...(wholeBrowser && { executablePath: wholeBrowser }),
  args: ['--no-sandbox'],
  // Playwright disables the cache.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};
