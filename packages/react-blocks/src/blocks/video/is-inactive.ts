import { openerSelector } from '../lightbox/lightbox.parts';

/**
 * The attributes of a gallery that mark the shown slides. They belong to the gallery engine, see
 * the test: importing them would load the engine on every page with a video.
 */
export const shownSlide = {
  mounted: 'data-mounted',
  list: 'data-gallery-list',
  shown: 'data-shown',
} as const;

/**
 * Whether a video does not start in its place: in a hidden slide of a moving gallery [4.12], or in
 * a link that opens a lightbox, which shows a copy of it.
 */
export function isInactive(video: Element): boolean {
  if (video.closest(openerSelector)) return true;
  const slide = video.closest(`[${shownSlide.mounted}] [${shownSlide.list}] > *`);
  return slide !== null && !slide.hasAttribute(shownSlide.shown);
}
