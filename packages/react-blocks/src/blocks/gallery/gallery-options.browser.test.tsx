import type { JsonObject } from '@frontage/site-model';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../style.css';
import { mountBlock, testContext } from '../../testing/test-blocks';
import { showStored } from '../../testing/show-stored';
import { testId } from '../../testing/test-page';
import * as module from './gallery.mount';
import { galleryParts } from './gallery.parts';

// Node's own hashes, which a browser has not; what they are made of is not looked at here.
vi.mock('../../server/policy-hash', () => ({ policyHash: () => "'sha256-x'" }));

const ends: (() => void)[] = [];
beforeEach(async () => {
  await page.viewport(1100, 900);
  await userEvent.unhover(document.body);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

/** A gallery of eight as it is stored and served, 1000 px wide, with these options. */
async function openStored(design: string, options: JsonObject = {}) {
  const slides = Array.from({ length: 8 }, (_, index) => ({
    assetId: testId(index + 1),
    title: `Bowl ${index + 1}`,
  }));
  const asset = (id: string) => ({
    id,
    name: 'bowl.jpg',
    // Half of them are wide, the others tall.
    width: Number(`0x${id}`) % 2 === 1 ? 1500 : 1000,
    height: Number(`0x${id}`) % 2 === 1 ? 1000 : 1500,
    alt: 'A bowl',
    focalPoint: { x: 0.5, y: 0.5 },
    color: '#336699',
    mime: 'image/jpeg',
  });
  const root = showStored('gallery', { design, slides, ...options }, { asset });
  const set = root.closest<HTMLElement>(`.${galleryParts.set}`) ?? root;
  set.style.cssText = 'position: absolute; left: 0; width: 1000px';
  for (const element of document.querySelectorAll<HTMLElement>('[data-block=gallery]'))
    ends.push(await mountBlock(element, module, testContext({ reducedMotion: true })));
  const boxes = (selector: string): DOMRect[] =>
    [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const slideBoxes = boxes('[data-gallery-list] > [data-slide]');
  const [first = new DOMRect(), second = new DOMRect()] = slideBoxes;
  const picture = root.querySelector('img') ?? root;
  const [box = new DOMRect()] = boxes('img');
  return {
    root,
    boxes,
    first,
    second,
    perRow: slideBoxes.filter(({ top }) => Math.abs(top - first.top) < 1).length,
    space: Math.round(second.left - first.right),
    ratio: Math.round((box.width / box.height) * 100) / 100,
    fit: getComputedStyle(picture).objectFit,
    box,
  };
}

describe('what a gallery stores of its movement', () => {
  it.each([
    [{}, 0],
    [{ currentIndex: 2 }, 2],
    // Slides were taken out since.
    [{ currentIndex: 40 }, 7],
  ])(
    '[3.28m] it starts with the slide that is stored, or with its last: %j',
    async (stored, at) => {
      const { root } = await openStored('stacked', stored);
      const slides = [...root.querySelectorAll('[data-gallery-list] > [data-slide]')];
      expect(slides.findIndex((slide) => slide.hasAttribute('data-active'))).toBe(at);
      expect(root.querySelector('[data-gallery-status]')?.textContent).toBe(`${at + 1} of 8`);
    },
  );
});

describe('what a gallery stores of its layout', () => {
  it.each(['grid', 'list', 'carousel', 'strip'])('[3.26d] design: %s', async (design) => {
    const { root, perRow } = await openStored(design);
    expect(root.dataset.design).toBe(design);
    // Side by side go as many as each has, the strip all of them; a list one.
    expect(perRow).toBe({ grid: 4, list: 1, carousel: 8, strip: 8 }[design]);
  });

  it.each([
    [2, 2],
    ['Auto', 1.5],
  ])('[3.26e] imageAspectRatio: %s', async (imageAspectRatio, ratio) => {
    expect((await openStored('grid', { imageAspectRatio })).ratio).toBe(ratio);
  });

  it.each([
    ['grid', 3],
    ['carousel', 5],
  ])('[3.26f] slidesPerRow of a %s: %i', async (design, slidesPerRow) => {
    const { first } = await openStored(design, { slidesPerRow, gutter: 0 });
    expect(first.width).toBeCloseTo(1000 / slidesPerRow, 0);
  });

  it('[3.26u] thumbnails-per-row', async () => {
    expect((await openStored('grid', { 'thumbnails-per-row': 2 })).perRow).toBe(2);
  });

  it.each([
    ['grid', 30, 30],
    ['autogrid', 10, 10],
    // In percent of the width.
    ['carousel', 2, 20],
  ])('[3.26k] gutter of a %s: %i', async (design, gutter, space) => {
    expect((await openStored(design, { gutter })).space).toBe(space);
  });

  it('[3.26v] padding', async () => {
    expect((await openStored('grid', { padding: 8 })).space).toBe(8);
  });

  it.each(['autogrid', 'autocolumns'])('[3.26j] columnWidth of %s', async (design) => {
    // As many as there is room for.
    const { first } = await openStored(design, { columnWidth: 150 });
    expect(first.width).toBeCloseTo(1000 / 6, 0);
  });

  it('[3.26i] mixedContent: slides are measured, and none lies on another', async () => {
    // Pictures alone are placed by styles; with words they would be measured anyway.
    const alone = { 'meta-position': 'none' };
    const plain = await openStored('autocolumns', alone);
    expect(plain.root.querySelector('[data-gallery-sized]')).not.toBeNull();
    const { root, boxes } = await openStored('autocolumns', { ...alone, mixedContent: true });
    await expect.poll(() => root.querySelector('[data-gallery-placed]')).not.toBeNull();
    const slides = boxes('[data-slide]');
    for (const [index, first] of slides.entries())
      for (const other of slides.slice(index + 1))
        expect(
          first.right <= other.left + 1 ||
            other.right <= first.left + 1 ||
            first.bottom <= other.top + 1 ||
            other.bottom <= first.top + 1,
        ).toBe(true);
  });

  it('[3.26l] listImageSize', async () => {
    const { box } = await openStored('list', { listImageSize: 60 });
    expect(Math.round(box.width / 10)).toBe(60);
  });

  it('[3.26w] vSize: the height of a strip, in percent of its width', async () => {
    expect(Math.round((await openStored('strip', { vSize: 30 })).box.height)).toBe(300);
  });

  it('[3.26s] square-thumbs', async () => {
    const { ratio } = await openStored('grid', { 'square-thumbs': true, imageAspectRatio: 2 });
    expect(ratio).toBe(1);
  });

  it.each([
    [true, 'cover'],
    [false, 'contain'],
  ])('[3.26t] auto-crop: %s', async (autoCrop, fit) => {
    const shown = await openStored('grid', { 'auto-crop': autoCrop, imageAspectRatio: 0.5 });
    expect([shown.ratio, shown.fit]).toEqual([0.5, fit]);
  });

  it('[3.26x] meta-position', async () => {
    const { boxes, first } = await openStored('grid', { 'meta-position': 'top-right' });
    const [words] = boxes('figcaption');
    expect([words?.top, Math.round(words?.right ?? 0)]).toEqual([
      first.top,
      Math.round(first.right),
    ]);
    await openStored('grid', { 'meta-position': 'none' });
    expect(document.querySelector('figcaption')).toBeNull();
  });
});

describe('what a gallery stores of what it does', () => {
  it.each([
    ['grid', false, 0],
    ['autogrid', true, 8],
  ])('[3.26g] lightbox of a %s: %s', async (design, lightbox, openers) => {
    const { root } = await openStored(design, { lightbox });
    expect(root.querySelectorAll('a[data-lightbox]')).toHaveLength(openers);
  });

  it.each([
    [{}, 'dark'],
    [{ lightboxTheme: 'light' }, 'light'],
  ])('[3.26h] lightboxTheme: %j', async (options, theme) => {
    const { root } = await openStored('grid', options);
    await userEvent.click(root.querySelector('a[data-lightbox]') ?? root);
    await expect
      .poll(() => document.querySelector<HTMLElement>('dialog[open]')?.dataset.theme)
      .toBe(theme);
  });

  it.each([
    ['left', (slide: DOMRect) => slide.left, 0],
    ['center', (slide: DOMRect) => (slide.left + slide.right) / 2, 500],
    ['right', (slide: DOMRect) => slide.right, 1000],
  ])('[3.26o] active-alignment: %s', async (alignment, place, index) => {
    const { root, boxes } = await openStored('strip', {
      'active-alignment': alignment,
      vSize: 30,
    });
    root.querySelectorAll<HTMLElement>('[data-slide]')[3]?.click();
    await expect
      .poll(() => Math.abs(place(boxes('[data-slide]')[3] ?? new DOMRect()) - index))
      .toBeLessThan(2);
  });

  it('[3.26p] thumbnails', async () => {
    await openStored('stacked');
    expect(document.querySelector('[data-thumbnails]')).toBeNull();
    await openStored('stacked', { thumbnails: true });
    expect(document.querySelectorAll('[data-thumbnails] [data-slide]')).toHaveLength(8);
  });

  it('[3.26q] [3.26s] thumbnail-strip-height, of squares', async () => {
    const { boxes } = await openStored('stacked', {
      thumbnails: true,
      'thumbnail-strip-height': 60,
      'square-thumbs': true,
    });
    const [first] = boxes('[data-thumbnails] img');
    expect([first?.width, first?.height]).toEqual([60, 60]);
  });

  it('[3.26r] thumbnail-strip-margin', async () => {
    const { boxes } = await openStored('stacked', {
      thumbnails: true,
      'thumbnail-strip-margin': 33,
    });
    const [main] = boxes('[data-design=stacked]');
    const [strip] = boxes('[data-thumbnails]');
    expect(Math.round((strip?.top ?? 0) - (main?.bottom ?? 0))).toBe(33);
  });
});
