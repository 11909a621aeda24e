import type { ActionSamples } from './action-sample';

/** Requests about the product `jar`, which stays: what deletes one is refused for another. */
export function productSamples(): ActionSamples {
  const jar = '/config/product/jar';
  return {
    ...goodsSamples(),
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
    'POST /config/products/picked': {
      body: 'do=publish',
      status: 303,
      wrong: { body: 'do=%00', status: 400 },
    },
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
}

/** Requests about lists of the shop, none of whose rows is there. */
function goodsSamples(): ActionSamples {
  const codes = '/config/codes';
  const cards = '/config/gift-cards';
  const subscriptions = '/config/subscriptions';
  const unstorable = { body: 'do=%00', status: 400 };
  return {
    'GET /config/reviews': { status: 200 },
    'GET /config/reviews/export': { status: 200 },
    'POST /config/reviews': { body: 'do=approve@gone', status: 303, wrong: unstorable },
    'POST /config/codes': { body: 'do=end', status: 303, wrong: unstorable },
    'GET /config/codes': { status: 200 },
    'GET /config/codes/export': { status: 200 },
    'GET /config/codes/new': { status: 200 },
    'GET /config/codes/:id': { url: `${codes}/gone`, status: 404 },
    'POST /config/codes/:id': {
      url: `${codes}/new`,
      body: 'code=',
      status: 400,
      wrong: { body: 'code=%00', status: 400 },
    },
    'POST /config/codes/:id/end': { url: `${codes}/gone/end`, status: 404 },
    'POST /config/gift-cards': { body: 'do=void', status: 303, wrong: unstorable },
    'GET /config/gift-cards': { status: 200 },
    'GET /config/gift-cards/export': { status: 200 },
    'GET /config/gift-cards/:id': { url: `${cards}/gone`, status: 404 },
    'POST /config/gift-cards/:id/void': {
      url: `${cards}/gone/void`,
      body: 'reason=lost',
      status: 404,
      wrong: { body: 'reason=%00', status: 400 },
    },
    'POST /config/subscriptions': { body: 'do=end', status: 303, wrong: unstorable },
    'GET /config/subscriptions': { status: 200 },
    'GET /config/subscriptions/export': { status: 200 },
    'GET /config/subscriptions/:id': { url: `${subscriptions}/gone`, status: 404 },
    'GET /config/subscriptions/:id/end': { url: `${subscriptions}/gone/end`, status: 404 },
    'POST /config/subscriptions/:id/end': { url: `${subscriptions}/gone/end`, status: 404 },
    'GET /config/restock': { status: 200 },
    'GET /config/restock/export': { status: 200 },
    'POST /config/restock': { body: 'do=remove@gone', status: 303, wrong: unstorable },
  };
}
