import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepLightbox, type LightboxEvent, type LightboxState } from './step-lightbox';

const closed: LightboxState = { name: 'closed' };
const at = (name: 'opening' | 'open' | 'closing', index = 0): LightboxState => ({
  name,
  index,
  count: 3,
});
const open: LightboxEvent = { type: 'open', index: -1, count: 3 };
const go: LightboxEvent = { type: 'go', index: 4 };

describe('life of a lightbox', () => {
  it.each<[LightboxState, LightboxEvent, LightboxState, string]>([
    [closed, open, at('opening', 2), 'present enter show'],
    [at('closing'), open, at('opening', 2), 'present enter show'],
    [at('opening'), { type: 'faded' }, at('open'), 'opened'],
    [at('opening'), go, at('opening', 1), 'rewrite show'],
    [at('open'), go, at('open', 1), 'rewrite show'],
    [at('opening'), { type: 'close' }, at('closing'), 'takeBack dismiss'],
    [at('open'), { type: 'close' }, at('closing'), 'takeBack dismiss'],
    [at('open'), { type: 'close', byHistory: true }, at('closing'), 'dismiss'],
    [at('closing'), { type: 'gone' }, closed, 'remove'],
    [at('opening'), { type: 'destroy' }, closed, 'dismiss remove'],
    [at('open'), { type: 'destroy' }, closed, 'dismiss remove'],
    [at('closing'), { type: 'destroy' }, closed, 'remove'],
  ])('[4.06b] %o, %o: %o', (state, event, next, effects) => {
    expect(stepLightbox(state, event)).toEqual([next, effects.split(' ')]);
  });

  it.each<[LightboxState, LightboxEvent]>([
    [closed, { ...open, count: 0 }],
    [at('opening'), open],
    [at('open'), open],
    [closed, { type: 'faded' }],
    [at('open'), { type: 'faded' }],
    [at('closing'), { type: 'faded' }],
    [closed, go],
    [at('closing'), go],
    [at('open', 1), go],
    [closed, { type: 'close' }],
    [at('closing'), { type: 'close' }],
    [closed, { type: 'gone' }],
    [at('opening'), { type: 'gone' }],
    [at('open'), { type: 'gone' }],
    [closed, { type: 'destroy' }],
  ])('ignored: %o, %o', (state, event) => {
    expect(stepLightbox(state, event)).toEqual([state, []]);
  });

  it('whatever happens, every present is dismissed and removed once, and the index is in the set', () => {
    const event = fc.oneof(
      fc.record({
        type: fc.constant('open' as const),
        index: fc.integer(),
        count: fc.nat({ max: 5 }),
      }),
      fc.record({ type: fc.constant('go' as const), index: fc.integer() }),
      fc.constantFrom<LightboxEvent>(
        { type: 'faded' },
        { type: 'close' },
        { type: 'gone' },
        { type: 'destroy' },
      ),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let state = stepLightbox(closed, { type: 'destroy' })[0];
        let isPresent = false;
        let isThere = false;
        for (const one of [...events, { type: 'destroy' } as const]) {
          const [next, effects] = stepLightbox(state, one);
          state = next;
          for (const effect of effects) {
            if (effect === 'present') expect(isPresent).toBe(false);
            if (effect === 'dismiss') expect(isPresent).toBe(true);
            if (effect === 'remove') expect([isPresent, isThere]).toEqual([false, true]);
            if (effect === 'present') isPresent = isThere = true;
            if (effect === 'dismiss') isPresent = false;
            if (effect === 'remove') isThere = false;
          }
          if (state.name !== 'closed')
            expect(state.index >= 0 && state.index < state.count).toBe(true);
        }
        expect(isThere).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
