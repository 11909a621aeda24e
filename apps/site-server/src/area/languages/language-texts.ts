import { englishTexts } from '../../texts/server-texts';

/** What the area says about the words of a site. In English, as is the whole area. */
const languageTexts = {
  title: 'Words in {language}',
  back: 'All languages',
  frame: 'Header and footer in {language}',
  frameAbout: 'The name, the links and the last lines of pages in {language}.',
  intro:
    'What pages and emails of your site say by themselves, such as on buttons. Leave a text empty to use the English words. The words of your own pages stand on the pages.',
  search: 'Words, in English or in yours',
  kind: 'Subject',
  allKinds: 'All subjects',
  state: 'State',
  allStates: 'All',
  missing: 'Not translated yet',
  own: 'In your own words',
  found: { one: '{count} text', other: '{count} texts' },
  allTranslated: 'Everything is translated.',
  noneFound: 'No text matches. Try fewer words, or show all.',
  english: 'English: {text}',
  keepPlaces: 'Filled in: {places}',
  formOf: 'For {form}',
  zero: 'none',
  one: 'one, or counts like it',
  two: 'two, or counts like it',
  few: 'a few',
  many: 'many',
  other: 'all other counts',
  exactly: 'exactly {count}',
  countHint: 'Write # or {place} where the count stands.',
  previous: 'Previous',
  next: 'Next',
  save: 'Save these words',
  saved: 'Saved. Visitors see it now.',
  unchanged: 'Nothing was changed.',
  notSaved: 'Nothing was saved. Correct what is marked below.',
  tooLong: 'It has {count} characters; it can have up to {most}.',
  lacksOther: 'Enter the form for all other counts as well.',
  noPlace: '“{place}” would be shown as it is: nothing is filled in here.',
  unknownPlace: '“{place}” would be shown as it is. What can be filled in here: {places}',
  removeTitle: 'Remove {language}?',
  removeWords: 'Its words, its header and its footer are kept, and come back with the language.',
  removePages: {
    one: 'One page in {language} is seen by visitors, or will be:',
    other: '{count} pages in {language} are seen by visitors, or will be:',
  },
  removeNoPages: 'Visitors see no page in {language}.',
  removeHide: 'Remove, and hide these pages',
  removeHideAbout:
    'Hidden pages stay in your list of pages, and are shown again if you bring the language back.',
  removeKeep: 'Remove, and keep these pages',
  removeKeepAbout:
    'Kept pages stay at their addresses, with the words, the header and the footer of your main language. Other pages no longer lead to them as translations.',
  removeMayNot: 'Someone who may publish pages can hide them.',
  remove: 'Remove {language}',
  cancel: 'Cancel',
  removedTitle: '{language} is removed',
  removedNone: 'No page was hidden with it.',
  removedHidden: {
    one: 'One page was hidden with it. Visitors see it again if you bring the language back.',
    other:
      '{count} pages were hidden with it. Visitors see them again if you bring the language back.',
  },
  removedNow: '{language} was removed.',
  restore: 'Bring {language} back',
  siteName: 'Name of the site',
  siteNameHint: 'At the top of pages in {language}.',
  wrongName: 'Enter a name of up to {most} characters.',
} as const;

/** Gives a text about the words of a site. */
export const { say: sayOfLanguages } = englishTexts(languageTexts);
