import { saySpoken } from '../../texts/spoken-texts';

/**
 * What the dialogs of patterns say, which are fetched after the editor. In English; `{…}` is
 * filled in.
 */
export const patternTexts = {
  patternHeading: 'Save as pattern',
  patternIntro: 'It stands among what can be added, on every page of the site.',
  patternName: 'Name',
  patternSave: 'Save pattern',
  patternAdded: 'Pattern “{name}” added',
  patternFailed: 'Not saved: no answer came. Try again.',
  patternsFull: 'A site keeps 100 patterns at most. Remove one first.',
  patternsAway: 'Patterns could not be loaded.',
  patternsHeading: 'Patterns of this site',
  patternsManage: 'Rename or remove patterns',
  patternSection: 'Section: {kinds}',
  patternNameOf: 'Name of “{name}”',
  patternRemoveOf: 'Remove “{name}”',
  patternRemoved: '“{name}” removed. Pages keep the blocks that came from it.',
  patternRestored: '“{name}” is there again.',
  patternRenamed: 'Now called “{name}”.',
  patternUndo: 'Undo',
  noPatterns: 'No patterns yet. Choose blocks on a page, then save them as a pattern.',
} as const;

/**
 * Gives what the dialogs of patterns say.
 *
 * @param code which of it
 * @param values what is filled in
 */
export function sayOfPatterns(
  code: keyof typeof patternTexts,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return saySpoken('patterns', patternTexts, code, values);
}
