import * as z from 'zod';
import { actionsFor } from '../../http/action/actions-for';
import { fixedWords } from '../../http/action/fixed-words';
import { wholeUpTo } from '../../http/action/whole-up-to';
import type { RateLimit } from '../../http/rate-limit';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { searchPages } from './search-pages';

/** The services for answering searches. */
interface SearchServices {
  store: Pick<Store, 'kind' | 'read'>;
  /** Limits searches per network address. */
  searchLimit: RateLimit;
}

/** The number of results: without `limit`, and at most. */
export const searchLimits = { usual: 8, most: 20 };

/** Shown to a visitor who searches too often; every search reads pages of the site. */
export const tooManySearches = 'Too many searches. Please try again in a minute.';

const { defineAction } = actionsFor<SearchServices, Site>(
  fixedWords({ 404: 'There is no site at this address.', 429: tooManySearches }),
);

/** The actions that find pages [7.29]. */
export const searchActions = [
  defineAction({
    method: 'GET',
    url: '/api/search',
    parameters: '?q=…&limit=8',
    about: `\`{ data: { query, corrected?, total, results: [{ title, url, excerpt }] } }\`, at most ${searchLimits.most}`,
    who: 'anyone',
    guard: { none: 'changes nothing' },
    limit: [{ rate: 'searchLimit' }],
    query: z.object({
      q: z.string().default(''),
      limit: wholeUpTo(searchLimits.usual, searchLimits.most),
    }),
    run: ({ site, query: { q, limit } }, { store }) => searchPages(store, site.id, q, limit),
  }),
];
