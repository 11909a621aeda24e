/** One page that fits a search. */
export interface SearchResult {
  title: string;
  /** Address of the page within the site. */
  url: string;
  /** Plain text around what fits. */
  excerpt: string;
}

/** What a search gave. */
export interface SearchAnswer {
  query: string;
  /** How many pages fit in all; the results may be fewer. */
  total: number;
  results: readonly SearchResult[];
}

/** Asks for the pages that fit; rejects when that fails. */
export type SearchPages = (query: string, signal: AbortSignal) => Promise<SearchAnswer>;

/** How long to wait for the next key before asking, in ms. */
export const searchDelay = 200;

/** The words of the block; the site may replace them. */
export const searchTexts = {
  label: 'Search this site',
  placeholder: 'Search',
  submit: 'Search',
  searching: 'Searching…',
  found: (total: number) => (total === 1 ? '1 page found' : `${total} pages found`),
  none: (query: string) => `Nothing found for “${query}”. Try a shorter or a different word.`,
  failed: 'Unable to load results. Press Enter to try again.',
  all: (total: number) => `See all ${total} pages`,
} as const;
