import type { ImageOptions } from './image-options';
import { mendAdjustment } from './mend-adjustment';
import type { Size } from './read-dimensions';

type DrawnOptions = 'dimensions' | 'sizeAdjustment' | 'allowSaveData' | 'dprMin' | 'dprMax';

/**
 * What decides how many pixels of a picture are needed: its options, see `ImageOptions`, and the
 * screen.
 */
export interface NeededWidth extends Partial<Pick<ImageOptions, DrawnOptions>> {
  /** The picture's box, in CSS px. A width of 0 (not laid out) means the natural width. */
  box: Size;
  /** An `ImageMode`: how it fills the box. Anything else means the default. @default 'none' */
  cropMode?: string | undefined;
  /** Device pixels per CSS px. @default 1 */
  pixelRatio?: number | undefined;
  /**
   * Whether the visitor saves data: then the pixel ratio counts as at most 1 [9.16]. @default false
   */
  saveData?: boolean | undefined;
}

/**
 * Computes the width in device px at which the picture is drawn: the one that covers the box for
 * `cover`, fits into it for `contain`, and is the box's width for `none` [9.16]. A size adjustment
 * that is not a number counts as 1, a negative one as 0 [5.12].
 *
 * @returns neither rounded nor limited by the natural width: `pickWidth` does both
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
