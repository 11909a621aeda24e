import type { Page, Route } from '@playwright/test';

/**
 * Answers requests of a page in the server's place until that is ended. Playwright's own `times`
 * and `unroute` turn interception off with the last route, and a request that is sent in that
 * moment may be told to nobody, or wait forever: 7 of 3,000 did.
 *
 * @param url which ones, as Playwright writes it
 * @param answer what becomes of each
 * @param most how many of them; the others go to the server. @default all
 * @returns ends it
 */
export async function intercept(
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => unknown,
  most = Infinity,
): Promise<() => void> {
  let left = most;
  await page.route(url, (route) => {
    left -= 1;
    return left < 0 ? route.fallback() : answer(route);
  });
  return () => (left = 0);
}
