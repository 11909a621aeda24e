import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clickTurn } from './click-turn';
import { carouselDefaults, stackedDefaults, stripDefaults } from './design-defaults';
import { stepIndex, type GalleryIndex } from './gallery-index';
import { formatPlace, galleryTexts } from './gallery-texts';
import {
  fadeTimes,
  kenBurnsZoom,
  resizeDelay,
  scrollDefaults,
  scrollTime,
} from './motion-defaults';
import { readNoMotion } from './read-no-motion';
import { createResizeRule } from './resize-options';
import { slideAddress, slideFromPath, slideHash } from './slide-address';
import { slideFromHash } from './slide-from-hash';
import { groupCount, slidesInView } from './slides-in-view';
import { readStripAlignment, stripOffset } from './strip-offset';
import { thumbnailDefaults } from './designs/thumbnail-defaults';

describe('numbers', () => {
  it('[9.23a] of strip and stacked', () => {
    expect([
      stripDefaults.speed,
      stripDefaults.vSize,
      stackedDefaults.speed,
      stackedDefaults.preloadCount,
    ]).toEqual([0.5, 10, 1, 1]);
  });

  it('[9.23c] [9.23k] [9.23l] of carousel, padding and thumbnails', () => {
    expect([carouselDefaults.slidesPerRow, carouselDefaults.gutter]).toEqual([3, 1]);
    expect(thumbnailDefaults).toEqual({
      padding: 20,
      perRow: 4,
      videoRatio: 16 / 9,
      stripPaddingCap: 5,
    });
  });

  it('[9.22a] [9.22j] of resizes', () => {
    expect(resizeDelay).toEqual({ layout: 100, other: 300 });
  });

  it('[9.23d] of the scroll movement', () => {
    expect(scrollDefaults).toEqual({ offset: 30, minDuration: 50 });
    expect([scrollTime(0), scrollTime(-40), scrollTime(1000)]).toEqual([50, 50, 500]);
  });

  it('[4.11a] [4.11b] of the fade and of ken-burns', () => {
    expect([fadeTimes(1), kenBurnsZoom]).toEqual([{ in: 1000, out: 1200 }, 1.075]);
  });
});

