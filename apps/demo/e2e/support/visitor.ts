import { expect, test as base, type Page } from '@playwright/test';
import { watchServerLog } from './server-log';
import { openSlowLine, type LineSpeed } from './slow-line';

/** A page's unexpected problems. */
export interface Troubles {
  /** Console errors and warnings, uncaught errors. */
  console: string[];
  /** Reports of the content security policy and of Trusted Types. */
  policy: string[];
}

interface VisitorFixtures {
  /** Attaches what servers printed meanwhile to a test that failed. */
  serverLog: void;
  /** Collects problems of `page`; the test fails if there are any at its end. */
  troubles: Troubles;
  /** The problems that a test brings about; others fail it all the same. @default none */
  expectedTroubles: RegExp | undefined;
  /** The connection to the site. @default as fast as possible */
  line: LineSpeed | undefined;
}

let visitors = 0;

/** The script that watches policies is refused in a frame whose owner's code has none. */
const ownScriptRefused = /^Blocked script execution in '[^']*\/_code\//;

/** A visitor with a separate network address, whose pages must have no problems. */
export const test = base.extend<VisitorFixtures>({
  expectedTroubles: [undefined, { option: true }],
  line: [undefined, { option: true }],

  baseURL: async ({ baseURL, line }, use) => {
    if (!line || !baseURL) return use(baseURL);
    const { address, close } = await openSlowLine(baseURL, line);
    await use(address);
    await close();
  },

  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    visitors += 1;
    await use({ 'x-forwarded-for': `10.${workerIndex % 250}.${visitors >> 8}.${visitors & 255}` });
  },

  serverLog: [
    async ({}, use, info) => {
      const attach = watchServerLog(info);
      await use();
      await attach();
    },
    { auto: true },
  ],

  // After it comes the log, which also tells of troubles.
  troubles: [
    async ({ page, expectedTroubles, serverLog: _log }, use) => {
      const troubles: Troubles = { console: [], policy: [] };
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) troubles.console.push(message.text());
      });
      page.on('pageerror', (error) => troubles.console.push(String(error)));
      await page.exposeFunction('tellPolicy', (report: string) => troubles.policy.push(report));
      await page.addInitScript(() => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ violatedDirective, blockedURI, sample }) => {
            // exposeFunction puts it on the window.
            (window as unknown as { tellPolicy(report: string): void }).tellPolicy(
              `${violatedDirective} ${blockedURI} ${sample}`,
            );
          },
        );
      });
      await use(troubles);
      const { console, policy } = troubles;
      const isUnexpected = (text: string) =>
        !expectedTroubles?.test(text) && !ownScriptRefused.test(text);
      expect({
        console: console.filter(isUnexpected),
        policy: policy.filter(isUnexpected),
      }).toEqual({ console: [], policy: [] });
    },
    { auto: true },
  ],
});

export { expect };

/** What a browser logs of answers that are errors, and of those that never come. */
export const errorAnswers = /^Failed to load resource/;

/** Opens a page and waits until every block's start is scheduled. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-site-ready', 'true');
}

/** Waits until a block is mounted, and starts it if necessary; one that has failed is not ready. */
export async function ready(page: Page, selector: string): Promise<void> {
  const block = page.locator(selector).first();
  await block.evaluate((element) => {
    const { Frontage } = window as unknown as {
      Frontage: { whenReady(element: Element): Promise<void> };
    }; // the runtime's global
    return Frontage.whenReady(element);
  });
  await expect(block).toHaveAttribute('data-block-state', 'ready');
}

/** Starts every block of the page and waits until all are mounted. */
export async function startAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { Frontage } = window as unknown as {
      Frontage: { whenReady(element: Element): Promise<void> };
    }; // the runtime's global
    return Promise.all(
      [...document.querySelectorAll('[data-block-state]')].map((block) =>
        Frontage.whenReady(block),
      ),
    );
  });
}

/** Every address of the demo that a visitor can reach. */
export const paths = [
  ...['/', '/work', '/about', '/visit', '/notes', '/contact', '/search?q=kiln', '/no-such-page'],
  ...[
    'grid',
    'autogrid',
    'autocolumns',
    'autorows',
    'list',
    'carousel',
    'strip',
    'stacked',
    'base',
  ].map((design) => `/galleries/${design}`),
  ...[
    '/galleries',
    '/galleries/contact-sheet',
    '/films',
    '/odds-and-ends',
    '/forms',
    '/guest-book',
    '/ar',
    '/shop',
    '/shop/mug',
    '/cart',
  ],
];
