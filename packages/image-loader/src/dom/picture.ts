import type { ImageOptions } from '../image-options';
import { invalidElementMessage, missingSourceMessage } from '../messages';
import { neededWidth } from '../needed-width';
import { pickWidth } from '../pick-width';
import { loadingClass, type ImageState } from './image-attributes';
import type { ImageLoaderOptions } from './image-loader';
import { readImageOptions, type ImageAttributes } from './read-image-options';

/** A picture on its way. */
export interface Picture extends ImageAttributes, Partial<Omit<ImageOptions, keyof ImageAttributes>> {
  readonly image: HTMLImageElement;
  readonly source: string;
  /** The latest rectangle. */
  box?: DOMRectReadOnly;
  /** The width that is shown, in px; 0 for none. */
  width: number;
  /** The address that was shown before the one on its way. */
  before?: string;
  /** The width on its way, in px; 0 for none. */
  asked: number;
  state?: ImageState | undefined;
  /** Whether it has been away from the screen since it failed. */
  left?: boolean;
}

/**
 * What is known of a picture that was just taken; one that has a width in its
 * address is shown in it.
 *
 * @returns undefined for one that is not ours to load; where that is a mistake, it is reported [5.12]
 */
export function createPicture(
  image: Element,
  { window, report }: Pick<ImageLoaderOptions, 'window' | 'report'>,
  overrides?: Partial<ImageOptions>,
): Picture | undefined {
  if (!(image instanceof window.HTMLImageElement)) {
    return void report({ code: 'IMAGE_INVALID', message: invalidElementMessage });
  }
  if (image.srcset) return;
  const options = { ...readImageOptions(image), ...overrides };
  const { source, load, forceImageUpdate } = options;
  if (!source) return void report({ code: 'IMAGE_SOURCE_MISSING', message: missingSourceMessage });
  if (!load && !forceImageUpdate) return;
  return { ...options, source, image, width: +(/[?&]format=(\d+)w/.exec(image.src)?.[1] ?? 0), asked: 0 };
}

/** Writes a picture's state, and the loading class [4.16] with it; without a state both go. */
export function markPicture(picture: Picture, state?: ImageState): void {
  const { image } = picture;
  picture.state = state;
  image.classList.toggle(loadingClass, state === 'loading');
  if (!image.className) image.removeAttribute('class');
  if (state) image.dataset.imageState = state;
  else delete image.dataset.imageState;
}

/** The width a picture wants where it is now [9.16]. */
export function wantedWidth(picture: Picture, window: Window): number {
  const { dimensions: natural, box = { width: 0, height: 0 }, cropMode: mode, allowSaveData = true } = picture;
  // The Network Information API is not in the library's types: only Chromium has it.
  const { connection } = window.navigator as Navigator & { connection?: { saveData?: boolean } };
  const saveData = allowSaveData && connection?.saveData;
  const screen = { pixelRatio: window.devicePixelRatio, saveData };
  return pickWidth(neededWidth({ ...picture, ...screen, box, natural, mode }), natural?.width);
}
