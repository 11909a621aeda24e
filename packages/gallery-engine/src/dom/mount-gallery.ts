import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { ImageLoader } from '@frontage/image-loader/dom';
import { isGalleryDesign } from '../designs/gallery-designs';
import { alreadyBoundMessage, noContainerMessage, unknownDesignMessage } from '../messages';
import { galleryAttributes } from './gallery-parts';
import { mountGrid } from './mount-grid';
import type { GalleryData } from './read-gallery';

/** What a gallery needs from its surroundings. */
export interface GalleryContext extends Pick<BlockContext, 'window' | 'report'> {
  /** Loads the slides' pictures. @default someone else does */
  readonly images?: Pick<ImageLoader, 'observe' | 'unobserve'> | undefined;
}

/** Lists that belong to a gallery: an element belongs to one only [5.13]. */
const bound = new WeakSet<Element>();

/**
 * Gives a gallery's markup its behaviour: keys, the address, the current slide and
 * the pictures. Without a slide it does nothing; what is wrong is reported
 * (`GALLERY_NO_CONTAINER`, `GALLERY_UNKNOWN_DESIGN`, `GALLERY_ALREADY_BOUND`) and the
 * markup stays as it is [5.13].
 *
 * @returns undoes all of it; twice is harmless
 * @example const teardown = mountGallery(root, readGallery(root), { window, report: console.warn });
 */
export function mountGallery(root: HTMLElement, data: GalleryData, context: GalleryContext): Teardown {
  const list = root.querySelector(`[${galleryAttributes.list}]`);
  const refuse = (code: string, message: string): Teardown => {
    context.report({ code, block: 'gallery', message });
    return () => {};
  };
  if (!list) return refuse('GALLERY_NO_CONTAINER', noContainerMessage);
  if (!isGalleryDesign(data.design)) return refuse('GALLERY_UNKNOWN_DESIGN', unknownDesignMessage(data.design));
  if (bound.has(list)) return refuse('GALLERY_ALREADY_BOUND', alreadyBoundMessage);
  const slides = [...list.querySelectorAll<HTMLElement>(`[${galleryAttributes.slide}]`)];
  if (slides.length === 0) return () => {};

  bound.add(list);
  const pictures = [...list.querySelectorAll('img[data-src]')];
  for (const picture of pictures) context.images?.observe(picture);
  let endGrid: Teardown | undefined = mountGrid({ root, list, slides }, data, context.window);

  return () => {
    if (!endGrid) return;
    endGrid();
    endGrid = undefined;
    bound.delete(list);
    for (const picture of pictures) context.images?.unobserve(picture);
  };
}
