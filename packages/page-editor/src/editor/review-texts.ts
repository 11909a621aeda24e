import { saySpoken } from '../texts/spoken-texts';

/** What the list before publishing says. In English; `{…}` is filled in. */
export const reviewTexts = {
  heading: 'Before publishing',
  loading: 'Looking for what changes …',
  couldNotLoad: 'The changes could not be loaded. Nothing was published.',
  tryAgain: 'Try again',
  close: 'Back to editing',
  see: 'See',
  seeOf: 'See: {title}',
  leaveOut: 'Leave out',
  leaveOutOf: 'Leave out: {title}',
  leftOut: 'Left out: {title}. Once the page is published, it is in your draft again.',
} as const;

/** Gives a text of the list before publishing. */
export function sayOfReview(
  code: keyof typeof reviewTexts,
  values: Readonly<Record<string, string>> = {},
): string {
  return saySpoken('review', reviewTexts, code, values);
}
