import { nothingToPay, openCheckout } from './checkout';
import type {
  AgreedPrice,
  CheckoutEffect,
  CheckoutEvent,
  CheckoutState,
  CheckoutStep,
} from './checkout';

type At<Name extends CheckoutState['at']> = Extract<CheckoutState, { readonly at: Name }>;

/**
 * Applies an event to a checkout: gives the next state and the tasks, as data. An event that does
 * not fit leaves the state unchanged, so events may come late, twice and in any order. Money that
 * comes twice, too late or in another amount is refunded.
 */
export function stepCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutStep {
  switch (state.at) {
    case 'open':
    case 'priced':
    case 'reserving':
      return isMoney(event) ? returnPayment(state, event.paymentId) : stepBeforeHold(state, event);
    case 'reserved':
      return stepReserved(state, event);
    case 'paying':
    case 'actionNeeded':
      return stepPaying(state, event);
    case 'paid':
    case 'ordered':
    case 'refunding':
    case 'closed':
      return isMoney(event)
        ? returnPayment(state, event.paymentId)
        : stepAfterPayment(state, event);
  }
}

/** Replays a log of events; the same log always leads to the same state. */
export function replayCheckout(events: readonly CheckoutEvent[]): CheckoutState {
  return events.reduce((state, event) => stepCheckout(state, event).state, openCheckout);
}

function stepBeforeHold(
  state: At<'open' | 'priced' | 'reserving'>,
  event: CheckoutEvent,
): CheckoutStep {
  const isReserving = state.at === 'reserving';
  if (event.type === 'canceled')
    return enter({ at: 'closed', reason: 'canceled' }, ...release(isReserving));
  if (event.type === 'priced') {
    if (isReserving && event.priceHash === state.priceHash) return enter(state);
    return enter(priceAnew(state, event), ...release(isReserving));
  }
  if (state.at === 'priced' && event.type === 'confirmed')
    return event.priceHash === state.priceHash
      ? enter({ ...state, at: 'reserving' }, { do: 'reserve' })
      : enter(state, { do: 'askAgain' });
  if (state.at !== 'reserving') return enter(state);
  if (event.type === 'reserved')
    return enter({ ...state, at: 'reserved', expiresAt: event.expiresAt, earlier: state.attempt });
  return event.type === 'soldOut'
    ? enter({ at: 'open', attempt: state.attempt }, { do: 'notifySoldOut' })
    : enter(state);
}

function stepReserved(state: At<'reserved'>, event: CheckoutEvent): CheckoutStep {
  const attempt = state.attempt + 1;
  switch (event.type) {
    case 'pay':
      if (state.dueCents === 0) return takePayment(nothingToPay);
      return enter(
        { ...state, at: 'paying', attempt },
        { do: 'pay', attempt, dueCents: state.dueCents },
      );
    case 'priced':
      if (event.priceHash === state.priceHash) return enter(state);
      return enter(priceAnew(state, event), { do: 'release' });
    case 'clock':
      return event.now < state.expiresAt
        ? enter(state)
        : enter({ at: 'closed', reason: 'expired' }, { do: 'release' });
    case 'canceled':
      return enter({ at: 'closed', reason: 'canceled' }, { do: 'release' });
    case 'paid':
      // An attempt that was declined was paid after all.
      return event.attempt > state.earlier
        ? takePayment(event.paymentId)
        : returnPayment(state, event.paymentId);
    case 'mispaid':
      return returnPayment(state, event.paymentId);
    default:
      return enter(state);
  }
}

function stepPaying(state: At<'paying' | 'actionNeeded'>, event: CheckoutEvent): CheckoutStep {
  const { priceHash, dueCents, expiresAt, attempt, earlier } = state;
  const heldPayment = { priceHash, dueCents, expiresAt, attempt, earlier };
  // While a payment may be in progress nothing is given up: the provider is asked.
  if (event.type === 'clock')
    return event.now < expiresAt ? enter(state) : enter(state, { do: 'lookUp', attempt });
  if (event.type === 'paid' && event.attempt <= earlier)
    return returnPayment(state, event.paymentId);
  if (event.type === 'paid')
    return takePayment(
      event.paymentId,
      ...(event.attempt === attempt ? [] : [{ do: 'void', attempt } as const]),
    );
  // This attempt can no longer be paid: a visitor who still wants to buy agrees again.
  if (event.type === 'mispaid' && event.attempt === attempt)
    return enter(
      { at: 'open', attempt },
      { do: 'release' },
      { do: 'refund', paymentId: event.paymentId },
      { do: 'notifyDeclined' },
    );
  if (event.type === 'mispaid') return returnPayment(state, event.paymentId);
  if (!('attempt' in event) || event.attempt !== attempt) return enter(state);
  switch (event.type) {
    case 'declined':
      return enter({ at: 'reserved', ...heldPayment }, { do: 'notifyDeclined' });
    case 'actionNeeded':
      return enter({ at: 'actionNeeded', action: event.action, ...heldPayment });
    case 'actionDone':
      return state.at === 'actionNeeded'
        ? enter({ at: 'paying', ...heldPayment }, { do: 'lookUp', attempt })
        : enter(state);
    case 'left':
      // Nobody waits for the provider any more: a late payment counts as long as it fits.
      return state.at === 'actionNeeded'
        ? enter({ at: 'reserved', ...heldPayment }, { do: 'void', attempt })
        : enter(state);
    case 'unanswered':
      return enter(state, { do: 'lookUp', attempt });
  }
}

function stepAfterPayment(
  state: At<'paid' | 'ordered' | 'refunding' | 'closed'>,
  event: CheckoutEvent,
): CheckoutStep {
  if (state.at === 'paid' && event.type === 'ordered')
    return enter({ ...state, at: 'ordered', orderId: event.orderId });
  if (state.at === 'paid' && event.type === 'refused') {
    const { paymentId } = state;
    if (paymentId === nothingToPay)
      return enter({ at: 'closed', reason: 'canceled' }, { do: 'release' });
    return enter({ at: 'refunding', paymentId }, { do: 'release' }, { do: 'refund', paymentId });
  }
  if (state.at === 'refunding' && event.type === 'refunded' && event.paymentId === state.paymentId)
    return enter({ at: 'closed', reason: 'refunded', paymentId: state.paymentId });
  return enter(state);
}

function isMoney(
  event: CheckoutEvent,
): event is Extract<CheckoutEvent, { readonly type: 'paid' | 'mispaid' }> {
  return event.type === 'paid' || event.type === 'mispaid';
}

function takePayment(paymentId: string, ...effects: CheckoutEffect[]): CheckoutStep {
  return enter({ at: 'paid', paymentId }, { do: 'order', paymentId }, ...effects);
}

/** Refunds a payment that no order of this checkout needs, once for each report of it. */
function returnPayment(state: CheckoutState, paymentId: string): CheckoutStep {
  if ('paymentId' in state && state.paymentId === paymentId) return enter(state);
  return enter(state.at === 'closed' ? { at: 'refunding', paymentId } : state, {
    do: 'refund',
    paymentId,
  });
}

function priceAnew(
  { attempt }: { readonly attempt: number },
  { priceHash, dueCents }: AgreedPrice,
): CheckoutState {
  return { at: 'priced', priceHash, dueCents, attempt };
}

function release(isHeld: boolean): readonly CheckoutEffect[] {
  return isHeld ? [{ do: 'release' }] : [];
}

function enter(state: CheckoutState, ...effects: readonly CheckoutEffect[]): CheckoutStep {
  return { state, effects };
}
