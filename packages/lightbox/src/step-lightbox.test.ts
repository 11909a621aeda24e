import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepLightbox, type LightboxEvent, type LightboxState } from './step-lightbox';

const closed: LightboxState = { name: 'closed' };
const stateOf = (name: 'opening' | 'open' | 'closing', index = 0): LightboxState => ({
  name,
  index,
  count: 3,
});
const open: LightboxEvent = { type: 'open', index: -1, count: 3 };
const goToFourth: LightboxEvent = { type: 'go', index: 4 };

describe('life of a lightbox', () => {
  it.each<[LightboxState, LightboxEvent, LightboxState, string]>([
    [closed, open, stateOf('opening', 2), 'present enter show'],
    [stateOf('closing'), open, stateOf('opening', 2), 'present enter show'],
    [stateOf('opening'), { type: 'faded' }, stateOf('open'), 'opened'],
    [stateOf('opening'), goToFourth, stateOf('opening', 1), 'rewrite show'],
    [stateOf('open'), goToFourth, stateOf('open', 1), 'rewrite show'],
    [stateOf('opening'), { type: 'close' }, stateOf('closing'), 'takeBack dismiss'],
    [stateOf('open'), { type: 'close' }, stateOf('closing'), 'takeBack dismiss'],
    [stateOf('open'), { type: 'close', byHistory: true }, stateOf('closing'), 'dismiss'],
    [stateOf('closing'), { type: 'gone' }, closed, 'remove'],
    [stateOf('opening'), { type: 'destroy' }, closed, 'dismiss remove'],
    [stateOf('open'), { type: 'destroy' }, closed, 'dismiss remove'],
    [stateOf('closing'), { type: 'destroy' }, closed, 'remove'],
  ])('[4.06b] %o, %o: %o', (state, event, next, effects) => {
    expect(stepLightbox(state, event)).toEqual([next, effects.split(' ')]);
  });

  it.each<[LightboxState, LightboxEvent]>([
    [closed, { ...open, count: 0 }],
    [stateOf('opening'), open],
    [stateOf('open'), open],
    [closed, { type: 'faded' }],
    [stateOf('open'), { type: 'faded' }],
    [stateOf('closing'), { type: 'faded' }],
    [closed, goToFourth],
    [stateOf('closing'), goToFourth],
    [stateOf('open', 1), goToFourth],
    [closed, { type: 'close' }],
    [stateOf('closing'), { type: 'close' }],
    [closed, { type: 'gone' }],
    [stateOf('opening'), { type: 'gone' }],
    [stateOf('open'), { type: 'gone' }],
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
        for (const event of [...events, { type: 'destroy' } as const]) {
          const [next, effects] = stepLightbox(state, event);
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
