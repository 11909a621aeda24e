/** What the data of a gallery block set [3.26]; what is missing has the default of its design. */
export interface GalleryOptions {
  /** The name of the design, as the block has it. */
  design?: string;
  /** Width by height of every slide; 'Auto' is missing here. */
  imageAspectRatio?: number;
  slidesPerRow?: number;
  lightbox?: boolean;
  lightboxTheme?: 'light' | 'dark';
  /** Whether slides are more than pictures. */
  mixedContent?: boolean;
  /** In px. */
  columnWidth?: number;
  /** In px; of a carousel and a strip in percent. */
  gutter?: number;
  /** The picture's share of the width in the list, in percent. */
  listImageSize?: number;
  autoplay?: boolean;
  /** In seconds. */
  autoplayDuration?: number;
  activeAlignment?: 'left' | 'center' | 'right';
  /** Whether a strip of thumbnails goes with it. */
  thumbnails?: boolean;
  /** In px. */
  thumbnailStripHeight?: number;
  /** In px. */
  thumbnailStripMargin?: number;
  squareThumbs?: boolean;
  autoCrop?: boolean;
  thumbnailsPerRow?: number;
  /** In px. */
  padding?: number;
  /** Height of a strip, in percent of its width. */
  vSize?: number;
  /** Where title and description stand, e.g. `bottom`. */
  metaPosition?: string;
}

type Read = (value: unknown) => string | number | boolean | undefined;

/** How each option is read. The names are those of a block's data, kebab case or not. */
const readers: Readonly<Record<keyof GalleryOptions, Read>> = {
  design: text,
  imageAspectRatio: positive,
  slidesPerRow: positive,
  lightbox: flag,
  lightboxTheme: (value) => word(value, ['light', 'dark']),
  mixedContent: flag,
  columnWidth: positive,
  gutter: number,
  listImageSize: positive,
  autoplay: flag,
  autoplayDuration: positive,
  activeAlignment: (value) => word(value, ['left', 'center', 'right']),
  thumbnails: flag,
  thumbnailStripHeight: positive,
  thumbnailStripMargin: number,
  squareThumbs: flag,
  autoCrop: flag,
  thumbnailsPerRow: positive,
  padding: number,
  vSize: positive,
  metaPosition: text,
};

/**
 * Reads the options of a gallery block [3.26], as JSON or attributes have them: names
 * with or without hyphens, values as they are or as text. Never throws; what makes no
 * sense is left out.
 */
export function readGalleryOptions(raw: unknown): GalleryOptions {
  if (typeof raw !== 'object' || raw === null) return {};
  const known = new Map(
    Object.entries(readers).map(([name, read]) => [name.toLowerCase(), { name, read }] as const),
  );
  const found: [string, unknown][] = [];
  for (const [key, value] of Object.entries(raw)) {
    const option = known.get(key.replaceAll('-', '').toLowerCase());
    const read = option?.read(value);
    if (option && read !== undefined) found.push([option.name, read]);
  }
  // Each reader gives what the option of its name may be.
  return Object.fromEntries(found);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function number(value: unknown): number | undefined {
  const read = typeof value === 'string' ? parseFloat(value) : value;
  return typeof read === 'number' && read >= 0 && read < Infinity ? read : undefined;
}

function positive(value: unknown): number | undefined {
  return number(value) || undefined;
}

function flag(value: unknown): boolean | undefined {
  if (value === 'true' || value === true) return true;
  return value === 'false' || value === false ? false : undefined;
}

function word(value: unknown, words: readonly string[]): string | undefined {
  return words.find((word) => word === value);
}
