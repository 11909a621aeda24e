import type { PublishedFixture } from './published-fixture';

/** Published markup: text. */
export const textFixtures: readonly PublishedFixture[] = [
  {
    name: 'written text',
    kind: 'html',
    becomes: 'text',
    markup:
      '<div class="sqs-block html-block sqs-block-html" id="block-1"><div class="sqs-block-content"><div class="sqs-html-content"><h2>A <em>salt</em> glaze</h2><p class="sqsrte-large">Fired <strong>twice</strong>, see <a href="about.html">how</a>.</p><ol><li><p>Throw</p></li><li><p>Dry</p></li></ol><h5>Small</h5></div></div></div>',
  },
];
