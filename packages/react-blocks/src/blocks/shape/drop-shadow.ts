import { storedFields, type StoredFields } from '../../stored/stored-fields';

/** A length with its unit [3.31]. */
export interface ShapeLength {
  readonly value: number;
  /** `%`: of the width of the shape. */
  readonly unit: 'px' | '%';
}

const none: ShapeLength = { value: 0, unit: 'px' };

/** The shadow that a shape casts [3.31]. */
export interface DropShadow {
  /** Where it falls, in degrees clockwise from straight up. */
  readonly angle: number;
  /** How far. @default not at all */
  readonly distance?: ShapeLength | undefined;
  /** How soft its edge is. @default hard */
  readonly blur?: ShapeLength | undefined;
}

/** A shadow in px, as style sheets want it. */
export interface PlacedShadow {
  readonly x: number;
  readonly y: number;
  readonly blur: number;
}

/**
 * Places a shadow [3.31].
 *
 * @param width that of the shape, in px
 */
export function placeDropShadow(
  { angle, distance, blur }: DropShadow,
  width: number,
): PlacedShadow {
  const pixels = ({ value, unit }: ShapeLength = none): number =>
    unit === '%' ? (value / 100) * width : value;
  const turn = (angle * Math.PI) / 180;
  const round = (value: number): number => Math.round(value * 100) / 100 || 0;
  return {
    x: round(Math.sin(turn) * pixels(distance)),
    y: round(-Math.cos(turn) * pixels(distance)),
    blur: round(Math.max(0, pixels(blur))),
  };
}

/** Whether a shadow is another one when its shape has another size. */
export function isRelativeShadow({ distance, blur }: DropShadow): boolean {
  return [distance, blur].some((length) => length?.unit === '%' && length.value !== 0);
}

/** Reads a shadow from JSON; never throws: what is missing is 0. */
export function readDropShadow(raw: unknown): DropShadow {
  const stored = storedFields(raw);
  return {
    angle: stored.number('angle', 0),
    distance: readLength(storedFields(stored.raw('distance'))),
    blur: readLength(storedFields(stored.raw('blur'))),
  };
}

function readLength(stored: StoredFields): ShapeLength {
  return {
    value: stored.number('value', 0),
    unit: stored.choice('unit', ['px', '%'] as const, 'px'),
  };
}
