import type { JsonObject } from './json-value';

/** How many blocks one layout may have [9.08]. */
export const maxBlocksPerLayout = 60;

/** The current version of page documents. */
export const pageDocumentVersion = 1;

/** How many columns a section has on wide screens. */
export const layoutColumns = 12;

/** The widths of a section's content. */
export const sectionWidths = ['text', 'wide', 'full'] as const;

/** The backgrounds of a section. */
export const sectionTones = ['plain', 'tinted', 'dark', 'accent'] as const;

/** How much space a section has above and below its blocks, and between them. */
export const sectionSpaces = ['normal', 'none', 'small', 'large'] as const;

/** How the blocks of a section come in when they are first seen [4.20]. */
export const sectionEntrances = ['none', 'fade', 'rise'] as const;

/** The columns of a block on wide screens, counted from 1. */
export interface BlockColumn {
  start: number;
  span: number;
}

/** One block of a page. */
export interface PageBlock {
  /** 24 lowercase hexadecimal digits, unique within the page. */
  id: string;
  /** Id of the block definition, such as `gallery`. */
  type: string;
  /** @default all columns of its section */
  column?: BlockColumn;
  /** Whether visitors do not get it. @default false */
  hidden?: true;
  /** Whether nothing of it can be changed until it is unlocked. @default false */
  locked?: true;
  /** The block's own data, for its `read`. */
  data: JsonObject;
}

/** The picture behind the blocks of a section. It says nothing to those who cannot see it. */
export interface SectionPicture {
  assetId: string;
  /** The point that stays in view, in fractions of its size. @default the picture's own */
  focalPoint?: { x: number; y: number };
  /**
   * How much of it the colour of the section covers, in percent, so that words stand out.
   *
   * @default 70
   */
  veil?: number;
}

/** How much the colour of a section covers its picture where nothing is said, in percent. */
export const usualVeil = 70;

/** A band of blocks across the page. */
export interface PageSection {
  /** Unique within the page; also the anchor of the section. */
  id: string;
  width: (typeof sectionWidths)[number];
  tone: (typeof sectionTones)[number];
  /** @default normal */
  space?: (typeof sectionSpaces)[number];
  /** Between its blocks. @default normal */
  gap?: (typeof sectionSpaces)[number];
  /** Who gets it: the variant of an experiment, such as `heading=b`. @default everybody */
  shownTo?: string;
  /** @default none */
  entrance?: (typeof sectionEntrances)[number];
  /** @default none */
  picture?: SectionPicture;
  blocks: PageBlock[];
}

/** The content of a page, as it is stored. */
export interface PageDocument {
  version: typeof pageDocumentVersion;
  /** A BCP 47 tag that `isLanguageTag` accepts, such as `ar-EG`. @default the site's language */
  language?: string;
  sections: PageSection[];
}

/** A published page: its document and its metadata. */
export interface PageRecord {
  id: string;
  siteId: string;
  /** Path without the leading slash; empty for the home page. */
  slug: string;
  title: string;
  description: string;
  /** Code of `pageTypes` [2.16]. */
  pageType: number;
  collectionId?: string;
  /** Grows by one with each published change. */
  version: number;
  /** Milliseconds since 1970, UTC. */
  updatedAt: number;
  document: PageDocument;
}

/** A picture that pages may show. */
export interface Asset {
  id: string;
  /** File name with its ending: `glaze-wall.jpg`. */
  name: string;
  /** Natural size in pixels. */
  width: number;
  height: number;
  alt: string;
  /** The point that must stay in view when the picture is cropped, in fractions of its size. */
  focalPoint: { x: number; y: number };
  /**
   * Dominant colour, `#rrggbb`; empty if parts are transparent, since it would show through them.
   */
  color: string;
  mime: string;
}

/** Whether a value may be the id of a section: a letter or digit, then also hyphens, 64 at most. */
export function isSectionId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,63}$/.test(value);
}

/**
 * Whether a value may be a block type: a lowercase letter, then also digits and hyphens, 64 at
 * most.
 */
export function isBlockTypeId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z][a-z0-9-]{0,63}$/.test(value);
}

/** Whether a block with these columns stays within its section. */
export function isBlockColumn(column: { start: unknown; span: unknown }): column is BlockColumn {
  const { start, span } = column;
  const whole = Number.isInteger(start) && Number.isInteger(span);
  return (
    whole &&
    Number(start) >= 1 &&
    Number(span) >= 1 &&
    Number(start) + Number(span) - 1 <= layoutColumns
  );
}
