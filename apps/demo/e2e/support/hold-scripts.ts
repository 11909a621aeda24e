import type { Page } from '@playwright/test';

/**
 * Holds back every script file that the page requests.
 *
 * @param names prefixes of the files' names. @default every one
 * @returns releases the held requests and all later ones
 */
export async function holdScripts(page: Page, names = ''): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/_frontage/${names}*.js*`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
