import type { ImageOptions } from '../image-options';
import { invalidElementMessage, missingSourceMessage } from '../messages';
import { sizedAddress } from '../sized-address';
import { lazyMargin, type ImageLoader, type ImageLoaderOptions } from './image-loader';
import { createLoadingQueue, readConcurrentLoads } from './loading-queue';
import { createPicture, type Picture } from './picture';
import { readImageOptions } from './read-image-options';

/**
 * An image loader for one window [4.16]. It reads no layout: the observer's own
 * rectangle gives the width. A picture is never replaced by a smaller one. One that
 * failed is tried again when the visitor is online again or comes back to it.
 *
 * @example
 * const loader = createImageLoader({ window, report: console.warn });
 * for (const image of document.querySelectorAll('img[data-src]')) loader.observe(image);
 */
export function createImageLoader(options: ImageLoaderOptions): ImageLoader {
  const { window, report, clock, margin = lazyMargin, address = sizedAddress } = options;
  const { concurrent = readConcurrentLoads(window) } = options;
  const { IntersectionObserver, ResizeObserver, document } = window;
  const pictures = new Map<Element, Picture>();
  const queue = createLoadingQueue<() => void>(concurrent, (request) => request(), clock);
  // The document as root, so that the margin also counts within a frame.
  const near = IntersectionObserver && new IntersectionObserver(see, { root: document, rootMargin: `${margin}px` });
  // No browser has this one without the other.
  const sizes = near && new ResizeObserver(see);

  function see(entries: readonly Seen[]): void {
    for (const { target, contentRect, boundingClientRect = contentRect, isIntersecting = true } of entries) {
      // Without a width it is hidden now, and needs nothing more.
      if (contentRect?.width !== 0) pictures.get(target)?.see(boundingClientRect, isIntersecting);
    }
  }

  function observe(element: Element, overrides?: Partial<ImageOptions>): void {
    if (pictures.has(element)) return;
    if (element.localName !== 'img') return report({ code: 'IMAGE_INVALID', message: invalidElementMessage });
    // An element of this name is one, in whatever window it was made.
    const image = element as HTMLImageElement;
    if (image.srcset) return;
    const found = { ...readImageOptions(image), ...overrides };
    const { source } = found;
    if (!source) return report({ code: 'IMAGE_SOURCE_MISSING', message: missingSourceMessage });
    if (!found.load && !found.forceImageUpdate) return;
    pictures.set(image, createPicture(image, source, found, { window, near, sizes, queue, address }));
  }

  function load(image: Element, overrides?: Partial<ImageOptions>): void {
    observe(image, overrides);
    pictures.get(image)?.load();
  }

  function unobserve(image: Element): void {
    pictures.get(image)?.end();
    pictures.delete(image);
  }

  function onPage({ type }: Event): void {
    const prints = type === 'beforeprint';
    pictures.forEach((picture) => picture.resume(prints));
    if (prints) queue.flush();
  }

  function destroy(): void {
    window.removeEventListener('online', onPage);
    window.removeEventListener('beforeprint', onPage);
    for (const image of pictures.keys()) unobserve(image);
    near?.disconnect();
    sizes?.disconnect();
  }

  window.addEventListener('online', onPage);
  window.addEventListener('beforeprint', onPage);
  return { observe, load, unobserve, destroy };
}

/** What either observer tells: of a place the rectangle and whether it is near, of a size the content box. */
type Seen = Pick<IntersectionObserverEntry, 'target'> &
  (
    | Pick<ResizeObserverEntry, 'contentRect'> & { boundingClientRect?: undefined; isIntersecting?: undefined }
    | Pick<IntersectionObserverEntry, 'boundingClientRect' | 'isIntersecting'> & { contentRect?: undefined }
  );
