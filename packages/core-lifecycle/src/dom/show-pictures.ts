/**
 * Shows the pictures within `root` that wait for a loader: each `data-src` becomes the `src`. For
 * use when the loader fails to load; a picture that has a source is left alone.
 */
export function showPictures(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-src]:not([src])')) {
    // The selector asks for it.
    image.src = image.dataset.src as string;
  }
}
