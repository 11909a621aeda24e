import { createPluralText } from '@frontage/site-model';

/** The texts of a search field. */
export interface SearchTexts {
  /** Its name for those who do not see it. */
  readonly label: string;
  readonly placeholder: string;
  readonly submit: string;
  readonly searching: string;
  readonly failed: string;
  found(answer: { readonly count: number }): string;
  none(answer: { readonly query: string }): string;
  /** The link to all that was found. */
  all(answer: { readonly count: number }): string;
}

/** Those in English. */
export const searchTexts: SearchTexts = {
  label: 'Search this site',
  placeholder: 'Search',
  submit: 'Search',
  searching: 'Searching…',
  failed: 'Unable to load results. Press Enter to try again.',
  found: ({ count }) =>
    createPluralText('en', { one: '# page found', other: '# pages found' })(count),
  none: ({ query }) => `Nothing found for “${query}”. Try a shorter or a different word.`,
  all: ({ count }) =>
    createPluralText('en', { one: 'See # page', other: 'See all # pages' })(count),
};
