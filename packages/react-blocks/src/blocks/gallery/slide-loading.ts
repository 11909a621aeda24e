import { carouselDefaults, gridDefaults, type GalleryDesign } from '@frontage/gallery-engine';
import type { PictureLoading } from '../../picture/picture.parts';
import type { GalleryProps } from './gallery-props';

/**
 * How the picture of a slide is asked for: those that are seen at first as the gallery
 * is, the others when they come near. Of the first ones only one goes before all else.
 *
 * @param at the slide, from 0
 */
export function slideLoading(
  design: GalleryDesign,
  props: GalleryProps,
  at: number,
): PictureLoading {
  const { loading = 'lazy', currentIndex = 0 } = props;
  if (props.lazyLoad) return 'lazy';
  const start = design === 'carousel' || design === 'stacked' ? currentIndex : 0;
  if (at < start || at >= start + seenAtFirst(design, props)) return 'lazy';
  return loading === 'first' && at > start ? 'eager' : loading;
}

/** About how many slides are seen without scrolling. */
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
