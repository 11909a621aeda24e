import { englishTexts } from '../../texts/server-texts';

/** What every long form of the area says. In English, as is the whole area; `{…}` is filled in. */
const entryTexts = {
  meanwhile: 'Now: {value}. Save again to replace it with what you entered.',
  nothing: 'nothing',
  tooLong: 'Use at most {count} characters.',
  wrongWhole: 'Enter a whole number from {min} to {max}.',
} as const;

/** Gives a text about controls. */
export const { say: sayOfEntries } = englishTexts(entryTexts);
