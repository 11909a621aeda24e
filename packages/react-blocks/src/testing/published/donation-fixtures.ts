import { escapeJson } from './mark-parts';
import type { PublishedFixture } from './published-fixture';

/** Published markup: donations. */
export const donationFixtures: readonly PublishedFixture[] = [
  {
    name: 'donation',
    kind: 'donation',
    becomes: 'nothing',
    markup: `<div class="sqs-block donation-block sqs-block-donation" data-block-type="52" data-block-json="${escapeJson({ donatePageId: '5f0abcdef012345678901245', buttonLabel: 'Give to the kiln', buttonAlignment: 'center' })}"><div class="sqs-block-content"><div class="sqs-donate-button"></div></div></div>`,
  },
];
