import type { ImageOptions } from './image-options';
import { mendAdjustment } from './mend-adjustment';
import type { Size } from './read-dimensions';

type DrawnOptions = 'dimensions' | 'sizeAdjustment' | 'allowSaveData' | 'dprMin' | 'dprMax';

/**
 * What decides how many pixels of a picture are shown: its options, see `ImageOptions`, and the
 * screen.
 */
export interface NeededWidth extends Partial<Pick<ImageOptions, DrawnOptions>> {
  /** The box it is drawn in, in CSS px. A width of 0 (not laid out) counts as the natural width. */
  box: Size;
  /** An `ImageMode`: how it fills the box. What is none counts as the default. @default 'none' */
  cropMode?: string | undefined;
  /** Device pixels per CSS px. @default 1 */
  pixelRatio?: number | undefined;
  /** The visitor saves data: the pixel ratio counts as 1 at most [9.16]. @default false */
  saveData?: boolean | undefined;
}

/**
 * The width in device px of the picture as it is drawn: what covers the box for
 * `cover`, what fits into it for `contain`, the box's width for `none` [9.16]. A size
 * adjustment that is no number counts as 1, one below 0 as 0 [5.12].
 *
 * @returns not rounded and not limited by the natural width: `pickWidth` does both
 */
export function neededWidth(picture: NeededWidth): number {
  const { box, dimensions, cropMode, sizeAdjustment = 1, allowSaveData = true, saveData } = picture;
  const { dprMin = 0, dprMax = Infinity, pixelRatio = 1 } = picture;
  const width = box.width || dimensions?.width || 0;
  const byHeight = (dimensions && (box.height * dimensions.width) / dimensions.height) || width;
  const covers = cropMode === 'cover' && byHeight > width;
  const fits = cropMode === 'contain' && byHeight < width;
  const ratio = Math.min(
    Math.max(pixelRatio, dprMin),
    dprMax,
    allowSaveData && saveData ? 1 : Infinity,
  );
  return (covers || fits ? byHeight : width) * ratio * mendAdjustment(sizeAdjustment);
}
