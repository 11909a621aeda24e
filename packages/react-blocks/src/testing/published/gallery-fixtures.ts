import { markPicture, markSlides } from './mark-parts';
import type { PublishedFixture } from './published-fixture';

/** Published markup: gallery. */
export const galleryFixtures: readonly PublishedFixture[] = [
  {
    name: 'gallery grid',
    kind: 'gallery',
    becomes: 'gallery',
    markup: `<div class="sqs-block gallery-block sqs-block-gallery" data-block-json="{&quot;design&quot;:&quot;grid&quot;,&quot;lightbox&quot;:true}"><div class="sqs-gallery-container sqs-gallery-block-grid sqs-gallery-aspect-ratio-square sqs-gallery-thumbnails-per-row-3 sqs-gallery-block-show-meta"><div class="sqs-gallery">${markSlides((name) => `<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor js-gallery-lightbox-opener content-fill" data-title="${name}" data-description="&lt;p&gt;Thrown&lt;/p&gt;" data-lightbox-theme="dark" href="/x?itemId=5f${name}" role="button">${markPicture(name)}</a></div></div>`)}</div></div></div>`,
  },
  {
    name: 'gallery slideshow, saved while it played',
    kind: 'gallery',
    becomes: 'gallery',
    markup: `<div class="sqs-gallery-container sqs-gallery-block-slideshow"><div class="sqs-gallery">${markSlides((name) => `<div class="slide content-fill${name === 'cup' ? ' sqs-active-slide loaded' : ''}" id="yui_3_17_2_1_${name.length}" style="position:absolute;left:-900px" data-type="image">${markPicture(name)}</div>`)}</div><div class="sqs-gallery-controls"><a class="previous" role="button"></a><a class="next" role="button"></a></div></div>`,
  },
  {
    name: 'gallery strip',
    kind: 'gallery',
    becomes: 'gallery',
    markup: `<div class="sqs-gallery-container sqs-gallery-block-slider"><div class="sqs-gallery">${markSlides((name) => markPicture(name))}</div></div>`,
  },
  {
    name: 'gallery stacked',
    kind: 'gallery',
    becomes: 'gallery',
    markup: `<div class="sqs-gallery-container sqs-gallery-block-stacked"><div class="sqs-gallery">${markSlides((name) => `<div class="image-wrapper" id="5f${name}">${markPicture(name)}</div><div class="meta"><div class="meta-title">${name}</div></div>`)}</div></div>`,
  },
  ...['grid', 'strips', 'masonry', 'slideshow', 'reel'].map((family): PublishedFixture => ({
    name: `gallery section, ${family}`,
    kind: 'gallery',
    becomes: 'gallery',
    markup: `<section class="gallery-section"><div class="gallery-${family}">${markSlides((name) => `<figure class="gallery-${family}-item"><div class="gallery-${family}-item-wrapper"><a class="gallery-${family}-lightbox-link" href="?itemId=5f${name}">${markPicture(name)}</a></div><figcaption><p class="gallery-caption-content">${name}</p></figcaption></figure>`)}</div></section>`,
  })),
];
