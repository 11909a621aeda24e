import type { BlockColumn, JsonObject } from '@frontage/site-model';
import { clipAddress, clipId } from '../clips';
import { seedId } from '../seed-id';

/** A block before it has an id. */
export interface BlockDraft {
  type: string;
  data: JsonObject;
  column?: BlockColumn;
}

/** A slide: the picture's file name, and the words below it. */
export interface SlideDraft {
  name: string;
  /** Its own name in addresses. */
  url?: string;
  title?: string;
  description?: string;
  /** Where a click leads instead of the large picture. */
  clickThroughUrl?: string;
  /** Another asset than the picture of that name. */
  assetId?: string;
  alt?: string;
  /** A film that the picture is the poster of. */
  video?: JsonObject;
}

/** The asset of a picture by its file name without ending. */
export function pictureId(name: string): string {
  return seedId(`picture:${name}.jpg`);
}

/** Places a block on the 12 columns of a wide screen. */
export function across(start: number, span: number, block: BlockDraft): BlockDraft {
  return { ...block, column: { start, span } };
}

/** Written text. */
export function text(...nodes: JsonObject[]): BlockDraft {
  return { type: 'text', data: { nodes } };
}

/**
 * A picture.
 *
 * @param name its file name without ending
 */
export function image(name: string, look: { ratio?: number; caption?: string; alt?: string } = {}): BlockDraft {
  return { type: 'image', data: { assetId: pictureId(name), ...look } };
}

/** How a gallery is laid out. */
export interface GalleryDraft {
  perRow: number;
  /** Width by height of every slide. @default each its own */
  ratio?: number;
  /** Space between slides, in px. @default 20 */
  gutter?: number;
}

/** Pictures in a grid. */
export function gallery({ perRow, ratio, gutter = 20 }: GalleryDraft, ...slides: SlideDraft[]): BlockDraft {
  return {
    type: 'gallery',
    data: {
      design: 'grid',
      slidesPerRow: perRow,
      gutter,
      ...(ratio !== undefined && { imageAspectRatio: ratio }),
      slides: slides.map(({ name, ...words }) => ({ assetId: pictureId(name), ...words })),
    },
  };
}

/** Pictures in any design, with its options as the block stores them. */
export function album(options: JsonObject, slides: readonly SlideDraft[]): BlockDraft {
  return { type: 'gallery', data: { ...options, slides: slides.map(({ name, ...rest }) => ({ assetId: pictureId(name), ...rest })) } };
}

/** A clip of the site's own; its poster and captions go with it. */
export interface ClipDraft {
  /** Its file name without ending. */
  name: string;
  title: string;
  /** What is seen in it, for those who do not see the poster. */
  alt: string;
}

/** What a video block and a slide store of a clip alike. */
export function clipFiles(name: string, language = 'en'): JsonObject {
  return {
    files: [{ src: clipAddress(`${name}.webm`), type: 'video/webm', width: 960 }],
    tracks: [{ src: clipAddress(`${name}.vtt`), kind: 'captions', language, label: 'English' }],
    ratio: 16 / 9,
  };
}

/** A clip as a slide. */
export function clipSlide({ name, title, alt }: ClipDraft): SlideDraft {
  return { name, url: name, title, alt, assetId: clipId(`${name}.jpg`), video: clipFiles(name) };
}

/** A clip with its poster. */
export function clip({ name, title, alt }: ClipDraft, look: JsonObject = {}): BlockDraft {
  return { type: 'video', data: { title, alt, assetId: clipId(`${name}.jpg`), ...clipFiles(name), ...look } };
}

/** Questions that open. */
export function accordion(...items: [title: string, ...nodes: JsonObject[]][]): BlockDraft {
  return { type: 'accordion', data: { items: items.map(([title, ...nodes]) => ({ title, nodes })) } };
}

/** A link that looks like a button. */
export function button(label: string, href: string, look: 'primary' | 'quiet' = 'primary'): BlockDraft {
  return { type: 'button', data: { text: label, href, look } };
}

/** A form of the site. */
export function form(formId: string): BlockDraft {
  return { type: 'form', data: { formId } };
}

/** The search field. */
export function searchPreview(placeholder: string): BlockDraft {
  return { type: 'search-preview', data: { placeholder } };
}
