import type { PublishedFixture } from './published-fixture';

/** Published markup: spacer. */
export const spacerFixtures: readonly PublishedFixture[] = [
  {
    name: 'empty room',
    kind: 'spacer',
    becomes: 'spacer',
    markup:
      '<div class="sqs-block spacer-block sqs-block-spacer" data-aspect-ratio="5.2"><div class="sqs-block-content">&nbsp;</div></div>',
  },
];
