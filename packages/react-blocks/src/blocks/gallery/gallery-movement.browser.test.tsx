import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../style.css';
import { mountBlock, noHurry, showMarkup, testContext } from '../../testing/test-blocks';
import { testPictures } from '../../testing/test-pictures';
import { Gallery } from './Gallery';
import type { GalleryProps } from './gallery-props';
import * as module from './gallery.mount';

const ends: (() => void)[] = [];

beforeEach(async () => {
  await page.viewport(900, 700);
  await userEvent.unhover(document.body);
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
  history.replaceState(undefined, '', location.pathname + location.search);
});

/** A gallery of the page that moves, or stands still at once where motion is not wanted. */
async function openGallery(props: Partial<GalleryProps>, reducedMotion = false) {
  const slides = props.slides ?? testPictures(5);
  const root = showMarkup(<Gallery id="g" loading="eager" {...props} slides={slides} />);
  const clock = createFakeClock();
  ends.push(await mountBlock(root, module, testContext({ clock, reducedMotion })));
  const shown = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
  return {
    root,
    clock,
    slides: shown,
    active: () => shown.findIndex((slide) => slide.hasAttribute('data-active')),
    next: () => root.querySelector<HTMLElement>('[data-gallery-next]')?.click(),
    list: () => root.querySelector<HTMLElement>('[data-gallery-list]') ?? root,
  };
}

/** What moves in a slide, from where to where, and in which time. */
function movements(slide: HTMLElement | undefined): unknown[] {
  return (slide?.getAnimations({ subtree: true }) ?? []).flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect)) return [];
    const [from, to] = effect.getKeyframes();
    const name =
      ['opacity', 'translate', 'scale'].find((property) => from && property in from) ?? '';
    return [[name, from?.[name], to?.[name], Number(effect.getTiming().duration)]];
  });
}

describe('a slideshow', () => {
  it('[4.11a] [9.23e] fades in for 1 s and out for 1.2 times that', async () => {
    const { slides, next } = await openGallery({ design: 'stacked', transition: 'fade' });
    next();
    expect(movements(slides[1])).toEqual([['opacity', '0', '1', 1000]]);
    expect(movements(slides[0])).toEqual([['opacity', '1', '0', 1200]]);
  });

  it('[4.11b] zooms by 1.075 where it is to', async () => {
    const { slides, next } = await openGallery({ design: 'stacked', transition: 'ken-burns' });
    next();
    expect(movements(slides[1])).toContainEqual(['scale', '1', '1.075', expect.any(Number)]);
  });

  it.each([
    ['swipe', 280],
    ['scroll', 400],
  ] as const)('[9.22d] goes on by %s in %i ms', async (transition, time) => {
    const { slides, next } = await openGallery({ design: 'stacked', transition });
    next();
    expect(movements(slides[1])).toContainEqual(['translate', expect.anything(), '0px', time]);
  });

  it.each(['swipe', 'scroll'] as const)('[4.11c] that is to %s follows a finger', async (kind) => {
    const { slides, list, active } = await openGallery({ design: 'stacked', transition: kind });
    const touch = (type: string, clientX: number): void => {
      const touch = { clientX, clientY: 10, pointerType: 'touch', isPrimary: true, bubbles: true };
      list().dispatchEvent(new PointerEvent(type, touch));
    };
    touch('pointerdown', 800);
    touch('pointermove', 300);
    expect(slides[0]?.style.translate).toBe('-500px');
    touch('pointerup', 300);
    expect(active()).toBe(1);
  });

  it.each([
    ['next', 700, 3],
    ['previous', 700, 1],
    ['auto', 700, 3],
    ['auto', 100, 1],
    ['none', 700, 2],
  ] as const)('[4.11d] a click that does %s, at %i px, shows %i', async (click, x, index) => {
    const { slides, active } = await openGallery(
      { design: 'stacked', clickBehavior: click, currentIndex: 2 },
      true,
    );
    slides[2]?.dispatchEvent(new MouseEvent('click', { clientX: x, bubbles: true }));
    expect(active()).toBe(index);
  });

  it('[4.11d] a click on a slide that leads somewhere goes there', async () => {
    const slides = testPictures(2).map((slide) => ({ ...slide, clickThroughUrl: '#elsewhere' }));
    const gallery = await openGallery({ design: 'stacked', slides }, true);
    gallery.slides[0]?.querySelector<HTMLElement>('a[data-slide-link]')?.click();
    expect([location.hash, gallery.active()]).toEqual(['#elsewhere', 0]);
  });
});

