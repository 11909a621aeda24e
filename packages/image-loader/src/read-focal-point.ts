import { readNumber } from '@frontage/core-lifecycle';

/** The point of a picture that must stay in view, as fractions of its width and height. */
export interface FocalPoint {
  x: number;
  y: number;
}

/**
 * Reads `data-image-focal-point` [3.25]; never throws. A point outside the picture is moved to its
 * edge.
 *
 * @param raw e.g. `0.4,0.6`
 * @returns the centre unless both are numbers
 */
export function readFocalPoint(raw: string | null | undefined): FocalPoint {
  const [x = NaN, y = NaN] = (raw ?? '').split(',').map((part) => readNumber(part, NaN));
  return Number.isNaN(x + y) ? { x: 0.5, y: 0.5 } : { x: within(x), y: within(y) };
}

function within(fraction: number): number {
  return Math.min(Math.max(fraction, 0), 1);
}
