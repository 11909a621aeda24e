import { readDimensions } from '@frontage/image-loader';
import { slideRatio } from '../designs/slide-ratio';

/**
 * Width by height of each slide's picture, from its attributes: nothing is measured.
 *
 * @param without for a slide that has no picture
 * @returns 3 to 2 for a picture that does not tell
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

/** The size that the attributes of a picture keep free for it. */
function attributeSize(picture: Element): { width: number; height: number } | undefined {
  const [width, height] = [
    Number(picture.getAttribute('width')),
    Number(picture.getAttribute('height')),
  ];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/**
 * Tells the style sheet the ratio of a picture whose attributes keep no place for it.
 *
 * @param ratio width by height; undefined takes it back
 */
export function setSlideRatio(slide: HTMLElement, ratio: number | undefined): void {
  const picture = slide.querySelector('img');
  // An empty text removes the property.
  if (picture && !attributeSize(picture))
    slide.style.setProperty('--fr-slide-ratio', String(ratio ?? ''));
}

/**
 * Height of what stands below each picture, in px. Only slides that have a caption, or
 * no picture, are measured: all at once, before anything is written.
 */
export function measureExtras(slides: readonly HTMLElement[]): Float64Array {
  return Float64Array.from(slides, (slide) => {
    const rest = slide.querySelector('img') ? slide.querySelector('figcaption') : slide;
    return rest?.offsetHeight ?? 0;
  });
}
