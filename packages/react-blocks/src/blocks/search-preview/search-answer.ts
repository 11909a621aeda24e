/** A page that matches a search. */
export interface SearchResult {
  title: string;
  /** Address of the page within the site. */
  url: string;
  /** Plain text around the match. */
  excerpt: string;
}

/** The result of a search. */
export interface SearchAnswer {
  query: string;
  /** The words that were searched for instead, if no page has those of `query`. */
  corrected?: string | undefined;
  /** The total number of matches; the results may be fewer. */
  total: number;
  results: readonly SearchResult[];
}

/** Searches for matching pages; rejects on failure. */
export type SearchPages = (query: string, signal: AbortSignal) => Promise<SearchAnswer>;

/** The wait for the next key before a request, in ms. */
export const searchDelay = 200;
