import type { RateLimits } from '../../http/rate-limit';
import { renewPageWords } from '../documents/renew-page-words';
import { createSearchLimit, type SearchLimits } from './create-search-limit';
import { searchActions } from './search-actions';

/** What the page search adds to the server. */
export const searchRoom = {
  actions: searchActions,
  services: ({ options, limits }: { options: SearchLimits; limits: RateLimits }) => ({
    searchLimit: createSearchLimit(options, limits),
  }),
  sweeps: [{ run: renewPageWords }],
};
