import { englishTexts } from '../../texts/server-texts';

/** What the area says about finding. In English, as is the whole area; `{…}` is filled in. */
const findTexts = {
  title: 'Find',
  search: 'A page, an order, a person or something to do',
  sections: 'Go to',
  acts: 'Actions',
  pages: 'Pages',
  products: 'Products',
  orders: 'Orders',
  order: 'Order {number}',
  messages: 'Messages',
  members: 'Members',
  people: 'Team',
  files: 'Files',
  more: 'See all matching {kind}',
  none: 'Nothing found. Try fewer or different words.',
} as const;

/** Gives a text about finding. */
export const { say: sayOfFind } = englishTexts(findTexts);
