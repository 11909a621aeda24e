import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RenewalEffect, RenewalEvent, RenewalState } from './renewal-state';
import { renewalPatience, renewalWaits, stepRenewal } from './step-renewal';

const due: RenewalState = { at: 'due', attempt: 0 };
const charging: RenewalState = { at: 'charging', attempt: 0, requestedAt: 1 };
const states: readonly RenewalState[] = [
  due,
  charging,
  { at: 'paid', paymentId: 'p' },
  { at: 'over' },
];

/** Every event that there is, about the first attempt. */
const events: readonly RenewalEvent[] = [
  { type: 'begin', way: 'saved', now: 2 },
  { type: 'back', now: 2 },
  { type: 'reserved', way: 'saved', now: 2 },
  { type: 'soldOut', now: 2 },
  { type: 'actionNeeded', attempt: 0, url: '/pay', now: 2 },
  { type: 'pending', attempt: 0, now: 2 },
  { type: 'declined', reason: 'refused', attempt: 0, now: 2 },
  { type: 'paid', attempt: 0, paymentId: 'q', now: 2 },
  { type: 'mispaid', attempt: 0, paymentId: 'q', cents: 1, currency: 'USD', now: 2 },
];

describe('a renewal', () => {
  it('does for each state and event what the table says', () => {
    const table = states.map((state) =>
      events.map((event) => {
        const step = stepRenewal(state, event);
        const done = step.effects.map((effect) => effect.do).join(' ');
        return `${state.at} + ${event.type} → ${step.state === state ? 'unchanged' : step.state.at}${done && `: ${done}`}`;
      }),
    );
    expect(table.flat()).toEqual([
      'due + begin → unchanged: reserve',
      'due + back → unchanged',
      'due + reserved → charging: beginAttempt charge',
      'due + soldOut → unchanged: wait mail',
      'due + actionNeeded → unchanged',
      'due + pending → unchanged',
      'due + declined → unchanged',
      'due + paid → unchanged: giveBack',
      'due + mispaid → unchanged: giveBack',
      'charging + begin → unchanged: charge',
      'charging + back → unchanged: charge',
      'charging + reserved → unchanged',
      'charging + soldOut → unchanged',
      'charging + actionNeeded → unchanged: wait mail',
      'charging + pending → unchanged: wait',
      'charging + declined → due: declineAttempt release wait mail',
      'charging + paid → paid: order',
      'charging + mispaid → due: giveBack release wait mail',
      'paid + begin → unchanged',
      'paid + back → unchanged',
      'paid + reserved → unchanged',
      'paid + soldOut → unchanged',
      'paid + actionNeeded → unchanged',
      'paid + pending → unchanged',
      'paid + declined → unchanged',
      'paid + paid → unchanged: giveBack',
      'paid + mispaid → unchanged: giveBack',
      'over + begin → unchanged',
      'over + back → unchanged',
      'over + reserved → unchanged',
      'over + soldOut → unchanged',
      'over + actionNeeded → unchanged',
      'over + pending → unchanged',
      'over + declined → unchanged',
      'over + paid → unchanged: giveBack',
      'over + mispaid → unchanged: giveBack',
    ]);
  });

  it('waits 1, 3 and 5 days after an attempt that failed, then is over', () => {
    let state: RenewalState | undefined;
    const waits: number[] = [];
    for (let attempt = 0; attempt <= renewalWaits.length; attempt += 1) {
      const step = stepRenewal(
        { at: 'charging', attempt, requestedAt: 0 },
        { type: 'declined', reason: 'refused', attempt, now: 100 },
      );
      state = step.state;
      for (const effect of step.effects) if (effect.do === 'wait') waits.push(effect.until - 100);
    }
    expect(waits).toEqual(renewalWaits);
    expect(state).toEqual({ at: 'over' });
  });

  it('gives a buyer who has to act three days', () => {
    const { effects } = stepRenewal(charging, {
      type: 'actionNeeded',
      attempt: 0,
      url: '/pay',
      now: 5,
    });
    expect(effects[0]).toEqual({ do: 'wait', attempt: 0, until: 5 + renewalPatience });
  });
});

