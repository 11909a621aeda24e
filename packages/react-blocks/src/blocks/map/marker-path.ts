/** A pin, drawn in a field of 48 × 64. */
export const markerPath =
  'M24 63C10 43 2 34 2 23a22 22 0 0 1 44 0C46 34 38 43 24 63ZM24 31a8 8 0 1 0 0-16a8 8 0 0 0 0 16Z';
