import type { PublishedFixture } from './published-fixture';

/** Published markup: text whose size follows its place. */
export const scaledTextFixtures: readonly PublishedFixture[] = [
  {
    name: 'scaled text',
    kind: 'scaledText',
    becomes: 'scaled-text',
    markup:
      '<div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><div class="sqs-html-content"><div class="sqsrte-scaled-text-container"><span class="sqsrte-scaled-text"><h1 style="white-space:pre-wrap;">Open <em>all</em> winter</h1></span></div></div></div></div>',
  },
  {
    name: 'scaled text that an earlier runtime measured',
    kind: 'scaledText',
    becomes: 'scaled-text',
    markup:
      '<div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><div class="sqs-html-content"><div class="sqsrte-scaled-text-container loaded"><span class="sqsrte-scaled-text" style="font-size: 183.4px;"><p>Low tide</p></span></div></div></div></div>',
  },
  {
    name: 'highlighted words',
    kind: 'html',
    becomes: 'text',
    markup:
      '<div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><script class="TextAttributes-props" type="application/json">[{"id":"9e1","type":"highlight","shape":"underlineCurve"}]</script><div class="sqs-html-content"><h2>Fired <span class="sqsrte-text-highlight" data-text-attribute-id="9e1"><span class="sqsrte-text-color--accent">twice</span></span></h2></div><div class="TextShape-node" data-text-attribute-id="9e1" data-shape="underlineCurve"><svg><path d="M0 5L9 5"></path></svg></div></div></div>',
  },
];
