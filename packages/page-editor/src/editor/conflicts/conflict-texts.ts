import { saySpoken } from '../../texts/spoken-texts';

/** What is said of edits that were not applied, in English; `{…}` is filled in. */
export const conflictTexts = {
  conflictHeading: 'Changed by somebody else',
  conflictText: 'While you changed {what}, {name} changed it too. Theirs is on the page.',
  theSection: 'the section',
  conflictRemoved: 'While you removed {what}, {name} changed it. It is still on the page.',
  conflictGone: 'What you changed was removed meanwhile. This is what you wrote:',
  conflictLocked: 'The block was locked meanwhile. This is what you wrote:',
  conflictFull: 'The page was full, so this was not added:',
  yours: 'Yours:',
  theirs: 'Theirs:',
  takeMine: 'Use mine',
  keepTheirs: 'Keep theirs',
  somebody: 'somebody',
  mineTaken: 'Yours is on the page now.',
  theirsKept: 'Theirs stays on the page.',
} as const;

/**
 * Gives what is said of edits that were not applied.
 *
 * @param code which of it
 * @param values what is filled in
 */
export function sayOfConflict(
  code: keyof typeof conflictTexts,
  values: Readonly<Record<string, string>> = {},
): string {
  return saySpoken('conflicts', conflictTexts, code, values);
}
