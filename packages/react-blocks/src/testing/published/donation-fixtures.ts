import type { PublishedFixture } from './published-fixture';

/** Published markup: donations. */
export const donationFixtures: readonly PublishedFixture[] = [
  {
    name: 'donation',
    kind: 'donation',
    becomes: 'nothing',
    markup:
      '<div class="sqs-block donation-block sqs-block-donation" data-block-type="52"><div class="sqs-block-content"><div class="sqs-donate-button"></div></div></div>',
  },
];
