import { englishTexts } from '../../texts/server-texts';

/** What the area says about translated pages. In English, as is the whole area. */
const translationTexts = {
  title: 'Translations',
  intro:
    'Each page of your site in its other languages. A translated page has an address of its own, and search engines are told which pages belong together.',
  noLanguages:
    'Your site has one language. Add others in the settings; then its pages can be translated here.',
  addLanguages: 'Languages of your site',
  words: 'Words of the site in {language}',
  language: 'Language',
  search: 'Search title or address',
  state: 'State',
  allStates: 'All',
  page: 'Page',
  address: 'Address',
  translation: 'In {language}',
  none: 'Not begun',
  missing: 'Not complete',
  changed: 'The original has changed',
  done: 'Complete',
  lost: 'The original was deleted',
  counted: '{done} of {all} texts',
  unseen: 'Visitors do not see it yet',
  visible: 'Visitors see it',
  begin: 'Translate',
  beginOf: 'Translate “{title}” into {language}',
  look: 'Look at it',
  lookOf: 'Look at “{title}” in {language}',
  goOn: 'Go on',
  goOnOf: 'Go on with “{title}” in {language}',
  found: { one: '{count} page', other: '{count} pages' },
  noneFound: 'No page matches. Try part of the title, or show all.',
  // One page.
  pageTitle: '“{title}” in {language}',
  back: 'All pages in {language}',
  publish: 'Address and publishing',
  edit: 'Edit page',
  open: 'Open the page',
  original: 'The original',
  fieldTitle: 'Title',
  fieldDescription: 'Description for search engines',
  stateMissing: 'Not translated',
  stateChanged: 'The original has changed: look at it again',
  stateTranslated: 'Translated',
  fits: 'It still fits',
  marksHint: 'Keep the marks such as {mark} around the words that are linked or emphasised.',
  save: 'Save translation',
  saved: 'Saved.',
  begun: 'The page is made. Until you translate a text, it stands there as the original says it.',
  notSaved: 'Nothing was saved. Correct what is marked below.',
  marksWrong: 'Put each of the marks {marks} around words once.',
  changedMeanwhile:
    'Someone changed the page or its original after you opened it. Nothing was saved. Below is what you entered; look at it again, then save.',
} as const;

/** Gives a text about translated pages. */
export const { say: sayOfTranslations } = englishTexts(translationTexts);
