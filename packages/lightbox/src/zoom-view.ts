import type { Size } from '@frontage/image-loader';

/**
 * A zoomed view: its scale, and the distance of the picture's middle from the middle of the screen,
 * in px.
 */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The limits of a zoom. */
export interface ZoomLimits {
  /** The screen, in px. */
  readonly box: Size;
  /** The picture at scale 1, in px. */
  readonly picture: Size;
  /** The largest scale; the smallest is 1. */
  readonly most: number;
}

/** Not zoomed. */
export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };

/**
 * Gives the nearest allowed view: a picture larger than the screen covers it, a smaller one stays
 * in the middle.
 */
export function clampView({ scale, x, y }: ZoomView, { box, picture, most }: ZoomLimits): ZoomView {
  const size = clamp(scale, 1, most);
  const way = (drawn: number, room: number): number => Math.max(0, (drawn * size - room) / 2);
  const [wayX, wayY] = [way(picture.width, box.width), way(picture.height, box.height)];
  return { scale: size, x: clamp(x, -wayX, wayX), y: clamp(y, -wayY, wayY) };
}

/**
 * Zooms about a point, which stays in place as far as the picture's edges allow. The point is in px
 * from the middle of the screen.
 */
export function zoomAt(
  view: ZoomView,
  factor: number,
  point: { x: number; y: number },
  limits: ZoomLimits,
): ZoomView {
  const scale = clamp(view.scale * factor, 1, limits.most);
  const ratio = scale / view.scale;
  return clampView(
    { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio },
    limits,
  );
}

function clamp(value: number, least: number, most: number): number {
  // Adding 0 turns -0 into 0.
  return Math.min(Math.max(value, least), most) + 0;
}
