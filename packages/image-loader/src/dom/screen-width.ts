import { pictureWidths } from '../picture-widths';
import type { Size } from '../read-dimensions';

/**
 * The width to ask for of a picture whose attributes tell its size and mode, in the
 * box where the window shows it [9.16]: the answer of `pickWidth` to `neededWidth`,
 * in fewer bytes.
 *
 * @param box in CSS px; without limits where nothing tells it: the natural width counts
 * @returns a listed width; 0 while the box has no width, for then nothing is shown
 */
export function screenWidth({ dataset }: HTMLElement, box: Size, window: Window): number {
  // Any of them may be undefined: arithmetic with it gives NaN, which is neither larger nor
  // smaller.
  const { imageDimensions, cropMode } = dataset as Record<string, string>;
  // And arithmetic takes texts for the numbers they write.
  const [natural, height] = (imageDimensions?.split('x') ?? []) as unknown as [number, number];
  const { devicePixelRatio, navigator } = window as Screen;
  const byHeight = (box.height * natural) / height;
  const drawn =
    { cover: Math.max, contain: Math.min }[cropMode as 'cover']?.(box.width, byHeight) || box.width;
  const needed =
    drawn * Math.min(devicePixelRatio, navigator.connection?.saveData ? 1 : devicePixelRatio);
  return needed && (pictureWidths.find((width) => width >= needed || width >= natural) ?? 2500);
}

/** The Network Information API is not in the library's types: only Chromium has it. */
type Screen = Window & { navigator: { connection?: { saveData?: boolean } } };
