import { isText, type UnknownRecord } from '@frontage/core-lifecycle/reading';
import type { ApiResult } from './api-result';
import type { Call } from './call';

/** One page that a search found. */
export interface SearchHit {
  readonly title: string;
  readonly url: string;
  /** Plain text. */
  readonly excerpt: string;
}

/** The results of a search. */
export interface SearchFindings {
  readonly query: string;
  /** The words that were searched for instead, if no page has those of `query`. */
  readonly corrected?: string | undefined;
  /** How many pages match; `results` may hold fewer. */
  readonly total: number;
  readonly results: readonly SearchHit[];
}

/** Options of a search. */
export interface SearchOptions {
  /** The highest number of results. @default 8 */
  readonly limit?: number;
  /** Ends the call, e.g. when the next one starts. */
  readonly signal?: AbortSignal;
}

/** Reads the data of the reply; undefined if it is not the expected data. */
export function readSearchFindings({
  query,
  corrected,
  total,
  results,
}: UnknownRecord): SearchFindings | undefined {
  return isText(query) &&
    (corrected === undefined || isText(corrected)) &&
    typeof total === 'number' &&
    Array.isArray(results) &&
    results.every(isSearchHit)
    ? { query, ...(corrected !== undefined && { corrected }), total, results }
    : undefined;
}

/**
 * Makes the call that searches the published pages of the site. It is our addition, in the same
 * envelope.
 */
export function createSearch(call: Call) {
  return (
    query: string,
    { limit = 8, signal }: SearchOptions = {},
  ): Promise<ApiResult<SearchFindings>> =>
    call(`search?q=${encodeURIComponent(query)}&limit=${limit}`, readSearchFindings, { signal });
}

function isSearchHit(value: unknown): value is SearchHit {
  const hit: UnknownRecord = Object(value);
  return [hit.title, hit.url, hit.excerpt].every(isText);
}
