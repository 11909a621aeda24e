import type { StripPlace } from '../strip-offset';

/** Whether text runs from right to left in an element. */
export function isRightToLeft(element: Element, window: Window): boolean {
  return window.getComputedStyle(element).direction === 'rtl';
}

/** Whether the visitor asks for less motion. */
export function isLessMotion(window: Window): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How far a scroller can go, in px. */
export function measureScrollable({ scrollWidth, clientWidth }: Element): number {
  return scrollWidth - clientWidth;
}

/** A carousel's configured slides per row, as its style sheet has it. */
export function measurePerRow(list: Element, window: Window): number {
  return Number(window.getComputedStyle(list).getPropertyValue('--fr-gallery-columns')) || 0;
}

/** The place of one slide in a strip. */
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

/** Whether any of an element is on the screen. */
export function isOnScreen(element: Element, { innerHeight, innerWidth }: Window): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
