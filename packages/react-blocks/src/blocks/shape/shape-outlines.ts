/** The outline of a shape, in a picture 100 wide. */
export interface ShapeOutline {
  /** The height of its box as percents of the width; one of the groups of [9.14]. */
  readonly ratio: 100 | 150 | 67;
  /** The data of an SVG path, `ratio` high. */
  readonly path: string;
}

/** Each shape, by the name that is stored. */
export const shapeOutlines = {
  circle: { ratio: 100, path: 'M50 0A50 50 0 0 1 50 100 50 50 0 0 1 50 0Z' },
  square: { ratio: 100, path: 'M0 0H100V100H0Z' },
  diamond: { ratio: 100, path: 'M50 0L100 50 50 100 0 50Z' },
  triangle: { ratio: 100, path: 'M50 0L100 100H0Z' },
  star: {
    ratio: 100,
    path: 'M50 2L61.8 37.6H99L69 59.7 80.4 95.5 50 73.4 19.6 95.5 31 59.7 1 37.6H38.2Z',
  },
  arch: { ratio: 150, path: 'M0 150V50A50 50 0 0 1 100 50V150Z' },
  drop: { ratio: 150, path: 'M50 0C70 40 100 70 100 100A50 50 0 0 1 0 100C0 70 30 40 50 0Z' },
  oval: { ratio: 67, path: 'M50 0A50 33.5 0 0 1 50 67 50 33.5 0 0 1 50 0Z' },
  pill: { ratio: 67, path: 'M33.5 0H66.5A33.5 33.5 0 0 1 66.5 67H33.5A33.5 33.5 0 0 1 33.5 0Z' },
} as const satisfies Readonly<Record<string, ShapeOutline>>;

/** The name of a shape. */
export type ShapeName = keyof typeof shapeOutlines;
