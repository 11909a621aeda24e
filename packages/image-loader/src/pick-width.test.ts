import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neededWidth } from './needed-width';
import { pickWidth } from './pick-width';
import { pictureWidths } from './picture-widths';

const px = fc.double({ min: 0, max: 10_000, noNaN: true });

describe('pickWidth', () => {
  it('[9.16a] the seven widths', () => {
    expect(pictureWidths).toEqual([100, 300, 500, 750, 1000, 1500, 2500]);
  });

  it.each([
    [0, 100],
    [100, 100],
    [100.5, 300],
    [101, 300],
    [750, 750],
    [751, 1000],
    [1501, 2500],
    [2500, 2500],
    [2501, 2500],
    [Infinity, 2500],
    [NaN, 2500],
  ])('[9.16a] %s px need the width %s', (needed, width) => {
    expect(pickWidth(needed)).toBe(width);
  });

  it('[9.16a] the least sufficient width for 28 boxes and 4 pixel ratios', () => {
    const boxes = Array.from({ length: 28 }, (_, step) => 50 + Math.round((step * 2450) / 27));
    const picks = boxes.flatMap((width) =>
      [1, 1.5, 2, 3].map((pixelRatio) => {
        const shown = width * pixelRatio;
        const right = [...pictureWidths]
          .sort((a, b) => b - a)
          .reduce((least, width) => (width >= shown ? width : least));
        return pickWidth(neededWidth({ box: { width, height: width }, pixelRatio })) === right;
      }),
    );
    expect([picks.length, picks.filter(Boolean).length]).toEqual([112, 112]);
  });

  it('never asks for more than the picture has, rounded up to a listed width', () => {
    expect(pickWidth(1500, 200)).toBe(300);
    fc.assert(
      fc.property(px, fc.double({ min: 1, max: 10_000, noNaN: true }), (needed, natural) => {
        const listed = pictureWidths.find((width) => width >= natural) ?? 2500;
        expect(pickWidth(needed, natural)).toBeLessThanOrEqual(listed);
      }),
      { numRuns: 1000 },
    );
  });

  it('asks for no less when more is needed', () => {
    fc.assert(
      fc.property(px, px, fc.option(px, { nil: undefined }), (a, b, natural) => {
        expect(pickWidth(Math.max(a, b), natural)).toBeGreaterThanOrEqual(
          pickWidth(Math.min(a, b), natural),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('is always a listed width, enough where one is', () => {
    fc.assert(
      fc.property(fc.double(), (needed) => {
        const width = pickWidth(needed);
        expect(pictureWidths).toContain(width);
        if (needed <= 2500) expect(width).toBeGreaterThanOrEqual(needed);
      }),
      { numRuns: 1000 },
    );
  });
});
