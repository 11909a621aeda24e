/** A width and a height, in px. */
export interface Size {
  width: number;
  height: number;
}

/**
 * Reads `data-image-dimensions` [3.25]; never throws.
 *
 * @param raw e.g. `1600x900`
 * @returns undefined unless both are positive numbers
 */
export function readDimensions(raw: string | null | undefined): Size | undefined {
  const [, width = 0, height = 0] = /^([\d.]+)x([\d.]+)$/.exec(raw ?? '') ?? [];
  return +width * +height > 0 ? { width: +width, height: +height } : undefined;
}
