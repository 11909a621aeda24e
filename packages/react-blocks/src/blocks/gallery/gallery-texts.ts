import { galleryTexts, type GalleryTexts } from '@frontage/gallery-engine';

/** The texts of a gallery on a page. */
export interface GalleryBlockTexts extends Omit<GalleryTexts, 'position'> {
  /** The name of one that nobody has named. */
  readonly gallery: string;
  /** What it is, instead of a group. */
  readonly carousel: string;
  /** What each of its slides is, instead of a group. */
  readonly slideRole: string;
  /** The strip that goes with a slideshow. */
  thumbnails(of: { readonly gallery: string }): string;
  /** Which slide is shown; counted from 1. */
  slide(place: { readonly at: number; readonly count: number }): string;
  /** Which slides are shown, where several are; counted from 1. */
  slides(place: { readonly first: number; readonly last: number; readonly count: number }): string;
}

/** Those in English; the engine has the same. */
export const galleryBlockTexts: GalleryBlockTexts = {
  previous: galleryTexts.previous,
  next: galleryTexts.next,
  stop: galleryTexts.stop,
  play: galleryTexts.play,
  gallery: 'Gallery',
  carousel: 'carousel',
  slideRole: 'slide',
  thumbnails: ({ gallery }) => `${gallery}, thumbnails`,
  slide: ({ at, count }) => galleryTexts.position({ first: at, last: at, count }),
  slides: galleryTexts.position,
};
