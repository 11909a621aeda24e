import type { ImageMode } from './image-options';
import { mendAdjustment } from './mend-adjustment';
import type { Size } from './read-dimensions';

/** What decides how many pixels of a picture are shown. */
export interface NeededWidth {
  /** The box it is drawn in, in CSS px. A width of 0 (not laid out) counts as the natural width. */
  box: Size;
  /** The picture's own size, in px. @default unknown: the box's width counts */
  natural?: Size | undefined;
  /** How it fills the box. @default 'none' */
  mode?: ImageMode | undefined;
  /** Device pixels per CSS px. @default 1 */
  pixelRatio?: number | undefined;
  /** Factor on the result [5.12]; what is no number is 1, what is below 0 is 0. @default 1 */
  sizeAdjustment?: number | undefined;
  /** Least pixel ratio. @default 0 */
  dprMin?: number | undefined;
  /** Greatest pixel ratio. @default Infinity */
  dprMax?: number | undefined;
  /** The visitor saves data: the pixel ratio counts as 1 at most [9.16]. @default false */
  saveData?: boolean | undefined;
}

/**
 * The width in device px of the picture as it is drawn: what covers the box for
 * `cover`, what fits into it for `contain`, the box's width for `none` [9.16].
 *
 * @returns not rounded and not limited by the natural width: `pickWidth` does both
 */
export function neededWidth(input: NeededWidth): number {
  const { box, natural, mode, pixelRatio = 1, sizeAdjustment = 1, dprMin = 0, dprMax = Infinity, saveData } = input;
  const byHeight = natural ? (box.height * natural.width) / natural.height : 0;
  let width = box.width || natural?.width || 0;
  if (byHeight && mode === 'cover') width = Math.max(width, byHeight);
  if (byHeight && mode === 'contain') width = Math.min(width, byHeight);
  const ratio = Math.min(Math.max(pixelRatio, dprMin), dprMax, saveData ? 1 : Infinity);
  return width * ratio * mendAdjustment(sizeAdjustment);
}
