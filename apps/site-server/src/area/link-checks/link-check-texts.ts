import { englishTexts } from '../../texts/server-texts';

/** What may be wrong with a link. In English, as is the whole area. */
const linkCheckTexts = {
  noPage: 'No page has the address {path}.',
  unseen: 'Visitors do not see the page {path}.',
  noPlace: 'The page has no such place any more.',
  noFile: 'The file is gone.',
  gonePage: 'The page that it shows is gone.',
  goneForm: 'The form is gone.',
  goneProduct: 'The product is gone.',
} as const;

/** Gives a text about what is wrong with a link. */
export const { say: sayOfLinkChecks } = englishTexts(linkCheckTexts);
