import type { GalleryCalls, GalleryParts } from './bind-gallery';
import type { GalleryContext } from './gallery-context';
import { givePictures } from './give-pictures';
import { mountGrid } from './mount-grid';
import type { GalleryData } from './read-gallery';

/**
 * The same calls for a design that does not move: a slide is shown by giving its link
 * the focus. It cannot be linked, and nothing plays.
 */
export function mountLayoutGallery(
  parts: GalleryParts,
  data: GalleryData,
  context: GalleryContext,
): GalleryCalls {
  givePictures(parts, context);
  return mountGrid(parts, data, context);
}
