import { createTeardowns, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { mountCarousel, readGallery, type Gallery } from '@frontage/gallery-engine/dom';
import { loadTexts } from '../../texts/load-texts';
import type { galleryTexts } from '../gallery/gallery.texts';
import { mountSlideLightbox, readSlideLightbox } from '../lightbox/slide-lightbox';
import { productParts } from './product.parts';

/** The pictures of a product, once they can be gone through. */
export interface ProductGallery {
  /** Shows one of them, from 0. */
  show(index: number): void;
  destroy: Teardown;
}

/**
 * Lets the pictures of a product be gone through, by its thumbnails too, and be shown full screen.
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

/** How soon it is tried again to show a picture, in ms, while another is still on its way. */
const patience = 100;

/** Shows pictures; the last one that was asked for is shown, also where the gallery still moves. */
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

/** A click shows the picture of a thumbnail, and the one whose picture is shown is marked. */
function linkThumbnails({ gallery, element, thumbnails, show }: LinkedThumbnails): Teardown {
  const ended = new AbortController();
  const { signal } = ended;
  const before = thumbnails.map((thumbnail) => thumbnail.ariaCurrent);
  const mark = (): void =>
    thumbnails.forEach((thumbnail, at) => {
      thumbnail.ariaCurrent = at === gallery.index ? 'true' : null;
    });
  thumbnails.forEach((thumbnail, at) =>
    thumbnail.addEventListener(
      'click',
      (event) => {
        // With a key held the picture itself is wanted, in a tab of its own.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        show(at);
      },
      { signal },
    ),
  );
  element.addEventListener('gallery:change', mark, { signal });
  mark();
  return () => {
    ended.abort();
    thumbnails.forEach((thumbnail, at) => (thumbnail.ariaCurrent = before[at] ?? null));
  };
}
