/** How a gallery moves by itself [3.28]. */
export interface AutoplayOptions {
  /** Whether it jumps to any slide instead of the next. @default true */
  randomize: boolean;
  /** Time between two changes, in ms. @default 5000 */
  timeout: number;
  /** Selectors of elements that pause it under the pointer. @default [] */
  pauseOnMouseover: readonly string[];
}

/** The settings of a gallery [3.28]. */
export interface GallerySettings {
  /** Whether it moves by itself. @default false */
  autoplay: boolean;
  autoplayOptions: AutoplayOptions;
  /** The first slide to show. @default 0 */
  currentIndex: number;
  /** Whether the address names the current slide. @default false */
  historyHash: boolean;
  /** Whether keys move it. @default true */
  keyboard: boolean;
  /** Key codes; see `readGalleryKey`. @default { previous: 37, next: 39 } */
  keys: { readonly previous: number; readonly next: number };
  /** Whether pictures wait until they come near the screen. @default false */
  lazyLoad: boolean;
  /** Whether next and previous wrap around at the ends. @default false */
  loop: boolean;
  /** Ids of galleries that share this one's index. @default [] */
  linkedGalleries: readonly string[];
  /** Options of every picture, as the image loader takes them. @default {} */
  loaderOptions: Readonly<Record<string, unknown>>;
  /** @default false */
  refreshOnResize: boolean;
  /** @default false */
  refreshOnOrientationChange: boolean;
}

/** The key codes of a gallery [3.28]: the left and the right arrow. */
export const galleryKeys = { previous: 37, next: 39 } as const;

/** The defaults of autoplay [3.28]. */
export const autoplayDefaults: AutoplayOptions = {
  randomize: true,
  timeout: 5000,
  pauseOnMouseover: [],
};

/** The defaults of a gallery [3.28]. */
export const galleryDefaults: GallerySettings = {
  autoplay: false,
  autoplayOptions: autoplayDefaults,
  currentIndex: 0,
  historyHash: false,
  keyboard: true,
  keys: galleryKeys,
  lazyLoad: false,
  loop: false,
  linkedGalleries: [],
  loaderOptions: {},
  refreshOnResize: false,
  refreshOnOrientationChange: false,
};
