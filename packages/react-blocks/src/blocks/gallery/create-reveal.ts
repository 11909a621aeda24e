import { loadChunk, type LoadModule } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';

/**
 * Creates the function that scrolls to a gallery if the address names one of its slides [9.23];
 * without its chunk the page jumps there.
 *
 * @param load loads that chunk
 */
export function createReveal(
  context: Pick<BlockContext, 'window' | 'clock' | 'signal' | 'reducedMotion' | 'report'>,
  load: LoadModule<typeof import('./scroll-to-gallery')> = () => import('./scroll-to-gallery'),
): (root: HTMLElement) => void {
  const { clock, signal, report } = context;
  return (root) => {
    loadChunk({ id: 'scroll-to-gallery', load, clock }).then(
      ({ scrollToGallery }) => {
        if (!signal.aborted)
          signal.addEventListener('abort', scrollToGallery(root, context), { once: true });
      },
      (cause: unknown) => {
        report({ code: 'GALLERY_SCROLL_FAILED', block: 'gallery', cause });
        if (!signal.aborted) root.scrollIntoView({ block: 'nearest' });
      },
    );
  };
}
