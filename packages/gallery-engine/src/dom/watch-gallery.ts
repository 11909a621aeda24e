import type { GalleryContext } from './gallery-context';
import { readAddressedSlide } from './write-slide-address';
import { listen } from './listen';
import type { MovingGallery } from './moving-design';

/** Follows external changes: slides that are added and removed, and the address. */
export function watchGallery(
  { root, list, data, window, ends, turn }: MovingGallery,
  { reveal = () => root.scrollIntoView({ block: 'nearest' }) }: GalleryContext,
  refresh: () => void,
): void {
  const changes = new window.MutationObserver(refresh);

  function showAddressed(): void {
    const index = readAddressedSlide(list, data, window);
    if (index < 0) return;
    turn(index);
    reveal(root);
  }

  changes.observe(list, { childList: true });
  ends.push(() => changes.disconnect());
  // A change of the hash fires this event too.
  listen(ends, window, 'popstate', showAddressed);
  // Linked galleries may have started with another slide.
  showAddressed();
}
