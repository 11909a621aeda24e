import type { GalleryTexts as EngineTexts } from '@frontage/gallery-engine';
import type { MountTexts } from '../../texts/read-texts';
import { galleryPosition } from './gallery-position';
import type { galleryTexts } from './gallery.texts';

/** The texts of a gallery in the page's language, as the engine takes them. */
export function engineTexts(texts: MountTexts | undefined): Partial<EngineTexts> | undefined {
  if (!texts) return undefined;
  const { slide, slides, ...others } = texts.own<typeof galleryTexts>('gallery');
  return slide && slides ? { ...others, position: galleryPosition({ slide, slides }) } : others;
}
