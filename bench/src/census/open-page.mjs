import { slowdown } from '../page/phone.mjs';

/**
 * Opens a contestant's page in a tab of its own and starts the contestant.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {{ rate?: number }} [options] how much slower the processor is
 */
export async function openPage(browser, address, { rate = slowdown } = {}) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => window.contestant.start());
  // Some finish their start with the first answer of the net.
  await page.waitForTimeout(1500);
  return { context, page, session, close: () => context.close() };
}
