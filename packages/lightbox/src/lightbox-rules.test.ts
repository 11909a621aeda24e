import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lightboxDefaults } from './defaults';
import { itemAddress, itemFromAddress } from './item-address';
import { pictureAddress, pictureBox } from './picture-address';
import { readHalf } from './read-half';
import { readSwipe, swipeAxis } from './read-swipe';
import { shownControls } from './shown-controls';
import { clampView, wholePicture, zoomAt } from './zoom-view';

describe('defaults and words', () => {
  it('[9.18a] times and opacities', () => {
    expect(lightboxDefaults).toMatchObject({
      speed: 0.6,
      overlayOpacity: 0.95,
      overlayFade: 0.3,
      slideSpeed: 0.6,
    });
  });

  it('[9.18b] theme, padding, keys and throttle', () => {
    expect(lightboxDefaults).toMatchObject({
      theme: 'dark',
      padding: 100,
      keyThrottle: 200,
      keys: { previous: 37, next: 39 },
    });
  });

  it('[9.18c] edge zone and hover fade', () => {
    expect(lightboxDefaults).toMatchObject({ edge: 0.02, hoverFade: 500 });
  });

  it('[2.18a] [2.18b] title and labels', () => {
    expect(lightboxDefaults.title).toBe('Gallery');
    expect(lightboxDefaults).toMatchObject({
      close: 'Close',
      previous: 'Previous Item',
      next: 'Next Item',
      caption: 'Toggle Caption',
    });
  });

  it('says where one is, and what is broken', () => {
    expect(lightboxDefaults.counter({ at: 1, count: 3 })).toBe('1 of 3');
    expect(lightboxDefaults).toMatchObject({
      broken: 'This picture could not be loaded',
      openFile: 'Open the file',
    });
  });
});

describe('which controls are shown', () => {
  const on = { previous: true, next: true };
  const off = { previous: false, next: false };

  it.each([
    [1, false, on, true, 'none none none'],
    [2, false, on, true, 'shown shown none'],
    [2, false, off, true, 'none none none'],
    [2, false, { previous: false, next: true }, true, 'none shown none'],
    [2, true, off, true, 'quiet quiet shown'],
    [2, true, on, false, 'quiet quiet none'],
    [1, true, on, true, 'none none shown'],
  ])(
    '[2.18c] [2.18d] %i items, mobile %s, %o, caption %s: %s',
    (count, isMobile, controls, hasCaption, expected) => {
      const { previous, next, caption } = shownControls({ count, isMobile, controls, hasCaption });
      expect([previous, next, caption].join(' ')).toBe(expected);
    },
  );
});

describe('clicks and swipes', () => {
  it('[9.18c] the halves, without 2 % at the edges, mirrored from right to left', () => {
    expect([0.01, 0.02, 0.49, 0.5, 0.98, 0.99].map((share) => readHalf(share, 0.02))).toEqual([
      undefined,
      'previous',
      'previous',
      'next',
      'next',
      undefined,
    ]);
    expect([0.2, 0.8, NaN].map((share) => readHalf(share, 0.02, 'rtl'))).toEqual([
      'next',
      'previous',
      undefined,
    ]);
  });

  it('a swipe is far and quick, or very far; only downwards closes', () => {
    const swipe = (dx: number, dy: number, ms: number): unknown =>
      readSwipe({ dx, dy, ms, width: 900 });
    expect([
      swipe(-50, 0, 250),
      swipe(-49, 0, 250),
      swipe(50, 0, 251),
      swipe(401, 3, 900),
      swipe(400, 3, 900),
    ]).toEqual(['left', undefined, undefined, 'right', undefined]);
    expect([swipe(0, 60, 100), swipe(0, -60, 100), swipe(0, 0, 0)]).toEqual([
      'down',
      undefined,
      undefined,
    ]);
    expect([swipeAxis(9, 0), swipeAxis(10, 3), swipeAxis(3, -10)]).toEqual([undefined, 'x', 'y']);
  });
});

