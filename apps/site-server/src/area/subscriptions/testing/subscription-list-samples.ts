import type { ActionSamples } from '../../../testing/action-sample';

/** Requests about subscriptions, none of which is there. */
export const subscriptionListSamples: ActionSamples = {
  'POST /config/subscriptions': {
    body: 'do=end',
    status: 303,
    wrong: { body: 'do=%00', status: 400 },
  },
  'GET /config/subscriptions': { status: 200 },
  'GET /config/subscriptions/export': { status: 200 },
  'GET /config/subscriptions/:id': { url: '/config/subscriptions/gone', status: 404 },
  'GET /config/subscriptions/:id/end': { url: '/config/subscriptions/gone/end', status: 404 },
  'POST /config/subscriptions/:id/end': { url: '/config/subscriptions/gone/end', status: 404 },
};
