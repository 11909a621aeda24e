import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { readCheckoutView } from '../../shop/read-checkout-view';
import { readShopErrors } from '../../shop/shop-errors';
import { waitForTry } from '../../shop/wait-for-try';
import { storedFields } from '../../stored-fields';
import type { CheckoutAnswer, CheckoutServer } from './use-checkout';

/** How long one attempt may take, in ms: longer than the server lets a payment take. */
const callTime = 45_000;

/**
 * The server of a checkout. It is asked at the address that also takes the form without
 * scripts, and checks where a post comes from instead of a token.
 */
export function createCheckoutServer(token: string, context: BlockContext): CheckoutServer {
  const { window } = context;
  const address = `/checkout/${token}`;

  async function ask(signal: AbortSignal, body?: URLSearchParams): Promise<CheckoutAnswer> {
    const ended = new AbortController();
    const end = (): void => ended.abort();
    const timer = context.clock.setTimeout(end, callTime);
    signal.addEventListener('abort', end);
    try {
      const reply = await window.fetch(address, {
        headers: { accept: 'application/json' },
        ...(body && { method: 'POST', body }),
        signal: ended.signal,
      });
      // What refuses without words of the checkout is told by its page.
      const isRefusal = reply.status >= 400 && reply.status < 500;
      return readAnswer(
        await (isRefusal ? reply.json().catch(() => ({})) : reply.json()),
        reply.status,
        address,
      );
    } catch {
      return { status: 'lost' };
    } finally {
      context.clock.clearTimeout(timer);
      signal.removeEventListener('abort', end);
    }
  }

  return {
    async post(body, signal) {
      const answer = await ask(signal, body);
      // It was taken, and the page goes on as it is.
      return answer.status === 'next' && answer.address === address ? ask(signal) : answer;
    },
    load: (signal) => ask(signal),
    wait: (tries, signal) => waitForTry(context, tries, signal),
    onReturn: (back, signal) =>
      window.addEventListener('pageshow', ({ persisted }) => persisted && back(), { signal }),
    isOnline: () => window.navigator.onLine,
    go: (next) => window.location.assign(next),
  };
}

function readAnswer(body: unknown, status: number, address: string): CheckoutAnswer {
  const data = storedFields(storedFields(body).raw('data'));
  const next = data.optionalText('next');
  if (next !== undefined) return { status: 'next', address: next };
  if (data.raw('view') !== undefined)
    return {
      status: 'shown',
      view: readCheckoutView(data.raw('view')),
      errors: readShopErrors(data.raw('errors')),
    };
  // What is no answer of a checkout, the page itself will tell.
  return status >= 500 ? { status: 'lost' } : { status: 'next', address };
}