describe('addresses', () => {
  const items = [
    { id: 'a', url: '/work/glaze', content: { src: '' }, meta: {} },
    { id: 'b c', url: 'clay', content: { src: '' }, meta: {} },
    { content: { src: '' }, meta: {} },
  ];
  const page = { pathname: '/work/', search: '?x=1', hash: '' };

  it('[2.19b] the hash names an item by id or address', () => {
    const find = (hash: string): number =>
      itemFromAddress({ ...page, hash }, items, { history: 'entry' });
    expect(['#itemId=a', '#itemId=b%20c', '#itemId=clay', '#itemId=', '#a', ''].map(find)).toEqual([
      0, 1, 1, -1, -1, -1,
    ]);
  });

  it('[2.19a] the last part of the path names an item, with the history `path`', () => {
    const find = (pathname: string): number =>
      itemFromAddress({ ...page, pathname }, items, { history: 'path' });
    expect(
      ['/work/glaze', '/work/glaze/', '/work/clay', '/work/a', '/work', '/'].map(find),
    ).toEqual([0, 0, 1, 0, -1, -1]);
    expect(itemFromAddress({ ...page, pathname: '/work/clay' }, items, { history: 'hash' })).toBe(
      -1,
    );
    expect(['/work/b%20c', '/work/%ZZ'].map(find)).toEqual([1, -1]);
  });

  it('writes what it reads', () => {
    expect(
      [items[0], items[1], undefined].map((item) => itemAddress(item, page, { history: 'hash' })),
    ).toEqual(['/work/?x=1#itemId=a', '/work/?x=1#itemId=b%20c', '/work/?x=1']);
    const path = { history: 'path', collectionUrl: '/work' } as const;
    expect([items[0], items[1], undefined].map((item) => itemAddress(item, page, path))).toEqual([
      '/work/glaze?x=1',
      '/work/clay?x=1',
      '/work?x=1',
    ]);
    expect(itemAddress(items[0], { ...page, hash: '#top' }, { history: 'entry' })).toBe(
      '/work/?x=1#top',
    );
  });
});

describe('pictures', () => {
  it('[9.18b] the padding gives way on small screens', () => {
    expect(pictureBox({ width: 1440, height: 900 }, 100)).toEqual({ width: 1240, height: 700 });
    expect(pictureBox({ width: 390, height: 600 }, 100)).toEqual({ width: 390, height: 472 });
    expect(pictureBox({ width: 390, height: 600 }, 10)).toEqual({ width: 390, height: 580 });
  });

  it('the width that is asked for is the least that is enough', () => {
    const content = {
      src: '/a.jpg?format=2500w',
      width: 1600,
      height: 900,
      sizeFormat: 'queryString',
    } as const;
    const size = { width: 700, height: 900 };
    expect(pictureAddress(content, { size, pixelRatio: 1 }, 100)).toBe('/a.jpg?format=750w');
    expect(pictureAddress(content, { size, pixelRatio: 2 }, 100)).toBe('/a.jpg?format=1500w');
    expect(pictureAddress(content, { size, pixelRatio: 2, saveData: true }, 100)).toBe(
      '/a.jpg?format=750w',
    );
    expect(pictureAddress(content, { size, pixelRatio: 2 }, 100, 9)).toBe('/a.jpg?format=2500w');
    expect(pictureAddress({ src: '/b.jpg' }, { size, pixelRatio: 2 }, 100)).toBe('/b.jpg');
  });
});

describe('zoom', () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 3000 }),
    height: fc.integer({ min: 1, max: 3000 }),
  });
  const limits = fc.record({
    box: size,
    picture: size,
    most: fc.double({ min: 1, max: 20, noNaN: true }),
  });
  const number = fc.double({ min: -3000, max: 3000, noNaN: true });
  const point = fc.record({ x: number, y: number });
  const factor = fc.double({ min: 0.01, max: 100, noNaN: true });

  it('stays within its limits and never shows more than the picture’s edge', () => {
    fc.assert(
      fc.property(limits, fc.array(fc.tuple(factor, point)), (within, steps) => {
        let view = wholePicture;
        for (const [by, about] of steps) view = zoomAt(view, by, about, within);
        const way = (drawn: number, room: number): number =>
          Math.max(0, (drawn * view.scale - room) / 2);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(within.most);
        expect(Math.abs(view.x)).toBeLessThanOrEqual(way(within.picture.width, within.box.width));
        expect(Math.abs(view.y)).toBeLessThanOrEqual(way(within.picture.height, within.box.height));
        expect(clampView(view, within)).toEqual(view);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps the point under the finger where no edge is in the way', () => {
    const within = {
      box: { width: 100, height: 100 },
      picture: { width: 100, height: 100 },
      most: 8,
    };
    fc.assert(
      fc.property(
        fc.integer({ min: -50, max: 50 }),
        fc.double({ min: 1, max: 8, noNaN: true }),
        (x, by) => {
          const view = zoomAt(wholePicture, by, { x, y: 0 }, within);
          // The point's position on the picture before and now.
          expect((x - view.x) / view.scale).toBeCloseTo(x, 6);
        },
      ),
      { numRuns: 1000 },
    );
    expect(zoomAt({ scale: 4, x: 90, y: -90 }, 0, { x: 9, y: 9 }, within)).toEqual(wholePicture);
  });
});
