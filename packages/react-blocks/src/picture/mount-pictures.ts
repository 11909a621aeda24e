import { loadChunk, type LoadModule, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext, PageContext } from '@frontage/core-lifecycle/dom';
import { createImageLoader } from '@frontage/image-loader/dom';
import { createWhileUsed, type Used } from '../context/create-while-used';
import type { PictureLoader } from './picture-loader';
import { pictureAttributes } from './picture.parts';

/** Gives the page's small loader, which ends with its last block. */
function createPagePictures({ window, clock }: PageContext): () => Used<PictureLoader> {
  return createWhileUsed(() => createImageLoader({ window, clock }));
}

/**
 * Passes the waiting pictures within a block to the single image loader of the page, which ends
 * with its last block. Published markup and rare options, which the small loader does not support,
 * get the placing loader from a separate chunk; if that fails to load, these pictures are shown
 * without placing.
 *
 * @param load loads that chunk
 */
export function mountPictures(
  root: HTMLElement,
  context: BlockContext,
  load: LoadModule<typeof import('./create-placing-pictures')> = () =>
    import('./create-placing-pictures'),
): Teardown {
  const waiting = [...root.querySelectorAll<HTMLImageElement>('img[data-src]')];
  const rare = waiting.filter((image) => image.matches(rareSelector));
  const plain = waiting.filter((image) => !rare.includes(image));
  let ended = false;
  let endRare: Teardown | undefined;
  const { shared, clock } = context;
  if (rare.length > 0) {
    loadChunk({ id: 'placing-pictures', load, clock }).then(
      ({ createPlacingPictures }) => {
        if (!ended) endRare = loadPictures(rare, shared(createPlacingPictures)());
      },
      (cause: unknown) => {
        context.report({ code: 'IMAGE_LOADER_FAILED', cause });
        if (!ended) rare.forEach(showAsItIs);
      },
    );
  }
  const endPlain = loadPictures(plain, shared(createPagePictures)());

  return () => {
    if (ended) return;
    ended = true;
    endPlain();
    endRare?.();
  };
}

const rareSelector = [
  'img:not(.fr-picture)',
  ...Object.values(pictureAttributes.rare).map((name) => `[${name}]`),
].join();

/** Without a loader there is no width to request; a width in the address stays. */
function showAsItIs(image: HTMLImageElement): void {
  if (!image.hasAttribute('src')) image.src = image.dataset.src ?? '';
}

/** Starts loading pictures; the result stops it. */
function loadPictures(
  images: readonly Element[],
  { value: loader, end }: Used<PictureLoader>,
): Teardown {
  for (const image of images) loader.observe(image);
  return () => {
    for (const image of images) loader.unobserve(image);
    end();
  };
}
