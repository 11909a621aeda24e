import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { createImageLoader, type ImageLoader } from '@frontage/image-loader/dom';

interface Shared {
  readonly loader: ImageLoader;
  users: number;
}

const loaders = new WeakMap<Window, Shared>();

/**
 * Hands the waiting pictures within a block to the one image loader of the window,
 * which ends with its last block.
 */
export function mountPictures(root: HTMLElement, { window, clock, report }: BlockContext): Teardown {
  const shared = loaders.get(window) ?? { loader: createImageLoader({ window, clock, report }), users: 0 };
  loaders.set(window, shared);
  shared.users += 1;

  for (const image of waitingPictures(root)) {
    // Published markup says `data-load="false"` on every picture that its own runtime is to load.
    shared.loader.observe(image, image.classList.contains('fr-picture') ? {} : { load: 'viewport' });
  }

  return () => {
    for (const image of waitingPictures(root)) shared.loader.unobserve(image);
    shared.users -= 1;
    if (shared.users > 0) return;
    shared.loader.destroy();
    loaders.delete(window);
  };
}

function waitingPictures(root: HTMLElement): NodeListOf<HTMLImageElement> {
  return root.querySelectorAll('img[data-src]');
}
