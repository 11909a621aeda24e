import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { frames, openMoving } from '../testing/moving-page';
import { readWindowOptions, watchWindow } from './watch-window';

beforeEach(async () => {
  await page.viewport(800, 700);
});

/** A stacked gallery with these attributes: it is refreshed when its lost mark is there again. */
function openWatched(attributes: string) {
  const clock = createFakeClock();
  const { root, list, gallery } = openMoving('stacked', { attributes }, { clock });
  const end = watchWindow(gallery, readWindowOptions(root), { window, clock });
  onTestFinished(end);
  const isRefreshed = (): boolean => list.querySelector('[data-active]') !== null;
  return {
    clock,
    end,
    isRefreshed,
    async resize(width: number, height: number) {
      list.querySelector('[data-active]')?.removeAttribute('data-active');
      await page.viewport(width, height);
      await frames(2);
    },
  };
}

describe('the size of the window', () => {
  it('[9.22j] [3.28] refreshes a gallery once it has been still for 300 ms, if asked', async () => {
    const { clock, resize, isRefreshed } = openWatched('data-refresh-on-resize="true"');
    await resize(700, 700);
    clock.advance(299);
    await resize(600, 700);
    clock.advance(299);
    expect(isRefreshed()).toBe(false);
    clock.advance(1);
    expect(isRefreshed()).toBe(true);
  });

  it.each([
    ['', 750, 700, false],
    ['data-refresh-on-resize="true"', 800, 500, false],
    ['data-refresh-on-resize="true" data-resize-threshold="60"', 740, 700, false],
    ['data-refresh-on-resize="true" data-resize-threshold="59"', 740, 700, true],
    ['data-refresh-on-resize="true" data-resize-axis="y"', 800, 500, true],
    ['data-refresh-on-resize="true" data-resize-axis="y"', 600, 700, false],
  ])(
    '[5.13g] [3.28] with %s at %s x %s px it is refreshed: %s',
    async (attributes, width, height, refreshed) => {
      const { clock, resize, isRefreshed } = openWatched(attributes);
      await resize(width, height);
      clock.advance(300);
      expect(isRefreshed()).toBe(refreshed);
    },
  );

  it.each(['data-resize-threshold="wide"', 'data-resize-axis="z"'])(
    '[5.13g] %s is refused',
    (attributes) => {
      expect(() => openWatched(attributes)).toThrow(TypeError);
    },
  );

  it('[3.28] so does another way to hold it, if asked; not after the end', () => {
    const { clock, isRefreshed, end } = openWatched('data-refresh-on-orientation-change="true"');
    const turn = (): void => {
      document.querySelector('[data-active]')?.removeAttribute('data-active');
      window.dispatchEvent(new Event('orientationchange'));
    };
    turn();
    clock.advance(300);
    expect(isRefreshed()).toBe(true);
    turn();
    end();
    clock.advance(300);
    expect(isRefreshed()).toBe(false);
  });
});
