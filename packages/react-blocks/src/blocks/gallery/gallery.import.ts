import type { JsonObject } from '@frontage/site-model';
import { readBoolean, readChoice } from '@frontage/core-lifecycle';
import { galleryDesigns, type GalleryOptions } from '@frontage/gallery-engine';
import { defineBlockImport, storedData, type ImportAround } from '../../imports/block-import';
import { readPicture } from '../../imports/read-picture';
import { plainWords } from '../../imports/read-rich-nodes';
import { openerAttribute } from '../lightbox/lightbox.parts';
import { galleryParts, metaPositions } from './gallery.parts';
import { readPublishedGallery } from './gallery.published';
import type { PublishedSlide } from './published-slide';
import { publishedGallerySelector } from './published-gallery-selector';

/** Galleries: ours, published blocks and sections. A summary lists items, and is none. */
export const galleryImport = defineBlockImport({
  selector: `[data-block=gallery]:not([${galleryParts.thumbnails}]),${publishedGallerySelector}`,
  read(root, around) {
    if (root.matches('.summary-block-wrapper')) return 'keep';
    const { options, slides } = root.matches('[data-block=gallery]')
      ? readOwn(root, around)
      : readOther(root, around);
    if (slides.length === 0) return 'keep';
    return [{ type: 'gallery', data: { ...storedData({ ...options }), slides: [...slides] } }];
  },
});

interface GalleryReading {
  readonly options: JsonObject;
  readonly slides: readonly JsonObject[];
}

function readOther(root: HTMLElement, around: ImportAround): GalleryReading {
  const { design, options, slides } = readPublishedGallery(root);
  const read = slides.flatMap((slide) => readSlide(slide, around));
  const hasWords = read.some(({ title, description }) => title ?? description);
  return { options: { design, ...storedOptions(options, hasWords) }, slides: read };
}

/** What is kept of the options: the rest of a design's look is that of this site. */
function storedOptions(options: GalleryOptions, hasWords: boolean): JsonObject {
  const { autoplay, autoplayDuration, thumbnails, lightbox, lightboxTheme } = options;
  const meta = metaPositions.find((position) => position === options.metaPosition) ?? 'below';
  return storedData({
    metaPosition: hasWords ? meta : 'none',
    autoplay,
    autoplayDuration: autoplay ? autoplayDuration : undefined,
    thumbnails,
    lightbox: lightbox ?? false,
    lightboxTheme: lightbox ? lightboxTheme : undefined,
  });
}

function readSlide(slide: PublishedSlide, around: ImportAround): readonly JsonObject[] {
  const { element, alt, title, description, clickThroughUrl } = slide;
  const picture = readPicture(element);
  const assetId = picture && around.picture(picture);
  if (picture === undefined || assetId === undefined) return [];
  const href = clickThroughUrl === undefined ? undefined : around.link(clickThroughUrl);
  return [
    storedData({
      assetId,
      title: title?.slice(0, 300),
      description: description?.slice(0, 1000),
      alt: alt.slice(0, 300),
      clickThroughUrl: href,
    }),
  ];
}

function readOwn(root: HTMLElement, around: ImportAround): GalleryReading {
  const read = (name: string): string | undefined => root.getAttribute(name) ?? undefined;
  const isAutoplay = readBoolean(read('data-autoplay'), false);
  const seconds = Number(read('data-autoplay-duration') ?? NaN);
  const slides = [...root.querySelectorAll<HTMLElement>('[data-slide]')].flatMap((slide) =>
    readOwnSlide(slide, around),
  );
  const opens = root.querySelector(`a[${openerAttribute}]`) !== null;
  const set = root.closest(`.${galleryParts.set}`);
  return {
    slides,
    options: storedData({
      design: readChoice(read('data-design'), galleryDesigns, 'grid'),
      metaPosition: readChoice(read(galleryParts.meta), metaPositions, 'none'),
      autoplay: isAutoplay,
      autoplayDuration: isAutoplay && seconds > 0 ? seconds : undefined,
      thumbnails: set !== null,
      lightbox: opens,
      lightboxTheme: opens ? read(galleryParts.lightboxTheme) : undefined,
    }),
  };
}

function readOwnSlide(slide: HTMLElement, around: ImportAround): readonly JsonObject[] {
  const picture = readPicture(slide);
  const assetId = picture && around.picture(picture);
  if (picture === undefined || assetId === undefined) return [];
  const link = slide.querySelector(`a[data-slide-link]:not([${openerAttribute}])`);
  return [
    storedData({
      assetId,
      title: plainWords(slide.querySelector('figcaption > strong')),
      description: plainWords(slide.querySelector('figcaption > span')),
      alt: picture.alt.slice(0, 300),
      clickThroughUrl: link ? around.link(link.getAttribute('href') ?? '') : undefined,
    }),
  ];
}
