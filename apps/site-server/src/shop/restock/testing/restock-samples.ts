import type { ActionSamples } from '../../../testing/action-sample';
import { goods } from '../../../testing/shop-fixture';

const wish = { productId: goods.jar, variantId: 'large', email: 'ada@example.com' };

/** Requests of who waits for a large jar. */
export const restockSamples: ActionSamples = {
  'POST /api/commerce/RestockNotice': {
    body: JSON.stringify(wish),
    status: 200,
    wrong: { body: '{}', status: 400 },
  },
  'POST /commerce/restock': {
    body: new URLSearchParams(wish).toString(),
    status: 303,
    wrong: { body: `productId=${'x'.repeat(101)}`, status: 400 },
  },
  'GET /commerce/restock': { status: 303 },
};
