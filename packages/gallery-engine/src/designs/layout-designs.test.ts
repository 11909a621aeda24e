import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { autocolumnsDefaults, autocolumnsVariables, isSizedGallery } from './autocolumns-options';
import { autogridDefaults, autogridVariables } from './autogrid-options';
import { autorowsDefaults, autorowsVariables } from './autorows-options';
import { gridDefaults, gridVariables } from './grid-options';
import { listDefaults, listVariables } from './list-options';
import { readColumnWidth } from './read-column-width';
import { slideRatio } from './slide-ratio';

describe('defaults', () => {
  it('[9.23b] columns 250 px wide without a gutter, rows 250 px high with one of 20', () => {
    const plain = { columnWidth: 250, gutter: 0, imageAspectRatio: undefined, lightbox: false };
    expect(autogridDefaults).toEqual(plain);
    expect(autocolumnsDefaults).toEqual({ ...plain, mixedContent: false });
    expect(autorowsDefaults).toEqual({ rowHeight: 250, gutter: 20, lightbox: true });
    expect(listDefaults.lightbox).toBe(false);
  });

  it('[9.23k] padding 20 and four thumbnails in a row', () => {
    expect([gridDefaults.gutter, gridDefaults.slidesPerRow]).toEqual([20, 4]);
  });
});

describe('custom properties', () => {
  it('[3.26a] [3.26c] a published grid block: thumbnails per row, padding, squares', () => {
    const block = {
      slidesPerRow: 2,
      thumbnailsPerRow: 5,
      gutter: 3,
      padding: 8,
      squareThumbs: true,
      imageAspectRatio: 2,
    };
    expect(gridVariables(block)).toEqual({
      '--fr-gallery-columns': '5',
      '--fr-gallery-gap': '8px',
      '--fr-gallery-ratio': '1',
    });
  });

  it('[3.26c] without auto-crop a picture stands whole in its ratio', () => {
    expect(gridVariables({ imageAspectRatio: 1.5, autoCrop: false })['--fr-picture-fit']).toBe(
      'contain',
    );
    expect(gridVariables({ autoCrop: false })).not.toHaveProperty('--fr-picture-fit');
  });

  it('[3.26b] [9.23b] of the others, by default and set', () => {
    expect(autogridVariables()).toEqual({
      '--fr-gallery-column-width': '250px',
      '--fr-gallery-gap': '0px',
    });
    expect(autocolumnsVariables({ columnWidth: 180, gutter: 12, imageAspectRatio: 1 })).toEqual({
      '--fr-gallery-column-width': '180px',
      '--fr-gallery-gap': '12px',
      '--fr-gallery-ratio': '1',
    });
    expect(autorowsVariables()).toEqual({
      '--fr-gallery-row-height': '250px',
      '--fr-gallery-gap': '20px',
    });
    expect(listVariables({ listImageSize: 140 })).toEqual({
      '--fr-gallery-list-image': '100%',
      '--fr-gallery-gap': '20px',
    });
  });

  it('are always lengths and numbers that make sense', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), (size, gutter, imageAspectRatio) => {
        const layouts = [
          autogridVariables({ columnWidth: size, gutter, imageAspectRatio }),
          autorowsVariables({ rowHeight: size, gutter }),
          listVariables({ listImageSize: size, gutter, imageAspectRatio }),
        ];
        for (const [name, value] of layouts.flatMap((variables) => Object.entries(variables))) {
          expect(parseFloat(value)).toBeGreaterThanOrEqual(
            name === '--fr-gallery-gap' ? 0 : Number.MIN_VALUE,
          );
          expect(value).not.toContain('Infinity');
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('readColumnWidth', () => {
  it.each([
    [180, 180],
    ['300', 300],
    ['300px', 300],
    ['12.9', 12],
    [12.5, 12.5],
    ['0', 250],
    [0, 250],
    [-4, 250],
    ['-4', 250],
    [NaN, 250],
    [Infinity, 250],
    ['wide', 250],
    ['', 250],
    [undefined, 250],
    [null, 250],
    [{}, 250],
    [[300], 250],
  ])('[5.13d] %j is %s', (raw, width) => {
    expect(readColumnWidth(raw)).toBe(width);
  });

  it('[5.13d] is a number above 0, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(readColumnWidth(raw)).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
});

it('the style sheet places a hundred pictures at most, and only pictures of known sizes', () => {
  const picture = { hasSize: true, hasCaption: false };
  expect(isSizedGallery(Array.from({ length: 100 }, () => picture))).toBe(true);
  expect(isSizedGallery(Array.from({ length: 101 }, () => picture))).toBe(false);
  expect(isSizedGallery([picture, { ...picture, hasSize: false }])).toBe(false);
  expect(isSizedGallery([picture, { ...picture, hasCaption: true }])).toBe(false);
});

describe('slideRatio', () => {
  it.each([
    [{ width: 1600, height: 800 }, 2],
    [{ width: 0, height: 800 }, 1.5],
    [{ width: NaN, height: 800 }, 1.5],
    [{ width: Infinity, height: 1 }, 1.5],
    [undefined, 1.5],
  ])('of %j is %s', (size, ratio) => {
    expect(slideRatio(size)).toBe(ratio);
  });
});
