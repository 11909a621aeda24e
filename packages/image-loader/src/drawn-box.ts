import { placePicture, type PlacePicture } from './place-picture';
import type { Size } from './read-dimensions';

/** A rectangle in its box, in px. */
export interface DrawnBox extends Size {
  left: number;
  top: number;
}

/**
 * Computes the rectangle in which a picture is drawn in its box [3.25], in CSS px: the result of
 * `placePicture` as numbers. A covering picture leaves no part of the box free; a contained one
 * stays within it.
 *
 * @example
 * const natural = { width: 1500, height: 1000 };
 * drawnBox({ box: { width: 300, height: 300 }, natural, mode: 'cover' }); // left -75, width 450
 */
export function drawnBox(picture: PlacePicture): DrawnBox {
  const { box, natural } = picture;
  const { fit, x, y } = placePicture(picture);
  const byWidth = box.width / natural.width;
  const byHeight = box.height / natural.height;
  const contained = Math.min(byWidth, byHeight);
  const scales = {
    cover: Math.max(byWidth, byHeight),
    contain: contained,
    'scale-down': Math.min(contained, 1),
    none: 1,
  };
  const width = natural.width * scales[fit];
  const height = natural.height * scales[fit];
  return {
    left: ((box.width - width) * x) / 100,
    top: ((box.height - height) * y) / 100,
    width,
    height,
  };
}
