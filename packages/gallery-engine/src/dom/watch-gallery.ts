import { resizeDelay } from '../motion-defaults';
import { readAddressedSlide } from './gallery-history';
import { listen } from './listen';
import type { MovingGallery } from './moving-design';

/**
 * Looks at what a gallery does not do itself: slides that come and go, the address,
 * and, where the data ask for it, the size of the window [3.28] [9.22].
 */
export function watchGallery({ list, data, window, clock, ends, turn }: MovingGallery, refresh: () => void): void {
  let timer: unknown;
  const endTimer = (): void => clock.clearTimeout(timer);

  function later(): void {
    endTimer();
    timer = clock.setTimeout(refresh, resizeDelay.other);
  }

  const changes = new window.MutationObserver(refresh);
  changes.observe(list, { childList: true });
  ends.push(endTimer, () => changes.disconnect());
  // A change of the hash is one of the history too.
  listen(ends, window, 'popstate', () => {
    const index = readAddressedSlide(list, data, window);
    if (index >= 0) turn(index);
  });
  if (data.refreshOnResize) listen(ends, window, 'resize', later);
  if (data.refreshOnOrientationChange) listen(ends, window, 'orientationchange', later);
}
