export type { Gallery, GalleryEventName } from './gallery';
export type { GalleryContext, MediaAdapter, SlideMedia } from './gallery-context';
export { type GalleryChangeDetail, type GalleryEventMap } from './gallery-events';
export { disabledClass, galleryAttributes } from './gallery-parts';
export { mountCarousel, mountGallery, mountStacked, mountStrip } from './mount-gallery';
export { mountStill } from './mount-still';
export { readGallery, type GalleryData } from './read-gallery';
export { readSlide, type SlideAttributes } from './read-slide';
