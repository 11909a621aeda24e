import { wrapIndex } from '../wrap-index';
import type { GalleryCalls, GalleryParts } from './bind-gallery';
import type { GalleryContext } from './gallery-context';
import { activeAttribute, slideAttribute, slideLinkAttribute } from './gallery-parts';
import { mountGrid } from './mount-grid';
import type { GalleryData } from './read-gallery';

/**
 * The same calls for a design that does not move: a slide is shown by giving it the
 * focus. It cannot be linked, and nothing plays.
 */
export function mountLayoutGallery({ root, list, ends }: GalleryParts, data: GalleryData, context: GalleryContext): GalleryCalls {
  const { images, window } = context;
  const slides = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(`[${slideAttribute}]`)];
  const index = (): number => Math.max(0, slides().findIndex((slide) => slide.hasAttribute(activeAttribute)));

  if (images) {
    for (const picture of list.querySelectorAll('img[data-src]')) {
      images.observe(picture);
      ends.push(() => images.unobserve(picture));
    }
  }
  ends.push(mountGrid({ root, list, slides: slides() }, data, window));

  return {
    index,
    count: () => slides().length,
    turn: (to) => {
      const all = slides();
      const at = typeof to === 'number' ? to : index() + (to === 'next' ? 1 : -1);
      const slide = all[wrapIndex(at, all.length)];
      slide?.querySelector<HTMLElement>(`[${slideLinkAttribute}]`)?.focus();
      return slide !== undefined;
    },
  };
}