describe('a row of slides', () => {
  /** Expects a move to take this long; the frames of the page are played by hand. */
  async function expectTime(design: 'carousel' | 'strip', ms: number): Promise<void> {
    const { list, next } = await openGallery({ design, slides: testPictures(9), vSize: 50 });
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    const isMoving = (time: number): boolean => {
      for (const frame of frames.splice(0)) frame(time);
      return list().hasAttribute('data-moving');
    };
    next();
    // The first frame counts 8 ms.
    expect(isMoving(1000)).toBe(true);
    expect(isMoving(1000 + ms - 9)).toBe(true);
    expect(isMoving(1000 + ms - 8)).toBe(false);
    expect(list().scrollLeft).toBeGreaterThan(0);
  }

  it('[9.16e] moves for 0.3 s in a carousel', () => expectTime('carousel', 300));

  it('[9.23a] moves for 0.5 s in a strip', () => expectTime('strip', 500));

  it('[9.23j] a strip is a tenth as high as it is wide', async () => {
    await page.viewport(1400, 700);
    const { list, slides } = await openGallery({ design: 'strip' });
    const height = slides[0]?.querySelector('img')?.getBoundingClientRect().height;
    expect(height).toBeCloseTo(list().getBoundingClientRect().width / 10, 0);
  });
});

it.each(['{Enter}', ' '])('[4.12c] in a strip %s is a click', async (key) => {
  const { slides, active } = await openGallery({ design: 'strip', currentIndex: 2 }, true);
  slides[2]?.focus();
  await userEvent.keyboard(key);
  expect(active()).toBe(3);
});

describe('arrow keys', () => {
  it('[4.13] mean nothing while somebody types', async () => {
    const { active } = await openGallery({ design: 'stacked' }, true);
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(active()).toBe(0);
    field.blur();
    await userEvent.keyboard('{ArrowRight}');
    expect(active()).toBe(1);
  });

  it('[4.13] mean nothing while the gallery moves', async () => {
    const { active, next } = await openGallery({ design: 'stacked' });
    next();
    await userEvent.keyboard('{ArrowRight}');
    expect(active()).toBe(1);
  });

  it('[4.13] mean nothing while the gallery is off the screen', async () => {
    const { active, root } = await openGallery({ design: 'stacked' }, true);
    root.style.cssText = 'position: fixed; top: 900px';
    await userEvent.keyboard('{ArrowRight}');
    expect(active()).toBe(0);
  });
});

it('[9.23b] a grid has four in a row', async () => {
  const { slides } = await openGallery({ design: 'grid', slides: testPictures(9) });
  const tops = slides.map((slide) => slide.getBoundingClientRect().top);
  expect(tops.filter((top) => Math.abs(top - Math.min(...tops)) < 1)).toHaveLength(4);
});

describe('galleries that say nothing of it', () => {
  /** Places of the pictures, to the pixel. */
  const boxesOf = (slides: readonly HTMLElement[]) =>
    slides.map((slide) => slide.getBoundingClientRect());

  it.each(['autogrid', 'autocolumns'] as const)(
    '[9.23f] %s: as many columns of 250 px as there is room for, without space between them',
    async (design) => {
      const { slides, list } = await openGallery({ design, slides: testPictures(9) });
      const { width, left } = list().getBoundingClientRect();
      const columns = Math.floor(width / 250);
      const lefts = new Set(boxesOf(slides).map((box) => Math.round(box.left - left)));
      expect([...lefts].sort((a, b) => a - b)).toEqual(
        Array.from({ length: columns }, (_, index) => Math.round((index * width) / columns)),
      );
    },
  );

  it('[9.23g] autorows: 250 px high on average, 20 px apart', async () => {
    await page.viewport(1600, 700);
    const { root, slides } = await openGallery({ design: 'autorows', slides: testPictures(40) });
    const heights = [...root.querySelectorAll('img')].map(
      (picture) => picture.getBoundingClientRect().height,
    );
    const average = heights.reduce((sum, height) => sum + height, 0) / heights.length;
    // Nearer to 250 than to 200 or 300.
    expect(Math.abs(average - 250)).toBeLessThan(25);
    const [first, second] = boxesOf(slides);
    const below = boxesOf(slides).find(({ top }) => top > (first?.bottom ?? 0));
    expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(20);
    expect(Math.round((below?.top ?? 0) - (first?.bottom ?? 0))).toBe(20);
  });

  it('[9.23i] grid: a click shows the picture full screen', async () => {
    const { root } = await openGallery({ design: 'grid' });
    root.querySelector<HTMLElement>('a[data-slide-link]')?.click();
    await vi.waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull(), noHurry);
  });
});

it.each([
  'base',
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'carousel',
  'list',
  'stacked',
  'strip',
] as const)('[1.05] a gallery may be a %s, and shows its pictures', async (design) => {
  const { root } = await openGallery({ design }, true);
  expect(root.dataset['design']).toBe(design);
  const picture = root.querySelector('img');
  await vi.waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0), noHurry);
});
