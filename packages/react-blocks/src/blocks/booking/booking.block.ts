import { defineBlock } from '@frontage/core-lifecycle/block';

/** Bookings. */
export const booking = defineBlock({
  id: 'booking',
  start: 'visible',
  events: ['click'],
  load: () => import('./booking.mount'),
});
