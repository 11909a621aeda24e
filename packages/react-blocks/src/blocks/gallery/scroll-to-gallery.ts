// A chunk of its own: few addresses name a slide.
export { scrollToGallery } from '@frontage/gallery-engine/dom';
