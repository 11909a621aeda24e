import type { Page } from '@playwright/test';

/** What the page asks for comes as over a bad mobile connection, from the next request on. */
export async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 560, downloadThroughput: 180_000, uploadThroughput: 84_000 });
}

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
