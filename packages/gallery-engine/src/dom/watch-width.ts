import { resizeDelay } from '../motion-defaults';
import type { MovingGallery } from './moving-design';
import { whenStill } from './when-still';

/**
 * Reports the width of a gallery's list, in px, when it is first laid out, and again once a new one
 * has been stable for 100 ms [9.22]: until then the style sheet keeps it in shape. A change of
 * height does not matter: it must not end a running move.
 *
 * @returns reports a pending width now, before a turn
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
