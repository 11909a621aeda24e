import type { OrderSubscription } from '../../shop/order-view';
import type { ShowDate } from '../../shop/show-date';
import type { OrderTexts } from './order.texts';

/** How a subscription stands, in words. */
export function formatSubscription(
  { state, nextAt, isOnline, isPastDue }: OrderSubscription,
  texts: OrderTexts,
  date: ShowDate,
): string {
  if (state === 'paused') return isOnline ? texts.pausedOnline : texts.paused;
  if (state !== 'active') return texts[state];
  if (nextAt === null) return '';
  return (isPastDue ? texts.pastDue : texts.renewed)({ when: date(nextAt) });
}

/** What a subscription is charged to, in words. */
export function formatMethod({ method }: OrderSubscription, texts: OrderTexts): string {
  if (!method) return texts.withoutMethod;
  return method.lastFour === '' ? texts.withMethod : texts.withCard({ digits: method.lastFour });
}
