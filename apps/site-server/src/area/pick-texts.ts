import { englishTexts } from '../texts/server-texts';

/** What every list whose rows are picked says. In English, as is the whole area. */
const pickTexts = {
  pick: 'Select',
  pickAll: 'Select all that are shown',
  pickOf: 'Select {name}',
  picked: 'What is selected:',
  goBack: 'Go back',
} as const;

/** Gives a text of a list whose rows are picked. */
export const { say: sayOfPicks } = englishTexts(pickTexts);
