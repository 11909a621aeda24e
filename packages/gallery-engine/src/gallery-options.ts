import { isGalleryDesign, type GalleryDesign } from './designs/gallery-designs';
import { readStripAlignment, type StripAlignment } from './strip-offset';

/** What the data of a gallery block say [3.26]; what they leave out is the design's own default. */
export interface GalleryOptions {
  /** @default 'grid' */
  design: GalleryDesign;
  /** Width by height. @default undefined: 'Auto', each its own */
  imageAspectRatio: number | undefined;
  slidesPerRow: number | undefined;
  /** @default true */
  lightbox: boolean;
  /** @default 'dark' */
  lightboxTheme: 'light' | 'dark';
  /** Whether the slides are of several kinds. @default false */
  mixedContent: boolean;
  /** In px. */
  columnWidth: number | undefined;
  /** In px, of a carousel in percent. */
  gutter: number | undefined;
  listImageSize: string | undefined;
  /** @default false */
  autoplay: boolean;
  /** Seconds between two slides. @default 5 */
  autoplayDuration: number;
  /** @default 'middle' */
  activeAlignment: StripAlignment;
  /** Whether thumbnails are shown. @default true */
  thumbnails: boolean;
  /** In px. */
  thumbnailStripHeight: number | undefined;
  /** In px. */
  thumbnailStripMargin: number | undefined;
  /** @default false */
  squareThumbs: boolean;
  /** @default true */
  autoCrop: boolean;
  /** @default 4 [9.23] */
  thumbnailsPerRow: number;
  /** In px. @default 20 [9.23] */
  padding: number;
  /** Height of a strip in percent of its width. @default 10 [9.23] */
  vSize: number;
  /** Where the title stands. @default 'bottom' */
  metaPosition: string;
}

/**
 * Reads the data of a gallery block [3.26]; never throws. Names may be written with
 * hyphens or in one word, numbers as texts; what is wrong falls to its default.
 */
export function readGalleryOptions(raw: unknown): GalleryOptions {
  const number = (name: string): number | undefined => readNumber(field(raw, name));
  const text = (name: string): string | undefined => readWords(field(raw, name));
  const flag = (name: string, fallback: boolean): boolean => readFlag(field(raw, name), fallback);
  const design = text('design') ?? '';
  const ratio = number('imageAspectRatio') ?? 0;
  return {
    design: isGalleryDesign(design) ? design : 'grid',
    imageAspectRatio: ratio > 0 ? ratio : undefined,
    slidesPerRow: number('slidesPerRow'),
    lightbox: flag('lightbox', true),
    lightboxTheme: text('lightboxTheme') === 'light' ? 'light' : 'dark',
    mixedContent: flag('mixedContent', false),
    columnWidth: number('columnWidth'),
    gutter: number('gutter'),
    listImageSize: text('listImageSize'),
    autoplay: flag('autoplay', false),
    autoplayDuration: number('autoplayDuration') || 5,
    activeAlignment: readStripAlignment(text('activeAlignment')),
    thumbnails: flag('thumbnails', true),
    thumbnailStripHeight: number('thumbnailStripHeight'),
    thumbnailStripMargin: number('thumbnailStripMargin'),
    squareThumbs: flag('squareThumbs', false),
    autoCrop: flag('autoCrop', true),
    thumbnailsPerRow: number('thumbnailsPerRow') || 4,
    padding: number('padding') ?? 20,
    vSize: number('vSize') || 10,
    metaPosition: text('metaPosition') ?? 'bottom',
  };
}

/** By its name in one word, or else with hyphens: `autoplayDuration`, `autoplay-duration`. */
function field(raw: unknown, name: string): unknown {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const hyphened = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const key = [name, hyphened].find((one) => Object.hasOwn(raw, one));
  // Its keys are texts; what stands there is looked at by whoever asked.
  return key === undefined ? undefined : (raw as Record<string, unknown>)[key];
}

/** A number that is not negative, also written as a text. */
function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}

/** Empty texts are normal in stored settings, and say nothing. */
function readWords(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined;
}

function readFlag(value: unknown, fallback: boolean): boolean {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : fallback;
}
