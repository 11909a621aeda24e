/**
 * Shows the pictures within `root` that wait for a loader: each `data-src` becomes
 * the `src`. For when the loader cannot be had; a picture that has a source is left.
 */
export function showPictures(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-src]:not([src])')) {
    image.src = image.dataset.src ?? '';
  }
}
