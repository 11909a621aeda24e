import { isCurrencyCode } from '@frontage/commerce-model';
import { textReply, type Endpoint } from '../http/endpoint';
import type { OutboxWorker } from '../mail/start-outbox-worker';
import type { Store } from '../store/store';
import { isPlugId } from './is-plug-id';
import { checkPaidAmount, type PaymentOutcome } from './payment-outcome';
import type { PaymentNews, PaymentPlug, PaymentPlugId } from './payment-plug';
import { findTry } from './tries';

/** What is done with news of a payment of this shop, and how it stands then. */
export type HearNews = (
  plug: PaymentPlugId,
  news: PaymentNews,
  outcome: PaymentOutcome,
) => Promise<void>;

/** What the news of providers are taken with. */
export interface WebhookServices {
  store: Pick<Store, 'read'>;
  plugs: ReadonlyMap<PaymentPlugId, PaymentPlug>;
  hearNews: HearNews;
  /** Sends the mails that follow. */
  outbox: Pick<OutboxWorker, 'wake'>;
}

/**
 * `POST /api/commerce/webhook/<plug>`: what a payment provider tells by itself. 400 when it
 * is not signed as it should be; 200 for all else, once it is on disk: twice, late and in
 * any order is harmless.
 */
export function webhookEndpoint({ store, plugs, hearNews, outbox }: WebhookServices): Endpoint {
  return async ({ path, body, headers }) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const plug = isPlugId(name) ? plugs.get(name) : undefined;
    if (!plug) return textReply(404, 'There is nothing at this address.');
    const news = await plug.readWebhook(body, headers);
    if (news === undefined) return textReply(400, 'This is not signed as it should be.');
    if (news === 'other') return textReply(200, 'ok');
    const tried = await findTry(store.read, news.key);
    // Of another shop with the same account, or of another plug.
    if (tried?.plug !== plug.id || !isCurrencyCode(tried.currency)) return textReply(200, 'ok');
    const outcome = checkPaidAmount({ cents: tried.cents, currency: tried.currency }, news.answer);
    await hearNews(plug.id, news, outcome);
    outbox.wake();
    if (outcome.status !== 'mispaid') return textReply(200, 'ok');
    return {
      ...textReply(200, 'ok'),
      fault: new Error(
        `[site-server] payment ${tried.key} is of ${outcome.cents} ${outcome.currency}, asked were ${tried.cents} ${tried.currency}.`,
      ),
    };
  };
}
