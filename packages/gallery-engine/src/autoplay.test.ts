import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createAutoplay, randomIndex, type AutoplayTimes } from './autoplay';
import { createFakeClock } from '@frontage/core-lifecycle/testing';

function openAutoplay(times: Partial<AutoplayTimes> = { timeout: 5000 }) {
  const clock = createFakeClock();
  const advance = vi.fn(() => true);
  const autoplay = createAutoplay({ clock, ...times, advance });
  return { clock, advance, autoplay, times: () => advance.mock.calls.length };
}

describe('autoplay', () => {
  it('[4.09a] advances at its interval', () => {
    const { clock, autoplay, times } = openAutoplay();
    clock.advance(9000);
    expect(times()).toBe(0);
    autoplay.start();
    clock.advance(4999);
    expect(times()).toBe(0);
    clock.advance(1);
    expect(times()).toBe(1);
    clock.advance(10_000);
    expect(times()).toBe(3);
  });

  it('[9.19] where nothing says it, it goes on after 1000 ms', () => {
    const { clock, autoplay, times } = openAutoplay({});
    autoplay.start();
    clock.advance(999);
    expect(times()).toBe(0);
    clock.advance(1);
    expect(times()).toBe(1);
    clock.advance(2000);
    expect(times()).toBe(3);
  });

  it('what is in the way may be looked at sooner', () => {
    const { clock, autoplay, advance, times } = openAutoplay({ resumeAfter: 200 });
    autoplay.start();
    advance.mockReturnValueOnce(false);
    clock.advance(1200);
    expect(times()).toBe(2);
  });

  it('[4.09b] [9.19b] where something is in the way it tries again after 1000 ms', () => {
    const { clock, autoplay, advance, times } = openAutoplay();
    autoplay.start();
    advance.mockReturnValueOnce(false).mockReturnValueOnce(false);
    clock.advance(7000);
    expect(times()).toBe(3);
    clock.advance(4999);
    expect(times()).toBe(3);
  });

  it('begins its time anew when something else has moved', () => {
    const { clock, autoplay, times } = openAutoplay();
    autoplay.start();
    clock.advance(4000);
    autoplay.start();
    clock.advance(4000);
    expect([times(), clock.waiting]).toEqual([0, 1]);
  });

  it('stops, also from within its own step, and leaves no timer', () => {
    const { clock, autoplay, advance, times } = openAutoplay();
    autoplay.start();
    advance.mockImplementationOnce(() => {
      autoplay.stop();
      return true;
    });
    clock.advance(60_000);
    expect([times(), clock.waiting]).toEqual([1, 0]);
    autoplay.stop();
  });
});

describe('randomize', () => {
  it('[4.09d] picks any other slide', () => {
    const shares = [0, 0.34, 0.67, 0.999];
    expect(
      shares.map((share) => randomIndex({ count: 4, index: 1, loop: true }, () => share)),
    ).toEqual([2, 3, 0, 0]);
    expect(randomIndex({ count: 1, index: 0, loop: true }, () => 0.5)).toBe(0);
  });

  it('[4.09d] always one that is there, never the current one', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.nat(59), random, (count, current, share) => {
        const index = current % count;
        const target = randomIndex({ count, index, loop: true }, () => share);
        expect(target >= 0 && target < count && target !== index).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