const now = fc.nat(1_000);
const attempt = fc.nat(4);
const paymentId = fc.constantFrom('a', 'b', 'c');
const anyEvent: fc.Arbitrary<RenewalEvent> = fc.oneof(
  fc.record({
    type: fc.constant('begin' as const),
    way: fc.constantFrom('saved' as const, 'page' as const),
    now,
  }),
  fc.record({ type: fc.constant('back' as const), now }),
  fc.record({ type: fc.constant('pending' as const), attempt, now }),
  fc.record({
    type: fc.constant('declined' as const),
    reason: fc.constantFrom('refused' as const, 'authentication' as const),
    attempt,
    now,
  }),
  fc.record({ type: fc.constant('actionNeeded' as const), attempt, url: fc.constant('/'), now }),
  fc.record({ type: fc.constant('paid' as const), attempt, paymentId, now }),
  fc.record({
    type: fc.constant('mispaid' as const),
    attempt,
    paymentId,
    cents: fc.nat(9),
    currency: fc.constant('USD' as const),
    now,
  }),
);

/** Plays events as they come; pieces are there or not, as a list says. */
function play(events: readonly RenewalEvent[], isThere: readonly boolean[]) {
  const effects: RenewalEffect[] = [];
  const visited: RenewalState[] = [due];
  let state = due;
  let requests = 0;
  const queue = [...events];
  for (let event = queue.shift(); event; event = queue.shift()) {
    const step = stepRenewal(state, event);
    state = step.state;
    visited.push(state);
    for (const effect of step.effects) {
      effects.push(effect);
      if (effect.do !== 'reserve') continue;
      const isHeld = isThere[requests++ % isThere.length] ?? true;
      const { way } = effect;
      queue.unshift(
        isHeld ? { type: 'reserved', way, now: event.now } : { type: 'soldOut', now: event.now },
      );
    }
  }
  const count = (name: RenewalEffect['do']) =>
    effects.filter((effect) => effect.do === name).length;
  return { state, effects, visited, count };
}

const schedule = [
  fc.array(anyEvent, { maxLength: 40 }),
  fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
] as const;

describe('whatever comes late, twice and in any order', () => {
  it('a period becomes one order at most, and all other money goes back', () => {
    fc.assert(
      fc.property(...schedule, (events, isThere) => {
        const { effects, count } = play(events, isThere);
        expect(count('order')).toBeLessThanOrEqual(1);
        const [ordered] = effects.flatMap((effect) =>
          effect.do === 'order' ? [effect.paymentId] : [],
        );
        const returned = new Set(
          effects.flatMap((effect) => (effect.do === 'giveBack' ? [effect.paymentId] : [])),
        );
        for (const event of events) {
          if (event.type !== 'paid' && event.type !== 'mispaid') continue;
          expect(returned.has(event.paymentId) || ordered === event.paymentId).toBe(true);
        }
      }),
    );
  });

  it('an attempt is begun once, under numbers that only grow, and asked for only while pieces are held', () => {
    fc.assert(
      fc.property(...schedule, (events, isThere) => {
        const { effects } = play(events, isThere);
        const begun = effects.flatMap((effect) =>
          effect.do === 'beginAttempt' ? [effect.attempt] : [],
        );
        expect(begun).toEqual([...new Set(begun)].sort((a, b) => a - b));
        let held = 0;
        for (const effect of effects) {
          if (effect.do === 'beginAttempt') held += 1;
          if (effect.do === 'release' || effect.do === 'order') held -= 1;
          if (effect.do === 'charge') expect(held).toBe(1);
          expect(held === 0 || held === 1).toBe(true);
        }
      }),
    );
  });

  it('what is paid or over stays so', () => {
    fc.assert(
      fc.property(...schedule, (events, isThere) => {
        const { visited } = play(events, isThere);
        const end = visited.findIndex(({ at }) => at === 'paid' || at === 'over');
        if (end >= 0) expect(new Set(visited.slice(end))).toEqual(new Set([visited[end]]));
      }),
    );
  });

  it('whoever is not charging any more is looked at again, ordered or paused', () => {
    fc.assert(
      fc.property(...schedule, (events, isThere) => {
        const { count } = play(events, isThere);
        const ends = count('order') + count('release');
        expect(count('wait') + count('pause') + count('order')).toBeGreaterThanOrEqual(ends);
      }),
    );
  });
});
