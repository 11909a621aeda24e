import { failedAttribute, loadingClass } from './image-attributes';
import {
  batchTime,
  desktopLoads,
  lazyMargin,
  mobileLoads,
  stallTime,
  type ImageLoader,
  type ImageLoaderOptions,
} from './image-loader';
import type { Picture, Seen } from './picture';
import { queryAddress } from './query-address';
import { screenWidth } from './screen-width';

/**
 * Creates the image loader of a page [4.16]: pictures near the screen are loaded in the displayed
 * width. It reads no layout: the observer's rectangle gives the width. A picture is never replaced
 * by a smaller one. A failed picture is tried again when the visitor scrolls back to it; before
 * printing all pictures are loaded.
 *
 * @example
 * const loader = createImageLoader({ window });
 * for (const image of document.querySelectorAll('img[data-src]')) loader.observe(image);
 */
// eslint-disable-next-line max-lines-per-function -- a queue of its own costs 60 bytes a page
export function createImageLoader({
  window,
  clock = window,
  concurrent = window.matchMedia('(max-width:432px)').matches ? mobileLoads : desktopLoads,
  width = screenWidth,
  address = queryAddress,
}: ImageLoaderOptions): ImageLoader {
  const pictures = new Map<Element, Picture>();
  const waiting = new Set<Picture>();
  const running = new Set<Picture>();
  let timer: unknown;
  // With the document as root, the margin also counts within a frame.
  const near =
    window.IntersectionObserver &&
    new window.IntersectionObserver(see, {
      root: window.document,
      rootMargin: `${lazyMargin}px`,
    });
  // No browser has only one of the two.
  const sizes = near && new window.ResizeObserver(see);

  // Most pictures of a long page are far away: for those it does next to nothing.
  function see(entries: readonly Seen[]): void {
    for (const seen of entries) {
      const { contentRect, isIntersecting, target } = seen;
      const picture = pictures.get(target);
      if (!picture) continue;
      if (contentRect) {
        // A hidden picture has no width: it keeps its last box.
        if (contentRect.width) picture.box = contentRect;
        // It may be far away by now: check again whether it is near, or when it is loaded.
        if (!picture.loading) near.observe(target);
      } else if (picture.load === 'true' || (picture.load && isIntersecting)) {
        near.unobserve(target);
        picture.box ??= seen.boundingClientRect;
        start(picture);
      } else picture.load ||= !isIntersecting;
    }
  }

  function start(picture: Picture): void {
    const { image, loaded } = picture;
    if (picture.loading) return;
    // Not read when observing starts: most pictures are never seen.
    if (!image.dataset.src || image.srcset) return unobserve(image);
    // Only once: observing it again may report its size again, which would start it again.
    if (!loaded) sizes?.observe(image);
    // On paper also those that were never near; without observers the natural width counts.
    const wanted = width(
      image,
      (picture.box ??= near
        ? image.getBoundingClientRect()
        : { width: Infinity, height: Infinity }),
      window,
    );
    if (wanted <= loaded) return;
    picture.loading = wanted;
    waiting.add(picture);
    run();
  }

  function run(limit = concurrent): void {
    for (const picture of waiting) {
      if (running.size >= limit) return;
      waiting.delete(picture);
      running.add(picture);
      const { image } = picture;
      image.classList.add(loadingClass);
      image.addEventListener('load', onEnd);
      image.addEventListener('error', onEnd);
      // A picture enters the queue with the width to load.
      image.src = address(image, picture.loading as number);
      if (running.size >= limit) runIn(stallTime);
    }
  }

  function runIn(time: number): void {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(() => {
      // None has come for so long.
      if (running.size >= concurrent) running.clear();
      run();
    }, time);
  }

  function end(picture: Picture, failed: boolean): void {
    const { image } = picture;
    image.classList.remove(loadingClass);
    image.removeEventListener('load', onEnd);
    image.removeEventListener('error', onEnd);
    image.toggleAttribute(failedAttribute, failed);
    waiting.delete(picture);
    running.delete(picture);
    picture.loading = 0;
    // The places of pictures that come at about the same time are given together: the browser then
    // spends less on each request, and draws fewer frames.
    if (!running.size) run();
    else if (running.size === concurrent - 1) runIn(batchTime);
  }

  function onEnd({ type, target }: Event): void {
    // Only pictures of the map have listeners, and none once removed.
    const picture = pictures.get(target as Element) as Picture;
    const { image } = picture;
    // A loaded picture had its width in the queue.
    if (type === 'load') picture.loaded = picture.loading as number;
    // A larger version failed: show the earlier one again.
    else if (picture.loaded) image.src = address(image, picture.loaded);
    else {
      picture.load = false;
      near?.observe(image);
    }
    end(picture, !picture.loaded);
    // It may have grown meanwhile.
    if (type === 'load') start(picture);
  }

  function observe(
    image: HTMLImageElement,
    load: string | boolean = image.getAttribute('data-load') || true,
  ): void {
    // Not by `dataset`: with 10,000 pictures that takes several times as long.
    if (load === 'false' || pictures.has(image)) return;
    const picture: Picture = { image, load, loaded: 0 };
    pictures.set(image, picture);
    if (near) near.observe(image);
    else start(picture);
  }

  function unobserve(image: Element, picture = pictures.get(image)): void {
    if (!picture) return;
    pictures.delete(image);
    near?.unobserve(image);
    sizes?.unobserve(image);
    end(picture, false);
  }

  function print(): void {
    pictures.forEach(start);
    run(Infinity);
  }

  function destroy(): void {
    window.removeEventListener('beforeprint', print);
    // No other picture takes the place of a removed one.
    concurrent = 0;
    pictures.forEach((_, image) => unobserve(image));
    clock.clearTimeout(timer);
  }

  window.addEventListener('beforeprint', print);
  return { observe, unobserve, destroy };
}
