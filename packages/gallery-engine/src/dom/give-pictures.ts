import type { GalleryParts } from './bind-gallery';
import type { GalleryContext } from './gallery-context';

/**
 * Passes the pictures of all slides to the image loader, which knows when they are near the screen,
 * including those of later slides. Takes back those of removed slides, and all at the end.
 */
export function givePictures(
  { list, ends }: Pick<GalleryParts, 'list' | 'ends'>,
  { images, window }: GalleryContext,
): void {
  if (!images) return;
  let observed: readonly HTMLImageElement[] = [];

  const give = (): void => {
    for (const image of observed) if (!list.contains(image)) images.unobserve(image);
    observed = [...list.querySelectorAll<HTMLImageElement>('img[data-src]')];
    // Observing one again changes nothing.
    for (const image of observed) images.observe(image);
  };
  const changes = new window.MutationObserver(give);
  changes.observe(list, { childList: true });
  ends.push(() => {
    changes.disconnect();
    for (const image of observed) images.unobserve(image);
  });
  give();
}
