/** What a section's widths are called. */
export const widthTexts = { text: 'text', wide: 'wide', full: 'fullWidth' } as const;

/** What its spaces are called. */
export const spaceTexts = {
  normal: 'spaceNormal',
  none: 'spaceNone',
  small: 'spaceSmall',
  large: 'spaceLarge',
} as const;

/** What the ways are called in which its blocks come into sight. */
export const entranceTexts = {
  none: 'entranceNone',
  fade: 'entranceFade',
  rise: 'entranceRise',
} as const;
