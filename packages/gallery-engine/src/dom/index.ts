export { type GalleryChangeDetail, type GalleryEventMap } from './gallery-events';
export { galleryAttributes } from './gallery-parts';
export { mountGallery, type GalleryContext } from './mount-gallery';
export { readGallery, type GalleryData } from './read-gallery';
