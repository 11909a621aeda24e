import { galleryTexts as engineTexts } from '@frontage/gallery-engine';
import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a gallery on a page; the engine has the same. */
export const galleryTexts = defineTexts('gallery', {
  previous: engineTexts.previous,
  next: engineTexts.next,
  /** On the button that stops autoplay, and on the one that starts it. */
  stop: engineTexts.stop,
  play: engineTexts.play,
  /** The name of one that nobody has named. */
  gallery: 'Gallery',
  /** What it is, instead of a group. */
  carousel: 'carousel',
  /** What each of its slides is, instead of a group. */
  slideRole: 'slide',
  /** The strip that goes with a slideshow. */
  thumbnails: '{gallery}, thumbnails',
  /** Which slide is shown; counted from 1. */
  slide: '{at} of {count}',
  /** Which slides are shown, where several are; counted from 1. */
  slides: '{first}–{last} of {count}',
});

/** The same, ready to be said. */
export type GalleryTexts = SaidTexts<typeof galleryTexts>;
