import { publishedGallerySelector } from '../blocks/gallery/published-gallery-selector';
import * as module from '../blocks/gallery/published-gallery.mount';
import { mountBlock, testContext } from './test-blocks';
import { testPictures } from './test-pictures';

export const pictures = testPictures(4).map(({ id, picture: { source, width, height, alt } }) => ({
  id,
  source: source.replaceAll('"', '&quot;'),
  width,
  height,
  alt,
}));

export type Picture = (typeof pictures)[number];

/** As published pages have it; `saved` is what an earlier runtime left of it. */
export function image({ source, width, height, alt, id }: Picture, saved = ''): string {
  return `<noscript><img src="${source}" alt="${alt}"></noscript><img class="thumb-image" data-src="${source}" data-image="${source}"
    data-image-dimensions="${width}x${height}" alt="${alt}" data-load="false" data-image-id="${id}" data-type="image" ${saved}>`;
}

export const slides = (make: (picture: Picture, index: number) => string): string =>
  pictures.map(make).join('');

export const families: Record<string, string> = {
  grid: `<div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${slides(
    (
      picture,
    ) => `<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor js-gallery-lightbox-opener"
      data-title="${picture.alt}" data-lightbox-theme="light" href="/work?itemId=${picture.id}" role="button">${image(picture)}</a></div></div>`,
  )}</div></div>`,
  slideshow: `<div class="sqs-gallery-container sqs-gallery-block-slideshow"><div class="sqs-gallery">${slides(
    (picture, index) =>
      `<div class="slide content-fill" data-type="image" ${index === 1 ? 'style="opacity:0;position:absolute;left:-900px"' : ''}>${image(picture)}</div>`,
  )}</div><div class="sqs-gallery-controls"><a class="previous" role="button"></a><a class="next" role="button"></a></div>
    <div class="sqs-gallery sqs-gallery-thumbnails">${slides((picture) => image(picture))}</div></div>`,
  slider: `<div class="sqs-gallery-container sqs-gallery-block-slider"><div class="sqs-gallery">${slides((picture) => image(picture))}</div></div>`,
  stacked: `<div class="sqs-gallery-container sqs-gallery-block-stacked"><div class="sqs-gallery">${slides(
    (picture) =>
      `<div class="image-wrapper" id="yui_${picture.id}">${image(picture)}</div><div class="meta"><div class="meta-title">${picture.alt}</div></div>`,
  )}</div></div>`,
  summary: `<div class="summary-block-wrapper sqs-gallery-design-carousel"><div class="summary-heading">
    <div class="summary-carousel-pager sqs-gallery-controls"><span class="previous" role="button"></span><span class="next" role="button"></span></div></div>
    <div class="summary-item-list-container sqs-gallery-container"><div class="summary-item-list sqs-gallery">${slides(
      (picture) =>
        `<div class="summary-item"><a class="summary-thumbnail-container" href="/${picture.id}"><div class="summary-thumbnail img-wrapper">${image(picture)}</div></a></div>`,
    )}</div></div></div>`,
  ...Object.fromEntries(
    ['grid', 'strips', 'masonry', 'slideshow', 'reel'].map((family) => [
      `section ${family}`,
      `<section class="gallery-section"><div class="gallery-${family}">${slides(
        (picture) =>
          `<figure class="gallery-${family}-item"><a class="gallery-${family}-lightbox-link" href="?itemId=${picture.id}">${image(picture)}</a></figure>`,
      )}</div></section>`,
    ]),
  ),
};

/** Creates galleries of published markup for one test file: `close` ends them. */
export function createPublishedGalleries() {
  const ends: (() => void)[] = [];

  /** All published galleries of this markup, mounted as the runtime would. */
  async function publishAll(html: string) {
    document.body.innerHTML = html;
    const context = testContext({ reducedMotion: true });
    const roots = [...document.querySelectorAll<HTMLElement>(publishedGallerySelector)];
    const before = document.body.innerHTML;
    for (const root of roots) ends.push(await mountBlock(root, module, context));
    return { roots, before, context, codes: () => context.issues.map(({ code }) => code) };
  }

  function close(): void {
    for (const end of ends.splice(0)) end();
    document.body.replaceChildren();
  }

  return { ends, publishAll, close };
}
