import type { PageContext } from '@frontage/core-lifecycle/dom';
import type { ImageOptions } from '@frontage/image-loader';
import { createPlacingLoader, imageAttributes } from '@frontage/image-loader/dom';
import { createWhileUsed, type Used } from '../context/create-while-used';
import { createNarrowBlocks } from './narrow-blocks';
import { pictureFrame } from './picture.parts';
import type { PictureLoader } from './picture-loader';

/**
 * Gives a page's loader for pictures that the small loader does not support; it ends with its last
 * block.
 */
export function createPlacingPictures(page: PageContext): () => Used<PictureLoader> {
  return createWhileUsed(() => createPublishedLoader(page));
}

/**
 * Creates a loader for pictures of published markup, and for ours with rare options. Published
 * markup has `data-load="false"` on every picture that its own runtime is to load; our style sheet
 * places it. Its image blocks are marked while they are narrow.
 */
function createPublishedLoader({ window, clock, report }: PageContext): PictureLoader {
  const { observe, unobserve, destroy } = createPlacingLoader({ window, clock, report });
  const blocks = createNarrowBlocks(window);
  return {
    observe(image) {
      if (image.classList.contains('fr-picture'))
        return observe(image, { place: image.closest(`.${pictureFrame}`) !== null });
      clearEarlierRun(image);
      blocks.observe(image);
      observe(image, publishedOptions(image));
    },
    unobserve(image) {
      blocks.unobserve(image);
      unobserve(image);
    },
    destroy() {
      blocks.destroy();
      destroy();
    },
  };
}

/**
 * A published picture's own options count, except that it is not to be loaded: there it waits for
 * the runtime of its block, which is ours.
 */
function publishedOptions(image: Element): Partial<ImageOptions> {
  const { load, useAdvancedPositioning } = imageAttributes;
  return {
    ...(image.getAttribute(load) === 'false' && { load: 'viewport' }),
    ...(!image.hasAttribute(useAdvancedPositioning) && { useAdvancedPositioning: true }),
  };
}

/** A page that was saved while a picture was loading still has the class. */
function clearEarlierRun(image: Element): void {
  image.classList.remove('sqs-image-loading');
}
