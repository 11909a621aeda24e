import type { PublishedFixture } from './published-fixture';

/** Published markup: horizontal rule. */
export const horizontalRuleFixtures: readonly PublishedFixture[] = [
  {
    name: 'line across',
    kind: 'horizontalRule',
    becomes: 'divider',
    markup:
      '<div class="sqs-block horizontalrule-block sqs-block-horizontalrule"><div class="sqs-block-content"><hr></div></div>',
  },
];
