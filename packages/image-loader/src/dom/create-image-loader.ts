import { failedAttribute } from './image-attributes';
import {
  desktopLoads,
  lazyMargin,
  mobileLoads,
  stallTime,
  type ImageLoader,
  type ImageLoaderOptions,
} from './image-loader';
import { toggleLoading, type Picture, type Seen } from './picture';
import { queryAddress } from './query-address';
import { screenWidth } from './screen-width';

/**
 * The image loader of a page [4.16]: pictures near the screen are loaded in the width
 * that is shown. It reads no layout: the observer's own rectangle gives the width. A
 * picture is never replaced by a smaller one. One that failed is tried again when
 * the visitor comes back to it; before printing all are loaded.
 *
 * @example
 * const loader = createImageLoader({ window });
 * for (const image of document.querySelectorAll('img[data-src]')) loader.observe(image);
 */
// In one piece: split into parts of 80 lines it is 60 bytes over its budget of 1,200.
// eslint-disable-next-line max-lines-per-function -- bytes on every page count more here
export function createImageLoader({
  window,
  clock = window,
  concurrent = window.matchMedia('(max-width:432px)').matches ? mobileLoads : desktopLoads,
  width = screenWidth,
  address = queryAddress,
}: ImageLoaderOptions): ImageLoader {
  const pictures = new Map<Element, Picture>();
  // Those at its front are being loaded.
  const queue = new Set<Picture>();
  // The document as root, so that the margin also counts within a frame.
  const near =
    window.IntersectionObserver &&
    new window.IntersectionObserver(see, { root: window.document, rootMargin: lazyMargin + 'px' });
  // No browser has this one without the other.
  const sizes = near && new window.ResizeObserver(see);

  function see(entries: readonly (Seen & { readonly target: Element })[]): void {
    for (const seen of entries) {
      const { contentRect, target } = seen;
      const picture = pictures.get(target);
      if (!picture) continue;
      // A size without a width is that of something hidden: it will be shown as its size was.
      if (contentRect?.width ?? !picture.seen?.contentRect) picture.seen = seen;
      // One of another size is looked at once more: it may be far away by now.
      if (contentRect) near.observe(target);
      else if (picture.load === 'true' || (picture.load && seen.isIntersecting)) {
        near.unobserve(target);
        start(picture);
      } else picture.load ||= !seen.isIntersecting;
    }
  }

  function start(picture: Picture): void {
    const { image, shown } = picture;
    if (picture.asked) return;
    // Looked at here and not for each that is observed: most are never seen.
    if (!image.dataset.src || image.srcset) return unobserve(image);
    // Watched once only: watching anew tells the size anew, without end.
    if (!shown) sizes?.observe(image);
    // Before an observer has told of its box, its natural width counts.
    const wanted = width(
      image,
      picture.seen?.contentRect ??
        picture.seen?.boundingClientRect ?? { width: Infinity, height: Infinity },
      window,
    );
    if (wanted <= shown) return;
    picture.asked = wanted;
    queue.add(picture);
    run();
  }

  function run(limit = concurrent): void {
    for (const picture of queue) {
      if (!limit--) return;
      if (picture.timer) continue;
      picture.timer = clock.setTimeout(() => leaveQueue(picture), stallTime);
      toggleLoading(picture.image, 'add', onEnd);
      // What is in the queue has been asked for.
      picture.image.src = address(picture.image, picture.asked as number);
    }
  }

  function leaveQueue(picture: Picture): void {
    clock.clearTimeout(picture.timer);
    queue.delete(picture);
    run();
  }

  function end(picture: Picture, failed: boolean): void {
    toggleLoading(picture.image, 'remove', onEnd);
    leaveQueue(picture);
    picture.timer = picture.asked = 0;
    picture.image.toggleAttribute(failedAttribute, failed);
  }

  function onEnd({ type, target }: Event): void {
    // It listens to pictures of the map only, and not any more when one is taken out.
    const picture = pictures.get(target as Element) as Picture;
    // What has ended was asked for.
    if (type === 'load') picture.shown = picture.asked as number;
    // A larger one failed: what was there is there again.
    else if (picture.shown) picture.image.src = address(picture.image, picture.shown);
    else {
      picture.load = false;
      near?.observe(picture.image);
    }
    end(picture, !picture.shown);
    // It may have grown meanwhile.
    if (type === 'load') start(picture);
  }

  function observe(
    image: HTMLImageElement,
    load: string | boolean = image.getAttribute('data-load') || true,
  ): void {
    // `data-load` not by `dataset`: with 10,000 pictures that takes several times as long.
    if (load === 'false' || pictures.has(image)) return;
    const picture: Picture = { image, load, shown: 0 };
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
    // A place that is freed now is nobody's.
    queue.clear();
    pictures.forEach((_, image) => unobserve(image));
  }

  window.addEventListener('beforeprint', print);
  return { observe, unobserve, destroy };
}
