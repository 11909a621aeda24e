import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountBlock, noHurry, testContext } from '../../testing/test-blocks';
import { testPictures } from '../../testing/test-pictures';
import { publishedGallerySelector } from './published-gallery-selector';
import * as module from './published-gallery.mount';
import { publishedListAttribute } from './published-rules';

// 600 by 400 px, and other shapes.
const pictures = testPictures(8).map(({ id, picture }) => ({ id, ...picture }));
const width = 1000;
let end = (): void => {};

beforeEach(() => page.viewport(1100, 900));
afterEach(() => {
  end();
  document.body.replaceChildren();
});

type Options = Readonly<Record<string, unknown>>;

const image = ({ id, source, width: wide, height, alt }: (typeof pictures)[number]): string =>
  `<img class="thumb-image" data-src="${source.replaceAll('"', '&quot;')}" data-image-dimensions="${wide}x${height}" alt="${alt}" data-load="false" data-image-id="${id}">`;
const slide = (picture: (typeof pictures)[number]): string =>
  `<div class="slide">${image(picture)}<div class="meta"><div class="meta-title">${picture.alt}</div></div></div>`;

/** A published block with these data, in a place of 1,000 px, mounted. */
async function publish(
  family: string,
  options: Options,
  make = slide,
  more = '',
  context = testContext({ reducedMotion: true }),
) {
  const json = JSON.stringify(options).replaceAll('"', '&quot;');
  document.body.innerHTML = `<main style="width:${width}px"><div class="sqs-block" data-block-json="${json}">
    <div class="sqs-gallery-container ${family}"><div class="sqs-gallery">${pictures.map(make).join('')}</div>${more}</div></div></main>`;
  const root = document.querySelector<HTMLElement>(publishedGallerySelector);
  if (!root) throw new Error('no gallery');
  end = await mountBlock(root, module, context);
  const rectsOf = (selector: string): DOMRect[] =>
    [...root.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const slides = rectsOf('.sqs-gallery:not(.sqs-gallery-thumbnails) > [data-slide]');
  const [first, second] = slides;
  if (!first || !second) throw new Error('no slides');
  const rows = new Set(slides.map(({ top }) => Math.round(top)));
  return { root, slides, first, second, all: rectsOf, perRow: slides.length / rows.size };
}

/** The names of the rules that lay out the list of a gallery. */
function listRulesOf(root: Element): string[] {
  const list = root.querySelector(`[${publishedListAttribute}]`);
  return list?.getAttribute(publishedListAttribute)?.split(' ') ?? [];
}

/** The box of the first picture, once it has its size. */
async function pictureBox(root: Element) {
  const picture = root.querySelector('img');
  if (!picture) throw new Error('no picture');
  await vi.waitFor(
    () => expect(picture.getBoundingClientRect().height).toBeGreaterThan(0),
    noHurry,
  );
  const { width: wide, height } = picture.getBoundingClientRect();
  const { objectFit } = getComputedStyle(picture);
  return { ratio: Math.round((wide / height) * 100) / 100, height, objectFit };
}

describe('a published grid', () => {
  const grid = 'sqs-gallery-block-grid';

  it('[9.23b] has four in a row, 20 px apart, where its block says nothing', async () => {
    const { perRow, first, second } = await publish(grid, {});
    expect(perRow).toBe(4);
    expect(Math.round(second.left - first.right)).toBe(20);
  });

  it.each([[{ 'thumbnails-per-row': 2 }, 2]])('[3.26u] %j', async (options, row) => {
    expect((await publish(grid, options)).perRow).toBe(row);
  });

  it.each([[{ slidesPerRow: '8' }, 8]])('[3.26f] %j', async (options, row) => {
    expect((await publish(grid, options)).perRow).toBe(row);
  });

  it.each([[{ padding: 8 }, 8]])('[3.26v] %j', async (options, space) => {
    const { first, second } = await publish(grid, options);
    expect(Math.round(second.left - first.right)).toBe(space);
  });

  it.each([[{ gutter: 0 }, 0]])('[3.26k] %j', async (options, space) => {
    const { first, second } = await publish(grid, options);
    expect(Math.round(second.left - first.right)).toBe(space);
  });

  it.each([
    [{ imageAspectRatio: 2 }, 2],
    // Once it is there, its own.
    [{ imageAspectRatio: 'Auto' }, 1.5],
  ])('[3.26e] %j', async (options, ratio) => {
    const { root } = await publish(grid, options);
    await vi.waitFor(async () => expect(await pictureBox(root)).toMatchObject({ ratio }), noHurry);
  });

  it.each([[{ 'square-thumbs': true, imageAspectRatio: 2 }, 1]])(
    '[3.26s] %j',
    async (options, ratio) => {
      const { root } = await publish(grid, options);
      expect(await pictureBox(root)).toMatchObject({ ratio });
    },
  );

  it.each([
    [{ imageAspectRatio: 0.5 }, 'cover'],
    [{ imageAspectRatio: 0.5, 'auto-crop': false }, 'contain'],
  ])('[3.26t] %j', async (options, fit) => {
    const { root } = await publish(grid, options);
    expect(await pictureBox(root)).toMatchObject({ ratio: 0.5, objectFit: fit });
  });

  it('[3.26x] its words stand where it says, and nowhere when hidden', async () => {
    const { root, first } = await publish(grid, { 'meta-position': 'top-right' });
    const words = root.querySelector('.meta')?.getBoundingClientRect();
    expect([words?.top, Math.round(words?.right ?? 0)]).toEqual([
      first.top,
      Math.round(first.right),
    ]);
    end();
    const hidden = await publish(grid, { 'meta-position': 'none' });
    expect(hidden.root.querySelector('.meta')?.checkVisibility()).toBe(false);
  });
});

describe('the design of a published gallery', () => {
  it.each([
    ['carousel', 'carousel', { slidesPerRow: 2 }],
    ['stacked', 'stacked', {}],
    ['slideshow', 'stacked', {}],
    ['strip', 'strip', {}],
    ['slider', 'strip', {}],
    ['list', 'list', {}],
    ['autorows', 'autorows', {}],
    ['base', 'base', {}],
    ['spiral', 'grid', {}],
  ])('[1.05] [3.26d] %s in its data, where no class says it', async (name, design, options) => {
    const { root } = await publish('', { design: name, ...options });
    expect(listRulesOf(root)).toContain(design);
    const moves = ['carousel', 'stacked', 'strip', 'base'].includes(design);
    expect(root.querySelector('[data-gallery-next]') !== null).toBe(moves);
  });

  it.each(['base', 'stacked', 'strip', 'grid'])('[1.05] [3.26d] %s as a class', async (design) => {
    const { root } = await publish(`sqs-gallery-design-${design}`, {});
    expect(listRulesOf(root)).toContain(design);
  });

  it('[3.26d] the class of a block counts before its data', async () => {
    const { root } = await publish('sqs-gallery-block-slideshow', { design: 'grid' });
    expect(listRulesOf(root)).toContain('stacked');
  });
});

describe('other published designs that stand still', () => {
  it.each([
    [{}, 4, 0],
    [{ columnWidth: 150, gutter: 10 }, 6, 10],
  ])('[3.26j] [3.26k] [9.23b] autogrid %j', async (options, columns, space) => {
    const { slides, first, second } = await publish('sqs-gallery-design-autogrid', options);
    const lefts = new Set(slides.map(({ left }) => Math.round(left)));
    expect([lefts.size, Math.round(second.left - first.right)]).toEqual([columns, space]);
  });

  it.each([
    [{}, 4, 250],
    [{ columnWidth: 300, gutter: 20 }, 3, 320],
    [{ columnWidth: 300, gutter: 20, mixedContent: true }, 3, 320],
  ])('[3.26i] [3.26j] [9.23b] autocolumns %j', async (options, columns, step) => {
    const { slides } = await publish('sqs-gallery-design-autocolumns', options);
    const lefts = [...new Set(slides.map(({ left }) => Math.round(left)))].sort((a, b) => a - b);
    expect(lefts).toHaveLength(columns);
    expect((lefts[1] ?? 0) - (lefts[0] ?? 0)).toBeGreaterThanOrEqual(step);
  });

  it('[3.26l] a list has its pictures as wide as it says, the words beside them', async () => {
    const make = (picture: (typeof pictures)[number]): string =>
      `<div class="image-wrapper">${image(picture)}</div><div class="meta"><div class="meta-title">${picture.alt}</div></div>`;
    const { first, all } = await publish('sqs-gallery-block-stacked', { listImageSize: 50 }, make);
    const [words] = all('.meta');
    expect(Math.round(first.width)).toBe(width / 2);
    expect([words?.top, Math.round(words?.left ?? 0)]).toEqual([
      first.top,
      Math.round(first.right + 20),
    ]);
  });
});

describe('published designs that move', () => {
  it.each([
    [{}, 3, 1],
    [{ slidesPerRow: 5, gutter: 2 }, 5, 2],
  ])('[3.26f] [3.26k] [9.23c] carousel %j', async (options, row, space) => {
    const { first, second } = await publish('sqs-gallery-design-carousel', options);
    expect(second.left - first.right).toBeCloseTo((width * space) / 100, 0);
    expect(first.width).toBeCloseTo((width - (row - 1) * ((width * space) / 100)) / row, 0);
  });

  it.each([
    [{}, 100],
    [{ vSize: 30 }, 300],
  ])('[3.26w] [9.23a] strip %j', async (options, height) => {
    const { root } = await publish('sqs-gallery-block-slider', options, image);
    expect((await pictureBox(root)).height).toBeCloseTo(height, 0);
  });

  it('[3.26e] a slideshow has the shape that it says', async () => {
    const { root } = await publish('sqs-gallery-block-slideshow', { imageAspectRatio: 2.5 });
    expect(await pictureBox(root)).toMatchObject({ ratio: 2.5, objectFit: 'cover' });
  });

  it('[3.26t] a slideshow shows its pictures whole where it does not crop them', async () => {
    const options = { imageAspectRatio: 2.5, 'auto-crop': false };
    const { root } = await publish('sqs-gallery-block-slideshow', options);
    expect(await pictureBox(root)).toMatchObject({ ratio: 2.5, objectFit: 'contain' });
  });

  it('[3.26p] [3.26q] [3.26r] [3.26s] [9.23l] its thumbnails have their height, margin, shape and least space', async () => {
    const thumbnails = `<div class="sqs-gallery sqs-gallery-thumbnails">${pictures.map(image).join('')}</div>`;
    const { all } = await publish(
      'sqs-gallery-block-slideshow',
      { 'thumbnail-strip-height': 60, 'thumbnail-strip-margin': 33, 'square-thumbs': true },
      slide,
      thumbnails,
    );
    const [first, second] = all('.sqs-gallery-thumbnails > img');
    expect([first?.width, first?.height]).toEqual([60, 60]);
    expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(5);
    const [strip] = all('.sqs-gallery-thumbnails');
    const [main] = all('.sqs-gallery:not(.sqs-gallery-thumbnails)');
    expect(Math.round((strip?.top ?? 0) - (main?.bottom ?? 0))).toBe(33);
  });

  it('[3.26g] what says that it has no lightbox opens none, whatever class its links have', async () => {
    const make = (picture: (typeof pictures)[number]): string =>
      `<div class="slide"><a class="js-gallery-lightbox-opener" href="#">${image(picture)}</a></div>`;
    const { root } = await publish('sqs-gallery-block-grid', { lightbox: false }, make);
    expect(root.querySelector('a[data-lightbox]')).toBeNull();
    end();
    const open = await publish('sqs-gallery-block-grid', { lightbox: true }, make);
    expect(open.root.querySelectorAll('a[data-lightbox]')).toHaveLength(8);
  });

  it.each([
    [{ lightbox: true }, 'dark'],
    [{ lightbox: true, lightboxTheme: 'light' }, 'light'],
  ])('[3.26h] %j', async (options, theme) => {
    const make = (picture: (typeof pictures)[number]): string =>
      `<div class="slide"><a class="js-gallery-lightbox-opener" href="#">${image(picture)}</a></div>`;
    const { root } = await publish('sqs-gallery-block-grid', options, make);
    root.querySelector<HTMLElement>('a[data-lightbox]')?.click();
    await vi.waitFor(
      () =>
        expect(document.querySelector<HTMLElement>('dialog[open]')?.dataset['theme']).toBe(theme),
      noHurry,
    );
  });

  it.each([
    [{ 'autoplay-duration': 2 }, 60_000, 0],
    [{ autoplay: true }, 5000, 1],
    [{ autoplay: true, 'autoplay-duration': 2 }, 2000, 1],
  ])('[3.26m] [3.26n] a slideshow with %j after %i ms: %i', async (options, time, shown) => {
    await userEvent.unhover(document.body);
    const clock = createFakeClock();
    const context = testContext({ clock });
    const { root } = await publish('sqs-gallery-block-slideshow', options, slide, '', context);
    const active = (): number =>
      [...root.querySelectorAll('[data-slide]')].findIndex((element) =>
        element.hasAttribute('data-active'),
      );
    clock.advance(time - 1);
    expect(active()).toBe(0);
    clock.advance(1);
    expect(active()).toBe(shown);
  });

  it.each([
    ['left', (rect: DOMRect, list: DOMRect) => rect.left - list.left],
    ['center', (rect: DOMRect, list: DOMRect) => rect.left + rect.right - list.left - list.right],
    ['right', (rect: DOMRect, list: DOMRect) => rect.right - list.right],
  ])('[3.26o] the current slide of a strip stands at the %s', async (alignment, distance) => {
    const options = { 'active-alignment': alignment, vSize: 30 };
    const { root } = await publish('sqs-gallery-block-slider', options, image);
    const slides = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
    slides[3]?.click();
    const list = root.querySelector('[data-gallery-list]') ?? root;
    await expect
      .poll(() => {
        const box = slides[3]?.getBoundingClientRect() ?? new DOMRect();
        return Math.abs(distance(box, list.getBoundingClientRect()));
      })
      .toBeLessThan(2);
  });
});
