import type { LightboxSettings } from '../defaults';
import type { LightboxContent } from '../lightbox-item';
import { pictureAddress } from '../picture-address';
import { buildElement } from './build-element';

/** The pictures that are there, being loaded, or about to be shown. */
export interface Pictures {
  /**
   * A picture for an item that is on the page nowhere else; loading and decoding begin if they have
   * not, or anew where they failed.
   */
  get(content: LightboxContent): HTMLImageElement;
  /** Loads those that are pictures and have not been tried, and forgets all others. */
  keep(contents: readonly LightboxContent[]): void;
  /** Where a picture is to be had, in the width that a scale needs. */
  address(content: LightboxContent, scale?: number): string;
  /** The words and the link in the place of what cannot be shown. */
  broken(content: LightboxContent): HTMLElement;
}

/** Whether an item is a picture, and no work for the media adapter. */
export function isPicture({ type }: LightboxContent): boolean {
  return !type || type === 'image';
}

/**
 * Loads pictures ahead of being shown; an image that is shown is the one that was
 * loaded. Words take the place of one that fails; it is tried again when it is to be shown.
 *
 * @param onSettled told when a picture is there or has failed
 */
export function createPictures(
  window: Window,
  { padding, broken: words, openFile: textContent }: LightboxSettings,
  onSettled: () => void,
): Pictures {
  // By address, since the items of links are read anew each time.
  const images = new Map<string, HTMLImageElement>();
  const { document } = window;

  function address(content: LightboxContent, scale?: number): string {
    const { innerWidth: width, innerHeight: height, devicePixelRatio: pixelRatio } = window;
    // Not in every browser, and so not in the types.
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
    // What is on the page shows another item with the same file, and stays there; its words are its
    // own.
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
    // Decoded before it is shown; what fails here is told by `onerror`.
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
