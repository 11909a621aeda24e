import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placePicture } from './place-picture';

const box = { width: 300, height: 300 };
const natural = { width: 1500, height: 1000 };

describe('placePicture', () => {
  it.each([
    [0.25, 0],
    [0.4, 20],
    [0.5, 50],
    [0.6, 80],
    [1, 100],
  ])('covers with the focal point %s at %s %%', (x, percent) => {
    const place = placePicture({ box, natural, mode: 'cover', focalPoint: { x, y: 0.3 } });
    expect(place.fit).toBe('cover');
    expect(place.x).toBeCloseTo(percent, 9);
    expect(place.y).toBeCloseTo(30, 9);
  });

  it('[3.25b] without a focal point it stands in the middle', () => {
    expect(placePicture({ box, natural, mode: 'cover' })).toEqual({ fit: 'cover', x: 50, y: 50 });
  });

  it.each([
    [undefined, 50, 50],
    ['center', 50, 50],
    ['nowhere', 50, 50],
    ['top left', 0, 0],
    ['bottom', 50, 100],
    ['right', 100, 50],
  ])('[5.12d] a contained picture aligned %s', (fitAlignment, x, y) => {
    expect(placePicture({ box, natural, mode: 'contain', fitAlignment })).toEqual({
      fit: 'contain',
      x,
      y,
    });
  });

  it('never moves a picture off its box', () => {
    const side = fc.integer({ min: 1, max: 4000 });
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(side, side, side, side, part, part, (a, b, c, d, x, y) => {
        const place = placePicture({
          box: { width: a, height: b },
          natural: { width: c, height: d },
          mode: 'cover',
          focalPoint: { x, y },
        });
        for (const percent of [place.x, place.y]) expect(percent >= 0 && percent <= 100).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
