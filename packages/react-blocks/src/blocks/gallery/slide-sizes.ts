import {
  autogridDefaults,
  autorowsDefaults,
  carouselDefaults,
  gridDefaults,
  listDefaults,
  type GalleryDesign,
} from '@frontage/gallery-engine/markup';
import type { GalleryProps } from './gallery-props';

/**
 * Gives the layout width of a slide's picture, as the `sizes` of an image: its share of the
 * gallery's width.
 *
 * @param sizes the gallery's own
 * @param ratio width by height of the picture
 */
export function slideSizes(
  design: GalleryDesign,
  sizes: string,
  props: GalleryProps,
  ratio: number,
): string {
  switch (design) {
    case 'grid':
      return shareSizes(
        sizes,
        props.thumbnailsPerRow ?? props.slidesPerRow ?? gridDefaults.slidesPerRow,
        2,
      );
    case 'carousel':
      return shareSizes(sizes, props.slidesPerRow ?? carouselDefaults.slidesPerRow, 2);
    case 'list':
      return shareSizes(sizes, 100 / (props.listImageSize ?? listDefaults.listImageSize), 1);
    case 'autogrid':
    case 'autocolumns':
      // Columns grow by less than the width of another column.
      return `min(100vw, ${Math.round((props.columnWidth ?? autogridDefaults.columnWidth) * 1.5)}px)`;
    case 'autorows':
      return `min(100vw, ${Math.round((props.rowHeight ?? autorowsDefaults.rowHeight) * ratio * 1.2)}px)`;
    case 'strip':
      return shareSizes(sizes, 100 / ((props.vSize ?? 10) * ratio), 0);
    default:
      return sizes;
  }
}

/**
 * Divides each of the sizes that is a length or a plain `calc(100vw - 40px)`. Anything else that a
 * host writes stays unchanged.
 *
 * @param perRow the divisor
 * @param narrow the largest divisor on small screens, where the last of the sizes counts; 0 for the
 *   same
 */
function shareSizes(sizes: string, perRow: number, narrow: number): string {
  // Of several values in one pair of brackets none is a size by itself.
  if (/\([^)]*,/.test(sizes)) return sizes;
  const parts = sizes.split(', ');
  return parts
    .map((part, index) =>
      divideSize(
        part,
        narrow === 0 || index < parts.length - 1 ? perRow : Math.min(narrow, perRow),
      ),
    )
    .join(', ');
}

function divideSize(part: string, by: number): string {
  const [, condition = '', width] = /^(\(.*\) )?([\d.]+[a-z]+|calc\([^()]*\))$/.exec(part) ?? [];
  return by === 1 || width === undefined
    ? part
    : `${condition}calc(${width} / ${Math.round(by * 100) / 100})`;
}
