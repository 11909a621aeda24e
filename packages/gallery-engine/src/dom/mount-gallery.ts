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

/** All others are laid out and do not move. */
const moving: ReadonlyMap<string, MovingDesign> = new Map([
  ['base', base],
  ['carousel', carousel],
  ['stacked', stacked],
  ['strip', strip],
]);

/**
 * Gives a gallery's markup its behaviour, whichever of the nine designs it has [1.05].
 * Without a slide it does nothing; a missing list and one that is a gallery already
 * are reported (`GALLERY_NO_CONTAINER`, `GALLERY_ALREADY_BOUND`) and the markup stays
 * as it is [5.13].
 *
 * @returns a teardown, twice is harmless, that is also what moves the gallery
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

/** A carousel only, for a page that needs no other design: the code of one instead of nine. */
export function mountCarousel(
  root: HTMLElement,
  data: GalleryData,
  context: GalleryContext,
): Gallery {
  return bindGallery(root, context, (parts) => mountMoving(parts, data, context, carousel));
}

/** A strip only; see `mountCarousel`. */
export function mountStrip(root: HTMLElement, data: GalleryData, context: GalleryContext): Gallery {
  return bindGallery(root, context, (parts) => mountMoving(parts, data, context, strip));
}

/** Stacked slides only; see `mountCarousel`. */
export function mountStacked(
  root: HTMLElement,
  data: GalleryData,
  context: GalleryContext,
): Gallery {
  return bindGallery(root, context, (parts) => mountMoving(parts, data, context, stacked));
}
