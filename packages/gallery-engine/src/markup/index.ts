export {
  autocolumnsDefaults,
  autocolumnsVariables,
  isSizedGallery,
} from '../designs/autocolumns-options';
export { autogridDefaults, autogridVariables } from '../designs/autogrid-options';
export { autorowsDefaults, autorowsVariables } from '../designs/autorows-options';
export type { GalleryDesign } from '../designs/gallery-designs';
export { gridDefaults, gridVariables } from '../designs/grid-options';
export { listDefaults, listVariables } from '../designs/list-options';
export { slideRatio } from '../designs/slide-ratio';
export { thumbnailDefaults } from '../designs/thumbnail-defaults';
export { carouselDefaults, sliderRatio } from '../design-defaults';
export { formatPlace, galleryTexts } from '../gallery-texts';
