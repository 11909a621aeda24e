import type { Clock } from '@frontage/core-lifecycle';
import type { BlockIssue } from '@frontage/core-lifecycle/dom';
import type { ImageOptions } from '../image-options';
import { invalidElementMessage, missingSourceMessage } from '../messages';
import { neededWidth } from '../needed-width';
import { pickWidth } from '../pick-width';
import { sizedAddress } from '../sized-address';
import { imageAttributes, loadingClass, type ImageState } from './image-attributes';
import { createLoadingQueue } from './loading-queue';
import { readImageOptions, type ImageAttributes } from './read-image-options';
import { readConcurrentLoads, readSaveData } from './screen-conditions';

/** How near the screen a picture is loaded, in px [4.16] [9.16]. */
export const lazyMargin = 200;

/** What an image loader is made from. */
export interface ImageLoaderOptions {
  /** The window the pictures live in. */
  window: Window & typeof globalThis;
  /** Told what cannot be loaded: `IMAGE_INVALID`, `IMAGE_SOURCE_MISSING`. */
  report: (issue: BlockIssue) => void;
  /** Frees the place of a picture that hangs, see `stallTime`. @default it keeps its place */
  clock?: Clock | undefined;
  /** Pictures loaded at once. @default 16, on a phone 1 [9.17] */
  concurrent?: number | undefined;
  /** How near the screen loading begins, in px. @default 200 [9.16] */
  margin?: number | undefined;
  /** The address of a picture in one width, for other picture servers. @default sizedAddress */
  address?: typeof sizedAddress | undefined;
}

/** Loads pictures in the width that is shown. */
export interface ImageLoader {
  /**
   * Loads a picture when it comes near the screen, and again when it grows. One with
   * `srcset`, one already taken and one whose `load` is false are left as they are.
   *
   * @param overrides options that count instead of the picture's attributes
   */
  observe(image: Element, overrides?: Partial<ImageOptions>): void;
  /** Loads a picture as soon as its size is known, wherever it is. */
  load(image: Element, overrides?: Partial<ImageOptions>): void;
  /** Forgets a picture: its state goes, the `src` it has stays. */
  unobserve(image: Element): void;
  /** Forgets all and leaves nothing behind. Twice is harmless. */
  destroy(): void;
}

