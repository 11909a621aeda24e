export { createLightbox } from './create-lightbox';
export type { LightboxContext, LightboxData } from './lightbox-context';
export type {
  Lightbox,
  LightboxEventMap,
  LightboxMedia,
  LightboxMediaView,
  LightboxOptions,
} from './lightbox-options';
export { lightboxParts } from './lightbox-parts';
export { mountLightbox } from './mount-lightbox';
export { readItem } from './read-item';
