import type { ImageOptions } from '../image-options';
import { sizedAddress } from '../sized-address';
import { lazyMargin, type ImageLoader, type ImageLoaderOptions } from './image-loader';
import { createLoadingQueue, readConcurrentLoads } from './loading-queue';
import { createPicture, markPicture, wantedWidth, type Picture } from './picture';

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
  const { window, clock, margin = lazyMargin, address = sizedAddress } = options;
  const pictures = new Map<EventTarget | null, Picture>();
  const queue = createLoadingQueue(options.concurrent ?? readConcurrentLoads(window), request, clock);
  const [near, sizes] = createObservers(window, margin, see);

  function see(target: Element, box: DOMRectReadOnly, isNear: boolean): void {
    const picture = pictures.get(target);
    if (!picture) return;
    picture.box = box;
    if (!isNear) picture.left = true;
    if (picture.load === true || (isNear && (picture.state !== 'failed' || picture.left))) start(picture);
  }

  function start(picture: Picture): void {
    if (picture.asked) return;
    near?.unobserve(picture.image);
    const width = wantedWidth(picture, window);
    if (width > picture.width) {
      picture.asked = width;
      queue.add(picture);
    } else sizes?.observe(picture.image);
  }

  function request(picture: Picture): void {
    markPicture(picture, 'loading');
    picture.before = picture.image.src;
    picture.image.src = address(picture.source, picture.asked, picture.sizeFormat);
  }

  function onEnd({ type, currentTarget }: Event): void {
    const picture = pictures.get(currentTarget);
    if (picture?.state !== 'loading') return;
    const { image } = picture;
    if (type === 'load') picture.width = picture.asked;
    // A larger one failed: what was there is there again.
    else if (picture.width) image.src = picture.before ?? '';
    picture.asked = 0;
    picture.left = false;
    markPicture(picture, picture.width ? 'loaded' : 'failed');
    (picture.width ? sizes : near)?.observe(image);
    queue.end(picture);
  }

  function observe(image: Element, overrides?: Partial<ImageOptions>): void {
    const picture = pictures.has(image) ? undefined : createPicture(image, options, overrides);
    if (!picture) return;
    pictures.set(image, picture);
    image.addEventListener('load', onEnd);
    image.addEventListener('error', onEnd);
    if (near) near.observe(image);
    else start(picture);
  }

  function load(image: Element, overrides?: Partial<ImageOptions>): void {
    observe(image, overrides);
    const picture = pictures.get(image);
    if (picture) picture.load = true;
    if (picture?.box) start(picture);
  }

  function unobserve(image: Element): void {
    const picture = pictures.get(image);
    if (!picture) return;
    pictures.delete(image);
    image.removeEventListener('load', onEnd);
    image.removeEventListener('error', onEnd);
    near?.unobserve(image);
    sizes?.unobserve(image);
    markPicture(picture);
    queue.end(picture);
  }

  function onPage({ type }: Event): void {
    const prints = type === 'beforeprint';
    for (const picture of pictures.values()) if (prints || picture.state === 'failed') start(picture);
    if (prints) queue.flush();
  }

  function destroy(): void {
    window.removeEventListener('online', onPage);
    window.removeEventListener('beforeprint', onPage);
    for (const { image } of pictures.values()) unobserve(image);
    near?.disconnect();
    sizes?.disconnect();
  }

  window.addEventListener('online', onPage);
  window.addEventListener('beforeprint', onPage);
  return { observe, load, unobserve, destroy };
}

/** One observer of places and one of sizes; undefined in a browser that has none. */
function createObservers(
  { document, IntersectionObserver, ResizeObserver }: Window & typeof globalThis,
  margin: number,
  see: (target: Element, box: DOMRectReadOnly, isNear: boolean) => void,
): [near: IntersectionObserver | undefined, sizes: ResizeObserver | undefined] {
  return [
    IntersectionObserver &&
      new IntersectionObserver(
        (entries) => entries.forEach((entry) => see(entry.target, entry.boundingClientRect, entry.isIntersecting)),
        // The document as root, so that the margin also counts within a frame.
        { root: document, rootMargin: `${margin}px` },
      ),
    ResizeObserver &&
      new ResizeObserver((entries) =>
        // No width: it is hidden now, and needs nothing more.
        entries.forEach(({ target, contentRect }) => contentRect.width && see(target, contentRect, true)),
      ),
  ];
}
