/** Selects pictures that wait for a loader. */
export const waitingPictures = 'img[data-src]:not([src])';

/**
 * Shows the pictures within `root` that wait for a loader: each `data-src` becomes the `src`. For
 * use when the loader fails to load; a picture that has a source is left alone.
 *
 * @param within begins the selector of the pictures. @default all of them
 */
export function showPictures(root: ParentNode, within = ''): void {
  for (const image of root.querySelectorAll<HTMLImageElement>(within + waitingPictures)) {
    // The selector asks for it.
    image.src = image.dataset.src as string;
  }
}
