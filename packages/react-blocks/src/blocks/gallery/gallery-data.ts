import type { GalleryDesign } from '@frontage/gallery-engine';
import type { GalleryProps } from './gallery-props';
import { isPlacedByStyle, opensLightbox } from './gallery-values';
import { galleryParts } from './gallery.parts';

/** Gives a gallery's options as data attributes of its root, for `readGallery` and the mount. */
export function galleryData(
  design: GalleryDesign,
  props: GalleryProps,
): Readonly<Record<`data-${string}`, string | undefined>> {
  const { history = 'none', currentIndex = 0, metaPosition = 'none' } = props;
  const lightbox = opensLightbox(design, props.lightbox);
  const startsNow = props.isAddressed || (design === 'autocolumns' && !isPlacedByStyle(props));
  return {
    'data-design': design,
    'data-autoplay': props.autoplay ? 'true' : undefined,
    'data-autoplay-duration': props.autoplay ? props.autoplayDuration?.toString() : undefined,
    'data-alignment': design === 'strip' ? props.activeAlignment : undefined,
    'data-transition': design === 'stacked' ? props.transition : undefined,
    // A gallery that moves by itself must not move the content below it.
    'data-auto-height':
      design === 'stacked' && props.autoplay && props.imageAspectRatio === undefined
        ? 'false'
        : undefined,
    'data-click-behavior': design === 'stacked' ? props.clickBehavior : undefined,
    'data-current-index': currentIndex > 0 ? String(currentIndex) : undefined,
    'data-linked-galleries': props.linkedGalleries?.map((id) => `block-${id}`).join(' '),
    'data-lazy-load': flag(props.lazyLoad),
    'data-loader-options': props.loaderOptions && JSON.stringify(props.loaderOptions),
    'data-refresh-on-resize': flag(props.refreshOnResize),
    'data-refresh-on-orientation-change': flag(props.refreshOnOrientationChange),
    ...movementData(design, props),
    [galleryParts.lightboxControls]:
      lightbox && props.lightboxControls === false ? 'false' : undefined,
    [galleryParts.lightboxAvailable]: props.lightboxAvailable === false ? 'false' : undefined,
    [galleryParts.start]: startsNow ? 'now' : undefined,
    [galleryParts.meta]: metaPosition === 'none' ? undefined : metaPosition,
    [galleryParts.lightboxTheme]: lightbox ? props.lightboxTheme : undefined,
    [galleryParts.history]: history === 'none' ? undefined : history,
    // With a lightbox the address names the picture shown full screen.
    'data-history-hash': history === 'none' || lightbox ? undefined : 'true',
    'data-collection-url': history === 'path' ? props.collectionUrl : undefined,
  };
}

/** How it moves, what controls it, and what counts as a resize [3.28] [5.13]. */
function movementData(
  design: GalleryDesign,
  { keys, ...props }: GalleryProps,
): Readonly<Record<`data-${string}`, string | undefined>> {
  const stacked: Partial<GalleryProps> = design === 'stacked' ? props : {};
  return {
    'data-randomize': flag(props.autoplay && props.randomize),
    'data-pause-on-mouseover': props.autoplay ? props.pauseOnMouseover : undefined,
    'data-loop': props.loop === false ? 'false' : undefined,
    'data-keyboard': props.keyboard === false ? 'false' : undefined,
    'data-keys': keys && `${keys.previous} ${keys.next}`,
    'data-speed': props.speed?.toString(),
    'data-preload-count': stacked.preloadCount?.toString(),
    'data-boundaries': stacked.boundaries,
    'data-snap-points': stacked.snapPoints,
    'data-active-slide-click-behavior':
      design === 'strip' ? props.activeSlideClickBehavior : undefined,
    'data-resize-threshold': props.resizeThreshold?.toString(),
    'data-resize-axis': props.resizeAxis,
  };
}

/** The markup does not mention options that are off. */
function flag(isOn: boolean | undefined): 'true' | undefined {
  return isOn ? 'true' : undefined;
}
