import { readJson } from '@frontage/core-lifecycle';
import {
  galleryDesigns,
  readGalleryOptions,
  type GalleryDesign,
  type GalleryOptions,
} from '@frontage/gallery-engine';
import { warnInConsole } from './warn-in-console';
import { readPublishedSummary, type PublishedSummary } from './published-summary';
import { readPublishedSlide, type PublishedSlide } from './published-slide';

/** A gallery of published markup: its kind and its parts. */
export interface PublishedGallery {
  readonly design: GalleryDesign;
  /** Whether it is a block from before the nine designs, which has special classes [8.15]. */
  readonly isOld: boolean;
  readonly options: GalleryOptions;
  /** What a summary has beside; undefined where it is none. */
  readonly summary?: PublishedSummary | undefined;
  readonly slides: readonly PublishedSlide[];
  /** The shown slide: another runtime may have moved on before the page was saved. */
  readonly currentIndex: number;
  /** The element that contains the slides. */
  readonly list: HTMLElement | undefined;
  readonly previous: HTMLElement | undefined;
  readonly next: HTMLElement | undefined;
  /** The linked strip of thumbnails. */
  readonly thumbnails: HTMLElement | undefined;
}

/**
 * The designs by class; the first match counts. A published "stacked" block shows one picture below
 * the other.
 */
const designs: readonly (readonly [className: string, design: GalleryDesign])[] = [
  ['sqs-gallery-block-grid', 'grid'],
  ['sqs-gallery-block-slideshow', 'stacked'],
  ['sqs-gallery-block-slider', 'strip'],
  ['sqs-gallery-block-stacked', 'list'],
  ...galleryDesigns.map((design) => [`sqs-gallery-design-${design}`, design] as const),
  ['gallery-grid', 'grid'],
  ['gallery-strips', 'autorows'],
  ['gallery-masonry', 'autocolumns'],
  ['gallery-slideshow', 'stacked'],
  ['gallery-reel', 'carousel'],
];

/** The designs by the names that the data of a block may have for them [1.05] [3.26]. */
const namedDesigns: ReadonlyMap<string | undefined, GalleryDesign> = new Map([
  ...galleryDesigns.map((design) => [design, design] as const),
  ['slideshow', 'stacked'],
  ['slider', 'strip'],
]);

/** Ratios of width to height by the names of aspect ratios. */
const ratios: ReadonlyMap<string, number> = new Map([
  ['square', 1],
  ['standard', 3 / 2],
  ['standard-vertical', 2 / 3],
  ['four-three', 4 / 3],
  ['three-four-vertical', 3 / 4],
  ['widescreen', 16 / 9],
  ['anamorphic-widescreen', 2.4],
]);

/** Selectors of slides of all families, the most reliable first. */
const slideSelectors = [
  'figure[class*="gallery-"][class*="-item"]',
  '.slide, .image-wrapper, .sqs-gallery-design-strip-slide, .sqs-gallery > img, .sqs-wrapper > img, .summary-item',
  'img',
];

/**
 * Reads a gallery of published markup, block or section, including saved pages that another runtime
 * has changed [3.26] [3.27]; never throws. The block's own data takes precedence over classes, but
 * for the design: its classes say what the slides' markup is made for. Without any sign of the
 * design it is a grid.
 */
export function readPublishedGallery(root: HTMLElement): PublishedGallery {
  const list = root.querySelector<HTMLElement>('.sqs-gallery:not(.sqs-gallery-thumbnails)') ?? root;
  const elements = findSlides(list);
  const slides = elements.map((element) => readPublishedSlide(element, metaOf(element)));
  const thumbnails = find(root, '.sqs-gallery-thumbnails');
  const data = readBlockData(root);
  const ownOptions = { ...readGalleryOptions({ ...root.dataset }), ...readGalleryOptions(data) };
  return {
    design: designOf(root) ?? namedDesigns.get(ownOptions.design) ?? 'grid',
    isOld: [...root.classList].some((name) => name.startsWith('sqs-gallery-block-')),
    options: {
      ...(slides.some(({ opensLightbox }) => opensLightbox) && { lightbox: true }),
      ...readGalleryOptions({
        lightboxTheme: root
          .querySelector('[data-lightbox-theme]')
          ?.getAttribute('data-lightbox-theme'),
      }),
      ...(thumbnails && { thumbnails: true }),
      ...readClasses(root),
      ...ownOptions,
    },
    summary: root.matches('.summary-block-wrapper') ? readPublishedSummary(data) : undefined,
    slides,
    currentIndex: Math.max(
      0,
      elements.findIndex((element) => element.matches('.sqs-active-slide, [aria-current=true]')),
    ),
    list: slides.length > 0 || list !== root ? list : undefined,
    previous: find(
      root,
      '.sqs-gallery-controls .previous, [class*=gallery-][class*=control][data-previous]',
    ),
    next: find(root, '.sqs-gallery-controls .next, [class*=gallery-][class*=control][data-next]'),
    thumbnails,
  };
}

function designOf({ classList }: Element): GalleryDesign | undefined {
  return designs.find(([name]) => classList.contains(name))?.[1];
}

function findSlides(list: HTMLElement): HTMLElement[] {
  for (const selector of slideSelectors) {
    const found = [...list.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => !element.closest('noscript, .sqs-gallery-thumbnails, .sqs-gallery-controls'),
    );
    // A slide within a slide is part of it.
    const slides = found.filter(
      (element) => !found.some((other) => other !== element && other.contains(element)),
    );
    if (slides.length > 0) return slides;
  }
  return [];
}

/** The texts of a slide may be in an element next to it. */
function metaOf(slide: Element): Element | undefined {
  const beside = slide.nextElementSibling;
  return beside?.matches('.meta') ? beside : undefined;
}

function find(root: Element, selector: string): HTMLElement | undefined {
  return root.querySelector<HTMLElement>(selector) ?? undefined;
}

/** Reads the options in the classes of a root and its slides. */
function readClasses(root: Element): GalleryOptions {
  const after = (start: string): string | undefined =>
    [...root.classList].find((name) => name.startsWith(start))?.slice(start.length);
  const ratioName = after('sqs-gallery-aspect-ratio-');
  const crop = root.querySelector('.content-fill, .content-fit');
  return {
    ...readGalleryOptions({
      imageAspectRatio: ratios.get(ratioName ?? ''),
      thumbnailsPerRow: after('sqs-gallery-thumbnails-per-row-'),
      metaPosition: after('sqs-gallery-block-meta-position-'),
    }),
    ...(crop && { autoCrop: crop.classList.contains('content-fill') }),
  };
}

/**
 * Reads the data of the block around the gallery; some pages escape it once too often. Unreadable
 * data is logged to the console [8.15].
 */
function readBlockData(root: Element): unknown {
  const raw = root.closest('[data-block-json]')?.getAttribute('data-block-json')?.trim();
  const data = readJson(raw) ?? readJson(raw?.replaceAll('&quot;', '"'));
  const { defaultView } = root.ownerDocument;
  if (raw && data === undefined) warnInConsole(defaultView, 'decoding');
  else if (raw && (typeof data !== 'object' || data === null))
    warnInConsole(defaultView, 'evaluating');
  return data;
}
