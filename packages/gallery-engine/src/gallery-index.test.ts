import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGalleryIndex, stepIndex, type GalleryIndexEvent } from './gallery-index';
import { wrapIndex } from './wrap-index';

/** The index after an event, and what it asks to be told. */
function step(start: { count: number; index: number; loop?: boolean }, event: GalleryIndexEvent) {
  const { state, effects } = stepIndex(createGalleryIndex(start), event);
  return [state.index, ...effects.map(({ type, direction }) => `${type} ${direction}`)];
}

const four = (index: number) => ({ count: 4, index });

describe('an index of which nothing is said', () => {
  const index = createGalleryIndex({ count: 4 });

  it('[9.19d] starts with the first', () => {
    expect(index.index).toBe(0);
  });

  it('[9.19c] does not loop: it ends at its last, and at its first', () => {
    const atEnd = stepIndex(createGalleryIndex({ count: 4, index: 3 }), { type: 'next' });
    const atBeginning = stepIndex(index, { type: 'previous' });
    expect(
      [atEnd, atBeginning].map(({ state, effects }) => [state.index, effects[0]?.type]),
    ).toEqual([
      [3, 'reachedEnd'],
      [0, 'reachedBeginning'],
    ]);
  });
});

describe('without loop', () => {
  it.each([
    [0, 'next', [1, 'change forward']],
    [2, 'next', [3, 'change forward', 'reachedEnd forward']],
    [3, 'next', [3, 'reachedEnd forward']],
    [3, 'previous', [2, 'change reverse']],
    [1, 'previous', [0, 'change reverse', 'reachedBeginning reverse']],
    [0, 'previous', [0, 'reachedBeginning reverse']],
  ] as const)('[4.08a] [4.08b] [4.08e] %s and %s', (index, type, outcome) => {
    expect(step(four(index), { type })).toEqual(outcome);
  });

  it.each([
    [0, 4, [0]],
    [0, -1, [3, 'change forward', 'reachedEnd forward']],
    [0, 9, [1, 'change forward']],
    [2, -6, [2]],
    [2, 0, [0, 'change reverse', 'reachedBeginning reverse']],
    [2, 1.5, [0, 'change reverse', 'reachedBeginning reverse']],
  ] as const)('[4.07b] %s goes to %s', (index, target, outcome) => {
    expect(step(four(index), { type: 'goTo', index: target })).toEqual(outcome);
  });
});

describe('with loop', () => {
  it.each([
    [3, 'next', [0, 'change forward']],
    [0, 'previous', [3, 'change reverse']],
    [2, 'next', [3, 'change forward']],
  ] as const)('[4.08d] [4.08e] %s and %s', (index, type, outcome) => {
    expect(step({ ...four(index), loop: true }, { type })).toEqual(outcome);
  });

  it('[4.08d] one slide stays where it is', () => {
    expect(step({ count: 1, index: 0, loop: true }, { type: 'next' })).toEqual([0]);
  });
});

describe('the number of slides', () => {
  it('keeps the slide where it still is one, else gives the last', () => {
    expect(step(four(1), { type: 'setCount', count: 9 })).toEqual([1]);
    expect(step(four(3), { type: 'setCount', count: 2 })).toEqual([1, 'change reverse']);
    expect(step(four(3), { type: 'setCount', count: 4 })).toEqual([3]);
    expect(step(four(3), { type: 'setCount', count: 0 })).toEqual([0]);
  });

  it.each(['next', 'previous'] as const)('without slides %s does nothing', (type) => {
    expect(step({ count: 0, index: 5 }, { type })).toEqual([0]);
  });
});

describe('laws', () => {
  const event: fc.Arbitrary<GalleryIndexEvent> = fc.oneof(
    fc.constantFrom<GalleryIndexEvent>({ type: 'next' }, { type: 'previous' }),
    fc.record({ type: fc.constant('goTo'), index: fc.integer() }),
    fc.record({ type: fc.constant('setCount'), count: fc.nat(20) }),
  );
  const start = fc.record({ count: fc.nat(20), index: fc.integer(), loop: fc.boolean() });

  it('after any steps the index is a slide, and each change is told once', () => {
    fc.assert(
      fc.property(start, fc.array(event, { maxLength: 30 }), (from, events) => {
        let state = createGalleryIndex(from);
        for (const event of events) {
          const before = state;
          const { state: after, effects } = stepIndex(state, event);
          state = after;
          expect(state.index).toBe(wrapIndex(state.index, state.count));
          const changes = effects.filter(({ type }) => type === 'change').map(({ index }) => index);
          expect(changes).toEqual(
            before.index !== after.index && after.count > 0 ? [after.index] : [],
          );
          if (before.index === after.index && before.count === after.count)
            expect(after).toBe(before);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('[4.08d] with loop, next and previous undo each other', () => {
    fc.assert(
      fc.property(start, (from) => {
        const state = createGalleryIndex({ ...from, loop: true });
        const nextState = stepIndex(state, { type: 'next' }).state;
        expect(stepIndex(nextState, { type: 'previous' }).state).toEqual(state);
      }),
      { numRuns: 1000 },
    );
  });
});
