import axe from 'axe-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { frames, openMoving } from '../testing/moving-page';
import { movingSlide } from '../testing/moving-markup';
import styles from '../style.css?inline';
import { openCarousel } from '../testing/open-carousel';

beforeAll(() => {
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: `${styles} body { margin: 0 }` }),
  );
});

beforeEach(async () => {
  await page.viewport(1000, 700);
});

/** In both directions of text. */
const directions = ['ltr', 'rtl'] as const;

describe.each(directions)('for everyone (%s)', (dir) => {
  it('no accessibility violation', async () => {
    const { root } = await openCarousel({ attributes: 'data-autoplay="true"' }, dir);
    const { violations } = await axe.run(root);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it('what is not seen is out of the Tab order, and what is seen is in it', async () => {
    const carousel = await openCarousel(
      { content: (index) => `<a href="#x${index}">Slide ${index}</a>` },
      dir,
    );
    const names: (string | null)[] = [];
    for (let press = 0; press < 7; press += 1) {
      await userEvent.tab();
      const focused = document.activeElement;
      if (focused && carousel.root.contains(focused))
        names.push(focused === carousel.list ? 'list' : (focused.ariaLabel ?? focused.textContent));
    }
    expect(names).toEqual([
      'Previous slide',
      'Next slide',
      'list',
      'Slide 0',
      'Slide 1',
      'Slide 2',
    ]);
    carousel.gallery.goToNext();
    await carousel.rest();
    expect(carousel.slides().map(({ inert }) => !inert)).toEqual(
      [0, 0, 0, 1, 1, 1, 0, 0, 0].map(Boolean),
    );
    carousel.gallery();
    expect(carousel.root.outerHTML).toBe(carousel.before);
  });
});

it('no slide is touched before the first Tab; from then on what comes is out of reach too', async () => {
  const clock = createFakeClock();
  const { slides, list, root, before, gallery } = openMoving('carousel', { count: 5 }, { clock });
  await frames(2);
  clock.advance(60_000);
  expect(slides().some(({ inert }) => inert)).toBe(false);
  // The first one may come from outside the page, and is heard there.
  for (let press = 0; press < 2; press += 1) await userEvent.tab();
  list.insertAdjacentHTML('beforeend', movingSlide(5, 6));
  await frames(2);
  expect(slides().map(({ inert }) => inert)).toEqual([false, false, false, true, true, true]);
  list.lastElementChild?.remove();
  gallery();
  expect([root.outerHTML === before, clock.waiting]).toEqual([true, 0]);
});

describe.each(directions)('in a row (%s)', (dir) => {
  it.each([
    [1000, [0, 1, 2]],
    [700, [0, 1, 2]],
    [400, [0, 1]],
  ])('[4.10a] [4.10b] [9.23c] at %s px it shows %s', async (width, seen) => {
    await page.viewport(width, 700);
    expect((await openCarousel({}, dir)).seen()).toEqual(seen);
  });

  it('[4.10b] five in a row are three below 724 px', async () => {
    const style = '--fr-gallery-columns: 5';
    expect((await openCarousel({ style }, dir)).seen()).toEqual([0, 1, 2, 3, 4]);
    await page.viewport(700, 700);
    await frames(3);
    expect((await openCarousel({ style }, dir)).seen()).toEqual([0, 1, 2]);
  });

  it.each([
    [400, [2, 3]],
    [700, [3, 4, 5]],
    [1000, [5, 6, 7, 8, 9]],
  ])('[4.10a] [4.10b] [4.10c] of five in a row at %s px next shows %s', async (width, seen) => {
    await page.viewport(width, 700);
    const carousel = await openCarousel({ count: 10, style: '--fr-gallery-columns: 5' }, dir);
    carousel.control('next')?.click();
    await carousel.rest();
    expect([carousel.gallery.index, ...carousel.seen()]).toEqual([seen[0], ...seen]);
  });

  it('[4.10c] [4.08d] next and previous go by groups and round at the ends', async () => {
    const carousel = await openCarousel({ count: 7 }, dir);
    const places: number[][] = [];
    for (const name of ['next', 'next', 'next', 'previous'] as const) {
      carousel.control(name)?.click();
      await carousel.rest();
      places.push([carousel.gallery.index, ...carousel.seen()]);
    }
    expect(places).toEqual([
      [3, 3, 4, 5],
      [6, 4, 5, 6],
      [0, 0, 1, 2],
      [6, 4, 5, 6],
    ]);
  });

  it('[3.28] the arrow keys move it, mirrored with the text', async () => {
    const carousel = await openCarousel({}, dir);
    carousel.control('next')?.focus();
    await userEvent.keyboard(dir === 'ltr' ? '{ArrowRight}' : '{ArrowLeft}');
    await carousel.rest();
    expect(carousel.seen()).toEqual([3, 4, 5]);
  });

  it('a place stays exact far out', async () => {
    const carousel = await openCarousel({ count: 1000 }, dir);
    carousel.gallery.goTo(987);
    await carousel.rest();
    const view = carousel.list.getBoundingClientRect();
    const box = carousel.slides()[987]?.getBoundingClientRect();
    const ahead = dir === 'ltr' ? (box?.left ?? 0) - view.left : view.right - (box?.right ?? 0);
    expect(Math.abs(ahead)).toBeLessThan(1.5);
  });
});

describe('moves', () => {
  it('[4.07c] while it moves no other change is taken', async () => {
    const { gallery, rest } = await openCarousel();
    expect([gallery.goToNext(), gallery.goToNext(), gallery.goTo(7)]).toEqual([true, false, false]);
    await rest();
    expect([gallery.index, gallery.goToNext()]).toEqual([3, true]);
  });

  it('moves within the next frame', async () => {
    const { gallery, list } = await openCarousel();
    gallery.goToNext();
    await frames(1);
    expect(list.scrollLeft).toBeGreaterThan(0);
  });

  it('snapping is off by itself and on under a finger', async () => {
    const { list } = await openCarousel();
    expect(getComputedStyle(list).scrollSnapType).toBe('none');
    list.dispatchEvent(new TouchEvent('touchstart'));
    expect(getComputedStyle(list).scrollSnapType).toContain('mandatory');
  });

  it('what a visitor scrolls to becomes the current slide', async () => {
    const { list, gallery, slides, seen, rest } = await openCarousel();
    list.dispatchEvent(new TouchEvent('touchstart'));
    list.scrollLeft = slides()[2]?.offsetLeft ?? 0;
    await frames(1);
    await rest();
    expect([gallery.index, ...seen()]).toEqual([2, 2, 3, 4]);
  });

  it('a resize in the middle of a move ends it at the right place', async () => {
    const carousel = await openCarousel({ attributes: 'data-speed="5"' });
    carousel.gallery.goTo(4);
    await frames(2);
    await page.viewport(600, 700);
    await carousel.rest();
    expect(carousel.seen()).toEqual([4, 5, 6]);
  });

  it('[9.22a] its first layout is at once, the next when its width has been still for 100 ms, or someone turns', async () => {
    const clock = createFakeClock();
    const { list, slides, seen, gallery } = openMoving(
      'carousel',
      { count: 30 },
      { clock, reducedMotion: () => true },
    );
    await frames(2);
    gallery.goTo(9);
    expect(seen()).toEqual([9, 10, 11]);
    await page.viewport(700, 700);
    await frames(2);
    clock.advance(99);
    const place = list.scrollLeft;
    const boxes = slides().map((slide) => slide.getBoundingClientRect());
    // The style sheet has the new width already: nothing overlaps, nothing sticks out of the page.
    expect(boxes.slice(1).every(({ left }, index) => left >= (boxes[index]?.right ?? 0))).toBe(
      true,
    );
    expect([document.documentElement.scrollWidth, Math.round(boxes[0]?.width ?? 0)]).toEqual([
      700, 229,
    ]);
    clock.advance(1);
    expect(list.scrollLeft).toBeLessThan(place);
    expect(seen()).toEqual([9, 10, 11]);

    await page.viewport(470, 700);
    await frames(2);
    gallery.goToNext();
    expect(seen()).toEqual([10, 11]);
  });

  it('another height in the middle of a move does not end it', async () => {
    const carousel = await openCarousel({ attributes: 'data-speed="50"' });
    carousel.gallery.goTo(4);
    await frames(2);
    carousel
      .slides()[0]
      ?.append(Object.assign(document.createElement('p'), { style: 'height: 900px' }));
    await frames(3);
    expect(carousel.list.dataset.moving).toBe('tween');
    expect(carousel.list.scrollLeft).toBeLessThan(900);
  });

  it('with less motion it is there at once', async () => {
    const carousel = openMoving('carousel', {}, { reducedMotion: () => true });
    await frames(2);
    carousel.gallery.goToNext();
    expect(carousel.seen()).toEqual([3, 4, 5]);
  });
});
