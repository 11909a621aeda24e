import type { PublishedFixture } from './published-fixture';

/** Published markup: what its owner put in from elsewhere, or wrote. */
export const embedFixtures: readonly PublishedFixture[] = [
  {
    name: 'embed',
    kind: 'embed',
    becomes: 'code',
    markup:
      '<div class="sqs-block embed-block sqs-block-embed" data-block-type="22"><div class="sqs-block-content"><iframe title="Tides" src="https://tides.example/today"></iframe></div></div>',
  },
  {
    name: 'code',
    kind: 'code',
    becomes: 'code',
    markup:
      '<div class="sqs-block code-block sqs-block-code" data-block-type="23"><div class="sqs-block-content"><p id="tide">High at noon.</p><script>document.title = 1;</script></div></div>',
  },
];
