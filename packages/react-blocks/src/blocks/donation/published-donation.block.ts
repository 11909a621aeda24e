import { defineBlock } from '@frontage/core-lifecycle/block';

/** Donations of published markup, whose button is empty without a script. */
export const publishedDonation = defineBlock({
  id: 'donation-published',
  selector: '.sqs-block-donation',
  start: 'visible',
  events: ['click', 'keydown'],
  load: () => import('./published-donation.mount'),
});
