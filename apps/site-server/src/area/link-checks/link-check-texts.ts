import { englishTexts } from '../../texts/server-texts';

/** What may be wrong with a link, and where it stands. In English, as is the whole area. */
const linkCheckTexts = {
  noPage: 'No page has the address {path}.',
  unseen: 'Visitors do not see the page {path}.',
  noPlace: 'The page has no such place any more.',
  noFile: 'The file is gone.',
  gonePage: 'The page that it shows is gone.',
  goneForm: 'The form is gone.',
  goneProduct: 'The product is gone.',
  header: 'Header',
  footer: 'Footer',
  announcement: 'Announcement bar',
  popupText: 'Text of the pop-up',
  popupButton: 'Button of the pop-up',
  badge: 'Badge',
  cookies: 'Cookie banner',
  terms: 'Page with the terms of sale',
  privacy: 'Page on privacy',
  returns: 'Page on returns',
  form: 'Form “{name}”',
  tickets: 'Tickets',
  ofEvent: 'Event “{title}”',
  redirect: 'Redirect',
  after: 'Page that opens after sending',
  inLanguage: '{name} in {language}',
} as const;

/** Gives a text about what is wrong with a link. */
export const { say: sayOfLinkChecks } = englishTexts(linkCheckTexts);
