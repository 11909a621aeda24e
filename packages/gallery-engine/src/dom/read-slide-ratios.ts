import { readDimensions } from '@frontage/image-loader';
import { slideRatio } from '../designs/slide-ratio';

/**
 * Reads the ratio of width to height of each slide's picture from its attributes, without
 * measuring.
 *
 * @param without for a slide that has no picture
 * @returns 3 to 2 for a picture without a size
 */
export function readSlideRatios(slides: readonly HTMLElement[], without: number): Float64Array {
  return Float64Array.from(slides, (slide) => {
    const picture = slide.querySelector('img');
    if (!picture) return without;
    return slideRatio(
      attributeSize(picture) ?? readDimensions(picture.getAttribute('data-image-dimensions')),
    );
  });
}

/** Gives the size that a picture's attributes reserve for it. */
function attributeSize(picture: Element): { width: number; height: number } | undefined {
  const [width, height] = [
    Number(picture.getAttribute('width')),
    Number(picture.getAttribute('height')),
  ];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/**
 * Sets the ratio of a picture for the style sheet, if its attributes reserve no space.
 *
 * @param ratio width by height; undefined removes it
 */
export function setSlideRatio(slide: HTMLElement, ratio: number | undefined): void {
  const picture = slide.querySelector('img');
  // An empty text removes the property.
  if (picture && !attributeSize(picture))
    slide.style.setProperty('--fr-slide-ratio', String(ratio ?? ''));
}

/**
 * Measures the height of the content below each picture, in px. Only slides with a caption, or
 * without a picture, are measured: all at once, before anything is written.
 */
export function measureExtras(slides: readonly HTMLElement[]): Float64Array {
  return Float64Array.from(slides, (slide) => {
    const rest = slide.querySelector('img') ? slide.querySelector('figcaption') : slide;
    return rest?.offsetHeight ?? 0;
  });
}
