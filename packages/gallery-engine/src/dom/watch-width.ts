import { resizeDelay } from '../motion-defaults';
import type { MovingGallery } from './moving-design';
import { whenStill } from './when-still';

/**
 * Tells the width of a gallery's list, in px, when it is first laid out, and again once
 * another one has been still for 100 ms [9.22]: until then the style sheet keeps it in
 * shape. Another height is no matter: it must not end a move that is under way.
 *
 * @returns tells now what is still to be told: someone is about to turn
 */
export function watchWidth(
  { list, window, clock, ends }: MovingGallery,
  onWidth: (width: number) => void,
): () => void {
  let width: number | undefined;
  let isTold = false;
  const later = whenStill(ends, clock, reportWidth, resizeDelay.layout);
  const sizes = new window.ResizeObserver((entries) => {
    const before = width;
    width = entries.at(-1)?.contentRect.width ?? 0;
    if (width === before) return;
    isTold = false;
    if (before) later();
    else reportWidth();
  });

  function reportWidth(): void {
    if (isTold) return;
    isTold = true;
    onWidth((width ??= list.clientWidth));
  }

  sizes.observe(list);
  ends.push(() => sizes.disconnect());
  return reportWidth;
}
