import { loadChunk, type LoadModule } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';

/**
 * Makes what moves the page to a gallery when the address names a slide of it [9.23];
 * without its chunk the gallery is there at once.
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
