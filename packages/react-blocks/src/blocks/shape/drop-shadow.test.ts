import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRelativeShadow, placeDropShadow, readDropShadow, type DropShadow } from './drop-shadow';

const shadow = (over: Partial<DropShadow> = {}): DropShadow => ({
  angle: 90,
  distance: { value: 10, unit: 'px' },
  blur: { value: 4, unit: 'px' },
  ...over,
});

describe('a drop shadow', () => {
  it('[3.31] has angle, distance and blur, the last two with their units', () => {
    const relative = shadow({
      angle: 180,
      distance: { value: 10, unit: '%' },
      blur: { value: 2, unit: '%' },
    });
    expect(placeDropShadow(shadow(), 200)).toEqual({ x: 10, y: 0, blur: 4 });
    expect(placeDropShadow(relative, 200)).toEqual({ x: 0, y: 20, blur: 4 });
    expect([shadow(), relative].map(isRelativeShadow)).toEqual([false, true]);
    expect(readDropShadow(JSON.parse(JSON.stringify(relative)))).toEqual(relative);
  });

  it('[3.31] what is missing or wrong casts none', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        const { x, y, blur } = placeDropShadow(readDropShadow(raw), 100);
        expect([x, y, blur].every(Number.isFinite)).toBe(true);
      }),
    );
    expect(placeDropShadow(readDropShadow({}), 100)).toEqual({ x: 0, y: 0, blur: 0 });
  });

  it('is as far away as it says, wherever it falls', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), fc.nat(500), (angle, value) => {
        const { x, y } = placeDropShadow(shadow({ angle, distance: { value, unit: 'px' } }), 1);
        expect(Math.hypot(x, y)).toBeCloseTo(value, 1);
      }),
    );
  });
});
