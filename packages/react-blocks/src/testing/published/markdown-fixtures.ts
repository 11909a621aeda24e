import type { PublishedFixture } from './published-fixture';

/** Published markup: markdown. */
export const markdownFixtures: readonly PublishedFixture[] = [
  {
    name: 'Markdown',
    kind: 'markdown',
    becomes: 'text',
    markup:
      '<div class="sqs-block markdown-block sqs-block-markdown"><div class="sqs-block-content"><h2 id="hours">Hours</h2><p>Open <em>daily</em>.</p></div></div>',
  },
];
