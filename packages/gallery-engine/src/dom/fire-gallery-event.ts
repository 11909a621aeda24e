import type { Teardown } from '@frontage/core-lifecycle';
import type { GalleryDirection } from '../gallery-index';

/** Details of a gallery's events. */
export interface GalleryChangeDetail {
  /** The current slide, from 0. */
  readonly index: number;
  readonly direction: GalleryDirection;
}

/** The events that a gallery fires on its root; they bubble. Other packages may extend it. */
export interface GalleryEventMap {
  /** Another slide becomes the current one [4.07]. */
  'gallery:change': GalleryChangeDetail;
  /** Without loop: the last slide is reached, or a visitor tried to go beyond it [4.08]. */
  'gallery:reachedEnd': GalleryChangeDetail;
  /** Without loop: the first slide is reached, or a visitor tried to go before it [4.08]. */
  'gallery:reachedBeginning': GalleryChangeDetail;
}

/** The same as `addEventListener` has it. */
type GalleryDomEvents = {
  [Type in keyof GalleryEventMap]: CustomEvent<GalleryEventMap[Type]>;
};

declare global {
  // Listeners on the root, and above it, get the details.
  interface ElementEventMap extends GalleryDomEvents {}
  interface DocumentEventMap extends GalleryDomEvents {}
}

/** Fires one of a gallery's events. */
export function fireGalleryEvent<Type extends keyof GalleryEventMap>(
  root: Element,
  type: Type,
  detail: GalleryEventMap[Type],
): void {
  root.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
}

/** Listens to one of a gallery's events; the result removes the listener. */
export function onGalleryEvent(
  root: Element,
  type: 'change' | 'reachedEnd' | 'reachedBeginning',
  listener: (detail: GalleryChangeDetail) => void,
): Teardown {
  const onEvent = ({ detail }: CustomEvent<GalleryChangeDetail>): void => listener(detail);
  root.addEventListener(`gallery:${type}`, onEvent);
  return () => root.removeEventListener(`gallery:${type}`, onEvent);
}
