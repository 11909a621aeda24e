/** On the `time` element, for its script: how it says that it is recent. */
export const pageDateAttributes = {
  now: 'data-just-now',
  /** With `{ago}` for `10 seconds ago`. */
  about: 'data-about',
} as const;
