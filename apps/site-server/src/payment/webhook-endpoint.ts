import { isCurrencyCode } from '@frontage/commerce-model';
import { textReply, type Endpoint } from '../http/endpoint';
import type { ServerParts } from '../app/server-parts';
import { readTryKey } from '../shop/checkout/driver/checkout-payments';
import { isPlugId } from '../shop/checkout/payment-options';
import { paymentOf } from '../shop/checkout/create-store-payments';
import { holdAgainst } from './payment-outcome';

/**
 * `POST /api/commerce/webhook/<plug>`: what a payment provider tells by itself. 400 when it
 * is not signed as it should be; 200 for all else, once it is on disk: twice, late and in
 * any order is harmless.
 */
export function webhookEndpoint({ desk, store, outbox }: ServerParts): Endpoint {
  return async ({ path, body, headers }) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const plug = isPlugId(name) ? desk.plugs.get(name) : undefined;
    if (!plug) return textReply(404, 'There is nothing at this address.');
    const news = await plug.readWebhook(body, headers);
    if (news === undefined) return textReply(400, 'This is not signed as it should be.');
    if (news === 'other') return textReply(200, 'ok');
    const tried = await paymentOf(store.read, news.key);
    // Of another shop with the same account, or of another plug.
    if (tried?.plug !== plug.id || !isCurrencyCode(tried.currency)) return textReply(200, 'ok');
    const answer = holdAgainst({ cents: tried.cents, currency: tried.currency }, news.answer);
    if (readTryKey(news.key)) await desk.driver.hear(plug.id, { ...news, answer });
    else await desk.renewals.hear(news);
    outbox.wake();
    if (answer.status !== 'mispaid') return textReply(200, 'ok');
    return {
      ...textReply(200, 'ok'),
      fault: new Error(
        `[site-server] payment ${tried.key} is of ${answer.cents} ${answer.currency}, asked were ${tried.cents} ${tried.currency}.`,
      ),
    };
  };
}
