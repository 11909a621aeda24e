/** The position of a strip's active slide. */
export type StripAlignment = 'start' | 'middle' | 'end';

/**
 * Reads an alignment: left, center and right mean start, middle and end; anything else means middle
 * [5.13]; never throws.
 */
export function readStripAlignment(raw: unknown): StripAlignment {
  if (raw === 'start' || raw === 'left') return 'start';
  return raw === 'end' || raw === 'right' ? 'end' : 'middle';
}

/** The measures of a strip, in px. */
export interface StripPlace {
  /** From the start of the strip to the slide. */
  readonly offset: number;
  /** The slide's width. */
  readonly size: number;
  /** The visible part of the strip. */
  readonly view: number;
  /** The whole strip. */
  readonly total: number;
}

/** Computes how far a strip is moved to align the slide; never beyond its ends. */
export function stripOffset(
  { offset, size, view, total }: StripPlace,
  alignment: StripAlignment,
): number {
  const lead = { start: 0, middle: (view - size) / 2, end: view - size }[alignment];
  return Math.max(0, Math.min(offset - lead, total - view));
}
