import type { ActionSamples } from '../../../testing/action-sample';

const jar = '/config/product/jar';

/** Requests about the product `jar`, which stays: what deletes one is refused for another. */
export const productSamples: ActionSamples = {
  'POST /config/products/picked': {
    body: 'do=publish',
    status: 303,
    wrong: { body: 'do=%00', status: 400 },
  },
  'GET /config/products/new': { status: 200 },
  'GET /config/product/:id': { url: jar, status: 200 },
  'POST /config/product/:id': {
    url: jar,
    body: 'do=save&base=%7B%22title%22%3A%22Moon+jar%22%7D&title=',
    status: 400,
    wrong: { body: 'title=%00', status: 400 },
  },
  'POST /config/product/:id/pictures': {
    url: `${jar}/pictures`,
    body: 'do=upload',
    status: 400,
    wrong: { body: 'title=%00', status: 400 },
  },
  'POST /config/product/:id/copy': { url: `${jar}/copy`, status: 303 },
  'GET /config/product/:id/delete': { url: `${jar}/delete`, status: 200 },
  'POST /config/product/:id/delete': { url: '/config/product/gone/delete', status: 404 },
};
