import { readBoolean, type Teardown } from '@frontage/core-lifecycle';
import { galleryDefaults, type GallerySettings } from '../defaults';
import { resizeDelay } from '../motion-defaults';
import { createResizeRule, type ResizeOptions } from '../resize-options';
import type { Gallery } from './gallery';
import type { GalleryContext } from './gallery-context';
import { listen } from './listen';
import { whenStill } from './when-still';

/**
 * How a gallery responds to the window's size [3.28] [5.13]; most galleries adapt by themselves.
 */
export interface WindowOptions extends Pick<
  GallerySettings,
  'refreshOnResize' | 'refreshOnOrientationChange'
> {
  /** Changes of at most this many px do not count. @default 0 */
  readonly resizeThreshold: ResizeOptions['threshold'];
  /** The relevant side of the window: its width (x) or its height (y). @default 'x' */
  readonly resizeAxis: ResizeOptions['axis'];
}

/**
 * Reads them from the data attributes of a gallery's root; never throws: `watchWindow` refuses
 * wrong values.
 */
export function readWindowOptions({ dataset }: HTMLElement): WindowOptions {
  const { refreshOnResize, refreshOnOrientationChange } = galleryDefaults;
  return {
    refreshOnResize: readBoolean(dataset.refreshOnResize, refreshOnResize),
    refreshOnOrientationChange: readBoolean(
      dataset.refreshOnOrientationChange,
      refreshOnOrientationChange,
    ),
    resizeThreshold: Number(dataset.resizeThreshold ?? 0),
    // Anything else is refused by name when it is used.
    resizeAxis: (dataset.resizeAxis ?? 'x') as ResizeOptions['axis'],
  };
}

/**
 * Refreshes a gallery if its options ask for it: 300 ms after the last change of the window's size
 * or orientation [9.22].
 *
 * @throws TypeError if the threshold is not a number or the axis neither x nor y [5.13]
 */
export function watchWindow(
  gallery: Pick<Gallery, 'refresh'>,
  options: WindowOptions,
  { window, clock = window }: Pick<GalleryContext, 'window' | 'clock'>,
): Teardown {
  const ends: Teardown[] = [];
  const isResized = createResizeRule({
    threshold: options.resizeThreshold,
    axis: options.resizeAxis,
  });
  const later = whenStill(ends, clock, gallery.refresh, resizeDelay.other);
  isResized(window.innerWidth, window.innerHeight);
  if (options.refreshOnResize)
    listen(
      ends,
      window,
      'resize',
      () => isResized(window.innerWidth, window.innerHeight) && later(),
    );
  if (options.refreshOnOrientationChange) listen(ends, window, 'orientationchange', later);
  return () => {
    for (const end of ends.splice(0)) end();
  };
}
