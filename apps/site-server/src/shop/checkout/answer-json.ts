import type { CheckoutReply } from '@frontage/react-blocks/server';
import { jsonReply, type EndpointReply, type EndpointRequest } from '../../http/endpoint';
import { cartData } from '../cart/cart-data';

/** Redirects: a browser with 303, a script with the address. */
export function goTo({ request }: { request: EndpointRequest }, next: string): EndpointReply {
  if (wantsJson(request)) return answerJson(200, { next });
  return { status: 303, headers: { location: next, 'cache-control': 'no-store' }, body: '' };
}

/** Answers a script with a checkout. */
export function answerJson(status: number, reply: CheckoutReply): EndpointReply {
  return jsonReply(status, {
    data:
      'view' in reply
        ? { ...reply, view: { ...reply.view, cart: cartData(reply.view.cart) } }
        : reply,
  });
}

/** Whether a script sends the request, which wants no page. */
export function wantsJson({ headers }: EndpointRequest): boolean {
  return headers['accept']?.includes('application/json') ?? false;
}
