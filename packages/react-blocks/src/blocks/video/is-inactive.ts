import { openerSelector } from '../lightbox/lightbox.parts';

/**
 * The attributes of a gallery that tell which slides are shown. They are the gallery
 * engine's, see the test: imported from there, every page with a video would load it.
 */
export const shownSlide = {
  mounted: 'data-mounted',
  list: 'data-gallery-list',
  shown: 'data-shown',
} as const;

/**
 * Whether a video does not start where it stands: in a slide of a moving gallery that
 * is not shown [4.12], or in a link that opens a lightbox, which shows a copy of it.
 */
export function isInactive(video: Element): boolean {
  if (video.closest(openerSelector)) return true;
  const slide = video.closest(`[${shownSlide.mounted}] [${shownSlide.list}] > *`);
  return slide !== null && !slide.hasAttribute(shownSlide.shown);
}
