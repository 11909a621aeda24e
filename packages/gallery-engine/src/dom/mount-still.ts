import { bindGallery } from './bind-gallery';
import type { Gallery } from './gallery';
import type { GalleryContext } from './gallery-context';
import { mountGrid } from './mount-grid';
import type { GalleryData } from './read-gallery';

/**
 * Mounts the five still designs; see `mountCarousel`. In a separate file, so that bundlers leave
 * the others out.
 */
export function mountStill(root: HTMLElement, data: GalleryData, context: GalleryContext): Gallery {
  return bindGallery(root, context, (parts) => mountGrid(parts, data, context));
}
