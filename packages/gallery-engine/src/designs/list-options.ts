import { atLeast } from './at-least';
import { ratioVariables, type LayoutVariables } from './layout-variables';

/** The options of the list design [3.26]. */
export interface ListOptions {
  /** The picture's share of the width beside its text, in percent. @default 33 */
  listImageSize: number;
  /** Space between slides, in px. @default 20 */
  gutter: number;
  /** The ratio of width to height of every picture. @default undefined: each its own ('Auto') */
  imageAspectRatio: number | undefined;
  /** Whether a click shows the large picture. @default false */
  lightbox: boolean;
}

/** The defaults of the list design. */
export const listDefaults: ListOptions = {
  listImageSize: 33,
  gutter: 20,
  imageAspectRatio: undefined,
  lightbox: false,
};

/** Gives the list's options as custom properties; its layout needs no script. */
export function listVariables(options: Partial<ListOptions> = {}): LayoutVariables {
  const share = Math.min(100, atLeast(1, options.listImageSize, listDefaults.listImageSize));
  return {
    '--fr-gallery-list-image': `${share}%`,
    '--fr-gallery-gap': `${atLeast(0, options.gutter, listDefaults.gutter)}px`,
    ...ratioVariables(options.imageAspectRatio),
  };
}
