/** Where the active slide of a strip stands. */
export type StripAlignment = 'start' | 'middle' | 'end';

/**
 * Left, center and right are start, middle and end; anything else is middle [5.13]; never throws.
 */
export function readStripAlignment(raw: unknown): StripAlignment {
  if (raw === 'start' || raw === 'left') return 'start';
  return raw === 'end' || raw === 'right' ? 'end' : 'middle';
}

/** The numbers of a strip, in px. */
export interface StripPlace {
  /** From the beginning of the strip to the slide. */
  readonly offset: number;
  /** The slide's width. */
  readonly size: number;
  /** What of the strip is seen. */
  readonly view: number;
  /** The whole strip. */
  readonly total: number;
}

/** How far a strip is moved so that the slide stands as aligned; never beyond its ends. */
export function stripOffset(
  { offset, size, view, total }: StripPlace,
  alignment: StripAlignment,
): number {
  const lead = { start: 0, middle: (view - size) / 2, end: view - size }[alignment];
  return Math.max(0, Math.min(offset - lead, total - view));
}
