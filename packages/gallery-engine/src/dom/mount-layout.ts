import { resizeDelay } from '../motion-defaults';
import type { GalleryParts } from './bind-gallery';
import type { GalleryContext } from './gallery-context';
import { placedAttribute, sizedAttribute } from './gallery-attributes';
import {
  placeColumns,
  placeRows,
  unplaceList,
  unplaceSlides,
  type PlaceSlides,
} from './place-slides';
import { whenStill } from './when-still';

/** The window, and the clock for waits. */
type LayoutContext = Pick<GalleryContext, 'window' | 'clock'>;

/** The list that is laid out. */
export interface LayoutParts extends Pick<GalleryParts, 'list' | 'ends'> {
  /** Gives the current slides. */
  slides(): readonly HTMLElement[];
}

/** The designs that a script lays out better than a style sheet. */
const placers: ReadonlyMap<string, PlaceSlides> = new Map([
  ['autocolumns', placeColumns],
  ['autorows', placeRows],
]);

/** A width that changes back and forth by less is due to the page's scrollbar, in px. */
const scrollbar = 20;

/**
 * Places the slides of autocolumns and autorows, and again when the slides change, or the width has
 * been stable for 100 ms [9.22] [9.23]. One observer reports the width; only captions are measured.
 * Other designs need nothing, nor do columns that the style sheet can place. Rows with ratios from
 * the server that stand on the screen or above it stay unchanged until their width changes, so that
 * nothing jumps. The end removes all geometry.
 */
export function mountLayout(
  { list, slides, ends }: LayoutParts,
  design: string,
  { window, clock = window }: LayoutContext,
): void {
  const place = placers.get(design);
  if (!place) return;
  let placedSlides: readonly HTMLElement[] = [];
  let [width, widthBefore] = [0, 0];
  let frame = 0;

  const sizes = new window.ResizeObserver((entries) => {
    const isFirst = width === 0;
    const next = entries.at(-1)?.contentRect.width ?? 0;
    if (!(next > 0) || next === width) return;
    if (next === widthBefore && next > width && next - width < scrollbar) return;
    [widthBefore, width] = [width, next];
    if (!isFirst) {
      // Until the new width is stable, the style sheet lays them out.
      unseen(() => unplaceList(list));
      later();
    } else if (design !== 'autorows' || !mayStay(list, slides()[0], window)) run();
  });
  const changes = new window.MutationObserver(run);
  const later = whenStill(ends, clock, run, resizeDelay.layout);

  function run(): void {
    if (!width || !place || isPlacedByStyle(list, window)) return;
    const now = slides();
    unplaceSlides(placedSlides.filter((slide) => slide.parentElement !== list));
    unseen(() => place(list, now, { width, window }));
    placedSlides = now;
  }

  /** The resulting change of height must not be reported in the same frame. */
  function unseen(change: () => void): void {
    sizes.disconnect();
    change();
    window.cancelAnimationFrame(frame);
    frame = window.requestAnimationFrame(() => sizes.observe(list));
  }

  sizes.observe(list);
  changes.observe(list, { childList: true });
  ends.push(() => {
    sizes.disconnect();
    changes.disconnect();
    window.cancelAnimationFrame(frame);
    unplaceSlides(placedSlides);
    unplaceList(list);
  });
}

/** Whether the style sheet knows the ratios already, and the list may have been seen. */
function mayStay(list: Element, slide: Element | undefined, window: Window): boolean {
  if (!slide || !window.getComputedStyle(slide).getPropertyValue('--fr-slide-ratio')) return false;
  return list.getBoundingClientRect().top < window.innerHeight;
}

/** Columns of known sizes are a grid of the style sheet, if the browser supports that. */
function isPlacedByStyle(list: Element, window: Window): boolean {
  return (
    list.matches(`[${sizedAttribute}]:not([${placedAttribute}])`) &&
    window.getComputedStyle(list).display === 'grid'
  );
}
