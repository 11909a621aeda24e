import { defineTexts } from '../../texts/block-texts';

/** The texts of an archive. */
export const archiveTexts = defineTexts('archive', {
  none: 'Nothing here yet.',
  /** How many items a month, a category or a tag has. */
  count: { one: '# entry', other: '# entries' },
  /** In place of a category or a tag. */
  without: 'Everything else',
  /** The link to the list of a category or a tag. */
  all: 'Read on in “{word}”',
});
