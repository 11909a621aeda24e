import { englishTexts } from '../../texts/server-texts';

/** What the area says about its log. In English, as is the whole area; `{…}` is filled in. */
const logTexts = {
  title: 'Log',
  search: 'Search names and changes',
  found: { one: '{count} entry', other: '{count} entries' },
  intro: 'Who did what in this area. Entries are kept for two years. Nobody can change them.',
  time: 'When',
  who: 'Who',
  what: 'What',
  from: 'From',
  everybody: 'Everyone',
  everything: 'Everything',
  unknown: 'Unknown address',
  before: 'Before: {before}',
  after: 'After: {after}',
  none: 'Nothing has been done yet.',
  noneFound: 'No entry matches. Show all.',
} as const;

/** Gives a text about the log. */
export const { say: sayOfLog } = englishTexts(logTexts);
