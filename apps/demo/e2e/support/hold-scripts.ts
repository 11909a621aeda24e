import type { Page } from '@playwright/test';

/**
 * Keeps back every script file that the page asks for.
 *
 * @returns lets them through, those that were asked for and all that follow
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_frontage/*.js*', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
