import { createFakeClock } from '@frontage/core-lifecycle/testing';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import '../../style.css';
import { mountBlock, noHurry, showMarkup, testContext } from '../../testing/test-blocks';
import { testPictures } from '../../testing/test-pictures';
import { Gallery } from './Gallery';
import * as module from './gallery.mount';

const ends: (() => void)[] = [];

beforeEach(async () => {
  await browser.viewport(1000, 700);
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

const focused = (): string =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.localName ?? '';

describe('before the script has come', () => {
  it.each(['carousel', 'stacked', 'base', 'strip'] as const)(
    '%s: its controls come before its slides in the order of Tab',
    async (design) => {
      const root = showMarkup(
        <Gallery id="g" design={design} autoplay slides={testPictures(4)} loading="eager" />,
      );
      const order: string[] = [];
      for (let index = 0; index < 3; index += 1) {
        await userEvent.tab();
        order.push(focused());
      }
      expect(order).toEqual(['Stop the slideshow', 'Previous slide', 'Next slide']);
      expect((await axe.run(root)).violations.map(({ id }) => id)).toEqual([]);
    },
  );

  it('its controls have the place that they keep', async () => {
    const root = showMarkup(
      <Gallery id="g" design="carousel" slides={testPictures(6)} loading="eager" />,
    );
    const list = root.querySelector<HTMLElement>('[data-gallery-list]');
    const controls = root.querySelector<HTMLElement>('[data-gallery-controls]');
    const place = () => [
      list?.getBoundingClientRect().top,
      controls?.getBoundingClientRect().height,
    ];
    const before = place();
    ends.push(await mountBlock(root, module, testContext({ reducedMotion: true })));
    expect(place()).toEqual(before);
    ends.pop()?.();
    root.setAttribute('data-block-state', 'failed');
    expect(controls?.checkVisibility()).toBe(false);
  });
});

it('the thumbnails of a slideshow are tabs: Tab comes to one, arrows, Home and End show, Enter too', async () => {
  const root = showMarkup(
    <Gallery id="g" design="stacked" thumbnails slides={testPictures(5)} loading="eager" />,
  );
  const strip = document.querySelector<HTMLElement>('[data-thumbnails]');
  if (!strip) throw new Error('There are no thumbnails.');
  const context = testContext({ clock: createFakeClock(), reducedMotion: true });
  for (const element of [root, strip]) ends.push(await mountBlock(element, module, context));
  const tabs = [...strip.querySelectorAll<HTMLElement>('[role=tab]')];
  const shown = () =>
    [...root.querySelectorAll('[data-slide]')].findIndex((slide) =>
      slide.hasAttribute('data-active'),
    );
  expect(tabs.map(({ ariaLabel }) => ariaLabel)[1]).toBe('Bowl no. 2');
  expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  root.querySelector<HTMLElement>('[data-gallery-next]')?.focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(tabs[0]);
  for (const [key, index] of [
    ['{ArrowRight}', 1],
    ['{End}', 4],
    ['{ArrowLeft}', 3],
    ['{Home}', 0],
  ] as const) {
    await userEvent.keyboard(key);
    await vi.waitFor(
      () => expect([shown(), document.activeElement]).toEqual([index, tabs[index]]),
      noHurry,
    );
    expect(tabs.findIndex(({ ariaSelected }) => ariaSelected === 'true')).toBe(index);
  }
  tabs[2]?.focus();
  await userEvent.keyboard('{Enter}');
  expect(shown()).toBe(2);
});

it.each([
  [undefined, 1],
  ['none', 1],
  ['next', 2],
  ['previous', 0],
] as const)('[4.12b] a click on the current thumbnail, with %s, shows %i', async (click, index) => {
  const root = showMarkup(
    <Gallery
      id="g"
      design="stacked"
      thumbnails
      activeSlideClickBehavior={click}
      currentIndex={1}
      slides={testPictures(4)}
      loading="eager"
    />,
  );
  const context = testContext({ clock: createFakeClock(), reducedMotion: true });
  for (const element of document.querySelectorAll<HTMLElement>('[data-block=gallery]'))
    ends.push(await mountBlock(element, module, context));
  document.querySelector<HTMLElement>('[data-thumbnails] [aria-selected=true]')?.click();
  const slides = [...root.querySelectorAll('[data-slide]')];
  expect(slides.findIndex((slide) => slide.hasAttribute('data-active'))).toBe(index);
});
