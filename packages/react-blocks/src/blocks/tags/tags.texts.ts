import { defineTexts } from '../../texts/block-texts';

/** The texts of a block of tags. */
export const tagsTexts = defineTexts('tags', {
  /** The name of the links, for screen readers. */
  tags: 'Tags',
  categories: 'Categories',
  /** In place of a category or tag. */
  all: 'All',
  /** After the number of items, for screen readers. */
  items: { one: 'entry', other: 'entries' },
  none: 'Nothing here yet.',
});
