import type { Clock, Teardown } from '@frontage/core-lifecycle';
import type { LightboxSettings } from '../defaults';
import type { LightboxItem } from '../lightbox-item';

/** An item other than a picture, created by the media adapter. */
export interface LightboxMediaView {
  readonly element: Element;
  /** It is shown: it may load and receive keys. */
  activate?(): void;
  /** Another item is shown: it must pause. */
  pause(): void;
  /** Removes it without a trace. */
  destroy(): void;
}

/** Creates items other than pictures, such as videos. */
export interface LightboxMedia {
  /** @returns undefined for an unknown type: then a link to the file is shown */
  create(item: LightboxItem): LightboxMediaView | undefined;
}

/** The options of a lightbox. */
export interface LightboxOptions extends Partial<LightboxSettings> {
  readonly window: Window & typeof globalThis;
  /** The set; a function is called each time the lightbox opens. */
  readonly items: readonly LightboxItem[] | (() => readonly LightboxItem[]);
  /**
   * Gives the element of the page that shows an item: it receives the focus back if it is in view.
   * @default none
   */
  readonly openerOf?: ((index: number) => HTMLElement | undefined) | undefined;
  /** @default pictures only */
  readonly media?: LightboxMedia | undefined;
  /** @default the window's */
  readonly clock?: Clock | undefined;
  /** Whether the visitor asked for less motion. @default asks the browser */
  readonly reducedMotion?: (() => boolean) | undefined;
}

/** The events of a lightbox. */
export interface LightboxEventMap {
  /** It is open, and its backdrop has faded in. */
  readonly open: { readonly index: number };
  /** Another item is shown. */
  readonly change: { readonly index: number };
  /** It is closed and removed. */
  readonly close: Record<string, never>;
}

/** A set of items shown full screen. */
export interface Lightbox {
  /** Whether it is open or opening. */
  readonly isOpen: boolean;
  /**
   * Shows an item; does nothing with an empty set or while it is open.
   *
   * @param index a negative one counts from the end
   * @param opener receives the focus back. @default the focused element
   */
  open(index: number, opener?: HTMLElement): void;
  /** Starts loading and decoding an item's picture. */
  prepare(index: number): void;
  /** Opens the item in the page's address, if there is one [2.19]. @returns whether there is */
  openFromAddress(): boolean;
  close(): void;
  goTo(index: number): void;
  goToNext(): void;
  goToPrevious(): void;
  /** @returns removes the listener */
  on<Name extends keyof LightboxEventMap>(
    name: Name,
    listener: (detail: LightboxEventMap[Name]) => void,
  ): Teardown;
  /** Ends it at once; the address stays. Calling it again does nothing. */
  destroy(): void;
}
