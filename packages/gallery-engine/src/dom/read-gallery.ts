import type { GallerySettings } from '../defaults';
import { galleryAttributes } from './gallery-parts';

/** What a gallery is mounted with: its design, and settings that differ from `galleryDefaults`. */
export interface GalleryData extends Partial<Pick<GallerySettings, 'currentIndex' | 'keyboard' | 'keys' | 'loop'>> {
  /** The name of the design. */
  readonly design: string;
}

/**
 * Reads a gallery's data from its root; never throws. A managed gallery loops unless
 * its markup says otherwise [4.08].
 */
export function readGallery(root: Element): GalleryData {
  return {
    design: root.getAttribute(galleryAttributes.design) ?? 'grid',
    loop: root.getAttribute(galleryAttributes.loop) !== 'false',
  };
}
