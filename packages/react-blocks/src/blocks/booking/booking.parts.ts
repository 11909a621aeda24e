/** Parts of a booking. */
export const bookingParts = {
  about: 'fr-booking__about',
  place: 'fr-booking__place',
  open: 'fr-booking__open',
  frame: 'fr-booking__frame',
  preview: 'fr-booking__preview',
  status: 'fr-booking__status',
} as const;

/** Attributes of a booking's root. */
export const bookingAttributes = {
  /** Provider, id and words, as JSON. */
  data: 'data-booking',
  /** Set by the script: `loading`, `late`, `loaded` [4.22]; `preview` for the owner. */
  state: 'data-booking-state',
} as const;
