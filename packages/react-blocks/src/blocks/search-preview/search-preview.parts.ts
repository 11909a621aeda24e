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
