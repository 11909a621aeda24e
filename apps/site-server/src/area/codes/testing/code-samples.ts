import type { ActionSamples } from '../../../testing/action-sample';

/** Requests about discount codes, none of which is there. */
export const codeSamples: ActionSamples = {
  'POST /config/codes': { body: 'do=end', status: 303, wrong: { body: 'do=%00', status: 400 } },
  'GET /config/codes': { status: 200 },
  'GET /config/codes/export': { status: 200 },
  'GET /config/codes/new': { status: 200 },
  'GET /config/codes/:id': { url: '/config/codes/gone', status: 404 },
  'POST /config/codes/:id': {
    url: '/config/codes/new',
    body: 'code=',
    status: 400,
    wrong: { body: 'code=%00', status: 400 },
  },
  'POST /config/codes/:id/end': { url: '/config/codes/gone/end', status: 404 },
};
