import type { Page } from '@playwright/test';
import { firstPaint, logInteractions, type InteractionLog } from './support/interaction-log';
import { countSubmissions } from './support/read-store';
import { holdScripts } from './support/hold-scripts';
import { phoneLine } from './support/slow-line';
import { expect, test } from './support/visitor';

/** A visitor's action in a block that has not started, and its expected single result. */
interface Interaction {
  name: string;
  path: string;
  /** A place on the page that can be jumped to. */
  anchor: string;
  act(page: Page, word: string): Promise<void>;
  answered(page: Page, log: InteractionLog, word: string): Promise<void>;
}

const slides = (page: Page) => page.locator('#section-table [data-slide-link]');
const search = (page: Page) => page.locator('[data-block=search-preview]');

const interactions: Interaction[] = [
  {
    name: 'arrow keys on a focused slide',
    path: '/work',
    anchor: 'section-table',
    act: async (page) => {
      await slides(page).first().focus();
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    },
    answered: async (page, { answers }) => {
      await expect(slides(page).nth(3)).toBeFocused();
      expect(answers).toEqual(['slide 1', 'slide 2', 'slide 3']);
    },
  },
  {
    name: 'words in the search field',
    path: '/visit',
    anchor: 'section-look-up',
    act: async (page) => {
      await search(page).getByRole('searchbox').click();
      await page.keyboard.type('kiln');
    },
    answered: async (page) => {
      await expect(search(page).getByRole('status')).toHaveText(/pages? found/);
      await expect(search(page).locator('a').first()).toBeVisible();
      await expect(search(page).getByRole('searchbox')).toHaveValue('kiln');
      await expect(search(page).getByRole('searchbox')).toBeFocused();
    },
  },
  {
    name: 'a click on the search button',
    path: '/visit',
    anchor: 'section-look-up',
    act: async (page) => {
      await search(page).getByRole('searchbox').click();
      await page.keyboard.type('kiln');
      await search(page).getByRole('button').click({ noWaitAfter: true });
    },
    answered: async (page) => {
      await expect(page).toHaveURL(/\/search\?q=kiln$/);
      await expect(search(page).locator('a').first()).toBeVisible();
    },
  },
  {
    name: 'clicks on an accordion',
    path: '/visit',
    anchor: 'section-getting-here',
    act: async (page) => {
      const summaries = page.locator('[data-block=accordion] summary');
      await summaries.nth(1).click();
      await summaries.nth(2).click();
    },
    answered: async (page, { answers }) => {
      const items = page.locator('[data-block=accordion] details');
      await expect(items.nth(2)).toHaveAttribute('open', '');
      await expect.poll(() => answers.filter((answer) => answer === 'open')).toHaveLength(2);
    },
  },
  {
    name: 'a form that is filled in and sent',
    path: '/contact',
    anchor: 'section-write',
    act: async (page, name) => {
      await page.getByLabel('Your name').fill(name);
      await page.getByLabel('Email').fill('quick@example.org');
      await page.getByLabel('What is it about?').fill('Nothing is lost.');
      await page.getByRole('button', { name: 'Send it' }).click({ noWaitAfter: true });
    },
    answered: async (page, _log, name) => {
      await expect(page.getByText('It has arrived.')).toBeVisible();
      expect(await countSubmissions(name)).toBe(1);
    },
  },
];

for (const { name, path, anchor, act, answered } of interactions) {
  test.describe(name, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test.describe('on a slow network', () => {
      test.use({ line: phoneLine });

      test('at the first paint, answered once', async ({ page }) => {
        const log = await logInteractions(page);
        await page.goto(path, { waitUntil: 'commit' });
        await firstPaint(page);
        await act(page, 'First Paint');
        await expect.poll(() => log.states[0]).toBe('waiting');
        await answered(page, log, 'First Paint');
      });
    });

    test('right after an address with an anchor was opened, answered once', async ({ page }) => {
      const log = await logInteractions(page);
      const release = await holdScripts(page);
      await page.goto(`${path}#${anchor}`, { waitUntil: 'commit' });
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
      await act(page, 'Opened At Anchor');
      await expect.poll(() => [...new Set(log.states)]).toEqual(['waiting']);
      release();
      await answered(page, log, 'Opened At Anchor');
    });

    test('right after a link within the page, answered once', async ({ page }) => {
      const log = await logInteractions(page);
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await firstPaint(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await act(page, 'Jumped');
      await expect.poll(() => [...new Set(log.states)]).toEqual(['waiting']);
      release();
      await expect(page).toHaveURL(/#content$|\/search/);
      await answered(page, log, 'Jumped');
    });
  });
}

test('different keys on a slide that is not the first, before the gallery has started, lead as they would later', async ({
  page,
}) => {
  const log = await logInteractions(page);
  const release = await holdScripts(page);
  await page.goto('/work', { waitUntil: 'commit' });
  await slides(page).nth(1).focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
  release();
  // Three to a row.
  await expect.poll(() => log.answers).toEqual(['slide 2', 'slide 5', 'slide 4']);
});

test('keys that fall before, while and after the search starts are all in the field', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/visit#section-look-up', { waitUntil: 'commit' });
  await search(page).getByRole('searchbox').click();
  await page.keyboard.type('on th');
  release();
  await page.keyboard.type('e quay wi');
  await expect(search(page)).toHaveAttribute('data-block-state', 'ready');
  await page.keyboard.type('th');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('T');
  await expect(search(page).getByRole('searchbox')).toHaveValue('on the quay witTh');
  await expect(search(page).getByRole('status')).toHaveText(/found/i);
});
