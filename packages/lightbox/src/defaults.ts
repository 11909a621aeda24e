import { galleryKeys } from '@frontage/gallery-engine';

/**
 * What stands in the browser's history while the lightbox is open. `none`: nothing;
 * `entry`: an entry with the address of the page, so that Back closes; `hash`: one with
 * the slide's `itemId` in the hash; `path`: one with the slide's own address [2.20].
 */
export type LightboxHistory = 'none' | 'entry' | 'hash' | 'path';

/** The texts of a lightbox beside its title; the names of the controls are those of [2.18]. */
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
   * An item could not be loaded; what it shows follows after a colon. @default 'This picture could
   * not be loaded'
   */
  readonly broken: string;
  /** The link to the file of such an item. @default 'Open the file' */
  readonly openFile: string;
  /** Where in the set one is; counted from 1. @default `1 of 3` */
  counter(place: { readonly at: number; readonly count: number }): string;
}

/** What may be chosen about a lightbox; times are seconds unless they say otherwise. */
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
  /** How long closing fades, in s [9.18]. @default 0.6 */
  readonly speed: number;
  /** How long one item takes the place of another, in s [9.18]. @default 0.6 */
  readonly slideSpeed: number;
  /** How long the ground fades in, in s [9.18]. @default 0.3 */
  readonly overlayFade: number;
  /** How much the ground covers, from 0 to 1 [9.18]. @default 0.95 */
  readonly overlayOpacity: number;
  /** Space around the picture, in px; less on small screens [9.18]. @default 100 */
  readonly padding: number;
  /** The least time between two keys that count, in ms [9.18]. @default 200 */
  readonly keyThrottle: number;
  /** Key codes of the arrows [9.18]. @default { previous: 37, next: 39 } */
  readonly keys: { readonly previous: number; readonly next: number };
  /** The share of the width at either edge where a click means nothing [9.18]. @default 0.02 */
  readonly edge: number;
  /** How long a button takes to come out under the pointer, in ms [9.18]. @default 500 */
  readonly hoverFade: number;
  /** Whether next and previous go round at the ends. @default true */
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
