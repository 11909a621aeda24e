import { markPicture } from './mark-parts';
import type { PublishedFixture } from './published-fixture';

/** Published markup: image. */
export const imageFixtures: readonly PublishedFixture[] = [
  {
    name: 'image',
    kind: 'image',
    becomes: 'image',
    markup: `<div class="sqs-block image-block sqs-block-image"><div class="sqs-block-content"><div class="image-block-outer-wrapper"><figure><a class="sqs-block-image-link" href="/jar"><div class="image-block-wrapper has-aspect-ratio" style="padding-bottom:66.667%">${markPicture('jar')}</div></a><figcaption class="image-caption-wrapper"><div class="image-caption"><p>A jar, <em>salt glazed</em></p></div></figcaption></figure></div></div></div>`,
  },
  {
    name: 'image of the newer layout',
    kind: 'image',
    becomes: 'image',
    markup: `<div class="fluid-image-container sqs-image-content" style="overflow:hidden">${markPicture('cup', 'data-stretch="false" style="width:100%" class="loaded"')}</div>`,
  },
];
