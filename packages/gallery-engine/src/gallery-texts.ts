/** The words of a gallery. */
export interface GalleryTexts {
  previous: string;
  next: string;
  /** On the button that stops autoplay. */
  stop: string;
  /** On the button that starts it. */
  play: string;
  /** Which slides are shown; counted from 1. */
  position(place: {
    readonly first: number;
    readonly last: number;
    readonly count: number;
  }): string;
}

/** The words of a gallery in English. */
export const galleryTexts: GalleryTexts = {
  previous: 'Previous slide',
  next: 'Next slide',
  stop: 'Stop the slide show',
  play: 'Start the slide show',
  position: ({ first, last, count }) => `${first}${last > first ? `–${last}` : ''} of ${count}`,
};
