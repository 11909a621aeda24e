import type {
  RenewalEffect,
  RenewalEvent,
  RenewalRefund,
  RenewalState,
  RenewalStep,
} from './renewal-state';

const day = 24 * 60 * 60 * 1000;

/** Waits after a failed payment, in milliseconds; after the last one the subscription is paused. */
export const renewalWaits: readonly number[] = [day, 3 * day, 5 * day];

/** How long a buyer has to pay on the provider's page, in milliseconds. */
export const renewalPatience = 3 * day;

type At<Name extends RenewalState['at']> = Extract<RenewalState, { readonly at: Name }>;

/**
 * Applies an event to a renewal. An event that does not fit leaves the state unchanged, so events
 * may come late, twice and in any order. Money without an order is refunded.
 */
export function stepRenewal(state: RenewalState, event: RenewalEvent): RenewalStep {
  switch (state.at) {
    case 'due':
      return stepDue(state, event);
    case 'charging':
      return stepCharging(state, event);
    case 'paid':
    case 'over':
      return returnLateMoney(state, event);
  }
}

function stepDue(state: At<'due'>, event: RenewalEvent): RenewalStep {
  const { attempt } = state;
  switch (event.type) {
    case 'begin':
      return enter(state, { do: 'reserve', way: event.way });
    case 'reserved': {
      const { way, now: requestedAt } = event;
      return enter(
        { at: 'charging', attempt, requestedAt },
        { do: 'beginAttempt', attempt, way },
        { do: 'charge', attempt, requestedAt },
      );
    }
    case 'soldOut':
      return enter(
        state,
        { do: 'wait', attempt, until: event.now + day },
        { do: 'mail', attempt, words: { kind: 'soldOut' } },
      );
    default:
      return returnLateMoney(state, event);
  }
}

function stepCharging(state: At<'charging'>, event: RenewalEvent): RenewalStep {
  const { attempt, requestedAt } = state;
  if (event.type === 'begin' || event.type === 'back')
    return enter(state, { do: 'charge', attempt, requestedAt });
  if (!('attempt' in event) || event.attempt !== attempt) return returnLateMoney(state, event);
  switch (event.type) {
    case 'paid': {
      const { paymentId } = event;
      return enter({ at: 'paid', paymentId }, { do: 'order', attempt, paymentId });
    }
    case 'mispaid':
      return fail(event, { do: 'giveBack', ...refundOf(event) });
    case 'declined':
      return fail(event, { do: 'declineAttempt', attempt });
    case 'pending':
      return enter(state, { do: 'wait', attempt, until: event.now + day });
    case 'actionNeeded': {
      const until = event.now + renewalPatience;
      const words = { kind: 'pay', href: event.url, until } as const;
      return enter(state, { do: 'wait', attempt, until }, { do: 'mail', attempt, words });
    }
  }
}

/** A failed attempt is retried later, a few times. */
function fail(
  event: Extract<RenewalEvent, { readonly type: 'declined' | 'mispaid' }>,
  end: RenewalEffect,
): RenewalStep {
  const { attempt, now } = event;
  const reason = event.type === 'declined' ? event.reason : 'refused';
  const ended = [end, { do: 'release' }] as const;
  const wait = renewalWaits[attempt];
  const next = attempt + 1;
  if (wait === undefined)
    return enter(
      { at: 'over' },
      ...ended,
      { do: 'pause', attempt: next },
      { do: 'mail', attempt, words: { kind: 'paused', reason } },
    );
  const retryAt = now + wait;
  return enter(
    { at: 'due', attempt: next },
    ...ended,
    { do: 'wait', attempt: next, until: retryAt },
    { do: 'mail', attempt, words: { kind: 'failed', reason, retryAt } },
  );
}

/** Money for a finished attempt is refunded, unless that payment made the renewal. */
function returnLateMoney(state: RenewalState, event: RenewalEvent): RenewalStep {
  if (event.type !== 'paid' && event.type !== 'mispaid') return enter(state);
  if (state.at === 'paid' && state.paymentId === event.paymentId) return enter(state);
  return enter(state, { do: 'giveBack', ...refundOf(event) });
}

function refundOf(
  event: Extract<RenewalEvent, { readonly type: 'paid' | 'mispaid' }>,
): RenewalRefund {
  const { attempt, paymentId } = event;
  if (event.type === 'paid') return { attempt, paymentId };
  return { attempt, paymentId, mispaid: { cents: event.cents, currency: event.currency } };
}

function enter(state: RenewalState, ...effects: readonly RenewalEffect[]): RenewalStep {
  return { state, effects };
}
