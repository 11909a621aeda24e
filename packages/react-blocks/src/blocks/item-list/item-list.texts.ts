import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a list of notes or events. */
export const itemListTexts = defineTexts('item-list', {
  categories: 'Categories',
  tags: 'Tags',
  /** In place of a category or tag. */
  all: 'All',
  /** A category or tag, and how many items have it. */
  counted: '{word} ({items})',
  upcoming: 'Upcoming',
  past: 'Past',
  /** The name of the links to upcoming and past events. */
  when: 'When',
  /** The name of an item's category and tags. */
  labels: 'Filed under',
  none: 'Nothing here yet.',
  noneFound: 'Nothing matches.',
  showAll: 'Show everything',
  /** The name of the links to further pages. */
  pages: 'Pages of the list',
  /** What a page shows. */
  page: 'Page {at} of {pages}',
  previous: 'Previous',
  next: 'Next',
});

/** The same, ready to be said. */
export type ItemListTexts = SaidTexts<typeof itemListTexts>;
