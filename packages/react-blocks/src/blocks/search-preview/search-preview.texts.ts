import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a search field. */
export const searchPreviewTexts = defineTexts('search-preview', {
  /** Its name for those who do not see it. */
  label: 'Search this site',
  placeholder: 'Search',
  submit: 'Search',
  searching: 'Searching…',
  failed: 'Unable to load results. Press Enter to try again.',
  found: { one: '# page found', other: '# pages found' },
  /** Stands before the number of pages found. */
  corrected: 'Nothing found for “{query}”. Showing results for “{corrected}” instead:',
  none: 'Nothing found for “{query}”. Try a shorter or different word.',
  /** The link to all that was found. */
  all: { one: 'See # page', other: 'See all # pages' },
});

/** The same, ready to be said. */
export type SearchPreviewTexts = SaidTexts<typeof searchPreviewTexts>;
