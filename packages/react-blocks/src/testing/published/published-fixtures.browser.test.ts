import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRuntime } from '@frontage/core-lifecycle/dom';
import { wholeRegistry } from '../../whole-registry';
import { canonical, noHurry, testContext } from '../test-blocks';
import { watchPage } from '../watch-page';
import { publishedFixtures } from './published-fixtures';

const cycles = process.env.FRONTAGE_RUNS === 'nightly' ? 1_000 : 3;
/** Some blocks take a while to begin a thousand times, in ms. */
const nightTime = 60_000 + cycles * 500;

/** What the page's own site answers; anything else is missing. */
const march = [
  { title: 'Kiln opening', fullUrl: '/events/kiln', startDate: Date.UTC(2026, 2, 9, 19) },
];

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation((input) =>
    Promise.resolve(
      String(input).startsWith('/api/open/GetItemsByMonth')
        ? Response.json(march)
        : new Response('', { status: 404 }),
    ),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** The states of the blocks of the page. */
const states = () =>
  [...document.querySelectorAll('[data-block-state]')].map((root) =>
    root.getAttribute('data-block-state'),
  );

/** The page as text. A picture that has come stays, and what is known of it. */
function page(): string {
  const body = document.createElement('body');
  body.append(...[...document.body.childNodes].map((node) => node.cloneNode(true)));
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(picture.alt);
  return canonical(body).replace(/ data-block-state="\w+"/g, '');
}

describe('published markup on its page', () => {
  it.each(publishedFixtures)(
    '$name boots, has nothing that axe complains of, boots again, and is put back when it ends',
    async ({ markup }) => {
      document.body.innerHTML = `<main><h1>Pots</h1><h2>Block</h2>${markup}</main>`;
      const before = page();
      const context = testContext({ reducedMotion: true });
      const runtime = createRuntime({ blocks: wholeRegistry, context });
      runtime.boot();
      await vi.waitFor(() => expect(states()).not.toContain('waiting'), noHurry);
      expect(states()).not.toContain('failed');
      const { violations } = await axe.run(document.body, {
        // Frames are of others.
        iframes: false,
        // The page's own styles and headings are not here.
        rules: { 'color-contrast': { enabled: false }, 'heading-order': { enabled: false } },
      });
      expect(violations.map(({ id }) => id)).toEqual([]);
      const booted = page();
      runtime.boot();
      expect(page()).toBe(booted);
      runtime.destroy();
      await vi.waitFor(() => expect(page()).toBe(before), noHurry);
    },
  );

  it.each(publishedFixtures)(
    '$name ends while it loads, and after it has, and leaves nothing',
    async ({ markup }) => {
      document.body.innerHTML = `<main><h1>Pots</h1><h2>Block</h2>${markup}</main>`;
      const before = page();
      const begin = () => {
        const context = testContext({ reducedMotion: true });
        const runtime = createRuntime({ blocks: wholeRegistry, context });
        runtime.boot();
        const waiting = [...document.querySelectorAll('[data-block-state=waiting]')];
        const started = Promise.all(waiting.map((root) => runtime.start(root)));
        return { ...runtime, started };
      };
      const warm = begin();
      await warm.started;
      warm.destroy();
      const watch = watchPage();
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        const { started, destroy } = begin();
        if (cycle % 2 === 0) destroy();
        await started;
        destroy();
      }
      await expect.poll(() => watch.held(), { ...noHurry, timeout: 3_000 }).toEqual([]);
      watch.stop();
      await vi.waitFor(() => expect(page()).toBe(before), noHurry);
    },
    nightTime,
  );
});
