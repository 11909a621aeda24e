import type { StartStrategy } from '@frontage/core-lifecycle/dom';
import type { GalleryDesign } from '@frontage/gallery-engine';
import type { GalleryProps } from './gallery-props';

/** The designs that the style sheet lays out in every browser. */
const styledDesigns: readonly GalleryDesign[] = ['grid', 'autogrid', 'list'];

/**
 * Decides when a gallery starts. One that stands still looks the same with its script and without,
 * so it waits for a touch. A script shows videos, rare settings of pictures, a slide that the
 * address names, and a warning that the plan has no lightbox: these start near the screen.
 */
export function galleryStart(
  design: GalleryDesign,
  props: GalleryProps,
): StartStrategy | undefined {
  const { slides, lazyLoad, loaderOptions, isAddressed, lightboxAvailable = true } = props;
  const isPlain =
    styledDesigns.includes(design) &&
    lightboxAvailable &&
    !isAddressed &&
    !lazyLoad &&
    !loaderOptions &&
    !props.refreshOnResize &&
    !props.refreshOnOrientationChange &&
    !slides.some(({ video }) => video);
  return isPlain ? 'interaction' : undefined;
}
