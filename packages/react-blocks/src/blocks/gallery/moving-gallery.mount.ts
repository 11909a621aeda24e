// The chunk of the galleries that move, see `gallery.mount`.
export { mountGallery as mountMovingGallery } from '@frontage/gallery-engine/dom';
