import { createTeardowns, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { mountCarousel, readGallery, type Gallery } from '@frontage/gallery-engine/dom';
import { loadTexts } from '../../texts/load-texts';
import type { galleryTexts } from '../gallery/gallery.texts';
import { mountSlideLightbox, readSlideLightbox } from '../lightbox/slide-lightbox';
import { productParts } from './product.parts';

/** The mounted gallery of a product's pictures. */
export interface ProductGallery {
  /** Shows one of them, from 0. */
  show(index: number): void;
  destroy: Teardown;
}

/**
 * Mounts the gallery of a product's pictures, with thumbnails and the full-screen view.
 *
 * @param root the product's
 */
export async function mountProductGallery(
  root: HTMLElement,
  context: BlockContext,
): Promise<ProductGallery | undefined> {
  const element = root.querySelector<HTMLElement>(`[${productParts.gallery}]`);
  if (!element) return undefined;
  const texts = await loadTexts(root, context);
  if (context.signal.aborted) return undefined;
  const teardowns = createTeardowns((cause) => context.report({ code: 'TEARDOWN_FAILED', cause }));
  const lightbox = readSlideLightbox(element);
  if (lightbox) teardowns.add(mountSlideLightbox(element, lightbox, context, texts));
  const thumbnails = [...root.querySelectorAll<HTMLElement>(`[${productParts.thumbnail}]`)];
  if (thumbnails.length < 2) return { show() {}, destroy: teardowns.run };
  const gallery = mountCarousel(element, readGallery(element), {
    ...context,
    texts: texts?.own<typeof galleryTexts>('gallery'),
  });
  teardowns.add(gallery);
  const move = createMove(gallery, context);
  teardowns.add(move.end);
  teardowns.add(linkThumbnails({ gallery, element, thumbnails, show: move.show }));
  return { show: move.show, destroy: teardowns.run };
}

/** The wait before another attempt to show a picture, in ms, while the gallery moves. */
const patience = 100;

/** Shows pictures; the last requested one is shown, even if the gallery is still moving. */
function createMove(gallery: Gallery, { clock }: Pick<BlockContext, 'clock'>) {
  let timer: unknown;
  const show = (index: number): void => {
    clock.clearTimeout(timer);
    timer = undefined;
    if (gallery.index !== index && !gallery.goTo(index))
      timer = clock.setTimeout(() => show(index), patience);
  };
  return { show, end: () => clock.clearTimeout(timer) };
}

interface LinkedThumbnails {
  readonly gallery: Gallery;
  readonly element: HTMLElement;
  readonly thumbnails: readonly HTMLElement[];
  show(index: number): void;
}

/** A click on a thumbnail shows its picture; the thumbnail of the shown picture is marked. */
function linkThumbnails({ gallery, element, thumbnails, show }: LinkedThumbnails): Teardown {
  const ended = new AbortController();
  const { signal } = ended;
  const before = thumbnails.map((thumbnail) => thumbnail.ariaCurrent);
  const mark = (): void =>
    thumbnails.forEach((thumbnail, index) => {
      thumbnail.ariaCurrent = index === gallery.index ? 'true' : null;
    });
  thumbnails.forEach((thumbnail, index) =>
    thumbnail.addEventListener(
      'click',
      (event) => {
        // With a modifier key the link opens the picture in a new tab.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        show(index);
      },
      { signal },
    ),
  );
  element.addEventListener('gallery:change', mark, { signal });
  mark();
  return () => {
    ended.abort();
    thumbnails.forEach((thumbnail, index) => (thumbnail.ariaCurrent = before[index] ?? null));
  };
}
