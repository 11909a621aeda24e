/** The phone that pages are measured on, as Playwright describes a device. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** How much slower than this machine its processor is. */
export const slowdown = 4;

/** Its network: bytes a second both ways, and milliseconds until an answer begins. */
export const network = {
  downloadThroughput: 180_000,
  uploadThroughput: 180_000,
  latency: 562,
  offline: false,
};

/**
 * Opens an empty tab of a phone with nothing in its caches.
 *
 * @param {import('playwright').Browser} browser
 * @returns {Promise<{ page: import('playwright').Page, session: import('playwright').CDPSession,
 *   close(): Promise<void> }>}
 */
export async function openPhone(browser) {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Page.enable');
  // What the thread really ran, so that other work on the machine counts less.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session, close: () => context.close() };
}
