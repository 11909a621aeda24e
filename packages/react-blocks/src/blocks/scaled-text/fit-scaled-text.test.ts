import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitScaledText, scaledTextMeasures } from './fit-scaled-text';

describe('scaled text', () => {
  it('[5.14a] [9.21d] has its least size and its debounce', () => {
    expect(scaledTextMeasures).toMatchObject({ leastSize: 11, debounce: 100 });
    expect(fitScaledText({ lineWidth: 1_000, size: 10, room: 300 })).toBe(11);
  });

  it('fills its room, and not more than it may', () => {
    expect(fitScaledText({ lineWidth: 100, size: 10, room: 300 })).toBe(30);
    expect(fitScaledText({ lineWidth: 100, size: 10, room: 300, most: 16 })).toBe(16);
  });

  it.each([
    { lineWidth: 0, size: 10, room: 300 },
    { lineWidth: 10, size: 10, room: 0 },
  ])('without text or room there is no size', (input) =>
    expect(fitScaledText(input)).toBeUndefined(),
  );

  it('a line that fits is never wider than its room', () => {
    const positive = fc.integer({ min: 1, max: 5_000 });
    fc.assert(
      fc.property(positive, positive, positive, (lineWidth, size, room) => {
        const fitting = fitScaledText({ lineWidth, size, room }) ?? 0;
        fc.pre(fitting > scaledTextMeasures.leastSize);
        expect((lineWidth * fitting) / size).toBeLessThanOrEqual(room + 1e-6);
      }),
    );
  });
});
