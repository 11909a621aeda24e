import { englishTexts } from '../../texts/server-texts';

/** What the area says about settings. In English, as is the whole area; `{…}` is filled in. */
const settingsTexts = {
  title: 'Settings',
  none: 'Your roles let you change none of the settings.',
  back: 'All settings',
  save: 'Save',
  saved: 'Saved. Visitors see it now.',
  unchanged: 'Nothing was changed.',
  notSaved: 'Nothing was saved. Correct what is marked below.',
  changedMeanwhile:
    'Somebody changed this after you opened the page. It is now: “{now}”. Save again to put what you entered in its place.',
  noChoice: 'Choose one of the list.',
  moved: 'Moved. Visitors see the new order now.',
  order: 'Order',
  up: 'Up',
  upOf: 'Move {title} up',
  down: 'Down',
  downOf: 'Move {title} down',
  removeEntry: 'Remove {title}',
  removeTitle: 'Remove {title}?',
  cancel: 'Keep it',
  redirects: 'Redirects',
  redirectsAbout: 'Old addresses that lead to new ones.',
  redirectsText:
    'Whoever opens one of these addresses is led to the other one. A page that visitors see goes before. Renaming a page adds one by itself.',
  noRedirects: 'No redirects yet.',
  addRedirect: 'Add a redirect',
  path: 'Address',
  pathHint: 'What follows the name of your site, such as /old-page.',
  target: 'Leads to',
  targetHint: 'A page of yours, such as /new-page, or an address elsewhere.',
  follows: 'Follows the page when it is renamed',
  add: 'Add redirect',
  remove: 'Remove',
  removeOf: 'Remove the redirect of {path}',
  added: 'The redirect works now.',
  removed: 'Removed. Visitors do not see it any more.',
} as const;

/** Gives a text about settings. */
export const { say: sayOfSettings } = englishTexts(settingsTexts);
