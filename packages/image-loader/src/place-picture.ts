import type { ImageMode } from './image-options';
import type { FocalPoint } from './read-focal-point';
import type { Size } from './read-dimensions';

/** What decides the position of a picture in its box. */
export interface PlacePicture {
  /** The box, in CSS px. */
  box: Size;
  /** The picture's natural size, in px. */
  natural: Size;
  /** How it fills the box. */
  mode: ImageMode;
  /** The point that must stay in view. @default the centre */
  focalPoint?: FocalPoint | undefined;
  /** Words out of top, left, center, right, bottom; for `contain` only [5.12]. @default 'center' */
  fitAlignment?: string | undefined;
  /** Whether a contained picture may be enlarged. @default true */
  stretch?: boolean | undefined;
}

/** A position for CSS: `object-fit`, and `object-position` in percent. */
export interface PicturePlace {
  fit: ImageMode | 'scale-down';
  x: number;
  y: number;
}

/**
 * Computes the position of a picture in its box [3.25]. Along an axis where it is larger than the
 * box, the focal point comes as near to the middle as the picture's edges allow; along the other,
 * the focal point's own fraction counts. A contained picture is aligned instead.
 */
export function placePicture(picture: PlacePicture): PicturePlace {
  const { box, natural, mode, focalPoint, fitAlignment = '', stretch = true } = picture;
  if (mode === 'contain') {
    return {
      fit: stretch ? mode : 'scale-down',
      x: aligned(fitAlignment, 'left', 'right'),
      y: aligned(fitAlignment, 'top', 'bottom'),
    };
  }
  const { x, y } = focalPoint ?? { x: 0.5, y: 0.5 };
  const scale =
    mode === 'none' ? 1 : Math.max(box.width / natural.width, box.height / natural.height);
  return {
    fit: mode,
    x: focused(x, natural.width * scale, box.width),
    y: focused(y, natural.height * scale, box.height),
  };
}

function focused(fraction: number, drawn: number, box: number): number {
  const over = drawn - box;
  // Less than a hundredth of a px is a rounding error of the scale, not an overflow.
  if (over < 0.01) return fraction * 100;
  return Math.min(Math.max((fraction * drawn - box / 2) / over, 0), 1) * 100;
}

function aligned(words: string, start: string, end: string): number {
  if (words.includes(start)) return 0;
  return words.includes(end) ? 100 : 50;
}
