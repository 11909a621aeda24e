import { loadChunk, type LoadModule, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { createImageLoader } from '@frontage/image-loader/dom';
import { pictureAttributes } from './picture.parts';

/** Loads the waiting pictures that it is given, until it ends. */
interface Loader {
  observe(image: Element): void;
  unobserve(image: Element): void;
  destroy(): void;
}

interface Shared {
  readonly loader: Loader;
  users: number;
}

const pageLoaders = new WeakMap<Window, Shared>();
const placingLoaders = new WeakMap<Window, Shared>();

/**
 * Hands the waiting pictures within a block to the one image loader of the window,
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
  const { window, clock } = context;
  if (rare.length > 0) {
    loadChunk({ id: 'placing-pictures', load, clock }).then(
      ({ createPublishedLoader }) => {
        if (!ended)
          endRare = share(placingLoaders, rare, window, () => createPublishedLoader(context));
      },
      (cause: unknown) => {
        context.report({ code: 'IMAGE_LOADER_FAILED', cause });
        if (!ended) rare.forEach(showAsItIs);
      },
    );
  }
  const endPlain = share(pageLoaders, plain, window, () => createImageLoader({ window, clock }));

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

/** Has pictures loaded by the window's one loader of a kind; returns what ends it. */
function share(
  all: WeakMap<Window, Shared>,
  images: Element[],
  window: Window,
  create: () => Loader,
): Teardown {
  const shared = all.get(window) ?? { loader: create(), users: 0 };
  all.set(window, shared);
  shared.users += 1;
  for (const image of images) shared.loader.observe(image);

  return () => {
    for (const image of images) shared.loader.unobserve(image);
    shared.users -= 1;
    if (shared.users > 0) return;
    shared.loader.destroy();
    all.delete(window);
  };
}
