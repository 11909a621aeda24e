/** Attributes of an image block's root. */
export const imageAttributes = {
  /** How the picture fills its box [3.25]; without it the box has the picture's ratio. */
  mode: 'data-mode',
} as const;
