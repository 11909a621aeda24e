import type { ActionSamples } from '../../../testing/action-sample';

/** Requests about tags and categories, none of which is there. */
export const tagSamples: ActionSamples = {
  'GET /config/products/tags': { status: 200 },
  'POST /config/products/tags': {
    body: 'kind=tag',
    status: 303,
    wrong: { body: 'kind=%00', status: 400 },
  },
  'POST /config/products/tags/delete': {
    body: 'do=tag@none',
    status: 303,
    wrong: { body: 'do=%00', status: 400 },
  },
};
