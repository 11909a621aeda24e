import { pictureWidths } from '../picture-widths';
import type { Size } from '../read-dimensions';
import type {} from './network-information';

/**
 * Gives the width to request for a picture whose attributes give its size and mode, in its box on
 * this screen [9.16]: the result of `pickWidth` with `neededWidth`, in fewer bytes.
 *
 * @param box in CSS px; infinite if unknown: then the natural width counts
 * @returns a listed width; 0 while the box has no width, because nothing is visible then
 */
export function screenWidth(
  { dataset: { imageDimensions = '', cropMode } }: HTMLElement,
  box: Size,
  { devicePixelRatio: ratio, navigator }: Window,
): number {
  // Without a height it is undefined, which counts as NaN does.
  const [natural, height] = imageDimensions.split('x').map(parseFloat) as [number, number];
  const byHeight = (box.height * natural) / height;
  const isByHeight = cropMode === (byHeight > box.width ? 'cover' : 'contain');
  const drawn = (isByHeight && byHeight) || box.width;
  const needed = drawn * (navigator.connection?.saveData && ratio > 1 ? 1 : ratio);
  return needed && (pictureWidths.find((width) => width >= needed || width >= natural) ?? 2500);
}
