import type { MovingGallery, MovingView } from './moving-design';

/**
 * Handles a click on a slide: it leads to the slide's address, or else has the design's effect.
 * Clicks on a video belong to the video [4.11].
 */
export function pickSlide(
  { list, window }: MovingGallery,
  view: MovingView,
  slide: HTMLElement,
  share: number,
): void {
  const { clickThroughUrl, type } = slide.dataset;
  if (type === 'video') return;
  const link = window.document.createElement('a');
  link.href = clickThroughUrl ?? '';
  // Never a `javascript:` address.
  if (clickThroughUrl && /^https?:/.test(link.protocol)) window.location.assign(link.href);
  else view.pick?.([...list.children].indexOf(slide), share);
}
