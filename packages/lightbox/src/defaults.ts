import { galleryKeys } from '@frontage/gallery-engine';

/**
 * What the browser's history contains while the lightbox is open. `none`: nothing; `entry`: an
 * entry with the page's address, so that Back closes; `hash`: one with the slide's `itemId` in the
 * hash; `path`: one with the slide's own address [2.20].
 */
export type LightboxHistory = 'none' | 'entry' | 'hash' | 'path';

/** The texts of a lightbox besides its title; the names of the controls are those of [2.18]. */
export interface LightboxTexts {
  /** @default 'Close' */
  readonly close: string;
  /** @default 'Previous Item' */
  readonly previous: string;
  /** @default 'Next Item' */
  readonly next: string;
  /** On the button that shows and hides the caption. @default 'Toggle Caption' */
  readonly caption: string;
  /**
   * If an item could not be loaded; its description follows after a colon. @default 'This picture
   * could not be loaded'
   */
  readonly broken: string;
  /** The link to the file of such an item. @default 'Open the file' */
  readonly openFile: string;
  /** The position in the set, counted from 1. @default `1 of 3` */
  counter(place: { readonly at: number; readonly count: number }): string;
}

/** The options of a lightbox; times are in seconds unless stated otherwise. */
export interface LightboxSettings extends LightboxTexts {
  /** The dialog's name [2.18]. @default 'Gallery' */
  readonly title: string;
  /** [9.18] @default 'dark' */
  readonly theme: 'dark' | 'light';
  /**
   * Whether desktops show the buttons for the previous and the next item [2.18]. @default both
   * false
   */
  readonly controls: { readonly previous: boolean; readonly next: boolean };
  /** The fade when closing, in s [9.18]. @default 0.6 */
  readonly speed: number;
  /** The transition between items, in s [9.18]. @default 0.6 */
  readonly slideSpeed: number;
  /** The fade-in of the backdrop, in s [9.18]. @default 0.3 */
  readonly overlayFade: number;
  /** The opacity of the backdrop, from 0 to 1 [9.18]. @default 0.95 */
  readonly overlayOpacity: number;
  /** Space around the picture, in px; less on small screens [9.18]. @default 100 */
  readonly padding: number;
  /** The minimum time between two key presses, in ms [9.18]. @default 200 */
  readonly keyThrottle: number;
  /** Key codes of the arrows [9.18]. @default { previous: 37, next: 39 } */
  readonly keys: { readonly previous: number; readonly next: number };
  /** The fraction of the width at either edge where a click does nothing [9.18]. @default 0.02 */
  readonly edge: number;
  /** The fade-in of a button under the pointer, in ms [9.18]. @default 500 */
  readonly hoverFade: number;
  /** Whether next and previous wrap around at the ends. @default true */
  readonly loop: boolean;
  /** @default 'entry' */
  readonly history: LightboxHistory;
  /**
   * The full address of the collection, for the history `path` [2.20]. @default that of the page
   */
  readonly collectionUrl?: string | undefined;
}

/** The defaults of a lightbox [2.18] [9.18]. */
export const lightboxDefaults: LightboxSettings = {
  title: 'Gallery',
  theme: 'dark',
  controls: { previous: false, next: false },
  speed: 0.6,
  slideSpeed: 0.6,
  overlayFade: 0.3,
  overlayOpacity: 0.95,
  padding: 100,
  keyThrottle: 200,
  keys: galleryKeys,
  edge: 0.02,
  hoverFade: 500,
  loop: true,
  history: 'entry',
  close: 'Close',
  previous: 'Previous Item',
  next: 'Next Item',
  caption: 'Toggle Caption',
  broken: 'This picture could not be loaded',
  openFile: 'Open the file',
  counter: ({ at, count }) => `${at} of ${count}`,
};
