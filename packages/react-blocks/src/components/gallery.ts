// Written by `pnpm blocks` from `react.ts`.
export { Gallery } from '../blocks/gallery/Gallery';
export type { GalleryProps, GallerySlideData, SlideVideo } from '../blocks/gallery/gallery-props';
export {
  metaPositions,
  type GalleryHistory,
  type MetaPosition,
} from '../blocks/gallery/gallery.parts';
