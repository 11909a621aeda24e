import { pictureWidths } from '../picture-widths';
import type { Size } from '../read-dimensions';
import type {} from './network-information';

/**
 * The width to ask for of a picture whose attributes tell its size and mode, in the
 * box where the window shows it [9.16]: the answer of `pickWidth` to `neededWidth`,
 * in fewer bytes.
 *
 * @param box in CSS px; without limits where nothing tells it: the natural width counts
 * @returns a listed width; 0 while the box has no width, for then nothing is shown
 */
export function screenWidth(
  { dataset: { imageDimensions = '', cropMode } }: HTMLElement,
  box: Size,
  { devicePixelRatio: ratio, navigator }: Window,
): number {
  const [natural = NaN, height = NaN] = imageDimensions.split('x').map(parseFloat);
  const byHeight = (box.height * natural) / height;
  const isByHeight = cropMode === (byHeight > box.width ? 'cover' : 'contain');
  const drawn = (isByHeight && byHeight) || box.width;
  const needed = drawn * (navigator.connection?.saveData && ratio > 1 ? 1 : ratio);
  return needed && (pictureWidths.find((width) => width >= needed || width >= natural) ?? 2500);
}
