import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createTween, type TweenOptions } from './create-tween';
import { easeOut, type Easing } from './easing';
import { createFakeFrames } from './testing/fake-frames';

/** The same speed all the way. */
const linear: Easing = (share) => share;

function run(options: Partial<TweenOptions> = {}) {
  const frames = createFakeFrames();
  const shares: number[] = [];
  const onEnd = vi.fn();
  const tween = createTween((share) => shares.push(share), {
    frames,
    easing: linear,
    onEnd,
    ...options,
  });
  return { frames, shares, onEnd, tween };
}

describe('what a tween refuses', () => {
  it.each([undefined, null, 'x', {}])('[5.15a] no function: %s', (value) => {
    // A caller without types may pass anything.
    const call = () => createTween(value as () => void, { frames: createFakeFrames() });
    expect(call).toThrow(new TypeError('[Tween] First parameter needs to be a function.'));
  });

  it.each([NaN, Infinity, -Infinity])('[5.15a] no finite duration: %s', (duration) => {
    expect(() => run({ duration })).toThrow(
      new TypeError('[Tween] Duration is not a finite number.'),
    );
  });
});

describe('a tween', () => {
  it('[9.16d] takes 300 ms', () => {
    const { frames, shares, onEnd } = run();
    frames.frame(150);
    frames.frame(149);
    expect(onEnd).not.toHaveBeenCalled();
    frames.frame(1);
    expect(shares).toEqual([0.5, 299 / 300, 1]);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('moves in its first frame, even if that is no later than the start', () => {
    const { frames, shares } = run();
    frames.frame(0);
    expect(shares[0]).toBeGreaterThan(0);
  });

  it.each([0, -5])('of %s ms is at its end at once', (duration) => {
    const { frames, shares, onEnd } = run({ duration });
    expect([shares, onEnd.mock.calls.length, frames.waiting]).toEqual([[1], 1, 0]);
  });

  it('stops where it is when cancelled', () => {
    const { frames, shares, onEnd, tween } = run();
    frames.frame(100);
    tween.cancel();
    tween.cancel();
    tween.finish();
    frames.frame(500);
    expect([shares.length, onEnd.mock.calls.length, frames.waiting]).toEqual([1, 0, 0]);
  });

  it('goes to its end when asked, once', () => {
    const { frames, shares, onEnd, tween } = run();
    tween.finish();
    tween.finish();
    frames.frame(500);
    expect([shares, onEnd.mock.calls.length, frames.waiting]).toEqual([[1], 1, 0]);
  });

  it('may be cancelled by its own update', () => {
    const frames = createFakeFrames();
    const tween = createTween(() => tween.cancel(), { frames });
    frames.frame(50);
    expect(frames.waiting).toBe(0);
  });
});

describe('laws', () => {
  const easing = fc.constantFrom(linear, easeOut);
  const share = fc.double({ min: 0, max: 1, noNaN: true });

  it('an easing keeps both ends, grows, and stays between them', () => {
    fc.assert(
      fc.property(easing, share, share, (ease, a, b) => {
        expect([ease(0), ease(1)]).toEqual([0, 1]);
        const [low, high] = [ease(Math.min(a, b)), ease(Math.max(a, b))];
        expect(low >= 0 && high <= 1 && low <= high + 1e-12).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('shares grow, end exactly at 1, and the end is told once', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(easing, fc.integer({ min: 1, max: 1000 }), steps, (ease, duration, times) => {
        const { frames, shares, onEnd } = run({ easing: ease, duration });
        for (const ms of times) frames.frame(ms);
        frames.frame(duration);
        frames.frame(duration);
        expect(shares.at(-1)).toBe(1);
        expect(onEnd).toHaveBeenCalledOnce();
        expect(
          shares.every((value, index) => index === 0 || value >= Number(shares[index - 1])),
        ).toBe(true);
        expect(shares.filter((value) => value === 1)).toHaveLength(1);
      }),
      { numRuns: 1000 },
    );
  });

  it('after a cancel nothing is called', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(90), { maxLength: 20 }), fc.nat(20), (times, index) => {
        const { frames, shares, tween } = run();
        let seen = -1;
        times.forEach((ms, step) => {
          if (step === index) {
            tween.cancel();
            seen = shares.length;
          }
          frames.frame(ms);
        });
        if (seen >= 0) expect(shares).toHaveLength(seen);
      }),
      { numRuns: 1000 },
    );
  });
});
