import type { Teardown } from '@frontage/core-lifecycle';
import { placedAttribute, sizedAttribute } from './gallery-parts';
import { placeColumns, placeRows, unplaceList, unplaceSlides, type PlaceSlides } from './place-slides';

/** The list that is laid out. */
export interface LayoutParts {
  readonly list: HTMLElement;
  /** Gives the slides that are there now. */
  slides(): readonly HTMLElement[];
}

/** The designs that a script lays out better than a style sheet can. */
const placers: ReadonlyMap<string, PlaceSlides> = new Map([
  ['autocolumns', placeColumns],
  ['autorows', placeRows],
]);

/** A width that changes back and forth by less is the page's scrollbar that comes and goes, in px. */
const scrollbar = 20;

/**
 * Places the slides of autocolumns and autorows, and again when the width or the slides
 * change [9.23]. The width comes from one observer; no slide is measured but for its
 * caption. Other designs need nothing, nor do columns that the style sheet can place.
 * Rows that the server has told the ratios of, and that are on the screen, stay as they
 * are until their width changes, so that nothing jumps.
 *
 * @returns removes all geometry; twice is harmless
 */
export function mountLayout({ list, slides }: LayoutParts, design: string, window: Window & typeof globalThis): Teardown {
  const place = placers.get(design);
  if (!place) return () => {};
  let placedSlides: readonly HTMLElement[] = [];
  let [width, widthBefore] = [0, 0];
  let frame = 0;

  const sizes = new window.ResizeObserver((entries) => {
    const isFirst = width === 0;
    const next = entries.at(-1)?.contentRect.width ?? 0;
    if (!(next > 0) || next === width) return;
    if (next === widthBefore && next > width && next - width < scrollbar) return;
    [widthBefore, width] = [width, next];
    if (isFirst && design === 'autorows' && mayStay(list, slides()[0], window)) return;
    run();
  });
  const changes = new window.MutationObserver(run);

  function run(): void {
    if (!width || !place || isPlacedByStyle(list, window)) return;
    // The height that this changes must not be told in the same frame.
    sizes.disconnect();
    const now = slides();
    unplaceSlides(placedSlides.filter((slide) => slide.parentElement !== list));
    place(list, now, { width, window });
    placedSlides = now;
    window.cancelAnimationFrame(frame);
    frame = window.requestAnimationFrame(() => sizes.observe(list));
  }

  sizes.observe(list);
  changes.observe(list, { childList: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
    window.cancelAnimationFrame(frame);
    unplaceSlides(placedSlides);
    unplaceList(list);
    placedSlides = [];
    width = 0;
  };
}

/** Whether the style sheet knows the ratios already, and someone may be looking. */
function mayStay(list: Element, slide: Element | undefined, window: Window): boolean {
  if (!slide || !window.getComputedStyle(slide).getPropertyValue('--fr-slide-ratio')) return false;
  const { top, bottom } = list.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

/** Columns of known sizes are a grid of the style sheet, in browsers that can. */
function isPlacedByStyle(list: Element, window: Window): boolean {
  return list.matches(`[${sizedAttribute}]:not([${placedAttribute}])`) && window.getComputedStyle(list).display === 'grid';
}
