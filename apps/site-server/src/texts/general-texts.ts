/** The texts that every room uses. In English; `{…}` is filled in. */
export const generalTexts = {
  tooLargeTitle: 'Too large',
  tooLarge: 'This is too large. Send a smaller file or a shorter text.',
  tooMany: 'Too many requests. Please try again in a minute.',
  tryLater: 'This is not working at the moment. Please try again later.',
} as const;
