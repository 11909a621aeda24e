import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { createPlacingLoader } from '@frontage/image-loader/dom';
import { createNarrowBlocks } from './narrow-blocks';

/**
 * A loader for pictures of published markup, and for ours with rare options. Published
 * markup says `data-load="false"` on every picture that its own runtime is to load;
 * ours is placed by its style sheet. Its image blocks are marked while they are narrow.
 */
export function createPublishedLoader({ window, clock, report }: BlockContext): {
  observe(image: Element): void;
  unobserve(image: Element): void;
  destroy(): void;
} {
  const { observe, unobserve, destroy } = createPlacingLoader({ window, clock, report });
  const blocks = createNarrowBlocks(window);
  return {
    observe(image) {
      if (image.classList.contains('fr-picture')) return observe(image, { place: false });
      clearEarlierRun(image);
      blocks.observe(image);
      observe(image, { load: 'viewport', useAdvancedPositioning: true });
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

/** A page that was saved while a picture was being loaded still has the class. */
function clearEarlierRun(image: Element): void {
  image.classList.remove('sqs-image-loading');
}
