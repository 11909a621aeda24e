import type { GalleryTexts as EngineTexts } from '@frontage/gallery-engine';
import type { GalleryTexts } from './gallery.texts';

/** Which slides are shown, as the engine asks for it. */
export function galleryPosition({
  slide,
  slides,
}: Pick<GalleryTexts, 'slide' | 'slides'>): EngineTexts['position'] {
  return ({ first, last, count }) =>
    last > first ? slides({ first, last, count }) : slide({ at: first, count });
}
