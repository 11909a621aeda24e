import type { PublishedFixture } from './published-fixture';

/** Published markup: quote. */
export const quoteFixtures: readonly PublishedFixture[] = [
  {
    name: 'quotation',
    kind: 'quote',
    becomes: 'text',
    markup:
      '<div class="sqs-block quote-block sqs-block-quote"><figure class="block-animation-none"><blockquote><span>“</span>It rings like a bell.<span>”</span></blockquote><figcaption class="source">— A potter</figcaption></figure></div>',
  },
];
