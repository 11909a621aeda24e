import { createPause } from '@frontage/core-lifecycle';
import { browserNet, type BlockContext } from '@frontage/core-lifecycle/dom';
import { createBuyerApi, type ApiFailure } from '@frontage/site-api';
import { createPressKey } from '../../context/press-keys';
import { siteCall } from '../../context/site-api';
import { openCartChannel } from '../../shop/cart-channel';
import { readCartView } from '../../shop/read-cart-view';
import type { CartReply, CartServer } from './use-cart';

/** Creates the server of a cart page from the calls of the page. */
export function createCartServer(context: BlockContext): CartServer {
  const { window, signal: ended } = context;
  const api = createBuyerApi(siteCall(context));
  // A channel does not receive its own messages.
  const channel = openCartChannel(window);
  ended.addEventListener('abort', () => channel?.close(), { once: true });
  return {
    ...browserNet(window),
    pause: createPause(context.clock),
    async change(change, key, signal) {
      const reply = await api.changeCart(change, key, signal);
      return reply.ok
        ? { status: 'answered', view: readCartView(reply.data.view) }
        : readFailure(reply);
    },
    async load(signal) {
      const reply = await api.cart(signal);
      return reply.ok ? readCartView(reply.data.view) : undefined;
    },
    notifyOthers: () => channel?.postMessage(0),
    listen(heard, signal) {
      channel?.addEventListener('message', heard, { signal });
      // A page from the back-forward cache shows an old cart.
      window.addEventListener('pageshow', ({ persisted }) => persisted && heard(), { signal });
    },
    createKey: () => createPressKey(context),
    go: (address) => window.location.assign(address),
  };
}

function readFailure({ status, code, error, errors = {} }: ApiFailure): CartReply {
  // An answer that is not the shop's, such as a network's login page, says nothing about the
  // change.
  if (status === 0 || status >= 500 || code === 'unreadable') return { status: 'lost' };
  // Without a message from the server the page has its own.
  return {
    status: 'refused',
    errors: { message: code === 'reply' || code === 'crumb' ? error : undefined, fields: errors },
  };
}
