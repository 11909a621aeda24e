import {
  autocolumnsDefaults,
  autocolumnsVariables,
  autogridDefaults,
  autogridVariables,
  autorowsDefaults,
  autorowsVariables,
  gridDefaults,
  gridVariables,
  isSizedGallery,
  listDefaults,
  listVariables,
  type GalleryDesign,
} from '@frontage/gallery-engine/markup';
import type { PageValues } from '../../render/page-style';
import type { GalleryProps } from './gallery-props';

type Values = Readonly<Record<`--${string}`, string | undefined>>;

/** The options that decide the layout of a gallery. */
export type GalleryLayoutOptions = Pick<
  GalleryProps,
  | 'slidesPerRow'
  | 'thumbnailsPerRow'
  | 'columnWidth'
  | 'rowHeight'
  | 'gutter'
  | 'padding'
  | 'imageAspectRatio'
  | 'squareThumbs'
  | 'autoCrop'
  | 'listImageSize'
  | 'vSize'
>;

/** Gives a gallery's options as custom properties for its design's styles. */
export function galleryValues(design: GalleryDesign, props: GalleryLayoutOptions): PageValues {
  // For unset options the style sheet has the default.
  const values = Object.entries(layoutValues(design, defined(props)) ?? movingValues(props));
  return Object.fromEntries(
    values.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function layoutValues(
  design: GalleryDesign,
  options: Partial<Defined<GalleryLayoutOptions>>,
): Values | undefined {
  switch (design) {
    case 'grid':
      return gridVariables(options);
    case 'autogrid':
      return autogridVariables(options);
    case 'autocolumns':
      return autocolumnsVariables(options);
    case 'autorows':
      return autorowsVariables(options);
    case 'list':
      return listVariables(options);
    default:
      return undefined;
  }
}

function movingValues(props: GalleryLayoutOptions): Values {
  const { slidesPerRow, gutter, imageAspectRatio, vSize } = props;
  const text = (value: number | undefined, unit = ''): string | undefined =>
    value === undefined ? undefined : `${value}${unit}`;
  return {
    '--fr-gallery-columns': text(slidesPerRow && Math.round(slidesPerRow)),
    // In percent of the width [9.23].
    '--fr-gallery-gutter': text(gutter, '%'),
    '--fr-gallery-ratio': text(imageAspectRatio),
    '--fr-gallery-v-size': text(vSize),
  };
}

/**
 * Whether a click shows the picture full screen, with the design's default if the block does not
 * say [9.23].
 */
export function opensLightbox(design: GalleryDesign, lightbox: boolean | undefined): boolean {
  const defaults: Partial<Record<GalleryDesign, { lightbox: boolean }>> = {
    grid: gridDefaults,
    autogrid: autogridDefaults,
    autocolumns: autocolumnsDefaults,
    autorows: autorowsDefaults,
    list: listDefaults,
  };
  // A click on a strip's slide makes it the active one [4.12].
  return design !== 'strip' && (lightbox ?? defaults[design]?.lightbox ?? false);
}

/**
 * Whether the style sheet alone can place the slides of autocolumns, so that nothing moves when a
 * script loads.
 */
export function isPlacedByStyle({
  slides,
  lightbox,
  mixedContent,
  metaPosition,
}: GalleryProps): boolean {
  // A video that opens full screen is shown as its poster.
  const opens = opensLightbox('autocolumns', lightbox);
  const facts = slides.map(({ picture, title, description, video }) => ({
    hasSize: (opens || video === undefined) && picture.width > 0 && picture.height > 0,
    hasCaption: metaPosition !== 'none' && Boolean(title ?? description),
  }));
  return !mixedContent && isSizedGallery(facts);
}

type Defined<All> = { [Name in keyof All]: Exclude<All[Name], undefined> };

/** Removes undefined options, so that they do not hide defaults. */
function defined<All extends object>(values: All): Partial<Defined<All>> {
  // It contains only entries of `All`, and none is undefined.
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Defined<All>>;
}
