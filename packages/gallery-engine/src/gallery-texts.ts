/** The words of a gallery. */
export interface GalleryTexts {
  previous: string;
  next: string;
  /** On the button that stops autoplay. */
  stop: string;
  /** On the button that starts it. */
  play: string;
  /** Which slide is shown; counted from 1. */
  slide(place: { readonly at: number; readonly count: number }): string;
  /** Which slides are shown, where several are; counted from 1. */
  slides(place: SlidePlace): string;
}

/** Which slides of a gallery are shown; counted from 1. */
export interface SlidePlace {
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

/** The words of a gallery in English. */
export const galleryTexts: GalleryTexts = {
  previous: 'Previous slide',
  next: 'Next slide',
  stop: 'Stop the slideshow',
  play: 'Start the slideshow',
  slide: ({ at, count }) => `${at} of ${count}`,
  slides: ({ first, last, count }) => `${first}–${last} of ${count}`,
};

/** Says which slides of a gallery are shown. */
export function formatPlace(
  place: SlidePlace,
  texts: Pick<GalleryTexts, 'slide' | 'slides'>,
): string {
  const { first, last, count } = place;
  return last > first ? texts.slides(place) : texts.slide({ at: first, count });
}
