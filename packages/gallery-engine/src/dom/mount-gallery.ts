import { isGalleryDesign } from '../designs/gallery-designs';
import { unknownDesignMessage } from '../messages';
import { base } from './base';
import { bindGallery } from './bind-gallery';
import { carousel } from './carousel';
import { checkGiven } from './check-given';
import type { Gallery } from './gallery';
import type { GalleryContext } from './gallery-context';
import { mountGrid } from './mount-grid';
import { mountMoving } from './mount-moving';
import type { MovingDesign } from './moving-design';
import type { GalleryData } from './read-gallery';
import { stacked } from './stacked';
import { strip } from './strip';

/** All other designs are laid out and do not move. */
const moving: ReadonlyMap<string, MovingDesign> = new Map([
  ['base', base],
  ['carousel', carousel],
  ['stacked', stacked],
  ['strip', strip],
]);

/**
 * Gives a gallery's markup its behaviour, in any of the nine designs [1.05]. Without a slide it
 * does nothing; a missing list, and one that is already a gallery, are reported
 * (`GALLERY_NO_CONTAINER`, `GALLERY_ALREADY_BOUND`), and the markup stays unchanged [5.13].
 *
 * @returns the gallery, which is also its teardown; calling it again does nothing
 * @throws Error for a design or a transition that is not there [8.15], TypeError where the root,
 *   the data or the context is missing
 * @example const gallery = mountGallery(root, readGallery(root), { window, report: console.warn });
 */
export function mountGallery(
  root: HTMLElement,
  data: GalleryData,
  context: GalleryContext,
): Gallery {
  checkGiven({ data });
  if (!isGalleryDesign(data.design)) throw new Error(unknownDesignMessage(data.design));
  const design = moving.get(data.design);
  return bindGallery(root, context, (parts) =>
    design ? mountMoving(parts, data, context, design) : mountGrid(parts, data, context),
  );
}

/** Mounts a carousel, for a page that needs no other design: the code of one instead of nine. */
export function mountCarousel(
  root: HTMLElement,
  data: GalleryData,
  context: GalleryContext,
): Gallery {
  return bindGallery(root, context, (parts) => mountMoving(parts, data, context, carousel));
}

/** Mounts a strip; see `mountCarousel`. */
export function mountStrip(root: HTMLElement, data: GalleryData, context: GalleryContext): Gallery {
  return bindGallery(root, context, (parts) => mountMoving(parts, data, context, strip));
}

/** Mounts stacked slides; see `mountCarousel`. */
export function mountStacked(
  root: HTMLElement,
  data: GalleryData,
  context: GalleryContext,
): Gallery {
  return bindGallery(root, context, (parts) => mountMoving(parts, data, context, stacked));
}
