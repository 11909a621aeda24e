import type { Teardown } from '@frontage/core-lifecycle';
import { keepAttributes } from '@frontage/core-lifecycle/dom';
import type { ImageOptions } from '../image-options';
import { missingParentMessage } from '../messages';
import type { Size } from '../read-dimensions';
import { imageAttributes } from './image-attributes';
import type { ImageReport } from './image-loader';
import { placeStyles, type Styles } from './place-styles';

/** Places pictures in their parents, and again whenever a parent changes its size. */
export interface PicturePlacer {
  /** Places a picture by its options; without a parent it warns and does nothing [5.12c]. */
  place(image: HTMLImageElement, options: ImageOptions): void;
  /** Restores the author's styles of a picture and its parent. */
  forget(image: HTMLImageElement): void;
  /** Forgets all pictures. */
  destroy(): void;
}

interface Placed {
  parent: HTMLElement;
  options: ImageOptions;
  draw(): void;
  /** Restores the author's style. */
  restore: Teardown;
}

interface Parent {
  images: Set<HTMLImageElement>;
  /** The last reported size; the observer reports a size once, however many pictures there are. */
  box?: Size;
  /** Restores the style from before the first picture was placed. */
  restore: Teardown;
}

// In a layer, so that the author's own styles of the parent win.
const boxRule = `@layer{[${imageAttributes.box}]{position:relative;overflow:hidden}}`;

/**
 * Creates a placer for one window [3.25]. It reads no layout: an observer reports the sizes of the
 * parents.
 */
export function createPicturePlacer(
  window: Window & typeof globalThis,
  report: ImageReport,
): PicturePlacer {
  const placed = new Map<HTMLImageElement, Placed>();
  const within = new Map<Element, Parent>();
  const { document } = window;
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(boxRule);
  document.adoptedStyleSheets.push(sheet);

  const sizes = new window.ResizeObserver((entries) => {
    for (const entry of entries) {
      const known = within.get(entry.target);
      if (!known) continue;
      known.box = borderBox(entry);
      drawAll(known);
    }
  });

  function drawAll({ images }: Parent): void {
    for (const image of images) placed.get(image)?.draw();
  }

  function draw(image: HTMLImageElement, { parent, options }: Placed): void {
    const box = within.get(parent)?.box;
    const natural = options.dimensions ?? {
      width: image.naturalWidth,
      height: image.naturalHeight,
    };
    if (!box || !(box.width * box.height * natural.width * natural.height > 0)) return;
    const { cropMode: mode, focalPoint, fitAlignment, stretch } = options;
    const styles = placeStyles(
      { box, natural, mode, focalPoint, fitAlignment, stretch },
      options,
      image.currentSrc,
    );
    write(image, { position: 'absolute', ...styles.image });
    write(parent, styles.parent);
  }

  function place(image: HTMLImageElement, options: ImageOptions): void {
    if (options.cropMode === 'none' && !options.useBgImage) return;
    const parent = image.parentElement;
    if (!parent) return report({ code: 'IMAGE_PARENT_MISSING', message: missingParentMessage });
    forget(image);
    const entry: Placed = {
      parent,
      options,
      restore: keepAttributes(image, ['style']),
      draw: () => draw(image, entry),
    };
    placed.set(image, entry);
    parent.setAttribute(imageAttributes.box, '');
    // Its natural size is known once it has loaded, and the background must show it.
    image.addEventListener('load', entry.draw);
    const known = within.get(parent) ?? createParent(parent);
    known.images.add(image);
    within.set(parent, known);
    sizes.observe(parent);
    entry.draw();
  }

  function forget(image: HTMLImageElement): void {
    const entry = placed.get(image);
    if (!entry) return;
    placed.delete(image);
    image.removeEventListener('load', entry.draw);
    entry.restore();
    const known = within.get(entry.parent);
    if (!known) return;
    known.images.delete(image);
    const isLast = known.images.size === 0;
    // Other pictures may have backgrounds there as well; the remaining ones are drawn again.
    if (isLast || entry.options.useBgImage) known.restore();
    drawAll(known);
    if (!isLast) return;
    within.delete(entry.parent);
    entry.parent.removeAttribute(imageAttributes.box);
    sizes.unobserve(entry.parent);
  }

  function destroy(): void {
    for (const image of placed.keys()) forget(image);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }

  return { place, forget, destroy };
}

function createParent(element: Element): Parent {
  return { images: new Set(), restore: keepAttributes(element, ['style']) };
}

function write({ style }: HTMLElement, styles: Styles): void {
  for (const [name, value] of Object.entries(styles)) style.setProperty(name, value);
}

/**
 * Includes padding, which may give a parent its ratio. The reported size is inline and block, not
 * width and height.
 */
function borderBox({ borderBoxSize: [size], contentRect }: ResizeObserverEntry): Size {
  const { inlineSize = 0, blockSize = 0 } = size ?? {};
  const upright = contentRect.width > inlineSize + 1 || contentRect.height > blockSize + 1;
  return upright
    ? { width: blockSize, height: inlineSize }
    : { width: inlineSize, height: blockSize };
}
