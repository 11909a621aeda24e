import type { ActionSamples } from '../../../testing/action-sample';

/** Requests about gift cards, none of which is there. */
export const giftCardSamples: ActionSamples = {
  'POST /config/gift-cards': {
    body: 'do=void',
    status: 303,
    wrong: { body: 'do=%00', status: 400 },
  },
  'GET /config/gift-cards': { status: 200 },
  'GET /config/gift-cards/export': { status: 200 },
  'GET /config/gift-cards/:id': { url: '/config/gift-cards/gone', status: 404 },
  'POST /config/gift-cards/:id/void': {
    url: '/config/gift-cards/gone/void',
    body: 'reason=lost',
    status: 404,
    wrong: { body: 'reason=%00', status: 400 },
  },
};
