import type { MovingGallery } from './moving-design';

/**
 * Tells the width of a gallery's list, in px, when it is first laid out and whenever it
 * changes. Another height is no matter: it must not end a move that is under way.
 */
export function watchWidth({ list, window, ends }: MovingGallery, onWidth: (width: number) => void): void {
  let before: number | undefined;
  const sizes = new window.ResizeObserver((entries) => {
    const width = entries.at(-1)?.contentRect.width ?? 0;
    if (width === before) return;
    before = width;
    onWidth(width);
  });
  sizes.observe(list);
  ends.push(() => sizes.disconnect());
}
