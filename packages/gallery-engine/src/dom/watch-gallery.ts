import { readAddressedSlide } from './gallery-history';
import { listen } from './listen';
import type { MovingGallery } from './moving-design';

/** Looks at what a gallery does not do itself: slides that come and go, and the address. */
export function watchGallery(
  { list, data, window, ends, turn }: MovingGallery,
  refresh: () => void,
  reveal: () => void,
): void {
  const changes = new window.MutationObserver(refresh);
  changes.observe(list, { childList: true });
  ends.push(() => changes.disconnect());
  // A change of the hash is one of the history too.
  listen(ends, window, 'popstate', () => {
    const index = readAddressedSlide(list, data, window);
    if (index < 0) return;
    turn(index);
    reveal();
  });
}
