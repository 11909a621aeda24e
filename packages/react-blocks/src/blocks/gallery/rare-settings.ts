import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import {
  readPictureOptions,
  readWindowOptions,
  setPictureOptions,
  watchWindow,
  type Gallery,
} from '@frontage/gallery-engine/dom';

/** What a gallery does with settings that few have [3.28]. */
export interface RareSettings {
  /** Passes them on to the image loader; before it is given the pictures. */
  setPictures(): Teardown;
  /** Refreshes the gallery when the window changes. */
  watch(gallery: Gallery): Teardown;
}

/** Reads them out of the markup. */
export function readRareSettings(
  root: HTMLElement,
  context: Pick<BlockContext, 'window' | 'clock'>,
): RareSettings {
  return {
    setPictures: () => setPictureOptions(root, readPictureOptions(root)),
    watch: (gallery) => watchWindow(gallery, readWindowOptions(root), context),
  };
}
