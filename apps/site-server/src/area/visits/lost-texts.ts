import { englishTexts } from '../../texts/server-texts';

/** The address of the page. */
export const lostPath = '/config/visits/lost';

/** What the area says about what was lost on the way. */
const lostTexts = {
  title: 'What was lost on the way',
  intro:
    'Browsers keep what they could not send and say, with the next batch, what became of it. What a blocker holds back, or a browser that never comes back, nobody hears of: compare with the pages that the server counted itself.',
  created: 'Events made by pages',
  acknowledged: 'Confirmed to them',
  arrived: 'Confirmed, of all',
  droppedTitle: 'Given up by browsers',
  heldTitle: 'Arrived, and could not be read',
  suppressedTitle: 'Held back on purpose',
  reason: 'Why',
  times: 'Times',
  droppedNone: 'No browser had to give up an event in this period.',
  heldNone: 'Everything that arrived could be read.',
  suppressedNone: 'No page had more than twenty errors, of which no more are sent.',
  none: 'Nothing was reported in this period. Browsers of visitors who agreed tell here what became of their events.',
  hits: 'Page views that pages reported',
  counted: 'Pages that the server counted',
} as const;

/** Gives a text about what was lost. */
export const { say: sayOfLost } = englishTexts(lostTexts);
