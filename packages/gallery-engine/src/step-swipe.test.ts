import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newSwipeDefaults, swipeDefaults, touchTransitions } from './motion-defaults';
import { stepSwipe, swipeTurn, type SwipeEvent, type SwipeState } from './step-swipe';
import { boundDrag, checkBoundaries, checkSnapPoints, snapTime } from './swipe-boundaries';

/** What a course of points tells: down at the first, up at the last. */
function swipe(...points: readonly (readonly [x: number, y: number, time: number])[]): string[] {
  let state: SwipeState = { phase: 'idle' };
  const events: string[] = [];
  points.forEach(([x, y, time], index) => {
    const later = index === points.length - 1 ? 'up' : 'move';
    const step = stepSwipe(state, { type: index === 0 ? 'down' : later, x, y, time });
    state = step.state;
    if (step.effect) events.push(`${step.effect.type} ${step.effect.dx} ${step.effect.ms}`);
  });
  return events;
}

describe('a finger', () => {
  it('[9.22b] drags sideways once it has gone 10 px', () => {
    expect(swipe([100, 0, 0], [91, 0, 10], [90, 2, 20], [40, 30, 30], [40, 30, 90])).toEqual([
      'drag -10 20',
      'drag -60 30',
      'end -60 90',
    ]);
  });

  it('[9.22b] that goes up or down is no matter of the gallery', () => {
    expect(swipe([100, 0, 0], [95, 12, 10], [10, 12, 20], [10, 12, 30])).toEqual([]);
  });

  it('that is taken away ends where it began', () => {
    const state: SwipeState = { phase: 'drag', x: 0, y: 0, time: 0 };
    expect(stepSwipe(state, { type: 'cancel', x: 90, y: 0, time: 50 })).toEqual({
      state: { phase: 'idle' },
      effect: { type: 'end', dx: 0, ms: 50 },
    });
  });

  it.each(['move', 'up', 'cancel'] as const)('%s without a finger down changes nothing', (type) => {
    const state: SwipeState = { phase: 'idle' };
    expect(stepSwipe(state, { type, x: 9, y: 9, time: 9 })).toEqual({ state });
  });

  it('a second finger down changes nothing', () => {
    const state: SwipeState = { phase: 'drag', x: 0, y: 0, time: 0 };
    expect(stepSwipe(state, { type: 'down', x: 9, y: 9, time: 9 }).state).toBe(state);
  });

  it('ends every drag that begins', () => {
    const point = fc.record({
      x: fc.integer({ min: 0, max: 400 }),
      y: fc.integer({ min: 0, max: 400 }),
      time: fc.nat(900),
    });
    const event = fc.tuple(
      fc.constantFrom<SwipeEvent['type']>('down', 'move', 'up', 'cancel'),
      point,
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state: SwipeState = { phase: 'idle' };
        let open = false;
        for (const [type, point] of events) {
          const { state: after, effect } = stepSwipe(state, { type, ...point });
          if (effect?.type === 'drag') open = true;
          if (effect?.type === 'end') {
            expect(open).toBe(true);
            open = false;
          }
          expect(after.phase === 'drag').toBe(open);
          state = after;
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the end of a drag', () => {
  it.each([
    [-50, 250, 'next'],
    [50, 250, 'previous'],
    [-49, 100, undefined],
    [-50, 251, undefined],
  ])('[9.22b] %s px in %s ms lead %s', (dx, ms, to) => {
    expect(swipeTurn({ dx, ms })).toBe(to);
  });

  it.each([
    [-401, 'next'],
    [-400, undefined],
    [401, 'previous'],
  ])('[9.22d] slowly, %s px of 900 lead %s', (dx, to) => {
    expect(swipeTurn({ dx, ms: 2000, distance: 900 / touchTransitions.divisor })).toBe(to);
  });

  it('is mirrored where text runs from right to left', () => {
    expect(swipeTurn({ dx: -80, ms: 100 }, true)).toBe('previous');
  });
});

describe('options', () => {
  it('[9.22b] [9.22d] have their numbers', () => {
    expect(swipeDefaults).toEqual({ threshold: 50, timeLimit: 250, axisAfter: 10 });
    expect(touchTransitions).toEqual({ swipe: 0.28, scroll: 0.4, divisor: 2.25 });
    expect(newSwipeDefaults).toEqual({ wide: [0.3, 0.5], narrow: [0.2, 0.4], narrowBelow: 767 });
  });

  it.each([
    [0, 1000, 300],
    [1, 1000, 500],
    [0.5, 767, 400],
    [0, 766, 200],
    [9, 766, 400],
  ])('[9.22c] with %s left on %s px it snaps in %s ms', (share, width, ms) => {
    expect(snapTime(share, width)).toBeCloseTo(ms, 6);
  });

  it('[5.13f] boundaries are one of three', () => {
    expect(['none', 'hard', 'inertial'].map(checkBoundaries)).toEqual(['none', 'hard', 'inertial']);
    for (const value of ['soft', '', undefined, 3])
      expect(() => checkBoundaries(value)).toThrow(TypeError);
    expect([boundDrag(90, 'none'), boundDrag(90, 'hard'), boundDrag(90, 'inertial')]).toEqual([
      90, 0, 30,
    ]);
  });

  it('[5.13f] snap points are a percentage or none', () => {
    expect([checkSnapPoints('none'), checkSnapPoints('50%'), checkSnapPoints('12.5%')]).toEqual([
      undefined,
      0.5,
      0.125,
    ]);
    for (const value of ['50', '0%', '-5%', 'all', 50, undefined])
      expect(() => checkSnapPoints(value)).toThrow(TypeError);
  });
});
