import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageDefaults, resolveImageOptions } from './image-options';
import { readDimensions } from './read-dimensions';
import { readFocalPoint } from './read-focal-point';

describe('readDimensions', () => {
  it('[3.25c] width and height', () => {
    expect(readDimensions('1600x900')).toEqual({ width: 1600, height: 900 });
  });

  it.each([
    undefined,
    null,
    '',
    'x',
    '1600',
    '0x900',
    '-1x5',
    '1600x',
    '1x2x3',
    'axb',
    'Infinityx2',
  ])('%s is none', (raw) => {
    expect(readDimensions(raw)).toBeUndefined();
  });

  it('never throws, and reads what was written', () => {
    const side = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(readDimensions(`${width}x${height}`)).toEqual({ width, height });
      }),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(fc.string(), (raw) => void readDimensions(raw)),
      { numRuns: 1000 },
    );
  });
});

describe('readFocalPoint', () => {
  it('[3.25c] two fractions', () => {
    expect(readFocalPoint('0.4,0.6')).toEqual({ x: 0.4, y: 0.6 });
  });

  it.each([undefined, null, '', 'abc', '0.3', '0.3,', ',0.3', '0.3,b'])(
    '[3.25b] %s is the centre',
    (raw) => {
      expect(readFocalPoint(raw)).toEqual({ x: 0.5, y: 0.5 });
    },
  );

  it('moves what is outside to the edge, and never throws', () => {
    expect(readFocalPoint('-2,1.5')).toEqual({ x: 0, y: 1 });
    fc.assert(
      fc.property(fc.string(), (raw) => {
        const { x, y } = readFocalPoint(raw);
        expect([x, y].every((part) => part >= 0 && part <= 1)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('resolveImageOptions', () => {
  it('[3.25a] gives what nothing is said of its default', () => {
    expect(resolveImageOptions()).toEqual({
      source: '',
      dimensions: undefined,
      focalPoint: { x: 0.5, y: 0.5 },
      load: 'viewport',
      forceImageUpdate: false,
      cropMode: 'none',
      sizeAdjustment: 1,
      sizeFormat: 'queryString',
      allowSaveData: true,
      dprMin: 0,
      dprMax: Infinity,
      fitAlignment: 'center',
      stretch: true,
      useAdvancedPositioning: false,
      fixedRatio: false,
      useBgImage: false,
      place: true,
      allowConcurrentLoads: false,
    });
    expect(resolveImageOptions({ dprMin: undefined, source: '/a.jpg' })).toEqual({
      ...imageDefaults,
      source: '/a.jpg',
    });
  });

  it('[5.12e] mends the size adjustment', () => {
    const read = (sizeAdjustment: number) => resolveImageOptions({ sizeAdjustment }).sizeAdjustment;
    expect([read(2), read(NaN), read(-1)]).toEqual([2, 1, 0]);
  });
});
