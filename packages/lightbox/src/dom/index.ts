export { createLightbox } from './create-lightbox';
export type {
  Lightbox,
  LightboxEventMap,
  LightboxMedia,
  LightboxMediaView,
  LightboxOptions,
} from './lightbox-options';
export { lightboxParts } from './lightbox-parts';
export { mountLightbox, type LightboxContext, type LightboxData } from './mount-lightbox';
export { readItem } from './read-item';
