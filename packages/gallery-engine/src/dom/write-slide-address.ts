import { slideAddress, slideFromPath, slideHash } from '../slide-address';
import { slideFromHash, type SlideName } from '../slide-from-hash';
import type { GalleryList } from './bind-gallery';
import type { GalleryContext } from './gallery-context';
import type { GalleryData } from './read-gallery';

/**
 * Finds the slide in the window's address [2.20]; -1 for none. Without `itemId` and collection no
 * slide is read.
 */
export function readAddressedSlide(
  list: GalleryList,
  { collectionUrl }: GalleryData,
  window: Window,
): number {
  const { hash, pathname, href } = window.location;
  const names = (): SlideName[] => Array.from(list.children, readSlideName);
  if (hash.includes('itemId=')) return slideFromHash(hash, names());
  if (!collectionUrl || !URL.canParse(collectionUrl, href)) return -1;
  return slideFromPath(pathname, new URL(collectionUrl, href).pathname, names());
}

/**
 * Writes the current slide into the window's address [2.20]: below the collection's address, or
 * else by `itemId` in the hash. The entry is replaced, so that Back leaves the page. Only if the
 * gallery requests it, not in the editor, and not for a slide without a name.
 */
export function writeSlideAddress(
  slide: HTMLElement | undefined,
  { historyHash, collectionUrl }: GalleryData,
  { window, isEditor, report }: GalleryContext,
): void {
  if (!historyHash || !slide) return;
  const { history, location } = window;
  const name = readSlideName(slide);
  const itemId = name.id || name.url;
  if (isEditor || !itemId) return;
  // The state belongs to the page as a whole.
  const state: unknown = history.state;
  try {
    const address = collectionUrl
      ? slideAddress(collectionUrl, name)
      : slideHash(location.hash, name);
    history.replaceState({ ...(typeof state === 'object' && state), itemId }, '', address);
  } catch (cause) {
    // Another origin, or more changes than the browser allows.
    report({ code: 'GALLERY_HISTORY_REFUSED', block: 'gallery', cause });
  }
}

function readSlideName({ dataset }: HTMLElement): SlideName {
  const { slideId, slideUrl } = dataset;
  return { id: slideId, url: slideUrl };
}
