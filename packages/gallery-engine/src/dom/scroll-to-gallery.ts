import type { Teardown } from '@frontage/core-lifecycle';
import { createTween } from '@frontage/motion';
import { browserFrames } from '@frontage/motion/dom';
import { scrollDefaults, scrollTime } from '../motion-defaults';
import type { GalleryContext } from './gallery-context';
import { listenPassively } from './listen-passively';
import { isLessMotion } from './is-less-motion';

/**
 * Scrolls the page until a gallery is 30 px below its top [9.23], or as far as the page's
 * `scroll-padding-top` says if that is more, in no less than 50 ms; a fully visible one stays in
 * place. If less motion is requested it jumps. A wheel, a finger, a mouse button or a key stops it.
 *
 * @returns stops it; calling it again does nothing
 * @example const gallery = mountGallery(root, readGallery(root), { window, report, reveal: (one)
 *   => scrollToGallery(one, { window }) });
 */
export function scrollToGallery(
  root: Element,
  {
    window,
    reducedMotion = () => isLessMotion(window),
  }: Pick<GalleryContext, 'window' | 'reducedMotion'>,
): Teardown {
  const page = window.document.documentElement;
  const ends: Teardown[] = [];
  const stop = (): void => ends.splice(0).forEach((end) => end());
  const offset = Math.max(
    scrollDefaults.offset,
    parseFloat(window.getComputedStyle(page).scrollPaddingTop) || 0,
  );
  const { top, bottom } = root.getBoundingClientRect();
  if (top >= offset - scrollDefaults.offset && bottom <= window.innerHeight) return stop;

  /** The remaining distance, in px; a page has an end. */
  function distance(): number {
    const wanted = window.scrollY + root.getBoundingClientRect().top - offset;
    return Math.max(0, Math.min(wanted, page.scrollHeight - window.innerHeight)) - window.scrollY;
  }

  for (const type of ['wheel', 'touchstart', 'mousedown', 'keydown'] as const)
    listenPassively(ends, window, type, stop);
  let gone = 0;
  const tween = createTween(
    (share) => {
      // The rest is divided again, because pictures above it may still load.
      const step = share < 1 ? ((share - gone) / (1 - gone)) * distance() : distance();
      gone = share;
      window.scrollTo({ top: window.scrollY + step, behavior: 'instant' });
    },
    {
      frames: browserFrames(window),
      duration: reducedMotion() ? 0 : scrollTime(distance()),
      onEnd: stop,
    },
  );
  ends.push(tween.cancel);
  return stop;
}
