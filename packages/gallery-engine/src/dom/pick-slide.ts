import type { MovingGallery, MovingView } from './moving-design';

/**
 * A click on a slide: it leads to the slide's address, or else does what the design
 * says. Clicks on a video are the video's [4.11].
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
