import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../style.css';
import { mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { testPictures } from '../../testing/test-pictures';
import { Gallery } from './Gallery';
import type { GalleryProps } from './gallery-props';
import * as module from './gallery.mount';

const ends: (() => void)[] = [];

beforeEach(async () => {
  await page.viewport(900, 700);
  document.body.style.margin = '0';
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
});

/** A point of a finger: px from the left and the top, ms from its beginning. */
type Point = readonly [x: number, y: number, ms: number];

/** A slideshow of the page as wide as the window, and a finger on it. */
async function openSlideshow(props: Partial<GalleryProps> = {}) {
  const root = showMarkup(
    <Gallery id="g" design="stacked" loading="eager" {...props} slides={testPictures(5)} />,
  );
  ends.push(await mountBlock(root, module, testContext()));
  const list = root.querySelector<HTMLElement>('[data-gallery-list]');
  if (!list) throw new Error('A gallery has a list.');
  list.style.cssText = 'position: absolute; inset: 0 0 auto';
  const slides = [...list.querySelectorAll<HTMLElement>('[data-slide]')];

  function touch(type: 'pointerdown' | 'pointermove' | 'pointerup', [x, y, ms]: Point): void {
    const pointer = {
      clientX: x,
      clientY: y,
      pointerType: 'touch',
      isPrimary: true,
      bubbles: true,
    };
    const event = new PointerEvent(type, pointer);
    list?.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: ms }));
  }

  return {
    slides,
    touch,
    /** A finger that goes from one point to another and leaves there. */
    drag(from: Point, to: Point): void {
      touch('pointerdown', from);
      touch('pointermove', to);
      touch('pointerup', to);
    },
    active: () => slides.findIndex((slide) => slide.hasAttribute('data-active')),
    /** How long the slides take to the place where they come to rest, in ms. */
    times: () =>
      slides
        .flatMap((slide) => slide.getAnimations())
        .map(({ effect }) => Number(effect?.getTiming().duration)),
  };
}

describe('a quick swipe over a slideshow', () => {
  it.each([
    [49, 0],
    [50, 1],
  ])('[9.22b] of %i px leads to slide %i', async (px, index) => {
    const { drag, active } = await openSlideshow();
    drag([800, 50, 0], [800 - px, 50, 100]);
    expect(active()).toBe(index);
  });

  it.each([
    [250, 1],
    [251, 0],
  ])('[9.22e] in %i ms leads to slide %i', async (ms, index) => {
    const { drag, active } = await openSlideshow();
    drag([800, 50, 0], [740, 50, ms]);
    expect(active()).toBe(index);
  });

  it('[9.22f] has its axis after 10 px: it drags, or scrolls the page', async () => {
    const { slides, touch, active } = await openSlideshow({ transition: 'swipe' });
    touch('pointerdown', [800, 50, 0]);
    touch('pointermove', [791, 50, 10]);
    expect(slides[0]?.style.translate).toBe('');
    touch('pointermove', [790, 50, 20]);
    expect(slides[0]?.style.translate).toBe('-10px');
    touch('pointerup', [790, 50, 300]);
    touch('pointerdown', [800, 50, 400]);
    touch('pointermove', [795, 60, 410]);
    touch('pointerup', [500, 60, 450]);
    expect(active()).toBe(0);
  });
});

describe('a slow one', () => {
  it.each([
    [400, 0],
    [401, 1],
  ])('[9.22h] over %i of 900 px leads to slide %i', async (px, index) => {
    const { drag, active } = await openSlideshow({ transition: 'swipe' });
    drag([890, 50, 0], [890 - px, 50, 2000]);
    expect(active()).toBe(index);
  });
});

describe('with a share of the width that changes the slide, what is left takes', () => {
  /** A quick swipe to the left edge of a window, and the time of what is left of its way. */
  async function takes(width: number, px: number, ms: number): Promise<void> {
    await page.viewport(width, 700);
    const { drag, times, active } = await openSlideshow({
      transition: 'swipe',
      snapPoints: '20%',
    });
    drag([px, 50, 0], [0, 50, 300]);
    expect(active()).toBe(1);
    expect(times().map(Math.round)).toEqual([ms, ms]);
  }

  it.each([
    [900, 450, 400],
    [900, 765, 330],
    [767, 767, 300],
  ])('[9.22c] on %i px, after %i px, %i ms', takes);

  it.each([
    [766, 383, 300],
    [390, 390, 200],
  ])('[9.22i] on a narrow screen of %i px, after %i px, %i ms', takes);
});
