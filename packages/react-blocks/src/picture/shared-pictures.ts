import { loadChunk, type LoadModule, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext, PageContext } from '@frontage/core-lifecycle/dom';
import { createImageLoader } from '@frontage/image-loader/dom';
import { createWhileUsed, type Used } from '../context/create-while-used';
import type { PictureLoader } from './picture-loader';
import { pictureAttributes } from './picture.parts';

/** The small loader of a page, which ends with its last block. */
function createPagePictures({ window, clock }: PageContext): () => Used<PictureLoader> {
  return createWhileUsed(() => createImageLoader({ window, clock }));
}

/**
 * Hands the waiting pictures within a block to the one image loader of the page,
 * which ends with its last block. What the small loader does not know, published
 * markup and rare options, gets the placing one, in a chunk of its own; where that does
 * not come, these pictures are shown as they are.
 *
 * @param load loads that chunk
 */
export function mountPictures(
  root: HTMLElement,
  context: BlockContext,
  load: LoadModule<typeof import('./placing-pictures')> = () => import('./placing-pictures'),
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

/** Without a loader a picture has no width to ask for; one that is there stays. */
function showAsItIs(image: HTMLImageElement): void {
  if (!image.hasAttribute('src')) image.src = image.dataset.src ?? '';
}

/** Has pictures loaded; the result ends that. */
function loadPictures(
  images: readonly Element[],
  { thing: loader, end }: Used<PictureLoader>,
): Teardown {
  for (const image of images) loader.observe(image);
  return () => {
    for (const image of images) loader.unobserve(image);
    end();
  };
}
