import type { PublishedFixture } from './published-fixture';

/** Published markup: search. */
export const searchFixtures: readonly PublishedFixture[] = [
  {
    name: 'search with a preview',
    kind: 'search',
    becomes: 'search-preview',
    markup:
      '<div class="sqs-block search-block sqs-block-search" data-block-type="33"><div class="sqs-block-content"><div class="sqs-search-ui-text-input sqs-search-ui-button-wrapper color-dark" data-source="block" data-preview="true" data-collection=""></div></div></div>',
  },
];
