import type { Clock, Teardown } from '@frontage/core-lifecycle';
import type { LightboxSettings } from '../defaults';
import type { LightboxItem } from '../lightbox-item';

/** An item that is no picture, as the adapter made it. */
export interface LightboxMediaView {
  readonly element: Element;
  /** It is shown: it may load, and take keys. */
  activate?(): void;
  /** Another item is shown: it must be still. */
  pause(): void;
  /** It goes; nothing of it may stay. */
  destroy(): void;
}

/** Makes what is no picture, such as videos. */
export interface LightboxMedia {
  /** @returns undefined for what it does not know: then there is a link to the file */
  create(item: LightboxItem): LightboxMediaView | undefined;
}

/** What a lightbox is made of. */
export interface LightboxOptions extends Partial<LightboxSettings> {
  readonly window: Window & typeof globalThis;
  /** The set; a function is asked each time the lightbox opens. */
  readonly items: readonly LightboxItem[] | (() => readonly LightboxItem[]);
  /**
   * The element of the page that shows an item: it gets the focus back where it is in view.
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

/** What a lightbox tells. */
export interface LightboxEventMap {
  /** It is there, and its ground has faded in. */
  readonly open: { readonly index: number };
  /** Another item is shown. */
  readonly change: { readonly index: number };
  /** It is closed and gone. */
  readonly close: Record<string, never>;
}

/** A set of items shown full screen. */
export interface Lightbox {
  /** Whether it is open or opening. */
  readonly isOpen: boolean;
  /**
   * Shows an item; does nothing with an empty set or while it is open.
   *
   * @param index counts from the end below 0
   * @param opener gets the focus back. @default what has it now
   */
  open(index: number, opener?: HTMLElement): void;
  /** Begins to load and decode an item's picture. */
  prepare(index: number): void;
  /**
   * Opens the item that the page's address means, if it means one [2.19]. @returns whether it does
   */
  openFromAddress(): boolean;
  close(): void;
  goTo(index: number): void;
  goToNext(): void;
  goToPrevious(): void;
  /** @returns stops telling */
  on<Name extends keyof LightboxEventMap>(
    name: Name,
    listener: (detail: LightboxEventMap[Name]) => void,
  ): Teardown;
  /** Ends it at once; the address stays. Twice is harmless. */
  destroy(): void;
}
