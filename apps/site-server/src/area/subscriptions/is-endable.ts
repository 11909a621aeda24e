import type { Subscription } from '../../shop/subscriptions/subscription';

/** Whether a subscription goes on, so that somebody may end it. */
export function isEndable({ state }: Pick<Subscription, 'state'>): boolean {
  return state === 'active' || state === 'paused';
}
