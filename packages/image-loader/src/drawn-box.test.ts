import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnBox } from './drawn-box';

const box = { width: 300, height: 300 };
const natural = { width: 1500, height: 1000 };
const side = fc.integer({ min: 1, max: 4000 });
const part = fc.double({ min: 0, max: 1, noNaN: true });
const sizes = fc.record({ width: side, height: side });

describe('drawnBox', () => {
  it.each([
    [0.25, 0],
    [0.5, -75],
    [1, -150],
  ])('covers with the focal point %s at %s px', (x, left) => {
    const drawn = drawnBox({ box, natural, mode: 'cover', focalPoint: { x, y: 0.5 } });
    expect(drawn.left).toBeCloseTo(left, 9);
    expect([drawn.width, drawn.height]).toEqual([450, 300]);
  });

  it('[3.25l] without stretch a contained picture is never larger than it is', () => {
    const small = { width: 150, height: 100 };
    const drawn = drawnBox({ box, natural: small, mode: 'contain', stretch: false });
    expect(drawn).toEqual({ left: 75, top: 100, width: 150, height: 100 });
    expect(drawnBox({ box, natural: small, mode: 'contain' }).width).toBe(300);
  });

  it.each([
    ['top left', 0, 0],
    ['bottom', 0, 100],
    ['center', 0, 50],
  ])('[5.12d] aligns a contained picture %s', (fitAlignment, left, top) => {
    expect(drawnBox({ box, natural, mode: 'contain', fitAlignment })).toEqual({
      left,
      top,
      width: 300,
      height: 200,
    });
  });

  it('a covering picture leaves no part of its box free, and the focal point is in view', () => {
    fc.assert(
      fc.property(sizes, sizes, part, part, (frame, natural, x, y) => {
        const { left, top, width, height } = drawnBox({
          box: frame,
          natural,
          mode: 'cover',
          focalPoint: { x, y },
        });
        const slack = 1e-6 * Math.max(width, height);
        expect(left <= slack && top <= slack).toBe(true);
        expect(left + width >= frame.width - slack && top + height >= frame.height - slack).toBe(
          true,
        );
        const [fx, fy] = [left + width * x, top + height * y];
        expect(fx >= -slack && fx <= frame.width + slack).toBe(true);
        expect(fy >= -slack && fy <= frame.height + slack).toBe(true);
        expect(width / height).toBeCloseTo(natural.width / natural.height, 3);
      }),
      { numRuns: 1000 },
    );
  });

  it('a contained picture stays within its box, whatever its alignment', () => {
    const words = fc.constantFrom('', 'center', 'top left', 'bottom right', 'nowhere');
    fc.assert(
      fc.property(sizes, sizes, words, fc.boolean(), (frame, natural, fitAlignment, stretch) => {
        const drawn = drawnBox({
          box: frame,
          natural,
          mode: 'contain',
          fitAlignment,
          stretch,
        });
        const slack = 1e-6 * Math.max(frame.width, frame.height);
        expect(drawn.left >= -slack && drawn.left + drawn.width <= frame.width + slack).toBe(true);
        expect(drawn.top >= -slack && drawn.top + drawn.height <= frame.height + slack).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