/** A picture on its way. */
interface Picture extends ImageAttributes, Partial<Omit<ImageOptions, keyof ImageAttributes>> {
  image: HTMLImageElement;
  source: string;
  /** The latest rectangle. */
  box?: DOMRectReadOnly;
  /** The width that is shown, in px. */
  width: number;
  /** The width on its way, in px; 0 for none. */
  asked: number;
  /** The address that is shown. */
  shown: string;
  state?: ImageState | undefined;
  /** Whether it has been away from the screen since it failed. */
  left?: boolean;
}

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
  const pictures = new Map<Element, Picture>();
  const queue = createLoadingQueue(options.concurrent ?? readConcurrentLoads(window), request, clock);
  const { IntersectionObserver, ResizeObserver } = window;
  // The document as root, so that the margin also counts within a frame.
  const view = { root: window.document, rootMargin: `${margin}px` };
  const near = IntersectionObserver && new IntersectionObserver(onNear, view);
  const sizes = ResizeObserver && new ResizeObserver(onResize);

  function onNear(entries: IntersectionObserverEntry[]): void {
    for (const { target, boundingClientRect, isIntersecting } of entries) {
      const picture = pictures.get(target);
      if (!picture) continue;
      picture.box = boundingClientRect;
      if (!isIntersecting) picture.left = true;
      if (picture.load === true || (isIntersecting && (picture.state !== 'failed' || picture.left))) start(picture);
    }
  }

  function onResize(entries: ResizeObserverEntry[]): void {
    for (const { target, contentRect } of entries) {
      const picture = pictures.get(target);
      if (!picture || !contentRect.width) continue;
      picture.box = contentRect;
      start(picture);
    }
  }

  function start(picture: Picture): void {
    const { image, dimensions: natural, box = { width: 0, height: 0 }, allowSaveData = true } = picture;
    if (picture.asked) return;
    near?.unobserve(image);
    const wish = pickWidth(
      neededWidth({
        ...picture,
        box,
        natural,
        mode: picture.cropMode,
        pixelRatio: window.devicePixelRatio,
        saveData: allowSaveData && readSaveData(window),
      }),
      natural?.width,
    );
    if (wish > picture.width) {
      picture.asked = wish;
      queue.add(picture);
    } else sizes?.observe(image);
  }

  function request(picture: Picture): void {
    mark(picture, 'loading');
    picture.image.src = address(picture.source, picture.asked, picture.sizeFormat);
  }

  function onEnd({ type, currentTarget }: Event): void {
    // It was added to images only.
    const picture = pictures.get(currentTarget as Element);
    if (picture?.state !== 'loading') return;
    const { image } = picture;
    if (type === 'load') {
      picture.width = picture.asked;
      picture.shown = image.src;
    }
    picture.asked = 0;
    picture.left = false;
    mark(picture, picture.width ? 'loaded' : 'failed');
    // A larger one failed: what was there is there again.
    if (picture.width) {
      if (picture.shown !== image.src) image.src = picture.shown;
      sizes?.observe(image);
    } else near?.observe(image);
    queue.end(picture);
  }

  function mark(picture: Picture, state?: ImageState): void {
    const { image } = picture;
    picture.state = state;
    image.classList.toggle(loadingClass, state === 'loading');
    if (!image.className) image.removeAttribute('class');
    if (state) image.setAttribute(imageAttributes.state, state);
    else image.removeAttribute(imageAttributes.state);
  }

  function observe(image: Element, overrides?: Partial<ImageOptions>): void {
    if (!(image instanceof window.HTMLImageElement)) {
      return report({ code: 'IMAGE_INVALID', message: invalidElementMessage });
    }
    if (image.srcset || pictures.has(image)) return;
    const read = { ...readImageOptions(image), ...overrides };
    if (!read.source) return report({ code: 'IMAGE_SOURCE_MISSING', message: missingSourceMessage });
    if (!read.load && !read.forceImageUpdate) return;
    const shown = image.src;
    const width = +(/[?&]format=(\d+)w/.exec(shown)?.[1] ?? 0);
    const picture = { ...read, source: read.source, image, shown, width, asked: 0 };
    pictures.set(image, picture);
    image.addEventListener('load', onEnd);
    image.addEventListener('error', onEnd);
    if (near) near.observe(image);
    else start(picture);
  }

  function load(image: Element, overrides?: Partial<ImageOptions>): void {
    observe(image, overrides);
    const picture = pictures.get(image);
    if (!picture) return;
    picture.load = true;
    if (picture.box) start(picture);
  }

  function unobserve(image: Element): void {
    const picture = pictures.get(image);
    if (!picture) return;
    pictures.delete(image);
    image.removeEventListener('load', onEnd);
    image.removeEventListener('error', onEnd);
    near?.unobserve(image);
    sizes?.unobserve(image);
    mark(picture);
    queue.end(picture);
  }

  function onOnline(): void {
    for (const picture of pictures.values()) if (picture.state === 'failed') start(picture);
  }

  function onPrint(): void {
    for (const picture of pictures.values()) start(picture);
    queue.flush();
  }

  function destroy(): void {
    window.removeEventListener('online', onOnline);
    window.removeEventListener('beforeprint', onPrint);
    for (const image of pictures.keys()) unobserve(image);
    near?.disconnect();
    sizes?.disconnect();
  }

  window.addEventListener('online', onOnline);
  window.addEventListener('beforeprint', onPrint);
  return { observe, load, unobserve, destroy };
}
