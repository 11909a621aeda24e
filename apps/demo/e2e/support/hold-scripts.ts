import type { Page } from '@playwright/test';

/**
 * Keeps back every script file that the page asks for.
 *
 * @param names how the names of those files begin. @default every one
 * @returns lets them through, those that were asked for and all that follow
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
