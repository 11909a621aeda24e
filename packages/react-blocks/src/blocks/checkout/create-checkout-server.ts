import { createPause } from '@frontage/core-lifecycle';
import { browserNet, type BlockContext } from '@frontage/core-lifecycle/dom';
import { createCheckoutApi, type ApiResult, type CheckoutReply } from '@frontage/site-api';
import { siteCall } from '../../context/site-api';
import { checkoutControls } from '../../shop/checkout-view';
import { readCheckoutView } from '../../shop/read-checkout-view';
import { readShopErrors } from '../../shop/shop-errors';
import type { CheckoutAnswer, CheckoutServer } from './use-checkout';

/** Creates the server of a checkout's page from the calls of the page. */
export function createCheckoutServer(token: string, context: BlockContext): CheckoutServer {
  const { window } = context;
  const api = createCheckoutApi(siteCall(context));
  const address = `/checkout/${token}`;

  async function load(signal: AbortSignal): Promise<CheckoutAnswer> {
    return readAnswer(await api.loadCheckout(token, signal), address);
  }

  async function post(body: URLSearchParams, signal: AbortSignal): Promise<CheckoutAnswer> {
    const answer = readAnswer(await api.postCheckout(token, body, signal), address);
    // It was accepted, and the page goes on as it is.
    return answer.status === 'next' && answer.address === address ? load(signal) : answer;
  }

  return {
    ...browserNet(window),
    pause: createPause(context.clock),
    post,
    load,
    comeBack: (signal) => post(new URLSearchParams({ [checkoutControls.do]: 'back' }), signal),
    onReturn: (back, signal) =>
      window.addEventListener('pageshow', ({ persisted }) => persisted && back(), { signal }),
    go: (next) => window.location.assign(next),
  };
}

function readAnswer(reply: ApiResult<CheckoutReply>, address: string): CheckoutAnswer {
  if (!reply.ok)
    // A refusal without an answer of the checkout is final; anything else may succeed later.
    return reply.status >= 400 && reply.status < 500
      ? { status: 'next', address }
      : { status: 'lost' };
  const { data } = reply;
  return 'next' in data
    ? { status: 'next', address: data.next }
    : {
        status: 'shown',
        view: readCheckoutView(data.view),
        errors: readShopErrors(data.errors),
      };
}
