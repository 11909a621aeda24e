import type { ActionSamples } from '../../../testing/action-sample';

/** Requests about reviews, none of which is there. */
export const reviewListSamples: ActionSamples = {
  'GET /config/reviews': { status: 200 },
  'GET /config/reviews/export': { status: 200 },
  'POST /config/reviews': {
    body: 'do=approve@gone',
    status: 303,
    wrong: { body: 'do=%00', status: 400 },
  },
};
