import type { ActionSamples } from '../../../testing/action-sample';

/** Requests about products as a table; no import is there. */
export const productCsvSamples: ActionSamples = {
  'GET /config/products/export': { status: 200 },
  'GET /config/products/import': { status: 200 },
  'POST /config/products/import': { body: 'table=', status: 400 },
  'GET /config/products/import/:id': { url: '/config/products/import/gone', status: 404 },
  'POST /config/products/import/:id': {
    url: '/config/products/import/gone',
    body: 'do=stop',
    status: 404,
    wrong: { body: 'do=go', status: 400 },
  },
};
