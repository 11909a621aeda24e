import { createRuntime } from '@frontage/core-lifecycle/dom';
import axe from 'axe-core';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../../style.css';
import './price-menu-published.css';
import { menuFixtures } from '../../testing/published/menu-fixtures';
import { scaledTextFixtures } from '../../testing/published/scaled-text-fixtures';
import { canonical, testContext } from '../../testing/test-blocks';
import { wholeRegistry } from '../../whole-registry';

let runtime: ReturnType<typeof createRuntime>;
let before: string;

/** The page as text; that a block has been looked at is no change of it. */
const page = (): string => canonical(document.body).replace(/ data-block-state="\w+"/g, '');

/** Boots a page of published markup, twice. */
async function boot(markup: string): Promise<void> {
  document.body.innerHTML = `<main style="inline-size:600px"><h1>Pots</h1>${markup}</main>`;
  before = page();
  runtime.boot();
  await expect.poll(() => document.querySelectorAll('[data-block-state=waiting]').length).toBe(0);
  const booted = page();
  runtime.boot();
  expect(page()).toBe(booted);
}

async function endsAsItBegan(): Promise<void> {
  runtime.destroy();
  await expect.poll(page).toBe(before);
}

beforeEach(() => {
  runtime = createRuntime({ blocks: wholeRegistry, context: testContext() });
});
afterEach(() => {
  runtime.destroy();
  document.body.replaceChildren();
});

describe('menus of published markup', () => {
  const [tabbed, single] = menuFixtures;
  const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')];
  const shown = () => [...document.querySelectorAll('.menu')].map((menu) => menu.checkVisibility());

  it('[4.19a] [4.19b] show one at a time, by click, arrow keys, Enter and Space', async () => {
    await boot(tabbed?.markup ?? '');
    expect(shown()).toEqual([true, false]);
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
    tabs()[1]?.click();
    expect(shown()).toEqual([false, true]);
    tabs()[1]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect([document.activeElement, shown()]).toEqual([tabs()[0], [true, false]]);
    for (const key of ['{Enter}', ' ']) {
      tabs()[0]?.click();
      tabs()[1]?.focus();
      await userEvent.keyboard(key);
      expect(shown()).toEqual([false, true]);
    }
    await endsAsItBegan();
  });

  it('with one menu, or with names for other menus than there are, stay as they are', async () => {
    const odd = (tabbed?.markup ?? '').replace('<div class="menu-select-labels">Supper</div>', '');
    for (const markup of [single?.markup ?? '', odd]) {
      await boot(markup);
      expect([document.querySelector('[role]'), shown().includes(true)]).toEqual([null, true]);
      runtime.destroy();
    }
  });
});

describe('scaled text of published markup', () => {
  it.each(scaledTextFixtures.filter(({ kind }) => kind === 'scaledText'))(
    'fills its place: $name',
    async ({ markup }) => {
      await boot(markup);
      const main = document.querySelector('main');
      const words = document.querySelector('.sqsrte-scaled-text');
      const width = (): number => words?.getBoundingClientRect().width ?? 0;
      expect(width()).toBeGreaterThan(590);
      expect(width()).toBeLessThanOrEqual(600);
      expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
      main?.style.setProperty('inline-size', '300px');
      await expect.poll(width).toBeLessThanOrEqual(300);
      expect(width()).toBeGreaterThan(290);
      main?.setAttribute('style', 'inline-size:600px');
      await endsAsItBegan();
    },
  );
});
