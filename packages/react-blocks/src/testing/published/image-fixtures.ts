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
  {
    name: 'image of the component form',
    kind: 'image',
    becomes: 'image',
    markup: `<div class="sqs-block website-component-block sqs-block-website-component sqs-block-image image-block" data-block-type="1337" data-definition-name="website.components.imageFluid" data-sqsp-block="image"><div class="sqs-block-content" style="height:100%;width:100%"><div class="fluid-image-component-root image-block-outer-wrapper" data-is-image-stretched="false" data-media-focal-point="0.25,0.5"><div class="fluid-image-animation-wrapper sqs-image" data-animation-role="image"><div class="fluid-image-container sqs-image-content" style="--image-component-focal-point:25% 50%;--image-component-object-fit:cover;--image-component-overlay-opacity:0">${markPicture('bowl', 'data-stretch="false"')}</div></div></div></div></div>`,
  },
];
