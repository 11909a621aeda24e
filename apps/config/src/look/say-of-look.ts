import { fillText, type TextValues } from '@frontage/site-model';

/** What the screen of the look says. In English, as is the whole area; `{…}` is filled in. */
const lookWords = {
  unsaved: 'Not saved yet.',
  started: '{name} fills in everything below.',
  resetDone: '{label} is as in the theme.',
  undone: 'Undone.',
  redone: 'Done again.',
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  notColor: '“{entered}” is not a colour. Enter one such as #26685a.',
  sending: 'Adding the font …',
  fontAdded: 'The font was added. Choose it under Type.',
  notSent: 'File upload failed to complete',
  noFonts: 'Unable to load fonts',
  again: 'Load again',
  noPage: 'The page could not be shown. Choose it again to try once more.',
} as const;

/** Gives a text of the screen of the look. */
export function sayOfLook(code: keyof typeof lookWords, values: TextValues = {}): string {
  return fillText(lookWords[code], values);
}
