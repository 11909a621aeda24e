import type { GalleryTexts } from '@frontage/gallery-engine';
import type { GalleryBlockTexts } from './gallery-texts';

/** Which slides are shown, as the engine asks for it. */
export function galleryPosition({
  slide,
  slides,
}: Pick<GalleryBlockTexts, 'slide' | 'slides'>): GalleryTexts['position'] {
  return ({ first, last, count }) =>
    last > first ? slides({ first, last, count }) : slide({ at: first, count });
}
