import type { ImageLoad, ImageOptions } from '../image-options';
import { neededWidth } from '../needed-width';
import { pickWidth } from '../pick-width';
import type { Size } from '../read-dimensions';
import type { sizedAddress } from '../sized-address';
import { loadingClass, type ImageState } from './image-attributes';
import type { LoadingQueue } from './loading-queue';
import type { ImageAttributes } from './read-image-options';

/** What the pictures of a window share. */
export interface PictureContext {
  window: Window;
  /** Tells `see` where a picture is; a browser without it has neither. */
  near: IntersectionObserver | undefined;
  /** Tells `see` that a picture has another size. */
  sizes: ResizeObserver | undefined;
  queue: LoadingQueue<() => void>;
  address: typeof sizedAddress;
}

/** A picture on its way. */
export interface Picture {
  /** An observer saw it there. */
  see(box: Size | undefined, isNear: boolean): void;
  /** Starts it as soon as its size is known, wherever it is. */
  load(): void;
  /** Starts it if it has failed, or in any case. */
  resume(always: boolean): void;
  /** Forgets it: its state goes, the `src` it has stays. */
  end(): void;
}

/**
 * Takes a picture: it waits until it is seen. One that has a width in its address is
 * shown in it, and is never replaced by a smaller one.
 */
export function createPicture(
  image: HTMLImageElement,
  source: string,
  options: Partial<Omit<ImageOptions, keyof ImageAttributes>> & ImageAttributes,
  { window, near, sizes, queue, address }: PictureContext,
): Picture {
  // When seeing it starts it [3.25]; false once it has failed, until it leaves the screen.
  let load: ImageLoad = options.load || 'viewport';
  let box: Size | undefined;
  let watcher: PictureContext['near' | 'sizes'];
  // The widths that are shown and on their way, in px; 0 for none.
  let shown = +(/[?&]format=(\d+)w/.exec(image.src)?.[1] ?? 0);
  let asked = 0;
  let before = '';

  // Watching again what is watched already would tell its size again, without end.
  function watch(next?: typeof watcher): void {
    if (next === watcher) return;
    watcher?.unobserve(image);
    watcher = next;
    watcher?.observe(image);
  }

  function start(): void {
    if (asked) return;
    load = 'viewport';
    const wanted = wantedWidth();
    if (wanted <= shown) return watch(sizes);
    // What is shown stays watched: when a larger one fails, only another size asks again.
    if (!shown) watch();
    asked = wanted;
    queue.add(request);
  }

  function wantedWidth(): number {
    // The Network Information API is not in the library's types: only Chromium has it.
    const { connection } = window.navigator as Navigator & { connection?: { saveData?: boolean } };
    const needed = neededWidth({
      ...options,
      box: box ?? { width: 0, height: 0 },
      pixelRatio: window.devicePixelRatio,
      saveData: connection?.saveData,
    });
    return pickWidth(needed, options.dimensions?.width);
  }

  function request(): void {
    mark(image, 'loading');
    image.addEventListener('load', onEnd);
    image.addEventListener('error', onEnd);
    before = image.src;
    image.src = address(source, asked, options.sizeFormat);
  }

  function onEnd({ type }: Event): void {
    if (type === 'load') shown = asked;
    // A larger one failed: what was there is there again.
    else if (shown) image.src = before;
    else load = false;
    settle(shown ? 'loaded' : 'failed', shown ? sizes : near);
  }

  function settle(state?: ImageState, next?: typeof watcher): void {
    image.removeEventListener('load', onEnd);
    image.removeEventListener('error', onEnd);
    asked = 0;
    mark(image, state);
    watch(next);
    queue.end(request);
  }

  if (near) watch(near);
  else start();

  return {
    see(rectangle, isNear) {
      box = rectangle;
      if (load === true || (load && isNear)) start();
      else if (!isNear) load = 'viewport';
    },
    load() {
      load = true;
      if (box) start();
    },
    resume(always) {
      if (always || !load) start();
    },
    end: settle,
  };
}

/** Writes the state, and the loading class [4.16] with it; without a state both go. */
function mark(image: HTMLElement, state?: ImageState): void {
  image.classList.toggle(loadingClass, state === 'loading');
  if (!image.className) image.removeAttribute('class');
  if (state) image.dataset.imageState = state;
  else delete image.dataset.imageState;
}
