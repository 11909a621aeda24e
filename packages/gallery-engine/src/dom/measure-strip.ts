import type { StripPlace } from '../strip-offset';

/** Measures how far a scroller can scroll, in px. */
export function measureScrollable({ scrollWidth, clientWidth }: Element): number {
  return scrollWidth - clientWidth;
}

/** Reads a carousel's configured slides per row from its style sheet. */
export function measurePerRow(list: Element, window: Window): number {
  return Number(window.getComputedStyle(list).getPropertyValue('--fr-gallery-columns')) || 0;
}

/** Measures the position of one slide in a strip. */
export function measureStrip(list: HTMLElement, slide: Element, isRtl: boolean): StripPlace {
  const view = list.getBoundingClientRect();
  const box = slide.getBoundingClientRect();
  const ahead = isRtl ? view.right - box.right : box.left - view.left;
  return {
    offset: ahead + Math.abs(list.scrollLeft),
    size: box.width,
    view: view.width,
    total: list.scrollWidth,
  };
}
