import type { ActionSamples } from '../../../testing/action-sample';

/** Requests about imports from other sites, of which there is none. */
export const importSamples: ActionSamples = {
  'GET /config/import': { status: 200 },
  'POST /config/import': { body: '', status: 400, wrong: { body: 'a=b', status: 400 } },
  'GET /config/import/:id': { url: '/config/import/gone', status: 404 },
  'POST /config/import/:id': {
    url: '/config/import/gone',
    body: 'do=stop',
    status: 404,
    wrong: { body: 'do=go', status: 400 },
  },
  'GET /config/import/:id/export': { url: '/config/import/gone/export', status: 404 },
  'GET /config/import/:id/remove': { url: '/config/import/gone/remove', status: 404 },
  'POST /config/import/:id/remove': { url: '/config/import/gone/remove', status: 404 },
};
