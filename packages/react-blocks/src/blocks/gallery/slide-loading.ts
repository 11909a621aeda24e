import {
  carouselDefaults,
  gridDefaults,
  type GalleryDesign,
} from '@frontage/gallery-engine/markup';
import type { PictureLoading } from '../../picture/picture.parts';
import type { GalleryProps } from './gallery-props';

/**
 * Decides how the picture of a slide is requested: initially visible ones like the gallery, the
 * others when they come near the screen. Only one picture loads before everything else.
 *
 * @param index the slide, from 0
 */
export function slideLoading(
  design: GalleryDesign,
  props: GalleryProps,
  index: number,
): PictureLoading {
  const { loading = 'lazy', currentIndex = 0, loaderOptions = {} } = props;
  // The options are the image loader's, which is given lazy pictures only.
  if (props.lazyLoad || Object.keys(loaderOptions).length > 0) return 'lazy';
  const start = design === 'carousel' || design === 'stacked' ? currentIndex : 0;
  if (index < start || index >= start + seenAtFirst(design, props)) return 'lazy';
  return loading === 'first' && index > start ? 'eager' : loading;
}

/** Estimates how many slides are visible without scrolling. */
export function seenAtFirst(design: GalleryDesign, props: GalleryProps): number {
  const { slides, slidesPerRow, thumbnailsPerRow } = props;
  switch (design) {
    case 'stacked':
      return 1;
    case 'list':
      return 2;
    case 'carousel':
      return Math.min(slidesPerRow ?? carouselDefaults.slidesPerRow, slides.length);
    case 'grid':
      return thumbnailsPerRow ?? slidesPerRow ?? gridDefaults.slidesPerRow;
    default:
      return 4;
  }
}
