import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { galleryDefaults } from './defaults';
import { gridDefaults, gridVariables } from './designs/grid-options';
import { gridTarget } from './designs/grid-target';
import { unknownDesignMessage } from './messages';
import { readGalleryKey } from './read-gallery-key';
import { slideFromHash } from './slide-from-hash';

describe('defaults', () => {
  it('[3.28] of a gallery', () => {
    expect(galleryDefaults).toEqual({
      autoplay: false,
      autoplayOptions: { randomize: true, timeout: 5000, pauseOnMouseover: [] },
      currentIndex: 0,
      historyHash: false,
      keyboard: true,
      keys: { previous: 37, next: 39 },
      lazyLoad: false,
      loop: false,
      linkedGalleries: [],
      loaderOptions: {},
      refreshOnResize: false,
      refreshOnOrientationChange: false,
    });
  });

  it('[9.23b] of the grid', () => {
    expect([gridDefaults.slidesPerRow, gridDefaults.lightbox]).toEqual([4, true]);
  });
});

describe('gridVariables', () => {
  it('[9.23b] four to a row by default', () => {
    expect(gridVariables()).toEqual({ '--fr-gallery-columns': '4', '--fr-gallery-gap': '20px' });
  });

  it('keeps every number sensible', () => {
    expect(gridVariables({ slidesPerRow: 2.6, gutter: 0, imageAspectRatio: 1.5 })).toEqual({
      '--fr-gallery-columns': '3',
      '--fr-gallery-gap': '0px',
      '--fr-gallery-ratio': '1.5',
    });
    fc.assert(
      fc.property(
        fc.double(),
        fc.double(),
        fc.double(),
        (slidesPerRow, gutter, imageAspectRatio) => {
          const values = gridVariables({ slidesPerRow, gutter, imageAspectRatio });
          expect(Number(values['--fr-gallery-columns'])).toBeGreaterThanOrEqual(1);
          expect(parseFloat(values['--fr-gallery-gap'])).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('gridTarget', () => {
  // 0 1 2 3 / 4 5 6 7 / 8 9
  it.each([
    ['ArrowDown', 1, 5],
    ['ArrowDown', 5, 9],
    ['ArrowDown', 7, 9],
    ['ArrowDown', 8, undefined],
    ['ArrowUp', 9, 5],
    ['ArrowUp', 2, undefined],
    ['Home', 6, 4],
    ['End', 4, 7],
    ['End', 8, 9],
    ['a', 4, undefined],
  ] as const)('%s from %s leads to %s', (key, index, target) => {
    expect(gridTarget(key, { index, count: 10, columns: 4 })).toBe(target);
  });

  it('with Ctrl, Home and End lead to the ends, arrows nowhere', () => {
    const place = { index: 5, count: 10, columns: 4 };
    const keys = ['Home', 'End', 'ArrowDown', 'ArrowUp'];
    expect(keys.map((key) => gridTarget(key, place, true))).toEqual([0, 9, undefined, undefined]);
  });

  it('always leads to a slide or nowhere', () => {
    const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'Home', 'End', 'x');
    fc.assert(
      fc.property(
        keys,
        fc.integer({ min: 1, max: 60 }),
        fc.nat(59),
        fc.integer({ min: 1, max: 12 }),
        (key, count, index, columns) => {
          const target = gridTarget(key, { index: index % count, count, columns });
          if (target !== undefined) expect(target >= 0 && target < count).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('readGalleryKey', () => {
  it.each([
    ['ArrowLeft', 'ltr', 'previous'],
    ['ArrowRight', 'ltr', 'next'],
    ['ArrowLeft', 'rtl', 'next'],
    ['ArrowRight', 'rtl', 'previous'],
    ['ArrowUp', 'ltr', undefined],
    ['a', 'ltr', undefined],
  ] as const)('[3.28] %s in %s text means %s', (key, dir, meaning) => {
    expect(readGalleryKey(key, dir)).toBe(meaning);
  });

  it('[3.28] other keys may be set', () => {
    const keys = { previous: 38, next: 40 };
    expect(
      ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'x'].map((key) => readGalleryKey(key, 'ltr', keys)),
    ).toEqual(['previous', 'next', undefined, undefined]);
  });
});

describe('slideFromHash', () => {
  const slides = [{ id: 'a', url: '/glaze' }, { id: 'b' }, { id: 'c', url: '/a b' }];

  it.each([
    ['#itemId=b', 1],
    ['#itemId=%2Fglaze', 0],
    ['#itemId=/glaze', 0],
    ['#x=1&itemId=c', 2],
    ['#itemId=%2Fa+b', 2],
    ['#itemId=nowhere', -1],
    ['#itemId=', -1],
    ['#b', -1],
    ['', -1],
  ])('[2.20c] %s names slide %s', (hash, index) => {
    expect(slideFromHash(hash, slides)).toBe(index);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (hash) => void slideFromHash(`#itemId=${hash}`, slides)),
      { numRuns: 1000 },
    );
  });
});

it('[5.13b] [8.15a] an unknown design is named, and those that are there', () => {
  const message = unknownDesignMessage('zzz');
  expect(message).toContain('These are not the gallery designs you are looking for.');
  expect(message).toContain('We could not find a design by the name zzz');
  expect(message).toContain('grid');
});
