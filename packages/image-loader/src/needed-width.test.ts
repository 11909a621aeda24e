import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neededWidth } from './needed-width';

const box = { width: 300, height: 300 };
const dimensions = { width: 1500, height: 1000 };

describe('neededWidth', () => {
  it.each([
    ['cover', 450],
    ['contain', 300],
    ['none', 300],
  ] as const)('[9.16a] a square box needs of a 3:2 picture under %s: %s px', (cropMode, width) => {
    expect(neededWidth({ box, dimensions, cropMode })).toBe(width);
  });

  it('[9.16a] the larger of width and derived width counts for cover', () => {
    expect(neededWidth({ box: { width: 600, height: 100 }, dimensions, cropMode: 'cover' })).toBe(
      600,
    );
    expect(neededWidth({ box: { width: 600, height: 100 }, dimensions, cropMode: 'contain' })).toBe(
      150,
    );
  });

  it('a box that is not laid out counts as the natural width', () => {
    expect(neededWidth({ box: { width: 0, height: 0 }, dimensions })).toBe(1500);
    expect(neededWidth({ box: { width: 0, height: 0 } })).toBe(0);
    expect(neededWidth({ box: { width: 200, height: 0 }, dimensions, cropMode: 'contain' })).toBe(
      200,
    );
  });

  it('[3.25q] [3.25r] the pixel ratio is kept between dprMin and dprMax', () => {
    const four = { width: 400, height: 400 };
    expect(neededWidth({ box: four, pixelRatio: 1, dprMin: 2 })).toBe(800);
    expect(neededWidth({ box: four, pixelRatio: 2, dprMax: 1 })).toBe(400);
    expect(neededWidth({ box: four, pixelRatio: 2, dprMax: 0.5 })).toBe(200);
  });

  it('[9.16b] save-data caps the pixel ratio at 1, even above dprMin', () => {
    expect(neededWidth({ box, pixelRatio: 3, saveData: true })).toBe(300);
    expect(neededWidth({ box, pixelRatio: 1, dprMin: 2, saveData: true })).toBe(300);
    expect(neededWidth({ box, pixelRatio: 0.5, saveData: true })).toBe(150);
  });

  it('[5.12e] the size adjustment is a factor; no number is 1, below 0 is 0', () => {
    expect(neededWidth({ box, sizeAdjustment: 0.5 })).toBe(150);
    expect(neededWidth({ box, sizeAdjustment: NaN })).toBe(300);
    expect(neededWidth({ box, sizeAdjustment: -2 })).toBe(0);
    // An untyped caller may pass this.
    expect(neededWidth({ box, sizeAdjustment: 'wide' as unknown as number })).toBe(300);
  });

  it('grows with the box and the pixel ratio', () => {
    const side = fc.integer({ min: 1, max: 4000 });
    const mode = fc.constantFrom('cover', 'contain', 'none', undefined);
    fc.assert(
      fc.property(side, side, side, side, mode, (width, height, x, y, how) => {
        const least = neededWidth({
          box: { width, height },
          dimensions: { width: x, height: y },
          cropMode: how,
        });
        const larger = { width: width * 2, height: height * 2 };
        const more = neededWidth({
          box: larger,
          dimensions: { width: x, height: y },
          cropMode: how,
          pixelRatio: 1.5,
        });
        expect(more).toBeCloseTo(least * 3, 6);
      }),
      { numRuns: 1000 },
    );
  });
});
