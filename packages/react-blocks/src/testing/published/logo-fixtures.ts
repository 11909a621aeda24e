import { markPicture } from './mark-parts';
import type { PublishedFixture } from './published-fixture';

/** Published markup: logo. */
export const logoFixtures: readonly PublishedFixture[] = [
  {
    name: 'logo',
    kind: 'logo',
    becomes: 'logo',
    markup: `<div class="sqs-block logo-block sqs-block-logo"><div class="sqs-block-content"><a href="/">${markPicture('cup')}</a></div></div>`,
  },
];
