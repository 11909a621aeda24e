import { galleryTexts as engineTexts } from '@frontage/gallery-engine/markup';
import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a gallery on a page; the engine has the same. */
export const galleryTexts = defineTexts('gallery', {
  previous: engineTexts.previous,
  next: engineTexts.next,
  /** On the button that stops autoplay, and on the one that starts it. */
  stop: engineTexts.stop,
  play: engineTexts.play,
  /** The name of an unnamed gallery. */
  gallery: 'Gallery',
  /** Its role description, instead of "group". */
  carousel: 'carousel',
  /** The role description of each slide, instead of "group". */
  slideRole: 'slide',
  /** The strip that belongs to a slideshow. */
  thumbnails: '{gallery}, thumbnails',
  /** The shown slide; counted from 1. */
  slide: '{at} of {count}',
  /** The shown slides, if there are several; counted from 1. */
  slides: '{first}–{last} of {count}',
});

/** The same, ready for use. */
export type GalleryTexts = SaidTexts<typeof galleryTexts>;
