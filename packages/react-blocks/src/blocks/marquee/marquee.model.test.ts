import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marqueeDefaults, readMarqueeOptions } from './marquee-options';
import {
  marqueeCopies,
  marqueeDuration,
  marqueeMeasures,
  marqueeSegment,
  marqueeSwing,
  marqueeWave,
} from './marquee.model';

describe('the options of a marquee', () => {
  it('[3.30] have their defaults', () => {
    expect(readMarqueeOptions({})).toEqual(marqueeDefaults);
    expect(marqueeDefaults).toEqual({
      waveFrequency: 1,
      waveIntensity: 0,
      animationDirection: 'left',
      animationSpeed: 1,
      pausedOnHover: false,
    });
  });

  it('[3.30] are read as stored; whatever else is there, they are within their bounds', () => {
    expect(readMarqueeOptions({ animationDirection: 'right', animationSpeed: 2.5 })).toEqual({
      ...marqueeDefaults,
      animationDirection: 'right',
      animationSpeed: 2.5,
    });
    fc.assert(
      fc.property(fc.jsonValue(), fc.double({ noNaN: true }), (raw, speed) => {
        const options = readMarqueeOptions({ ...(raw as object), animationSpeed: speed });
        expect(options.animationSpeed).toBeGreaterThanOrEqual(0);
        expect(options.animationSpeed).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe('the measures of a marquee', () => {
  it('[9.13] have their numbers, and a segment stays between two of them', () => {
    expect(marqueeMeasures).toEqual({
      leastRegion: 50,
      leastSegment: 250,
      mostSegment: 1_000,
      debounce: 1_000,
    });
    expect([0, 1, 2, 4, 10].map(marqueeSegment)).toEqual([1_000, 1_000, 500, 250, 250]);
    expect([49, 50].map((region) => marqueeCopies(region, 20))).toEqual([0, 4]);
  });

  it('its speed is that of its options, whatever its width', () => {
    const width = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(width, fc.double({ min: 0.1, max: 10, noNaN: true }), (unit, speed) => {
        expect(unit / (marqueeDuration(unit, speed) / 1_000)).toBeCloseTo(speed * 75, 6);
      }),
    );
    expect(marqueeDuration(100, 0)).toBe(0);
  });

  it('its copies always cover the region, and no copy is needless', () => {
    const width = fc.integer({ min: 1, max: 5_000 });
    fc.assert(
      fc.property(width, width, (region, unit) => {
        fc.pre(region >= 50);
        const copies = marqueeCopies(region, unit);
        expect((copies - 1) * unit).toBeGreaterThanOrEqual(region);
        expect((copies - 2) * unit).toBeLessThan(region);
      }),
    );
  });

  it('a wave goes up and down until the region is covered', () => {
    expect(marqueeWave(900, 500, 20, 40)).toBe('M0 40Q250 0 500 40T1000 40');
    expect(marqueeSwing(1_000, 400)).toBe(100);
    expect(marqueeSwing(0, 400)).toBe(0);
  });
});
