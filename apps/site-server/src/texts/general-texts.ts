/** What any room may say. In English; `{…}` is filled in. */
export const generalTexts = {
  tooLargeTitle: 'Too large',
  tooLarge: 'This is too large. Please send less at once.',
  tooMany: 'That was too often. Please try again in a minute.',
  tryLater: 'This does not work at the moment. Please try again later.',
} as const;
