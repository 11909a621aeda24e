import type { LightboxSettings } from '../defaults';
import type { LightboxContent } from '../lightbox-item';
import { pictureAddress } from '../picture-address';
import { buildElement } from './build-element';

/** The pictures that are loaded, loading or about to be shown. */
export interface Pictures {
  /**
   * Gives a picture for an item, used nowhere else on the page; starts loading and decoding it, or
   * retries after a failure.
   */
  get(content: LightboxContent): HTMLImageElement;
  /** Loads the pictures among them that have not been tried, and forgets all others. */
  keep(contents: readonly LightboxContent[]): void;
  /** Gives the address of a picture, in the width that a scale needs. */
  address(content: LightboxContent, scale?: number): string;
  /** Gives the words and the link that replace what cannot be shown. */
  broken(content: LightboxContent): HTMLElement;
}

/** Whether an item is a picture, not one for the media adapter. */
export function isPicture({ type }: LightboxContent): boolean {
  return !type || type === 'image';
}

/**
 * Loads pictures before they are shown; the image shown is the one that was loaded. A failed one is
 * replaced by words, and tried again when it is shown.
 *
 * @param onSettled called when a picture has loaded or failed
 */
export function createPictures(
  window: Window,
  { padding, broken: words, openFile: textContent }: LightboxSettings,
  onSettled: () => void,
): Pictures {
  // By address, because the items of links are created anew each time.
  const images = new Map<string, HTMLImageElement>();
  const { document } = window;

  function address(content: LightboxContent, scale?: number): string {
    const { innerWidth: width, innerHeight: height, devicePixelRatio: pixelRatio } = window;
    // Not available in every browser, and so not in the types.
    const { connection } = window.navigator as Navigator & { connection?: { saveData?: boolean } };
    return pictureAddress(
      content,
      { size: { width, height }, pixelRatio, saveData: connection?.saveData },
      padding,
      scale,
    );
  }

  function broken({ src: href, alt }: LightboxContent): HTMLElement {
    return buildElement(document, 'p', {}, [
      words,
      alt ? `: ${alt}` : '',
      buildElement(document, 'a', { href, textContent }),
    ]);
  }

  function get(content: LightboxContent): HTMLImageElement {
    const { src, alt = '', width, height, thumbnail } = content;
    const known = images.get(src);
    // The image on the page shows another item with the same file and stays there, with its own
    // words.
    if (known && !known.isConnected && known.dataset.state !== 'broken') {
      known.alt = alt;
      return known;
    }
    const image = buildElement(document, 'img', {
      alt,
      draggable: false,
      onload() {
        delete image.dataset.state;
        if (!width || !height) setRatio(image, image.naturalWidth, image.naturalHeight);
        onSettled();
      },
      onerror() {
        image.dataset.state = 'broken';
        image.replaceWith(broken(content));
        onSettled();
      },
    });
    images.set(src, image);
    image.dataset.state = 'loading';
    setRatio(image, width, height);
    if (thumbnail) image.style.backgroundImage = `url(${JSON.stringify(thumbnail)})`;
    image.src = address(content);
    // Decoded before it is shown; `onerror` reports failures.
    image.decode().catch(() => {});
    return image;
  }

  function keep(contents: readonly LightboxContent[]): void {
    for (const src of images.keys())
      if (!contents.some((content) => content.src === src)) images.delete(src);
    for (const content of contents)
      if (isPicture(content) && !images.has(content.src)) get(content);
  }

  return { get, keep, address, broken };
}

function setRatio({ style }: HTMLImageElement, width?: number, height?: number): void {
  if (!width || !height) return;
  style.setProperty('--w', `${width}`);
  style.setProperty('--h', `${height}`);
}
