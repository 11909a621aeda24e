import type { CDPSession, Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from './visitor';

/** Its minified file: to send `axe.source`, which is not, to each page takes twice as long. */
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const axeSource = readFileSync(axeFile, 'utf8');

/** What is looked at. */
export interface AccessibilityScope {
  /** A selector of the part. @default the whole page */
  within?: string;
  /** Whether the documents in its frames are looked at. @default true, without `within` */
  withFrames?: boolean;
  /** The only rules, by axe's names. @default all */
  rules?: readonly string[];
}

/**
 * Expects no accessibility violation in the page's current state. axe runs in the page itself: its
 * own package for Playwright opens a second page for each look, which takes six times as long.
 */
export async function expectAccessible(page: Page, scope: AccessibilityScope = {}): Promise<void> {
  expect(await violationsOn(page, scope)).toEqual([]);
}

/** The same once the page is there: its heading tells. */
export async function expectAccessiblePage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectAccessible(page);
}

/** The violations that axe finds, with their elements. */
export async function violationsOn(
  page: Page,
  { within, withFrames = within === undefined, rules }: AccessibilityScope = {},
): Promise<string[]> {
  const frames = withFrames ? page.frames() : [page.mainFrame()];
  const found: string[] = [];
  for (const frame of frames)
    if (await runsScripts(frame)) found.push(...(await violationsIn(frame, within, rules)));
  return found;
}

/** Whether axe can run in a frame: owners' code without scripts is in one that runs none. */
async function runsScripts(frame: Frame): Promise<boolean> {
  if (frame.parentFrame() === null) return true;
  const sandbox = await (await frame.frameElement()).getAttribute('sandbox');
  return sandbox === null || sandbox.includes('allow-scripts');
}

/** What a page has once, and the documents in its frames need not have. */
const rulesOfPages = [
  'bypass',
  'document-title',
  'heading-order',
  'html-has-lang',
  'landmark-one-main',
  'meta-viewport',
  'page-has-heading-one',
  'region',
];

/** They end with their pages: one that is detached takes the page's virtual passkeys along. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Sends axe as an expression; Playwright would send it as an argument, which takes more work. */
async function addAxe(frame: Frame): Promise<void> {
  const page = frame.page();
  if (frame !== page.mainFrame()) return frame.evaluate(axeSource);
  const opening = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opening);
  await (await opening).send('Runtime.evaluate', { expression: axeSource });
}

async function violationsIn(
  frame: Frame,
  within: string | undefined,
  rules: readonly string[] | undefined,
): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await addAxe(frame);
  return frame.evaluate(
    async ([part, names, unasked]) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe }; // evaluated just before
      const { violations } = await loaded.run(part ?? document, {
        resultTypes: ['violations'],
        // Style sheets are read by no rule that runs here.
        preload: { assets: ['media'] },
        // Every frame has its own run.
        iframes: false,
        ...(names && { runOnly: { type: 'rule', values: [...names] } }),
        rules: Object.fromEntries(unasked.map((name) => [name, { enabled: false }])),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [within, rules, frame.parentFrame() === null ? [] : rulesOfPages] as const,
  );
}
