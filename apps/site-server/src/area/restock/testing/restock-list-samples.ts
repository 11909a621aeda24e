import type { ActionSamples } from '../../../testing/action-sample';

/** Requests about the list of those who wait, on which nobody is. */
export const restockListSamples: ActionSamples = {
  'GET /config/restock': { status: 200 },
  'GET /config/restock/export': { status: 200 },
  'POST /config/restock': {
    body: 'do=remove@gone',
    status: 303,
    wrong: { body: 'do=%00', status: 400 },
  },
};