describe('groups', () => {
  it.each([
    [5, 1000, 5],
    [3, 724, 3],
    [5, 723, 3],
    [3, 500, 3],
    [2, 723, 2],
    [5, 479, 2],
    [3, 479, 2],
    [1, 479, 1],
    [5, 480, 3],
    [NaN, 1000, 1],
    [0, 300, 1],
  ])('[4.10a] [4.10b] %s to a row at %s px are %s', (perRow, width, shown) => {
    expect(slidesInView(perRow, width)).toBe(shown);
  });

  it('[4.10c] every slide is in one group, and each group but the last is full', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 12 }), (count, perGroup) => {
        const groups = groupCount(count, perGroup);
        expect(groups * perGroup >= count && (groups - 1) * perGroup < Math.max(1, count)).toBe(
          true,
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('[4.10c] [4.08d] as many times next as there are groups leads round', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 7 }),
        (count, perGroup) => {
          let state: GalleryIndex = { count, index: 0, loop: true };
          for (let index = 0; index < groupCount(count, perGroup); index += 1)
            state = stepIndex(state, { type: 'next', perGroup }).state;
          expect(state.index).toBe(0);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('[4.08b] without loop the last group is the end', () => {
    const { state, effects } = stepIndex(
      { count: 7, index: 4, loop: false },
      { type: 'next', perGroup: 3 },
    );
    expect([state.index, effects.map(({ type }) => type)]).toEqual([6, ['change', 'reachedEnd']]);
    expect(stepIndex(state, { type: 'next', perGroup: 3 }).effects.map(({ type }) => type)).toEqual(
      ['reachedEnd'],
    );
  });
});

describe('strip', () => {
  it.each([
    ['left', 'start'],
    ['start', 'start'],
    ['center', 'middle'],
    ['middle', 'middle'],
    ['right', 'end'],
    ['end', 'end'],
    ['top', 'middle'],
    [undefined, 'middle'],
    [7, 'middle'],
  ])('[5.13e] %s is %s', (raw, alignment) => {
    expect(readStripAlignment(raw)).toBe(alignment);
  });

  it.each([
    ['start', 300],
    ['middle', 200],
    ['end', 100],
  ] as const)('[5.13e] the slide stands at the %s', (alignment, offset) => {
    expect(stripOffset({ offset: 300, size: 100, view: 300, total: 900 }, alignment)).toBe(offset);
  });

  it('never goes beyond its ends', () => {
    const size = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(
        size,
        size,
        size,
        size,
        fc.constantFrom('start' as const, 'middle' as const, 'end' as const),
        (offset, slide, view, total, alignment) => {
          const place = stripOffset({ offset, size: slide, view, total }, alignment);
          expect(place >= 0 && place <= Math.max(0, total - view)).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('clicks', () => {
  it.each([
    ['next', 0.1, false, 'next'],
    ['previous', 0.9, false, 'previous'],
    ['auto', 0.49, false, 'previous'],
    ['auto', 0.5, false, 'next'],
    ['auto', 0.49, true, 'next'],
    ['auto', 0.9, true, 'previous'],
    ['none', 0.9, false, undefined],
  ] as const)('[4.11d] %s at %s (right to left: %s) is %s', (behavior, share, isRtl, to) => {
    expect(clickTurn(behavior, share, isRtl)).toBe(to);
  });
});

describe('the address', () => {
  it.each([
    ['https://a.example/work', { id: '5f', url: 'glaze' }, 'https://a.example/work/glaze'],
    ['https://a.example/work/', { id: '5f', url: '/work/glaze/' }, 'https://a.example/work/glaze'],
    ['/work//', { id: '5f' }, '/work/5f'],
    ['/work', { id: '5f', url: '' }, '/work/5f'],
    ['/work', { id: 'a b' }, '/work/a%20b'],
    ['/work', {}, undefined],
  ])('[2.20b] in %s of %s is %s', (collection, slide, address) => {
    expect(slideAddress(collection, slide)).toBe(address);
  });

  it.each([
    ['', { id: 'a' }, '#itemId=a'],
    ['#itemId=b', { id: 'a' }, '#itemId=a'],
    ['#tab=2&itemId=b', { url: '/x y' }, '#tab=2&itemId=%2Fx%20y'],
    ['#section', { id: 'a' }, '#section&itemId=a'],
    ['#here', {}, '#here'],
  ])('[2.20a] the hash %s with %s is %s', (hash, slide, after) => {
    expect(slideHash(hash, slide)).toBe(after);
  });

  it('[2.20a] [2.20c] what is written is found again', () => {
    const name = fc
      .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
      .filter((name) => name.trim() !== '' && !name.includes('/'));
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 5 }), fc.nat(4), (ids, start) => {
        const slides = ids.map((id) => ({ id }));
        const index = start % ids.length;
        expect(slideFromHash(slideHash('', slides[index] ?? {}), slides)).toBe(index);
        const path = slideAddress('/work', slides[index] ?? {}) ?? '';
        expect(slideFromPath(path, '/work/', slides)).toBe(index);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['/work/glaze', '/work', 0],
    ['/work/glaze/', '/work/', 0],
    ['/work/5f', '/work', 1],
    ['/work', '/work', -1],
    ['/works/glaze', '/work', -1],
    ['/work/%', '/work', -1],
    ['/other', '/work', -1],
  ])('[2.20c] the path %s in %s is slide %s', (path, collection, index) => {
    expect(slideFromPath(path, collection, [{ id: '4e', url: '/work/glaze' }, { id: '5f' }])).toBe(
      index,
    );
  });

  it.each([
    ['?nomotion=true', true],
    ['?a=1&nomotion=true', true],
    ['?nomotion=false', false],
    ['?nomotion', false],
    ['', false],
  ])('[2.20d] [4.09c] %s disables autoplay: %s', (search, isOff) => {
    expect(readNoMotion(search)).toBe(isOff);
  });
});

describe('resizes', () => {
  it('[5.13g] count beyond the threshold, on their axis', () => {
    const isResized = createResizeRule({ threshold: 10, axis: 'x' });
    expect([isResized(100, 5), isResized(110, 900), isResized(111, 5), isResized(105, 5)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it.each([
    ['5', 'x', 'threshold: 5'],
    [NaN, 'x', 'threshold: NaN'],
    [0, 'z', 'axis: z'],
    [0, undefined, 'axis: undefined'],
  ])('[5.13g] threshold %s and axis %s are refused', (threshold, axis, words) => {
    // A caller without types may pass anything.
    const options = { threshold, axis } as { threshold: number; axis: 'x' };
    expect(() => createResizeRule(options)).toThrow(words);
  });
});

it('says which slides are seen', () => {
  expect([
    formatPlace({ first: 2, last: 2, count: 9 }, galleryTexts),
    formatPlace({ first: 4, last: 6, count: 9 }, galleryTexts),
  ]).toEqual(['2 of 9', '4–6 of 9']);
});
