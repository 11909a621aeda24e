import type { LaunchOptions } from '@playwright/test';

/**
 * The browser for what its headless shell cannot do; undefined for Playwright's own, '' where there
 * is none.
 */
export const wholeBrowser = process.env.WHOLE_BROWSER_PATH ?? process.env.BROWSER_PATH;

/** A browser that keeps pages which are left, and shows them again by Back. */
export const keepingPages: LaunchOptions = {
  ...(wholeBrowser && { executablePath: wholeBrowser }),
  args: ['--no-sandbox'],
  // Playwright turns it off.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};
