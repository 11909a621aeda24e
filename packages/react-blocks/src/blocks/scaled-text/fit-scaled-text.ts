/** The measures of scaled text, in px and ms [5.14] [9.21]. */
export const scaledTextMeasures = {
  /** Letters are never smaller; then the line breaks. */
  leastSize: 11,
  /** The quiet time after a change of size before it is measured again. */
  debounce: 100,
  /** Letters of many fonts are wider, or closer, the larger they are: so it is measured again. */
  rounds: 4,
} as const;

/** What a line of text was measured to be, in px. */
export interface ScaledTextInput {
  /** Its width at `size`, without a break. */
  readonly lineWidth: number;
  readonly size: number;
  /** The room that it has. */
  readonly room: number;
  /** The most that its letters may be. @default no bound */
  readonly most?: number | undefined;
}

/**
 * Gives the size of the letters with which a line fills its room: rounded down, so that it never
 * breaks, and never below the least [5.14]. Undefined where there is nothing to fill, such as in a
 * hidden container.
 */
export function fitScaledText(input: ScaledTextInput): number | undefined {
  const { lineWidth, size, room, most = Infinity } = input;
  if (lineWidth <= 0 || room <= 0 || size <= 0) return undefined;
  const fitting = Math.floor((size * room * 100) / lineWidth) / 100;
  return Math.max(scaledTextMeasures.leastSize, Math.min(fitting, most));
}
