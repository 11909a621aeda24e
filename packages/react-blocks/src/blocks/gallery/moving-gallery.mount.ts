// The chunk of the galleries that move, see `gallery.mount`.
export { mountGallery } from '@frontage/gallery-engine/dom';
